"""Objects that a library uses after a call has returned, and that a handle or a record therefore keeps alive.

The libraries are small C stubs with NVIDIA's names and signatures. Their handles are integers, and are reused.
"""

import os
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[[str], None]

SOURCES = {
    "libcublas.so.13": r"""
        static int status;
        void fail_with(int code) { status = code; }
        int cublasCreate_v2(void **handle) { *handle = (void *)0x40; return 0; }
        int cublasDestroy_v2(void *handle) { return status; }
        int cublasSetWorkspace_v2(void *handle, void *workspace, unsigned long size) { return status; }
    """,
    "libcusparse.so.12": r"""
        int cusparseSpSV_createDescr(void **descr) { *descr = (void *)0x50; return 0; }
        int cusparseSpSV_destroyDescr(void *descr) { return 0; }
        int cusparseSpSV_analysis(void *handle, int op, const void *alpha, void *a, void *x, void *y, int type, int alg,
                                  void *descr, void *buffer) { return 0; }
    """,
    "libcudnn.so.9": r"""
        int cudnnBackendCreateDescriptor(int type, void **descriptor) { *descriptor = (void *)0x80; return 0; }
        int cudnnBackendDestroyDescriptor(void *descriptor) { return 0; }
        int cudnnCreateFusedOpsVariantParamPack(void **pack, int ops) { *pack = (void *)0x90; return 0; }
        int cudnnDestroyFusedOpsVariantParamPack(void *pack) { return 0; }
        int cudnnSetFusedOpsVariantParamPackAttribute(void *pack, int label, void *ptr) { return 0; }
    """,
    "libnccl.so.2": r"""
        static void **slot;
        static int status;
        static const char *name;
        void answer(int code) { status = code; }
        void write_later(long value) { *slot = (void *)value; }
        const char *kept_name(void) { return name; }
        int ncclCommInitRankConfig(void **comm, int n, struct { char bytes[128]; } id, int rank, const char *config) {
            *comm = (void *)0x60;
            return 0;
        }
        int ncclCommSplit(void *comm, int color, int key, void **made, void *config) {
            slot = made;
            return status;
        }
        int ncclCommShrink(void *comm, int *ranks, int count, void **made, void *config, int flags) {
            int first = ranks[0];
            ranks[0] = ranks[count - 1];
            ranks[count - 1] = first;
            slot = made;
            return status;
        }
        int ncclCommDestroy(void *comm) { return 0; }
    """,
    "libcusparseLt.so.0": r"""
        int cusparseLtMatmulAlgSelectionDestroy(const void *selection) { return 0; }
        int cusparseLtMatmulDescriptorInit(const void *handle, const void **descr, int a, int b, const void *m0, const void *m1,
                                           const void *m2, const void *m3, int type) {
            descr[1] = m0; descr[2] = m1; descr[3] = m2; descr[4] = m3;
            return 0;
        }
        int cusparseLtMatmulPlanInit(const void *handle, const void **plan, const void *descr, const void *selection) {
            plan[0] = descr; plan[1] = selection;
            return 0;
        }
        int cusparseLtMatmulPlanDestroy(const void *plan) { return 0; }
    """,
    "libnvjpeg2k.so.0": r"""
        int nvjpeg2kStreamCreate(void **stream) { *stream = (void *)0x70; return 0; }
        int nvjpeg2kStreamDestroy(void *stream) { return 0; }
        int nvjpeg2kStreamParse(void *handle, const unsigned char *data, unsigned long length, int metadata, int save,
                                void *stream) { return 0; }
    """,
}

PRELUDE = """
    import ctypes, gc, sys, weakref

    class Memory(bytearray):
        "Memory that a weak reference can follow."

    class Array:
        "An array on a device, as far as its interface tells."
        __cuda_array_interface__ = {"shape": (16,), "typestr": "|u1", "data": (0x1000, False), "version": 3}

    def alive(reference):
        gc.collect()
        return reference() is not None
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("kept")
    compiler = os.environ.get("CC", "cc")
    for name, source in SOURCES.items():
        command = [compiler, "-shared", "-fPIC", "-w", "-x", "c", "-o", str(folder / name), "-"]
        try:
            subprocess.run(command, input=source, text=True, check=True)
        except FileNotFoundError:
            pytest.skip(f"there is no C compiler `{compiler}`")

    def go(code: str) -> None:
        program = textwrap.dedent(PRELUDE) + f"FOLDER = {str(folder)!r}\n" + textwrap.dedent(code)
        environment = os.environ | {"LD_LIBRARY_PATH": str(folder)}
        done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    return go


def test_a_work_space_lives_until_another_is_set_or_the_handle_is_destroyed(run: Run) -> None:
    run("""
        from cubind.cuda13 import cublas
        stub = ctypes.CDLL(FOLDER + "/libcublas.so.13")
        err, handle = cublas.cublasCreate()
        assert err == 0, err
        first, second = Array(), Array()
        one, two = weakref.ref(first), weakref.ref(second)
        cublas.cublasSetWorkspace(handle, first, 16)
        del first
        assert alive(one)
        # A workspace that the library rejects is not kept alive.
        stub.fail_with(7)
        cublas.cublasSetWorkspace(handle, second, 16)
        assert alive(one)
        stub.fail_with(0)
        cublas.cublasSetWorkspace(handle, second, 16)
        del second
        assert not alive(one) and alive(two)
        stub.fail_with(7)
        cublas.cublasDestroy(handle)
        assert alive(two)
        stub.fail_with(0)
        cublas.cublasDestroy(handle)
        assert not alive(two)
        # An integer needs no owner, and replaces the previous object.
        err, handle = cublas.cublasCreate()
        third = Array()
        three = weakref.ref(third)
        cublas.cublasSetWorkspace(handle, third, 16)
        del third
        cublas.cublasSetWorkspace(handle, 0x2000, 16)
        assert not alive(three)
        # The library returns the same handle again, although the handle was not destroyed through cubind.
        fourth = Array()
        four = weakref.ref(fourth)
        cublas.cublasSetWorkspace(handle, fourth, 16)
        del fourth
        assert alive(four)
        cublas.cublasCreate()
        assert not alive(four)
    """)


def test_the_buffer_of_an_analysis_lives_as_long_as_the_descriptor(run: Run) -> None:
    run("""
        from cubind.cuda13 import cusparse
        err, descr = cusparse.cusparseSpSV_createDescr()
        assert err == 0, err
        buffer = Array()
        kept = weakref.ref(buffer)
        import struct
        one = (ctypes.c_float * 1)(1)
        err, = cusparse.cusparseSpSV_analysis(0, cusparse.cusparseOperation_t.CUSPARSE_OPERATION_NON_TRANSPOSE, one, 1, 2, 3,
            cusparse.cudaDataType.CUDA_R_32F if hasattr(cusparse, "cudaDataType") else 0,
            cusparse.cusparseSpSVAlg_t.CUSPARSE_SPSV_ALG_DEFAULT, descr, buffer)
        assert err == 0
        del buffer
        assert alive(kept)
        cusparse.cusparseSpSV_destroyDescr(descr)
        assert not alive(kept)
    """)


def test_a_communicator_that_is_written_later_is_read_from_its_variable(run: Run) -> None:
    run("""
        from cubind import nccl
        stub = ctypes.CDLL(FOLDER + "/libnccl.so.2")
        stub.write_later.argtypes = [ctypes.c_long]
        err, made = nccl.ncclCommSplit(5, 0, 0, None)
        assert err == 0 and int(made) == 0
        stub.write_later(0x1234)
        assert int(made) == 0x1234
        # For a nonblocking communicator, NCCL returns "in progress", and also writes the handle later.
        stub.answer(7)
        err, made = nccl.ncclCommSplit(5, 0, 0, None)
        assert err == nccl.ncclResult_t.ncclInProgress and int(made) == 0
        stub.write_later(0x5678)
        assert int(made) == 0x5678
        # The communicator's variable still exists, although the program has no reference to the object.
        stub.answer(0)
        del made
        nccl.ncclCommSplit(5, 0, 0, None)
        gc.collect()
        objects = [bytearray(32) for _ in range(1000)]
        stub.write_later(-1)
        assert all(not any(one) for one in objects)
        # NCCL sorts the ranks, but the list is unchanged.
        ranks = [3, 1]
        err, made = nccl.ncclCommShrink(5, ranks, 2, None, 0)
        assert ranks == [3, 1] and int(made) == 0
    """)


def test_the_name_of_a_communicator_lives_as_long_as_the_communicator(run: Run) -> None:
    run("""
        from cubind import nccl
        config = nccl.ncclConfig_t()
        config.commName = "team"
        kept = sys.getrefcount(config)
        err, comm = nccl.ncclCommInitRankConfig(1, nccl.ncclUniqueId(), 0, config)
        assert err == 0 and sys.getrefcount(config) == kept + 1
        nccl.ncclCommDestroy(comm)
        assert sys.getrefcount(config) == kept
    """)


def test_a_plan_keeps_its_descriptor_and_the_descriptor_its_matrices(run: Run) -> None:
    run("""
        from cubind import cusparselt as lt
        handle, matrix = lt.cusparseLtHandle_t(), lt.cusparseLtMatDescriptor_t()
        count = sys.getrefcount(matrix)

        def plan():
            descr, selection = lt.cusparseLtMatmulDescriptor_t(), lt.cusparseLtMatmulAlgSelection_t()
            op = lt.cusparseOperation_t.CUSPARSE_OPERATION_NON_TRANSPOSE if hasattr(lt, "cusparseOperation_t") else 0
            kind = lt.cusparseComputeType.CUSPARSE_COMPUTE_32F
            err, = lt.cusparseLtMatmulDescriptorInit(handle, descr, op, op, matrix, matrix, matrix, matrix, kind)
            assert err == 0, err
            made = lt.cusparseLtMatmulPlan_t()
            err, = lt.cusparseLtMatmulPlanInit(handle, made, descr, selection)
            assert err == 0, err
            return made, descr.getPtr()

        made, where = plan()
        gc.collect()
        assert sys.getrefcount(matrix) == count + 4
        first = int.from_bytes(bytes(memoryview(made))[:8], "little")
        assert first == where
        assert ctypes.c_uint64.from_address(first + 8).value == matrix.getPtr()
        lt.cusparseLtMatmulPlanDestroy(made)
        gc.collect()
        assert sys.getrefcount(matrix) == count
        # Without the call that destroys the plan in the library, the objects are released when the plan is destroyed.
        made, _ = plan()
        del made
        gc.collect()
        assert sys.getrefcount(matrix) == count
    """)


def test_each_attribute_keeps_its_own_argument(run: Run) -> None:
    run("""
        from cubind import cudnn
        label = cudnn.cudnnFusedOpsVariantParamLabel_t
        err, pack = cudnn.cudnnCreateFusedOpsVariantParamPack(cudnn.cudnnFusedOps_t.CUDNN_FUSED_SCALE_BIAS_ACTIVATION_CONV_BNSTATS)
        assert err == 0, err
        x, w, again = Array(), Array(), Array()
        kept = [weakref.ref(array) for array in (x, w, again)]
        cudnn.cudnnSetFusedOpsVariantParamPackAttribute(pack, label.CUDNN_PTR_XDATA, x)
        cudnn.cudnnSetFusedOpsVariantParamPackAttribute(pack, label.CUDNN_PTR_WDATA, w)
        del x, w
        assert [alive(one) for one in kept] == [True, True, True]
        cudnn.cudnnSetFusedOpsVariantParamPackAttribute(pack, label.CUDNN_PTR_XDATA, again)
        del again
        assert [alive(one) for one in kept] == [False, True, True]
        cudnn.cudnnDestroyFusedOpsVariantParamPack(pack)
        assert [alive(one) for one in kept] == [False, False, False]
    """)


def test_a_bitstream_lives_until_another_is_parsed(run: Run) -> None:
    run("""
        from cubind import nvjpeg2k
        err, stream = nvjpeg2k.nvjpeg2kStreamCreate()
        assert err == 0, err
        first, second = Memory(64), Memory(64)
        one, two = weakref.ref(first), weakref.ref(second)
        nvjpeg2k.nvjpeg2kStreamParse(1, first, 64, 0, 0, stream)
        del first
        assert alive(one)
        nvjpeg2k.nvjpeg2kStreamParse(1, second, 64, 0, 0, stream)
        del second
        assert not alive(one) and alive(two)
        nvjpeg2k.nvjpeg2kStreamDestroy(stream)
        assert not alive(two)
    """)
