//! cuFile with functions that return [`Result`]s: direct file I/O to and from device memory.
//!
//! See [`checked`](super) for this form of the functions. [`cufile`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cufile as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::CUFILE;
#[allow(unused_imports)]
use crate::cuda12::driver;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cufile::all_types::*;

#[path = "../../common/checked/cufile.rs"]
mod common;
pub use common::*;

checked! {
    cufile, CUFILE, CUfileError_t;
    /// Registers and pins a range of GPU memory for transfers without bounce buffers.
    /// - `bufPtr_base`: in, an address, passed unchanged
    /// - `flags`: in, flags: [`CU_FILE_RDMA_REGISTER`], [`CU_FILE_RDMA_RELAXED_ORDERING`]
    ///
    /// # Safety
    ///
    /// `bufPtr_base`: valid memory of the size that the other arguments imply, until `cuFileBufDeregister` is called.
    fn cuFileBufRegister(bufPtr_base: *const c_void, length: usize, flags: i32) -> ();
}

#[doc(no_inline)]
pub use self::cuFileDriverClose as cuFileDriverClose_v2;
