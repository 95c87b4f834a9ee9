//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cusparseSpGEAMAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpGEAMAlg_t\nenum cusparseSpGEAMAlg_t, from cusparse.h. Since CUDA 13.3.",
    "CUSPARSE_SPGEAM_ALG_DEFAULT CUSPARSE_SPGEAM_ALG1",
);

pub(crate) static cusparseSpGEAMDescr_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseSpGEAMDescr_t\ntypedef cusparseSpGEAMDescr_t, from cusparse.h. Since CUDA 13.3.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseSpMatStorage_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpMatStorage_t\nenum cusparseSpMatStorage_t, from cusparse.h. Since CUDA 13.5.",
    "CUSPARSE_STORE_FULL CUSPARSE_STORE_LOWER CUSPARSE_STORE_UPPER",
);

pub(crate) static cusparseSymmetryType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSymmetryType_t\nenum cusparseSymmetryType_t, from cusparse.h. Since CUDA 13.5.",
    "CUSPARSE_GENERAL CUSPARSE_SYMMETRIC CUSPARSE_HERMITIAN",
);
