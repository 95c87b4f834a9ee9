//! The C functions, as the library exports them: cuFile.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::shared::cufile::CUFILE;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::cufile::all_types::*;

sys! {
    CUFILE, Err(_) => ();

    /// In `cufile.h` since CUDA 12.6 or earlier.
    fn cuFileBatchIODestroy(batch_idp: CUfileBatchHandle_t);

    /// In `cufile.h` since CUDA 12.6 or earlier.
    fn cuFileHandleDeregister(fh: CUfileHandle_t);
}
