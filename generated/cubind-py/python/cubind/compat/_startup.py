"""Runs `install()` in every Python process of an environment, through a `.pth` file that Python's `site` executes.

This includes subprocesses of a program, even if they are started with `-I`, with an empty environment, or by
multiprocessing's "spawn". Only the option `-S` disables it.
"""

import os
import site
import sys
import sysconfig

import cubind
from cubind.compat import _contract

_NAME = "cubind-compat.pth"

# Importing cubind takes a millisecond, and most programs do not import `cuda`. The code in the file therefore waits for
# the first import from the package `cuda`.
_SOURCE = '''
import os
import sys

class _CubindCompat:
    """Installs cubind.compat at the first import from the package `cuda`, or at the first query of its metadata."""

    def install(self):
        if self in sys.meta_path:
            sys.meta_path.remove(self)
        try:
            from cubind.compat import _finder, install
        except ModuleNotFoundError as error:
            # If cubind is not installed, the generated file does nothing.
            if error.name != "cubind":
                raise
            return None
        install()
        return _finder

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] != "cuda":
            return None
        finder = self.install()
        return finder and finder.find_spec(name, path, target)

    def find_distributions(self, context=None):
        name = getattr(context, "name", None)
        if name is not None and not name.lower().startswith("cuda"):
            return ()
        finder = self.install()
        return finder.find_distributions(context) if finder else ()

    def invalidate_caches(self):
        pass

sys.meta_path.insert(0, _CubindCompat())
# Cython imports no modules; it searches these directories for the files of `cimport`.
_include = PLACE + (os.environ.get("CUBIND_CUDA") or DEFAULT)
if os.path.isdir(_include):
    sys.path.append(_include)
'''

_SHADOWED = "cuda.bindings.*, cuda.cuda, cuda.cudart, cuda.nvrtc, and the versions of cuda-bindings and cuda-python"


def enable() -> str:
    """Writes the file, and returns a message."""
    path = _path()
    # `site` executes each line that begins with `import`, and does not support code that spans several lines.
    names = {"PLACE": os.path.join(os.path.dirname(os.path.abspath(__file__)), "cuda"), "DEFAULT": _contract.DEFAULT}
    text = f"import sys; exec({_SOURCE!r}, {names!r})\n"
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return f"{path}: written.\nEvery process of {sys.executable} now imports cubind under these names: {_SHADOWED}."


def disable() -> str:
    """Removes the file, and returns a message."""
    path = _path()
    try:
        os.remove(path)
    except FileNotFoundError:
        return f"{path}: does not exist, nothing to do."
    return f"{path}: removed."


def status() -> str:
    """Returns a message about the state of the file."""
    path = _path()
    if not os.path.exists(path):
        return f"disabled: there is no {path}"
    return f"enabled by {path}: {_SHADOWED} are cubind's"


def _path() -> str:
    """Returns the path of the file. The file is next to the package if Python reads `.pth` files there, and otherwise
    in the directory where packages are installed."""
    folder = os.path.dirname(os.path.dirname(os.path.abspath(cubind.__file__)))
    read = [*site.getsitepackages(), site.getusersitepackages()]
    is_read = any(os.path.isdir(other) and os.path.samefile(folder, other) for other in read)
    return os.path.join(folder if is_read else sysconfig.get_path("purelib"), _NAME)
