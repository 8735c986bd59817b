"""ALL-3: handicaps in words. They stand above every table that is shown: nobody has one in silence."""

from typing import Any, Literal

from anpfiff.core import AnyGame, Options


def told(game: AnyGame, options: Options, names: tuple[str, ...]) -> tuple[str, ...]:
    """A line for everybody who has one."""
    ahead = _ahead(game, options, len(names))
    calm = _row(options, "calm_for", len(names))
    parts = (_parts(game, *given) for given in zip(ahead, calm, strict=True))
    return tuple(f"{name}: {' · '.join(said)}" for name, said in zip(names, parts, strict=True) if said)


def _ahead(game: AnyGame, options: Options, seats: int) -> tuple[int, ...]:
    steps = _row(options, "head_start", seats)
    return steps if game.head_start is None else game.head_start.given(steps, seats)


def _row(options: Options, name: str, seats: int) -> tuple[int, ...]:
    row: tuple[Any, ...] = getattr(options, name, ())
    return row or (0,) * seats


def _parts(game: AnyGame, ahead: int, calm: int) -> list[str]:
    said = [_head_start(game.head_start.unit, ahead)] if game.head_start is not None and ahead else []
    return [*said, f"everybody else rests {calm / 1000:g} s after each card"] if calm else said


def _head_start(unit: Literal["goals", "cards"], ahead: int) -> str:
    many = f"{ahead} {unit if ahead > 1 else unit[:-1]}"
    return f"{many} ahead" if unit == "goals" else f"wins with {many} left at the beginning of a turn"
