"""CUDA runtime API of CUDA 13, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "cudaDevSmResourceSplitByCount": _checked.Form(told=("result", "nbGroups", "remaining"), doc="""Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.

``cudaError_t cudaDevSmResourceSplitByCount(cudaDevResource *result, unsigned int *nbGroups, const cudaDevResource *input, cudaDevResource *remaining, unsigned int flags, unsigned int minCount)``

Parameters
----------
nbGroups, minCount : int
input_ : cudaDevResource or None
flags : int
    Flags: members of ``cudaDevSmResourceSplitByCount_flags``.

Returns
-------
result : list[cudaDevResource]
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.
nbGroups : int
remaining : cudaDevResource
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorCudartUnloading``, ``cudaErrorInitializationError``, ``cudaErrorInvalidResourceConfiguration``, ``cudaErrorInvalidResourceType``, ``cudaErrorInvalidValue``, ``cudaErrorNotPermitted``, ``cudaErrorNotSupported``.
    The exception's attribute ``outputs`` contains: ``result``, ``nbGroups``, ``remaining``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevSmResourceSplitByCount
"""),
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
    "cudaGraphGetEdges": _checked.Form(lambda graph, numEdges=None: (graph, numEdges), 1, count=3, lists=(0, 1, 2), told=("from_", "to", "edgeData", "numEdges"), doc="""Lists the edges of a graph as two arrays of nodes.

``cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)``

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
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges
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
    "cudaGraphNodeGetDependencies": _checked.Form(lambda node, pNumDependencies=None: (node, pNumDependencies), 1, count=2, lists=(0, 1), told=("pDependencies", "edgeData", "pNumDependencies"), doc="""Lists the nodes that a node waits for.

``cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)``

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
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies
"""),
    "cudaGraphNodeGetDependentNodes": _checked.Form(lambda node, pNumDependentNodes=None: (node, pNumDependentNodes), 1, count=2, lists=(0, 1), told=("pDependentNodes", "edgeData", "pNumDependentNodes"), doc="""Lists the nodes that wait for a node.

``cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)``

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
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes
"""),
    "cudaLogsDumpToMemory": _checked.Form(told=("iterator", "size"), doc="""Writes the driver's log messages, starting at an iterator, to a buffer.

``cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size, unsigned int flags)``

Parameters
----------
iterator : cudaLogIterator
buffer : buffer
size : int
flags : int
    Must be 0.

Returns
-------
iterator : cudaLogIterator or None
size : int
buffer : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
    The exception's attribute ``outputs`` contains: ``iterator``, ``size``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsDumpToMemory
"""),
}

_checked.view(globals(), "cubind.cuda13.runtime", _FORMS)
