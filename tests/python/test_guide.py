"""The guide: its programs agree with the stubs, and statements that no other test covers are true.

`gpu/test_programs.py` runs the programs on a GPU.
"""

import importlib.util
import os
import pathlib
import subprocess
import sys

import majors
import pytest
from calling import run
from guide import programs
from majors import DEFAULT, OTHERS

CACHE = pathlib.Path(__file__).resolve().parents[2] / "target" / "cubind" / "mypy"


def test_every_topic_with_code_is_found() -> None:
    assert len(programs()) >= 10 and all("cubind" in text for text in programs().values())


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="mypy is not installed")
def test_programs_of_the_guide_are_typed(tmp_path: pathlib.Path) -> None:
    for number, (title, text) in enumerate(sorted(programs().items())):
        (tmp_path / f"guide_{number}.py").write_text(f"# {title}\n{text}", "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(CACHE), str(tmp_path)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


DRIVER = r"""
#include <string.h>
int cuDeviceGet(int *device, int ordinal) { *device = ordinal; return 0; }
int cuDeviceGetName(char *name, int size, int device) { strncpy(name, "Small", size); return 0; }
int cuGraphGetNodes(void *graph, void **nodes, size_t *count) {
    for (size_t i = 0; nodes && i < *count; i++) nodes[i] = (void *)(5 + i);
    *count = 2;
    return 0;
}
int cuMemcpyHtoD_v2(unsigned long long to, const void *from, size_t size) { memcpy((void *)to, from, size); return 0; }
int cuMemcpyHtoDAsync_v2(unsigned long long to, const void *from, size_t size, void *stream) { return 0; }
int cuPointerGetAttribute(void *value, int attribute, unsigned long long address) {
    if (attribute == 1) *(void **)value = (void *)0x70;
    if (attribute == 2) *(unsigned *)value = 2;
    return 0;
}
int cuLaunchKernel(void *kernel, unsigned a, unsigned b, unsigned c, unsigned d, unsigned e, unsigned f, unsigned shared,
                   void *stream, void **arguments, void **extra) {
    // The kernel has an address, a factor if its handle is 2, and a length.
    int is_scaled = kernel == (void *)2;
    int length = *(int *)arguments[1 + is_scaled];
    float factor = is_scaled ? *(float *)arguments[1] : 2;
    return *(unsigned long long *)arguments[0] == 0x1000 && factor == 2 && length == 100 ? 0 : 1;
}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    folder = tmp_path_factory.mktemp("driver")
    command = [os.environ.get("CC", "cc"), "-w", "-shared", "-fPIC", "-x", "c", "-o", str(folder / "libcuda.so.1"), "-"]
    subprocess.run(command, input=DRIVER, text=True, check=True)
    return folder


def test_the_translations_of_c_calls_in_the_guide_work(folder: pathlib.Path) -> None:
    run(folder, """
        from array import array
        from cubind.checked import driver

        device = driver.cuDeviceGet(3)
        assert device == driver.CUdevice(3)
        nodes = driver.cuGraphGetNodes(driver.CUgraph(1))
        assert nodes == [driver.CUgraphNode(5), driver.CUgraphNode(6)]
        assert driver.cuDeviceGetName(device) == "Small"
        for values in (array("f", [1, 2]), (ctypes.c_float * 2)(1, 2), bytes(array("f", [1, 2]))):
            memory = (ctypes.c_float * 2)()
            driver.cuMemcpyHtoD(ctypes.addressof(memory), values, 8)
            assert list(memory) == [1, 2]
        Attribute = driver.CUpointer_attribute
        context = driver.cuPointerGetAttribute(Attribute.CU_POINTER_ATTRIBUTE_CONTEXT, 0x1000)
        assert context == driver.CUcontext(0x70)
        kind = driver.cuPointerGetAttribute(Attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, 0x1000)
        assert kind is driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
        copy = driver.CUDA_MEMCPY2D()
        copy.Height = 2
        assert copy.Height == 2 and copy.WidthInBytes == 0
        assert driver.sizeof(driver.CUDA_MEMCPY2D) == len(bytes(copy)) == 128
        arguments = ((driver.CUdeviceptr(0x1000), 100), (None, ctypes.c_int))
        driver.cuLaunchKernel(driver.CUfunction(1), 1, 1, 1, 1, 1, 1, 0, None, arguments, 0)
    """, stub=False)


def test_the_kernel_arguments_of_the_guide_need_no_types(folder: pathlib.Path) -> None:
    run(folder, """
        import numpy
        from cubind.checked import driver

        class Array:
            "As CuPy and PyTorch have them."
            __cuda_array_interface__ = {"shape": (100,), "typestr": "<f4", "data": (0x1000, False), "version": 3}

        array, n, kernel = Array(), 100, driver.CUfunction(2)
        arguments = (array, numpy.float32(2), numpy.int32(n))
        driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, None, arguments, 0)
        try:
            driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, None, (array, numpy.float32(2), n), 0)
        except TypeError as error:
            assert "needs a type" in str(error)
        else:
            raise AssertionError("an int has no type")
    """, stub=False)


def test_the_program_keeps_the_memory_of_copies(folder: pathlib.Path) -> None:
    run(folder, """
        class Buffer(bytearray):
            "Memory that a weak reference can follow."

        memory = Buffer(8)
        alive = weakref.ref(memory)
        assert cuMemcpyHtoDAsync(0x1000, memory, 8, None) == (OK,)
        assert alive() is memory
        del memory
        churn()
        assert alive() is None
    """, stub=False)


@pytest.mark.skipif(not OTHERS, reason="there is one major version")
def test_a_stream_has_one_class_in_all_major_versions() -> None:
    kinds = {majors.module("driver", major).CUstream for major in (DEFAULT, *OTHERS)}
    assert len(kinds) == 1
