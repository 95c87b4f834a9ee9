"""The metadata of the packages that cubind replaces, for `importlib.metadata`.

The finder imports this module when `importlib.metadata` is used.
"""

from collections.abc import Iterator
from importlib.metadata import Distribution, DistributionFinder
from pathlib import Path

from cubind.compat import _contract

# The normalized names of the packages that the modules replace.
_NAMES = ("cuda_bindings", "cuda_python")


class _Served(Distribution):
    """A package with only a name and a version."""

    def __init__(self, name: str) -> None:
        self._name = name.replace("_", "-")

    def read_text(self, filename: str) -> str | None:
        if filename not in ("METADATA", "PKG-INFO"):
            return None
        return (
            f"Metadata-Version: 2.1\nName: {self._name}\nVersion: {_contract.version()}\n"
            "Summary: cubind, by way of cubind.compat\n"
        )

    def locate_file(self, path: object) -> Path:
        return Path(__file__).parents[2] / str(path)


def distributions(context: DistributionFinder.Context) -> Iterator[Distribution]:
    """Returns the packages that the context selects."""
    wanted = None if context.name is None else context.name.lower().replace("-", "_").replace(".", "_")
    return (_Served(name) for name in _NAMES if wanted in (None, name))
