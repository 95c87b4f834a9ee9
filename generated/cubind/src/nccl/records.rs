//! Structs and unions (NCCL).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct ncclCollConfig_t`, from `nccl.h`, since NCCL 2.31.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct ncclCollConfig_t {
    /// `size_t size`.
    pub size: usize,
    /// `unsigned int magic`.
    pub magic: u32,
    /// `unsigned int version`.
    pub version: u32,
    /// `ncclConfigExt_t *ext`.
    pub ext: *mut ncclConfigExt_t,
    /// `int minCTAs`.
    pub minCTAs: i32,
    /// `int maxCTAs`.
    pub maxCTAs: i32,
    /// `int nvlsCTAs`.
    pub nvlsCTAs: i32,
    /// `int cgaClusterSize`.
    pub cgaClusterSize: i32,
    /// `const char *algSelection`.
    pub algSelection: *const core::ffi::c_char,
    /// `int forceAlgSelection`.
    pub forceAlgSelection: i32,
    /// `int CTAPolicy`.
    pub CTAPolicy: i32,
    /// `uint64_t userProfilerTag`.
    pub userProfilerTag: u64,
    /// `cudaEvent_t launchCompletionEvent`, since NCCL 2.32.
    pub launchCompletionEvent: runtime::cudaEvent_t,
}

layout!(
    ncclCollConfig_t size 72 align 8, size at 0, magic at 8, version at 12, ext at 16, minCTAs at 24, maxCTAs at 28,
    nvlsCTAs at 32, cgaClusterSize at 36, algSelection at 40, forceAlgSelection at 48, CTAPolicy at 52,
    userProfilerTag at 56, launchCompletionEvent at 64
);

impl Eq for ncclCollConfig_t {}

record!(
    ncclCollConfig_t, size : 72, magic : 3405692655, version : 23203, minCTAs : - 2147483648, maxCTAs : - 2147483648,
    nvlsCTAs : - 2147483648, cgaClusterSize : - 2147483648, forceAlgSelection : 1, CTAPolicy : - 2147483648
);

/// `struct ncclConfigExt_t`, from `nccl.h`, since NCCL 2.31.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct ncclConfigExt_t {
    /// `ncclConfigExt_t *next`.
    pub next: *mut ncclConfigExt_t,
    /// `ncclConfigExt_t.key key`.
    pub key: ncclConfigExt_t_key,
    /// `ncclConfigExt_t.val val`.
    pub val: ncclConfigExt_t_val,
}

layout!(ncclConfigExt_t size 24 align 8, next at 0, key at 8, val at 16);

record!(ncclConfigExt_t);

/// `struct ncclConfigExt_t.key`, from `nccl.h`, since NCCL 2.31.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct ncclConfigExt_t_key {
    /// `int vendorId`.
    pub vendorId: i32,
    /// `int optionId`.
    pub optionId: i32,
}

layout!(ncclConfigExt_t_key size 8 align 4, vendorId at 0, optionId at 4);

impl Eq for ncclConfigExt_t_key {}

record!(ncclConfigExt_t_key);

/// `union ncclConfigExt_t.val`, from `nccl.h`, since NCCL 2.31.
#[repr(C)]
#[derive(Clone, Copy)]
pub union ncclConfigExt_t_val {
    /// `int i`.
    pub i: i32,
    /// `const char *s`.
    pub s: *const core::ffi::c_char,
    /// `void *raw`.
    pub raw: *mut c_void,
}

layout!(ncclConfigExt_t_val size 8 align 8, i at 0, s at 0, raw at 0);

opaque!(ncclConfigExt_t_val);

record!(ncclConfigExt_t_val);

/// `struct ncclConfig_t`, from `nccl.h`, since at least NCCL 2.18.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct ncclConfig_t {
    /// `size_t size`.
    pub size: usize,
    /// `unsigned int magic`.
    pub magic: u32,
    /// `unsigned int version`.
    pub version: u32,
    /// `int blocking`.
    pub blocking: i32,
    /// `int cgaClusterSize`.
    pub cgaClusterSize: i32,
    /// `int minCTAs`.
    pub minCTAs: i32,
    /// `int maxCTAs`.
    pub maxCTAs: i32,
    /// `const char *netName`.
    pub netName: *const core::ffi::c_char,
    /// `int splitShare`.
    pub splitShare: i32,
    /// `int trafficClass`, since NCCL 2.26.
    pub trafficClass: i32,
    /// `const char *commName`, since NCCL 2.27.
    pub commName: *const core::ffi::c_char,
    /// `int collnetEnable`, since NCCL 2.27.
    pub collnetEnable: i32,
    /// `int CTAPolicy`, since NCCL 2.27.
    pub CTAPolicy: i32,
    /// `int shrinkShare`, since NCCL 2.27.
    pub shrinkShare: i32,
    /// `int nvlsCTAs`, since NCCL 2.27.
    pub nvlsCTAs: i32,
    /// `int nChannelsPerNetPeer`, since NCCL 2.28.
    pub nChannelsPerNetPeer: i32,
    /// `int nvlinkCentricSched`, since NCCL 2.28.
    pub nvlinkCentricSched: i32,
    /// `int graphUsageMode`, since NCCL 2.29.
    pub graphUsageMode: i32,
    /// `int numRmaCtx`, since NCCL 2.29.
    pub numRmaCtx: i32,
    /// `int maxP2pPeers`, since NCCL 2.30.
    pub maxP2pPeers: i32,
    /// `int graphStreamOrdering`, since NCCL 2.30.
    pub graphStreamOrdering: i32,
    /// `int launchOrderImplicit`, since NCCL 2.31.
    pub launchOrderImplicit: i32,
    /// `int numRmaSig`, since NCCL 2.31.
    pub numRmaSig: i32,
    /// `int rmaEagerInit`, since NCCL 2.31.
    pub rmaEagerInit: i32,
    /// `int hostCftMode`, since NCCL 2.31.
    pub hostCftMode: i32,
    /// `int nvlsHostMode`, since NCCL 2.32.
    pub nvlsHostMode: i32,
}

layout!(
    ncclConfig_t size 120 align 8, size at 0, magic at 8, version at 12, blocking at 16, cgaClusterSize at 20,
    minCTAs at 24, maxCTAs at 28, netName at 32, splitShare at 40, trafficClass at 44, commName at 48,
    collnetEnable at 56, CTAPolicy at 60, shrinkShare at 64, nvlsCTAs at 68, nChannelsPerNetPeer at 72,
    nvlinkCentricSched at 76, graphUsageMode at 80, numRmaCtx at 84, maxP2pPeers at 88, graphStreamOrdering at 92,
    launchOrderImplicit at 96, numRmaSig at 100, rmaEagerInit at 104, hostCftMode at 108, nvlsHostMode at 112
);

impl Eq for ncclConfig_t {}

record!(
    ncclConfig_t, size : 120, magic : 3405692655, version : 23203, blocking : - 2147483648,
    cgaClusterSize : - 2147483648, minCTAs : - 2147483648, maxCTAs : - 2147483648, splitShare : - 2147483648,
    trafficClass : - 2147483648, collnetEnable : - 2147483648, CTAPolicy : - 2147483648, shrinkShare : - 2147483648,
    nvlsCTAs : - 2147483648, nChannelsPerNetPeer : - 2147483648, nvlinkCentricSched : - 2147483648,
    graphUsageMode : - 2147483648, numRmaCtx : - 2147483648, maxP2pPeers : - 2147483648,
    graphStreamOrdering : - 2147483648, launchOrderImplicit : - 2147483648, numRmaSig : - 2147483648,
    rmaEagerInit : - 2147483648, hostCftMode : - 2147483648, nvlsHostMode : - 2147483648
);

/// `struct ncclEncryptionConfig_t`, from `nccl.h`, since NCCL 2.32.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct ncclEncryptionConfig_t {
    /// `size_t size`.
    pub size: usize,
    /// `unsigned int magic`.
    pub magic: u32,
    /// `unsigned int version`.
    pub version: u32,
    /// `int mode`.
    pub mode: i32,
    /// `const char *psk`.
    pub psk: *const core::ffi::c_char,
}

layout!(ncclEncryptionConfig_t size 32 align 8, size at 0, magic at 8, version at 12, mode at 16, psk at 24);

impl Eq for ncclEncryptionConfig_t {}

record!(ncclEncryptionConfig_t, size : 32, version : 23203);

/// `struct ncclSimInfo_t`, from `nccl.h`, since NCCL 2.22.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ncclSimInfo_t {
    /// `size_t size`.
    pub size: usize,
    /// `unsigned int magic`.
    pub magic: u32,
    /// `unsigned int version`.
    pub version: u32,
    /// `float estimatedTime`.
    pub estimatedTime: f32,
}

layout!(ncclSimInfo_t size 24 align 8, size at 0, magic at 8, version at 12, estimatedTime at 16);

record!(ncclSimInfo_t, size : 24, magic : 1952993923, version : 23203);

/// `struct ncclUniqueId`, from `nccl.h`, since at least NCCL 2.18.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct ncclUniqueId {
    /// `char internal[128]`.
    pub internal: [core::ffi::c_char; 128],
}

layout!(ncclUniqueId size 128 align 1, internal at 0);

impl Eq for ncclUniqueId {}

record!(ncclUniqueId);

/// `struct ncclWaitSignalDesc_t`, from `nccl.h`, since NCCL 2.29.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct ncclWaitSignalDesc_t {
    /// `int opCnt`.
    pub opCnt: i32,
    /// `int peer`.
    pub peer: i32,
    /// `int sigIdx`.
    pub sigIdx: i32,
    /// `int ctx`.
    pub ctx: i32,
}

layout!(ncclWaitSignalDesc_t size 16 align 4, opCnt at 0, peer at 4, sigIdx at 8, ctx at 12);

impl Eq for ncclWaitSignalDesc_t {}

record!(ncclWaitSignalDesc_t);
