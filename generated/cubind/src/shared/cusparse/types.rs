//! Handles, integer typedefs, callback types and other type aliases (cuSPARSE).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef _IO_FILE FILE`, from `stdio.h`, since at least CUDA 12.0.
pub type FILE = c_void;

/// `typedef struct bsric02Info *bsric02Info_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct bsric02Info_t(pub *mut c_void);

handle!(bsric02Info_t);

/// `typedef struct bsrilu02Info *bsrilu02Info_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct bsrilu02Info_t(pub *mut c_void);

handle!(bsrilu02Info_t);

/// `typedef struct bsrsm2Info *bsrsm2Info_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct bsrsm2Info_t(pub *mut c_void);

handle!(bsrsm2Info_t);

/// `typedef struct bsrsv2Info *bsrsv2Info_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct bsrsv2Info_t(pub *mut c_void);

handle!(bsrsv2Info_t);

/// `typedef struct csric02Info *csric02Info_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct csric02Info_t(pub *mut c_void);

handle!(csric02Info_t);

/// `typedef struct csrilu02Info *csrilu02Info_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct csrilu02Info_t(pub *mut c_void);

handle!(csrilu02Info_t);

/// `typedef struct csru2csrInfo *csru2csrInfo_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct csru2csrInfo_t(pub *mut c_void);

handle!(csru2csrInfo_t);

/// `typedef struct cusparseColorInfo *cusparseColorInfo_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusparseColorInfo_t(pub *mut c_void);

handle!(cusparseColorInfo_t);

/// `typedef cusparseDnMatDescr_t cusparseConstDnMatDescr_t`, from `cusparse.h`, since at least CUDA 12.0.
pub type cusparseConstDnMatDescr_t = cusparseDnMatDescr_t;

/// `typedef cusparseDnVecDescr_t cusparseConstDnVecDescr_t`, from `cusparse.h`, since at least CUDA 12.0.
pub type cusparseConstDnVecDescr_t = cusparseDnVecDescr_t;

/// `typedef cusparseSpMatDescr_t cusparseConstSpMatDescr_t`, from `cusparse.h`, since at least CUDA 12.0.
pub type cusparseConstSpMatDescr_t = cusparseSpMatDescr_t;

/// `typedef cusparseSpVecDescr_t cusparseConstSpVecDescr_t`, from `cusparse.h`, since at least CUDA 12.0.
pub type cusparseConstSpVecDescr_t = cusparseSpVecDescr_t;

/// `typedef struct cusparseDnMatDescr *cusparseDnMatDescr_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusparseDnMatDescr_t(pub *mut c_void);

handle!(cusparseDnMatDescr_t);

/// `typedef struct cusparseDnVecDescr *cusparseDnVecDescr_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusparseDnVecDescr_t(pub *mut c_void);

handle!(cusparseDnVecDescr_t);

/// `typedef struct cusparseContext *cusparseHandle_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusparseHandle_t(pub *mut c_void);

handle!(cusparseHandle_t);

/// `void (*cusparseLoggerCallback_t)(int, const char *, const char *)`, from `cusparse.h`, since at least CUDA 12.0.
pub type cusparseLoggerCallback_t = Option<
    unsafe extern "system" fn(logLevel: i32, functionName: *const core::ffi::c_char, message: *const core::ffi::c_char),
>;

/// `typedef struct cusparseMatDescr *cusparseMatDescr_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusparseMatDescr_t(pub *mut c_void);

handle!(cusparseMatDescr_t);

/// `typedef struct cusparseSpGEMMDescr *cusparseSpGEMMDescr_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusparseSpGEMMDescr_t(pub *mut c_void);

handle!(cusparseSpGEMMDescr_t);

/// `typedef struct cusparseSpMMOpPlan *cusparseSpMMOpPlan_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusparseSpMMOpPlan_t(pub *mut c_void);

handle!(cusparseSpMMOpPlan_t);

/// `typedef struct cusparseSpMatDescr *cusparseSpMatDescr_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusparseSpMatDescr_t(pub *mut c_void);

handle!(cusparseSpMatDescr_t);

/// `typedef struct cusparseSpSMDescr *cusparseSpSMDescr_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusparseSpSMDescr_t(pub *mut c_void);

handle!(cusparseSpSMDescr_t);

/// `typedef struct cusparseSpSVDescr *cusparseSpSVDescr_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusparseSpSVDescr_t(pub *mut c_void);

handle!(cusparseSpSVDescr_t);

/// `typedef struct cusparseSpVecDescr *cusparseSpVecDescr_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusparseSpVecDescr_t(pub *mut c_void);

handle!(cusparseSpVecDescr_t);

/// `typedef struct pruneInfo *pruneInfo_t`, from `cusparse.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct pruneInfo_t(pub *mut c_void);

handle!(pruneInfo_t);
