"""CUDA runtime API of CUDA 12, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "cudaDeviceGetPCIBusId": _checked.Form(lambda device, length=None: (length, device), 0, string=True, texts=(0,), doc="""Returns a device's PCI address, such as ``0000:3b:00.0``.

``cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)``

Parameters
----------
device : int
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
pciBusId : str

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetPCIBusId
"""),
    "cudaFuncGetName": _checked.Form(texts=(0,), doc="""Returns a kernel's mangled name.

``cudaError_t cudaFuncGetName(const char **name, const void *func)``

Parameters
----------
func : address or buffer or str

Returns
-------
name : str

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetName
"""),
    "cudaGetErrorName": _checked.Form(texts=(0,), doc="""Returns the name of an error code, such as ``cudaErrorInvalidValue``.

``const char *cudaGetErrorName(cudaError_t error)``

Parameters
----------
error : cudaError

Returns
-------
value : str

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetErrorName
"""),
    "cudaGetErrorString": _checked.Form(texts=(0,), doc="""Returns the English description of an error code.

``const char *cudaGetErrorString(cudaError_t error)``

Parameters
----------
error : cudaError

Returns
-------
value : str

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__ERROR.html#:~:text=cudaGetErrorString
"""),
    "cudaGraphExecUpdate": _checked.Form(told=("resultInfo",), doc="""Updates an executable graph with the parameters of a graph that has the same nodes and edges.

``cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo *resultInfo)``

Parameters
----------
hGraphExec : cudaGraphExec_t or None
hGraph : cudaGraph_t or None

Returns
-------
resultInfo : cudaGraphExecUpdateResultInfo
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorGraphExecUpdateFailure``.
    The exception's attribute ``outputs`` contains: ``resultInfo``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecUpdate
"""),
    "cudaGraphGetEdges": _checked.Form(lambda graph, numEdges=None: (graph, numEdges), 1, count=2, lists=(0, 1), told=("from_", "to", "numEdges"), doc="""Lists the edges of a graph as two arrays of nodes.

``cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges)``

Parameters
----------
graph : cudaGraph_t or None
numEdges : int, optional
    If omitted, cubind determines the required length.

Returns
-------
from : list[cudaGraphNode_t]
to : list[cudaGraphNode_t]

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    The exception's attribute ``outputs`` contains: ``from_``, ``to``, ``numEdges``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges
"""),
    "cudaGraphGetEdges_v2": _checked.Form(lambda graph, numEdges=None: (graph, numEdges), 1, count=3, lists=(0, 1, 2), told=("from_", "to", "edgeData", "numEdges"), doc="""Lists the edges of a graph as two arrays of nodes, with data for each edge.

``cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)``

Parameters
----------
graph : cudaGraph_t or None
numEdges : int, optional
    If omitted, cubind determines the required length.

Returns
-------
from : list[cudaGraphNode_t]
to : list[cudaGraphNode_t]
edgeData : list[cudaGraphEdgeData]

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
    The exception's attribute ``outputs`` contains: ``from_``, ``to``, ``edgeData``, ``numEdges``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges_v2
"""),
    "cudaGraphGetNodes": _checked.Form(lambda graph, numNodes=None: (graph, numNodes), 1, count=1, lists=(0,), told=("nodes", "numNodes"), doc="""Lists the nodes of a graph.

``cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)``

Parameters
----------
graph : cudaGraph_t or None
numNodes : int, optional
    If omitted, cubind determines the required length.

Returns
-------
nodes : list[cudaGraphNode_t]

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    The exception's attribute ``outputs`` contains: ``nodes``, ``numNodes``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetNodes
"""),
    "cudaGraphGetRootNodes": _checked.Form(lambda graph, pNumRootNodes=None: (graph, pNumRootNodes), 1, count=1, lists=(0,), told=("pRootNodes", "pNumRootNodes"), doc="""Lists the root nodes of a graph (nodes without dependencies).

``cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)``

Parameters
----------
graph : cudaGraph_t or None
pNumRootNodes : int, optional
    If omitted, cubind determines the required length.

Returns
-------
pRootNodes : list[cudaGraphNode_t]

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    The exception's attribute ``outputs`` contains: ``pRootNodes``, ``pNumRootNodes``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetRootNodes
"""),
    "cudaGraphNodeGetDependencies": _checked.Form(lambda node, pNumDependencies=None: (node, pNumDependencies), 1, count=1, lists=(0,), told=("pDependencies", "pNumDependencies"), doc="""Lists the nodes that a node waits for.

``cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, size_t *pNumDependencies)``

Parameters
----------
node : cudaGraphNode_t or None
pNumDependencies : int, optional
    If omitted, cubind determines the required length.

Returns
-------
pDependencies : list[cudaGraphNode_t]

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    The exception's attribute ``outputs`` contains: ``pDependencies``, ``pNumDependencies``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies
"""),
    "cudaGraphNodeGetDependencies_v2": _checked.Form(lambda node, pNumDependencies=None: (node, pNumDependencies), 1, count=2, lists=(0, 1), told=("pDependencies", "edgeData", "pNumDependencies"), doc="""Lists the nodes that a node waits for, with data for each edge.

``cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)``

Parameters
----------
node : cudaGraphNode_t or None
pNumDependencies : int, optional
    If omitted, cubind determines the required length.

Returns
-------
pDependencies : list[cudaGraphNode_t]
edgeData : list[cudaGraphEdgeData]

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
    The exception's attribute ``outputs`` contains: ``pDependencies``, ``edgeData``, ``pNumDependencies``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies_v2
"""),
    "cudaGraphNodeGetDependentNodes": _checked.Form(lambda node, pNumDependentNodes=None: (node, pNumDependentNodes), 1, count=1, lists=(0,), told=("pDependentNodes", "pNumDependentNodes"), doc="""Lists the nodes that wait for a node.

``cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, size_t *pNumDependentNodes)``

Parameters
----------
node : cudaGraphNode_t or None
pNumDependentNodes : int, optional
    If omitted, cubind determines the required length.

Returns
-------
pDependentNodes : list[cudaGraphNode_t]

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    The exception's attribute ``outputs`` contains: ``pDependentNodes``, ``pNumDependentNodes``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes
"""),
    "cudaGraphNodeGetDependentNodes_v2": _checked.Form(lambda node, pNumDependentNodes=None: (node, pNumDependentNodes), 1, count=2, lists=(0, 1), told=("pDependentNodes", "edgeData", "pNumDependentNodes"), doc="""Lists the nodes that wait for a node, with data for each edge.

``cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)``

Parameters
----------
node : cudaGraphNode_t or None
pNumDependentNodes : int, optional
    If omitted, cubind determines the required length.

Returns
-------
pDependentNodes : list[cudaGraphNode_t]
edgeData : list[cudaGraphEdgeData]

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
    The exception's attribute ``outputs`` contains: ``pDependentNodes``, ``edgeData``, ``pNumDependentNodes``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.3, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes_v2
"""),
    "cudaMemcpy3DBatchAsync": _checked.Form(told=("failIdx",), doc="""Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.

``cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long flags, cudaStream_t stream)``

Parameters
----------
numOps : int
opList : list[cudaMemcpy3DBatchOp] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
flags : int
    Must be 0.
stream : cudaStream_t or None

Returns
-------
failIdx : int

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    The exception's attribute ``outputs`` contains: ``failIdx``.

Warnings
--------
- No copy of the batch may depend on another copy of the batch.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DBatchAsync
"""),
    "cudaMemcpyBatchAsync": _checked.Form(told=("failIdx",), doc="""Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.

``cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, cudaStream_t stream)``

Parameters
----------
dsts : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
srcs : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive for the duration that ``attrs`` specifies.
sizes, attrsIdxs : list[int] or None
count, numAttrs : int
attrs : list[cudaMemcpyAttributes] or None
stream : cudaStream_t or None

Returns
-------
failIdx : int

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    The exception's attribute ``outputs`` contains: ``failIdx``.

Warnings
--------
- No copy of the batch may depend on another copy of the batch.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyBatchAsync
"""),
}

_checked.view(globals(), "cubind.cuda12.runtime", _FORMS)
