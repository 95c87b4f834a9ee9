"""Which `cuda.bindings` a program finds: the newest release of each major version that cubind is compared with."""

from cubind import _modules

VERSIONS = {"12": "12.9.10", "13": "13.4.4"}


def major() -> int:
    """The major version that is served."""
    return int(_modules.chosen_major(tuple(VERSIONS)))


def version() -> str:
    """The version that is served."""
    return VERSIONS[str(major())]
