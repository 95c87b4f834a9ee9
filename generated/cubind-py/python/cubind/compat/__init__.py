"""Runs programs that were written for NVIDIA's `cuda.bindings` on cubind, unchanged.

From the command line, like Python itself::

    python -m cubind.compat prog.py args...
    python -m cubind.compat -m pytest ...

In the program, before anything imports `cuda.bindings`::

    import cubind.compat
    cubind.compat.install()

Then `cuda.bindings.driver`, `runtime` and `nvrtc`, and the names of CUDA Python 11, `cuda.cuda`, `cuda.cudart` and
`cuda.nvrtc`, are cubind's modules, whether or not NVIDIA's package is installed. Libraries that have Python names
there, such as `cuda.bindings.nvjitlink`, have them here too: they return outputs and raise errors. If NVIDIA's package
is installed, it provides the modules that cubind lacks. Other packages below `cuda`, such as `cuda.core`, stay
available; their extension modules find the C functions that they call in cubind.

The `__module__` of classes and functions is `cuda.bindings.driver` and so on, in Python and in C, so that pickles load
where NVIDIA's package is installed (except records, which it cannot pickle). Enums are instances of NVIDIA's
`FastEnum`. This applies to the process: classes that were created before `install` keep their module.

CUBIND_CUDA selects the major version, also that of `cuda.bindings.__version__`. New processes do not inherit any of
this: a program that starts others, or that uses multiprocessing with "spawn", calls `install` in them. Alternatively,
enable it for an environment::

    python -m cubind.compat --enable
    python -m cubind.compat --status
    python -m cubind.compat --disable

`--enable` writes one file, `cubind-compat.pth`, into site-packages; `--disable` removes it. With it, every start of
this Python calls `install` at the first import below `cuda`, and cubind shadows an installed `cuda.bindings`.
"""

import sys

from cubind import _native
from cubind.compat import _contract, _served
from cubind.compat._finder import Finder

__all__ = ["get_include", "install"]

# The finder that is already installed, if this module is loaded again.
_finder = next((one for one in sys.meta_path if isinstance(one, Finder)), None) or Finder()


def install() -> None:
    """Makes `import cuda.bindings…` import cubind. A second call changes nothing.

    Raises
    ------
    RuntimeError
        NVIDIA's modules are imported already: their objects in the program would differ from cubind's.
    """
    if _finder in sys.meta_path:
        return
    theirs = sorted(name for name in sys.modules if _served.is_name(name))
    if theirs:
        raise RuntimeError(
            f"{', '.join(theirs)} is imported already: call cubind.compat.install() before, "
            "or start the program with `python -m cubind.compat`"
        )
    sys.meta_path.insert(0, _finder)
    try:
        major = _contract.major()
    except ImportError:
        # Importing one of them raises an error for an unknown CUBIND_CUDA.
        return
    # Cython searches only this path for the files of `cimport`.
    if get_include() not in sys.path:
        sys.path.append(get_include())
    _native.present(major, "cuda.bindings", _contract.LIBRARIES)


def get_include() -> str:
    """The folder with the `.pxd` files of `cuda.bindings`, for Cython: `cythonize(..., include_path=[get_include()])`,
    or `cython -I`. With `install` or `--enable`, Cython finds them without it."""
    return _served.root()
