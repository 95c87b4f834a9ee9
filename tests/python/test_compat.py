"""`cubind.compat`: programs written for NVIDIA's package, with and without that package."""

import importlib
import importlib.metadata
import importlib.util
import json
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest
import small_driver

from cubind import _native
from cubind.compat import _contract
from majors import DEFAULT, SHARED, reference

# Tests that run without NVIDIA's package import cubind from a separate folder.
SITE = Path(sysconfig.get_paths()["purelib"])
LIBRARIES = [(library, f"cy{library}") for library in (*SHARED, *_contract.VIEWS)]

needs_theirs = pytest.mark.skipif(
    not (SITE / "cuda" / "bindings").is_dir(), reason="NVIDIA's cuda-bindings is not installed"
)


def run(*arguments: str, cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, cwd=cwd, capture_output=True, text=True, check=False, timeout=120)


@pytest.fixture(scope="module", params=["beside theirs", "alone"])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The command for a Python that finds cubind, with or without NVIDIA's package."""
    if request.param == "beside theirs":
        return []
    folder = tmp_path_factory.mktemp("alone")
    (folder / "cubind").symlink_to(SITE / "cubind")
    return start(folder)


def start(folder: Path) -> list[str]:
    """Returns the command for a Python that finds only the packages in this folder. A module name must follow."""
    path = f"import os, sys, runpy; sys.path[:1] = [os.getcwd(), {str(folder)!r}]; sys.argv = sys.argv[1:]"
    (folder / "start.py").write_text(path + "; runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=True)")
    return ["-S", str(folder / "start.py")]


@pytest.fixture(scope="module", params=["beside theirs", "without theirs"])
def clients(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Like `installed`, but with all other packages: programs for `cuda.bindings` run without it."""
    if request.param == "beside theirs":
        return []
    folder = tmp_path_factory.mktemp("clients")
    (folder / "cuda").mkdir()
    for source in (SITE, SITE / "cuda"):
        for entry in source.iterdir():
            if entry.name not in ("cuda", "bindings") and not entry.name.startswith(("cuda_bindings", "cuda_python")):
                (folder / entry.relative_to(SITE)).symlink_to(entry)
    return start(folder)


@pytest.fixture(scope="module")
def driver_environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return small_driver.environment(tmp_path_factory.mktemp("driver"))


def compat(installed: list[str], *arguments: str, cwd: Path | None = None, **environment: str) -> str:
    start = [*installed, "cubind.compat"] if installed else ["-m", "cubind.compat"]
    done = run(*start, *arguments, cwd=cwd, **environment)
    return (done.stdout + done.stderr).strip()


PROGRAM = """
import os
import sys
import importlib.metadata
from cuda.bindings import driver, runtime, nvrtc
import cuda.bindings
import cuda.bindings.driver
from cuda import cuda, cudart, nvrtc as old_nvrtc
from cuda.bindings.utils import get_cuda_native_handle
import cubind

if __name__ == "__main__":
    assert driver is cuda and driver is cubind.driver and runtime is cudart is cubind.runtime
    assert nvrtc is old_nvrtc is cubind.nvrtc and sys.modules["cuda.bindings.driver"] is driver
    assert get_cuda_native_handle(driver.CUstream(5)) == 5
    names = ("cuda-bindings", "cuda_bindings", "cuda-python")
    print(sys.modules["cuda.bindings"].__version__, *{importlib.metadata.version(name) for name in names})
    print(sys.argv, os.path.samefile(__file__, sys.argv[0]), sys.modules["__main__"].driver is driver)
"""


def test_a_program_runs_unchanged(installed: list[str], tmp_path: Path) -> None:
    (tmp_path / "prog.py").write_text(PROGRAM + "    import beside\n")
    (tmp_path / "beside.py").write_text("print('beside')")
    release = _contract.VERSIONS[str(DEFAULT)]
    expected = f"{release} {release}\n['%s', 'a', '-b'] True True\nbeside"
    assert compat(installed, "prog.py", "a", "-b", cwd=tmp_path) == expected % "prog.py"
    path = str(tmp_path / "prog.py")
    assert compat(installed, path, "a", "-b") == expected % path
    for major, other in _contract.VERSIONS.items():
        answer = compat(installed, path, "a", "-b", CUBIND_CUDA=major)
        assert answer == expected.replace(release, other) % path
    # The program runs as a module, and as a string.
    assert compat(installed, "-m", "prog", "a", "-b", cwd=tmp_path) == expected % path
    code = "import sys; from cuda.bindings import driver; print(driver.__name__, sys.argv, __name__)"
    assert compat(installed, "-c", code, "a") == f"cubind.cuda{DEFAULT}.driver ['-c', 'a'] __main__"


@pytest.mark.parametrize("path", ["prog.py", "./prog.py", "../inner/prog.py"])
def test_the_path_of_a_program_is_absolute(path: str, tmp_path: Path) -> None:
    folder = tmp_path / "inner"
    folder.mkdir()
    (folder / "prog.py").write_text("import os\nos.chdir('/')\nprint(__file__, os.path.exists(__file__))\n1 / 0\n")
    plain, ours = run(path, cwd=folder), run("-m", "cubind.compat", path, cwd=folder)
    assert "True" in plain.stdout and (ours.stdout, ours.stderr) == (plain.stdout, plain.stderr)


def test_modules_of_a_directory_and_pickles_of_main(installed: list[str], tmp_path: Path) -> None:
    program = "import pickle\nclass A: pass\nprint(type(pickle.loads(pickle.dumps(A()))) is A)\n"
    (tmp_path / "__main__.py").write_text(program)
    assert compat(installed, str(tmp_path)) == compat(installed, str(tmp_path / "__main__.py")) == "True"


def test_exit_codes_and_tracebacks_are_unchanged(tmp_path: Path) -> None:
    table = {
        "import sys; sys.exit(3)": 3,
        "raise SystemExit('reason')": 1,
        "def f():\n    raise KeyError('x')\n\nf()": 1,
        "1 +": 1,
        "import os; os.abort()": -6,
        "import atexit; atexit.register(lambda: print(__name__))": 0,
    }
    for number, (text, code) in enumerate(table.items()):
        path = tmp_path / f"prog{number}.py"
        path.write_text(text)
        plain, ours = run(str(path)), run("-m", "cubind.compat", str(path))
        assert ours.returncode == plain.returncode == code, text
        assert (ours.stdout, ours.stderr) == (plain.stdout, plain.stderr), text
    missing, ours = run("/nowhere.py"), run("-m", "cubind.compat", "/nowhere.py")
    assert (ours.returncode, ours.stderr) == (missing.returncode, missing.stderr)
    usage = run("-m", "cubind.compat")
    assert usage.returncode == 2 and usage.stderr.startswith("usage: python -m cubind.compat")


def test_pytest_runs_under_compat(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "def test_it():\n    from cuda.bindings import driver\n    assert driver.__name__ == 'cubind.cuda%d.driver'\n" % DEFAULT
    )
    done = run("-m", "cubind.compat", "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=tmp_path)
    assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout + done.stderr
    (tmp_path / "test_it.py").write_text("def test_it(): assert False")
    assert run("-m", "cubind.compat", "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=tmp_path).returncode == 1


def test_install_may_be_called_repeatedly_from_the_program() -> None:
    code = "from cubind.compat import install; install(); install(); from cuda import cudart; print(cudart.__name__)"
    assert run("-c", code).stdout == f"cubind.cuda{DEFAULT}.runtime\n"


@needs_theirs
def test_the_reported_release_is_the_tested_one() -> None:
    # specs/majors.yaml and tests/python/requirements-test.in must have the same versions.
    assert importlib.metadata.version("cuda-bindings") == _contract.VERSIONS[str(reference())]


@needs_theirs
def test_a_late_install_is_an_error() -> None:
    done = run("-c", "import cuda.bindings.driver, cubind.compat; cubind.compat.install()")
    assert done.returncode == 1 and "RuntimeError: cuda.bindings" in done.stderr
    assert "is imported already: call cubind.compat.install() before" in done.stderr
    # Other NVIDIA packages may have been imported before the call to `install`.
    code = "import cuda.pathfinder; from cubind.compat import install; install(); from cuda.bindings import driver as d"
    assert run("-c", f"{code}; print(d.__name__)").stdout == f"cubind.cuda{DEFAULT}.driver\n"


@needs_theirs
def test_modules_that_cubind_lacks_are_nvidias() -> None:
    code = """
import cuda.pathfinder, cuda.bindings._internal.runtime_ptds, sys
from cuda.bindings import driver
theirs = [name for name in ("driver", "_internal.driver") if ".so" in str(sys.modules.get("cuda.bindings." + name))]
print(".so" in str(sys.modules["cuda.bindings._internal.runtime_ptds"]), theirs, driver.__name__)
"""
    done = run("-m", "cubind.compat", "-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"True [] cubind.cuda{DEFAULT}.driver\n", done.stdout


@pytest.mark.parametrize("library", ["driver", "nvrtc"])
def test_the_second_api_is_served(installed: list[str], library: str) -> None:
    code = f"""
from cuda.bindings import _v2
from cuda.bindings._v2 import {library}
print({library}.__file__, {library}.Result.__module__)
"""
    path, module = compat(installed, "-c", code).split()
    assert Path(path).parts[-6:-1] == ("compat", f"cuda{DEFAULT}", "cuda", "bindings", "_v2") and module == f"cuda.bindings._v2.{library}"


def test_utils(installed: list[str]) -> None:
    code = """
from cuda.bindings import utils
print(utils.get_ptx_ver(".version 8.8\\n"), utils.get_minimal_required_cuda_ver_from_ptx_ver("8.8"))
for function, wrong in ((utils.get_ptx_ver, "x"), (utils.get_minimal_required_cuda_ver_from_ptx_ver, "0.9")):
    try: print(function(wrong))
    except ValueError as error: print(error)
try: utils.get_cuda_native_handle(3)
except TypeError as error: print(error)
print(sorted(name for name in utils.__all__))
"""
    lines = compat(installed, "-c", code).splitlines()
    assert lines[0] == "8.8 12090" and lines[1].startswith("No .version") and lines[2].startswith("Unknown or unsupported")
    assert lines[3] == "Unknown type: <class 'int'>" and "'check_nvvm_compiler_options'" in lines[4], lines


def test_an_old_driver_is_reported_once(installed: list[str], driver_environment: dict[str, str]) -> None:
    code = """
import warnings
from cuda.bindings import driver, utils
warnings.simplefilter("always")
driver.CUDA_VERSION = 99000
with warnings.catch_warnings(record=True) as caught:
    utils.warn_if_cuda_major_version_mismatch()
    utils.warn_if_cuda_major_version_mismatch()
print([str(one.message)[:54] for one in caught])
"""
    expected = "['cuda-bindings was built for CUDA major version 99, but']"
    found = compat(installed, "-c", code, cwd=None, **driver_environment)
    assert found == expected or "Failed to query" in found, found
    silent = {**driver_environment, "CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING": "1"}
    assert compat(installed, "-c", code, cwd=None, **silent) == "[]"


def test_the_check_of_the_driver_can_be_reset(installed: list[str]) -> None:
    code = """
import os
import warnings
from cuda.bindings import driver
from cuda.bindings.utils import _version_check, envvar_bool, warn_if_cuda_major_version_mismatch
driver.CUDA_VERSION = 13000
answers = [(driver.CUresult.CUDA_SUCCESS, 13010), (driver.CUresult.CUDA_SUCCESS, 12080)]
driver.cuDriverGetVersion = lambda: answers.pop(0)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for _ in range(2):
        warn_if_cuda_major_version_mismatch()
        assert not caught and _version_check._major_version_compatibility_checked
    _version_check._major_version_compatibility_checked = False
    warn_if_cuda_major_version_mismatch()
print(len(caught), len(answers))
_version_check._major_version_compatibility_checked = False
answers.append((driver.CUresult.CUDA_ERROR_NOT_INITIALIZED, 0))
try: warn_if_cuda_major_version_mismatch()
except RuntimeError as error: print(error)
for word in ("1", "yes", "f", "2", " 0 ", "FALSE", "Off", "-0", "0x0"):
    os.environ["CUBIND_TEST_SWITCH"] = word
    print(int(envvar_bool("CUBIND_TEST_SWITCH")), end=" ")
os.environ["CUBIND_TEST_SWITCH"] = " "
print(envvar_bool("CUBIND_TEST_SWITCH"), envvar_bool("CUBIND_TEST_SWITCH", default=True), envvar_bool("CUBIND_TEST_NOT_SET", True))
"""
    lines = compat(installed, "-c", code).splitlines()
    assert lines[0] == "1 0" and lines[1].startswith("Failed to query CUDA driver version"), lines
    assert lines[2:] == ["1 1 1 1 0 0 0 0 0 False True True"]


def test_a_module_of_neither_package_is_not_found(installed: list[str]) -> None:
    code = "import cuda.bindings.no_such_module"
    assert "ModuleNotFoundError: No module named 'cuda.bindings.no_such_module'" in compat(installed, "-c", code)
    code = "import importlib.util; print(importlib.util.find_spec('cuda.bindings.no_such_module'))"
    assert compat(installed, "-c", code) == "None"


def test_function_pointers(installed: list[str], driver_environment: dict[str, str]) -> None:
    code = """
import ctypes
from cuda.bindings._internal import driver
address = driver._inspect_function_pointer("__cuDeviceGetCount")
count = ctypes.c_int()
print(ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(address)(ctypes.addressof(count)), count.value)
print(driver._inspect_function_pointers()["__cuMemAlloc_v2"] > 0, driver._inspect_function_pointer("__cuMemFree_v2"))
try: driver._inspect_function_pointer("cuInit")
except KeyError as error: print(repr(error))
"""
    assert compat(installed, "-c", code, cwd=None, **driver_environment) == "0 1\nTrue 0\nKeyError('cuInit')"
    code = "from cuda.bindings._internal import driver; driver._inspect_function_pointers()"
    assert "DynamicLibNotFoundError: library not found: CUDA driver API" in compat(installed, "-c", code)


def capsules(module: str) -> dict[str, str]:
    """Returns the capsules that NVIDIA's module has, with their signatures."""
    code = "print(json.dumps({name: str(capsule) for name, capsule in m.__pyx_capi__.items()}))"
    done = run("-c", f"import json, cuda.bindings.{module} as m; {code}")
    assert done.returncode == 0, done.stderr
    return {name: text.split('"')[1] for name, text in json.loads(done.stdout).items()}


@needs_theirs
@pytest.mark.parametrize(("library", "module"), LIBRARIES)
def test_signatures_equal_nvidias(library: str, module: str) -> None:
    ours = {name: str(capsule).split('"')[1] for name, capsule in _native.capsules(reference(), library).items()}
    theirs = capsules(module)
    absent = {name for name in theirs if name not in ours}
    other = {name for name in theirs.keys() & ours.keys() if theirs[name] != ours[name]}
    if library == "cudla":
        # NVIDIA's header declares parameters themselves as `const`, which is not part of a function's type.
        plain = str.maketrans("", "", " ")
        bare = [{name: one[name].replace("const", "").translate(plain) for name in other} for one in (theirs, ours)]
        assert absent == set() and bare[0] == bare[1]
        return
    if library != "runtime":
        assert (absent, other) == (set(), set())
        return
    # The functions that the header defines, and the function that returns a record. The latter exists only if the
    # library exists.
    assert absent == {
        "cudaCreateChannelDesc", "getLocalRuntimeVersion", "make_cudaExtent", "make_cudaPitchedPtr", "make_cudaPos",
    }  # fmt: skip
    # NVIDIA's own names for the types, which are macros in C.
    kinds = [f"cuda{what}{verb}Attribute" for what in ("Stream", "GraphKernelNode") for verb in ("Get", "Set")]
    assert other == set(kinds)


def test_a_missing_c_function_raises(driver_environment: dict[str, str]) -> None:
    code = """
import ctypes
import sys
from cubind import _native
api, pointer = _native.capsules(int(sys.argv[1]), "driver"), ctypes.pythonapi.PyCapsule_GetPointer
pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
call = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
for name, signature in (("cuDeviceGetCount", b"CUresult (int *)"), ("cuMemFree", b"CUresult (CUdeviceptr)")):
    try: print(call(pointer(api[name], signature))(ctypes.addressof(ctypes.c_int())))
    except RuntimeError as error: print(type(error).__name__, error)
"""
    there = run("-c", code, str(DEFAULT), cwd=None, **driver_environment).stdout
    assert there.startswith("0\nFunctionNotFoundError function not found: cuMemFree_v2"), there
    nothing = run("-c", code, str(DEFAULT)).stdout
    assert nothing.count("DynamicLibNotFoundError library not found: CUDA driver API") == 2, nothing


@needs_theirs
def test_cuda_core_runs(clients: list[str], driver_environment: dict[str, str]) -> None:
    """cuda.core's extension modules call C functions of cubind."""
    if importlib.util.find_spec("cuda.core") is None:
        pytest.skip("cuda-core is not installed")
    code = """
import sys
from cuda.core import Device
device = Device(0)
device.set_current()
stream = device.create_stream()
stream.sync()
print(device.name, stream.handle, type(stream.handle).__module__, stream.record() is not None)
modules = [sys.modules["cuda.bindings." + name] for name in ("cydriver", "driver", "cynvrtc")]
print([module for module in modules if ".so" in getattr(module, "__file__", "")])
"""
    done = run(*(clients or ["-m"]), "cubind.compat", "-c", code, cwd=None, **driver_environment)
    assert done.stdout == "Small <CUstream 0x20> cuda.bindings.driver True\n[]\n", done.stdout + done.stderr


def test_the_finder_ignores_other_imports() -> None:
    from cubind.compat._finder import Finder

    finder: Any = Finder()
    assert finder.find_spec("json") is None and finder.find_spec("cuda.core") is None
    assert importlib.import_module("cubind.compat").__all__ == ["get_include", "install"]
