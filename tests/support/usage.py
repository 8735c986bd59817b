"""What a process has used: asked of the kernel."""

import os

TICKS = os.sysconf("SC_CLK_TCK")


def processor(pid: int) -> float:
    """Seconds of processor time so far, all threads together."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:  # noqa: PTH123 -- no file, a question to the kernel
        words = file.read().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS


def memory(pid: int) -> int:
    """Bytes that are resident."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:  # noqa: PTH123 -- no file, a question to the kernel
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
