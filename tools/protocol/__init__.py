"""The wire as others read it: made from the structs, so that it is never written twice and never stale.

`python -m tools.protocol` writes docs/protocol.md, docs/protocol.schema.json and web/src/wire; with `--check` it only says
which of them are stale, and a test asks that.
"""
