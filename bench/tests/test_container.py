"""What is handed to a container runtime: every step is one that bench/container.py tries, and what it starts is there."""

import pytest

from anpfiff.cli import main
from bench.container import ROOT
from bench.helpers.containerfile import Step, Unknown, ignored, steps

OURS = list(steps((ROOT / "Containerfile").read_text()))


def test_every_step_is_one_that_is_tried() -> None:
    assert [step.stage for step in OURS if step.word == "FROM"] == [0, 1]
    with pytest.raises(Unknown, match="ADD"):
        list(steps("FROM here\nADD there"))


def test_flags_and_words_are_told_apart() -> None:
    step = Step(0, "HEALTHCHECK", '--interval=1s --timeout=2s CMD ["true", "a b"]')
    assert step.flags == {"interval": "1s", "timeout": "2s"}
    assert step.words == ["true", "a b"]


def test_what_it_starts_is_a_command_that_we_know(capsys: pytest.CaptureFixture[str]) -> None:
    (start,) = (step.words for step in OURS if step.word == "ENTRYPOINT")
    with pytest.raises(SystemExit) as ended:
        main([*start[start.index("anpfiff") + 1 :], "--help"])
    assert ended.value.code == 0
    assert "--data" in capsys.readouterr().out


@pytest.mark.parametrize(
    "name", [".git/config", "web/node_modules/vite/x.js", ".coverage.17", "src/a/__pycache__/b.pyc"]
)
def test_what_no_image_needs_stays_outside(name: str) -> None:
    assert ignored(name, (ROOT / ".containerignore").read_text().split())


@pytest.mark.parametrize(
    "name", ["src/anpfiff/cli.py", "web/src/main.ts", "src/anpfiff/lab/cli.py", "pyproject.toml"]
)
def test_what_is_built_from_goes_in(name: str) -> None:
    assert not ignored(name, (ROOT / ".containerignore").read_text().split())
