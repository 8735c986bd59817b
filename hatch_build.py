"""A wheel or an sdist holds the built client, so whoever installs it needs no Node; from a bare clone it is built first."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [self._client["NODE"], self._client["PACKER"]] if self._to_build() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._to_build() and self._client["build"]():
            raise SystemExit(1)

    def _to_build(self) -> bool:
        """Not from an sdist: it brought the client along."""
        return not (Path(self.root) / "PKG-INFO").exists() and self._client["stale"]()

    @property
    def _client(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "tools" / "client.py"))
