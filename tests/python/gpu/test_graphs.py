"""Graphs: built from nodes, captured from a stream, updated, and their user objects."""

import ctypes
import gc
from typing import Any

import pytest
from cubind import driver
from gpu.support import device_memory, ok, read


def kernel_node(function: Any, arguments: Any) -> driver.CUDA_KERNEL_NODE_PARAMS:
    params = driver.CUDA_KERNEL_NODE_PARAMS()
    params.func = function
    params.gridDimX = params.gridDimY = params.gridDimZ = 1
    params.blockDimX, params.blockDimY, params.blockDimZ = 32, 1, 1
    params.kernelParams = arguments
    return params


def test_a_graph_built_from_nodes(stream: Any, kernel: Any) -> None:
    called: list[Any] = []
    graph = ok(driver.cuGraphCreate(0))
    with device_memory(128) as pointer:
        clear = driver.CUDA_MEMSET_NODE_PARAMS()
        clear.dst, clear.value, clear.elementSize, clear.width, clear.height = pointer, 0, 4, 32, 1
        first = ok(driver.cuGraphAddMemsetNode(graph, None, 0, clear, ok(driver.cuCtxGetCurrent())))
        params = kernel_node(kernel(b"fill"), ((pointer, 2), (None, ctypes.c_int)))
        second = ok(driver.cuGraphAddKernelNode(graph, [first], 1, params))
        host = driver.CUDA_HOST_NODE_PARAMS()
        host.fn = lambda data: called.append(data)
        host.userData = 77
        third = ok(driver.cuGraphAddHostNode(graph, [second], 1, host))
        del params, host
        gc.collect()

        nodes, count = ok(driver.cuGraphGetNodes(graph))
        assert (nodes, count) == ([], 3)
        nodes, count = ok(driver.cuGraphGetNodes(graph, count))
        assert set(map(int, nodes)) == set(map(int, (first, second, third)))
        assert ok(driver.cuGraphNodeGetType(second)) == driver.CUgraphNodeType.CU_GRAPH_NODE_TYPE_KERNEL
        origins, targets, data, count = ok(driver.cuGraphGetEdges(graph, 2))
        assert count == 2 and len(origins) == len(targets) == len(data) == 2

        executable = ok(driver.cuGraphInstantiate(graph, 0))
        for _ in range(3):
            ok(driver.cuGraphLaunch(executable, stream))
        ok(driver.cuStreamSynchronize(stream))
        assert read(pointer, 128, "i") == list(range(2, 34))
        assert [int(data) for data in called] == [77] * 3

        changed = kernel_node(kernel(b"fill"), ((pointer, 50), (None, ctypes.c_int)))
        ok(driver.cuGraphExecKernelNodeSetParams(executable, second, changed))
        ok(driver.cuGraphLaunch(executable, stream))
        ok(driver.cuStreamSynchronize(stream))
        assert read(pointer, 128, "i") == list(range(50, 82))
        ok(driver.cuGraphExecDestroy(executable))
    ok(driver.cuGraphDestroy(graph))


def test_a_captured_graph(stream: Any, kernel: Any) -> None:
    with device_memory(128) as pointer:
        ok(driver.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL))
        arguments = ((pointer, 20), (None, ctypes.c_int))
        ok(driver.cuLaunchKernel(kernel(b"fill"), 1, 1, 1, 32, 1, 1, 0, stream, arguments, 0))
        status, _, graph, dependencies, edges, count = ok(driver.cuStreamGetCaptureInfo(stream))
        assert status == driver.CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_ACTIVE
        assert count == len(dependencies) == 1 and int(graph) and len(edges) <= 1
        ok(driver.cuMemsetD32Async(pointer, 0, 1, stream))
        graph = ok(driver.cuStreamEndCapture(stream))
        executable = ok(driver.cuGraphInstantiate(graph, 0))
        ok(driver.cuGraphLaunch(executable, stream))
        ok(driver.cuStreamSynchronize(stream))
        assert read(pointer, 128, "i") == [0, *range(21, 52)]
        result = driver.cuGraphExecUpdate(executable, graph)
        assert result[0] == driver.CUresult.CUDA_SUCCESS
        assert result[1].result == driver.CUgraphExecUpdateResult.CU_GRAPH_EXEC_UPDATE_SUCCESS
        ok(driver.cuGraphExecDestroy(executable))
        ok(driver.cuGraphDestroy(graph))


def test_a_user_object_lives_as_long_as_its_graph(context: Any) -> None:
    destroyed: list[Any] = []
    mark = object()
    object_ = ok(driver.cuUserObjectCreate(mark, lambda data: destroyed.append(data is mark), 1, 1))
    graph = ok(driver.cuGraphCreate(0))
    moved = driver.CUuserObjectRetain_flags.CU_GRAPH_USER_OBJECT_MOVE
    ok(driver.cuGraphRetainUserObject(graph, object_, 1, moved))
    assert not destroyed
    ok(driver.cuGraphDestroy(graph))
    ok(driver.cuCtxSynchronize())
    assert destroyed == [True]


@pytest.mark.parametrize("data", [None, [], [driver.CUgraphEdgeData()]], ids=["none", "empty", "one"])
def test_edges_with_and_without_data(context: Any, data: Any) -> None:
    graph = ok(driver.cuGraphCreate(0))
    first, second = (ok(driver.cuGraphAddEmptyNode(graph, None, 0)) for _ in range(2))
    ok(driver.cuGraphAddDependencies(graph, [first], [second], data, 1))
    executable = ok(driver.cuGraphInstantiate(graph, 0))
    ok(driver.cuGraphLaunch(executable, 0))
    ok(driver.cuCtxSynchronize())
    ok(driver.cuGraphExecDestroy(executable))
    ok(driver.cuGraphDestroy(graph))
