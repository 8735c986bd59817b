"""What `settle` has yet to write down and to tell."""

from msgspec import Struct

from anpfiff.server.room.writes import Kept


class Pending(Struct):
    """Marks that are set wherever something happens, and cleared when it has been told."""

    dirty: bool = True
    """Does the room have to be written down anew?"""
    changed: bool = False
    """Does everybody have to see the room anew?"""
    kick_off: bool = False
    """Has a match just begun that nobody has seen yet?"""
    finished: Kept | None = None
    """A match whose record is not on disk yet."""
