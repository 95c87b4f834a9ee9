"""Diagnostics for users: installed libraries, search paths of libraries and headers, and the log of calls."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
import small_driver
from majors import DEFAULT, OTHERS

import cubind
from cubind import _errors

LIBRARY = "int nvrtcVersion(int *major, int *minor) { *major = 1; *minor = 2; return 0; }"
NVRTC = f"libnvrtc.so.{DEFAULT}"
NO_DEVICE = """
int cuInit(unsigned flags) { return 100; }
int cuDeviceGet(int *device, int ordinal) { return 3; }
int cuCtxCreate_v4(void **context, void *params, unsigned flags, int device) { return 3; }
int cuMemGetInfo_v2(unsigned long *free, unsigned long *total) { return 3; }
int cuGetErrorString(int code, const char **text) { *text = "no device"; return 0; }
"""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> str:
    return small_driver.environment(tmp_path_factory.mktemp("driver"))["LD_LIBRARY_PATH"]


def build(path: Path, source: str = LIBRARY) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    command = [os.environ.get("CC", "cc"), "-w", "-shared", "-fPIC", "-x", "c", "-o", str(path), "-"]
    try:
        subprocess.run(command, input=source, text=True, check=True)
    except FileNotFoundError as error:
        pytest.skip(f"there is no C compiler: {error}")


def python(*arguments: str, **environment: str) -> str:
    """Returns the output of a new interpreter."""
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def row(text: str, library: str) -> str:
    """Returns the line about a library, with single spaces."""
    (found,) = (line for line in text.splitlines() if line.startswith(f"{library} "))
    return " ".join(found.split())


def test_lists_the_gpus_and_each_library_with_its_version_and_path(driver: str, tmp_path: Path) -> None:
    build(tmp_path / "lib" / f"{NVRTC}.9.70")
    (tmp_path / "lib" / NVRTC).symlink_to(f"{NVRTC}.9.70")
    broken = tmp_path / "lib64" / f"libcublas.so.{DEFAULT}"
    broken.parent.mkdir()
    broken.write_text("this is no library")
    text = python("-m", "cubind", LD_LIBRARY_PATH=driver, CUDA_HOME=str(tmp_path))
    version = ".".join(map(str, sys.version_info[:3]))
    assert text.startswith(f"cubind {cubind.__version__} for CUDA {DEFAULT}, CPython {version}, ")
    assert "\nGPU 0: Small\n" in text
    assert row(text, "driver").endswith(f"or newer {driver}/libcuda.so.1")
    assert row(text, "nvrtc") == f"nvrtc {DEFAULT} {DEFAULT}.9.70 {tmp_path}/lib/{NVRTC}.9.70"
    assert row(text, "cublas") == f"cublas {DEFAULT} missing `pip install nvidia-cublas` brings it."
    assert f"    {broken}: file too short\n" in text
    assert row(text, "nccl") == "nccl 2 missing `pip install nvidia-nccl-cu13` or `pip install nvidia-nccl-cu12` brings it."
    assert f"\nCUDA_HOME={tmp_path}\n" in text and f"\nLD_LIBRARY_PATH={driver}\n" in text
    assert "CONDA_PREFIX" not in text


def test_a_missing_or_failing_driver_is_reported(tmp_path: Path) -> None:
    (tmp_path / "libcuda.so.1").write_text("")
    text = python("-m", "cubind", LD_LIBRARY_PATH=str(tmp_path))
    assert "\nGPUs: library not found: CUDA driver API; tried" in text
    assert row(text, "driver") == f"driver {DEFAULT} missing It comes with NVIDIA's display driver."
    build(tmp_path / "libcuda.so.1", NO_DEVICE)
    text = python("-m", "cubind", LD_LIBRARY_PATH=str(tmp_path))
    assert "\nGPUs: cuInit: CUDA_ERROR_NO_DEVICE (100): no device\n" in text


@pytest.mark.skipif(DEFAULT != 13, reason="the wheels of this version are in other folders")
def test_the_version_of_a_wheel_is_that_of_its_package(tmp_path: Path) -> None:
    build(tmp_path / "nvidia" / "cu13" / "lib" / NVRTC)
    metadata = tmp_path / "nvidia_cuda_nvrtc-13.7.5.dist-info" / "METADATA"
    metadata.parent.mkdir()
    metadata.write_text("Metadata-Version: 2.1\nName: nvidia-cuda-nvrtc\nVersion: 13.7.5\n")
    text = python("-m", "cubind", PYTHONPATH=str(tmp_path))
    assert row(text, "nvrtc") == f"nvrtc 13 13.7.5 {tmp_path}/nvidia/cu13/lib/{NVRTC}"


ROOT = Path(__file__).resolve().parents[2]
FIRST = {
    "README.md": (ROOT / "README.md").read_text("utf-8"),
    "the package's README.md": (ROOT / "generated" / "cubind-py" / "README.md").read_text("utf-8"),
}


@pytest.mark.parametrize("text", FIRST.values(), ids=FIRST)
def test_the_first_program_reports_the_first_error(text: str, tmp_path: Path) -> None:
    program = text.partition("```python\n")[2].partition("```")[0]
    assert "cuInit" in program
    build(tmp_path / "libcuda.so.1", NO_DEVICE)
    environment = {"LD_LIBRARY_PATH": str(tmp_path)}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert last == "cubind.errors.CudaError: cuInit: CUDA_ERROR_NO_DEVICE (100): no device"


def test_prints_to_a_stream() -> None:
    stream = io.StringIO()
    cubind.show_versions(stream)
    assert stream.getvalue().startswith(f"cubind {cubind.__version__} ")


LOAD = "import sys; from cubind import _native; _native.load(int(sys.argv[1]), sys.argv[2]); print(_native.loaded_from(int(sys.argv[1]), sys.argv[2]))"


@pytest.mark.parametrize(("major", "library", "file"), [(DEFAULT, "nvrtc", NVRTC), (2, "nccl", "libnccl.so.2")])
def test_a_library_of_a_conda_environment_is_found(tmp_path: Path, major: int, library: str, file: str) -> None:
    build(tmp_path / "lib" / file)
    found = python("-c", LOAD, str(major), library, CONDA_PREFIX=str(tmp_path))
    assert found.strip() == str(tmp_path / "lib" / file)


def test_cuda_home_is_searched_before_a_conda_environment(tmp_path: Path) -> None:
    for name in ("home", "conda"):
        build(tmp_path / name / "lib" / NVRTC)
    environment = {"CUDA_HOME": str(tmp_path / "home"), "CONDA_PREFIX": str(tmp_path / "conda")}
    assert python("-c", LOAD, str(DEFAULT), "nvrtc", **environment).strip() == str(tmp_path / "home" / "lib" / NVRTC)


@pytest.mark.parametrize("folder", ["/run/opengl-driver/lib", "/usr/lib/wsl/lib"])
def test_the_driver_of_nixos_and_wsl_is_found(tmp_path: Path, folder: str) -> None:
    build(tmp_path / "libcuda.so.1", "int cuInit(unsigned f) { return 0; }")
    # The test uses a private mount namespace in which the folder exists, because an overlay covers the folder's parent.
    top = {"/run": "/run", "/usr": "/usr/lib"}[folder[:4]]
    layers = f"lowerdir={top},upperdir={tmp_path}/upper/up,workdir={tmp_path}/upper/work"
    script = f"""
        set -e
        mkdir -p {tmp_path}/upper && mount -t tmpfs none {tmp_path}/upper && mkdir {tmp_path}/upper/up {tmp_path}/upper/work
        cp {tmp_path}/libcuda.so.1 {tmp_path}/upper/driver
        mount -t overlay overlay -o {layers} {top}
        mkdir -p {folder} && cp {tmp_path}/upper/driver {folder}/libcuda.so.1
    """
    unshare = ["unshare", "--map-root-user", "--mount", "sh", "-c"]
    try:
        possible = subprocess.run([*unshare, script], capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        pytest.skip(f"there is no program for it: {error}")
    if possible.returncode:
        pytest.skip(f"this machine allows no such view: {possible.stderr.strip()}")
    command = [*unshare, f'{script}\nexec "$@"', "sh", sys.executable, "-c", LOAD, str(DEFAULT), "driver"]
    done = subprocess.run(command, env={"PATH": os.environ["PATH"]}, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == f"{folder}/libcuda.so.1", done.stderr


def headers(folder: Path, version: int = DEFAULT * 1000) -> Path:
    folder.mkdir(parents=True)
    (folder / "cuda.h").write_text(f"/* */\n#define CUDA_VERSION {version}\n")
    return folder


INCLUDE = "import cubind, sys; print(*cubind.include_dirs(*map(int, sys.argv[1:])), sep=':')"


def test_headers_are_found_in_wheels_toolkits_and_conda_environments(tmp_path: Path) -> None:
    assert python("-c", INCLUDE, CUDA_HOME=str(tmp_path)) in ("\n", f"/usr/local/cuda-{DEFAULT}/include\n")
    conda = headers(tmp_path / "conda" / "targets" / "x86_64-linux" / "include")
    (conda / "cccl").mkdir()
    places = {"CONDA_PREFIX": str(tmp_path / "conda")}
    assert python("-c", INCLUDE, **places) == f"{conda}:{conda}/cccl\n"
    home = headers(tmp_path / "home" / "include")
    places["CUDA_HOME"] = str(tmp_path / "home")
    assert python("-c", INCLUDE, **places) == f"{home}\n"
    wheels = headers(tmp_path / "site" / "nvidia" / "cu13" / "include")
    places["PYTHONPATH"] = str(tmp_path / "site")
    if DEFAULT == 13:
        assert python("-c", INCLUDE, **places) == f"{wheels}\n"


@pytest.mark.skipif(not OTHERS, reason="there is one major version")
def test_headers_of_another_major_version_are_ignored(tmp_path: Path) -> None:
    other = OTHERS[0]
    home = headers(tmp_path / "home" / "include", other * 1000 + 90)
    own = headers(tmp_path / "conda" / "include")
    places = {"CUDA_HOME": str(tmp_path / "home"), "CONDA_PREFIX": str(tmp_path / "conda")}
    assert python("-c", INCLUDE, **places) == f"{own}\n"
    assert python("-c", INCLUDE, str(other), **places) == f"{home}\n"


TRACED = """
import cubind, threading
from cubind import driver
driver.cuInit(0)
driver.cuMemAlloc(bytesize=8)
driver.cuStreamSynchronize(driver.CUstream(0x20))
try:
    driver.cuEventCreate([1, 2, 3, 4, 5, 6, 7, 8, 9])
except TypeError as error:
    print(error)
thread = threading.Thread(target=driver.cuStreamSynchronize, args=(None,), name="other")
thread.start()
thread.join()
from cubind.checked import driver as checked
try:
    checked.cuMemAlloc(9)
except cubind.CudaError as error:
    print(error)
"""
LOGGED = """cuInit(0) = CUDA_SUCCESS <0.0 s>
cuMemAlloc(bytesize=8) = CUDA_ERROR_OUT_OF_MEMORY, None <0.0 s>
cuStreamSynchronize(CUstream(0x20)) = CUDA_SUCCESS <0.0 s>
cuEventCreate([1, 2, 3, 4, 5, 6, 7, 8, …]) raised TypeError: cuEventCreate: an integer is required (argument 'Flags' is of type list) <0.0 s>
[other] cuStreamSynchronize(None) = CUDA_SUCCESS <0.0 s>
cuMemAlloc(9) = CUDA_ERROR_OUT_OF_MEMORY, None <0.0 s>
cuGetErrorString(CUDA_ERROR_OUT_OF_MEMORY) = CUDA_SUCCESS, b'words for 2' <0.0 s>
"""


def without_times(text: str) -> str:
    import re

    return re.sub(r"<\d+\.\d{6} s>", "<0.0 s>", text)


def test_calls_are_logged_with_arguments_results_and_times(driver: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", TRACED],
        env={"LD_LIBRARY_PATH": driver, "CUBIND_TRACE": "1", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert without_times(done.stderr) == LOGGED
    printed = "cuEventCreate: an integer is required (argument 'Flags' is of type list)\n"
    assert done.stdout == f"{printed}cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY (2): words for 2\n"
    log = tmp_path / "calls.log"
    for times in (1, 2):
        assert python("-c", TRACED, LD_LIBRARY_PATH=driver, CUBIND_TRACE=str(log)) == done.stdout
        assert without_times(log.read_text("utf-8")) == LOGGED * times


@pytest.mark.parametrize("off", ["", "0"])
def test_calls_are_not_logged_without_the_variable(driver: str, off: str) -> None:
    code = "from cubind import driver; driver.cuInit(0); import sys; print('cubind._trace' in sys.modules)"
    assert python("-c", code, LD_LIBRARY_PATH=driver, CUBIND_TRACE=off) == "False\n"


def test_logged_functions_have_the_same_metadata_as_unlogged_ones(driver: str) -> None:
    code = """
import inspect, pickle
from cubind import driver
function = driver.cuMemcpyHtoD
assert inspect.isbuiltin(function) and pickle.loads(pickle.dumps(function)) is function
print(function.__module__, function.__name__, inspect.signature(function), function.__doc__)
"""
    logged, plain = (python("-c", code, CUBIND_TRACE=value) for value in ("1", "0"))
    assert logged == plain and "cuMemcpyHtoD(" not in logged.splitlines()[0]


def test_a_call_that_ends_the_process_is_in_the_log(tmp_path: Path) -> None:
    build(tmp_path / "libcuda.so.1", "#include <stdlib.h>\nint cuInit(unsigned f) { _Exit(7); }")
    environment = {"LD_LIBRARY_PATH": str(tmp_path), "CUBIND_TRACE": "1"}
    code = "from cubind import driver; driver.cuInit(5)"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (7, "cuInit(5)")


def test_calls_of_callbacks_are_logged_on_lines_of_their_own(tmp_path: Path) -> None:
    source = """
    int cuInit(unsigned f) { return 0; }
    int cuStreamIsCapturing(void *stream, int *capturing) { *capturing = 0; return 0; }
    int cuLaunchHostFunc(void *stream, void (*function)(void *), void *data) { function(data); return 0; }
    """
    build(tmp_path / "libcuda.so.1", source)
    code = "from cubind import driver; driver.cuLaunchHostFunc(None, lambda _: driver.cuInit(3) and None, None)"
    environment = {"LD_LIBRARY_PATH": str(tmp_path), "CUBIND_TRACE": "1", "PYTHONUTF8": "1"}
    lines = without_times(python("-c", code, **environment)).splitlines()
    assert lines == [
        "cuLaunchHostFunc(None, <function>, None) …",
        "cuInit(3) = CUDA_SUCCESS <0.0 s>",
        "cuLaunchHostFunc(None, <function>, None) = CUDA_SUCCESS <0.0 s>",
    ]


def test_a_log_that_cannot_be_written_does_not_change_the_call(driver: str, tmp_path: Path) -> None:
    code = "from cubind import driver; print(*driver.cuInit(0))"
    environment = {"LD_LIBRARY_PATH": driver, "CUBIND_TRACE": str(tmp_path / "nowhere" / "log")}
    printed, error, *_, last = python("-c", code, **environment).splitlines()
    assert printed == "<CUresult.CUDA_SUCCESS: 0>" and error.startswith("Exception ignored in: <module 'cuInit'")
    assert last.startswith("FileNotFoundError: ")


def test_errors_for_removed_fields_name_the_version() -> None:
    code = """
from cubind.cuda13 import runtime
for name in ("clockRate", "deviceOverlap", "clockRat"):
    try:
        getattr(runtime.cudaDeviceProp(), name)
    except AttributeError as error:
        print(error, error.name)
print(runtime.cudaDeviceProp().warpSize, hasattr(runtime.cudaDeviceProp(), "clockRate"))
"""
    cannot = "'cubind.cuda13.runtime.cudaDeviceProp' object has no attribute"
    assert python("-c", code).splitlines() == [
        f"{cannot} 'clockRate': removed in CUDA 13.0, see cudaDevAttrClockRate clockRate",
        f"{cannot} 'deviceOverlap': removed in CUDA 13.0 deviceOverlap",
        f"{cannot} 'clockRat' clockRat",
        "0 False",
    ]


def test_plain_functions_name_themselves_in_messages_and_those_of_compat_do_not() -> None:
    code = """
from cubind import driver
for call in (lambda: driver.cuMemcpyHtoD(8, [1], 4), lambda: driver.cuInit("x"), lambda: driver.cuInit()):
    try:
        call()
    except TypeError as error:
        print(error)
"""
    lines = python("-c", code).splitlines()
    assert lines[0].startswith("cuMemcpyHtoD: argument 'srcHost': expected a buffer or an address, not list")
    assert lines[1] == "cuInit: an integer is required (argument 'Flags' is of type str)"
    assert lines[2].startswith("cuInit() missing 1 required positional argument")
    compat = f"import cubind.compat; cubind.compat.install(){code}"
    lines = python("-c", compat).splitlines()
    assert not lines[0].startswith("cuMemcpyHtoD") and lines[1].startswith("an integer is required")


def test_an_error_of_a_method_of_an_argument_keeps_its_message() -> None:
    code = """
from cubind import driver
class Number:
    def __index__(self):
        raise TypeError("mine")
try:
    driver.cuInit(Number())
except TypeError as error:
    print(error)
"""
    assert python("-c", code) == "mine\n"


def test_advice_for_a_missing_function_is_computed_once_and_without_advice_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searched = []

    def other_function(module: str, symbol: str) -> str:
        searched.append(symbol)
        # The search in another major version raises the same exception for the functions that it lacks.
        assert str(_errors.function_not_found("lacks it", module, f"{symbol}_other")) == "lacks it"
        return "; advice"

    monkeypatch.setattr(_errors, "_other_function", other_function)
    monkeypatch.setattr(_errors, "_installed", lambda module: "")
    for _ in range(2):
        error = _errors.function_not_found("lacks it", f"cubind.cuda{DEFAULT}.driver", "cuNever")
        assert str(error) == "lacks it; advice"
    assert searched == ["cuNever"]
