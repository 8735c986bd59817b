"""What a command is added to."""

from argparse import ArgumentParser, _SubParsersAction
from typing import TypeAlias

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"
