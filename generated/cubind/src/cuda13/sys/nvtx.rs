//! The C functions, as the library exports them: NVTX.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::nvtx::{NVTX, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[path = "../../both/sys/nvtx.rs"]
mod both;
pub use both::*;

sys! {
    NVTX, Err(_) => ();

    /// `void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)`
    ///
    /// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxCounterBatchSubmit(hDomain: nvtxDomainHandle_t, counterData: *const nvtxCounterBatch_t);

    /// `void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size)`
    ///
    /// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxCounterSample(hDomain: nvtxDomainHandle_t, counterId: u64, value: *const c_void, size: usize);

    /// `void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)`
    ///
    /// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxCounterSampleFloat64(hDomain: nvtxDomainHandle_t, counterId: u64, value: f64);

    /// `void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)`
    ///
    /// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxCounterSampleInt64(hDomain: nvtxDomainHandle_t, counterId: u64, value: i64);

    /// `void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)`
    ///
    /// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxCounterSampleNoValue(hDomain: nvtxDomainHandle_t, counterId: u64, reason: u8);

    /// `void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxEventBatchSubmit(domain: nvtxDomainHandle_t, eventBatch: *const nvtxEventBatch_t);

    /// `void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxEventSubmit(domain: nvtxDomainHandle_t, payloadData: *const nvtxPayloadData_t, numPayloads: usize);

    /// `void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMarkPayload(domain: nvtxDomainHandle_t, payloadData: *const nvtxPayloadData_t, count: usize);

    /// `void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream, uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)`
    ///
    /// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemCudaMarkInitialized(domain: nvtxDomainHandle_t, stream: runtime::cudaStream_t, isPerThreadStream: u8, desc: *const nvtxMemMarkInitializedBatch_t);

    /// `void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags)`
    ///
    /// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemCudaSetPeerAccess(domain: nvtxDomainHandle_t, permissions: nvtxMemPermissionsHandle_t, devicePeer: i32, flags: u32);

    /// `void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemHeapReset(domain: nvtxDomainHandle_t, heap: nvtxMemHeapHandle_t);

    /// `void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemHeapUnregister(domain: nvtxDomainHandle_t, heap: nvtxMemHeapHandle_t);

    /// `void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemPermissionsAssign(domain: nvtxDomainHandle_t, desc: *const nvtxMemPermissionsAssignBatch_t);

    /// `void nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, uint32_t bindScope, uint32_t bindFlags)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemPermissionsBind(domain: nvtxDomainHandle_t, permissions: nvtxMemPermissionsHandle_t, bindScope: u32, bindFlags: u32);

    /// `void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemPermissionsDestroy(domain: nvtxDomainHandle_t, permissionsHandle: nvtxMemPermissionsHandle_t);

    /// `void nvtxMemPermissionsReset(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemPermissionsReset(domain: nvtxDomainHandle_t, permissionsHandle: nvtxMemPermissionsHandle_t);

    /// `void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemPermissionsUnbind(domain: nvtxDomainHandle_t, bindScope: u32);

    /// `void nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemRegionsName(domain: nvtxDomainHandle_t, desc: *const nvtxMemRegionsNameBatch_t);

    /// `void nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemRegionsRegister(domain: nvtxDomainHandle_t, desc: *const nvtxMemRegionsRegisterBatch_t);

    /// `void nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemRegionsResize(domain: nvtxDomainHandle_t, desc: *const nvtxMemRegionsResizeBatch_t);

    /// `void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemRegionsUnregister(domain: nvtxDomainHandle_t, desc: *const nvtxMemRegionsUnregisterBatch_t);

    /// `void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id, const nvtxPayloadData_t *payloadData, size_t count)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxRangeEndPayload(domain: nvtxDomainHandle_t, id: nvtxRangeId_t, payloadData: *const nvtxPayloadData_t, count: usize);

    /// `void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxTimeSyncPoint(domain: nvtxDomainHandle_t, timeDomainId1: u64, timeDomainId2: u64, timestamp1: i64, timestamp2: i64);

    /// `void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxTimeSyncPointTable(domain: nvtxDomainHandle_t, timeDomainIdSrc: u64, timeDomainIdDst: u64, syncPoints: *const nvtxSyncPoint_t, count: usize);

    /// `void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t (*timestampProviderFn)())`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxTimerSource(domain: nvtxDomainHandle_t, timeDomainId: u64, flags: u64, timestampProviderFn: Option<unsafe extern "system" fn() -> i64>);

    /// `void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxTimerSourceWithData(domain: nvtxDomainHandle_t, timeDomainId: u64, flags: u64, timestampProviderFn: Option<unsafe extern "system" fn(*mut c_void) -> i64>, data: *mut c_void);

    /// `void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxTimestampConversionFactor(domain: nvtxDomainHandle_t, timeDomainIdSrc: u64, timeDomainIdDst: u64, slope: f64, timestampSrc: i64, timestampDst: i64);
}

sys! {
    NVTX, Err(_) => output::zeroed();

    /// `uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)`
    ///
    /// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxCounterRegister(hDomain: nvtxDomainHandle_t, attr: *const nvtxCounterAttr_t) -> u64;

    /// `uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxDomainIsEnabled(domain: nvtxDomainHandle_t) -> u8;

    /// `nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain, int device)`
    ///
    /// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemCudaGetDeviceWidePermissions(domain: nvtxDomainHandle_t, device: i32) -> nvtxMemPermissionsHandle_t;

    /// `nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)`
    ///
    /// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemCudaGetProcessWidePermissions(domain: nvtxDomainHandle_t) -> nvtxMemPermissionsHandle_t;

    /// `nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemHeapRegister(domain: nvtxDomainHandle_t, desc: *const nvtxMemHeapDesc_t) -> nvtxMemHeapHandle_t;

    /// `nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain, int32_t creationflags)`
    ///
    /// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxMemPermissionsCreate(domain: nvtxDomainHandle_t, creationflags: i32) -> nvtxMemPermissionsHandle_t;

    /// `uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxPayloadEnumRegister(domain: nvtxDomainHandle_t, attr: *const nvtxPayloadEnumAttr_t) -> u64;

    /// `uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxPayloadSchemaRegister(domain: nvtxDomainHandle_t, attr: *const nvtxPayloadSchemaAttr_t) -> u64;

    /// `int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxRangePopPayload(domain: nvtxDomainHandle_t, payloadData: *const nvtxPayloadData_t, count: usize) -> i32;

    /// `int nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxRangePushPayload(domain: nvtxDomainHandle_t, payloadData: *const nvtxPayloadData_t, count: usize) -> i32;

    /// `nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxRangeStartPayload(domain: nvtxDomainHandle_t, payloadData: *const nvtxPayloadData_t, count: usize) -> nvtxRangeId_t;

    /// `uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxScopeRegister(domain: nvtxDomainHandle_t, attr: *const nvtxScopeAttr_t) -> u64;

    /// `uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxTimeDomainRegister(domain: nvtxDomainHandle_t, timeAttr: *const nvtxTimeDomainAttr_t) -> u64;

    /// `int64_t nvtxTimestampGet(void)`
    ///
    /// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0.
    #[since = "13.0"]
    fn nvtxTimestampGet() -> i64;
}
