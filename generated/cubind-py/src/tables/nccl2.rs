//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{nccl2, runtime};

pub(crate) static ncclCollConfig_v23200: RecordDef = RecordDef::new(
        "cubind.nccl.ncclCollConfig_v23200\nstruct ncclCollConfig_t, from nccl.h. Since NCCL 2.31.",
        (72, 8, false),
        |table| {
            table.plain("size\0U64 0\0magic\0U32 8\0version\0U32 12\0");
            table.field(c"ext", 16, Ty::list(Ty::Record(&nccl2::ncclConfigExt_t)));
            table
                .plain(
                    "minCTAs\0I32 24\0maxCTAs\0I32 28\0nvlsCTAs\0I32 32\0cgaClusterSize\0I32 36\0algSelection\0CString 40\0forceAlgSelection\0I32 48\0CTAPolicy\0I32 52\0userProfilerTag\0U64 56\0",
                );
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
    "ncclStatGpuMemSuspend ncclStatGpuMemSuspended ncclStatGpuMemPersist ncclStatGpuMemTotal",
);

pub(crate) static ncclComm_t: ValueDef = ValueDef::new(
    "cubind.nccl.ncclComm_t\ntypedef ncclComm_t, from nccl.h. Since at least NCCL 2.18.", ValueKind::Handle, None,
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
        table.plain("vendorId\0I32 0\0optionId\0I32 4\0");
    },
);

pub(crate) static ncclConfigExt_t_val: RecordDef = RecordDef::new(
    "cubind.nccl.ncclConfigExt_t_val\nstruct ncclConfigExt_t.val, from nccl.h. Since NCCL 2.31.",
    (8, 8, true),
    |table| {
        table.plain("i\0I32 0\0");
        table.field(c"s", 0, Ty::UnionString);
        table.plain("raw\0Pointer 0\0");
    },
);

pub(crate) static ncclConfig_v23100: RecordDef = RecordDef::new(
        "cubind.nccl.ncclConfig_v23100\nstruct ncclConfig_t, from nccl.h. Since at least NCCL 2.18.",
        (120, 8, false),
        |table| {
            table
                .plain(
                    "size\0U64 0\0magic\0U32 8\0version\0U32 12\0blocking\0I32 16\0cgaClusterSize\0I32 20\0minCTAs\0I32 24\0maxCTAs\0I32 28\0netName\0CString 32\0splitShare\0I32 40\0trafficClass\0I32 44\0commName\0CString 48\0collnetEnable\0I32 56\0CTAPolicy\0I32 60\0shrinkShare\0I32 64\0nvlsCTAs\0I32 68\0nChannelsPerNetPeer\0I32 72\0nvlinkCentricSched\0I32 76\0graphUsageMode\0I32 80\0numRmaCtx\0I32 84\0maxP2pPeers\0I32 88\0graphStreamOrdering\0I32 92\0launchOrderImplicit\0I32 96\0numRmaSig\0I32 100\0rmaEagerInit\0I32 104\0hostCftMode\0I32 108\0nvlsHostMode\0I32 112\0",
                );
        },
    )
    .starting(
        b"x\0\0\0\0\0\0\0\xEF\xBE\xFE\xCA\xA3Z\0\0\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\0\0\0\0\0\0\0\0\x80\0\0\0\x80\0\0\0\0\0\0\0\0\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80\0\0\0\x80",
    );

pub(crate) static ncclConfig_t: RecordDef = RecordDef::alias(
    "cubind.nccl.ncclConfig_t\nstruct ncclConfig_t, from nccl.h. Since at least NCCL 2.18.", &nccl2::ncclConfig_v23100,
);

pub(crate) static ncclDataType_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclDataType_t\nenum ncclDataType_t, from nccl.h. Since at least NCCL 2.18.",
    "ncclInt8 ncclChar=0 ncclUint8 ncclInt32 ncclInt=2 ncclUint32 ncclInt64 ncclUint64 ncclFloat16 ncclHalf=6 ncclFloat32 ncclFloat=7 ncclFloat64 ncclDouble=8 ncclBfloat16 ncclFloat8e4m3 ncclFloat8e5m2 ncclNumTypes",
);

pub(crate) static ncclEncryptionConfig_v23200: RecordDef = RecordDef::new(
        "cubind.nccl.ncclEncryptionConfig_v23200\nstruct ncclEncryptionConfig_t, from nccl.h. Since NCCL 2.32.",
        (32, 8, false),
        |table| {
            table.plain("size\0U64 0\0magic\0U32 8\0version\0U32 12\0mode\0I32 16\0psk\0CString 24\0");
        },
    )
    .starting(b" \0\0\0\0\0\0\0\0\0\0\0\xA3Z\0\0");

pub(crate) static ncclEncryptionConfig_t: RecordDef = RecordDef::alias(
    "cubind.nccl.ncclEncryptionConfig_t\nstruct ncclEncryptionConfig_t, from nccl.h. Since NCCL 2.32.",
    &nccl2::ncclEncryptionConfig_v23200,
);

pub(crate) static ncclEncryptionMode_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclEncryptionMode_t\nenum ncclEncryptionMode_t, from nccl.h. Since NCCL 2.32.",
    "NCCL_ENCRYPTION_MODE_NONE NCCL_ENCRYPTION_MODE_PSK",
);

pub(crate) static ncclHostCftMode_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclHostCftMode_t\nenum ncclHostCftMode_t, from nccl.h. Since NCCL 2.31.",
    "ncclHostCftDefault=-2147483648 ncclHostCftEnable=1 ncclHostCftDisable ncclHostCftFallback",
);

pub(crate) static ncclNvlsHostMode_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclNvlsHostMode_t\nenum ncclNvlsHostMode_t, from nccl.h. Since NCCL 2.32.",
    "ncclNvlsHostModeDefault=-2147483648 ncclNvlsHostModeEnable=0 ncclNvlsHostModeDisableTransport ncclNvlsHostModeDisableSymmetricMultimem ncclNvlsHostModeDisable=2147483647",
);

pub(crate) static ncclParamHandle_t: ValueDef = ValueDef::new(
    "cubind.nccl.ncclParamHandle_t\ntypedef ncclParamHandle_t, from nccl.h. Since NCCL 2.30.", ValueKind::Handle, None,
);

pub(crate) static ncclRedOp_dummy_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclRedOp_dummy_t\nenum ncclRedOp_dummy_t, from nccl.h. Since at least NCCL 2.18.",
    "ncclNumOps_dummy=5",
);

pub(crate) static ncclRedOp_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclRedOp_t\nenum ncclRedOp_t, from nccl.h. Since at least NCCL 2.18.",
    "ncclSum ncclProd ncclMax ncclMin ncclAvg ncclNumOps ncclMaxRedOp=2147483647",
);

pub(crate) static ncclResult_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclResult_t\nenum ncclResult_t, from nccl.h. Since at least NCCL 2.18.",
    "ncclSuccess ncclUnhandledCudaError ncclSystemError ncclInternalError ncclInvalidArgument ncclInvalidUsage ncclRemoteError ncclInProgress ncclTimeout ncclNumResults",
);

pub(crate) static ncclScalarResidence_t: EnumDef = EnumDef::new(
    "cubind.nccl.ncclScalarResidence_t\nenum ncclScalarResidence_t, from nccl.h. Since at least NCCL 2.18.",
    "ncclScalarDevice ncclScalarHostImmediate",
);

pub(crate) static ncclSimInfo_v22200: RecordDef = RecordDef::new(
        "cubind.nccl.ncclSimInfo_v22200\nstruct ncclSimInfo_t, from nccl.h. Since NCCL 2.22.",
        (24, 8, false),
        |table| {
            table.plain("size\0U64 0\0magic\0U32 8\0version\0U32 12\0estimatedTime\0F32 16\0");
        },
    )
    .starting(b"\x18\0\0\0\0\0\0\0\x83Rht\xA3Z\0\0");

pub(crate) static ncclSimInfo_t: RecordDef = RecordDef::alias(
    "cubind.nccl.ncclSimInfo_t\nstruct ncclSimInfo_t, from nccl.h. Since NCCL 2.22.", &nccl2::ncclSimInfo_v22200,
);

pub(crate) static ncclUniqueId: RecordDef = RecordDef::new(
    "cubind.nccl.ncclUniqueId\nstruct ncclUniqueId, from nccl.h. Since at least NCCL 2.18.",
    (128, 1, false),
    |table| {
        table.field(c"internal", 0, Ty::Chars(128));
    },
);

pub(crate) static ncclWaitSignalDesc_t: RecordDef = RecordDef::new(
    "cubind.nccl.ncclWaitSignalDesc_t\nstruct ncclWaitSignalDesc_t, from nccl.h. Since NCCL 2.29.",
    (16, 4, false),
    |table| {
        table.plain("opCnt\0I32 0\0peer\0I32 4\0sigIdx\0I32 8\0ctx\0I32 12\0");
    },
);

pub(crate) static ncclWindow_t: ValueDef = ValueDef::new(
    "cubind.nccl.ncclWindow_t\ntypedef ncclWindow_t, from nccl.h. Since NCCL 2.27.", ValueKind::Handle, None,
);
