//! Records that are passed by value; only their layout matters.
//!
//! Written by cubind's generator from `specs/`: do not edit.

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct CUfileError_t12 {
    pub(crate) err: i32,
    pub(crate) cu_err: i32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct CUfileError_t13 {
    pub(crate) err: i32,
    pub(crate) cu_err: i32,
}
