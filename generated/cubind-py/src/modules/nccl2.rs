//! The contents of `cubind.nccl`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nccl::{common, slots};
use crate::support::gen1::*;
use crate::tables::nccl2;

static LIBRARY: LibraryDef = LibraryDef::new(
        "NCCL",
        if cfg!(windows) { &[] } else { &["libnccl.so.2"] },
        None,
        &["nvidia/nccl/lib"],
        "nccl",
        &[],
    )
    .versions_of("NCCL")
    .installed_by(&["nvidia-nccl-cu13", "nvidia-nccl-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 2u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 2u32,
    library: "nccl",
    name: c"cubind.nccl",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Record(&nccl2::ncclCollConfig_t));
    table.class(Class::Record(&nccl2::ncclCollConfig_v23200));
    table.class(Class::Enum(&nccl2::ncclCommMemStat_t));
    table.class(Class::Value(&nccl2::ncclComm_t));
    table.class(Class::Record(&nccl2::ncclConfigExt));
    table.class(Class::Record(&nccl2::ncclConfigExt_t));
    table.class(Class::Record(&nccl2::ncclConfigExt_t_key));
    table.class(Class::Record(&nccl2::ncclConfigExt_t_val));
    table.class(Class::Record(&nccl2::ncclConfig_t));
    table.class(Class::Record(&nccl2::ncclConfig_v23100));
    table.class(Class::Enum(&nccl2::ncclDataType_t));
    table.class(Class::Record(&nccl2::ncclEncryptionConfig_t));
    table.class(Class::Record(&nccl2::ncclEncryptionConfig_v23200));
    table.class(Class::Enum(&nccl2::ncclEncryptionMode_t));
    table.class(Class::Enum(&nccl2::ncclHostCftMode_t));
    table.class(Class::Enum(&nccl2::ncclNvlsHostMode_t));
    table.class(Class::Value(&nccl2::ncclParamHandle_t));
    table.class(Class::Enum(&nccl2::ncclRedOp_dummy_t));
    table.class(Class::Enum(&nccl2::ncclRedOp_t));
    table.class(Class::Enum(&nccl2::ncclResult_t));
    table.class(Class::Enum(&nccl2::ncclScalarResidence_t));
    table.class(Class::Record(&nccl2::ncclSimInfo_t));
    table.class(Class::Record(&nccl2::ncclSimInfo_v22200));
    table.class(Class::Record(&nccl2::ncclUniqueId));
    table.class(Class::Record(&nccl2::ncclWaitSignalDesc_t));
    table.class(Class::Value(&nccl2::ncclWindow_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
    table.constant("NCCL_SUFFIX", Constant::String(""));
    table.constant("NCCL_UNDEF_FLOAT", Constant::Float(-1.0));
}

functions! {
    common::ncclAllGather,
    common::ncclAllGatherConfig,
    common::ncclAllReduce,
    common::ncclAllReduceConfig,
    common::ncclAlltoAll,
    common::ncclAlltoAllConfig,
    common::ncclBcast,
    common::ncclBroadcast,
    common::ncclBroadcastConfig,
    common::ncclCommAbort,
    common::ncclCommCount,
    common::ncclCommCuDevice,
    common::ncclCommDeregister,
    common::ncclCommDestroy,
    common::ncclCommFinalize,
    common::ncclCommGetAsyncError,
    common::ncclCommGetUniqueId,
    common::ncclCommGrow,
    common::ncclCommInitAll,
    common::ncclCommInitRank,
    common::ncclCommInitRankConfig,
    common::ncclCommInitRankScalable,
    common::ncclCommMemStats,
    common::ncclCommRegister,
    common::ncclCommResume,
    common::ncclCommRevoke,
    common::ncclCommShrink,
    common::ncclCommSplit,
    common::ncclCommSuspend,
    common::ncclCommUserRank,
    common::ncclCommWindowDeregister,
    common::ncclCommWindowRegister,
    common::ncclGather,
    common::ncclGatherConfig,
    common::ncclGetErrorString,
    common::ncclGetLastError,
    common::ncclGetUniqueId,
    common::ncclGetVersion,
    common::ncclGroupEnd,
    common::ncclGroupSimulateEnd,
    common::ncclGroupStart,
    common::ncclMemAlloc,
    common::ncclMemFree,
    common::ncclParamBind,
    common::ncclParamDumpAll,
    common::ncclParamGet,
    common::ncclParamGetAllParameterKeys,
    common::ncclParamGetI16,
    common::ncclParamGetI32,
    common::ncclParamGetI64,
    common::ncclParamGetI8,
    common::ncclParamGetParameter,
    common::ncclParamGetStr,
    common::ncclParamGetU16,
    common::ncclParamGetU32,
    common::ncclParamGetU64,
    common::ncclParamGetU8,
    common::ncclPutSignal,
    common::ncclRecv,
    common::ncclRedOpCreatePreMulSum,
    common::ncclRedOpDestroy,
    common::ncclReduce,
    common::ncclReduceConfig,
    common::ncclReduceScatter,
    common::ncclReduceScatterConfig,
    common::ncclResetDebugInit,
    common::ncclScatter,
    common::ncclScatterConfig,
    common::ncclSend,
    common::ncclSetEncryption,
    common::ncclSignal,
    common::ncclWaitSignal,
    common::ncclWinGetUserPtr,
}

c_functions! {}

int_constants! {
    NCCL_API_MAGIC = 3405692655,
    NCCL_COMM_NULL = 0,
    NCCL_CONFIG_UNDEF_INT = -2147483648,
    NCCL_CONFIG_UNDEF_PTR = 0,
    NCCL_CTA_POLICY_DEFAULT = 0,
    NCCL_CTA_POLICY_EFFICIENCY = 1,
    NCCL_CTA_POLICY_ZERO = 2,
    NCCL_MAJOR = 2,
    NCCL_MINOR = 32,
    NCCL_PATCH = 3,
    NCCL_REVOKE_DEFAULT = 0,
    NCCL_SHRINK_ABORT = 1,
    NCCL_SHRINK_DEFAULT = 0,
    NCCL_SPLIT_NOCOLOR = -1,
    NCCL_SUSPEND_MEM = 1,
    NCCL_UNIQUE_ID_BYTES = 128,
    NCCL_VERSION_CODE = 23203,
    NCCL_WIN_CFT_COUNTED = 8,
    NCCL_WIN_COLL_SYMMETRIC = 1,
    NCCL_WIN_DEFAULT = 0,
    NCCL_WIN_GIN_ONLY = 4,
    NCCL_WIN_REQUIRED_ALIGNMENT = 4096,
    NCCL_WIN_STRICT_ORDERING = 2,
}
