"""Results of NVIDIA's libraries other than success: counts, calls in progress, outputs that explain an error, and messages."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from cubind import CudaError, cudnn, driver, nccl, nvml
from cubind.checked import cudnn as checked_cudnn
from cubind.checked import nccl as checked_nccl
from gpu.support import ok, or_skip


def failure(call: Callable[[], object]) -> CudaError:
    with pytest.raises(CudaError) as raised:
        call()
    return raised.value


def test_nvml_returns_the_required_count(context: Any, gpu: int) -> None:
    ok(nvml.nvmlInit())
    try:
        bus = ok(driver.cuDeviceGetPCIBusId(64, gpu)).rstrip(b"\0")
        device = ok(nvml.nvmlDeviceGetHandleByPciBusId(bus))
        # Every GPU that reports memory clocks reports several of them.
        err, count, clocks = nvml.nvmlDeviceGetSupportedMemoryClocks(device, 0)
        if err == nvml.nvmlReturn_t.NVML_ERROR_NOT_SUPPORTED:
            pytest.skip("this GPU does not report its clocks")
        assert err == nvml.nvmlReturn_t.NVML_ERROR_INSUFFICIENT_SIZE and count > 0 and clocks is None
        found, clocks = ok(nvml.nvmlDeviceGetSupportedMemoryClocks(device, count))
        assert found == len(clocks) == count
    finally:
        ok(nvml.nvmlShutdown())


def test_a_failed_graph_update_returns_its_reason(context: Any) -> None:
    graph, other = ok(driver.cuGraphCreate(0)), ok(driver.cuGraphCreate(0))
    ok(driver.cuGraphAddEmptyNode(graph, None, 0))
    for _ in range(2):
        ok(driver.cuGraphAddEmptyNode(other, None, 0))
    executable = ok(driver.cuGraphInstantiate(graph, 0))
    err, info = driver.cuGraphExecUpdate(executable, other)
    assert err == driver.CUresult.CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE
    assert info.result == driver.CUgraphExecUpdateResult.CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED
    ok(driver.cuGraphExecDestroy(executable))
    ok(driver.cuGraphDestroy(graph))
    ok(driver.cuGraphDestroy(other))


def test_a_cudnn_error_has_the_last_message() -> None:
    ok(or_skip(cudnn.cudnnGetVersion))
    tensor = ok(cudnn.cudnnCreateTensorDescriptor())
    layout, data = cudnn.cudnnTensorFormat_t.CUDNN_TENSOR_NCHW, cudnn.cudnnDataType_t.CUDNN_DATA_FLOAT
    error = failure(lambda: checked_cudnn.cudnnSetTensor4dDescriptor(tensor, layout, data, 0, 1, 1, 1))
    assert error.code == cudnn.cudnnStatus_t.CUDNN_STATUS_BAD_PARAM or error.name.startswith("CUDNN_STATUS_BAD_PARAM")
    assert error.message and error.message in str(error) and str(error).count(error.name) <= 2, str(error)
    print(error)
    ok(cudnn.cudnnDestroyTensorDescriptor(tensor))


def test_an_nccl_error_has_the_last_message(context: Any) -> None:
    unique = ok(or_skip(nccl.ncclGetUniqueId))
    error = failure(lambda: checked_nccl.ncclCommInitRank(1, unique, 5))
    assert error.code == nccl.ncclResult_t.ncclInvalidArgument
    assert error.message and error.message in str(error), str(error)
    print(error)


def test_a_nonblocking_communicator_raises_no_error(context: Any) -> None:
    unique = ok(or_skip(nccl.ncclGetUniqueId))
    config = nccl.ncclConfig_t()
    config.blocking = 0
    # The call is not an error, although the code is "in progress".
    comm = checked_nccl.ncclCommInitRankConfig(1, unique, 0, config)
    assert int(comm)
    end = time.monotonic() + 60
    while (state := checked_nccl.ncclCommGetAsyncError(comm)) == nccl.ncclResult_t.ncclInProgress:
        assert time.monotonic() < end, "it never ends"
        time.sleep(0.01)
    assert state == nccl.ncclResult_t.ncclSuccess
    assert checked_nccl.ncclCommCount(comm) == 1
    checked_nccl.ncclCommDestroy(comm)
