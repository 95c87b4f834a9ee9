"""Results of calls other than success: counts with "too small", handles of calls in progress, outputs that explain an
error, and messages of the library. Small libraries imitate NVIDIA's; NVIDIA's compilers, which need no GPU, are tested
directly."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from majors import MAJORS

SOURCES = {
    "libnvidia-ml.so.1": r"""
#include <string.h>
typedef void *P;
// Two processes, three instances.
int nvmlDeviceGetComputeRunningProcesses_v3(P device, unsigned *count, unsigned long long *infos) {
    unsigned room = *count;
    *count = 2;
    if (room < 2) return 7;
    memset(infos, 0, 2 * 24);
    infos[0] = 41; infos[3] = 42;
    return 0;
}
int nvmlDeviceGetRetiredPages_v2(P device, int cause, unsigned *count, unsigned long long *pages, unsigned long long *times) {
    *count = 9;
    return device ? 999 : 7;
}
int nvmlDeviceGetGpuInstances(P device, unsigned profile, P *instances, unsigned *count) {
    for (int i = 0; i < 7; i++) instances[i] = (P)(long)(i + 1);
    *count = 7;
    return 0;
}
const char *nvmlErrorString(int code) { return "words"; }
""",
    "libnccl.so.2": r"""
typedef void *P;
int ncclCommInitRankScalable(P *comm, int n, int rank, int ids, P id, P config) { *comm = (P)0x50; return rank ? 4 : 7; }
int ncclGroupEnd(void) { return 7; }
int ncclCommGetAsyncError(P comm, int *state) { *state = 7; return 0; }
const char *ncclGetErrorString(int code) { return "invalid argument"; }
const char *ncclGetLastError(P comm) { return comm ? "?" : "rank 1 of 0 ranks\n"; }
""",
    "libcudnn.so.9": r"""
#include <string.h>
int cudnnSetTensor4dDescriptor(void *d, int format, int type, int n, int c, int h, int w) { return n > 0 ? 0 : 2000; }
const char *cudnnGetErrorString(int code) { return "CUDNN_STATUS_BAD_PARAM"; }
void cudnnGetLastErrorString(char *text, size_t size) { strncpy(text, "(n <= 0) || (c <= 0)", size); }
""",
    "libcuda.so.1": r"""
#include <stddef.h>
typedef void *P;
struct info { int result; P node, from; };
int cuGraphExecUpdate_v2(P exec, P graph, struct info *info) {
    info->result = exec ? 5 : 0;
    info->node = (P)0x77;
    return exec ? 910 : 0;
}
int cuMemcpyBatchAsync_v2(P a, P b, P c, size_t n, P d, P e, size_t m, P stream) { return 1; }
int cuMemBatchDecompressAsync(P params, size_t n, unsigned flags, size_t *failed, P stream) { *failed = 3; return 1; }
int cuGetErrorString(int code, const char **text) { *text = "words"; return 0; }
int cuDeviceGetName(char *name, int size, int device) { name[0] = 'X'; return 0; }
""",
    "libnvtiff.so.0": "int nvtiffStreamGetGeoKeyASCII(void *s, int key, char *text, unsigned n) { text[0] = 'w'; return 0; }",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("libraries")
    for name, source in SOURCES.items():
        command = [os.environ.get("CC", "cc"), "-w", "-shared", "-fPIC", "-x", "c", "-o", str(folder / name), "-"]
        subprocess.run(command, input=source, text=True, check=True)
    return folder


def output(folder: Path | str, program: str, *arguments: str) -> str:
    found = {**os.environ, "LD_LIBRARY_PATH": str(folder), "CUBIND_CUDA": "13"}
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=found, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_call_with_a_short_buffer_returns_the_count(folder: Path) -> None:
    program = """
from cubind import nvml
err, count, infos = nvml.nvmlDeviceGetComputeRunningProcesses_v3(1, 0)
assert err == nvml.nvmlReturn_t.NVML_ERROR_INSUFFICIENT_SIZE and (count, infos) == (2, None), (err, count, infos)
err, count, infos = nvml.nvmlDeviceGetComputeRunningProcesses_v3(1, count)
assert (err, count, [info.pid for info in infos]) == (0, 2, [41, 42]), (err, count, infos)
assert nvml.nvmlDeviceGetRetiredPages_v2(0, 0)[1:] == (9, None, None)
# If the call returns another error, there are no outputs.
assert nvml.nvmlDeviceGetRetiredPages_v2(1, 0)[1:] == (None, None, None)
"""
    output(folder, program)


def test_arrays_have_space_if_the_library_ignores_the_count(folder: Path) -> None:
    program = """
from cubind import nvml
for count in (0, 1, 100):
    err, instances, count = nvml.nvmlDeviceGetGpuInstances(1, 0, count)
    assert (err, [int(one) for one in instances], count) == (0, [1, 2, 3, 4, 5, 6, 7], 7), (err, instances, count)
"""
    output(folder, program)


def test_a_call_in_progress_has_not_failed(folder: Path) -> None:
    program = """
from cubind import CudaError, check, nccl
from cubind.checked import nccl as checked
err, comm = nccl.ncclCommInitRankScalable(2, 0, 0, [], None)
assert err == nccl.ncclResult_t.ncclInProgress and int(comm) == 0x50, (err, comm)
assert int(check((err, comm))) == 0x50 and check(err) is None
comm = checked.ncclCommInitRankScalable(2, 0, 0, [], None)
assert int(comm) == 0x50 and checked.ncclGroupEnd() is None
assert checked.ncclCommGetAsyncError(comm) == nccl.ncclResult_t.ncclInProgress
try:
    checked.ncclCommInitRankScalable(2, 1, 0, [], None)
except CudaError as error:
    assert error.message == "rank 1 of 0 ranks", error.message
    print(error)
assert nccl.ncclCommInitRankScalable(2, 1, 0, [], None)[1] is None
"""
    words = "ncclCommInitRankScalable: ncclInvalidArgument (4): invalid argument: rank 1 of 0 ranks\n"
    assert output(folder, program) == words


def test_errors_have_the_outputs_that_explain_them(folder: Path) -> None:
    program = """
import sys
from cubind import driver as d
if sys.argv[1] == "compat":
    import cubind.compat
    cubind.compat.install()
    from cuda.bindings import driver as d
err, info = d.cuGraphExecUpdate(1, 0)
assert err == d.CUresult.CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE
print(info and (int(info.result), int(info.errorNode)))
print(d.cuMemBatchDecompressAsync([], 0, 0, 0)[1], d.cuGraphExecUpdate(0, 0)[1] is None)
"""
    assert output(folder, program, "cubind") == "(5, 119)\n3 False\n"
    # In the modules that replace NVIDIA's package, the result is the same as in that package.
    assert output(folder, program, "compat") == "None\nNone False\n"


def test_errors_have_the_message_of_the_library(folder: Path, tmp_path: Path) -> None:
    program = """
import pickle
from cubind import CudaError, cudnn
from cubind.checked import cudnn as checked
assert checked.cudnnSetTensor4dDescriptor(1, cudnn.cudnnTensorFormat_t(0), cudnn.cudnnDataType_t(0), 1, 1, 1, 1) is None
try:
    checked.cudnnSetTensor4dDescriptor(1, cudnn.cudnnTensorFormat_t(0), cudnn.cudnnDataType_t(0), 0, 1, 1, 1)
except CudaError as error:
    print(error)
    assert error.description == "CUDNN_STATUS_BAD_PARAM"
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.message) == (str(error), error.message)
"""
    function = "cudnnSetTensor4dDescriptor: CUDNN_STATUS_BAD_PARAM (2000)"
    assert output(folder, program) == f"{function}: (n <= 0) || (c <= 0)\n"
    # An older library lacks this function.
    source = SOURCES["libcudnn.so.9"].replace("cudnnGetLastErrorString", "cudnnGetNothing")
    command = [os.environ.get("CC", "cc"), "-w", "-shared", "-fPIC", "-x", "c", "-o", str(tmp_path / "libcudnn.so.9"), "-"]
    subprocess.run(command, input=source, text=True, check=True)
    assert output(tmp_path, program) == f"{function}\n"


def test_strings_end_at_their_nul(folder: Path) -> None:
    program = """
from cubind import driver, nvtiff
err, text = nvtiff.nvtiffStreamGetGeoKeyASCII(1, nvtiff.nvtiffGeoKey_t(1024), 16)
print(text, driver.cuDeviceGetName(4, 0)[1])
"""
    # The driver's outputs are the same as in cuda.bindings.
    assert output(folder, program) == "b'w' b'X\\x00\\x00\\x00'\n"


@pytest.mark.parametrize("major", MAJORS)
def test_errors_of_compilers_have_the_log(major: int) -> None:
    folder = os.environ.get(f"CUBIND_LIBRARIES_{major}")
    if folder is None:
        pytest.skip("`cargo xtask test` sets the path of NVRTC")
    program = """
import importlib, sys
from cubind import CudaError
nvrtc, nvvm, nvjitlink = (
    importlib.import_module(f"cubind.checked.cuda{sys.argv[1]}.{name}") for name in ("nvrtc", "nvvm", "nvjitlink")
)
def words(function, *args, **kwargs):
    try:
        function(*args, **kwargs)
    except CudaError as error:
        assert error.message and error.message in str(error), error
        return str(error)
    raise AssertionError(function)

program = nvrtc.nvrtcCreateProgram(b"__global__ void k() { nonsense }", b"k.cu", 0, None, None)
found = words(nvrtc.nvrtcCompileProgram, program, 0, None)
assert found.startswith("nvrtcCompileProgram: NVRTC_ERROR_COMPILATION (6)\\n") and 'identifier "nonsense"' in found, found
assert words(nvrtc.nvrtcCompileProgram, numOptions=0, options=None, prog=program) == found
assert words(nvrtc.nvrtcCompileProgram, int(program), 0, None) == found
nvrtc.nvrtcDestroyProgram(program)
program = nvvm.nvvmCreateProgram()
nvvm.nvvmAddModuleToProgram(program, b"nonsense", 8, None)
found = words(nvvm.nvvmCompileProgram, program, 0, None)
assert "parse" in found or "error" in found, found
nvvm.nvvmDestroyProgram(program)
linker = nvjitlink.nvJitLinkCreate(1, [b"-arch=sm_90"])
found = words(nvjitlink.nvJitLinkAddData, linker, nvjitlink.nvJitLinkInputType.NVJITLINK_INPUT_PTX, b"nonsense\\0", 9, b"x.ptx")
assert "x.ptx" in found or "nonsense" in found or "ptxas" in found or "error" in found.lower(), found
nvjitlink.nvJitLinkDestroy(linker)
# An error that is not a compiler error has no log.
try:
    nvrtc.nvrtcGetPTXSize(0)
except CudaError as error:
    assert error.message == "", error
"""
    output(folder, program, str(major))


def test_the_error_of_a_missing_library_has_ten_lines(tmp_path: Path) -> None:
    program = """
from cubind import CudaError, DynamicLibNotFoundError, driver, nvrtc, cublas, nccl
for call in (lambda: driver.cuInit(0), nvrtc.nvrtcVersion, cublas.cublasCreate, nccl.ncclGetVersion):
    try:
        call()
    except DynamicLibNotFoundError as error:
        lines = str(error).splitlines()
        assert lines[0].startswith("library not found: ") and "; tried:" in lines[0], error
        assert len(lines) <= 10 and lines[-1].endswith("."), error
        print(lines[-1])
    else:
        raise AssertionError("it was found")
"""
    for name in ("libcuda.so.1", "libnvrtc.so.13", "libcublas.so.13", "libnccl.so.2"):
        (tmp_path / name).write_text("no library")
    for number in range(3):
        (tmp_path / f"{number}" / "nvidia" / "cu13" / "lib").mkdir(parents=True)
        (tmp_path / f"{number}" / "nvidia" / "cu13" / "lib" / "libnvrtc.so.13").write_text("no library")
    roots = "".join(f"import sys; sys.path.append({str(tmp_path / str(number))!r})\n" for number in range(3))
    told = output(tmp_path, roots + program).splitlines()
    assert told[0] == "It comes with NVIDIA's display driver." and "pip install" in told[1], told
