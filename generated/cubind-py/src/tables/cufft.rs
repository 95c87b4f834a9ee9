//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cufft, runtime};

pub(crate) static cudaLibXtDesc: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufft.cudaLibXtDesc\ntypedef cudaLibXtDesc_t cudaLibXtDesc, from cudalibxt.h. Since CUDA 12.0 or earlier.",
    &cufft::cudaLibXtDesc_t,
);

pub(crate) static cudaLibXtDesc_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cufft.cudaLibXtDesc_t\nstruct cudaLibXtDesc_t, from cudalibxt.h. Since CUDA 12.0 or earlier.",
    (32, 8, false),
    |table| {
        table.field(c"version", 0, Ty::I32);
        table.field(c"descriptor", 8, Ty::list(Ty::Record(&cufft::cudaXtDesc)));
        table.field(c"library", 16, Ty::Enum(&cufft::libFormat_t));
        table.field(c"subFormat", 20, Ty::I32);
        table.field(c"libDescriptor", 24, Ty::Pointer);
    },
);

pub(crate) static cudaXtDesc: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufft.cudaXtDesc\ntypedef cudaXtDesc_t cudaXtDesc, from cudalibxt.h. Since CUDA 12.0 or earlier.",
    &cufft::cudaXtDesc_t,
);

pub(crate) static cudaXtDesc_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cufft.cudaXtDesc_t\nstruct cudaXtDesc_t, from cudalibxt.h. Since CUDA 12.0 or earlier.",
    (1296, 8, false),
    |table| {
        table.field(c"version", 0, Ty::I32);
        table.field(c"nGPUs", 4, Ty::I32);
        table.field(c"GPUs", 8, Ty::array(Ty::I32, 64));
        table.field(c"data", 264, Ty::array(Ty::Pointer, 64));
        table.field(c"size", 776, Ty::array(Ty::U64, 64));
        table.field(c"cudaXtState", 1288, Ty::Pointer);
    },
);

pub(crate) static cufftCallbackLoadC: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftCallbackLoadC\nthe address of a C function, cufftCallbackLoadC, from cufftXt.h. Since CUDA 12.0 or earlier.",
    ValueKind::Callback, None,
);

pub(crate) static cufftCallbackLoadD__signature: Signature = Signature::new(
    Some(Ty::F64), &[ArgKind::Data, ArgKind::Value(Ty::U64), ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::Pointer)],
);

pub(crate) static cufftCallbackLoadD: ValueDef = ValueDef::new(
        "cubind.cuda13.cufft.cufftCallbackLoadD\nthe address of a C function, cufftCallbackLoadD, from cufftXt.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cufftCallbackLoadD__signature);

pub(crate) static cufftCallbackLoadR__signature: Signature = Signature::new(
    Some(Ty::F32), &[ArgKind::Data, ArgKind::Value(Ty::U64), ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::Pointer)],
);

pub(crate) static cufftCallbackLoadR: ValueDef = ValueDef::new(
        "cubind.cuda13.cufft.cufftCallbackLoadR\nthe address of a C function, cufftCallbackLoadR, from cufftXt.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cufftCallbackLoadR__signature);

pub(crate) static cufftCallbackLoadZ: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftCallbackLoadZ\nthe address of a C function, cufftCallbackLoadZ, from cufftXt.h. Since CUDA 12.0 or earlier.",
    ValueKind::Callback, None,
);

pub(crate) static cufftCallbackStoreC: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftCallbackStoreC\nthe address of a C function, cufftCallbackStoreC, from cufftXt.h. Since CUDA 12.0 or earlier.",
    ValueKind::Callback, None,
);

pub(crate) static cufftCallbackStoreD__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Data, ArgKind::Value(Ty::U64), ArgKind::Value(Ty::F64), ArgKind::Value(Ty::Pointer),
        ArgKind::Value(Ty::Pointer),
    ],
);

pub(crate) static cufftCallbackStoreD: ValueDef = ValueDef::new(
        "cubind.cuda13.cufft.cufftCallbackStoreD\nthe address of a C function, cufftCallbackStoreD, from cufftXt.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cufftCallbackStoreD__signature);

pub(crate) static cufftCallbackStoreR__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Data, ArgKind::Value(Ty::U64), ArgKind::Value(Ty::F32), ArgKind::Value(Ty::Pointer),
        ArgKind::Value(Ty::Pointer),
    ],
);

pub(crate) static cufftCallbackStoreR: ValueDef = ValueDef::new(
        "cubind.cuda13.cufft.cufftCallbackStoreR\nthe address of a C function, cufftCallbackStoreR, from cufftXt.h. Since CUDA 12.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cufftCallbackStoreR__signature);

pub(crate) static cufftCallbackStoreZ: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftCallbackStoreZ\nthe address of a C function, cufftCallbackStoreZ, from cufftXt.h. Since CUDA 12.0 or earlier.",
    ValueKind::Callback, None,
);

pub(crate) static cufftCompatibility: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftCompatibility\nenum cufftCompatibility, from cufft.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUFFT_COMPATIBILITY_FFTW_PADDING", 1);
    },
);

pub(crate) static cufftComplex: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufft.cufftComplex\ntypedef cuComplex cufftComplex, from cufft.h. Since CUDA 12.0 or earlier.",
    &runtime::cuComplex,
);

pub(crate) static cufftDoubleComplex: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufft.cufftDoubleComplex\ntypedef cuDoubleComplex cufftDoubleComplex, from cufft.h. Since CUDA 12.0 or earlier.",
    &runtime::cuDoubleComplex,
);

pub(crate) static cufftHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftHandle\ntypedef cufftHandle, from cufft.h. Since CUDA 12.0 or earlier.", ValueKind::I32,
    None,
);

pub(crate) static cufftJITCallbackLoadC: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftJITCallbackLoadC\nthe address of a C function, cufftJITCallbackLoadC, from cufftXt.h. Since CUDA 12.6.",
    ValueKind::Callback, None,
);

pub(crate) static cufftJITCallbackLoadD__signature: Signature = Signature::new(
    Some(Ty::F64), &[ArgKind::Data, ArgKind::Value(Ty::U64), ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::Pointer)],
);

pub(crate) static cufftJITCallbackLoadD: ValueDef = ValueDef::new(
        "cubind.cuda13.cufft.cufftJITCallbackLoadD\nthe address of a C function, cufftJITCallbackLoadD, from cufftXt.h. Since CUDA 12.6.",
        ValueKind::Callback,
        None,
    )
    .calling(&cufftJITCallbackLoadD__signature);

pub(crate) static cufftJITCallbackLoadR__signature: Signature = Signature::new(
    Some(Ty::F32), &[ArgKind::Data, ArgKind::Value(Ty::U64), ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::Pointer)],
);

pub(crate) static cufftJITCallbackLoadR: ValueDef = ValueDef::new(
        "cubind.cuda13.cufft.cufftJITCallbackLoadR\nthe address of a C function, cufftJITCallbackLoadR, from cufftXt.h. Since CUDA 12.6.",
        ValueKind::Callback,
        None,
    )
    .calling(&cufftJITCallbackLoadR__signature);

pub(crate) static cufftJITCallbackLoadZ: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftJITCallbackLoadZ\nthe address of a C function, cufftJITCallbackLoadZ, from cufftXt.h. Since CUDA 12.6.",
    ValueKind::Callback, None,
);

pub(crate) static cufftJITCallbackStoreC: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftJITCallbackStoreC\nthe address of a C function, cufftJITCallbackStoreC, from cufftXt.h. Since CUDA 12.6.",
    ValueKind::Callback, None,
);

pub(crate) static cufftJITCallbackStoreD__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Data, ArgKind::Value(Ty::U64), ArgKind::Value(Ty::F64), ArgKind::Value(Ty::Pointer),
        ArgKind::Value(Ty::Pointer),
    ],
);

pub(crate) static cufftJITCallbackStoreD: ValueDef = ValueDef::new(
        "cubind.cuda13.cufft.cufftJITCallbackStoreD\nthe address of a C function, cufftJITCallbackStoreD, from cufftXt.h. Since CUDA 12.6.",
        ValueKind::Callback,
        None,
    )
    .calling(&cufftJITCallbackStoreD__signature);

pub(crate) static cufftJITCallbackStoreR__signature: Signature = Signature::new(
    None,
    &[
        ArgKind::Data, ArgKind::Value(Ty::U64), ArgKind::Value(Ty::F32), ArgKind::Value(Ty::Pointer),
        ArgKind::Value(Ty::Pointer),
    ],
);

pub(crate) static cufftJITCallbackStoreR: ValueDef = ValueDef::new(
        "cubind.cuda13.cufft.cufftJITCallbackStoreR\nthe address of a C function, cufftJITCallbackStoreR, from cufftXt.h. Since CUDA 12.6.",
        ValueKind::Callback,
        None,
    )
    .calling(&cufftJITCallbackStoreR__signature);

pub(crate) static cufftJITCallbackStoreZ: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftJITCallbackStoreZ\nthe address of a C function, cufftJITCallbackStoreZ, from cufftXt.h. Since CUDA 12.6.",
    ValueKind::Callback, None,
);

pub(crate) static cufftProperty: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftProperty\nenum cufftProperty, from cufft.h. Since CUDA 12.4.",
    |table| {
        table.member("NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT", 1);
        table.member("NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS", 2);
        table.member("NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY", 3);
        table.member("NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA", 4);
    },
);

pub(crate) static cufftResult: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftResult\nenum cufftResult, from cufft.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUFFT_SUCCESS", 0);
        table.member("CUFFT_INVALID_PLAN", 1);
        table.member("CUFFT_ALLOC_FAILED", 2);
        table.member("CUFFT_INVALID_TYPE", 3);
        table.member("CUFFT_INVALID_VALUE", 4);
        table.member("CUFFT_INTERNAL_ERROR", 5);
        table.member("CUFFT_EXEC_FAILED", 6);
        table.member("CUFFT_SETUP_FAILED", 7);
        table.member("CUFFT_INVALID_SIZE", 8);
        table.member("CUFFT_UNALIGNED_DATA", 9);
        table.member("CUFFT_INCOMPLETE_PARAMETER_LIST", 10);
        table.member("CUFFT_INVALID_DEVICE", 11);
        table.member("CUFFT_PARSE_ERROR", 12);
        table.member("CUFFT_NO_WORKSPACE", 13);
        table.member("CUFFT_NOT_IMPLEMENTED", 14);
        table.member("CUFFT_LICENSE_ERROR", 15);
        table.member("CUFFT_NOT_SUPPORTED", 16);
        table.member("CUFFT_MISSING_DEPENDENCY", 17);
        table.member("CUFFT_NVRTC_FAILURE", 18);
        table.member("CUFFT_NVJITLINK_FAILURE", 19);
        table.member("CUFFT_NVSHMEM_FAILURE", 20);
    },
);

pub(crate) static cufftType: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftType\nenum cufftType, from cufft.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUFFT_R2C", 42);
        table.member("CUFFT_C2R", 44);
        table.member("CUFFT_C2C", 41);
        table.member("CUFFT_D2Z", 106);
        table.member("CUFFT_Z2D", 108);
        table.member("CUFFT_Z2Z", 105);
    },
);

pub(crate) static cufftXt1dFactors_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cufft.cufftXt1dFactors_t\nstruct cufftXt1dFactors, from cufftXt.h. Since CUDA 12.0 or earlier.",
    (96, 8, false),
    |table| {
        table.field(c"size", 0, Ty::I64);
        table.field(c"stringCount", 8, Ty::I64);
        table.field(c"stringLength", 16, Ty::I64);
        table.field(c"substringLength", 24, Ty::I64);
        table.field(c"factor1", 32, Ty::I64);
        table.field(c"factor2", 40, Ty::I64);
        table.field(c"stringMask", 48, Ty::I64);
        table.field(c"substringMask", 56, Ty::I64);
        table.field(c"factor1Mask", 64, Ty::I64);
        table.field(c"factor2Mask", 72, Ty::I64);
        table.field(c"stringShift", 80, Ty::I32);
        table.field(c"substringShift", 84, Ty::I32);
        table.field(c"factor1Shift", 88, Ty::I32);
        table.field(c"factor2Shift", 92, Ty::I32);
    },
);

pub(crate) static cufftXt1dFactors: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufft.cufftXt1dFactors\nstruct cufftXt1dFactors, from cufftXt.h. Since CUDA 12.0 or earlier.",
    &cufft::cufftXt1dFactors_t,
);

pub(crate) static cufftXtCallbackType: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftXtCallbackType\nenum cufftXtCallbackType, from cufftXt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUFFT_CB_LD_COMPLEX", 0);
        table.member("CUFFT_CB_LD_COMPLEX_DOUBLE", 1);
        table.member("CUFFT_CB_LD_REAL", 2);
        table.member("CUFFT_CB_LD_REAL_DOUBLE", 3);
        table.member("CUFFT_CB_ST_COMPLEX", 4);
        table.member("CUFFT_CB_ST_COMPLEX_DOUBLE", 5);
        table.member("CUFFT_CB_ST_REAL", 6);
        table.member("CUFFT_CB_ST_REAL_DOUBLE", 7);
        table.member("CUFFT_CB_UNDEFINED", 8);
    },
);

pub(crate) static cufftXtCopyType: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftXtCopyType\nenum cufftXtCopyType, from cufftXt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUFFT_COPY_HOST_TO_DEVICE", 0);
        table.member("CUFFT_COPY_DEVICE_TO_HOST", 1);
        table.member("CUFFT_COPY_DEVICE_TO_DEVICE", 2);
        table.member("CUFFT_COPY_UNDEFINED", 3);
    },
);

pub(crate) static cufftXtQueryType: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftXtQueryType\nenum cufftXtQueryType, from cufftXt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUFFT_QUERY_1D_FACTORS", 0);
        table.member("CUFFT_QUERY_UNDEFINED", 1);
    },
);

pub(crate) static cufftXtSubFormat: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftXtSubFormat\nenum cufftXtSubFormat, from cufftXt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUFFT_XT_FORMAT_INPUT", 0);
        table.member("CUFFT_XT_FORMAT_OUTPUT", 1);
        table.member("CUFFT_XT_FORMAT_INPLACE", 2);
        table.member("CUFFT_XT_FORMAT_INPLACE_SHUFFLED", 3);
        table.member("CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED", 4);
        table.member("CUFFT_XT_FORMAT_DISTRIBUTED_INPUT", 5);
        table.member("CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT", 6);
        table.member("CUFFT_FORMAT_UNDEFINED", 7);
    },
);

pub(crate) static cufftXtWorkAreaPolicy: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftXtWorkAreaPolicy\nenum cufftXtWorkAreaPolicy, from cufftXt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("CUFFT_WORKAREA_MINIMAL", 0);
        table.member("CUFFT_WORKAREA_USER", 1);
        table.member("CUFFT_WORKAREA_PERFORMANCE", 2);
    },
);

pub(crate) static libFormat_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.libFormat_t\nenum libFormat_t, from cudalibxt.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("LIB_FORMAT_CUFFT", 0);
        table.member("LIB_FORMAT_UNDEFINED", 1);
    },
);
