//! Functions of nvml in these major versions: `only12`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{nvml, nvml12};

documented!(nvmlDeviceGetApplicationsClock, c"nvmlDeviceGetApplicationsClock($self, device, clockType)
--

Returns the frequency in MHz of an applications clock (superseded by locked clocks).

``nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)``

Parameters
----------
device : nvmlDevice_t or None
clockType : nvmlClockType_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
clockMHz : int

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetBrand =
    super::common::like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml12::nvmlBrandType_t), "nvmlDeviceGetBrand", "device",
    slots::nvmlDeviceGetBrand
);

shared!(
    nvmlDeviceGetComputeRunningProcesses =
    super::common::like_nvmlDeviceGetComputeRunningProcesses_v2(nvml::nvmlDevice_t,
    nvml12::nvmlProcessInfo_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetComputeRunningProcesses", "device infoCount",
    slots::nvmlDeviceGetComputeRunningProcesses_v3
);

documented!(nvmlDeviceGetCurrentClocksThrottleReasons, c"nvmlDeviceGetCurrentClocksThrottleReasons($self, device)
--

Returns why a GPU's clocks are reduced, as a bit mask (superseded by ``nvmlDeviceGetCurrentClocksEventReasons``).

``nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device, unsigned long long *clocksThrottleReasons)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
clocksThrottleReasons : int

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetDefaultApplicationsClock, c"nvmlDeviceGetDefaultApplicationsClock($self, device, clockType)
--

Returns the default frequency in MHz of an applications clock.

``nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)``

Parameters
----------
device : nvmlDevice_t or None
clockType : nvmlClockType_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
clockMHz : int

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetFanControlPolicy_v2, c"nvmlDeviceGetFanControlPolicy_v2($self, device, fan)
--

Returns whether a fan is controlled by temperature or manually.

``nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy)``

Parameters
----------
device : nvmlDevice_t or None
fan : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
policy : nvmlFanControlPolicy_t

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetGpuFabricInfo, c"nvmlDeviceGetGpuFabricInfo($self, device)
--

Returns a GPU's NVLink cluster, clique and fabric state (superseded by ``nvmlDeviceGetGpuFabricInfoV``).

``nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_NOT_SUPPORTED``.
gpuFabricInfo : nvmlGpuFabricInfo_t

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 12.4: use ``nvmlDeviceGetGpuFabricInfoV``.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuFabricInfoV =
    super::common::like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml12::nvmlGpuFabricInfoV_t, nvml::nvmlReturn_t), "nvmlDeviceGetGpuFabricInfoV",
    "device", slots::nvmlDeviceGetGpuFabricInfoV
);

shared!(
    nvmlDeviceGetGraphicsRunningProcesses =
    super::common::like_nvmlDeviceGetComputeRunningProcesses_v2(nvml::nvmlDevice_t,
    nvml12::nvmlProcessInfo_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGraphicsRunningProcesses", "device infoCount",
    slots::nvmlDeviceGetGraphicsRunningProcesses_v3
);

shared!(
    nvmlDeviceGetMPSComputeRunningProcesses =
    super::common::like_nvmlDeviceGetComputeRunningProcesses_v2(nvml::nvmlDevice_t,
    nvml12::nvmlProcessInfo_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetMPSComputeRunningProcesses", "device infoCount",
    slots::nvmlDeviceGetMPSComputeRunningProcesses_v3
);

documented!(nvmlDeviceGetMemoryInfo, c"nvmlDeviceGetMemoryInfo($self, device)
--

Returns the total, free and used memory in bytes of a GPU; reserved memory counts as used.

``nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
memory : nvmlMemory_t

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetMemoryInfo_v2, c"nvmlDeviceGetMemoryInfo_v2($self, device)
--

Returns the total, reserved, free and used memory in bytes of a GPU.

``nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
memory : nvmlMemory_v2_t

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetMigMode, c"nvmlDeviceGetMigMode($self, device)
--

Returns whether MIG mode is enabled on a GPU, now and after the next reset.

``nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
currentMode : int
pendingMode : int

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetMinMaxClockOfPState, c"nvmlDeviceGetMinMaxClockOfPState($self, device, typename, pstate)
--

Returns the minimum and maximum frequencies in MHz of a GPU clock in a performance state.

``nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)``

Parameters
----------
device : nvmlDevice_t or None
typename : nvmlClockType_t
pstate : nvmlPstates_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
minClockMHz : int
maxClockMHz : int

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetMinMaxFanSpeed, c"nvmlDeviceGetMinMaxFanSpeed($self, device)
--

Returns the minimum and maximum fan speeds that can be set on a GPU, as percentages.

``nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
minSpeed : int
maxSpeed : int

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetSupportedClocksThrottleReasons, c"nvmlDeviceGetSupportedClocksThrottleReasons($self, device)
--

Returns the possible reasons for reduced clocks (superseded by ``nvmlDeviceGetSupportedClocksEventReasons``).

``nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
supportedClocksThrottleReasons : int

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetTemperature, c"nvmlDeviceGetTemperature($self, device, sensorType)
--

Returns the temperature in °C that a GPU's sensor measures (superseded by ``nvmlDeviceGetTemperatureV``).

``nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, unsigned int *temp)``

Parameters
----------
device : nvmlDevice_t or None
sensorType : nvmlTemperatureSensors_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
temp : int

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetTemperature =
    super::common::like_nvmlDeviceGetApplicationsClock(nvml::nvmlDevice_t,
    nvml12::nvmlTemperatureSensors_t, nvml::nvmlReturn_t), "nvmlDeviceGetTemperature",
    "device sensorType", slots::nvmlDeviceGetTemperature
);

shared!(
    nvmlDeviceGetTemperatureV =
    super::common::like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml12::nvmlTemperature_t, nvml::nvmlReturn_t), "nvmlDeviceGetTemperatureV",
    "device temperature", slots::nvmlDeviceGetTemperatureV
);

shared!(
    nvmlDeviceGetVgpuCapabilities =
    super::common::like_nvmlDeviceGetApplicationsClock(nvml::nvmlDevice_t,
    nvml12::nvmlDeviceVgpuCapability_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetVgpuCapabilities", "device capability",
    slots::nvmlDeviceGetVgpuCapabilities
);

documented!(nvmlDeviceGetVgpuSchedulerLog, c"nvmlDeviceGetVgpuSchedulerLog($self, device)
--

Reads the log of a GPU's vGPU scheduler (superseded by ``nvmlDeviceGetVgpuSchedulerLog_v2``).

``nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
pSchedulerLog : nvmlVgpuSchedulerLog_t

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.2: use ``nvmlDeviceGetVgpuSchedulerLog_v2``.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetVgpuSchedulerState, c"nvmlDeviceGetVgpuSchedulerState($self, device)
--

Returns the configuration of a GPU's vGPU scheduler (superseded by ``nvmlDeviceGetVgpuSchedulerState_v2``).

``nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
pSchedulerState : nvmlVgpuSchedulerGetState_t

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.2: use ``nvmlDeviceGetVgpuSchedulerState_v2``.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetViolationStatus, c"nvmlDeviceGetViolationStatus($self, device, perfPolicyType)
--

Returns how long a policy, such as the power limit, has reduced a GPU's clocks.

``nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)``

Parameters
----------
device : nvmlDevice_t or None
perfPolicyType : nvmlPerfPolicyType_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
violTime : nvmlViolationTime_t

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceResetApplicationsClocks, c"nvmlDeviceResetApplicationsClocks($self, device)
--

Resets the applications clocks to their defaults.

``nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceSetApplicationsClocks, c"nvmlDeviceSetApplicationsClocks($self, device, memClockMHz, graphicsClockMHz)
--

Sets the memory and graphics clocks for applications, in MHz (superseded by locked clocks).

``nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz)``

Parameters
----------
device : nvmlDevice_t or None
memClockMHz, graphicsClockMHz : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceSetDefaultFanSpeed_v2, c"nvmlDeviceSetDefaultFanSpeed_v2($self, device, fan)
--

Restores the automatic, temperature-based control of a fan.

``nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)``

Parameters
----------
device : nvmlDevice_t or None
fan : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceSetFanControlPolicy, c"nvmlDeviceSetFanControlPolicy($self, device, fan, policy)
--

Sets whether a fan is controlled by temperature or manually.

``nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy)``

Parameters
----------
device : nvmlDevice_t or None
fan : int
policy : nvmlFanControlPolicy_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceSetGpcClkVfOffset, c"nvmlDeviceSetGpcClkVfOffset($self, device, offset)
--

Sets the offset in MHz of the graphics clock's voltage-frequency curve.

``nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)``

Parameters
----------
device : nvmlDevice_t or None
offset : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 12.5: use ``nvmlDeviceSetClockOffsets``.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceSetMemClkVfOffset, c"nvmlDeviceSetMemClkVfOffset($self, device, offset)
--

Sets the offset in MHz of the memory clock's voltage-frequency curve.

``nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)``

Parameters
----------
device : nvmlDevice_t or None
offset : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 12.5: use ``nvmlDeviceSetClockOffsets``.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetVgpuCapabilities =
    super::common::like_nvmlDeviceSetAPIRestriction(nvml::nvmlDevice_t,
    nvml12::nvmlDeviceVgpuCapability_t, nvml::nvmlEnableState_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetVgpuCapabilities", "device capability state",
    slots::nvmlDeviceSetVgpuCapabilities
);

documented!(nvmlDeviceSetVgpuSchedulerState, c"nvmlDeviceSetVgpuSchedulerState($self, device, pSchedulerState)
--

Configures a GPU's vGPU scheduler (superseded by ``nvmlDeviceSetVgpuSchedulerState_v2``).

``nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)``

Parameters
----------
device : nvmlDevice_t or None
pSchedulerState : nvmlVgpuSchedulerSetState_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_RESET_REQUIRED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.2. Deprecation announced in CUDA 13.2: use ``nvmlDeviceSetVgpuSchedulerState_v2``.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, c"nvmlDeviceWorkloadPowerProfileClearRequestedProfiles($self, device, requestedProfiles)
--

Removes workload power profiles from those requested for a GPU.

``nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)``

Parameters
----------
device : nvmlDevice_t or None
requestedProfiles : nvmlWorkloadPowerProfileRequestedProfiles_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, c"nvmlDeviceWorkloadPowerProfileSetRequestedProfiles($self, device, requestedProfiles)
--

Adds workload power profiles to those requested for a GPU.

``nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)``

Parameters
----------
device : nvmlDevice_t or None
requestedProfiles : nvmlWorkloadPowerProfileRequestedProfiles_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpmMetricsGet =
    super::common::like_nvmlDeviceDiscoverGpus(nvml12::nvmlGpmMetricsGet_t,
    nvml::nvmlReturn_t), "nvmlGpmMetricsGet", "metricsGet", slots::nvmlGpmMetricsGet
);

documented!(nvmlGpuInstanceGetVgpuSchedulerLog, c"nvmlGpuInstanceGetVgpuSchedulerLog($self, gpuInstance, pSchedulerLogInfo)
--

Reads the log of a GPU instance's vGPU scheduler (superseded by ``nvmlGpuInstanceGetVgpuSchedulerLog_v2``).

``nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
pSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.9. Deprecation announced in CUDA 13.2: use ``nvmlGpuInstanceGetVgpuSchedulerLog_v2``.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlGpuInstanceGetVgpuSchedulerState, c"nvmlGpuInstanceGetVgpuSchedulerState($self, gpuInstance, pSchedulerStateInfo)
--

Stores in ``pSchedulerStateInfo`` the configuration of a GPU instance's vGPU scheduler.

``nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
pSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.9. Deprecation announced in CUDA 13.2: use ``nvmlGpuInstanceGetVgpuSchedulerState_v2``.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlGpuInstanceSetVgpuSchedulerState, c"nvmlGpuInstanceSetVgpuSchedulerState($self, gpuInstance, pScheduler)
--

Configures a GPU instance's vGPU scheduler (superseded by ``nvmlGpuInstanceSetVgpuSchedulerState_v2``).

``nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
pScheduler : nvmlVgpuSchedulerState_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_RESET_REQUIRED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.9. Deprecation announced in CUDA 13.2: use ``nvmlGpuInstanceSetVgpuSchedulerState_v2``.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlInitWithFlags, c"nvmlInitWithFlags($self, flags)
--

Initializes NVML with flags, for example so that the absence of GPUs is not an error.

``nvmlReturn_t nvmlInitWithFlags(unsigned int flags)``

Parameters
----------
flags : int
    Flags: ``NVML_INIT_FLAG_NO_ATTACH``, ``NVML_INIT_FLAG_NO_GPUS``.

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlSystemEventSetCreate, c"nvmlSystemEventSetCreate($self)
--

Creates an event set for system events, such as a GPU being bound to its driver.

``nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
request : nvmlSystemEventSetCreateRequest_t
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");
