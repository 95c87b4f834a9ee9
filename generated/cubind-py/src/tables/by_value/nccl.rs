//! Records that are passed by value; only their layout matters.
//!
//! Written by cubind's generator from `specs/`: do not edit.

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct ncclUniqueId2 {
    pub(crate) internal: [i8; 128],
}
