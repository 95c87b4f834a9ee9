"""The part of `cuda.bindings` that a program finds: its modules, and its release for each major version."""
# Written by cubind's generator: do not edit.

from cubind import _modules

VERSIONS = {
    "12": "12.9.10",
    "13": "13.5.0",
}
DEFAULT = "13"
# The libraries with a module in it: under C's names,
LIBRARIES = ("driver", "nvrtc", "runtime", )
# and under Python's.
VIEWS = ("cudla", "cufile", "nvfatbin", "nvjitlink", "nvml", "nvvm", )


def major() -> int:
    """The major version that programs get."""
    return int(_modules.chosen_major(tuple(VERSIONS), DEFAULT))


def version() -> str:
    """The version that programs get."""
    return VERSIONS[str(major())]
