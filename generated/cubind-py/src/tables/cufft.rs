//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{cufft, runtime};

pub(crate) static cudaLibXtDesc: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufft.cudaLibXtDesc\ntypedef cudaLibXtDesc_t cudaLibXtDesc, from cudalibxt.h. Since at least CUDA 12.0.",
    &cufft::cudaLibXtDesc_t,
);

pub(crate) static cudaLibXtDesc_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cufft.cudaLibXtDesc_t\nstruct cudaLibXtDesc_t, from cudalibxt.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.plain("version\0I32 0\0");
        table.field(c"descriptor", 8, Ty::list(Ty::Record(&cufft::cudaXtDesc)));
        table.field(c"library", 16, Ty::Enum(&cufft::libFormat_t));
        table.plain("subFormat\0I32 20\0libDescriptor\0Pointer 24\0");
    },
);

pub(crate) static cudaXtDesc: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufft.cudaXtDesc\ntypedef cudaXtDesc_t cudaXtDesc, from cudalibxt.h. Since at least CUDA 12.0.",
    &cufft::cudaXtDesc_t,
);

pub(crate) static cudaXtDesc_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cufft.cudaXtDesc_t\nstruct cudaXtDesc_t, from cudalibxt.h. Since at least CUDA 12.0.",
    (1296, 8, false),
    |table| {
        table.plain("version\0I32 0\0nGPUs\0I32 4\0");
        table.field(c"GPUs", 8, Ty::array(Ty::I32, 64));
        table.field(c"data", 264, Ty::array(Ty::Pointer, 64));
        table.field(c"size", 776, Ty::array(Ty::U64, 64));
        table.plain("cudaXtState\0Pointer 1288\0");
    },
);

pub(crate) static cufftCallbackLoadC: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftCallbackLoadC\nthe address of a C function, cufftCallbackLoadC, from cufftXt.h. Since at least CUDA 12.0.",
    ValueKind::Callback, None,
);

pub(crate) static cufftCallbackLoadD__signature: Signature = Signature::new(
    Some(Ty::F64), &[ArgKind::Data, ArgKind::Value(Ty::U64), ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::Pointer)],
);

pub(crate) static cufftCallbackLoadD: ValueDef = ValueDef::new(
        "cubind.cuda13.cufft.cufftCallbackLoadD\nthe address of a C function, cufftCallbackLoadD, from cufftXt.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&cufftCallbackLoadD__signature);

pub(crate) static cufftCallbackLoadR__signature: Signature = Signature::new(
    Some(Ty::F32), &[ArgKind::Data, ArgKind::Value(Ty::U64), ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::Pointer)],
);

pub(crate) static cufftCallbackLoadR: ValueDef = ValueDef::new(
        "cubind.cuda13.cufft.cufftCallbackLoadR\nthe address of a C function, cufftCallbackLoadR, from cufftXt.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&cufftCallbackLoadR__signature);

pub(crate) static cufftCallbackLoadZ: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftCallbackLoadZ\nthe address of a C function, cufftCallbackLoadZ, from cufftXt.h. Since at least CUDA 12.0.",
    ValueKind::Callback, None,
);

pub(crate) static cufftCallbackStoreC: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftCallbackStoreC\nthe address of a C function, cufftCallbackStoreC, from cufftXt.h. Since at least CUDA 12.0.",
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
        "cubind.cuda13.cufft.cufftCallbackStoreD\nthe address of a C function, cufftCallbackStoreD, from cufftXt.h. Since at least CUDA 12.0.",
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
        "cubind.cuda13.cufft.cufftCallbackStoreR\nthe address of a C function, cufftCallbackStoreR, from cufftXt.h. Since at least CUDA 12.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&cufftCallbackStoreR__signature);

pub(crate) static cufftCallbackStoreZ: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftCallbackStoreZ\nthe address of a C function, cufftCallbackStoreZ, from cufftXt.h. Since at least CUDA 12.0.",
    ValueKind::Callback, None,
);

pub(crate) static cufftCompatibility: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftCompatibility\nenum cufftCompatibility, from cufft.h. Since at least CUDA 12.0.",
    "CUFFT_COMPATIBILITY_FFTW_PADDING=1",
);

pub(crate) static cufftComplex: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufft.cufftComplex\ntypedef cuComplex cufftComplex, from cufft.h. Since at least CUDA 12.0.",
    &runtime::cuComplex,
);

pub(crate) static cufftDoubleComplex: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufft.cufftDoubleComplex\ntypedef cuDoubleComplex cufftDoubleComplex, from cufft.h. Since at least CUDA 12.0.",
    &runtime::cuDoubleComplex,
);

pub(crate) static cufftHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.cufft.cufftHandle\ntypedef cufftHandle, from cufft.h. Since at least CUDA 12.0.", ValueKind::I32,
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
    "NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT=1 NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA",
);

pub(crate) static cufftResult: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftResult\nenum cufftResult, from cufft.h. Since at least CUDA 12.0.",
    "CUFFT_SUCCESS CUFFT_INVALID_PLAN CUFFT_ALLOC_FAILED CUFFT_INVALID_TYPE CUFFT_INVALID_VALUE CUFFT_INTERNAL_ERROR CUFFT_EXEC_FAILED CUFFT_SETUP_FAILED CUFFT_INVALID_SIZE CUFFT_UNALIGNED_DATA CUFFT_INCOMPLETE_PARAMETER_LIST CUFFT_INVALID_DEVICE CUFFT_PARSE_ERROR CUFFT_NO_WORKSPACE CUFFT_NOT_IMPLEMENTED CUFFT_LICENSE_ERROR CUFFT_NOT_SUPPORTED CUFFT_MISSING_DEPENDENCY CUFFT_NVRTC_FAILURE CUFFT_NVJITLINK_FAILURE CUFFT_NVSHMEM_FAILURE",
);

pub(crate) static cufftType: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftType\nenum cufftType, from cufft.h. Since at least CUDA 12.0.",
    "CUFFT_R2C=42 CUFFT_C2R=44 CUFFT_C2C=41 CUFFT_D2Z=106 CUFFT_Z2D=108 CUFFT_Z2Z=105",
);

pub(crate) static cufftXt1dFactors_t: RecordDef = RecordDef::new(
    "cubind.cuda13.cufft.cufftXt1dFactors_t\nstruct cufftXt1dFactors, from cufftXt.h. Since at least CUDA 12.0.",
    (96, 8, false),
    |table| {
        table
            .plain(
                "size\0I64 0\0stringCount\0I64 8\0stringLength\0I64 16\0substringLength\0I64 24\0factor1\0I64 32\0factor2\0I64 40\0stringMask\0I64 48\0substringMask\0I64 56\0factor1Mask\0I64 64\0factor2Mask\0I64 72\0stringShift\0I32 80\0substringShift\0I32 84\0factor1Shift\0I32 88\0factor2Shift\0I32 92\0",
            );
    },
);

pub(crate) static cufftXt1dFactors: RecordDef = RecordDef::alias(
    "cubind.cuda13.cufft.cufftXt1dFactors\nstruct cufftXt1dFactors, from cufftXt.h. Since at least CUDA 12.0.",
    &cufft::cufftXt1dFactors_t,
);

pub(crate) static cufftXtCallbackType: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftXtCallbackType\nenum cufftXtCallbackType, from cufftXt.h. Since at least CUDA 12.0.",
    "CUFFT_CB_LD_COMPLEX CUFFT_CB_LD_COMPLEX_DOUBLE CUFFT_CB_LD_REAL CUFFT_CB_LD_REAL_DOUBLE CUFFT_CB_ST_COMPLEX CUFFT_CB_ST_COMPLEX_DOUBLE CUFFT_CB_ST_REAL CUFFT_CB_ST_REAL_DOUBLE CUFFT_CB_UNDEFINED",
);

pub(crate) static cufftXtCopyType: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftXtCopyType\nenum cufftXtCopyType, from cufftXt.h. Since at least CUDA 12.0.",
    "CUFFT_COPY_HOST_TO_DEVICE CUFFT_COPY_DEVICE_TO_HOST CUFFT_COPY_DEVICE_TO_DEVICE CUFFT_COPY_UNDEFINED",
);

pub(crate) static cufftXtQueryType: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftXtQueryType\nenum cufftXtQueryType, from cufftXt.h. Since at least CUDA 12.0.",
    "CUFFT_QUERY_1D_FACTORS CUFFT_QUERY_UNDEFINED",
);

pub(crate) static cufftXtSubFormat: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftXtSubFormat\nenum cufftXtSubFormat, from cufftXt.h. Since at least CUDA 12.0.",
    "CUFFT_XT_FORMAT_INPUT CUFFT_XT_FORMAT_OUTPUT CUFFT_XT_FORMAT_INPLACE CUFFT_XT_FORMAT_INPLACE_SHUFFLED CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED CUFFT_XT_FORMAT_DISTRIBUTED_INPUT CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT CUFFT_FORMAT_UNDEFINED",
);

pub(crate) static cufftXtWorkAreaPolicy: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.cufftXtWorkAreaPolicy\nenum cufftXtWorkAreaPolicy, from cufftXt.h. Since at least CUDA 12.0.",
    "CUFFT_WORKAREA_MINIMAL CUFFT_WORKAREA_USER CUFFT_WORKAREA_PERFORMANCE",
);

pub(crate) static libFormat_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cufft.libFormat_t\nenum libFormat_t, from cudalibxt.h. Since at least CUDA 12.0.",
    "LIB_FORMAT_CUFFT LIB_FORMAT_UNDEFINED",
);
