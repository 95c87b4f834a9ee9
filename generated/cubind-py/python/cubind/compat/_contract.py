"""Which `cuda.bindings` a program finds: its modules, and its release for each major version."""
# Written by cubind's generator: do not edit.

from cubind import _modules

VERSIONS = {
    "12": "12.9.10",
    "13": "13.5.0",
}
DEFAULT = "13"
# The libraries that it has a module of: with C's names,
LIBRARIES = ("driver", "nvrtc", "runtime", )
# and with Python's.
VIEWS = ("cudla", "cufile", "nvfatbin", "nvjitlink", "nvml", "nvvm", )


def major() -> int:
    """The major version that is served."""
    return int(_modules.chosen_major(tuple(VERSIONS), DEFAULT))


def version() -> str:
    """The version that is served."""
    return VERSIONS[str(major())]
