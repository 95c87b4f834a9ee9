//! Structs and unions: cuTensorNet.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cutensornetContractionPath_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetContractionPath_t {
    /// `int32_t numContractions`.
    pub numContractions: i32,
    /// `cutensornetNodePair_t *data`.
    pub data: *mut cutensornetNodePair_t,
}

layout!(cutensornetContractionPath_t size 16 align 8, numContractions at 0, data at 8);

record!(cutensornetContractionPath_t);

/// `struct cutensornetDeviceMemHandler_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cutensornetDeviceMemHandler_t {
    /// `void *ctx`.
    pub ctx: *mut c_void,
    /// `int (*device_alloc)(void *, void **, size_t, cudaStream_t)`.
    pub device_alloc: Option<
        unsafe extern "system" fn(*mut c_void, *mut *mut c_void, usize, runtime::cudaStream_t) -> i32,
    >,
    /// `int (*device_free)(void *, void *, size_t, cudaStream_t)`.
    pub device_free: Option<
        unsafe extern "system" fn(*mut c_void, *mut c_void, usize, runtime::cudaStream_t) -> i32,
    >,
    /// `char name[64]`.
    pub name: [core::ffi::c_char; 64],
}

layout!(cutensornetDeviceMemHandler_t size 88 align 8, ctx at 0, device_alloc at 8, device_free at 16, name at 24);

record!(cutensornetDeviceMemHandler_t);

/// `struct cutensornetDistributedCommunicator_t`, from `cutensornet/typesDistributed.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetDistributedCommunicator_t {
    /// `void *commPtr`.
    pub commPtr: *mut c_void,
    /// `size_t commSize`.
    pub commSize: usize,
}

layout!(cutensornetDistributedCommunicator_t size 16 align 8, commPtr at 0, commSize at 8);

record!(cutensornetDistributedCommunicator_t);

/// `struct cutensornetDistributedInterface_t`, from `cutensornet/typesDistributed.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cutensornetDistributedInterface_t {
    /// `int version`.
    pub version: i32,
    /// `int (*getNumRanks)(const cutensornetDistributedCommunicator_t *, int32_t *)`.
    pub getNumRanks: Option<
        unsafe extern "system" fn(*const cutensornetDistributedCommunicator_t, *mut i32) -> i32,
    >,
    /// `int (*getNumRanksShared)(const cutensornetDistributedCommunicator_t *, int32_t *)`.
    pub getNumRanksShared: Option<
        unsafe extern "system" fn(*const cutensornetDistributedCommunicator_t, *mut i32) -> i32,
    >,
    /// `int (*getProcRank)(const cutensornetDistributedCommunicator_t *, int32_t *)`.
    pub getProcRank: Option<
        unsafe extern "system" fn(*const cutensornetDistributedCommunicator_t, *mut i32) -> i32,
    >,
    /// `int (*Barrier)(const cutensornetDistributedCommunicator_t *)`.
    pub Barrier: Option<
        unsafe extern "system" fn(*const cutensornetDistributedCommunicator_t) -> i32,
    >,
    /// `int (*Bcast)(const cutensornetDistributedCommunicator_t *, void *, int32_t, cudaDataType_t, int32_t)`.
    pub Bcast: Option<
        unsafe extern "system" fn(
            *const cutensornetDistributedCommunicator_t, *mut c_void, i32, runtime::cudaDataType, i32,
        ) -> i32,
    >,
    /// `int (*Allreduce)(const cutensornetDistributedCommunicator_t *, const void *, void *, int32_t, cudaDataType_t)`.
    pub Allreduce: Option<
        unsafe extern "system" fn(
            *const cutensornetDistributedCommunicator_t, *const c_void, *mut c_void, i32, runtime::cudaDataType,
        ) -> i32,
    >,
    /// `int (*AllreduceInPlace)(const cutensornetDistributedCommunicator_t *, void *, int32_t, cudaDataType_t)`.
    pub AllreduceInPlace: Option<
        unsafe extern "system" fn(
            *const cutensornetDistributedCommunicator_t, *mut c_void, i32, runtime::cudaDataType,
        ) -> i32,
    >,
    /// `int (*AllreduceInPlaceMin)(const cutensornetDistributedCommunicator_t *, void *, int32_t, cudaDataType_t)`.
    pub AllreduceInPlaceMin: Option<
        unsafe extern "system" fn(
            *const cutensornetDistributedCommunicator_t, *mut c_void, i32, runtime::cudaDataType,
        ) -> i32,
    >,
    /// `int (*AllreduceDoubleIntMinloc)(const cutensornetDistributedCommunicator_t *, const void *, void *)`.
    pub AllreduceDoubleIntMinloc: Option<
        unsafe extern "system" fn(*const cutensornetDistributedCommunicator_t, *const c_void, *mut c_void) -> i32,
    >,
    /// `int (*Allgather)(const cutensornetDistributedCommunicator_t *, const void *, void *, int32_t, cudaDataType_t)`.
    pub Allgather: Option<
        unsafe extern "system" fn(
            *const cutensornetDistributedCommunicator_t, *const c_void, *mut c_void, i32, runtime::cudaDataType,
        ) -> i32,
    >,
}

layout!(
    cutensornetDistributedInterface_t size 88 align 8, version at 0, getNumRanks at 8, getNumRanksShared at 16,
    getProcRank at 24, Barrier at 32, Bcast at 40, Allreduce at 48, AllreduceInPlace at 56, AllreduceInPlaceMin at 64,
    AllreduceDoubleIntMinloc at 72, Allgather at 80
);

record!(cutensornetDistributedInterface_t);

/// `struct cutensornetGesvdjParams_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct cutensornetGesvdjParams_t {
    /// `double tol`.
    pub tol: f64,
    /// `int32_t maxSweeps`.
    pub maxSweeps: i32,
}

layout!(cutensornetGesvdjParams_t size 16 align 8, tol at 0, maxSweeps at 8);

record!(cutensornetGesvdjParams_t);

/// `struct cutensornetGesvdjStatus_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct cutensornetGesvdjStatus_t {
    /// `double residual`.
    pub residual: f64,
    /// `int32_t sweeps`.
    pub sweeps: i32,
}

layout!(cutensornetGesvdjStatus_t size 16 align 8, residual at 0, sweeps at 8);

record!(cutensornetGesvdjStatus_t);

/// `struct cutensornetGesvdpStatus_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct cutensornetGesvdpStatus_t {
    /// `double errSigma`.
    pub errSigma: f64,
}

layout!(cutensornetGesvdpStatus_t size 8 align 8, errSigma at 0);

record!(cutensornetGesvdpStatus_t);

/// `struct cutensornetGesvdrParams_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetGesvdrParams_t {
    /// `int64_t oversampling`.
    pub oversampling: i64,
    /// `int64_t niters`.
    pub niters: i64,
}

layout!(cutensornetGesvdrParams_t size 16 align 8, oversampling at 0, niters at 8);

record!(cutensornetGesvdrParams_t);

/// `struct cutensornetMPSEnvBounds_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetMPSEnvBounds_t {
    /// `int32_t lowerBound`.
    pub lowerBound: i32,
    /// `int32_t upperBound`.
    pub upperBound: i32,
}

layout!(cutensornetMPSEnvBounds_t size 8 align 4, lowerBound at 0, upperBound at 4);

record!(cutensornetMPSEnvBounds_t);

/// `struct cutensornetNodePair_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetNodePair_t {
    /// `int32_t first`.
    pub first: i32,
    /// `int32_t second`.
    pub second: i32,
}

layout!(cutensornetNodePair_t size 8 align 4, first at 0, second at 4);

record!(cutensornetNodePair_t);

/// `struct cutensornetSliceInfoPair_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetSliceInfoPair_t {
    /// `int32_t slicedMode`.
    pub slicedMode: i32,
    /// `int64_t slicedExtent`.
    pub slicedExtent: i64,
}

layout!(cutensornetSliceInfoPair_t size 16 align 8, slicedMode at 0, slicedExtent at 8);

record!(cutensornetSliceInfoPair_t);

/// `struct cutensornetSlicingConfig_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetSlicingConfig_t {
    /// `uint32_t numSlicedModes`.
    pub numSlicedModes: u32,
    /// `cutensornetSliceInfoPair_t *data`.
    pub data: *mut cutensornetSliceInfoPair_t,
}

layout!(cutensornetSlicingConfig_t size 16 align 8, numSlicedModes at 0, data at 8);

record!(cutensornetSlicingConfig_t);

/// `struct cutensornetTensorIDList_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetTensorIDList_t {
    /// `int32_t numTensors`.
    pub numTensors: i32,
    /// `int32_t *data`.
    pub data: *mut i32,
}

layout!(cutensornetTensorIDList_t size 16 align 8, numTensors at 0, data at 8);

record!(cutensornetTensorIDList_t);

/// `struct cutensornetTensorQualifiers_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct cutensornetTensorQualifiers_t {
    /// `int32_t isConjugate`.
    pub isConjugate: i32,
    /// `int32_t isConstant`.
    pub isConstant: i32,
    /// `int32_t requiresGradient`.
    pub requiresGradient: i32,
}

layout!(cutensornetTensorQualifiers_t size 12 align 4, isConjugate at 0, isConstant at 4, requiresGradient at 8);

record!(cutensornetTensorQualifiers_t);
