//! Handles, integer typedefs, callback types and other type aliases (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef CUpti_ActivityEnvironmentCooling CUpti_ActivityEnvironment.data.cooling`, from `cupti_activity.h`, since at least CUDA 12.0, until CUDA 13.2.
#[deprecated(note = "renamed to `CUpti_ActivityEnvironmentCooling`")]
pub type CUpti_ActivityEnvironment_data_cooling = CUpti_ActivityEnvironmentCooling;

/// `typedef CUpti_ActivityEnvironmentPower CUpti_ActivityEnvironment.data.power`, from `cupti_activity.h`, since at least CUDA 12.0, until CUDA 13.2.
#[deprecated(note = "renamed to `CUpti_ActivityEnvironmentPower`")]
pub type CUpti_ActivityEnvironment_data_power = CUpti_ActivityEnvironmentPower;

/// `typedef CUpti_ActivityEnvironmentSpeed CUpti_ActivityEnvironment.data.speed`, from `cupti_activity.h`, since at least CUDA 12.0, until CUDA 13.2.
#[deprecated(note = "renamed to `CUpti_ActivityEnvironmentSpeed`")]
pub type CUpti_ActivityEnvironment_data_speed = CUpti_ActivityEnvironmentSpeed;

/// `typedef CUpti_ActivityEnvironmentTemperature CUpti_ActivityEnvironment.data.temperature`, from `cupti_activity.h`, since at least CUDA 12.0, until CUDA 13.2.
#[deprecated(note = "renamed to `CUpti_ActivityEnvironmentTemperature`")]
pub type CUpti_ActivityEnvironment_data_temperature = CUpti_ActivityEnvironmentTemperature;

/// `typedef CUpti_ActivityMemcpyPtoP CUpti_ActivityMemcpy2`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
pub type CUpti_ActivityMemcpy2 = CUpti_ActivityMemcpyPtoP;

/// `typedef CUpti_ActivityNvLinkNpu CUpti_ActivityNvLink5.idDev0.npu`, from `cupti_activity.h`, only in CUDA 13.2.
#[deprecated(note = "renamed to `CUpti_ActivityNvLinkNpu`")]
pub type CUpti_ActivityNvLink5_idDev0_npu = CUpti_ActivityNvLinkNpu;

/// `typedef CUpti_ActivityNvLinkNpu CUpti_ActivityNvLink5.idDev1.npu`, from `cupti_activity.h`, only in CUDA 13.2.
#[deprecated(note = "renamed to `CUpti_ActivityNvLinkNpu`")]
pub type CUpti_ActivityNvLink5_idDev1_npu = CUpti_ActivityNvLinkNpu;

/// `typedef CUpti_ActivityPcieBridgeAttr CUpti_ActivityPcie.attr.bridgeAttr`, from `cupti_activity.h`, since at least CUDA 12.0, until CUDA 13.2.
#[deprecated(note = "renamed to `CUpti_ActivityPcieBridgeAttr`")]
pub type CUpti_ActivityPcie_attr_bridgeAttr = CUpti_ActivityPcieBridgeAttr;

/// `typedef CUpti_ActivityPcieGpuAttr CUpti_ActivityPcie.attr.gpuAttr`, from `cupti_activity.h`, since at least CUDA 12.0, until CUDA 13.2.
#[deprecated(note = "renamed to `CUpti_ActivityPcieGpuAttr`")]
pub type CUpti_ActivityPcie_attr_gpuAttr = CUpti_ActivityPcieGpuAttr;

/// `void (*CUpti_BuffersCallbackCompleteFunc_v2)(uint8_t *, size_t, size_t, CUpti_BufferCallbackCompleteInfo *)`, from `cupti_activity.h`, since CUDA 13.2.
pub type CUpti_BuffersCallbackCompleteFunc_v2 = Option<
    unsafe extern "system" fn(
        buffer: *mut u8, size: usize, validSize: usize, pBufferCompleteInfo: *mut CUpti_BufferCallbackCompleteInfo,
    ),
>;

/// `void (*CUpti_BuffersCallbackRequestFunc_v2)(uint8_t **, size_t *, size_t *, CUpti_BufferCallbackRequestInfo *)`, from `cupti_activity.h`, since CUDA 13.2.
pub type CUpti_BuffersCallbackRequestFunc_v2 = Option<
    unsafe extern "system" fn(
        buffer: *mut *mut u8, size: *mut usize, maxNumRecords: *mut usize,
        pBufferRequestInfo: *mut CUpti_BufferCallbackRequestInfo,
    ),
>;
