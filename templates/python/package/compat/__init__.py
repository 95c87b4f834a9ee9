"""Programs that were written for NVIDIA's `cuda.bindings`, on cubind, as they are.

From outside, as one starts Python itself::

    python -m cubind.compat prog.py args...
    python -m cubind.compat -m pytest ...

From inside, before anything imports `cuda.bindings`::

    import cubind.compat
    cubind.compat.install()

Then `cuda.bindings.driver`, `runtime` and `nvrtc`, and the names of CUDA Python 11, `cuda.cuda`, `cuda.cudart` and
`cuda.nvrtc`, are cubind's modules, whether or not NVIDIA's package is installed. What cubind does not have, such as
`cuda.bindings.nvjitlink`, is NVIDIA's where that is installed; so are other packages below `cuda`, such as `cuda.core`,
whose extension modules find the C functions that they call in cubind.

Classes and functions say that they are in `cuda.bindings.driver` and so on, in Python and in C, so that what they pickle
loads where NVIDIA's package is installed (records apart, which that one cannot pickle), and `isinstance` knows enums as
NVIDIA's `FastEnum`. That is decided for the process: what was made before `install`, by a program that used `cubind.driver`
already, keeps its name.

CUBIND_CUDA chooses the major version, also the one that `cuda.bindings.__version__` speaks of. New processes do not
inherit any of this: a program that starts others, or that uses multiprocessing with "spawn", calls `install` in them.
"""

import sys

from cubind import _native
from cubind.compat import _contract
from cubind.compat._finder import Finder
from cubind.compat._served import SERVED

__all__ = ["install"]

_finder = Finder()


def install() -> None:
    """Makes `import cuda.bindings…` find cubind. A second call changes nothing.

    Raises
    ------
    RuntimeError
        NVIDIA's modules are imported already: what a program has of them would not be what cubind has.
    """
    if _finder in sys.meta_path:
        return
    theirs = sorted(SERVED & sys.modules.keys())
    if theirs:
        raise RuntimeError(
            f"{', '.join(theirs)} is imported already: call cubind.compat.install() before, "
            "or start the program with `python -m cubind.compat`"
        )
    sys.meta_path.insert(0, _finder)
    try:
        major = _contract.major()
    except ImportError:
        # The import of a module that is to be served says that the environment asks for a major version there is not.
        return
    _native.present(major, "cuda.bindings")
