"""NVML of CUDA 13, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "nvmlDeviceGetAccountingPids": _checked.Form(lambda device, count=None: (device, count), 1, count=0, lists=(1,), told=("count", "pids"), doc="""Lists the IDs of the processes, including terminated ones, for which a GPU keeps statistics.

``nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count, unsigned int *pids)``

Parameters
----------
device : nvmlDevice_t or None
count : int, optional
    If omitted, cubind determines the required length.

Returns
-------
pids : list[int]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``count``, ``pids``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetActiveVgpus": _checked.Form(lambda device, vgpuCount=None: (device, vgpuCount), 1, count=0, lists=(1,), told=("vgpuCount", "vgpuInstances"), doc="""Lists the active vGPUs on a GPU.

``nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances)``

Parameters
----------
device : nvmlDevice_t or None
vgpuCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
vgpuInstances : list[nvmlVgpuInstance_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``vgpuCount``, ``vgpuInstances``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetBoardPartNumber": _checked.Form(lambda device, length=None: (device, length), 1, string=True, texts=(0,), doc="""Returns the part number of a GPU's board as a string.

``nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
partNumber : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetComputeRunningProcesses": _checked.Form(lambda device, infoCount=None: (device, infoCount), 1, count=0, lists=(1,), told=("infoCount", "infos"), doc="""Lists the processes that compute on a GPU, and the memory that each uses.

``nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
infos : list[nvmlProcessInfo_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``infoCount``, ``infos``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetComputeRunningProcesses_v3": _checked.Form(lambda device, infoCount=None: (device, infoCount), 1, count=0, lists=(1,), told=("infoCount", "infos"), doc="""Lists the processes that compute on a GPU, and the memory that each uses.

``nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
infos : list[nvmlProcessInfo_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``infoCount``, ``infos``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetComputeRunningProcesses_v2": _checked.Form(lambda device, infoCount=None: (device, infoCount), 1, count=0, lists=(1,), told=("infoCount", "infos"), doc="""Lists the processes that compute on a GPU, and the memory that each uses.

``nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
infos : list[nvmlProcessInfo_v2_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``.
    The exception's attribute ``outputs`` contains: ``infoCount``, ``infos``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Kept for binary compatibility.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetCreatableVgpus": _checked.Form(lambda device, vgpuCount=None: (device, vgpuCount), 1, count=0, lists=(1,), told=("vgpuCount", "vgpuTypeIds"), doc="""Lists the vGPU types that can currently be created on a GPU.

``nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)``

Parameters
----------
device : nvmlDevice_t or None
vgpuCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
vgpuTypeIds : list[nvmlVgpuTypeId_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``vgpuCount``, ``vgpuTypeIds``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetEncoderSessions": _checked.Form(lambda device, sessionCount=None: (device, sessionCount), 1, count=0, lists=(1,), told=("sessionCount", "sessionInfos"), doc="""Lists a GPU's active encoder sessions.

``nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos)``

Parameters
----------
device : nvmlDevice_t or None
sessionCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
sessionInfos : list[nvmlEncoderSessionInfo_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``sessionCount``, ``sessionInfos``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetFBCSessions": _checked.Form(lambda device, sessionCount=None: (device, sessionCount), 1, count=0, lists=(1,), told=("sessionCount", "sessionInfo"), doc="""Lists a GPU's active frame capture sessions.

``nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)``

Parameters
----------
device : nvmlDevice_t or None
sessionCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
sessionInfo : list[nvmlFBCSessionInfo_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``sessionCount``, ``sessionInfo``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetGpuInstancePossiblePlacements": _checked.Form(lambda device, profileId, count=None: (device, profileId, count), 2, count=1, lists=(0,), told=("placements", "count"), doc="""Lists the possible placements of GPU instances with a given profile on a GPU.

``nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)``

Parameters
----------
device : nvmlDevice_t or None
profileId : int
count : int, optional
    If omitted, cubind determines the required length.

Returns
-------
placements : list[nvmlGpuInstancePlacement_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
    The exception's attribute ``outputs`` contains: ``placements``, ``count``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetGpuInstancePossiblePlacements_v2": _checked.Form(lambda device, profileId, count=None: (device, profileId, count), 2, count=1, lists=(0,), told=("placements", "count"), doc="""Lists the possible placements of GPU instances with a given profile on a GPU.

``nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)``

Parameters
----------
device : nvmlDevice_t or None
profileId : int
count : int, optional
    If omitted, cubind determines the required length.

Returns
-------
placements : list[nvmlGpuInstancePlacement_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
    The exception's attribute ``outputs`` contains: ``placements``, ``count``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetGpuInstances": _checked.Form(told=("gpuInstances", "count"), doc="""Lists the GPU instances of a GPU that have a given profile.

``nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstances, unsigned int *count)``

Parameters
----------
device : nvmlDevice_t or None
profileId : int
count : int, optional

Returns
-------
gpuInstances : list[nvmlGpuInstance_t]
count : int

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
    The exception's attribute ``outputs`` contains: ``gpuInstances``, ``count``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetGraphicsRunningProcesses": _checked.Form(lambda device, infoCount=None: (device, infoCount), 1, count=0, lists=(1,), told=("infoCount", "infos"), doc="""Lists the processes that use a GPU for graphics, and the memory that each uses.

``nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
infos : list[nvmlProcessInfo_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``infoCount``, ``infos``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetGraphicsRunningProcesses_v3": _checked.Form(lambda device, infoCount=None: (device, infoCount), 1, count=0, lists=(1,), told=("infoCount", "infos"), doc="""Lists the processes that use a GPU for graphics, and the memory that each uses.

``nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
infos : list[nvmlProcessInfo_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``infoCount``, ``infos``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetGraphicsRunningProcesses_v2": _checked.Form(lambda device, infoCount=None: (device, infoCount), 1, count=0, lists=(1,), told=("infoCount", "infos"), doc="""Lists the processes that use a GPU for graphics, and the memory that each uses.

``nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
infos : list[nvmlProcessInfo_v2_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``.
    The exception's attribute ``outputs`` contains: ``infoCount``, ``infos``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Kept for binary compatibility.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetGspFirmwareVersion": _checked.Form(texts=(0,), doc="""Returns the firmware version of a GPU's system processor (GSP) as a string.

``nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
version : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetInforomImageVersion": _checked.Form(lambda device, length=None: (device, length), 1, string=True, texts=(0,), doc="""Returns the version of a GPU's whole InfoROM image as a string.

``nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
version : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetInforomVersion": _checked.Form(lambda device, object, length=None: (device, object, length), 2, string=True, texts=(0,), doc="""Returns the version of one object in a GPU's InfoROM as a string.

``nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char *version, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
object : nvmlInforomObject_t
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
version : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetMPSComputeRunningProcesses": _checked.Form(lambda device, infoCount=None: (device, infoCount), 1, count=0, lists=(1,), told=("infoCount", "infos"), doc="""Lists the MPS clients with a compute context on a GPU, and the memory that each uses.

``nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
infos : list[nvmlProcessInfo_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``infoCount``, ``infos``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetMPSComputeRunningProcesses_v3": _checked.Form(lambda device, infoCount=None: (device, infoCount), 1, count=0, lists=(1,), told=("infoCount", "infos"), doc="""Lists the MPS clients with a compute context on a GPU, and the memory that each uses.

``nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
infos : list[nvmlProcessInfo_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``infoCount``, ``infos``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetMPSComputeRunningProcesses_v2": _checked.Form(lambda device, infoCount=None: (device, infoCount), 1, count=0, lists=(1,), told=("infoCount", "infos"), doc="""Lists the MPS clients with a compute context on a GPU, and the memory that each uses.

``nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
infos : list[nvmlProcessInfo_v2_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``.
    The exception's attribute ``outputs`` contains: ``infoCount``, ``infos``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Kept for binary compatibility.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetName": _checked.Form(lambda device, length=None: (device, length), 1, string=True, texts=(0,), doc="""Returns a GPU's product name.

``nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
name : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetPgpuMetadataString": _checked.Form(lambda device, bufferSize=None: (device, bufferSize), 1, count=1, lists=(), texts=(0,), told=("pgpuMetadata", "bufferSize"), doc="""Returns a host GPU's migration metadata as an opaque string.

``nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize)``

Parameters
----------
device : nvmlDevice_t or None
bufferSize : int, optional
    If omitted, cubind determines the required length.

Returns
-------
pgpuMetadata : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``pgpuMetadata``, ``bufferSize``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetProcessUtilization": _checked.Form(lambda device, lastSeenTimeStamp, processSamplesCount=None: (device, processSamplesCount, lastSeenTimeStamp), 1, count=1, lists=(0,), told=("utilization", "processSamplesCount"), doc="""Lists samples of the utilization of a GPU's engines by each process, since a timestamp.

``nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp)``

Parameters
----------
device : nvmlDevice_t or None
lastSeenTimeStamp : int
processSamplesCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
utilization : list[nvmlProcessUtilizationSample_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``utilization``, ``processSamplesCount``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetRetiredPages": _checked.Form(lambda device, cause, pageCount=None: (device, cause, pageCount), 2, count=0, lists=(1,), told=("pageCount", "addresses"), doc="""Lists the addresses of a GPU's memory pages that were retired for one cause.

``nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses)``

Parameters
----------
device : nvmlDevice_t or None
cause : nvmlPageRetirementCause_t
pageCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
addresses : list[int]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``pageCount``, ``addresses``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetRetiredPages_v2": _checked.Form(lambda device, cause, pageCount=None: (device, cause, pageCount), 2, count=0, lists=(1, 2), told=("pageCount", "addresses", "timestamps"), doc="""Lists the addresses and timestamps of a GPU's memory pages that were retired for one cause.

``nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)``

Parameters
----------
device : nvmlDevice_t or None
cause : nvmlPageRetirementCause_t
pageCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
addresses : list[int]
timestamps : list[int]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``pageCount``, ``addresses``, ``timestamps``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetSamples": _checked.Form(lambda device, typename, lastSeenTimeStamp, sampleCount=None: (device, typename, lastSeenTimeStamp, sampleCount), 3, count=1, lists=(2,), told=("sampleValType", "sampleCount", "samples"), doc="""Lists recent samples of a GPU's power, utilization or clocks since a timestamp.

``nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *sampleCount, nvmlSample_t *samples)``

Parameters
----------
device : nvmlDevice_t or None
typename : nvmlSamplingType_t
lastSeenTimeStamp : int
sampleCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
sampleValType : nvmlValueType_t
samples : list[nvmlSample_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``sampleValType``, ``sampleCount``, ``samples``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetSerial": _checked.Form(lambda device, length=None: (device, length), 1, string=True, texts=(0,), doc="""Returns the serial number that is printed on a GPU's board, as a string.

``nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
serial : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetSupportedGraphicsClocks": _checked.Form(lambda device, memoryClockMHz, count=None: (device, memoryClockMHz, count), 2, count=0, lists=(1,), told=("count", "clocksMHz"), doc="""Lists the graphics clock frequencies in MHz that a GPU supports at a given memory clock frequency.

``nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)``

Parameters
----------
device : nvmlDevice_t or None
memoryClockMHz : int
count : int, optional
    If omitted, cubind determines the required length.

Returns
-------
clocksMHz : list[int]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``count``, ``clocksMHz``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetSupportedMemoryClocks": _checked.Form(lambda device, count=None: (device, count), 1, count=0, lists=(1,), told=("count", "clocksMHz"), doc="""Lists the memory clock frequencies in MHz that a GPU supports.

``nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count, unsigned int *clocksMHz)``

Parameters
----------
device : nvmlDevice_t or None
count : int, optional
    If omitted, cubind determines the required length.

Returns
-------
clocksMHz : list[int]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``count``, ``clocksMHz``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetSupportedVgpus": _checked.Form(lambda device, vgpuCount=None: (device, vgpuCount), 1, count=0, lists=(1,), told=("vgpuCount", "vgpuTypeIds"), doc="""Lists the vGPU types that a GPU supports.

``nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)``

Parameters
----------
device : nvmlDevice_t or None
vgpuCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
vgpuTypeIds : list[nvmlVgpuTypeId_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``vgpuCount``, ``vgpuTypeIds``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetTopologyNearestGpus": _checked.Form(lambda device, level, count=None: (device, level, count), 2, count=0, lists=(1,), told=("count", "deviceArray"), doc="""Lists the GPUs whose closest common ancestor with a GPU is at a given topology level.

``nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray)``

Parameters
----------
device : nvmlDevice_t or None
level : nvmlGpuTopologyLevel_t
count : int, optional
    If omitted, cubind determines the required length.

Returns
-------
deviceArray : list[nvmlDevice_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``count``, ``deviceArray``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetUUID": _checked.Form(lambda device, length=None: (device, length), 1, string=True, texts=(0,), doc="""Returns the UUID of a GPU or MIG device as a string, such as ``GPU-…``.

``nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
uuid : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetVbiosVersion": _checked.Form(lambda device, length=None: (device, length), 1, string=True, texts=(0,), doc="""Returns the version of a GPU's video BIOS as a string.

``nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
version : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetVgpuMetadata": _checked.Form(told=("bufferSize",), doc="""Returns a host GPU's metadata, which determine whether vGPUs can migrate to the GPU.

``nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)``

Parameters
----------
device : nvmlDevice_t or None
pgpuMetadata : address or buffer
bufferSize : int

Returns
-------
bufferSize : int

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``bufferSize``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetVgpuProcessUtilization": _checked.Form(lambda device, lastSeenTimeStamp, vgpuProcessSamplesCount=None: (device, lastSeenTimeStamp, vgpuProcessSamplesCount), 2, count=0, lists=(1,), told=("vgpuProcessSamplesCount", "utilizationSamples"), doc="""Lists samples of the utilization of a GPU by each process in its vGPUs, since a timestamp.

``nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t *utilizationSamples)``

Parameters
----------
device : nvmlDevice_t or None
lastSeenTimeStamp : int
vgpuProcessSamplesCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
utilizationSamples : list[nvmlVgpuProcessUtilizationSample_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``vgpuProcessSamplesCount``, ``utilizationSamples``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlDeviceGetVgpuUtilization": _checked.Form(lambda device, lastSeenTimeStamp, vgpuInstanceSamplesCount=None: (device, lastSeenTimeStamp, vgpuInstanceSamplesCount), 2, count=1, lists=(2,), told=("sampleValType", "vgpuInstanceSamplesCount", "utilizationSamples"), doc="""Lists samples of the utilization of a GPU by each vGPU, since a timestamp.

``nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount, nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)``

Parameters
----------
device : nvmlDevice_t or None
lastSeenTimeStamp : int
vgpuInstanceSamplesCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
sampleValType : nvmlValueType_t
utilizationSamples : list[nvmlVgpuInstanceUtilizationSample_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``sampleValType``, ``vgpuInstanceSamplesCount``, ``utilizationSamples``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlErrorString": _checked.Form(texts=(0,), doc="""Returns the English description of a result code.

``const char *nvmlErrorString(nvmlReturn_t result)``

Parameters
----------
result : nvmlReturn_t

Returns
-------
value : str

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlGpuInstanceGetComputeInstancePossiblePlacements": _checked.Form(lambda gpuInstance, profileId, count=None: (gpuInstance, profileId, count), 2, count=1, lists=(0,), told=("placements", "count"), doc="""Lists the possible placements of compute instances with a given profile in a GPU instance.

``nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
profileId : int
count : int, optional
    If omitted, cubind determines the required length.

Returns
-------
placements : list[nvmlComputeInstancePlacement_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
    The exception's attribute ``outputs`` contains: ``placements``, ``count``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlGpuInstanceGetComputeInstances": _checked.Form(told=("computeInstances", "count"), doc="""Lists the compute instances of a GPU instance that have a given profile.

``nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
profileId : int
count : int, optional

Returns
-------
computeInstances : list[nvmlComputeInstance_t]
count : int

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
    The exception's attribute ``outputs`` contains: ``computeInstances``, ``count``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlSystemGetDriverVersion": _checked.Form(lambda length=None: (length,), 0, string=True, texts=(0,), doc="""Returns the version of the graphics driver as a string, such as ``580.65.06``.

``nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)``

Parameters
----------
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
version : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlSystemGetHicVersion": _checked.Form(lambda hwbcCount=None: (hwbcCount,), 0, count=0, lists=(1,), told=("hwbcCount", "hwbcEntries"), doc="""Lists the host interface cards of S-class systems and their firmware versions.

``nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)``

Parameters
----------
hwbcCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
hwbcEntries : list[nvmlHwbcEntry_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``.
    The exception's attribute ``outputs`` contains: ``hwbcCount``, ``hwbcEntries``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlSystemGetNVMLVersion": _checked.Form(lambda length=None: (length,), 0, string=True, texts=(0,), doc="""Returns the version of NVML as a string.

``nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)``

Parameters
----------
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
version : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlSystemGetProcessName": _checked.Form(lambda pid, length=None: (pid, length), 1, string=True, texts=(0,), doc="""Returns the name of a process, given its ID, with its path and arguments if possible.

``nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)``

Parameters
----------
pid : int
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
name : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlSystemGetTopologyGpuSet": _checked.Form(lambda cpuNumber, count=None: (cpuNumber, count), 1, count=0, lists=(1,), told=("count", "deviceArray"), doc="""Lists the GPUs that are close to a CPU.

``nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray)``

Parameters
----------
cpuNumber : int
count : int, optional
    If omitted, cubind determines the required length.

Returns
-------
deviceArray : list[nvmlDevice_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``count``, ``deviceArray``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlUnitGetDevices": _checked.Form(lambda unit, deviceCount=None: (unit, deviceCount), 1, count=0, lists=(1,), told=("deviceCount", "devices"), doc="""Lists the GPUs in an S-class unit.

``nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)``

Parameters
----------
unit : nvmlUnit_t or None
deviceCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
devices : list[nvmlDevice_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``deviceCount``, ``devices``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlVgpuInstanceGetAccountingPids": _checked.Form(lambda vgpuInstance, count=None: (vgpuInstance, count), 1, count=0, lists=(1,), told=("count", "pids"), doc="""Lists the IDs of the processes, including terminated ones, for which a vGPU keeps statistics.

``nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count, unsigned int *pids)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
count : int, optional
    If omitted, cubind determines the required length.

Returns
-------
pids : list[int]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``count``, ``pids``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlVgpuInstanceGetEncoderSessions": _checked.Form(lambda vgpuInstance, sessionCount=None: (vgpuInstance, sessionCount), 1, count=0, lists=(1,), told=("sessionCount", "sessionInfo"), doc="""Lists a vGPU's active encoder sessions.

``nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
sessionCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
sessionInfo : list[nvmlEncoderSessionInfo_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``sessionCount``, ``sessionInfo``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlVgpuInstanceGetFBCSessions": _checked.Form(lambda vgpuInstance, sessionCount=None: (vgpuInstance, sessionCount), 1, count=0, lists=(1,), told=("sessionCount", "sessionInfo"), doc="""Lists a vGPU's active frame capture sessions.

``nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
sessionCount : int, optional
    If omitted, cubind determines the required length.

Returns
-------
sessionInfo : list[nvmlFBCSessionInfo_t]

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``sessionCount``, ``sessionInfo``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlVgpuInstanceGetGpuPciId": _checked.Form(texts=(0,), told=("vgpuPciId", "length"), doc="""Returns a vGPU's PCI address in its virtual machine.

``nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
length : int

Returns
-------
vgpuPciId : str
length : int

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``vgpuPciId``, ``length``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlVgpuInstanceGetMdevUUID": _checked.Form(lambda vgpuInstance, size=None: (vgpuInstance, size), 1, string=True, texts=(0,), doc="""Returns the UUID of a vGPU's mediated device as a string.

``nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
size : int, optional
    If omitted, cubind determines the required length.

Returns
-------
mdevUuid : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlVgpuInstanceGetMetadata": _checked.Form(told=("bufferSize",), doc="""Returns a vGPU's metadata, which determine whether the vGPU can migrate.

``nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
vgpuMetadata : address or buffer
bufferSize : int

Returns
-------
bufferSize : int

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``bufferSize``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlVgpuInstanceGetUUID": _checked.Form(lambda vgpuInstance, size=None: (vgpuInstance, size), 1, string=True, texts=(0,), doc="""Returns the UUID of a vGPU as a string.

``nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
size : int, optional
    If omitted, cubind determines the required length.

Returns
-------
uuid : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlVgpuInstanceGetVmDriverVersion": _checked.Form(lambda vgpuInstance, length=None: (vgpuInstance, length), 1, string=True, texts=(0,), doc="""Returns the version of the driver in the virtual machine of a vGPU.

``nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
version : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlVgpuInstanceGetVmID": _checked.Form(texts=(0,), doc="""Returns the ID of the virtual machine that uses a vGPU, and the kind of this ID.

``nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size, nvmlVgpuVmIdType_t *vmIdType)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
size : int

Returns
-------
vmId : str
vmIdType : nvmlVgpuVmIdType_t

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlVgpuTypeGetClass": _checked.Form(texts=(0,), told=("vgpuTypeClass", "size"), doc="""Returns the class of a vGPU type, such as ``Quadro``.

``nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None
size : int

Returns
-------
vgpuTypeClass : str
size : int

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``vgpuTypeClass``, ``size``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlVgpuTypeGetLicense": _checked.Form(lambda vgpuTypeId, size=None: (vgpuTypeId, size), 1, string=True, texts=(0,), doc="""Returns the license that a vGPU type requires, as a string.

``nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None
size : int, optional
    If omitted, cubind determines the required length.

Returns
-------
vgpuTypeLicenseString : str

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
    "nvmlVgpuTypeGetName": _checked.Form(texts=(0,), told=("vgpuTypeName", "size"), doc="""Returns the name of a vGPU type.

``nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None
size : int

Returns
-------
vgpuTypeName : str
size : int

Raises
------
CudaError
    The result code is not ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.
    The exception's attribute ``outputs`` contains: ``vgpuTypeName``, ``size``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
"""),
}

_checked.view(globals(), "cubind.cuda13.nvml", _FORMS)
