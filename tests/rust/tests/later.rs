//! Outputs that a library writes after the call has returned, and records to which a library refers by address.
//! Functions in this file replace NCCL, and behave like the real functions.

use core::ffi::{CStr, c_void};
use core::sync::atomic::{AtomicPtr, Ordering};
use cubind::Outcome;
use cubind::cusparselt::{
    cusparseLtHandle_t, cusparseLtMatDescriptor_t, cusparseLtMatmulAlgSelection_t, cusparseLtMatmulDescriptor_t,
    cusparseLtMatmulPlan_t,
};
use cubind::nccl::{self, ncclComm_t, ncclResult_t};

/// The address of the variable for the new communicator of a split.
static SLOT: AtomicPtr<*mut c_void> = AtomicPtr::new(core::ptr::null_mut());

extern "system" fn split(_: *mut c_void, _: i32, _: i32, made: *mut *mut c_void, _: *const c_void) -> i32 {
    SLOT.store(made, Ordering::Relaxed);
    0
}

extern "system" fn group_end() -> i32 {
    // SAFETY: the caller of `split` keeps the variable alive.
    unsafe { SLOT.load(Ordering::Relaxed).write(core::ptr::without_provenance_mut(0x60)) };
    0
}

fn find_nccl(name: &CStr) -> *mut c_void {
    match name.to_bytes() {
        b"ncclCommSplit" => split as *mut c_void,
        b"ncclGroupEnd" => group_end as *mut c_void,
        _ => core::ptr::null_mut(),
    }
}

#[test]
fn a_communicator_is_written_when_the_group_ends() {
    // SAFETY: the functions have the signatures of NCCL's functions, and the variable lives until the group has ended.
    unsafe {
        nccl::NCCL.load_with(find_nccl).unwrap();
        let comm = ncclComm_t(core::ptr::without_provenance_mut(0x50));
        let mut made = Box::new(ncclComm_t::default());
        assert_eq!(nccl::ncclCommSplit(comm, 0, 0, &raw mut *made, None), (ncclResult_t::ncclSuccess,));
        nccl::ncclGroupEnd().ok().unwrap();
        assert_eq!(*made, ncclComm_t(core::ptr::without_provenance_mut(0x60)));
    }
}

/// A trait with two implementations for a `Copy` type, so that `_` is ambiguous and this file would not compile.
trait Stays<Which> {
    fn stays() {}
}

struct Copied;

impl<T> Stays<()> for T {}

impl<T: Copy> Stays<Copied> for T {}

#[test]
fn records_with_a_stored_address_are_not_copy() {
    <cusparseLtHandle_t as Stays<_>>::stays();
    <cusparseLtMatDescriptor_t as Stays<_>>::stays();
    <cusparseLtMatmulDescriptor_t as Stays<_>>::stays();
    <cusparseLtMatmulAlgSelection_t as Stays<_>>::stays();
    <cusparseLtMatmulPlan_t as Stays<_>>::stays();
    assert_eq!(cusparseLtMatmulPlan_t::default().data, [0; 512]);
}
