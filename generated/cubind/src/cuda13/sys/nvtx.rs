//! The C functions of NVTX, as the library exports them.
//!
//! [`nvtx`](raw) lists the functions by group, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::nvtx::NVTX;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::nvtx as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::nvtx::all_types::*;

#[path = "../../common/sys/nvtx.rs"]
mod common;
pub use common::*;

sys! {
    nvtx, NVTX, Err(_) => ();

    #[called_by(only nvtxCounterBatchSubmit)]
    #[since = "13.0"]
    fn nvtxCounterBatchSubmit(hDomain: nvtxDomainHandle_t, counterData: *const nvtxCounterBatch_t);

    #[called_by(only nvtxCounterSample)]
    #[since = "13.0"]
    fn nvtxCounterSample(hDomain: nvtxDomainHandle_t, counterId: u64, value: *const c_void, size: usize);

    #[called_by(only nvtxCounterSampleFloat64)]
    #[since = "13.0"]
    fn nvtxCounterSampleFloat64(hDomain: nvtxDomainHandle_t, counterId: u64, value: f64);

    #[called_by(only nvtxCounterSampleInt64)]
    #[since = "13.0"]
    fn nvtxCounterSampleInt64(hDomain: nvtxDomainHandle_t, counterId: u64, value: i64);

    #[called_by(only nvtxCounterSampleNoValue)]
    #[since = "13.0"]
    fn nvtxCounterSampleNoValue(hDomain: nvtxDomainHandle_t, counterId: u64, reason: u8);

    #[called_by(only nvtxEventBatchSubmit)]
    #[since = "13.0"]
    fn nvtxEventBatchSubmit(domain: nvtxDomainHandle_t, eventBatch: *const nvtxEventBatch_t);

    #[called_by(only nvtxEventSubmit)]
    #[since = "13.0"]
    fn nvtxEventSubmit(domain: nvtxDomainHandle_t, payloadData: *const nvtxPayloadData_t, numPayloads: usize);

    #[called_by(only nvtxMarkPayload)]
    #[since = "13.0"]
    fn nvtxMarkPayload(domain: nvtxDomainHandle_t, payloadData: *const nvtxPayloadData_t, count: usize);

    #[called_by(only nvtxMemCudaMarkInitialized)]
    #[since = "13.0"]
    fn nvtxMemCudaMarkInitialized(domain: nvtxDomainHandle_t, stream: runtime::cudaStream_t, isPerThreadStream: u8, desc: *const nvtxMemMarkInitializedBatch_t);

    #[called_by(only nvtxMemCudaSetPeerAccess)]
    #[since = "13.0"]
    fn nvtxMemCudaSetPeerAccess(domain: nvtxDomainHandle_t, permissions: nvtxMemPermissionsHandle_t, devicePeer: i32, flags: u32);

    #[called_by(only nvtxMemHeapReset)]
    #[since = "13.0"]
    fn nvtxMemHeapReset(domain: nvtxDomainHandle_t, heap: nvtxMemHeapHandle_t);

    #[called_by(only nvtxMemHeapUnregister)]
    #[since = "13.0"]
    fn nvtxMemHeapUnregister(domain: nvtxDomainHandle_t, heap: nvtxMemHeapHandle_t);

    #[called_by(only nvtxMemPermissionsAssign)]
    #[since = "13.0"]
    fn nvtxMemPermissionsAssign(domain: nvtxDomainHandle_t, desc: *const nvtxMemPermissionsAssignBatch_t);

    #[called_by(only nvtxMemPermissionsBind)]
    #[since = "13.0"]
    fn nvtxMemPermissionsBind(domain: nvtxDomainHandle_t, permissions: nvtxMemPermissionsHandle_t, bindScope: u32, bindFlags: u32);

    #[called_by(only nvtxMemPermissionsDestroy)]
    #[since = "13.0"]
    fn nvtxMemPermissionsDestroy(domain: nvtxDomainHandle_t, permissionsHandle: nvtxMemPermissionsHandle_t);

    #[called_by(only nvtxMemPermissionsReset)]
    #[since = "13.0"]
    fn nvtxMemPermissionsReset(domain: nvtxDomainHandle_t, permissionsHandle: nvtxMemPermissionsHandle_t);

    #[called_by(only nvtxMemPermissionsUnbind)]
    #[since = "13.0"]
    fn nvtxMemPermissionsUnbind(domain: nvtxDomainHandle_t, bindScope: u32);

    #[called_by(only nvtxMemRegionsName)]
    #[since = "13.0"]
    fn nvtxMemRegionsName(domain: nvtxDomainHandle_t, desc: *const nvtxMemRegionsNameBatch_t);

    #[called_by(only nvtxMemRegionsRegister)]
    #[since = "13.0"]
    fn nvtxMemRegionsRegister(domain: nvtxDomainHandle_t, desc: *const nvtxMemRegionsRegisterBatch_t);

    #[called_by(only nvtxMemRegionsResize)]
    #[since = "13.0"]
    fn nvtxMemRegionsResize(domain: nvtxDomainHandle_t, desc: *const nvtxMemRegionsResizeBatch_t);

    #[called_by(only nvtxMemRegionsUnregister)]
    #[since = "13.0"]
    fn nvtxMemRegionsUnregister(domain: nvtxDomainHandle_t, desc: *const nvtxMemRegionsUnregisterBatch_t);

    #[called_by(only nvtxRangeEndPayload)]
    #[since = "13.0"]
    fn nvtxRangeEndPayload(domain: nvtxDomainHandle_t, id: nvtxRangeId_t, payloadData: *const nvtxPayloadData_t, count: usize);

    #[called_by(only nvtxTimeSyncPoint)]
    #[since = "13.0"]
    fn nvtxTimeSyncPoint(domain: nvtxDomainHandle_t, timeDomainId1: u64, timeDomainId2: u64, timestamp1: i64, timestamp2: i64);

    #[called_by(only nvtxTimeSyncPointTable)]
    #[since = "13.0"]
    fn nvtxTimeSyncPointTable(domain: nvtxDomainHandle_t, timeDomainIdSrc: u64, timeDomainIdDst: u64, syncPoints: *const nvtxSyncPoint_t, count: usize);

    #[called_by(only nvtxTimerSource)]
    #[since = "13.0"]
    fn nvtxTimerSource(domain: nvtxDomainHandle_t, timeDomainId: u64, flags: u64, timestampProviderFn: Option<unsafe extern "system" fn() -> i64>);

    #[called_by(only nvtxTimerSourceWithData)]
    #[since = "13.0"]
    fn nvtxTimerSourceWithData(domain: nvtxDomainHandle_t, timeDomainId: u64, flags: u64, timestampProviderFn: Option<unsafe extern "system" fn(*mut c_void) -> i64>, data: *mut c_void);

    #[called_by(only nvtxTimestampConversionFactor)]
    #[since = "13.0"]
    fn nvtxTimestampConversionFactor(domain: nvtxDomainHandle_t, timeDomainIdSrc: u64, timeDomainIdDst: u64, slope: f64, timestampSrc: i64, timestampDst: i64);
}

sys! {
    nvtx, NVTX, Err(_) => -2;

    #[called_by(only nvtxRangePopPayload)]
    #[since = "13.0"]
    fn nvtxRangePopPayload(domain: nvtxDomainHandle_t, payloadData: *const nvtxPayloadData_t, count: usize) -> i32;

    #[called_by(only nvtxRangePushPayload)]
    #[since = "13.0"]
    fn nvtxRangePushPayload(domain: nvtxDomainHandle_t, payloadData: *const nvtxPayloadData_t, count: usize) -> i32;
}

sys! {
    nvtx, NVTX, Err(_) => output::zeroed();

    #[called_by(only nvtxCounterRegister)]
    #[since = "13.0"]
    fn nvtxCounterRegister(hDomain: nvtxDomainHandle_t, attr: *const nvtxCounterAttr_t) -> u64;

    #[called_by(only nvtxDomainIsEnabled)]
    #[since = "13.0"]
    fn nvtxDomainIsEnabled(domain: nvtxDomainHandle_t) -> u8;

    #[called_by(only nvtxMemCudaGetDeviceWidePermissions)]
    #[since = "13.0"]
    fn nvtxMemCudaGetDeviceWidePermissions(domain: nvtxDomainHandle_t, device: i32) -> nvtxMemPermissionsHandle_t;

    #[called_by(only nvtxMemCudaGetProcessWidePermissions)]
    #[since = "13.0"]
    fn nvtxMemCudaGetProcessWidePermissions(domain: nvtxDomainHandle_t) -> nvtxMemPermissionsHandle_t;

    #[called_by(only nvtxMemHeapRegister)]
    #[since = "13.0"]
    fn nvtxMemHeapRegister(domain: nvtxDomainHandle_t, desc: *const nvtxMemHeapDesc_t) -> nvtxMemHeapHandle_t;

    #[called_by(only nvtxMemPermissionsCreate)]
    #[since = "13.0"]
    fn nvtxMemPermissionsCreate(domain: nvtxDomainHandle_t, creationflags: i32) -> nvtxMemPermissionsHandle_t;

    #[called_by(only nvtxPayloadEnumRegister)]
    #[since = "13.0"]
    fn nvtxPayloadEnumRegister(domain: nvtxDomainHandle_t, attr: *const nvtxPayloadEnumAttr_t) -> u64;

    #[called_by(only nvtxPayloadSchemaRegister)]
    #[since = "13.0"]
    fn nvtxPayloadSchemaRegister(domain: nvtxDomainHandle_t, attr: *const nvtxPayloadSchemaAttr_t) -> u64;

    #[called_by(only nvtxRangeStartPayload)]
    #[since = "13.0"]
    fn nvtxRangeStartPayload(domain: nvtxDomainHandle_t, payloadData: *const nvtxPayloadData_t, count: usize) -> nvtxRangeId_t;

    #[called_by(only nvtxScopeRegister)]
    #[since = "13.0"]
    fn nvtxScopeRegister(domain: nvtxDomainHandle_t, attr: *const nvtxScopeAttr_t) -> u64;

    #[called_by(only nvtxTimeDomainRegister)]
    #[since = "13.0"]
    fn nvtxTimeDomainRegister(domain: nvtxDomainHandle_t, timeAttr: *const nvtxTimeDomainAttr_t) -> u64;

    #[called_by(only nvtxTimestampGet)]
    #[since = "13.0"]
    fn nvtxTimestampGet() -> i64;
}
