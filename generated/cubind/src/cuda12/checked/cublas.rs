//! cuBLAS and cuBLASXt with functions that return [`Result`]s: linear algebra with vectors and matrices.
//!
//! See [`checked`](super) for this form of the functions. [`cublas`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cublas as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::CUBLAS;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cublas::all_types::*;

#[path = "../../common/checked/cublas.rs"]
mod common;
pub use common::*;

#[doc(no_inline)]
pub use self::cublasCaxpy as cublasCaxpy_v2;

#[doc(no_inline)]
pub use self::cublasCaxpy_64 as cublasCaxpy_v2_64;

#[doc(no_inline)]
pub use self::cublasCcopy as cublasCcopy_v2;

#[doc(no_inline)]
pub use self::cublasCcopy_64 as cublasCcopy_v2_64;

#[doc(no_inline)]
pub use self::cublasCdotc as cublasCdotc_v2;

#[doc(no_inline)]
pub use self::cublasCdotc_64 as cublasCdotc_v2_64;

#[doc(no_inline)]
pub use self::cublasCdotu as cublasCdotu_v2;

#[doc(no_inline)]
pub use self::cublasCdotu_64 as cublasCdotu_v2_64;

#[doc(no_inline)]
pub use self::cublasCgbmv as cublasCgbmv_v2;

#[doc(no_inline)]
pub use self::cublasCgbmv_64 as cublasCgbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasCgemm as cublasCgemm_v2;

#[doc(no_inline)]
pub use self::cublasCgemm_64 as cublasCgemm_v2_64;

#[doc(no_inline)]
pub use self::cublasCgemv as cublasCgemv_v2;

#[doc(no_inline)]
pub use self::cublasCgemv_64 as cublasCgemv_v2_64;

#[doc(no_inline)]
pub use self::cublasCgerc as cublasCgerc_v2;

#[doc(no_inline)]
pub use self::cublasCgerc_64 as cublasCgerc_v2_64;

#[doc(no_inline)]
pub use self::cublasCgeru as cublasCgeru_v2;

#[doc(no_inline)]
pub use self::cublasCgeru_64 as cublasCgeru_v2_64;

#[doc(no_inline)]
pub use self::cublasChbmv as cublasChbmv_v2;

#[doc(no_inline)]
pub use self::cublasChbmv_64 as cublasChbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasChemm as cublasChemm_v2;

#[doc(no_inline)]
pub use self::cublasChemm_64 as cublasChemm_v2_64;

#[doc(no_inline)]
pub use self::cublasChemv as cublasChemv_v2;

#[doc(no_inline)]
pub use self::cublasChemv_64 as cublasChemv_v2_64;

#[doc(no_inline)]
pub use self::cublasCher as cublasCher_v2;

#[doc(no_inline)]
pub use self::cublasCher2 as cublasCher2_v2;

#[doc(no_inline)]
pub use self::cublasCher2_64 as cublasCher2_v2_64;

#[doc(no_inline)]
pub use self::cublasCher2k as cublasCher2k_v2;

#[doc(no_inline)]
pub use self::cublasCher2k_64 as cublasCher2k_v2_64;

#[doc(no_inline)]
pub use self::cublasCher_64 as cublasCher_v2_64;

#[doc(no_inline)]
pub use self::cublasCherk as cublasCherk_v2;

#[doc(no_inline)]
pub use self::cublasCherk_64 as cublasCherk_v2_64;

#[doc(no_inline)]
pub use self::cublasChpmv as cublasChpmv_v2;

#[doc(no_inline)]
pub use self::cublasChpmv_64 as cublasChpmv_v2_64;

#[doc(no_inline)]
pub use self::cublasChpr as cublasChpr_v2;

#[doc(no_inline)]
pub use self::cublasChpr2 as cublasChpr2_v2;

#[doc(no_inline)]
pub use self::cublasChpr2_64 as cublasChpr2_v2_64;

#[doc(no_inline)]
pub use self::cublasChpr_64 as cublasChpr_v2_64;

#[doc(no_inline)]
pub use self::cublasCreate as cublasCreate_v2;

#[doc(no_inline)]
pub use self::cublasCrot as cublasCrot_v2;

#[doc(no_inline)]
pub use self::cublasCrot_64 as cublasCrot_v2_64;

#[doc(no_inline)]
pub use self::cublasCrotg as cublasCrotg_v2;

#[doc(no_inline)]
pub use self::cublasCscal as cublasCscal_v2;

#[doc(no_inline)]
pub use self::cublasCscal_64 as cublasCscal_v2_64;

#[doc(no_inline)]
pub use self::cublasCsrot as cublasCsrot_v2;

#[doc(no_inline)]
pub use self::cublasCsrot_64 as cublasCsrot_v2_64;

#[doc(no_inline)]
pub use self::cublasCsscal as cublasCsscal_v2;

#[doc(no_inline)]
pub use self::cublasCsscal_64 as cublasCsscal_v2_64;

#[doc(no_inline)]
pub use self::cublasCswap as cublasCswap_v2;

#[doc(no_inline)]
pub use self::cublasCswap_64 as cublasCswap_v2_64;

#[doc(no_inline)]
pub use self::cublasCsymm as cublasCsymm_v2;

#[doc(no_inline)]
pub use self::cublasCsymm_64 as cublasCsymm_v2_64;

#[doc(no_inline)]
pub use self::cublasCsymv as cublasCsymv_v2;

#[doc(no_inline)]
pub use self::cublasCsymv_64 as cublasCsymv_v2_64;

#[doc(no_inline)]
pub use self::cublasCsyr as cublasCsyr_v2;

#[doc(no_inline)]
pub use self::cublasCsyr2 as cublasCsyr2_v2;

#[doc(no_inline)]
pub use self::cublasCsyr2_64 as cublasCsyr2_v2_64;

#[doc(no_inline)]
pub use self::cublasCsyr2k as cublasCsyr2k_v2;

#[doc(no_inline)]
pub use self::cublasCsyr2k_64 as cublasCsyr2k_v2_64;

#[doc(no_inline)]
pub use self::cublasCsyr_64 as cublasCsyr_v2_64;

#[doc(no_inline)]
pub use self::cublasCsyrk as cublasCsyrk_v2;

#[doc(no_inline)]
pub use self::cublasCsyrk_64 as cublasCsyrk_v2_64;

#[doc(no_inline)]
pub use self::cublasCtbmv as cublasCtbmv_v2;

#[doc(no_inline)]
pub use self::cublasCtbmv_64 as cublasCtbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasCtbsv as cublasCtbsv_v2;

#[doc(no_inline)]
pub use self::cublasCtbsv_64 as cublasCtbsv_v2_64;

#[doc(no_inline)]
pub use self::cublasCtpmv as cublasCtpmv_v2;

#[doc(no_inline)]
pub use self::cublasCtpmv_64 as cublasCtpmv_v2_64;

#[doc(no_inline)]
pub use self::cublasCtpsv as cublasCtpsv_v2;

#[doc(no_inline)]
pub use self::cublasCtpsv_64 as cublasCtpsv_v2_64;

#[doc(no_inline)]
pub use self::cublasCtrmm as cublasCtrmm_v2;

#[doc(no_inline)]
pub use self::cublasCtrmm_64 as cublasCtrmm_v2_64;

#[doc(no_inline)]
pub use self::cublasCtrmv as cublasCtrmv_v2;

#[doc(no_inline)]
pub use self::cublasCtrmv_64 as cublasCtrmv_v2_64;

#[doc(no_inline)]
pub use self::cublasCtrsm as cublasCtrsm_v2;

#[doc(no_inline)]
pub use self::cublasCtrsm_64 as cublasCtrsm_v2_64;

#[doc(no_inline)]
pub use self::cublasCtrsv as cublasCtrsv_v2;

#[doc(no_inline)]
pub use self::cublasCtrsv_64 as cublasCtrsv_v2_64;

#[doc(no_inline)]
pub use self::cublasDasum as cublasDasum_v2;

#[doc(no_inline)]
pub use self::cublasDasum_64 as cublasDasum_v2_64;

#[doc(no_inline)]
pub use self::cublasDaxpy as cublasDaxpy_v2;

#[doc(no_inline)]
pub use self::cublasDaxpy_64 as cublasDaxpy_v2_64;

#[doc(no_inline)]
pub use self::cublasDcopy as cublasDcopy_v2;

#[doc(no_inline)]
pub use self::cublasDcopy_64 as cublasDcopy_v2_64;

#[doc(no_inline)]
pub use self::cublasDdot as cublasDdot_v2;

#[doc(no_inline)]
pub use self::cublasDdot_64 as cublasDdot_v2_64;

#[doc(no_inline)]
pub use self::cublasDestroy as cublasDestroy_v2;

#[doc(no_inline)]
pub use self::cublasDgbmv as cublasDgbmv_v2;

#[doc(no_inline)]
pub use self::cublasDgbmv_64 as cublasDgbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasDgemm as cublasDgemm_v2;

#[doc(no_inline)]
pub use self::cublasDgemm_64 as cublasDgemm_v2_64;

#[doc(no_inline)]
pub use self::cublasDgemv as cublasDgemv_v2;

#[doc(no_inline)]
pub use self::cublasDgemv_64 as cublasDgemv_v2_64;

#[doc(no_inline)]
pub use self::cublasDger as cublasDger_v2;

#[doc(no_inline)]
pub use self::cublasDger_64 as cublasDger_v2_64;

#[doc(no_inline)]
pub use self::cublasDnrm2 as cublasDnrm2_v2;

#[doc(no_inline)]
pub use self::cublasDnrm2_64 as cublasDnrm2_v2_64;

#[doc(no_inline)]
pub use self::cublasDrot as cublasDrot_v2;

#[doc(no_inline)]
pub use self::cublasDrot_64 as cublasDrot_v2_64;

#[doc(no_inline)]
pub use self::cublasDrotg as cublasDrotg_v2;

#[doc(no_inline)]
pub use self::cublasDrotm as cublasDrotm_v2;

#[doc(no_inline)]
pub use self::cublasDrotm_64 as cublasDrotm_v2_64;

#[doc(no_inline)]
pub use self::cublasDrotmg as cublasDrotmg_v2;

#[doc(no_inline)]
pub use self::cublasDsbmv as cublasDsbmv_v2;

#[doc(no_inline)]
pub use self::cublasDsbmv_64 as cublasDsbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasDscal as cublasDscal_v2;

#[doc(no_inline)]
pub use self::cublasDscal_64 as cublasDscal_v2_64;

#[doc(no_inline)]
pub use self::cublasDspmv as cublasDspmv_v2;

#[doc(no_inline)]
pub use self::cublasDspmv_64 as cublasDspmv_v2_64;

#[doc(no_inline)]
pub use self::cublasDspr as cublasDspr_v2;

#[doc(no_inline)]
pub use self::cublasDspr2 as cublasDspr2_v2;

#[doc(no_inline)]
pub use self::cublasDspr2_64 as cublasDspr2_v2_64;

#[doc(no_inline)]
pub use self::cublasDspr_64 as cublasDspr_v2_64;

#[doc(no_inline)]
pub use self::cublasDswap as cublasDswap_v2;

#[doc(no_inline)]
pub use self::cublasDswap_64 as cublasDswap_v2_64;

#[doc(no_inline)]
pub use self::cublasDsymm as cublasDsymm_v2;

#[doc(no_inline)]
pub use self::cublasDsymm_64 as cublasDsymm_v2_64;

#[doc(no_inline)]
pub use self::cublasDsymv as cublasDsymv_v2;

#[doc(no_inline)]
pub use self::cublasDsymv_64 as cublasDsymv_v2_64;

#[doc(no_inline)]
pub use self::cublasDsyr as cublasDsyr_v2;

#[doc(no_inline)]
pub use self::cublasDsyr2 as cublasDsyr2_v2;

#[doc(no_inline)]
pub use self::cublasDsyr2_64 as cublasDsyr2_v2_64;

#[doc(no_inline)]
pub use self::cublasDsyr2k as cublasDsyr2k_v2;

#[doc(no_inline)]
pub use self::cublasDsyr2k_64 as cublasDsyr2k_v2_64;

#[doc(no_inline)]
pub use self::cublasDsyr_64 as cublasDsyr_v2_64;

#[doc(no_inline)]
pub use self::cublasDsyrk as cublasDsyrk_v2;

#[doc(no_inline)]
pub use self::cublasDsyrk_64 as cublasDsyrk_v2_64;

#[doc(no_inline)]
pub use self::cublasDtbmv as cublasDtbmv_v2;

#[doc(no_inline)]
pub use self::cublasDtbmv_64 as cublasDtbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasDtbsv as cublasDtbsv_v2;

#[doc(no_inline)]
pub use self::cublasDtbsv_64 as cublasDtbsv_v2_64;

#[doc(no_inline)]
pub use self::cublasDtpmv as cublasDtpmv_v2;

#[doc(no_inline)]
pub use self::cublasDtpmv_64 as cublasDtpmv_v2_64;

#[doc(no_inline)]
pub use self::cublasDtpsv as cublasDtpsv_v2;

#[doc(no_inline)]
pub use self::cublasDtpsv_64 as cublasDtpsv_v2_64;

#[doc(no_inline)]
pub use self::cublasDtrmm as cublasDtrmm_v2;

#[doc(no_inline)]
pub use self::cublasDtrmm_64 as cublasDtrmm_v2_64;

#[doc(no_inline)]
pub use self::cublasDtrmv as cublasDtrmv_v2;

#[doc(no_inline)]
pub use self::cublasDtrmv_64 as cublasDtrmv_v2_64;

#[doc(no_inline)]
pub use self::cublasDtrsm as cublasDtrsm_v2;

#[doc(no_inline)]
pub use self::cublasDtrsm_64 as cublasDtrsm_v2_64;

#[doc(no_inline)]
pub use self::cublasDtrsv as cublasDtrsv_v2;

#[doc(no_inline)]
pub use self::cublasDtrsv_64 as cublasDtrsv_v2_64;

#[doc(no_inline)]
pub use self::cublasDzasum as cublasDzasum_v2;

#[doc(no_inline)]
pub use self::cublasDzasum_64 as cublasDzasum_v2_64;

#[doc(no_inline)]
pub use self::cublasDznrm2 as cublasDznrm2_v2;

#[doc(no_inline)]
pub use self::cublasDznrm2_64 as cublasDznrm2_v2_64;

#[doc(no_inline)]
pub use self::cublasGetPointerMode as cublasGetPointerMode_v2;

#[doc(no_inline)]
pub use self::cublasGetStream as cublasGetStream_v2;

#[doc(no_inline)]
pub use self::cublasGetVersion as cublasGetVersion_v2;

#[doc(no_inline)]
pub use self::cublasIcamax as cublasIcamax_v2;

#[doc(no_inline)]
pub use self::cublasIcamax_64 as cublasIcamax_v2_64;

#[doc(no_inline)]
pub use self::cublasIcamin as cublasIcamin_v2;

#[doc(no_inline)]
pub use self::cublasIcamin_64 as cublasIcamin_v2_64;

#[doc(no_inline)]
pub use self::cublasIdamax as cublasIdamax_v2;

#[doc(no_inline)]
pub use self::cublasIdamax_64 as cublasIdamax_v2_64;

#[doc(no_inline)]
pub use self::cublasIdamin as cublasIdamin_v2;

#[doc(no_inline)]
pub use self::cublasIdamin_64 as cublasIdamin_v2_64;

#[doc(no_inline)]
pub use self::cublasIsamax as cublasIsamax_v2;

#[doc(no_inline)]
pub use self::cublasIsamax_64 as cublasIsamax_v2_64;

#[doc(no_inline)]
pub use self::cublasIsamin as cublasIsamin_v2;

#[doc(no_inline)]
pub use self::cublasIsamin_64 as cublasIsamin_v2_64;

#[doc(no_inline)]
pub use self::cublasIzamax as cublasIzamax_v2;

#[doc(no_inline)]
pub use self::cublasIzamax_64 as cublasIzamax_v2_64;

#[doc(no_inline)]
pub use self::cublasIzamin as cublasIzamin_v2;

#[doc(no_inline)]
pub use self::cublasIzamin_64 as cublasIzamin_v2_64;

#[doc(no_inline)]
pub use self::cublasSasum as cublasSasum_v2;

#[doc(no_inline)]
pub use self::cublasSasum_64 as cublasSasum_v2_64;

#[doc(no_inline)]
pub use self::cublasSaxpy as cublasSaxpy_v2;

#[doc(no_inline)]
pub use self::cublasSaxpy_64 as cublasSaxpy_v2_64;

#[doc(no_inline)]
pub use self::cublasScasum as cublasScasum_v2;

#[doc(no_inline)]
pub use self::cublasScasum_64 as cublasScasum_v2_64;

#[doc(no_inline)]
pub use self::cublasScnrm2 as cublasScnrm2_v2;

#[doc(no_inline)]
pub use self::cublasScnrm2_64 as cublasScnrm2_v2_64;

#[doc(no_inline)]
pub use self::cublasScopy as cublasScopy_v2;

#[doc(no_inline)]
pub use self::cublasScopy_64 as cublasScopy_v2_64;

#[doc(no_inline)]
pub use self::cublasSdot as cublasSdot_v2;

#[doc(no_inline)]
pub use self::cublasSdot_64 as cublasSdot_v2_64;

#[doc(no_inline)]
pub use self::cublasSetPointerMode as cublasSetPointerMode_v2;

#[doc(no_inline)]
pub use self::cublasSetStream as cublasSetStream_v2;

#[doc(no_inline)]
pub use self::cublasSetWorkspace as cublasSetWorkspace_v2;

#[doc(no_inline)]
pub use self::cublasSgbmv as cublasSgbmv_v2;

#[doc(no_inline)]
pub use self::cublasSgbmv_64 as cublasSgbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasSgemm as cublasSgemm_v2;

#[doc(no_inline)]
pub use self::cublasSgemm_64 as cublasSgemm_v2_64;

#[doc(no_inline)]
pub use self::cublasSgemv as cublasSgemv_v2;

#[doc(no_inline)]
pub use self::cublasSgemv_64 as cublasSgemv_v2_64;

#[doc(no_inline)]
pub use self::cublasSger as cublasSger_v2;

#[doc(no_inline)]
pub use self::cublasSger_64 as cublasSger_v2_64;

#[doc(no_inline)]
pub use self::cublasSnrm2 as cublasSnrm2_v2;

#[doc(no_inline)]
pub use self::cublasSnrm2_64 as cublasSnrm2_v2_64;

#[doc(no_inline)]
pub use self::cublasSrot as cublasSrot_v2;

#[doc(no_inline)]
pub use self::cublasSrot_64 as cublasSrot_v2_64;

#[doc(no_inline)]
pub use self::cublasSrotg as cublasSrotg_v2;

#[doc(no_inline)]
pub use self::cublasSrotm as cublasSrotm_v2;

#[doc(no_inline)]
pub use self::cublasSrotm_64 as cublasSrotm_v2_64;

#[doc(no_inline)]
pub use self::cublasSrotmg as cublasSrotmg_v2;

#[doc(no_inline)]
pub use self::cublasSsbmv as cublasSsbmv_v2;

#[doc(no_inline)]
pub use self::cublasSsbmv_64 as cublasSsbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasSscal as cublasSscal_v2;

#[doc(no_inline)]
pub use self::cublasSscal_64 as cublasSscal_v2_64;

#[doc(no_inline)]
pub use self::cublasSspmv as cublasSspmv_v2;

#[doc(no_inline)]
pub use self::cublasSspmv_64 as cublasSspmv_v2_64;

#[doc(no_inline)]
pub use self::cublasSspr as cublasSspr_v2;

#[doc(no_inline)]
pub use self::cublasSspr2 as cublasSspr2_v2;

#[doc(no_inline)]
pub use self::cublasSspr2_64 as cublasSspr2_v2_64;

#[doc(no_inline)]
pub use self::cublasSspr_64 as cublasSspr_v2_64;

#[doc(no_inline)]
pub use self::cublasSswap as cublasSswap_v2;

#[doc(no_inline)]
pub use self::cublasSswap_64 as cublasSswap_v2_64;

#[doc(no_inline)]
pub use self::cublasSsymm as cublasSsymm_v2;

#[doc(no_inline)]
pub use self::cublasSsymm_64 as cublasSsymm_v2_64;

#[doc(no_inline)]
pub use self::cublasSsymv as cublasSsymv_v2;

#[doc(no_inline)]
pub use self::cublasSsymv_64 as cublasSsymv_v2_64;

#[doc(no_inline)]
pub use self::cublasSsyr as cublasSsyr_v2;

#[doc(no_inline)]
pub use self::cublasSsyr2 as cublasSsyr2_v2;

#[doc(no_inline)]
pub use self::cublasSsyr2_64 as cublasSsyr2_v2_64;

#[doc(no_inline)]
pub use self::cublasSsyr2k as cublasSsyr2k_v2;

#[doc(no_inline)]
pub use self::cublasSsyr2k_64 as cublasSsyr2k_v2_64;

#[doc(no_inline)]
pub use self::cublasSsyr_64 as cublasSsyr_v2_64;

#[doc(no_inline)]
pub use self::cublasSsyrk as cublasSsyrk_v2;

#[doc(no_inline)]
pub use self::cublasSsyrk_64 as cublasSsyrk_v2_64;

#[doc(no_inline)]
pub use self::cublasStbmv as cublasStbmv_v2;

#[doc(no_inline)]
pub use self::cublasStbmv_64 as cublasStbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasStbsv as cublasStbsv_v2;

#[doc(no_inline)]
pub use self::cublasStbsv_64 as cublasStbsv_v2_64;

#[doc(no_inline)]
pub use self::cublasStpmv as cublasStpmv_v2;

#[doc(no_inline)]
pub use self::cublasStpmv_64 as cublasStpmv_v2_64;

#[doc(no_inline)]
pub use self::cublasStpsv as cublasStpsv_v2;

#[doc(no_inline)]
pub use self::cublasStpsv_64 as cublasStpsv_v2_64;

#[doc(no_inline)]
pub use self::cublasStrmm as cublasStrmm_v2;

#[doc(no_inline)]
pub use self::cublasStrmm_64 as cublasStrmm_v2_64;

#[doc(no_inline)]
pub use self::cublasStrmv as cublasStrmv_v2;

#[doc(no_inline)]
pub use self::cublasStrmv_64 as cublasStrmv_v2_64;

#[doc(no_inline)]
pub use self::cublasStrsm as cublasStrsm_v2;

#[doc(no_inline)]
pub use self::cublasStrsm_64 as cublasStrsm_v2_64;

#[doc(no_inline)]
pub use self::cublasStrsv as cublasStrsv_v2;

#[doc(no_inline)]
pub use self::cublasStrsv_64 as cublasStrsv_v2_64;

#[doc(no_inline)]
pub use self::cublasZaxpy as cublasZaxpy_v2;

#[doc(no_inline)]
pub use self::cublasZaxpy_64 as cublasZaxpy_v2_64;

#[doc(no_inline)]
pub use self::cublasZcopy as cublasZcopy_v2;

#[doc(no_inline)]
pub use self::cublasZcopy_64 as cublasZcopy_v2_64;

#[doc(no_inline)]
pub use self::cublasZdotc as cublasZdotc_v2;

#[doc(no_inline)]
pub use self::cublasZdotc_64 as cublasZdotc_v2_64;

#[doc(no_inline)]
pub use self::cublasZdotu as cublasZdotu_v2;

#[doc(no_inline)]
pub use self::cublasZdotu_64 as cublasZdotu_v2_64;

#[doc(no_inline)]
pub use self::cublasZdrot as cublasZdrot_v2;

#[doc(no_inline)]
pub use self::cublasZdrot_64 as cublasZdrot_v2_64;

#[doc(no_inline)]
pub use self::cublasZdscal as cublasZdscal_v2;

#[doc(no_inline)]
pub use self::cublasZdscal_64 as cublasZdscal_v2_64;

#[doc(no_inline)]
pub use self::cublasZgbmv as cublasZgbmv_v2;

#[doc(no_inline)]
pub use self::cublasZgbmv_64 as cublasZgbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasZgemm as cublasZgemm_v2;

#[doc(no_inline)]
pub use self::cublasZgemm_64 as cublasZgemm_v2_64;

#[doc(no_inline)]
pub use self::cublasZgemv as cublasZgemv_v2;

#[doc(no_inline)]
pub use self::cublasZgemv_64 as cublasZgemv_v2_64;

#[doc(no_inline)]
pub use self::cublasZgerc as cublasZgerc_v2;

#[doc(no_inline)]
pub use self::cublasZgerc_64 as cublasZgerc_v2_64;

#[doc(no_inline)]
pub use self::cublasZgeru as cublasZgeru_v2;

#[doc(no_inline)]
pub use self::cublasZgeru_64 as cublasZgeru_v2_64;

#[doc(no_inline)]
pub use self::cublasZhbmv as cublasZhbmv_v2;

#[doc(no_inline)]
pub use self::cublasZhbmv_64 as cublasZhbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasZhemm as cublasZhemm_v2;

#[doc(no_inline)]
pub use self::cublasZhemm_64 as cublasZhemm_v2_64;

#[doc(no_inline)]
pub use self::cublasZhemv as cublasZhemv_v2;

#[doc(no_inline)]
pub use self::cublasZhemv_64 as cublasZhemv_v2_64;

#[doc(no_inline)]
pub use self::cublasZher as cublasZher_v2;

#[doc(no_inline)]
pub use self::cublasZher2 as cublasZher2_v2;

#[doc(no_inline)]
pub use self::cublasZher2_64 as cublasZher2_v2_64;

#[doc(no_inline)]
pub use self::cublasZher2k as cublasZher2k_v2;

#[doc(no_inline)]
pub use self::cublasZher2k_64 as cublasZher2k_v2_64;

#[doc(no_inline)]
pub use self::cublasZher_64 as cublasZher_v2_64;

#[doc(no_inline)]
pub use self::cublasZherk as cublasZherk_v2;

#[doc(no_inline)]
pub use self::cublasZherk_64 as cublasZherk_v2_64;

#[doc(no_inline)]
pub use self::cublasZhpmv as cublasZhpmv_v2;

#[doc(no_inline)]
pub use self::cublasZhpmv_64 as cublasZhpmv_v2_64;

#[doc(no_inline)]
pub use self::cublasZhpr as cublasZhpr_v2;

#[doc(no_inline)]
pub use self::cublasZhpr2 as cublasZhpr2_v2;

#[doc(no_inline)]
pub use self::cublasZhpr2_64 as cublasZhpr2_v2_64;

#[doc(no_inline)]
pub use self::cublasZhpr_64 as cublasZhpr_v2_64;

#[doc(no_inline)]
pub use self::cublasZrot as cublasZrot_v2;

#[doc(no_inline)]
pub use self::cublasZrot_64 as cublasZrot_v2_64;

#[doc(no_inline)]
pub use self::cublasZrotg as cublasZrotg_v2;

#[doc(no_inline)]
pub use self::cublasZscal as cublasZscal_v2;

#[doc(no_inline)]
pub use self::cublasZscal_64 as cublasZscal_v2_64;

#[doc(no_inline)]
pub use self::cublasZswap as cublasZswap_v2;

#[doc(no_inline)]
pub use self::cublasZswap_64 as cublasZswap_v2_64;

#[doc(no_inline)]
pub use self::cublasZsymm as cublasZsymm_v2;

#[doc(no_inline)]
pub use self::cublasZsymm_64 as cublasZsymm_v2_64;

#[doc(no_inline)]
pub use self::cublasZsymv as cublasZsymv_v2;

#[doc(no_inline)]
pub use self::cublasZsymv_64 as cublasZsymv_v2_64;

#[doc(no_inline)]
pub use self::cublasZsyr as cublasZsyr_v2;

#[doc(no_inline)]
pub use self::cublasZsyr2 as cublasZsyr2_v2;

#[doc(no_inline)]
pub use self::cublasZsyr2_64 as cublasZsyr2_v2_64;

#[doc(no_inline)]
pub use self::cublasZsyr2k as cublasZsyr2k_v2;

#[doc(no_inline)]
pub use self::cublasZsyr2k_64 as cublasZsyr2k_v2_64;

#[doc(no_inline)]
pub use self::cublasZsyr_64 as cublasZsyr_v2_64;

#[doc(no_inline)]
pub use self::cublasZsyrk as cublasZsyrk_v2;

#[doc(no_inline)]
pub use self::cublasZsyrk_64 as cublasZsyrk_v2_64;

#[doc(no_inline)]
pub use self::cublasZtbmv as cublasZtbmv_v2;

#[doc(no_inline)]
pub use self::cublasZtbmv_64 as cublasZtbmv_v2_64;

#[doc(no_inline)]
pub use self::cublasZtbsv as cublasZtbsv_v2;

#[doc(no_inline)]
pub use self::cublasZtbsv_64 as cublasZtbsv_v2_64;

#[doc(no_inline)]
pub use self::cublasZtpmv as cublasZtpmv_v2;

#[doc(no_inline)]
pub use self::cublasZtpmv_64 as cublasZtpmv_v2_64;

#[doc(no_inline)]
pub use self::cublasZtpsv as cublasZtpsv_v2;

#[doc(no_inline)]
pub use self::cublasZtpsv_64 as cublasZtpsv_v2_64;

#[doc(no_inline)]
pub use self::cublasZtrmm as cublasZtrmm_v2;

#[doc(no_inline)]
pub use self::cublasZtrmm_64 as cublasZtrmm_v2_64;

#[doc(no_inline)]
pub use self::cublasZtrmv as cublasZtrmv_v2;

#[doc(no_inline)]
pub use self::cublasZtrmv_64 as cublasZtrmv_v2_64;

#[doc(no_inline)]
pub use self::cublasZtrsm as cublasZtrsm_v2;

#[doc(no_inline)]
pub use self::cublasZtrsm_64 as cublasZtrsm_v2_64;

#[doc(no_inline)]
pub use self::cublasZtrsv as cublasZtrsv_v2;

#[doc(no_inline)]
pub use self::cublasZtrsv_64 as cublasZtrsv_v2_64;
