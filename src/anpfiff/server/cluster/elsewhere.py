"""What is asked for is run by another node."""

from anpfiff.server.cluster.fence import Holder


class Elsewhere(Exception):  # noqa: N818 -- what it is
    """Whoever stands at the door is passed on to that node."""

    def __init__(self, holder: Holder) -> None:
        super().__init__(holder.node)
        self.holder = holder
