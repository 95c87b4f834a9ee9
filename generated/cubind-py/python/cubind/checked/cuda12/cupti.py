"""CUPTI of CUDA 12, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "cuptiActivityGetAttribute": _checked.Form(told=("valueSize",), doc="""Returns one attribute of activity collection, such as the size of device buffers.

``CUptiResult cuptiActivityGetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)``

Parameters
----------
attr : CUpti_ActivityAttribute
valueSize : int
value : address or buffer

Returns
-------
valueSize : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    The exception's attribute ``outputs`` contains: ``valueSize``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiActivityGetAttribute_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetAttribute
"""),
    "cuptiActivitySetAttribute": _checked.Form(told=("valueSize",), doc="""Changes one attribute of activity collection, such as the size of device buffers.

``CUptiResult cuptiActivitySetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)``

Parameters
----------
attr : CUpti_ActivityAttribute
valueSize : int
value : address or buffer

Returns
-------
valueSize : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    The exception's attribute ``outputs`` contains: ``valueSize``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiActivitySetAttribute_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivitySetAttribute
"""),
    "cuptiDeviceEnumEventDomains": _checked.Form(told=("arraySizeBytes",), doc="""Stores in ``domainArray`` the event domains of a device; returns their size in bytes.

``CUptiResult cuptiDeviceEnumEventDomains(CUdevice device, size_t *arraySizeBytes, CUpti_EventDomainID *domainArray)``

Parameters
----------
device : driver.CUdevice or None
arraySizeBytes : int
domainArray : address or buffer

Returns
-------
arraySizeBytes : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``arraySizeBytes``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceEnumEventDomains
"""),
    "cuptiDeviceEnumMetrics": _checked.Form(told=("arraySizeBytes",), doc="""Stores in ``metricArray`` the metrics of a device; returns their size in bytes.

``CUptiResult cuptiDeviceEnumMetrics(CUdevice device, size_t *arraySizeBytes, CUpti_MetricID *metricArray)``

Parameters
----------
device : driver.CUdevice or None
arraySizeBytes : int
metricArray : address or buffer

Returns
-------
arraySizeBytes : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``arraySizeBytes``.

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiDeviceEnumMetrics
"""),
    "cuptiDeviceGetAttribute": _checked.Form(told=("valueSize",), doc="""Stores in ``value`` a device attribute for profiling, such as a peak throughput; returns its size.

``CUptiResult cuptiDeviceGetAttribute(CUdevice device, CUpti_DeviceAttribute attrib, size_t *valueSize, void *value)``

Parameters
----------
device : driver.CUdevice or None
attrib : CUpti_DeviceAttribute
valueSize : int
value : address or buffer

Returns
-------
valueSize : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    The exception's attribute ``outputs`` contains: ``valueSize``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetAttribute
"""),
    "cuptiDeviceGetEventDomainAttribute": _checked.Form(told=("valueSize",), doc="""Stores in ``value`` an attribute of a device's event domain, such as its number of instances; returns its size.

``CUptiResult cuptiDeviceGetEventDomainAttribute(CUdevice device, CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size_t *valueSize, void *value)``

Parameters
----------
device : driver.CUdevice or None
eventDomain : CUpti_EventDomainID or None
attrib : CUpti_EventDomainAttribute
valueSize : int
value : address or buffer

Returns
-------
valueSize : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    The exception's attribute ``outputs`` contains: ``valueSize``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetEventDomainAttribute
"""),
    "cuptiEnumEventDomains": _checked.Form(told=("arraySizeBytes",), doc="""Stores in ``domainArray`` the event domains across all devices; returns their size in bytes.

``CUptiResult cuptiEnumEventDomains(size_t *arraySizeBytes, CUpti_EventDomainID *domainArray)``

Parameters
----------
arraySizeBytes : int
domainArray : address or buffer

Returns
-------
arraySizeBytes : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    The exception's attribute ``outputs`` contains: ``arraySizeBytes``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEnumEventDomains
"""),
    "cuptiEnumMetrics": _checked.Form(told=("arraySizeBytes",), doc="""Stores in ``metricArray`` the metrics across all devices; returns their size in bytes.

``CUptiResult cuptiEnumMetrics(size_t *arraySizeBytes, CUpti_MetricID *metricArray)``

Parameters
----------
arraySizeBytes : int
metricArray : address or buffer

Returns
-------
arraySizeBytes : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
    The exception's attribute ``outputs`` contains: ``arraySizeBytes``.

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiEnumMetrics
"""),
    "cuptiEventDomainEnumEvents": _checked.Form(told=("arraySizeBytes",), doc="""Stores in ``eventArray`` the events in an event domain; returns their size in bytes.

``CUptiResult cuptiEventDomainEnumEvents(CUpti_EventDomainID eventDomain, size_t *arraySizeBytes, CUpti_EventID *eventArray)``

Parameters
----------
eventDomain : CUpti_EventDomainID or None
arraySizeBytes : int
eventArray : address or buffer

Returns
-------
arraySizeBytes : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``arraySizeBytes``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventDomainEnumEvents
"""),
    "cuptiEventDomainGetAttribute": _checked.Form(told=("valueSize",), doc="""Stores in ``value`` an attribute of an event domain, such as its name; returns its size.

``CUptiResult cuptiEventDomainGetAttribute(CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size_t *valueSize, void *value)``

Parameters
----------
eventDomain : CUpti_EventDomainID or None
attrib : CUpti_EventDomainAttribute
valueSize : int
value : address or buffer

Returns
-------
valueSize : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    The exception's attribute ``outputs`` contains: ``valueSize``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventDomainGetAttribute
"""),
    "cuptiEventGetAttribute": _checked.Form(told=("valueSize",), doc="""Stores in ``value`` an attribute of an event, such as its name or description; returns its size.

``CUptiResult cuptiEventGetAttribute(CUpti_EventID event, CUpti_EventAttribute attrib, size_t *valueSize, void *value)``

Parameters
----------
event : CUpti_EventID or None
attrib : CUpti_EventAttribute
valueSize : int
value : address or buffer

Returns
-------
valueSize : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    The exception's attribute ``outputs`` contains: ``valueSize``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGetAttribute
"""),
    "cuptiEventGroupGetAttribute": _checked.Form(told=("valueSize",), doc="""Stores in ``value`` an attribute of an event group, such as the list of its events; returns its size.

``CUptiResult cuptiEventGroupGetAttribute(CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, size_t *valueSize, void *value)``

Parameters
----------
eventGroup : CUpti_EventGroup or None
attrib : CUpti_EventGroupAttribute
valueSize : int
value : address or buffer

Returns
-------
valueSize : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    The exception's attribute ``outputs`` contains: ``valueSize``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupGetAttribute
"""),
    "cuptiEventGroupReadAllEvents": _checked.Form(told=("eventValueBufferSizeBytes", "eventIdArraySizeBytes", "numEventIdsRead"), doc="""Reads the counts of all events in an event group.

``CUptiResult cuptiEventGroupReadAllEvents(CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, size_t *eventValueBufferSizeBytes, uint64_t *eventValueBuffer, size_t *eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t *numEventIdsRead)``

Parameters
----------
eventGroup : CUpti_EventGroup or None
flags : CUpti_ReadEventFlags
eventValueBufferSizeBytes, eventIdArraySizeBytes : int
eventValueBuffer : buffer
eventIdArray : address or buffer

Returns
-------
eventValueBufferSizeBytes : int
eventIdArraySizeBytes : int
numEventIdsRead : int
eventValueBuffer : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    The exception's attribute ``outputs`` contains: ``eventValueBufferSizeBytes``, ``eventIdArraySizeBytes``, ``numEventIdsRead``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupReadAllEvents
"""),
    "cuptiEventGroupReadEvent": _checked.Form(told=("eventValueBufferSizeBytes",), doc="""Reads the counts of one event in an event group, one for each instance of its domain.

``CUptiResult cuptiEventGroupReadEvent(CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, CUpti_EventID event, size_t *eventValueBufferSizeBytes, uint64_t *eventValueBuffer)``

Parameters
----------
eventGroup : CUpti_EventGroup or None
flags : CUpti_ReadEventFlags
event : CUpti_EventID or None
eventValueBufferSizeBytes : int
eventValueBuffer : buffer

Returns
-------
eventValueBufferSizeBytes : int
eventValueBuffer : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    The exception's attribute ``outputs`` contains: ``eventValueBufferSizeBytes``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupReadEvent
"""),
    "cuptiGetCallbackName": _checked.Form(texts=(0,), doc="""Returns the name of the function or event that a callback ID identifies.

``CUptiResult cuptiGetCallbackName(CUpti_CallbackDomain domain, uint32_t cbid, const char **name)``

Parameters
----------
domain : CUpti_CallbackDomain
cbid : int

Returns
-------
name : str

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

Notes
-----
Declared in ``cupti_callbacks.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiGetCallbackName
"""),
    "cuptiGetErrorMessage": _checked.Form(texts=(0,), doc="""Returns the English description of a result code.

``CUptiResult cuptiGetErrorMessage(CUptiResult result, const char **str)``

Parameters
----------
result : CUptiResult

Returns
-------
str : str

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

Notes
-----
Declared in ``cupti_result.h``. Since CUDA 12.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__RESULT__API.html#:~:text=cuptiGetErrorMessage
"""),
    "cuptiGetResultString": _checked.Form(texts=(0,), doc="""Returns the name of a result code, such as ``CUPTI_ERROR_NOT_INITIALIZED``.

``CUptiResult cuptiGetResultString(CUptiResult result, const char **str)``

Parameters
----------
result : CUptiResult

Returns
-------
str : str

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

Notes
-----
Declared in ``cupti_result.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__RESULT__API.html#:~:text=cuptiGetResultString
"""),
    "cuptiMetricEnumEvents": _checked.Form(told=("eventIdArraySizeBytes",), doc="""Stores in ``eventIdArray`` the events from which a metric is computed; returns their size in bytes.

``CUptiResult cuptiMetricEnumEvents(CUpti_MetricID metric, size_t *eventIdArraySizeBytes, CUpti_EventID *eventIdArray)``

Parameters
----------
metric : CUpti_MetricID or None
eventIdArraySizeBytes : int
eventIdArray : address or buffer

Returns
-------
eventIdArraySizeBytes : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``eventIdArraySizeBytes``.

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricEnumEvents
"""),
    "cuptiMetricEnumProperties": _checked.Form(told=("propIdArraySizeBytes",), doc="""Stores in ``propIdArray`` the device properties from which a metric is computed; returns their size in bytes.

``CUptiResult cuptiMetricEnumProperties(CUpti_MetricID metric, size_t *propIdArraySizeBytes, CUpti_MetricPropertyID *propIdArray)``

Parameters
----------
metric : CUpti_MetricID or None
propIdArraySizeBytes : int
propIdArray : address or buffer

Returns
-------
propIdArraySizeBytes : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
    The exception's attribute ``outputs`` contains: ``propIdArraySizeBytes``.

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricEnumProperties
"""),
    "cuptiMetricGetAttribute": _checked.Form(told=("valueSize",), doc="""Stores in ``value`` an attribute of a metric, such as its name or value kind; returns its size.

``CUptiResult cuptiMetricGetAttribute(CUpti_MetricID metric, CUpti_MetricAttribute attrib, size_t *valueSize, void *value)``

Parameters
----------
metric : CUpti_MetricID or None
attrib : CUpti_MetricAttribute
valueSize : int
value : address or buffer

Returns
-------
valueSize : int

Raises
------
CudaError
    The result code is not ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
    The exception's attribute ``outputs`` contains: ``valueSize``.

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetAttribute
"""),
}

_checked.view(globals(), "cubind.cuda12.cupti", _FORMS)
