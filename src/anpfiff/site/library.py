"""Python's own modules without those that no room, no rule and no bot will ever ask for: they are more than half of it."""

import io
import zipfile

LONG_AGO = (1980, 1, 1, 0, 0, 0)
FOR_PROGRAMMERS = """
_pyrepl antigravity bdb cProfile cmd code compileall doctest filecmp fileinput getopt getpass modulefinder optparse pdb profile
pstats pty py_compile pyclbr pydoc pydoc_data rlcompleter runpy sched shlex symtable tabnanny this timeit trace tracemalloc tty
turtle unittest zipapp
"""
FOR_NETWORKS_AND_PROCESSES = """
ctypes ftplib http imaplib mailbox mimetypes multiprocessing netrc nturl2path poplib smtplib socketserver webbrowser wsgiref xmlrpc
"""
FOR_OTHER_FILES = """
colorsys configparser dbm difflib gettext html pickletools plistlib shelve sqlite3 tarfile wave xml zoneinfo
"""
SLOW_TWINS = "_pydatetime _pydecimal _pyio _markupbase"
"""Of what is there in C."""
LEFT_OUT = frozenset(f"{FOR_PROGRAMMERS} {FOR_NETWORKS_AND_PROCESSES} {FOR_OTHER_FILES} {SLOW_TWINS}".split())
PARTS_LEFT_OUT = (
    "asyncio/__main__",
    "asyncio/proactor_events",
    "asyncio/tools",
    "asyncio/windows_",
    "concurrent/futures/interpreter",
    "concurrent/futures/process",
    "json/tool",
    "logging/config",
    "logging/handlers",
    "urllib/request",
    "urllib/robotparser",
)
LETTERS = (
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "raw_unicode_escape",
    "unicode_escape",
    "utf_",
)
"""Of all encodings these."""


def trimmed(library: bytes) -> bytes:
    """A zip of the modules that stay."""
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(library)) as whole, zipfile.ZipFile(packed, "w") as rest:
        for name in sorted(whole.namelist()):
            if stays(name):
                rest.writestr(zipfile.ZipInfo(name, LONG_AGO), whole.read(name))
    return packed.getvalue()


def stays(name: str) -> bool:
    """Does play need this file of the library?"""
    first, _, rest = name.partition("/")
    if first.removesuffix(".py") in LEFT_OUT or name.endswith("/"):
        return False
    if first == "encodings":
        return rest.startswith(LETTERS)
    return not name.startswith(PARTS_LEFT_OUT)
