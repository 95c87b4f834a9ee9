"""Runs programs that were written for NVIDIA's `cuda.bindings` on cubind, without changes.

On the command line, use it like Python itself::

    python -m cubind.compat prog.py args...
    python -m cubind.compat -m pytest ...

In a program, call `install` before `cuda.bindings` is first imported::

    import cubind.compat
    cubind.compat.install()

The names `cuda.bindings.driver`, `runtime` and `nvrtc`, and the names of CUDA Python 11, `cuda.cuda`, `cuda.cudart` and
`cuda.nvrtc`, then refer to cubind's modules, whether or not NVIDIA's package is installed. Modules whose functions have
Python names in NVIDIA's package, such as `cuda.bindings.nvjitlink`, have the same names here: their functions return
outputs and raise errors. If NVIDIA's package is installed, it provides the modules that cubind lacks. Other packages in
the namespace `cuda`, such as `cuda.core`, stay available; their extension modules find the C functions that they call
in cubind.

The `__module__` of classes and functions names a module of NVIDIA's package, such as `cuda.bindings.driver`, in Python
and in C. Pickles can therefore also be loaded with NVIDIA's package (except records, which it cannot pickle). Enums
extend NVIDIA's `FastEnum`. This applies to the whole process, but classes that were created before `install` keep their
module.

CUBIND_CUDA selects the major version, including that of `cuda.bindings.__version__`. New processes do not inherit the
installation: a program that starts other Python processes, or that uses multiprocessing with "spawn", must call
`install` in each of them. Alternatively, enable it for an environment::

    python -m cubind.compat --enable
    python -m cubind.compat --status
    python -m cubind.compat --disable

`--enable` writes one file, `cubind-compat.pth`, into site-packages; `--disable` removes it. With this file, every
process of this environment calls `install` before the first import from the package `cuda`. cubind shadows
`cuda.bindings` if NVIDIA's package is installed.
"""

import sys

from cubind import _native
from cubind.compat import _contract, _served
from cubind.compat._finder import Finder

__all__ = ["get_include", "install"]

# If this module is loaded again, it reuses the finder that is already installed.
_finder = next((one for one in sys.meta_path if isinstance(one, Finder)), None) or Finder()


def install() -> None:
    """Makes `import cuda.bindings…` import cubind's modules. A second call changes nothing.

    Raises
    ------
    RuntimeError
        NVIDIA's modules are already imported. The program may have objects of these modules, which
        differ from those of cubind.
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
        # An unknown value of CUBIND_CUDA raises an error when one of the modules is imported.
        return
    # Cython searches only `sys.path` for the files of `cimport`.
    if get_include() not in sys.path:
        sys.path.append(get_include())
    _native.present(major, "cuda.bindings", _contract.LIBRARIES)


def get_include() -> str:
    """Returns the directory with the `.pxd` files of `cuda.bindings`, for Cython:
    `cythonize(..., include_path=[get_include()])`, or `cython -I`. After `install` or `--enable`, Cython finds the
    files without this directory."""
    return _served.root()
