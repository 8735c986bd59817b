"""What `deploy/` starts is what the program knows."""

import re
import shlex
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # comes with the lab, without types

from anpfiff.cli import main

ROOT = Path(__file__).parents[2]
COMPOSE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
NODES = [COMPOSE["services"][name] for name in ("node1", "node2")]
UNIT = (ROOT / "deploy" / "systemd" / "anpfiff@.service").read_text()


def options(capsys: pytest.CaptureFixture[str]) -> set[str]:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    return set(re.findall(r"--[a-z-]+", capsys.readouterr().out))


def test_every_option_of_the_nodes_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    started = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    words = [word for node in NODES for word in node["command"]] + [
        word for line in started for word in shlex.split(line)
    ]
    assert {word for word in words if word.startswith("--")} <= options(capsys)


def test_the_proxy_knows_every_node() -> None:
    caddyfile = (ROOT / "deploy" / "Caddyfile").read_text()
    assert all(f"{node['hostname']}:8000" in caddyfile for node in NODES)


def test_the_database_keeps_what_is_acknowledged() -> None:
    settings = (ROOT / "deploy" / "postgres" / "postgresql.conf").read_text()
    assert {"synchronous_commit = on", "fsync = on", "full_page_writes = on"} <= set(settings.splitlines())
