//! Structs and unions (NVTX).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct nvtxCounterAttr_t`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxCounterAttr_t {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `uint64_t schemaId`.
    pub schemaId: u64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `const char *description`.
    pub description: *const core::ffi::c_char,
    /// `uint64_t scopeId`.
    pub scopeId: u64,
    /// `const nvtxSemanticsHeader_t *semantics`.
    pub semantics: *const nvtxSemanticsHeader_t,
    /// `uint64_t counterId`.
    pub counterId: u64,
}

layout!(
    nvtxCounterAttr_t size 56 align 8, structSize at 0, schemaId at 8, name at 16, description at 24, scopeId at 32,
    semantics at 40, counterId at 48
);

impl Eq for nvtxCounterAttr_t {}

record!(nvtxCounterAttr_t, structSize : 56);

/// `struct nvtxCounterBatch_t`, from `nvtx3/nvToolsExtCounters.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxCounterBatch_t {
    /// `uint64_t counterId`.
    pub counterId: u64,
    /// `const void *counters`.
    pub counters: *const c_void,
    /// `size_t countersSize`.
    pub countersSize: usize,
    /// `uint64_t flags`.
    pub flags: u64,
    /// `const int64_t *timestamps`.
    pub timestamps: *const i64,
    /// `size_t timestampsSize`.
    pub timestampsSize: usize,
}

layout!(
    nvtxCounterBatch_t size 48 align 8, counterId at 0, counters at 8, countersSize at 16, flags at 24,
    timestamps at 32, timestampsSize at 40
);

impl Eq for nvtxCounterBatch_t {}

record!(nvtxCounterBatch_t);

/// `union nvtxCounterLimit_t`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union nvtxCounterLimit_t {
    /// `int64_t i64`.
    pub i64: i64,
    /// `uint64_t u64`.
    pub u64: u64,
    /// `double f64`.
    pub f64: f64,
}

layout!(nvtxCounterLimit_t size 8 align 8, i64 at 0, u64 at 0, f64 at 0);

opaque!(nvtxCounterLimit_t);

record!(nvtxCounterLimit_t);

/// `struct nvtxEventBatch_t`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxEventBatch_t {
    /// `uint64_t eventSchemaId`.
    pub eventSchemaId: u64,
    /// `size_t size`.
    pub size: usize,
    /// `const void *events`.
    pub events: *const c_void,
    /// `uint64_t scope`.
    pub scope: u64,
    /// `uint64_t flags`.
    pub flags: u64,
    /// `const void *flexData`.
    pub flexData: *const c_void,
    /// `size_t flexDataSize`.
    pub flexDataSize: usize,
    /// `size_t flexDataOffset`.
    pub flexDataOffset: usize,
}

layout!(
    nvtxEventBatch_t size 64 align 8, eventSchemaId at 0, size at 8, events at 16, scope at 24, flags at 32,
    flexData at 40, flexDataSize at 48, flexDataOffset at 56
);

impl Eq for nvtxEventBatch_t {}

record!(nvtxEventBatch_t);

/// `struct nvtxMemCuArrayRangeDesc_v1`, from `nvtx3/nvToolsExtMemCudaRt.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxMemCuArrayRangeDesc_v1 {
    /// `uint16_t extCompatID`.
    pub extCompatID: u16,
    /// `uint16_t structSize`.
    pub structSize: u16,
    /// `uint32_t reserved0`.
    pub reserved0: u32,
    /// `CUarray src`.
    pub src: driver::CUarray,
    /// `size_t offset[3]`.
    pub offset: [usize; 3],
    /// `size_t extent[3]`.
    pub extent: [usize; 3],
}

layout!(
    nvtxMemCuArrayRangeDesc_v1 size 64 align 8, extCompatID at 0, structSize at 2, reserved0 at 4, src at 8,
    offset at 16, extent at 40
);

impl Eq for nvtxMemCuArrayRangeDesc_v1 {}

record!(nvtxMemCuArrayRangeDesc_v1, extCompatID : 258, structSize : 64);

/// `struct nvtxMemCudaArrayRangeDesc_v1`, from `nvtx3/nvToolsExtMemCudaRt.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxMemCudaArrayRangeDesc_v1 {
    /// `uint16_t extCompatID`.
    pub extCompatID: u16,
    /// `uint16_t structSize`.
    pub structSize: u16,
    /// `uint32_t reserved0`.
    pub reserved0: u32,
    /// `cudaArray_t src`.
    pub src: runtime::cudaArray_t,
    /// `size_t offset[3]`.
    pub offset: [usize; 3],
    /// `size_t extent[3]`.
    pub extent: [usize; 3],
}

layout!(
    nvtxMemCudaArrayRangeDesc_v1 size 64 align 8, extCompatID at 0, structSize at 2, reserved0 at 4, src at 8,
    offset at 16, extent at 40
);

impl Eq for nvtxMemCudaArrayRangeDesc_v1 {}

record!(nvtxMemCudaArrayRangeDesc_v1, extCompatID : 258, structSize : 64);

/// `struct nvtxMemHeapDesc_v1`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvtxMemHeapDesc_v1 {
    /// `uint16_t extCompatID`.
    pub extCompatID: u16,
    /// `uint16_t structSize`.
    pub structSize: u16,
    /// `uint32_t reserved0`.
    pub reserved0: u32,
    /// `uint32_t usage`.
    pub usage: u32,
    /// `uint32_t type`.
    pub r#type: u32,
    /// `size_t typeSpecificDescSize`.
    pub typeSpecificDescSize: usize,
    /// `const void *typeSpecificDesc`.
    pub typeSpecificDesc: *const c_void,
    /// `uint32_t category`.
    pub category: u32,
    /// `uint32_t messageType`.
    pub messageType: u32,
    /// `nvtxMessageValue_t message`.
    pub message: nvtxMessageValue_t,
}

layout!(
    nvtxMemHeapDesc_v1 size 48 align 8, extCompatID at 0, structSize at 2, reserved0 at 4, usage at 8, r#type at 12,
    typeSpecificDescSize at 16, typeSpecificDesc at 24, category at 32, messageType at 36, message at 40
);

record!(nvtxMemHeapDesc_v1, extCompatID : 258, structSize : 48);

/// `struct nvtxMemMarkInitializedBatch_v1`, from `nvtx3/nvToolsExtMemCudaRt.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxMemMarkInitializedBatch_v1 {
    /// `uint16_t extCompatID`.
    pub extCompatID: u16,
    /// `uint16_t structSize`.
    pub structSize: u16,
    /// `uint32_t regionType`.
    pub regionType: u32,
    /// `size_t regionDescCount`.
    pub regionDescCount: usize,
    /// `size_t regionDescElementSize`.
    pub regionDescElementSize: usize,
    /// `const void *regionDescElements`.
    pub regionDescElements: *const c_void,
}

layout!(
    nvtxMemMarkInitializedBatch_v1 size 32 align 8, extCompatID at 0, structSize at 2, regionType at 4,
    regionDescCount at 8, regionDescElementSize at 16, regionDescElements at 24
);

impl Eq for nvtxMemMarkInitializedBatch_v1 {}

record!(nvtxMemMarkInitializedBatch_v1, extCompatID : 258, structSize : 32);

/// `struct nvtxMemPermissionsAssignBatch_v1`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxMemPermissionsAssignBatch_v1 {
    /// `uint16_t extCompatID`.
    pub extCompatID: u16,
    /// `uint16_t structSize`.
    pub structSize: u16,
    /// `uint32_t reserved0`.
    pub reserved0: u32,
    /// `nvtxMemPermissionsHandle_t permissions`.
    pub permissions: nvtxMemPermissionsHandle_t,
    /// `size_t regionCount`.
    pub regionCount: usize,
    /// `size_t regionElementSize`.
    pub regionElementSize: usize,
    /// `const nvtxMemPermissionsAssignRegionDesc_t *regionElements`.
    pub regionElements: *const nvtxMemPermissionsAssignRegionDesc_t,
    /// `size_t reserved1`.
    pub reserved1: usize,
}

layout!(
    nvtxMemPermissionsAssignBatch_v1 size 48 align 8, extCompatID at 0, structSize at 2, reserved0 at 4,
    permissions at 8, regionCount at 16, regionElementSize at 24, regionElements at 32, reserved1 at 40
);

impl Eq for nvtxMemPermissionsAssignBatch_v1 {}

record!(nvtxMemPermissionsAssignBatch_v1, extCompatID : 258, structSize : 48);

/// `struct nvtxMemPermissionsAssignRegionDesc_v1`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvtxMemPermissionsAssignRegionDesc_v1 {
    /// `uint32_t flags`.
    pub flags: u32,
    /// `uint32_t regionRefType`.
    pub regionRefType: u32,
    /// `nvtxMemRegionRef_t region`.
    pub region: nvtxMemRegionRef_t,
}

layout!(nvtxMemPermissionsAssignRegionDesc_v1 size 16 align 8, flags at 0, regionRefType at 4, region at 8);

record!(nvtxMemPermissionsAssignRegionDesc_v1);

/// `struct nvtxMemRegionNameDesc_v1`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvtxMemRegionNameDesc_v1 {
    /// `uint32_t regionRefType`.
    pub regionRefType: u32,
    /// `uint32_t nameType`.
    pub nameType: u32,
    /// `nvtxMemRegionRef_t region`.
    pub region: nvtxMemRegionRef_t,
    /// `nvtxMessageValue_t name`.
    pub name: nvtxMessageValue_t,
    /// `uint32_t category`.
    pub category: u32,
    /// `uint32_t reserved0`.
    pub reserved0: u32,
}

layout!(
    nvtxMemRegionNameDesc_v1 size 32 align 8, regionRefType at 0, nameType at 4, region at 8, name at 16,
    category at 24, reserved0 at 28
);

record!(nvtxMemRegionNameDesc_v1);

/// `union nvtxMemRegionRef_t`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union nvtxMemRegionRef_t {
    /// `const void *pointer`.
    pub pointer: *const c_void,
    /// `nvtxMemRegionHandle_t handle`.
    pub handle: nvtxMemRegionHandle_t,
}

layout!(nvtxMemRegionRef_t size 8 align 8, pointer at 0, handle at 0);

opaque!(nvtxMemRegionRef_t);

record!(nvtxMemRegionRef_t);

/// `struct nvtxMemRegionsNameBatch_v1`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxMemRegionsNameBatch_v1 {
    /// `uint16_t extCompatID`.
    pub extCompatID: u16,
    /// `uint16_t structSize`.
    pub structSize: u16,
    /// `uint32_t reserved0`.
    pub reserved0: u32,
    /// `size_t regionCount`.
    pub regionCount: usize,
    /// `size_t regionElementSize`.
    pub regionElementSize: usize,
    /// `const nvtxMemRegionNameDesc_t *regionElements`.
    pub regionElements: *const nvtxMemRegionNameDesc_t,
    /// `size_t reserved1`.
    pub reserved1: usize,
}

layout!(
    nvtxMemRegionsNameBatch_v1 size 40 align 8, extCompatID at 0, structSize at 2, reserved0 at 4, regionCount at 8,
    regionElementSize at 16, regionElements at 24, reserved1 at 32
);

impl Eq for nvtxMemRegionsNameBatch_v1 {}

record!(nvtxMemRegionsNameBatch_v1, extCompatID : 258, structSize : 40);

/// `struct nvtxMemRegionsRegisterBatch_v1`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxMemRegionsRegisterBatch_v1 {
    /// `uint16_t extCompatID`.
    pub extCompatID: u16,
    /// `uint16_t structSize`.
    pub structSize: u16,
    /// `uint32_t regionType`.
    pub regionType: u32,
    /// `nvtxMemHeapHandle_t heap`.
    pub heap: nvtxMemHeapHandle_t,
    /// `size_t regionCount`.
    pub regionCount: usize,
    /// `size_t regionDescElementSize`.
    pub regionDescElementSize: usize,
    /// `const void *regionDescElements`.
    pub regionDescElements: *const c_void,
    /// `nvtxMemRegionHandle_t *regionHandleElementsOut`.
    pub regionHandleElementsOut: *mut nvtxMemRegionHandle_t,
}

layout!(
    nvtxMemRegionsRegisterBatch_v1 size 48 align 8, extCompatID at 0, structSize at 2, regionType at 4, heap at 8,
    regionCount at 16, regionDescElementSize at 24, regionDescElements at 32, regionHandleElementsOut at 40
);

impl Eq for nvtxMemRegionsRegisterBatch_v1 {}

record!(nvtxMemRegionsRegisterBatch_v1, extCompatID : 258, structSize : 48);

/// `struct nvtxMemRegionsResizeBatch_v1`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxMemRegionsResizeBatch_v1 {
    /// `uint16_t extCompatID`.
    pub extCompatID: u16,
    /// `uint16_t structSize`.
    pub structSize: u16,
    /// `uint32_t regionType`.
    pub regionType: u32,
    /// `size_t regionDescCount`.
    pub regionDescCount: usize,
    /// `size_t regionDescElementSize`.
    pub regionDescElementSize: usize,
    /// `const void *regionDescElements`.
    pub regionDescElements: *const c_void,
}

layout!(
    nvtxMemRegionsResizeBatch_v1 size 32 align 8, extCompatID at 0, structSize at 2, regionType at 4,
    regionDescCount at 8, regionDescElementSize at 16, regionDescElements at 24
);

impl Eq for nvtxMemRegionsResizeBatch_v1 {}

record!(nvtxMemRegionsResizeBatch_v1, extCompatID : 258, structSize : 32);

/// `struct nvtxMemRegionsUnregisterBatch_v1`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxMemRegionsUnregisterBatch_v1 {
    /// `uint16_t extCompatID`.
    pub extCompatID: u16,
    /// `uint16_t structSize`.
    pub structSize: u16,
    /// `uint32_t refType`.
    pub refType: u32,
    /// `size_t refCount`.
    pub refCount: usize,
    /// `size_t refElementSize`.
    pub refElementSize: usize,
    /// `const nvtxMemRegionRef_t *refElements`.
    pub refElements: *const nvtxMemRegionRef_t,
}

layout!(
    nvtxMemRegionsUnregisterBatch_v1 size 32 align 8, extCompatID at 0, structSize at 2, refType at 4, refCount at 8,
    refElementSize at 16, refElements at 24
);

impl Eq for nvtxMemRegionsUnregisterBatch_v1 {}

record!(nvtxMemRegionsUnregisterBatch_v1, extCompatID : 258, structSize : 32);

/// `struct nvtxMemVirtualRangeDesc_v1`, from `nvtx3/nvToolsExtMem.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxMemVirtualRangeDesc_v1 {
    /// `size_t size`.
    pub size: usize,
    /// `const void *ptr`.
    pub ptr: *const c_void,
}

layout!(nvtxMemVirtualRangeDesc_v1 size 16 align 8, size at 0, ptr at 8);

impl Eq for nvtxMemVirtualRangeDesc_v1 {}

record!(nvtxMemVirtualRangeDesc_v1);

/// `struct nvtxPayloadData_t`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxPayloadData_t {
    /// `uint64_t schemaId`.
    pub schemaId: u64,
    /// `size_t size`.
    pub size: usize,
    /// `const void *payload`.
    pub payload: *const c_void,
}

layout!(nvtxPayloadData_t size 24 align 8, schemaId at 0, size at 8, payload at 16);

impl Eq for nvtxPayloadData_t {}

record!(nvtxPayloadData_t);

/// `struct nvtxPayloadEntryTypeInfo_t`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxPayloadEntryTypeInfo_t {
    /// `uint16_t size`.
    pub size: u16,
    /// `uint16_t align`.
    pub align: u16,
}

layout!(nvtxPayloadEntryTypeInfo_t size 4 align 2, size at 0, align at 2);

impl Eq for nvtxPayloadEntryTypeInfo_t {}

record!(nvtxPayloadEntryTypeInfo_t);

/// `struct nvtxPayloadEnumAttr_t`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxPayloadEnumAttr_t {
    /// `uint64_t fieldMask`.
    pub fieldMask: u64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `const nvtxPayloadEnum_t *entries`.
    pub entries: *const nvtxPayloadEnum_t,
    /// `size_t numEntries`.
    pub numEntries: usize,
    /// `size_t sizeOfEnum`.
    pub sizeOfEnum: usize,
    /// `uint64_t schemaId`.
    pub schemaId: u64,
    /// `void *extension`.
    pub extension: *mut c_void,
}

layout!(
    nvtxPayloadEnumAttr_t size 56 align 8, fieldMask at 0, name at 8, entries at 16, numEntries at 24, sizeOfEnum at 32,
    schemaId at 40, extension at 48
);

impl Eq for nvtxPayloadEnumAttr_t {}

record!(nvtxPayloadEnumAttr_t);

/// `struct nvtxPayloadEnum_t`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxPayloadEnum_t {
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `uint64_t value`.
    pub value: u64,
    /// `int8_t isFlag`.
    pub isFlag: i8,
}

layout!(nvtxPayloadEnum_t size 24 align 8, name at 0, value at 8, isFlag at 16);

impl Eq for nvtxPayloadEnum_t {}

record!(nvtxPayloadEnum_t);

/// `struct nvtxPayloadSchemaAttr_t`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxPayloadSchemaAttr_t {
    /// `uint64_t fieldMask`.
    pub fieldMask: u64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `uint64_t type`.
    pub r#type: u64,
    /// `uint64_t flags`.
    pub flags: u64,
    /// `const nvtxPayloadSchemaEntry_t *entries`.
    pub entries: *const nvtxPayloadSchemaEntry_t,
    /// `size_t numEntries`.
    pub numEntries: usize,
    /// `size_t payloadStaticSize`.
    pub payloadStaticSize: usize,
    /// `size_t packAlign`.
    pub packAlign: usize,
    /// `uint64_t schemaId`.
    pub schemaId: u64,
    /// `void *extension`.
    pub extension: *mut c_void,
}

layout!(
    nvtxPayloadSchemaAttr_t size 80 align 8, fieldMask at 0, name at 8, r#type at 16, flags at 24, entries at 32,
    numEntries at 40, payloadStaticSize at 48, packAlign at 56, schemaId at 64, extension at 72
);

impl Eq for nvtxPayloadSchemaAttr_t {}

record!(nvtxPayloadSchemaAttr_t);

/// `struct nvtxPayloadSchemaEntry_t`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxPayloadSchemaEntry_t {
    /// `uint64_t flags`.
    pub flags: u64,
    /// `uint64_t type`.
    pub r#type: u64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `const char *description`.
    pub description: *const core::ffi::c_char,
    /// `uint64_t arrayOrUnionDetail`.
    pub arrayOrUnionDetail: u64,
    /// `uint64_t offset`.
    pub offset: u64,
    /// `const nvtxSemanticsHeader_t *semantics`.
    pub semantics: *const nvtxSemanticsHeader_t,
    /// `const void *reserved`.
    pub reserved: *const c_void,
}

layout!(
    nvtxPayloadSchemaEntry_t size 64 align 8, flags at 0, r#type at 8, name at 16, description at 24,
    arrayOrUnionDetail at 32, offset at 40, semantics at 48, reserved at 56
);

impl Eq for nvtxPayloadSchemaEntry_t {}

record!(nvtxPayloadSchemaEntry_t);

/// `struct nvtxScopeAttr_t`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxScopeAttr_t {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `const char *path`.
    pub path: *const core::ffi::c_char,
    /// `uint64_t parentScope`.
    pub parentScope: u64,
    /// `uint64_t scopeId`.
    pub scopeId: u64,
}

layout!(nvtxScopeAttr_t size 32 align 8, structSize at 0, path at 8, parentScope at 16, scopeId at 24);

impl Eq for nvtxScopeAttr_t {}

record!(nvtxScopeAttr_t, structSize : 32);

/// `struct nvtxSemanticsCorrelation_t`, from `nvtx3/nvToolsExtSemanticsCorrelation.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxSemanticsCorrelation_t {
    /// `nvtxSemanticsHeader_t header`.
    pub header: nvtxSemanticsHeader_t,
    /// `unsigned char correlationDomainUuid[16]`.
    pub correlationDomainUuid: [u8; 16],
    /// `const char *displayName`.
    pub displayName: *const core::ffi::c_char,
    /// `uint64_t role`.
    pub role: u64,
}

layout!(
    nvtxSemanticsCorrelation_t size 48 align 8, header at 0, correlationDomainUuid at 16, displayName at 32, role at 40
);

impl Eq for nvtxSemanticsCorrelation_t {}

record!(nvtxSemanticsCorrelation_t);

/// `struct nvtxSemanticsCounter_t`, from `nvtx3/nvToolsExtSemanticsCounters.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvtxSemanticsCounter_t {
    /// `nvtxSemanticsHeader_t header`.
    pub header: nvtxSemanticsHeader_t,
    /// `uint64_t flags`.
    pub flags: u64,
    /// `const char *unit`.
    pub unit: *const core::ffi::c_char,
    /// `uint64_t unitScaleNumerator`.
    pub unitScaleNumerator: u64,
    /// `uint64_t unitScaleDenominator`.
    pub unitScaleDenominator: u64,
    /// `int64_t limitType`.
    pub limitType: i64,
    /// `nvtxCounterLimit_t min`.
    pub min: nvtxCounterLimit_t,
    /// `nvtxCounterLimit_t max`.
    pub max: nvtxCounterLimit_t,
}

layout!(
    nvtxSemanticsCounter_t size 72 align 8, header at 0, flags at 16, unit at 24, unitScaleNumerator at 32,
    unitScaleDenominator at 40, limitType at 48, min at 56, max at 64
);

record!(nvtxSemanticsCounter_t);

/// `struct nvtxSemanticsHeader_t`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxSemanticsHeader_t {
    /// `uint32_t structSize`.
    pub structSize: u32,
    /// `uint16_t semanticId`.
    pub semanticId: u16,
    /// `uint16_t version`.
    pub version: u16,
    /// `const nvtxSemanticsHeader_t *next`.
    pub next: *const nvtxSemanticsHeader_t,
}

layout!(nvtxSemanticsHeader_t size 16 align 8, structSize at 0, semanticId at 4, version at 6, next at 8);

impl Eq for nvtxSemanticsHeader_t {}

record!(nvtxSemanticsHeader_t);

/// `struct nvtxSemanticsScope_t`, from `nvtx3/nvToolsExtSemanticsScope.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxSemanticsScope_t {
    /// `nvtxSemanticsHeader_t header`.
    pub header: nvtxSemanticsHeader_t,
    /// `uint64_t scopeId`.
    pub scopeId: u64,
}

layout!(nvtxSemanticsScope_t size 24 align 8, header at 0, scopeId at 16);

impl Eq for nvtxSemanticsScope_t {}

record!(nvtxSemanticsScope_t);

/// `struct nvtxSemanticsTime_t`, from `nvtx3/nvToolsExtSemanticsTime.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxSemanticsTime_t {
    /// `nvtxSemanticsHeader_t header`.
    pub header: nvtxSemanticsHeader_t,
    /// `uint64_t timeDomainId`.
    pub timeDomainId: u64,
}

layout!(nvtxSemanticsTime_t size 24 align 8, header at 0, timeDomainId at 16);

impl Eq for nvtxSemanticsTime_t {}

record!(nvtxSemanticsTime_t);

/// `struct nvtxSyncPoint_t`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxSyncPoint_t {
    /// `int64_t src`.
    pub src: i64,
    /// `int64_t dst`.
    pub dst: i64,
}

layout!(nvtxSyncPoint_t size 16 align 8, src at 0, dst at 8);

impl Eq for nvtxSyncPoint_t {}

record!(nvtxSyncPoint_t);

/// `struct nvtxTimeDomainAttr_t`, from `nvtx3/nvToolsExtPayload.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtxTimeDomainAttr_t {
    /// `uint64_t scopeId`.
    pub scopeId: u64,
    /// `uint64_t timestampTypeId`.
    pub timestampTypeId: u64,
    /// `uint64_t timeDomainId`.
    pub timeDomainId: u64,
    /// `uint64_t timerFlags`.
    pub timerFlags: u64,
    /// `int64_t timerResolution`.
    pub timerResolution: i64,
    /// `uint64_t timerStart`.
    pub timerStart: u64,
}

layout!(
    nvtxTimeDomainAttr_t size 48 align 8, scopeId at 0, timestampTypeId at 8, timeDomainId at 16, timerFlags at 24,
    timerResolution at 32, timerStart at 40
);

impl Eq for nvtxTimeDomainAttr_t {}

record!(nvtxTimeDomainAttr_t);
