//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{nccl2, runtime};

pub(crate) static ncclCollConfig_v23200: RecordDef = RecordDef::new(
        "cubind.nccl.ncclCollConfig_v23200\nstruct ncclCollConfig_t, from nccl.h. Since NCCL 2.31.",
        (72, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"magic", 8, Ty::U32);
            table.field(c"version", 12, Ty::U32);
            table.field(c"ext", 16, Ty::list(Ty::Record(&nccl2::ncclConfigExt_t)));
            table.field(c"minCTAs", 24, Ty::I32);
            table.field(c"maxCTAs", 28, Ty::I32);
            table.field(c"nvlsCTAs", 32, Ty::I32);
            table.field(c"cgaClusterSize", 36, Ty::I32);
            table.field(c"algSelection", 40, Ty::CString);
            table.field(c"forceAlgSelection", 48, Ty::I32);
            table.field(c"CTAPolicy", 52, Ty::I32);
            table.field(c"userProfilerTag", 56, Ty::U64);
            table.field(c"launchCompletionEvent", 64, Ty::Value(&runtime::cudaEvent_t));
        },
    )
    .starting(
        b"H\0\0\0\0\0\0\0\xEF\xBE\xFE\xCA\xA3Z\0\0\0\0\0\0\0\0\0\0\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\x80",
    );

pub(crate) static ncclCollConfig_t: RecordDef = RecordDef::alias(
    "cubind.nccl.ncclCollConfig_t\nstruct ncclCollConfig_t, from nccl.h. Since NCCL 2.31.",
    &nccl2::ncclCollConfig_v23200,
);

pub(crate) static ncclCommMemStat_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclCommMemStat_t\nenum ncclCommMemStat_t, from nccl.h. Since NCCL 2.29.",
    |table| {
        table.member("ncclStatGpuMemSuspend", 0);
        table.member("ncclStatGpuMemSuspended", 1);
        table.member("ncclStatGpuMemPersist", 2);
        table.member("ncclStatGpuMemTotal", 3);
    },
);

pub(crate) static ncclComm_t: ValueDef = ValueDef::new(
    "cubind.nccl.ncclComm_t\ntypedef ncclComm_t, from nccl.h. Since NCCL 2.18 or earlier.", ValueKind::Handle, None,
);

pub(crate) static ncclConfigExt: RecordDef = RecordDef::new(
    "cubind.nccl.ncclConfigExt\nstruct ncclConfigExt_t, from nccl.h. Since NCCL 2.31.",
    (24, 8, false),
    |table| {
        table.field(c"next", 0, Ty::list(Ty::Record(&nccl2::ncclConfigExt_t)));
        table.field(c"key", 8, Ty::Record(&nccl2::ncclConfigExt_t_key));
        table.field(c"val", 16, Ty::Record(&nccl2::ncclConfigExt_t_val));
    },
);

pub(crate) static ncclConfigExt_t: RecordDef = RecordDef::alias(
    "cubind.nccl.ncclConfigExt_t\nstruct ncclConfigExt_t, from nccl.h. Since NCCL 2.31.", &nccl2::ncclConfigExt,
);

pub(crate) static ncclConfigExt_t_key: RecordDef = RecordDef::new(
    "cubind.nccl.ncclConfigExt_t_key\nstruct ncclConfigExt_t.key, from nccl.h. Since NCCL 2.31.",
    (8, 4, false),
    |table| {
        table.field(c"vendorId", 0, Ty::I32);
        table.field(c"optionId", 4, Ty::I32);
    },
);

pub(crate) static ncclConfigExt_t_val: RecordDef = RecordDef::new(
    "cubind.nccl.ncclConfigExt_t_val\nstruct ncclConfigExt_t.val, from nccl.h. Since NCCL 2.31.",
    (8, 8, true),
    |table| {
        table.field(c"i", 0, Ty::I32);
        table.field(c"s", 0, Ty::UnionString);
        table.field(c"raw", 0, Ty::Pointer);
    },
);

pub(crate) static ncclConfig_v23100: RecordDef = RecordDef::new(
        "cubind.nccl.ncclConfig_v23100\nstruct ncclConfig_t, from nccl.h. Since NCCL 2.18 or earlier.",
        (120, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"magic", 8, Ty::U32);
            table.field(c"version", 12, Ty::U32);
            table.field(c"blocking", 16, Ty::I32);
            table.field(c"cgaClusterSize", 20, Ty::I32);
            table.field(c"minCTAs", 24, Ty::I32);
            table.field(c"maxCTAs", 28, Ty::I32);
            table.field(c"netName", 32, Ty::CString);
            table.field(c"splitShare", 40, Ty::I32);
            table.field(c"trafficClass", 44, Ty::I32);
            table.field(c"commName", 48, Ty::CString);
            table.field(c"collnetEnable", 56, Ty::I32);
            table.field(c"CTAPolicy", 60, Ty::I32);
            table.field(c"shrinkShare", 64, Ty::I32);
            table.field(c"nvlsCTAs", 68, Ty::I32);
            table.field(c"nChannelsPerNetPeer", 72, Ty::I32);
            table.field(c"nvlinkCentricSched", 76, Ty::I32);
            table.field(c"graphUsageMode", 80, Ty::I32);
            table.field(c"numRmaCtx", 84, Ty::I32);
            table.field(c"maxP2pPeers", 88, Ty::I32);
            table.field(c"graphStreamOrdering", 92, Ty::I32);
            table.field(c"launchOrderImplicit", 96, Ty::I32);
            table.field(c"numRmaSig", 100, Ty::I32);
            table.field(c"rmaEagerInit", 104, Ty::I32);
            table.field(c"hostCftMode", 108, Ty::I32);
            table.field(c"nvlsHostMode", 112, Ty::I32);
        },
    )
    .starting(
        b"x\0\0\0\0\0\0\0\xEF\xBE\xFE\xCA\xA3Z\0\0\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\0\0\0\0\0\0\0\0\x80\0\0\0\x80\0\0\0\0\0\0\0\0\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80",
    );

pub(crate) static ncclConfig_t: RecordDef = RecordDef::alias(
    "cubind.nccl.ncclConfig_t\nstruct ncclConfig_t, from nccl.h. Since NCCL 2.18 or earlier.",
    &nccl2::ncclConfig_v23100,
);

pub(crate) static ncclDataType_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclDataType_t\nenum ncclDataType_t, from nccl.h. Since NCCL 2.18 or earlier.",
    |table| {
        table.member("ncclInt8", 0);
        table.member("ncclChar", 0);
        table.member("ncclUint8", 1);
        table.member("ncclInt32", 2);
        table.member("ncclInt", 2);
        table.member("ncclUint32", 3);
        table.member("ncclInt64", 4);
        table.member("ncclUint64", 5);
        table.member("ncclFloat16", 6);
        table.member("ncclHalf", 6);
        table.member("ncclFloat32", 7);
        table.member("ncclFloat", 7);
        table.member("ncclFloat64", 8);
        table.member("ncclDouble", 8);
        table.member("ncclBfloat16", 9);
        table.member("ncclFloat8e4m3", 10);
        table.member("ncclFloat8e5m2", 11);
        table.member("ncclNumTypes", 12);
    },
);

pub(crate) static ncclEncryptionConfig_v23200: RecordDef = RecordDef::new(
        "cubind.nccl.ncclEncryptionConfig_v23200\nstruct ncclEncryptionConfig_t, from nccl.h. Since NCCL 2.32.",
        (32, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"magic", 8, Ty::U32);
            table.field(c"version", 12, Ty::U32);
            table.field(c"mode", 16, Ty::I32);
            table.field(c"psk", 24, Ty::CString);
        },
    )
    .starting(b" \0\0\0\0\0\0\0\0\0\0\0\xA3Z\0\0");

pub(crate) static ncclEncryptionConfig_t: RecordDef = RecordDef::alias(
    "cubind.nccl.ncclEncryptionConfig_t\nstruct ncclEncryptionConfig_t, from nccl.h. Since NCCL 2.32.",
    &nccl2::ncclEncryptionConfig_v23200,
);

pub(crate) static ncclEncryptionMode_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclEncryptionMode_t\nenum ncclEncryptionMode_t, from nccl.h. Since NCCL 2.32.",
    |table| {
        table.member("NCCL_ENCRYPTION_MODE_NONE", 0);
        table.member("NCCL_ENCRYPTION_MODE_PSK", 1);
    },
);

pub(crate) static ncclHostCftMode_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclHostCftMode_t\nenum ncclHostCftMode_t, from nccl.h. Since NCCL 2.31.",
    |table| {
        table.member("ncclHostCftDefault", -2147483648);
        table.member("ncclHostCftEnable", 1);
        table.member("ncclHostCftDisable", 2);
        table.member("ncclHostCftFallback", 3);
    },
);

pub(crate) static ncclNvlsHostMode_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclNvlsHostMode_t\nenum ncclNvlsHostMode_t, from nccl.h. Since NCCL 2.32.",
    |table| {
        table.member("ncclNvlsHostModeDefault", -2147483648);
        table.member("ncclNvlsHostModeEnable", 0);
        table.member("ncclNvlsHostModeDisableTransport", 1);
        table.member("ncclNvlsHostModeDisableSymmetricMultimem", 2);
        table.member("ncclNvlsHostModeDisable", 2147483647);
    },
);

pub(crate) static ncclParamHandle_t: ValueDef = ValueDef::new(
    "cubind.nccl.ncclParamHandle_t\ntypedef ncclParamHandle_t, from nccl.h. Since NCCL 2.30.", ValueKind::Handle, None,
);

pub(crate) static ncclRedOp_dummy_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclRedOp_dummy_t\nenum ncclRedOp_dummy_t, from nccl.h. Since NCCL 2.18 or earlier.",
    |table| {
        table.member("ncclNumOps_dummy", 5);
    },
);

pub(crate) static ncclRedOp_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclRedOp_t\nenum ncclRedOp_t, from nccl.h. Since NCCL 2.18 or earlier.",
    |table| {
        table.member("ncclSum", 0);
        table.member("ncclProd", 1);
        table.member("ncclMax", 2);
        table.member("ncclMin", 3);
        table.member("ncclAvg", 4);
        table.member("ncclNumOps", 5);
        table.member("ncclMaxRedOp", 2147483647);
    },
);

pub(crate) static ncclResult_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclResult_t\nenum ncclResult_t, from nccl.h. Since NCCL 2.18 or earlier.",
    |table| {
        table.member("ncclSuccess", 0);
        table.member("ncclUnhandledCudaError", 1);
        table.member("ncclSystemError", 2);
        table.member("ncclInternalError", 3);
        table.member("ncclInvalidArgument", 4);
        table.member("ncclInvalidUsage", 5);
        table.member("ncclRemoteError", 6);
        table.member("ncclInProgress", 7);
        table.member("ncclTimeout", 8);
        table.member("ncclNumResults", 9);
    },
);

pub(crate) static ncclScalarResidence_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclScalarResidence_t\nenum ncclScalarResidence_t, from nccl.h. Since NCCL 2.18 or earlier.",
    |table| {
        table.member("ncclScalarDevice", 0);
        table.member("ncclScalarHostImmediate", 1);
    },
);

pub(crate) static ncclSimInfo_v22200: RecordDef = RecordDef::new(
        "cubind.nccl.ncclSimInfo_v22200\nstruct ncclSimInfo_t, from nccl.h. Since NCCL 2.22.",
        (24, 8, false),
        |table| {
            table.field(c"size", 0, Ty::U64);
            table.field(c"magic", 8, Ty::U32);
            table.field(c"version", 12, Ty::U32);
            table.field(c"estimatedTime", 16, Ty::F32);
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0\x83Rht\xA3Z\0\0");

pub(crate) static ncclSimInfo_t: RecordDef = RecordDef::alias(
    "cubind.nccl.ncclSimInfo_t\nstruct ncclSimInfo_t, from nccl.h. Since NCCL 2.22.", &nccl2::ncclSimInfo_v22200,
);

pub(crate) static ncclUniqueId: RecordDef = RecordDef::new(
    "cubind.nccl.ncclUniqueId\nstruct ncclUniqueId, from nccl.h. Since NCCL 2.18 or earlier.",
    (128, 1, false),
    |table| {
        table.field(c"internal", 0, Ty::Chars(128));
    },
);

pub(crate) static ncclWaitSignalDesc_t: RecordDef = RecordDef::new(
    "cubind.nccl.ncclWaitSignalDesc_t\nstruct ncclWaitSignalDesc_t, from nccl.h. Since NCCL 2.29.",
    (16, 4, false),
    |table| {
        table.field(c"opCnt", 0, Ty::I32);
        table.field(c"peer", 4, Ty::I32);
        table.field(c"sigIdx", 8, Ty::I32);
        table.field(c"ctx", 12, Ty::I32);
    },
);

pub(crate) static ncclWindow_t: ValueDef = ValueDef::new(
    "cubind.nccl.ncclWindow_t\ntypedef ncclWindow_t, from nccl.h. Since NCCL 2.27.", ValueKind::Handle, None,
);
