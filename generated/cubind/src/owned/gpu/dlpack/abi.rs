//! The structs of `dlpack.h`, version 1: its names, its layout.
//!
//! They are declared here because the crates that have them need a newer compiler than this one.

use core::ffi::c_void;

/// The version of the layout: the major one says what is where, the minor one which numbers there may be.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DLPackVersion {
    /// 1.
    pub major: u32,
    /// Whatever it is.
    pub minor: u32,
}

/// What kind of memory it is.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DLDeviceType(pub i32);

impl DLDeviceType {
    /// Memory of the host.
    pub const CPU: Self = Self(1);
    /// Memory of a CUDA device.
    pub const CUDA: Self = Self(2);
    /// Pinned memory of the host.
    pub const CUDA_HOST: Self = Self(3);
    /// Managed memory.
    pub const CUDA_MANAGED: Self = Self(13);
}

/// Where memory is.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DLDevice {
    /// What kind of memory it is.
    pub device_type: DLDeviceType,
    /// The number of the device; 0 for memory of the host, and for managed memory.
    pub device_id: i32,
}

/// The type of values: [`DLDataType::of::<f32>()`](Self::of), and so on.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DLDataType {
    /// Which numbers they are.
    pub code: u8,
    /// The bits of one.
    pub bits: u8,
    /// How many of them are one value: 1, or more for a vector.
    pub lanes: u16,
}

macro_rules! types {
    ($($(#[$doc:meta])* $name:ident = $code:literal $bits:literal;)*) => {
        impl DLDataType {
            $($(#[$doc])* pub const $name: Self = Self { code: $code, bits: $bits, lanes: 1 };)*
        }
    };
}

types! {
    /// `i8`.
    INT8 = 0 8;
    /// `i16`.
    INT16 = 0 16;
    /// `i32`.
    INT32 = 0 32;
    /// `i64`.
    INT64 = 0 64;
    /// `u8`.
    UINT8 = 1 8;
    /// `u16`.
    UINT16 = 1 16;
    /// `u32`.
    UINT32 = 1 32;
    /// `u64`.
    UINT64 = 1 64;
    /// `half::f16`.
    FLOAT16 = 2 16;
    /// `f32`.
    FLOAT32 = 2 32;
    /// `f64`.
    FLOAT64 = 2 64;
    /// `half::bf16`.
    BFLOAT16 = 4 16;
    /// `Complex<f32>` of `num-complex`.
    COMPLEX64 = 5 64;
    /// `Complex<f64>` of `num-complex`.
    COMPLEX128 = 5 128;
    /// `bool`, a byte.
    BOOL = 6 8;
}

crate::__gen1::elements! {
    DLDataType;
    i8 = INT8, i16 = INT16, i32 = INT32, i64 = INT64, u8 = UINT8, u16 = UINT16, u32 = UINT32, u64 = UINT64, f32 = FLOAT32,
    f64 = FLOAT64, bool = BOOL,
    ; float16 FLOAT16; bfloat16 BFLOAT16; complex f32 = COMPLEX64, f64 = COMPLEX128,
}

/// An array that belongs to something else.
#[repr(C)]
#[derive(Debug)]
pub struct DLTensor {
    /// The address of the allocation.
    pub data: *mut c_void,
    /// Where it is.
    pub device: DLDevice,
    /// The number of dimensions.
    pub ndim: i32,
    /// What is in it.
    pub dtype: DLDataType,
    /// The number of values in each dimension.
    pub shape: *mut i64,
    /// The distance of values in each dimension, in values. NULL is allowed before version 1.2: the last dimension varies first.
    pub strides: *mut i64,
    /// The first value is so many bytes behind `data`.
    pub byte_offset: u64,
}

/// An array whose owner is told when it is not needed any more, as before version 1.0.
#[repr(C)]
#[derive(Debug)]
pub struct DLManagedTensor {
    /// The array.
    pub dl_tensor: DLTensor,
    /// Its owner's.
    pub manager_ctx: *mut c_void,
    /// Tells its owner, and frees this struct.
    pub deleter: Option<unsafe extern "C" fn(*mut Self)>,
}

/// An array whose owner is told when it is not needed any more.
#[repr(C)]
#[derive(Debug)]
pub struct DLManagedTensorVersioned {
    /// The version of this struct. If the major one is not 1, nothing behind `flags` may be looked at.
    pub version: DLPackVersion,
    /// Its owner's.
    pub manager_ctx: *mut c_void,
    /// Tells its owner, and frees this struct.
    pub deleter: Option<unsafe extern "C" fn(*mut Self)>,
    /// [`READ_ONLY`](Self::READ_ONLY) and others.
    pub flags: u64,
    /// The array.
    pub dl_tensor: DLTensor,
}

impl DLManagedTensorVersioned {
    /// Whoever has the array must not write it.
    pub const READ_ONLY: u64 = 1;
}

impl DLPackVersion {
    /// What this crate makes, and whose major version it takes.
    pub const OWN: Self = Self { major: 1, minor: 0 };
}
