"""The lock of the client's packages: it names no host, checks everything by hash, and forgets no other machine's files."""

import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


@pytest.fixture(scope="module", params=["web", "tests/support/browser/spare", "src/anpfiff/site/fetched"])
def packages(request: pytest.FixtureRequest) -> dict[str, dict[str, Any]]:
    lock = json.loads((ROOT / request.param / "package-lock.json").read_text(encoding="utf-8"))
    return {name: package for name, package in lock["packages"].items() if name}


def test_no_package_says_where_it_comes_from(packages: dict[str, dict[str, Any]]) -> None:
    assert not [name for name, package in packages.items() if "resolved" in package]


def test_every_package_is_known_by_its_hash(packages: dict[str, dict[str, Any]]) -> None:
    assert not [name for name, package in packages.items() if "integrity" not in package]


def test_no_machine_is_forgotten(packages: dict[str, dict[str, Any]]) -> None:
    """Npm drops an optional package silently when it is late in the registry, and then fails on the machine that needs it."""
    wanted = {
        (name, one) for name, package in packages.items() for one in package.get("optionalDependencies", ())
    }
    assert not {
        one
        for name, one in wanted
        if not {f"node_modules/{one}", f"{name}/node_modules/{one}"} & set(packages)
    }


def test_what_the_client_asks_for_is_pinned() -> None:
    asked = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    assert "dependencies" not in asked, "the built client brings all it needs"
    assert all(version[0].isdigit() for version in asked["devDependencies"].values())
