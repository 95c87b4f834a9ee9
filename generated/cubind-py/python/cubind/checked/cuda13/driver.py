"""CUDA driver API of CUDA 13, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "cuDevSmResourceSplitByCount": _checked.Form(told=("result", "nbGroups", "remainder"), doc="""Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.

``CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input, CUdevResource *remainder, unsigned int flags, unsigned int minCount)``

Parameters
----------
nbGroups, minCount : int
input_ : CUdevResource or None
flags : int
    Flags: members of ``CUdevSmResourceSplitByCount_flags``.

Returns
-------
result : list[CUdevResource]
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.
nbGroups : int
remainder : CUdevResource
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``result``, ``nbGroups``, ``remainder``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevSmResourceSplitByCount
"""),
    "cuDeviceGetCliqueInfo": _checked.Form(lambda dev, count=None: (count, dev), 0, count=1, lists=(0,), told=("cliqueInfo", "count"), doc="""Lists the fabric cliques that a device belongs to, with the type and number of each clique.

``CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)``

Parameters
----------
dev : CUdevice or None
count : int, optional
    If omitted, cubind determines the required length.

Returns
-------
cliqueInfo : list[CUcliqueInfo]

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
    The exception's attribute ``outputs`` contains: ``cliqueInfo``, ``count``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CLIQUE.html#:~:text=cuDeviceGetCliqueInfo
"""),
    "cuDeviceGetName": _checked.Form(lambda dev, length=None: (length, dev), 0, string=True, texts=(0,), doc="""Returns a device's product name, truncated to the given length.

``CUresult cuDeviceGetName(char *name, int len, CUdevice dev)``

Parameters
----------
dev : CUdevice or None
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
name : str

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetName
"""),
    "cuDeviceGetPCIBusId": _checked.Form(lambda dev, length=None: (length, dev), 0, string=True, texts=(0,), doc="""Returns a device's PCI address, such as ``0000:3b:00.0``.

``CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)``

Parameters
----------
dev : CUdevice or None
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
pciBusId : str

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceGetPCIBusId
"""),
    "cuFuncGetName": _checked.Form(texts=(0,), doc="""Returns a function's mangled name.

``CUresult cuFuncGetName(const char **name, CUfunction hfunc)``

Parameters
----------
hfunc : CUfunction or None

Returns
-------
name : str

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetName
"""),
    "cuGetErrorName": _checked.Form(texts=(0,), doc="""Returns the name of an error code, such as ``CUDA_ERROR_INVALID_VALUE``.

``CUresult cuGetErrorName(CUresult error, const char **pStr)``

Parameters
----------
error : CUresult

Returns
-------
pStr : str

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__ERROR.html#:~:text=cuGetErrorName
"""),
    "cuGetErrorString": _checked.Form(texts=(0,), doc="""Returns the English description of an error code.

``CUresult cuGetErrorString(CUresult error, const char **pStr)``

Parameters
----------
error : CUresult

Returns
-------
pStr : str

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__ERROR.html#:~:text=cuGetErrorString
"""),
    "cuGraphExecUpdate": _checked.Form(told=("resultInfo",), doc="""Updates an executable graph with the parameters of a graph that has the same nodes and edges.

``CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo)``

Parameters
----------
hGraphExec : CUgraphExec or None
hGraph : CUgraph or None

Returns
-------
resultInfo : CUgraphExecUpdateResultInfo
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE``.
    The exception's attribute ``outputs`` contains: ``resultInfo``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecUpdate
"""),
    "cuGraphExecUpdate_v2": _checked.Form(told=("resultInfo",), doc="""Updates an executable graph with the parameters of a graph that has the same nodes and edges.

``CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo)``

Parameters
----------
hGraphExec : CUgraphExec or None
hGraph : CUgraph or None

Returns
-------
resultInfo : CUgraphExecUpdateResultInfo
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE``.
    The exception's attribute ``outputs`` contains: ``resultInfo``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecUpdate
"""),
    "cuGraphGetEdges": _checked.Form(lambda hGraph, numEdges=None: (hGraph, numEdges), 1, count=3, lists=(0, 1, 2), told=("from_", "to", "edgeData", "numEdges"), doc="""Lists the edges of a graph as two arrays of nodes.

``CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges)``

Parameters
----------
hGraph : CUgraph or None
numEdges : int, optional
    If omitted, cubind determines the required length.

Returns
-------
from : list[CUgraphNode]
to : list[CUgraphNode]
edgeData : list[CUgraphEdgeData]

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``from_``, ``to``, ``edgeData``, ``numEdges``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges
"""),
    "cuGraphGetEdges_v2": _checked.Form(lambda hGraph, numEdges=None: (hGraph, numEdges), 1, count=3, lists=(0, 1, 2), told=("from_", "to", "edgeData", "numEdges"), doc="""Lists the edges of a graph as two arrays of nodes.

``CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges)``

Parameters
----------
hGraph : CUgraph or None
numEdges : int, optional
    If omitted, cubind determines the required length.

Returns
-------
from : list[CUgraphNode]
to : list[CUgraphNode]
edgeData : list[CUgraphEdgeData]

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``from_``, ``to``, ``edgeData``, ``numEdges``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges
"""),
    "cuGraphGetNodes": _checked.Form(lambda hGraph, numNodes=None: (hGraph, numNodes), 1, count=1, lists=(0,), told=("nodes", "numNodes"), doc="""Lists the nodes of a graph.

``CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)``

Parameters
----------
hGraph : CUgraph or None
numNodes : int, optional
    If omitted, cubind determines the required length.

Returns
-------
nodes : list[CUgraphNode]

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``nodes``, ``numNodes``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetNodes
"""),
    "cuGraphGetRootNodes": _checked.Form(lambda hGraph, numRootNodes=None: (hGraph, numRootNodes), 1, count=1, lists=(0,), told=("rootNodes", "numRootNodes"), doc="""Lists the root nodes of a graph (nodes without dependencies).

``CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)``

Parameters
----------
hGraph : CUgraph or None
numRootNodes : int, optional
    If omitted, cubind determines the required length.

Returns
-------
rootNodes : list[CUgraphNode]

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``rootNodes``, ``numRootNodes``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetRootNodes
"""),
    "cuGraphInstantiate_v2": _checked.Form(texts=(2,), doc="""Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.

``CUresult cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)``

Parameters
----------
hGraph : CUgraph or None
bufferSize : int

Returns
-------
phGraphExec : CUgraphExec
phErrorNode : CUgraphNode
logBuffer : str

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0. Kept for binary compatibility.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/index.html
"""),
    "cuGraphNodeGetDependencies": _checked.Form(lambda hNode, numDependencies=None: (hNode, numDependencies), 1, count=2, lists=(0, 1), told=("dependencies", "edgeData", "numDependencies"), doc="""Lists the nodes that a node waits for.

``CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies)``

Parameters
----------
hNode : CUgraphNode or None
numDependencies : int, optional
    If omitted, cubind determines the required length.

Returns
-------
dependencies : list[CUgraphNode]
edgeData : list[CUgraphEdgeData]

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``dependencies``, ``edgeData``, ``numDependencies``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies
"""),
    "cuGraphNodeGetDependencies_v2": _checked.Form(lambda hNode, numDependencies=None: (hNode, numDependencies), 1, count=2, lists=(0, 1), told=("dependencies", "edgeData", "numDependencies"), doc="""Lists the nodes that a node waits for.

``CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies)``

Parameters
----------
hNode : CUgraphNode or None
numDependencies : int, optional
    If omitted, cubind determines the required length.

Returns
-------
dependencies : list[CUgraphNode]
edgeData : list[CUgraphEdgeData]

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``dependencies``, ``edgeData``, ``numDependencies``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies
"""),
    "cuGraphNodeGetDependentNodes": _checked.Form(lambda hNode, numDependentNodes=None: (hNode, numDependentNodes), 1, count=2, lists=(0, 1), told=("dependentNodes", "edgeData", "numDependentNodes"), doc="""Lists the nodes that wait for a node.

``CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes)``

Parameters
----------
hNode : CUgraphNode or None
numDependentNodes : int, optional
    If omitted, cubind determines the required length.

Returns
-------
dependentNodes : list[CUgraphNode]
edgeData : list[CUgraphEdgeData]

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``dependentNodes``, ``edgeData``, ``numDependentNodes``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes
"""),
    "cuGraphNodeGetDependentNodes_v2": _checked.Form(lambda hNode, numDependentNodes=None: (hNode, numDependentNodes), 1, count=2, lists=(0, 1), told=("dependentNodes", "edgeData", "numDependentNodes"), doc="""Lists the nodes that wait for a node.

``CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes)``

Parameters
----------
hNode : CUgraphNode or None
numDependentNodes : int, optional
    If omitted, cubind determines the required length.

Returns
-------
dependentNodes : list[CUgraphNode]
edgeData : list[CUgraphEdgeData]

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``dependentNodes``, ``edgeData``, ``numDependentNodes``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes
"""),
    "cuKernelGetName": _checked.Form(texts=(0,), doc="""Returns a kernel's mangled name.

``CUresult cuKernelGetName(const char **name, CUkernel hfunc)``

Parameters
----------
hfunc : CUkernel or None

Returns
-------
name : str

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetName
"""),
    "cuLogsDumpToMemory": _checked.Form(told=("iterator", "size"), doc="""Writes the driver's log messages, starting at an iterator, to a buffer.

``CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags)``

Parameters
----------
iterator : CUlogIterator
buffer : buffer
size : int
flags : int
    Must be 0.

Returns
-------
iterator : CUlogIterator or None
size : int
buffer : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
    The exception's attribute ``outputs`` contains: ``iterator``, ``size``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.9.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsDumpToMemory
"""),
    "cuMemBatchDecompressAsync": _checked.Form(told=("errorIndex",), doc="""Decompresses multiple buffers with the hardware decompression engine, in stream order.

``CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsigned int flags, size_t *errorIndex, CUstream stream)``

Parameters
----------
paramsArray : CUmemDecompressParams or list[CUmemDecompressParams] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
count : int
flags : int
    Must be 0.
stream : CUstream or None

Returns
-------
errorIndex : int

Raises
------
CudaError
    The result code is not ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``errorIndex``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8 (in drivers since 12.6).
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemBatchDecompressAsync
"""),
}

_checked.view(globals(), "cubind.cuda13.driver", _FORMS)
