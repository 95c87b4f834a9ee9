//! The C functions of cuFile, as the library exports them.
//!
//! [`cufile`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::shared::cufile::CUFILE;
#[cfg(all(doc, feature = "cuda-13"))] // For links.
#[allow(unused_imports)]
use crate::cuda13::cufile as raw;
#[cfg(all(doc, feature = "cuda-13"))]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[cfg(all(doc, feature = "cuda-12", not(feature = "cuda-13")))] // For links.
#[allow(unused_imports)]
use crate::cuda12::cufile as raw;
#[cfg(all(doc, feature = "cuda-12", not(feature = "cuda-13")))]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::cufile::all_types::*;

sys! {
    cufile, CUFILE, Err(_) => ();

    #[called_by(only cuFileBatchIODestroy)]
    fn cuFileBatchIODestroy(batch_idp: CUfileBatchHandle_t);

    #[called_by(only cuFileHandleDeregister)]
    fn cuFileHandleDeregister(fh: CUfileHandle_t);
}
