"""The part of `cuda.bindings` that cubind provides: its modules, and its release for each major version."""
# Written by cubind's generator: do not edit.

from cubind import _modules

VERSIONS = {
    "12": "12.9.10",
    "13": "13.5.0",
}
DEFAULT = "13"
# The libraries whose modules have C names.
LIBRARIES = ("driver", "nvrtc", "runtime", )
# The libraries whose modules have Python names.
VIEWS = ("cudla", "cufile", "nvfatbin", "nvjitlink", "nvml", "nvvm", )


def major() -> int:
    """Returns the major version that programs use."""
    return int(_modules.chosen_major(tuple(VERSIONS), DEFAULT))


def version() -> str:
    """Returns the version of `cuda.bindings` that programs see."""
    return VERSIONS[str(major())]
