//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cusparseSpGEAMAlg_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpGEAMAlg_t\nenum cusparseSpGEAMAlg_t, from cusparse.h. Since CUDA 13.3.",
    |table| {
        table.member("CUSPARSE_SPGEAM_ALG_DEFAULT", 0);
        table.member("CUSPARSE_SPGEAM_ALG1", 1);
    },
);

pub(crate) static cusparseSpGEAMDescr_t: ValueDef = ValueDef::new(
    "cubind.cuda13.cusparse.cusparseSpGEAMDescr_t\ntypedef cusparseSpGEAMDescr_t, from cusparse.h. Since CUDA 13.3.",
    ValueKind::Handle, None,
);

pub(crate) static cusparseSpMatStorage_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSpMatStorage_t\nenum cusparseSpMatStorage_t, from cusparse.h. Since CUDA 13.5.",
    |table| {
        table.member("CUSPARSE_STORE_FULL", 0);
        table.member("CUSPARSE_STORE_LOWER", 1);
        table.member("CUSPARSE_STORE_UPPER", 2);
    },
);

pub(crate) static cusparseSymmetryType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.cusparse.cusparseSymmetryType_t\nenum cusparseSymmetryType_t, from cusparse.h. Since CUDA 13.5.",
    |table| {
        table.member("CUSPARSE_GENERAL", 0);
        table.member("CUSPARSE_SYMMETRIC", 1);
        table.member("CUSPARSE_HERMITIAN", 2);
    },
);
