"""Figures for whoever looks after a server, in the text format that Prometheus reads."""

from anpfiff.server.house import House


class Metrics:
    """Counters; no names, no codes, no messages."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.sockets = self.heard = self.refused = 0

    def text(self) -> str:
        figures = {
            "anpfiff_rooms": ("gauge", len(self._house.tenants)),
            "anpfiff_sockets": ("gauge", self.sockets),
            "anpfiff_messages_total": ("counter", self.heard),
            "anpfiff_refused_total": ("counter", self.refused),
            "anpfiff_written_total": ("counter", self._house.written),
        }
        return "".join(f"# TYPE {name} {kind}\n{name} {figure}\n" for name, (kind, figure) in figures.items())
