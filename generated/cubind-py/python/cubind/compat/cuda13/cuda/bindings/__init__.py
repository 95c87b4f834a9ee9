"""`cuda.bindings` in `cubind.compat`."""

from cubind import _modules
from cubind.compat import _contract

__version__ = _contract.version()


# NVIDIA's package imports this module eagerly; here it is imported on first access.
def __getattr__(name: str) -> object:
    if name == "utils":
        return _modules.imported("cuda.bindings.utils")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name)


def __dir__() -> list[str]:
    return sorted({*globals(), "utils"})
