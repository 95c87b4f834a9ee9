"""Functions of `cubind.checked` that differ from the plain functions in sizes, strings or outputs of errors."""

import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest

# Stubs of small libraries with one GPU. For process 7, counts grow between the two calls that query them.
NVML = r"""
#include <string.h>
static unsigned there = 3;
int nvmlInit_v2(void) { return 0; }
int nvmlInitWithFlags(unsigned flags) { return 0; }
const char *nvmlErrorString(int code) { return "words"; }
int nvmlDeviceGetComputeRunningProcesses_v3(void *device, unsigned *count, unsigned *infos)
{
    unsigned room = *count;
    *count = there;
    if (device == (void *)9) return 9;
    if (room < there) { there += device == (void *)7; return 7; }
    for (unsigned i = 0; i < there; i++) memset(infos + 6 * i, 0, 24), infos[6 * i] = 40 + i;
    return 0;
}
int nvmlDeviceGetSupportedMemoryClocks(void *device, unsigned *count, unsigned *clocks)
{
    if (*count < 2) { *count = 2; return 7; }
    *count = 2; clocks[0] = 100; clocks[1] = 200;
    return 0;
}
int nvmlDeviceGetName(void *device, char *name, unsigned length)
{
    const char *text = device == (void *)7 ? "x" : "Small \xff GPU";
    size_t size = device == (void *)7 ? 1000 : strlen(text);
    if (length <= size) return 7;
    memset(name, 'x', size);
    if (device != (void *)7) memcpy(name, text, size);
    name[size] = 0;
    return 0;
}
"""
DRIVER = r"""
#include <string.h>
typedef void *P;
int cuDeviceGetName(char *name, int size, int d) { strncpy(name, "Small", size); return 0; }
int cuGetErrorString(int code, const char **text) { *text = "words"; return 0; }
int cuGraphGetNodes(P graph, P *nodes, size_t *count)
{
    if (nodes) for (size_t i = 0; i < *count && i < 2; i++) nodes[i] = (P)(i + 5);
    if (!nodes || *count > 2) *count = 2;
    return 0;
}
int cuGraphExecUpdate_v2(P exec, P graph, struct { int result; P from, to; } *info)
{
    info->result = 2; info->from = (P)3; info->to = (P)4;
    return 910;
}
int cuStreamSynchronize(P stream) { return 0; }
int cuEventRecord(P event, P stream) { return 0; }
int cuMemFree_v2(unsigned long long p) { return 0; }
int cuMemcpyHtoD_v2(unsigned long long p, const void *from, size_t size) { return 0; }
int cuMemAlloc_v2(unsigned long long *p, size_t size) { *p = 8; return 0; }
int cuCtxCreate_v2(P *context, unsigned flags, int device) { *context = (P)1; return 0; }
int cuModuleLoadData(P *module, const char *image) { *module = (P)strlen(image); return 0; }
int cuTensorMapEncodeTiled(unsigned char *map, int type, unsigned rank, P address, const unsigned long long *sizes)
{
    for (unsigned i = 0; i < rank; i++) map[i] = sizes[i];
    map[rank] = 255;
    return 0;
}
int cuModuleLoad(P *module, const char *path) { *module = (P)strlen(path); return 0; }
"""
NVRTC = r"""
#include <string.h>
const char *nvrtcGetErrorString(int code) { return "words"; }
int nvrtcGetPTXSize(void *program, size_t *size) { *size = 4; return program ? 0 : 4; }
int nvrtcGetPTX(void *program, char *ptx) { memcpy(ptx, "ptx", 4); return 0; }
int nvrtcGetCUBINSize(void *program, size_t *size) { *size = 4; return 0; }
int nvrtcGetCUBIN(void *program, char *cubin) { memcpy(cubin, "a\0b", 4); return 0; }
"""
CUFILE = r"""
typedef struct { int err, cu; } E;
E cuFileDriverOpen(void) { return (E){5011, 801}; }
"""
SOURCES = {"libnvidia-ml.so.1": NVML, "libcuda.so.1": DRIVER, "libnvrtc.so.13": NVRTC, "libcufile.so.0": CUFILE}


def library(path: Path, source: str) -> None:
    """Compiles a library."""
    compiler = os.environ.get("CC", "cc")
    command = [compiler, "-w", "-shared", "-fPIC", "-x", "c", "-o", str(path), "-"]
    try:
        subprocess.run(command, input=source, text=True, check=True)
    except FileNotFoundError:
        pytest.skip(f"there is no C compiler `{compiler}`")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("libraries")
    for name, source in SOURCES.items():
        library(made / name, source)
    return made


def shown(code: str, folder: Path) -> str:
    """Returns the output of a program."""
    head = "from cubind.checked import cufile, driver, nvml, nvrtc, runtime\nfrom cubind import CudaError, check\n"
    load = "".join(
        f"_native.load(13, {library!r}, {str(folder / file)!r})\n"
        for library, file in zip(("nvml", "driver", "nvrtc", "cufile"), SOURCES)
    )
    text = f"{head}from cubind import _native\n{load}{inspect.cleandoc(code)}"
    environment = os.environ | {"LD_LIBRARY_PATH": str(folder)}
    done = subprocess.run([sys.executable, "-c", text], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def raised(code: str, folder: Path) -> str:
    """Returns the message of the exception that one line raises."""
    return shown(f"try: {code}\nexcept Exception as error: print(type(error).__name__ + ':', error)\n", folder)


def test_lists_have_as_many_elements_as_the_library_reports(folder: Path) -> None:
    code = "print([info.pid for info in nvml.nvmlDeviceGetComputeRunningProcesses(1)])"
    assert shown(code, folder) == "[40, 41, 42]"
    assert shown("print(nvml.nvmlDeviceGetSupportedMemoryClocks(1))", folder) == "[100, 200]"
    assert shown("print([int(node) for node in driver.cuGraphGetNodes(1)])", folder) == "[5, 6]"


def test_a_list_that_has_grown_is_queried_again(folder: Path) -> None:
    code = "print(len(nvml.nvmlDeviceGetComputeRunningProcesses(7)))"
    assert shown(code, folder) == "5"


def test_a_count_may_be_passed_as_the_last_argument(folder: Path) -> None:
    code = "print(len(nvml.nvmlDeviceGetComputeRunningProcesses(1, 64)), len(driver.cuGraphGetNodes(1, numNodes=9)))"
    assert shown(code, folder) == "3 2"
    code = """
    try: nvml.nvmlDeviceGetComputeRunningProcesses(1, 2)
    except CudaError as error: print(error.name, error.outputs.infoCount)
    """
    assert shown(code, folder) == "NVML_ERROR_INSUFFICIENT_SIZE 3"


def test_other_errors_of_a_list_are_raised_at_once(folder: Path) -> None:
    assert raised("nvml.nvmlDeviceGetComputeRunningProcesses(9)", folder).startswith(
        "CudaError: nvmlDeviceGetComputeRunningProcesses: NVML_ERROR_DRIVER_NOT_LOADED (9): words"
    )


def test_strings_have_no_nul_and_any_length(folder: Path) -> None:
    code = "print(repr(nvml.nvmlDeviceGetName(1)), len(nvml.nvmlDeviceGetName(7)), repr(driver.cuDeviceGetName(0)))"
    assert shown(code, folder) == r"'Small \\xff GPU' 1000 'Small'"
    assert shown("print(repr(driver.cuDeviceGetName(0, length=3)), repr(driver.cuGetErrorString(2)))", folder) == "'Sma' 'words'"


def test_a_buffer_has_the_size_that_another_function_returns(folder: Path) -> None:
    code = """
    program = bytearray(4)
    print(nvrtc.nvrtcGetPTX(1), nvrtc.nvrtcGetPTX(1, 4), nvrtc.nvrtcGetPTX(1, program), program, nvrtc.nvrtcGetCUBIN(1))
    """
    assert shown(code, folder) == r"ptx ptx None bytearray(b'ptx\x00') b'a\x00b\x00'"
    assert raised("nvrtc.nvrtcGetPTX(0)", folder) == "CudaError: nvrtcGetPTXSize: NVRTC_ERROR_INVALID_PROGRAM (4): words"


def test_an_error_has_the_outputs_that_describe_it(folder: Path) -> None:
    code = """
    import pickle
    try: driver.cuGraphExecUpdate(1, 2)
    except CudaError as error:
        (info,) = error.outputs
        print(error.outputs._fields, info.result.name, int(info.errorNode), int(info.errorFromNode))
        again = pickle.loads(pickle.dumps(error))
        print(again.outputs.resultInfo == info, str(again) == str(error))
    try: cufile.cuFileDriverOpen()
    except CudaError as error: print(error, error.outputs.err.value, error.outputs.cu_err.value, sep=" | ")
    try: driver.cuMemAlloc("x")
    except TypeError as error: print(error)
    """
    lines = shown(code, folder).splitlines()
    assert lines[0] == "('resultInfo',) CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED 3 4"
    assert lines[1] == "True True"
    code_and_cause = "CU_FILE_CUDA_DRIVER_ERROR (5011); CUresult: CUDA_ERROR_NOT_SUPPORTED (801)"
    assert lines[2] == f"cuFileDriverOpen: {code_and_cause} | 5011 | 801"


def test_check_keeps_the_outputs_as_well(folder: Path) -> None:
    code = """
    from cubind import driver as plain, cufile as files, nvml as management
    for result in (plain.cuGraphExecUpdate(1, 2), files.cuFileDriverOpen(), management.nvmlDeviceGetComputeRunningProcesses(1)):
        try: check(result)
        except CudaError as error: print(len(error.outputs), error.code is (result[0] if len(result) > 1 else result[0].err))
    """
    assert shown(code, folder).splitlines() == ["1 True", "2 True", "2 True"]


def test_handles_of_another_class_are_rejected(folder: Path) -> None:
    wrong = {
        "cuStreamSynchronize(driver.CUevent(3))": "cuStreamSynchronize: argument 'hStream': expected CUstream, int or None, not CUevent",
        "cuStreamSynchronize(1.5)": "cuStreamSynchronize: argument 'hStream': expected CUstream, int or None, not float",
        "cuEventRecord(driver.CUstream(1), driver.CUevent(2))": "cuEventRecord: argument 'hEvent': expected CUevent, int or None, not CUstream",
        "cuMemFree(driver.CUstream(1))": "cuMemFree: argument 'dptr': expected CUdeviceptr, int or None, not CUstream",
        "cuMemAlloc(driver.CUstream(1))": "cuMemAlloc: argument 'bytesize': expected an int, not CUstream",
        "cuGraphGetNodes(driver.CUevent(1))": "cuGraphGetNodes: argument 'hGraph': expected CUgraph, int or None, not CUevent",
    }
    for call, message in wrong.items():
        assert raised(f"driver.{call}", folder) == f"TypeError: {message}"
    # The plain function accepts the same arguments as in cuda.bindings.
    accepted = "from cubind import driver as plain; print(plain.cuStreamSynchronize(plain.CUevent(3))[0].name)"
    assert shown(accepted, folder) == "CUDA_SUCCESS"


def test_integers_and_classes_that_extend_one_another_are_accepted(folder: Path) -> None:
    code = """
    import numpy
    class Mine(driver.CUstream): pass
    for stream in (1, numpy.uint64(1), None, Mine(1), runtime.cudaStream_t(1), driver.CUstream(1)):
        driver.cuStreamSynchronize(stream)
    print("done")
    """
    assert shown(code, folder) == "done"


def test_messages_name_the_function_and_the_argument(folder: Path) -> None:
    pointer = "argument 'srcHost': expected a buffer or an address, not list; use array.array, numpy or bytes"
    assert raised("driver.cuMemcpyHtoD(8, [1, 2, 3], 12)", folder) == f"TypeError: cuMemcpyHtoD: {pointer}"
    text = "cuModuleLoad: argument 'fname': expected a string (str, bytes or os.PathLike), not int"
    assert raised("driver.cuModuleLoad(5)", folder) == f"TypeError: {text}"
    small = "cuMemcpyHtoD: Buffer is too small: 3 < 12 (argument 'srcHost')"
    assert raised("driver.cuMemcpyHtoD(8, b'abc', 12)", folder) == f"RuntimeError: {small}"
    missing = "cuDeviceGetName() missing 1 required positional argument: 'dev'"
    assert raised("driver.cuDeviceGetName()", folder) == f"TypeError: {missing}"


def test_an_error_raised_by_the_program_keeps_its_message(folder: Path) -> None:
    code = """
    class Number:
        def __int__(self): raise ValueError("mine")
    try: driver.cuMemAlloc(Number())
    except ValueError as error: print(error)
    """
    assert shown(code, folder) == "mine"


def test_file_names_may_be_paths(folder: Path) -> None:
    code = "import pathlib; print(int(driver.cuModuleLoad(pathlib.Path('some.cubin'))), int(driver.cuModuleLoad('a')))"
    assert shown(code, folder) == "10 1"


def test_device_addresses_are_added_to_and_formatted(folder: Path) -> None:
    code = """
    p = driver.CUdeviceptr(8)
    print(p + 4 == driver.CUdeviceptr(12), 4 + p == p + 4, p - 4 == driver.CUdeviceptr(4), (p + 6) - p, f"{p:#x}", f"{p}")
    print(f"{driver.CUstream(255):#x}", type(p + 1) is driver.CUdeviceptr)
    for wrong in (lambda: p + p, lambda: p + 1.5, lambda: driver.CUstream(1) + 1, lambda: 4 - p):
        try: print(wrong())
        except TypeError: print("TypeError", end=" ")
    for wrong in (lambda: p - 9, lambda: p + (1 << 64)):
        try: print(wrong())
        except OverflowError: print("OverflowError", end=" ")
    """
    lines = shown(code, folder).splitlines()
    assert lines[0] == "True True True 6 0x8 <CUdeviceptr 8>" and lines[1] == "0xff True"
    assert lines[2].split() == ["TypeError"] * 4 + ["OverflowError"] * 2


def test_handles_have_weak_references(folder: Path) -> None:
    code = """
    import copy, gc, pickle, weakref
    class Mine(driver.CUstream): pass
    classes = driver.CUstream, runtime.cudaStream_t, Mine, lambda _: driver.CUDA_MEMCPY2D().srcArray
    for made in classes:
        stream, gone = made(5), []
        weak = weakref.ref(stream)
        weakref.finalize(stream, gone.append, 1)
        assert weak() is stream and type(copy.copy(stream)) is type(stream)
        del stream
        gc.collect()
        print(weak(), gone, end=" ")
    """
    assert shown(code, folder) == "None [1] None [1] None [1] None [1]"


def test_compiled_assembly_is_accepted_as_returned(folder: Path) -> None:
    assert shown("print(driver.cuModuleLoadData(nvrtc.nvrtcGetPTX(1)) == driver.CUmodule(3))", folder) == "True"
    # Memory whose size is passed in an argument is not a string.
    assert "expected a buffer or an address, not str" in raised("driver.cuMemcpyHtoD(8, 'abc', 3)", folder)


def test_one_gpu_has_one_size_of_a_plan(folder: Path, tmp_path: Path) -> None:
    source = "int cufftGetSize(int plan, unsigned long long *sizes) { sizes[0] = 7; sizes[1] = plan; return 0; }"
    path = tmp_path / "libcufft.so.12"
    library(path, source)
    code = f"""
    from cubind.checked import cufft
    _native.load(13, "cufft", {str(path)!r})
    print(cufft.cufftGetSize(0), cufft.cufftGetSize(9)[:3], len(cufft.cufftGetSize(9)))
    """
    assert shown(code, folder) == "7 [7, 9, 0] 64"


def test_lists_of_integers_are_accepted_as_arrays(folder: Path) -> None:
    code = """
    import numpy
    batch = [driver.cuuint64_t(1), 2, numpy.uint64(3)]
    Type = driver.CUtensorMapDataType.CU_TENSOR_MAP_DATA_TYPE_FLOAT32
    for sizes in (batch, numpy.array([1, 2, 3], numpy.uint64), (1, 2, 3)):
        encoded = driver.cuTensorMapEncodeTiled(Type, 3, 8, sizes, [4, 8], numpy.array([1, 1, 1], numpy.uint32), [1, 1, 1], 0, 0, 0, 0)
        print(bytes(encoded)[:4].hex(), end=" ")
    """
    assert shown(code, folder) == "010203ff 010203ff 010203ff"


def test_the_error_of_a_missing_function_names_the_installed_version_and_its_path(folder: Path) -> None:
    message = raised("driver.cuCtxCreate(None, 0, 0)", folder)
    assert "function not found: cuCtxCreate_v4 (added in CUDA 12.5) in CUDA driver API" in message
    assert "which has the functions of CUDA " in message
    assert message.endswith("Update it, or use cubind.cuda12.driver.cuCtxCreate, which it has.")


def test_the_error_of_a_removed_name_names_its_replacement(folder: Path) -> None:
    message = "module 'cubind.cuda13.runtime' has no attribute 'cudaThreadSynchronize': removed in CUDA 13.0, use cudaDeviceSynchronize"
    assert raised("from cubind import runtime; runtime.cudaThreadSynchronize", folder) == f"AttributeError: {message}"
    message = raised("from cubind.cuda12 import driver; driver.cuCtxGetDevice_v2", folder)
    assert message.endswith(": added in CUDA 13.0, see cubind.cuda13.driver.cuCtxGetDevice_v2")


def test_a_library_of_another_major_version_is_named(tmp_path: Path) -> None:
    source = "int cudaGetDevice(int *device) { *device = 3; return 0; }"
    library(tmp_path / "libcudart.so.12", source)
    code = """
    import sys
    # The contents of folders other than site-packages do not matter.
    sys.path = [path for path in sys.path if "site-packages" not in path]
    from cubind import DynamicLibNotFoundError, runtime
    try: runtime.cudaGetDevice()
    except DynamicLibNotFoundError as error: print(str(error).splitlines()[-1])
    else: print("a library of CUDA 13 is installed")
    """
    environment = os.environ | {"LD_LIBRARY_PATH": str(tmp_path)}
    command = [sys.executable, "-c", "import cubind, cubind.runtime, cubind._errors\n" + inspect.cleandoc(code)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    if "is installed" in done.stdout:
        pytest.skip(done.stdout.strip())
    file = tmp_path / "libcudart.so.12"
    assert done.stdout == f"{file} is of CUDA 12: set CUBIND_CUDA=12, or import cubind.cuda12.runtime.\n"
