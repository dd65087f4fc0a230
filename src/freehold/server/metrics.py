"""What a server counts, in the text format of Prometheus."""

from collections.abc import Iterator
from dataclasses import dataclass, field

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


@dataclass
class Metrics:
    """Counters of one server."""

    tables_created: int = 0
    sockets_opened: int = 0
    messages: dict[str, int] = field(default_factory=dict[str, int])
    refusals: dict[str, int] = field(default_factory=dict[str, int])
    cut_off: dict[str, int] = field(default_factory=dict[str, int])
    moves: dict[str, int] = field(default_factory=dict[str, int])
    buckets: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    seconds: float = 0.0

    def count(self, table: dict[str, int], key: str) -> None:
        """One more."""
        table[key] = table.get(key, 0) + 1

    def move(self, by: str, seconds: float) -> None:
        """A move that is stored, and how long that took."""
        self.count(self.moves, by)
        self.seconds += seconds
        slot = next((i for i, limit in enumerate(BUCKETS) if seconds <= limit), len(BUCKETS))
        self.buckets[slot] += 1

    def text(self, now: dict[str, int | float]) -> str:
        """Everything; `now` has what is measured at this moment."""
        return "\n".join([*self._gauges(now), *self._counters(), *self._histogram(), ""])

    def _gauges(self, now: dict[str, int | float]) -> Iterator[str]:
        for name, value in now.items():
            yield f"# TYPE freehold_{name} gauge"
            yield f"freehold_{name} {value}"

    def _counters(self) -> Iterator[str]:
        for name, value in (
            ("tables_created_total", self.tables_created),
            ("sockets_opened_total", self.sockets_opened),
        ):
            yield f"# TYPE freehold_{name} counter"
            yield f"freehold_{name} {value}"
        for name, label, table in (
            ("messages_total", "type", self.messages),
            ("refusals_total", "check", self.refusals),
            ("cut_off_total", "why", self.cut_off),
            ("moves_total", "by", self.moves),
        ):
            yield f"# TYPE freehold_{name} counter"
            for key, value in sorted(table.items()):
                yield f'freehold_{name}{{{label}="{key}"}} {value}'

    def _histogram(self) -> Iterator[str]:
        name = "freehold_move_seconds"
        yield f"# HELP {name} From a move's check to its commit on disk."
        yield f"# TYPE {name} histogram"
        total = 0
        for limit, count in zip((*BUCKETS, "+Inf"), self.buckets, strict=True):
            total += count
            yield f'{name}_bucket{{le="{limit}"}} {total}'
        yield f"{name}_sum {self.seconds:.6f}"
        yield f"{name}_count {total}"
