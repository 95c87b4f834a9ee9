//! The driver's functions whose types have a name in each major version: their binary interface is the same in all of them.
#![allow(non_snake_case)] // C's names.

use core::ffi::c_void;

use crate::shared::driver::{
    CUdevice, CUdeviceptr, CUfunction, CUmemAccess_flags, CUmemGenericAllocationHandle, CUresult, CUstream, DRIVER,
};
use crate::support::prelude::Symbol;

/// The driver's function of this name.
macro_rules! functions {
    ($($(#[$doc:meta])* fn $name:ident($($param:ident: $ty:ty),* $(,)?) since $since:literal;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// That of the function in C.
        pub(super) unsafe fn $name($($param: $ty),*) -> CUresult {
            const NAME: &core::ffi::CStr = match core::ffi::CStr::from_bytes_with_nul(
                concat!(stringify!($name), "\0").as_bytes(),
            ) {
                Ok(name) => name,
                Err(_) => panic!("there is one NUL, at the end"),
            };
            static SYMBOL: Symbol<unsafe extern "system" fn($($ty),*) -> CUresult> = Symbol::new(NAME).since($since);
            match SYMBOL.get(&DRIVER) {
                // SAFETY: the caller's promise.
                Ok(exported) => unsafe { exported($($param),*) },
                Err(missing) => missing.status(),
            }
        }
    )*};
}

functions! {
    /// One attribute of a device.
    fn cuDeviceGetAttribute(value: *mut i32, attribute: i32, device: CUdevice) since "2.0";
    /// Physical memory.
    fn cuMemCreate(
        handle: *mut CUmemGenericAllocationHandle, size: usize, prop: *const AllocationProperties, flags: u64,
    ) since "10.2";
    /// What sizes of physical memory must be multiples of.
    fn cuMemGetAllocationGranularity(granularity: *mut usize, prop: *const AllocationProperties, option: i32) since "10.2";
    /// Who may use a range of addresses.
    fn cuMemSetAccess(address: CUdeviceptr, size: usize, access: *const Access, count: usize) since "10.2";
    /// An attribute of a kernel.
    fn cuFuncGetAttribute(value: *mut i32, attribute: i32, function: CUfunction) since "2.2";
    /// The same, written.
    fn cuFuncSetAttribute(function: CUfunction, attribute: i32, value: i32) since "9.0";
    /// A kernel with attributes of the launch.
    fn cuLaunchKernelEx(
        config: *const LaunchConfig, function: CUfunction, parameters: *mut *mut c_void, extra: *mut *mut c_void,
    ) since "11.8";
}

/// `CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR`.
pub(super) const COMPUTE_CAPABILITY_MAJOR: i32 = 75;
/// `CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR`.
pub(super) const COMPUTE_CAPABILITY_MINOR: i32 = 76;
/// `CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`.
pub(super) const MAX_DYNAMIC_SHARED_SIZE_BYTES: i32 = 8;
/// `CU_MEM_ALLOCATION_TYPE_PINNED`.
const PINNED: i32 = 1;
/// `CU_MEM_LOCATION_TYPE_DEVICE`.
const DEVICE: i32 = 1;

/// `CUmemLocation`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct Location {
    kind: i32,
    id: i32,
}

impl Location {
    /// A device.
    pub(super) const fn device(device: CUdevice) -> Self {
        Self { kind: DEVICE, id: device.0 }
    }
}

/// `CUmemAllocationProp`.
#[repr(C)]
pub(super) struct AllocationProperties {
    kind: i32,
    requested_handle_types: i32,
    location: Location,
    win32_handle_meta_data: *mut c_void,
    flags: [u8; 8],
}

impl AllocationProperties {
    /// Memory of a device, for this process alone.
    pub(super) const fn of(device: CUdevice) -> Self {
        Self {
            kind: PINNED,
            requested_handle_types: 0,
            location: Location::device(device),
            win32_handle_meta_data: core::ptr::null_mut(),
            flags: [0; 8],
        }
    }
}

/// `CUmemAccessDesc`.
#[repr(C)]
pub(super) struct Access {
    pub(super) location: Location,
    pub(super) flags: CUmemAccess_flags,
}

/// `CUlaunchAttribute`.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug)]
pub(super) struct Attribute {
    /// `CUlaunchAttributeID`.
    id: i32,
    padding: [u8; 4],
    value: [u32; 16],
}

impl Attribute {
    /// `CU_LAUNCH_ATTRIBUTE_COOPERATIVE`.
    pub(super) const COOPERATIVE: i32 = 2;
    /// `CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION`.
    pub(super) const CLUSTER_DIMENSION: i32 = 4;
    /// `CU_LAUNCH_ATTRIBUTE_PRIORITY`.
    pub(super) const PRIORITY: i32 = 8;

    /// One whose value begins with these numbers.
    pub(super) const fn new(id: i32, begin: [u32; 3]) -> Self {
        let mut value = [0; 16];
        value[0] = begin[0];
        value[1] = begin[1];
        value[2] = begin[2];
        Self { id, padding: [0; 4], value }
    }
}

/// `CUlaunchConfig`.
#[repr(C)]
pub(super) struct LaunchConfig {
    pub(super) grid: [u32; 3],
    pub(super) block: [u32; 3],
    pub(super) shared_memory: u32,
    pub(super) stream: CUstream,
    pub(super) attributes: *mut Attribute,
    pub(super) attribute_count: u32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::mem::{align_of, offset_of, size_of};

    /// What stands above is what the generated modules have.
    macro_rules! compare {
        ($major:ident) => {
            use crate::$major::driver::*;

            macro_rules! same {
                ($own:ty, $generated:ty) => {
                    assert_eq!(size_of::<$own>(), size_of::<$generated>(), stringify!($own));
                    assert_eq!(align_of::<$own>(), align_of::<$generated>(), stringify!($own));
                };
            }
            same!(Location, CUmemLocation);
            same!(AllocationProperties, CUmemAllocationProp);
            same!(Access, CUmemAccessDesc);
            same!(Attribute, CUlaunchAttribute);
            same!(LaunchConfig, CUlaunchConfig);
            assert_eq!(offset_of!(AllocationProperties, location), offset_of!(CUmemAllocationProp, location));
            assert_eq!(offset_of!(Access, flags), offset_of!(CUmemAccessDesc, flags));
            assert_eq!(offset_of!(Attribute, value), offset_of!(CUlaunchAttribute, value));
            assert_eq!(offset_of!(LaunchConfig, block), offset_of!(CUlaunchConfig, blockDimX));
            assert_eq!(offset_of!(LaunchConfig, shared_memory), offset_of!(CUlaunchConfig, sharedMemBytes));
            assert_eq!(offset_of!(LaunchConfig, stream), offset_of!(CUlaunchConfig, hStream));
            assert_eq!(offset_of!(LaunchConfig, attributes), offset_of!(CUlaunchConfig, attrs));
            assert_eq!(offset_of!(LaunchConfig, attribute_count), offset_of!(CUlaunchConfig, numAttrs));
            let numbers = [
                (COMPUTE_CAPABILITY_MAJOR, CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR.0),
                (COMPUTE_CAPABILITY_MINOR, CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR.0),
                (
                    MAX_DYNAMIC_SHARED_SIZE_BYTES,
                    CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES.0,
                ),
                (PINNED, CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED.0),
                (DEVICE, CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE.0),
                (Attribute::COOPERATIVE, CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_COOPERATIVE.0),
                (Attribute::CLUSTER_DIMENSION, CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION.0),
                (Attribute::PRIORITY, CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PRIORITY.0),
            ];
            assert!(numbers.iter().all(|(own, generated)| own == generated), "{numbers:?}");
        };
    }

    #[cfg(feature = "cuda-12")]
    #[test]
    fn as_in_cuda_12() {
        compare!(cuda12);
    }

    #[cfg(feature = "cuda-13")]
    #[test]
    fn as_in_cuda_13() {
        compare!(cuda13);
    }
}
