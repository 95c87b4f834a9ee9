//! Operations on values: comparison, arithmetic, and conversions from and to the types of other crates.

use cubind::CuPtr;
use cubind::cuda13::{driver::*, nvrtc::nvrtcResult, runtime::cudaStream_t};
use std::collections::HashSet;

/// Streams and addresses of other CUDA crates, which are pointers to the crates' own structs, and integers.
mod other {
    #[repr(C)]
    pub(crate) struct CUstream_st {
        _unused: [u8; 0],
    }
    pub(crate) type CUstream = *mut CUstream_st;
    pub(crate) type CUdeviceptr = core::ffi::c_ulonglong;
}

fn has_every_comparison<T: Eq + std::hash::Hash>() {}

#[test]
fn records_are_compared_by_their_fields() {
    has_every_comparison::<CUDA_KERNEL_NODE_PARAMS_v2>();
    let id = |byte: i8| CUuuid { bytes: [byte as core::ffi::c_char; 16] };
    assert_eq!(id(7), id(7));
    assert_ne!(id(7), id(8));
    let seen: HashSet<CUuuid> = [id(1), id(2), id(1)].into();
    assert_eq!(seen.len(), 2);
    let size = cubind::cuda13::runtime::dim3 { x: 4, y: 1, z: 1 };
    assert_eq!(size, cubind::cuda13::runtime::dim3 { x: 4, ..Default::default() });
}

#[test]
fn an_enum_with_a_name_for_zero_begins_with_it() {
    assert_eq!(CUmemLocationType::default(), CUmemLocationType::CU_MEM_LOCATION_TYPE_INVALID);
    assert_eq!(CUstream_flags::default(), CUstream_flags::CU_STREAM_DEFAULT);
    assert_eq!(nvrtcResult::NVRTC_SUCCESS.0, 0);
}

#[test]
fn addresses_support_arithmetic() {
    let mut address = CUdeviceptr(0x1000);
    assert_eq!(address + 16, CUdeviceptr(0x1010));
    assert_eq!(address + 2 * size_of::<f32>() - 8, address);
    address += 32;
    address -= 16;
    assert_eq!(address, CUdeviceptr(0x1010));
}

#[test]
fn handles_and_addresses_convert_from_and_to_other_crates() {
    let theirs: other::CUstream = core::ptr::without_provenance_mut(0x42);
    let ours = CUstream::from(theirs);
    let of_the_runtime: cudaStream_t = theirs.into();
    assert_eq!(ours, of_the_runtime);
    assert_eq!(other::CUstream::from(ours), theirs);

    let number: other::CUdeviceptr = 0x7f00;
    let address = CUdeviceptr::from(number);
    let typed: CuPtr<f32> = address.into();
    assert_eq!((typed, CUdeviceptr::from(typed)), (number.into(), address));
    assert_eq!(other::CUdeviceptr::from(typed), number);
    let of_the_runtime: *mut f32 = address.into();
    assert_eq!(of_the_runtime, <*mut f32>::from(typed));
    assert_eq!(CUdeviceptr::from(of_the_runtime), address);
}
