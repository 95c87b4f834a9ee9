"""Installed versions for bug reports: the driver, the GPUs, the libraries and the headers."""

import os
import sys

from cubind import _modules, _results

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

# Environment variables that affect which libraries are found, or how the libraries behave.
_VARIABLES = (
    "CUBIND_CUDA",
    "CUBIND_TRACE",
    "CUDA_HOME",
    "CUDA_PATH",
    "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM",
    "CUDA_VISIBLE_DEVICES",
    "CONDA_PREFIX",
    "LD_LIBRARY_PATH",
)
_DRIVER = "driver"
# The version in a file name, such as libcublas.so.13.0.0.19.
_VERSION = r"\.so\.(\d+(\.\d+)+)$"


def show_versions(file: "TextIO | None" = None) -> None:
    """Prints the information that a bug report needs: the versions of cubind, Python and the driver, the GPUs, and each
    library with its version and path, or the package that contains it.

    Loads every installed library into this process, and initializes the driver.

    Parameters
    ----------
    file : text stream, optional
        The stream to print to; the standard output by default.
    """
    for line in _lines():
        print(line, file=file)


def include_dirs(cuda: "int | None" = None) -> list[str]:
    """Returns the directories with CUDA's headers, for NVRTC: ``[f"-I{folder}".encode() for folder in
    include_dirs()]``.

    The headers are searched for in NVIDIA's wheels, then below CUDA_HOME, CUDA_PATH and CONDA_PREFIX, in
    ``/usr/local/cuda-<major>`` and in ``/usr/local/cuda``. The first of these that has headers of the major version is
    used.

    Parameters
    ----------
    cuda : int, optional
        The major version of CUDA: 12 or 13. The default is the major version of the plain modules.

    Returns
    -------
    list of str
        Existing directories; empty if no headers are installed.
    """
    major = _major() if cuda is None else cuda
    variables = (os.environ.get(name) for name in ("CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX"))
    roots = [root for root in (*variables, f"/usr/local/cuda-{major}", "/usr/local/cuda") if root]
    for folders in (_of_wheels(major), *map(_of_toolkit, roots)):
        found = [folder for folder in folders if os.path.isdir(folder)]
        if any(_headers_version(folder) == major for folder in found):
            nested = [os.path.join(folder, "cccl") for folder in found]
            return found + [folder for folder in nested if os.path.isdir(folder)]
    return []


def _lines() -> "Iterator[str]":
    import platform

    import cubind

    major = _major()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    yield f"cubind {cubind.__version__} for CUDA {major}, {python}, {platform.platform()}"
    yield from _devices()
    yield ""
    rows = [_row(*place) for place in _places(major)]
    widths = [max(len(row[column]) for row, _ in rows) for column in range(2)]
    for row, reasons in rows:
        yield f"{row[0]:{widths[0]}}  {row[1]:{widths[1]}}  {row[2]}"
        yield from reasons
    yield ""
    yield f"headers: {', '.join(include_dirs(major)) or 'none found'}"
    for name in _VARIABLES:
        if name in os.environ:
            yield f"{name}={os.environ[name]}"


def _major() -> int:
    """Returns the major version of the plain modules."""
    modules = _results.MODULES[_DRIVER]
    return int(_modules.chosen_major(tuple(str(number) for number, _ in modules), str(modules[0][0])))


def _devices() -> "Iterator[str]":
    """Describes the GPUs, or the driver's error."""
    from cubind.checked import driver

    try:
        driver.cuInit(0)
        count = driver.cuDeviceGetCount()
        for index in range(count):
            yield f"GPU {index}: {driver.cuDeviceGetName(driver.cuDeviceGet(index))}"
        if not count:
            yield "GPUs: none"
    except RuntimeError as error:
        yield f"GPUs: {str(error).splitlines()[0].rstrip(';:')}"


def _places(major: int) -> "Iterator[tuple[str, int]]":
    """Yields each library with the major version of the plain modules, or with its newest version if it is versioned
    independently."""
    for library, modules in _results.MODULES.items():
        numbers = [number for number, name in modules if name.count(".") == 1 or number == major]
        if numbers:
            yield library, numbers[0]


def _row(library: str, major: int) -> tuple[tuple[str, str, str], list[str]]:
    """Describes a library by its version and path, or by the package that contains it and the reasons why existing
    files cannot be loaded."""
    from cubind import _native

    name = f"{library} {major}"
    try:
        _native.load(major, library)
    except RuntimeError as error:
        tried: list[str] = []
        advice: list[str] = []
        for line in str(error).splitlines()[1:]:
            (tried if line.startswith(" ") else advice).append(line)
        reasons = [f"    {line.strip()}" for line in tried if os.path.exists(line.strip().partition(": ")[0])]
        return (name, "missing", " ".join(advice)), reasons
    loaded = str(_native.loaded_from(major, library))
    path = os.path.realpath(loaded) if os.path.isabs(loaded) else loaded
    return (name, _version(library, major, path), path), []


def _version(library: str, major: int, path: str) -> str:
    """Returns the version in the file's name, the version of the package that installed the file, or the newest version
    whose functions the library contains."""
    import importlib.metadata
    import re

    from cubind import _errors, _native

    named = re.search(_VERSION, path)
    if named:
        return named[1]
    _, wheels, packages = _native.search(major, library)
    if any(f"{os.sep}{os.path.normpath(wheel)}{os.sep}" in path for wheel in wheels):
        for package in packages:
            try:
                return importlib.metadata.version(package)
            except importlib.metadata.PackageNotFoundError:
                continue
    newest = _errors.newest_functions(_native, major, library)
    return f"{newest} or newer" if newest else "found"


def _of_wheels(major: int) -> list[str]:
    """Returns the directories of headers in NVIDIA's wheels for this major version."""
    from cubind import _native

    places = ((library, place) for library, modules in _results.MODULES.items() for place in modules)
    libraries = [library for library, (number, name) in places if number == major and name.count(".") > 1]
    wheels = {wheel: None for library in libraries for wheel in _native.search(major, library)[1]}
    parents = [os.path.dirname(wheel) for wheel in wheels]
    return [os.path.join(folder, parent, "include") for folder in sys.path for parent in parents]


def _of_toolkit(root: str) -> list[str]:
    """Returns the directories of headers below the root of a toolkit or of a conda environment."""
    targets = os.path.join(root, "targets")
    names = sorted(os.listdir(targets)) if os.path.isdir(targets) else []
    return [os.path.join(root, "include"), *(os.path.join(targets, name, "include") for name in names)]


def _headers_version(folder: str) -> int:
    """Returns the major version of the headers in a directory, or 0 if there are none."""
    import re

    try:
        with open(os.path.join(folder, "cuda.h"), "rb") as header:
            found = re.search(rb"^#define CUDA_VERSION (\d+)", header.read(), re.MULTILINE)
    except OSError:
        return 0
    return int(found[1]) // 1000 if found else 0
