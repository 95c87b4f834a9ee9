//! Functions of the cupti: `only13` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{cupti, cupti13, driver};

pub(crate) fn cuptiActivityDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_kind], []) = call.bind("cuptiActivityDisable", "kind")?;
    let py = call.py();
    let c_kind = args::enumeration(object_kind, "kind", &cupti13::CUpti_ActivityKind)?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cuptiActivityDisable)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_kind)) })
}

pub(crate) fn cuptiActivityDisableContext<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context, object_kind], []) = call
        .bind("cuptiActivityDisableContext", "context kind")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_kind = args::enumeration(object_kind, "kind", &cupti13::CUpti_ActivityKind)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cuptiActivityDisableContext)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_context, c_kind)) },
    )
}

pub(crate) fn cuptiActivityEnable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_kind], []) = call.bind("cuptiActivityEnable", "kind")?;
    let py = call.py();
    let c_kind = args::enumeration(object_kind, "kind", &cupti13::CUpti_ActivityKind)?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cuptiActivityEnable)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_kind)) })
}

pub(crate) fn cuptiActivityEnableAndDump<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_kind], []) = call.bind("cuptiActivityEnableAndDump", "kind")?;
    let py = call.py();
    let c_kind = args::enumeration(object_kind, "kind", &cupti13::CUpti_ActivityKind)?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cuptiActivityEnableAndDump)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_kind)) })
}

pub(crate) fn cuptiActivityEnableContext<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context, object_kind], []) = call
        .bind("cuptiActivityEnableContext", "context kind")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_kind = args::enumeration(object_kind, "kind", &cupti13::CUpti_ActivityKind)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cuptiActivityEnableContext)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_context, c_kind)) },
    )
}

pub(crate) fn cuptiActivityGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attr, object_valueSize, object_value], []) = call
        .bind("cuptiActivityGetAttribute", "attr valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cupti13::CUpti_ActivityAttribute,
    )?;
    let mut c_valueSize = args::u64(object_valueSize, "valueSize")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        true,
        Some(c_valueSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_attr, (&raw mut c_valueSize).cast(), c_value.cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_valueSize)?),
    )
}

pub(crate) fn cuptiActivitySetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_attr, object_valueSize, object_value], []) = call
        .bind("cuptiActivitySetAttribute", "attr valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cupti13::CUpti_ActivityAttribute,
    )?;
    let mut c_valueSize = args::u64(object_valueSize, "valueSize")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        false,
        Some(c_valueSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivitySetAttribute)?;
    let status = unsafe {
        released(py, || function(c_attr, (&raw mut c_valueSize).cast(), c_value.cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_valueSize)?),
    )
}

pub(crate) fn cuptiMetricGetValue<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_device,
        object_metric,
        object_eventIdArraySizeBytes,
        object_eventIdArray,
        object_eventValueArraySizeBytes,
        object_eventValueArray,
        object_timeDuration,
        ],
        [],
    ) = call
        .bind(
            "cuptiMetricGetValue",
            "device metric eventIdArraySizeBytes eventIdArray eventValueArraySizeBytes eventValueArray timeDuration",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let c_metric = args::value::<u32>(object_metric, "metric", &cupti::CUpti_MetricID)?;
    let c_eventIdArraySizeBytes = args::u64(
        object_eventIdArraySizeBytes,
        "eventIdArraySizeBytes",
    )?;
    let c_eventValueArraySizeBytes = args::u64(
        object_eventValueArraySizeBytes,
        "eventValueArraySizeBytes",
    )?;
    let c_timeDuration = args::u64(object_timeDuration, "timeDuration")?;
    let c_eventIdArray = args::either(
        object_eventIdArray,
        "eventIdArray",
        None,
        false,
        Some(c_eventIdArraySizeBytes as usize),
        &arena,
    )?;
    let c_eventValueArray = args::either(
        object_eventValueArray,
        "eventValueArray",
        None,
        false,
        Some(c_eventValueArraySizeBytes as usize),
        &arena,
    )?;
    let (c_metricValue, c_metricValue_place) = out::new_record(
        py,
        &cupti13::CUpti_MetricValue,
    )?;
    let function: unsafe extern "system" fn(
        i32,
        u32,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuptiMetricGetValue)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_metric,
                c_eventIdArraySizeBytes,
                c_eventIdArray.cast(),
                c_eventValueArraySizeBytes,
                c_eventValueArray.cast(),
                c_timeDuration,
                c_metricValue_place.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(c_metricValue.into_any()),
    )
}

pub(crate) fn cuptiMetricGetValue2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_metric,
        object_eventIdArraySizeBytes,
        object_eventIdArray,
        object_eventValueArraySizeBytes,
        object_eventValueArray,
        object_propIdArraySizeBytes,
        object_propIdArray,
        object_propValueArraySizeBytes,
        object_propValueArray,
        ],
        [],
    ) = call
        .bind(
            "cuptiMetricGetValue2",
            "metric eventIdArraySizeBytes eventIdArray eventValueArraySizeBytes eventValueArray propIdArraySizeBytes propIdArray propValueArraySizeBytes propValueArray",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_metric = args::value::<u32>(object_metric, "metric", &cupti::CUpti_MetricID)?;
    let c_eventIdArraySizeBytes = args::u64(
        object_eventIdArraySizeBytes,
        "eventIdArraySizeBytes",
    )?;
    let c_eventValueArraySizeBytes = args::u64(
        object_eventValueArraySizeBytes,
        "eventValueArraySizeBytes",
    )?;
    let c_propIdArraySizeBytes = args::u64(
        object_propIdArraySizeBytes,
        "propIdArraySizeBytes",
    )?;
    let c_propValueArraySizeBytes = args::u64(
        object_propValueArraySizeBytes,
        "propValueArraySizeBytes",
    )?;
    let c_eventIdArray = args::either(
        object_eventIdArray,
        "eventIdArray",
        None,
        false,
        Some(c_eventIdArraySizeBytes as usize),
        &arena,
    )?;
    let c_eventValueArray = args::either(
        object_eventValueArray,
        "eventValueArray",
        None,
        false,
        Some(c_eventValueArraySizeBytes as usize),
        &arena,
    )?;
    let c_propIdArray = args::either(
        object_propIdArray,
        "propIdArray",
        None,
        false,
        Some(c_propIdArraySizeBytes as usize),
        &arena,
    )?;
    let c_propValueArray = args::either(
        object_propValueArray,
        "propValueArray",
        None,
        false,
        Some(c_propValueArraySizeBytes as usize),
        &arena,
    )?;
    let (c_metricValue, c_metricValue_place) = out::new_record(
        py,
        &cupti13::CUpti_MetricValue,
    )?;
    let function: unsafe extern "system" fn(
        u32,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuptiMetricGetValue2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_metric,
                c_eventIdArraySizeBytes,
                c_eventIdArray.cast(),
                c_eventValueArraySizeBytes,
                c_eventValueArray.cast(),
                c_propIdArraySizeBytes,
                c_propIdArray.cast(),
                c_propValueArraySizeBytes,
                c_propValueArray.cast(),
                c_metricValue_place.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(c_metricValue.into_any()),
    )
}

pub(crate) fn cuptiProfilerDeviceSupported<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerDeviceSupported", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti13::CUpti_Profiler_DeviceSupported_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerDeviceSupported)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerGetCounterAvailability<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerGetCounterAvailability", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti13::CUpti_Profiler_GetCounterAvailability_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerGetCounterAvailability)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostGetMetricProperties<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerHostGetMetricProperties", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti13::CUpti_Profiler_Host_GetMetricProperties_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostGetMetricProperties)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostInitialize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerHostInitialize", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti13::CUpti_Profiler_Host_Initialize_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostInitialize)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerEnable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiRangeProfilerEnable", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti13::CUpti_RangeProfiler_Enable_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerEnable)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}
