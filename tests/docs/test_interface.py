"""The page of `core` and `table` is what their docstrings say."""

import pytest

from tools.interface import MODULES, main, page


def test_the_page_is_not_stale() -> None:
    assert main(["--check"]) == 0, "run: python -m tools.interface"


@pytest.mark.parametrize("module", MODULES)
def test_every_module_is_told(module: str) -> None:
    assert f"## `{module}.py`\n\n" in page()


def test_a_wrong_word_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--chekc"]) == 2
    assert "usage" in capsys.readouterr().err
