"""Cython modules that call C functions of cubind: the declarations in its `.pxd` files agree with its capsules, and
with NVIDIA's package under the same names."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
import small_driver

import cubind
from cubind import _native
from cubind.compat import _contract
from majors import DEFAULT

MAJORS = [int(major) for major in _contract.VERSIONS]
PACKAGE = Path(cubind.__file__).parent
EXAMPLES = Path(__file__).parents[2] / "generated" / "cubind-py" / "examples"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
INCLUDE = PACKAGE / "compat" / f"cuda{DEFAULT}"
THEIRS = Path(sysconfig.get_paths()["purelib"]) / "cuda" / "bindings"

pytestmark = pytest.mark.skipif(importlib.util.find_spec("Cython") is None, reason="Cython is not installed")


def headers(major: int) -> list[Path]:
    """Returns the folders with a toolkit's headers, next to the libraries that the suite has unpacked."""
    libraries = os.environ.get(f"CUBIND_LIBRARIES_{major}")
    if libraries is None:
        pytest.skip(f"CUBIND_LIBRARIES_{major} does not name a toolkit's libraries")
    folder = Path(libraries).parent / "include"
    # Wheels for CUDA 12 lack a few headers that only compilers read.
    newest = Path(os.environ[f"CUBIND_LIBRARIES_{max(MAJORS)}"]).parent / "include"
    return [folder, newest]


def compiled(
    folder: Path, name: str, text: str, major: int, *include: Path, cplus: bool = False
) -> Path:
    """Builds an extension module with Cython and a C compiler."""
    source = folder / f"{name}.pyx"
    source.write_text(text)
    places = [f"-I{path}" for path in (*include, PACKAGE.parent)]
    run([sys.executable, "-m", "cython", "-3", *(["--cplus"] if cplus else []), *places, str(source)])
    module = folder / f"{name}{SUFFIX}"
    includes = [f"-I{path}" for path in (*headers(major), Path(sysconfig.get_path("include")))]
    flags = ["-shared", "-fPIC", "-O0", "-w"]
    compiler = "c++" if cplus else os.environ.get("CC", "cc")
    made = source.with_suffix(".cpp" if cplus else ".c")
    run([compiler, *flags, *includes, str(made), "-o", str(module)])
    return module


def run(command: list[str], **environment: str) -> str:
    inherited = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "PYTHONPATH")}
    done = subprocess.run(
        command, env={**inherited, **environment}, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout.strip()


def libraries(major: int) -> list[str]:
    """Returns the libraries with a `.pxd` file."""
    return sorted(path.stem.removeprefix("cy") for path in (PACKAGE / f"cuda{major}").glob("cy*.pxd"))


def declared(major: int, library: str) -> set[str]:
    """Returns the functions that a file declares without a body."""
    text = (PACKAGE / f"cuda{major}" / f"cy{library}.pxd").read_text()
    return set(re.findall(r"^cdef [^(\n]*?\b(\w+)\(.*nogil$", text, re.M))


def functions(major: int, library: str) -> list[str]:
    """Returns the functions that exist without the library: all except those that return a record without a code."""
    return sorted(declared(major, library) & _native.capsules(major, library).keys())


def addresses(major: int, package: str) -> str:
    """Returns the source of a module that imports every function of every library."""
    lines = [f"from {package} cimport cy{library}" for library in libraries(major)]
    lines += ["def addresses():", "    return {"]
    for library in libraries(major):
        names = functions(major, library)
        lines += [f"        '{library}.{name}': <size_t><void*>cy{library}.{name}," for name in names]
    return "\n".join([*lines, "    }", ""])


@pytest.mark.parametrize("major", MAJORS)
def test_all_capsules_are_declared(major: int) -> None:
    assert libraries(major)
    for library in libraries(major):
        capsules = _native.capsules(major, library).keys()
        assert capsules - declared(major, library) == set(), library
        # See `missing` in codegen/python/src/cython. Without the library, there is no value that the function could
        # return.
        assert declared(major, library) - capsules <= {"cudaCreateChannelDesc"}, library


# Cython compares the signature of a declaration with the capsule's when a module is imported.
ADDRESSES = """
import ctypes, sys
sys.path[:0] = sys.argv[2:]
{install}
import addresses
from cubind import _native
name, pointer = ctypes.pythonapi.PyCapsule_GetName, ctypes.pythonapi.PyCapsule_GetPointer
name.restype, name.argtypes = ctypes.c_char_p, [ctypes.py_object]
pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
found = addresses.addresses()
capsules = {{library: _native.capsules(int(sys.argv[1]), library) for library in {{one.split(".")[0] for one in found}}}}
for key, address in found.items():
    library, function = key.split(".")
    capsule = capsules[library][function]
    assert pointer(capsule, name(capsule)) == address, key
print(len(found))
"""


@pytest.mark.parametrize("major", MAJORS)
def test_every_declaration_agrees_with_its_capsule(major: int, tmp_path: Path) -> None:
    compiled(tmp_path, "addresses", addresses(major, f"cubind.cuda{major}"), major)
    code = ADDRESSES.format(install="")
    count = run([sys.executable, "-c", code, str(major), str(tmp_path)])
    assert int(count) == sum(len(functions(major, library)) for library in libraries(major))


@pytest.fixture(scope="module")
def of_theirs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A module with the names of `cuda.bindings`, compiled with cubind's files."""
    folder = tmp_path_factory.mktemp("theirs")
    compiled(folder, "addresses", addresses(DEFAULT, "cuda.bindings"), DEFAULT, INCLUDE)
    return folder


def test_the_names_of_cuda_bindings(of_theirs: Path) -> None:
    code = ADDRESSES.format(install="import cubind.compat; cubind.compat.install()")
    assert int(run([sys.executable, "-c", code, str(DEFAULT), str(of_theirs)])) > 1000


CLASSES = """
from cuda.bindings.driver cimport CUstream, CUdeviceptr
from cuda.bindings.nvrtc cimport nvrtcProgram

def stream(CUstream given):
    return <size_t>given._pvt_val, <size_t>given._pvt_ptr[0], <size_t>given._pvt_ptr

def pointer(CUdeviceptr given):
    return given._pvt_val, given._pvt_ptr[0]

def program(nvrtcProgram given):
    return <size_t>given._pvt_ptr[0]
"""
USE = """
import sys
sys.path[:0] = [sys.argv[1]]
import cubind.compat
cubind.compat.install()
import classes
from cuda.bindings import driver, nvrtc
stream = driver.CUstream(7)
assert classes.stream(stream) == (7, 7, stream.getPtr())
assert classes.pointer(driver.CUdeviceptr(1 << 40)) == (1 << 40, 1 << 40)
assert classes.program(nvrtc.nvrtcProgram(9)) == 9
try: classes.stream(driver.CUevent(7))
except TypeError: print(driver.__name__)
"""


def test_classes(tmp_path: Path) -> None:
    """Instances have the declared memory layout. Cython compares the sizes of all classes that a file declares, so
    modules that take classes from NVIDIA's files, whose records have other sizes, run only with NVIDIA's package."""
    compiled(tmp_path, "classes", CLASSES, DEFAULT, INCLUDE)
    assert run([sys.executable, "-c", USE, str(tmp_path)]) == f"cubind.cuda{DEFAULT}.driver"


def test_the_example(tmp_path: Path) -> None:
    compiled(tmp_path, "devices", (EXAMPLES / "devices.pyx").read_text(), DEFAULT)
    code = "import sys; sys.path.insert(0, sys.argv[1]); import devices\ntry: print(devices.names())\nexcept RuntimeError as error: print(type(error).__name__, error)"
    command = [sys.executable, "-c", code, str(tmp_path)]
    assert run(command, **small_driver.environment(tmp_path)) == "['Small']"
    (tmp_path / "libcuda.so.1").unlink()
    assert run(command, LD_LIBRARY_PATH="").startswith("DynamicLibNotFoundError library not found: CUDA driver API")


STARTED = """
from cuda.bindings cimport cydriver
def imported():
    return <size_t><void*>cydriver.cuInit != 0
"""


@pytest.mark.parametrize("declarations", ["ours", "theirs"])
def test_a_module_runs_with_either_package(declarations: str, tmp_path: Path) -> None:
    if not THEIRS.is_dir():
        pytest.skip("NVIDIA's cuda-bindings is not installed")
    # NVIDIA's file supports only C++.
    cplus = declarations == "theirs"
    if cplus and shutil.which("c++") is None:
        pytest.skip("there is no C++ compiler")
    include = THEIRS.parents[1] if cplus else INCLUDE
    compiled(tmp_path, "started", STARTED, DEFAULT, include, cplus=cplus)
    code = "import sys; sys.path.insert(0, sys.argv[1]); import started; print(started.imported(), 'cubind' in sys.modules)"
    for first, cubind_is_there in (("", False), ("import cubind.compat; cubind.compat.install(); ", True)):
        assert run([sys.executable, "-c", first + code, str(tmp_path)]) == f"True {cubind_is_there}"


# Cython's code for a call checks for an exception, which needs Python; this declaration has no exception.
LATE = """
from libc.stdio cimport printf
from libc.stdlib cimport atexit
from cubind.cuda{major} cimport cydriver

ctypedef int (*Init)(unsigned int) noexcept nogil
cdef Init init = <Init><void*>cydriver.cuInit

cdef void late() noexcept nogil:
    printf("after Python: %d\\n", init(0))

def now():
    atexit(late)
    return cydriver.cuInit(0)
"""


def test_a_missing_function_is_called_after_the_end_of_python(tmp_path: Path) -> None:
    """Destructors of C++ make calls like this. While Python runs, the same function raises an exception."""
    compiled(tmp_path, "late", LATE.format(major=DEFAULT), DEFAULT)
    code = "import sys; sys.path.insert(0, sys.argv[1]); import late\ntry: late.now()\nexcept RuntimeError as error: print(type(error).__name__)"
    said = run([sys.executable, "-c", code, str(tmp_path)], LD_LIBRARY_PATH=str(tmp_path)).splitlines()
    assert said[0] == "DynamicLibNotFoundError"
    assert said[1].startswith("after Python: ") and int(said[1].split()[-1]) != 0


def test_cython_finds_the_files_of_an_installed_cubind(tmp_path: Path) -> None:
    (tmp_path / "started.pyx").write_text(STARTED)
    compile_it = "from Cython.Compiler.Main import compile as c; print(c(sys.argv[1], language_level=3).num_errors)"
    code = f"import sys, cubind.compat; cubind.compat.install(); {compile_it}"
    assert run([sys.executable, "-c", code, str(tmp_path / "started.pyx")]) == "0"


def test_the_package_returns_the_folder_of_the_files() -> None:
    code = """
import pathlib, cubind.compat
cubind.compat.install()
import cuda.bindings
print(pathlib.Path(cuda.bindings.__file__).parents[2] == pathlib.Path(cubind.compat.get_include()))
"""
    assert run([sys.executable, "-c", code]) == "True"
