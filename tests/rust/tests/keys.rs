//! Attributes that are selected by keys, where the key determines the type of the value.
#![cfg(target_os = "linux")]
// Recording stubs do not use their arguments, so every call to a recording stub is sound.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::c_char;
use cubind::cuda13::checked::driver::{keys, *};
use cubind::cuda13::checked::runtime;
use cubind::{Error, Key};
use cubind_tests::process::{folder, isolated, toolkit, with_echo};

#[test]
fn a_key_selects_the_type_of_the_value() {
    let test = "a_key_selects_the_type_of_the_value";
    let echo = |command: &mut _| with_echo(command, &[toolkit(13)], &folder(env!("CARGO_TARGET_TMPDIR"), test));
    isolated(test, echo, || unsafe {
        let address = CUdeviceptr(4096);
        // The recording stub writes a value other than 0.
        let context: CUcontext = cuPointerGetAttribute(keys::CU_POINTER_ATTRIBUTE_CONTEXT, address).unwrap();
        assert!(!context.is_null());
        // An `int` that is neither 0 nor 1 is not a valid `bool`, but converts to `true`.
        let is_managed: bool = cuPointerGetAttribute(keys::CU_POINTER_ATTRIBUTE_IS_MANAGED, address).unwrap();
        assert!(is_managed);
        let flags = cuPointerGetAttribute(keys::CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, address).unwrap();
        assert!(!CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS::is_empty(flags));
        cuPointerSetAttribute(true, keys::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, address).unwrap();

        let pool = CUmemoryPool::NULL;
        cuMemPoolSetAttribute(pool, keys::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 1 << 40).unwrap();
        let used: u64 = cuMemPoolGetAttribute(pool, keys::CU_MEMPOOL_ATTR_USED_MEM_HIGH).unwrap();
        assert!(used > u64::from(u32::MAX));

        // The values are a list whose length the caller chooses, a C `_Bool`, and a string.
        let devices = keys::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY::<3>();
        let _: [i32; 3] = cuMemRangeGetAttribute(devices, address, 64).unwrap();
        let (_, size): (bool, usize) = cuCoredumpGetAttribute(keys::CU_COREDUMP_ENABLE_ON_EXCEPTION).unwrap();
        assert_ne!(size, 0);
        let (_, _): ([c_char; 1024], usize) = cuCoredumpGetAttribute(keys::CU_COREDUMP_FILE).unwrap();
        let _: u64 = runtime::cudaMemPoolGetAttribute(
            runtime::cudaMemPool_t::NULL,
            runtime::keys::cudaMemPoolAttrReleaseThreshold,
        )
        .unwrap();
    });
}

#[test]
fn a_key_of_a_wrong_type_is_an_error() {
    let test = "a_key_of_a_wrong_type_is_an_error";
    let echo = |command: &mut _| with_echo(command, &[toolkit(13)], &folder(env!("CARGO_TARGET_TMPDIR"), test));
    isolated(test, echo, || {
        let of_member = keys::CU_POINTER_ATTRIBUTE_CONTEXT.selector();
        assert_eq!(format!("{:?}", keys::CU_POINTER_ATTRIBUTE_CONTEXT), "CU_POINTER_ATTRIBUTE_CONTEXT");
        let get = |key: Key<CUpointer_attribute, u32>| unsafe { cuPointerGetAttribute(key, CUdeviceptr(4096)) };
        // A `CUcontext` does not have four bytes, so the library is not called.
        let error: Error<CUresult> = get(unsafe { Key::new(of_member) }).unwrap_err();
        assert_eq!(error.code(), CUresult::CUDA_ERROR_INVALID_VALUE);
        // The value of an unknown member has the type that the caller specifies.
        assert!(get(unsafe { Key::new(CUpointer_attribute(12345)) }).is_ok());
    });
}
