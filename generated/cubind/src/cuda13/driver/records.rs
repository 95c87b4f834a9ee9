//! Structs and unions: CUDA driver API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct CUcheckpointGpuPair`, from `cuda.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUcheckpointGpuPair {
    /// `CUuuid oldUuid`.
    pub oldUuid: CUuuid,
    /// `CUuuid newUuid`.
    pub newUuid: CUuuid,
}

const _: () = {
    ["size of CUcheckpointGpuPair"][size_of::<CUcheckpointGpuPair>() - 32];
    ["alignment of CUcheckpointGpuPair"][align_of::<CUcheckpointGpuPair>() - 1];
    [
        "offset of CUcheckpointGpuPair::oldUuid",
    ][offset_of!(CUcheckpointGpuPair, oldUuid) - 0];
    [
        "offset of CUcheckpointGpuPair::newUuid",
    ][offset_of!(CUcheckpointGpuPair, newUuid) - 16];
};

record!(CUcheckpointGpuPair);

/// `struct CUcheckpointRestoreArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUcheckpointRestoreArgs {
    /// `CUcheckpointGpuPair *gpuPairs`, since CUDA 13.0.
    pub gpuPairs: *mut CUcheckpointGpuPair,
    /// `unsigned int gpuPairsCount`, since CUDA 13.0.
    pub gpuPairsCount: u32,
    /// `char reserved[44]`.
    pub reserved: [core::ffi::c_char; 44],
    /// `cuuint64_t reserved1`, since CUDA 13.0.
    pub reserved1: cuuint64_t,
}

const _: () = {
    ["size of CUcheckpointRestoreArgs"][size_of::<CUcheckpointRestoreArgs>() - 64];
    ["alignment of CUcheckpointRestoreArgs"][align_of::<CUcheckpointRestoreArgs>() - 8];
    [
        "offset of CUcheckpointRestoreArgs::gpuPairs",
    ][offset_of!(CUcheckpointRestoreArgs, gpuPairs) - 0];
    [
        "offset of CUcheckpointRestoreArgs::gpuPairsCount",
    ][offset_of!(CUcheckpointRestoreArgs, gpuPairsCount) - 8];
    [
        "offset of CUcheckpointRestoreArgs::reserved",
    ][offset_of!(CUcheckpointRestoreArgs, reserved) - 12];
    [
        "offset of CUcheckpointRestoreArgs::reserved1",
    ][offset_of!(CUcheckpointRestoreArgs, reserved1) - 56];
};

record!(CUcheckpointRestoreArgs);

/// `struct CUdevResource_v1`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUdevResource_v1 {
    /// `CUdevResourceType type`.
    pub r#type: CUdevResourceType,
    /// `unsigned char _internal_padding[92]`.
    pub _internal_padding: [u8; 92],
    /// `CUdevResource_v1.anon0 anon0`.
    pub anon0: CUdevResource_v1_anon0,
}

const _: () = {
    ["size of CUdevResource_v1"][size_of::<CUdevResource_v1>() - 144];
    ["alignment of CUdevResource_v1"][align_of::<CUdevResource_v1>() - 4];
    ["offset of CUdevResource_v1::type"][offset_of!(CUdevResource_v1, r#type) - 0];
    [
        "offset of CUdevResource_v1::_internal_padding",
    ][offset_of!(CUdevResource_v1, _internal_padding) - 4];
    ["offset of CUdevResource_v1::anon0"][offset_of!(CUdevResource_v1, anon0) - 96];
};

record!(CUdevResource_v1);

/// `union CUdevResource_v1.anon0`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUdevResource_v1_anon0 {
    /// `CUdevSmResource sm`.
    pub sm: CUdevSmResource,
    /// `unsigned char _oversize[48]`.
    pub _oversize: [u8; 48],
}

const _: () = {
    ["size of CUdevResource_v1_anon0"][size_of::<CUdevResource_v1_anon0>() - 48];
    ["alignment of CUdevResource_v1_anon0"][align_of::<CUdevResource_v1_anon0>() - 4];
    ["offset of CUdevResource_v1_anon0::sm"][offset_of!(CUdevResource_v1_anon0, sm) - 0];
    [
        "offset of CUdevResource_v1_anon0::_oversize",
    ][offset_of!(CUdevResource_v1_anon0, _oversize) - 0];
};

opaque!(CUdevResource_v1_anon0);

record!(CUdevResource_v1_anon0);

/// `struct CUdevSmResource`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUdevSmResource {
    /// `unsigned int smCount`.
    pub smCount: u32,
    /// `unsigned int minSmPartitionSize`, since CUDA 13.0.
    pub minSmPartitionSize: u32,
    /// `unsigned int smCoscheduledAlignment`, since CUDA 13.0.
    pub smCoscheduledAlignment: u32,
}

const _: () = {
    ["size of CUdevSmResource"][size_of::<CUdevSmResource>() - 12];
    ["alignment of CUdevSmResource"][align_of::<CUdevSmResource>() - 4];
    ["offset of CUdevSmResource::smCount"][offset_of!(CUdevSmResource, smCount) - 0];
    [
        "offset of CUdevSmResource::minSmPartitionSize",
    ][offset_of!(CUdevSmResource, minSmPartitionSize) - 4];
    [
        "offset of CUdevSmResource::smCoscheduledAlignment",
    ][offset_of!(CUdevSmResource, smCoscheduledAlignment) - 8];
};

record!(CUdevSmResource);

/// `struct CUlaunchAttribute`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlaunchAttribute {
    /// `CUlaunchAttributeID id`.
    pub id: CUlaunchAttributeID,
    /// `char pad[4]`.
    pub pad: [core::ffi::c_char; 4],
    /// `CUlaunchAttributeValue value`.
    pub value: CUlaunchAttributeValue,
}

const _: () = {
    ["size of CUlaunchAttribute"][size_of::<CUlaunchAttribute>() - 72];
    ["alignment of CUlaunchAttribute"][align_of::<CUlaunchAttribute>() - 8];
    ["offset of CUlaunchAttribute::id"][offset_of!(CUlaunchAttribute, id) - 0];
    ["offset of CUlaunchAttribute::pad"][offset_of!(CUlaunchAttribute, pad) - 4];
    ["offset of CUlaunchAttribute::value"][offset_of!(CUlaunchAttribute, value) - 8];
};

record!(CUlaunchAttribute);

/// `union CUlaunchAttributeValue`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUlaunchAttributeValue {
    /// `char pad[64]`.
    pub pad: [core::ffi::c_char; 64],
    /// `CUaccessPolicyWindow accessPolicyWindow`.
    pub accessPolicyWindow: CUaccessPolicyWindow,
    /// `int cooperative`.
    pub cooperative: i32,
    /// `CUsynchronizationPolicy syncPolicy`.
    pub syncPolicy: CUsynchronizationPolicy,
    /// `CUlaunchAttributeValue.clusterDim clusterDim`.
    pub clusterDim: CUlaunchAttributeValue_clusterDim,
    /// `CUclusterSchedulingPolicy clusterSchedulingPolicyPreference`.
    pub clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy,
    /// `int programmaticStreamSerializationAllowed`.
    pub programmaticStreamSerializationAllowed: i32,
    /// `CUlaunchAttributeValue.programmaticEvent programmaticEvent`.
    pub programmaticEvent: CUlaunchAttributeValue_programmaticEvent,
    /// `CUlaunchAttributeValue.launchCompletionEvent launchCompletionEvent`, since CUDA 12.3.
    pub launchCompletionEvent: CUlaunchAttributeValue_launchCompletionEvent,
    /// `int priority`.
    pub priority: i32,
    /// `CUlaunchMemSyncDomainMap memSyncDomainMap`.
    pub memSyncDomainMap: CUlaunchMemSyncDomainMap,
    /// `CUlaunchMemSyncDomain memSyncDomain`.
    pub memSyncDomain: CUlaunchMemSyncDomain,
    /// `CUlaunchAttributeValue.preferredClusterDim preferredClusterDim`, since CUDA 12.8.
    pub preferredClusterDim: CUlaunchAttributeValue_preferredClusterDim,
    /// `CUlaunchAttributeValue.deviceUpdatableKernelNode deviceUpdatableKernelNode`, since CUDA 12.4.
    pub deviceUpdatableKernelNode: CUlaunchAttributeValue_deviceUpdatableKernelNode,
    /// `unsigned int sharedMemCarveout`, since CUDA 12.5.
    pub sharedMemCarveout: u32,
    /// `unsigned int nvlinkUtilCentricScheduling`, since CUDA 13.0.
    pub nvlinkUtilCentricScheduling: u32,
}

const _: () = {
    ["size of CUlaunchAttributeValue"][size_of::<CUlaunchAttributeValue>() - 64];
    ["alignment of CUlaunchAttributeValue"][align_of::<CUlaunchAttributeValue>() - 8];
    [
        "offset of CUlaunchAttributeValue::pad",
    ][offset_of!(CUlaunchAttributeValue, pad) - 0];
    [
        "offset of CUlaunchAttributeValue::accessPolicyWindow",
    ][offset_of!(CUlaunchAttributeValue, accessPolicyWindow) - 0];
    [
        "offset of CUlaunchAttributeValue::cooperative",
    ][offset_of!(CUlaunchAttributeValue, cooperative) - 0];
    [
        "offset of CUlaunchAttributeValue::syncPolicy",
    ][offset_of!(CUlaunchAttributeValue, syncPolicy) - 0];
    [
        "offset of CUlaunchAttributeValue::clusterDim",
    ][offset_of!(CUlaunchAttributeValue, clusterDim) - 0];
    [
        "offset of CUlaunchAttributeValue::clusterSchedulingPolicyPreference",
    ][offset_of!(CUlaunchAttributeValue, clusterSchedulingPolicyPreference) - 0];
    [
        "offset of CUlaunchAttributeValue::programmaticStreamSerializationAllowed",
    ][offset_of!(CUlaunchAttributeValue, programmaticStreamSerializationAllowed) - 0];
    [
        "offset of CUlaunchAttributeValue::programmaticEvent",
    ][offset_of!(CUlaunchAttributeValue, programmaticEvent) - 0];
    [
        "offset of CUlaunchAttributeValue::launchCompletionEvent",
    ][offset_of!(CUlaunchAttributeValue, launchCompletionEvent) - 0];
    [
        "offset of CUlaunchAttributeValue::priority",
    ][offset_of!(CUlaunchAttributeValue, priority) - 0];
    [
        "offset of CUlaunchAttributeValue::memSyncDomainMap",
    ][offset_of!(CUlaunchAttributeValue, memSyncDomainMap) - 0];
    [
        "offset of CUlaunchAttributeValue::memSyncDomain",
    ][offset_of!(CUlaunchAttributeValue, memSyncDomain) - 0];
    [
        "offset of CUlaunchAttributeValue::preferredClusterDim",
    ][offset_of!(CUlaunchAttributeValue, preferredClusterDim) - 0];
    [
        "offset of CUlaunchAttributeValue::deviceUpdatableKernelNode",
    ][offset_of!(CUlaunchAttributeValue, deviceUpdatableKernelNode) - 0];
    [
        "offset of CUlaunchAttributeValue::sharedMemCarveout",
    ][offset_of!(CUlaunchAttributeValue, sharedMemCarveout) - 0];
    [
        "offset of CUlaunchAttributeValue::nvlinkUtilCentricScheduling",
    ][offset_of!(CUlaunchAttributeValue, nvlinkUtilCentricScheduling) - 0];
};

opaque!(CUlaunchAttributeValue);

record!(CUlaunchAttributeValue);

/// `struct CUlaunchConfig`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlaunchConfig {
    /// `unsigned int gridDimX`.
    pub gridDimX: u32,
    /// `unsigned int gridDimY`.
    pub gridDimY: u32,
    /// `unsigned int gridDimZ`.
    pub gridDimZ: u32,
    /// `unsigned int blockDimX`.
    pub blockDimX: u32,
    /// `unsigned int blockDimY`.
    pub blockDimY: u32,
    /// `unsigned int blockDimZ`.
    pub blockDimZ: u32,
    /// `unsigned int sharedMemBytes`.
    pub sharedMemBytes: u32,
    /// `CUstream hStream`.
    pub hStream: CUstream,
    /// `CUlaunchAttribute *attrs`.
    pub attrs: *mut CUlaunchAttribute,
    /// `unsigned int numAttrs`.
    pub numAttrs: u32,
}

const _: () = {
    ["size of CUlaunchConfig"][size_of::<CUlaunchConfig>() - 56];
    ["alignment of CUlaunchConfig"][align_of::<CUlaunchConfig>() - 8];
    ["offset of CUlaunchConfig::gridDimX"][offset_of!(CUlaunchConfig, gridDimX) - 0];
    ["offset of CUlaunchConfig::gridDimY"][offset_of!(CUlaunchConfig, gridDimY) - 4];
    ["offset of CUlaunchConfig::gridDimZ"][offset_of!(CUlaunchConfig, gridDimZ) - 8];
    ["offset of CUlaunchConfig::blockDimX"][offset_of!(CUlaunchConfig, blockDimX) - 12];
    ["offset of CUlaunchConfig::blockDimY"][offset_of!(CUlaunchConfig, blockDimY) - 16];
    ["offset of CUlaunchConfig::blockDimZ"][offset_of!(CUlaunchConfig, blockDimZ) - 20];
    [
        "offset of CUlaunchConfig::sharedMemBytes",
    ][offset_of!(CUlaunchConfig, sharedMemBytes) - 24];
    ["offset of CUlaunchConfig::hStream"][offset_of!(CUlaunchConfig, hStream) - 32];
    ["offset of CUlaunchConfig::attrs"][offset_of!(CUlaunchConfig, attrs) - 40];
    ["offset of CUlaunchConfig::numAttrs"][offset_of!(CUlaunchConfig, numAttrs) - 48];
};

record!(CUlaunchConfig);

/// `struct CUtensorMap`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C, align(128))]
#[derive(Clone, Copy, Debug)]
pub struct CUtensorMap {
    /// `cuuint64_t opaque[16]`.
    pub opaque: [cuuint64_t; 16],
}

const _: () = {
    ["size of CUtensorMap"][size_of::<CUtensorMap>() - 128];
    ["alignment of CUtensorMap"][align_of::<CUtensorMap>() - 128];
    ["offset of CUtensorMap::opaque"][offset_of!(CUtensorMap, opaque) - 0];
};

record!(CUtensorMap);
