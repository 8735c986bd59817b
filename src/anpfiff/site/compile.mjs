// Sources into bytecode, by the very Python that will run it in the browser: node compile.mjs PYODIDE LIBRARY SOURCES ROOT OUT
import { readFileSync, writeFileSync } from 'node:fs'

const [pyodide, library, sources, root, out] = process.argv.slice(2)
const LOCK = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14', version: '0' }, packages: {} }
// The same sources make the same file: sets are in one order, and no column is noted that only a traceback would show.
const env = { HOME: '/home/anpfiff', PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' }
const PROGRAM = `
import zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

with zipfile.ZipFile("/sources.zip") as given, zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
    for name in sorted(given.namelist()):
        content = given.read(name)
        if name.endswith(".py"):
            code = compile(content, f"{root}/{name}", "exec", dont_inherit=True, optimize=2 if "python314.zip" in root else 0)
            name, content = f"{name}c", bytes(_code_to_timestamp_pyc(code))
        out.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
`

const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`)
const python = await loadPyodide({ indexURL: pyodide, stdLibURL: library, lockFileContents: JSON.stringify(LOCK), checkAPIVersion: false, env })
python.FS.writeFile('/sources.zip', new Uint8Array(readFileSync(sources)))
python.globals.set('root', root)
python.runPython(PROGRAM)
writeFileSync(out, python.FS.readFile('/out.zip'))
