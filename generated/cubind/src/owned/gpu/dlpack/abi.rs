//! The structs of version 1 of `dlpack.h`, with the same names and layouts.
//!
//! These structs are declared here because other crates that declare them require a newer compiler than this crate
//! does.

use core::ffi::c_void;

/// The version of DLPack. The major version determines the layout of the structs, and the minor version determines the
/// permitted values.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DLPackVersion {
    /// The major version, which must be 1.
    pub major: u32,
    /// The minor version, which may have any value.
    pub minor: u32,
}

/// The kind of memory.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DLDeviceType(pub i32);

impl DLDeviceType {
    /// Host memory.
    pub const CPU: Self = Self(1);
    /// CUDA device memory.
    pub const CUDA: Self = Self(2);
    /// Pinned host memory.
    pub const CUDA_HOST: Self = Self(3);
    /// Managed memory.
    pub const CUDA_MANAGED: Self = Self(13);
}

/// The location of memory.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DLDevice {
    /// The kind of memory.
    pub device_type: DLDeviceType,
    /// The device's ordinal; 0 for host memory and managed memory.
    pub device_id: i32,
}

/// The type of elements: [`DLDataType::of::<f32>()`](Self::of), and so on.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DLDataType {
    /// The kind of element, such as integer or floating point.
    pub code: u8,
    /// The size of a lane in bits.
    pub bits: u8,
    /// The number of lanes of an element: 1, or more for a vector.
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
    /// `bool`, which is one byte.
    BOOL = 6 8;
}

crate::__gen1::elements! {
    DLDataType;
    i8 = INT8, i16 = INT16, i32 = INT32, i64 = INT64, u8 = UINT8, u16 = UINT16, u32 = UINT32, u64 = UINT64, f32 = FLOAT32,
    f64 = FLOAT64, bool = BOOL,
    ; float16 FLOAT16; bfloat16 BFLOAT16; complex f32 = COMPLEX64, f64 = COMPLEX128,
}

/// An array whose memory belongs to another owner.
#[repr(C)]
#[derive(Debug)]
pub struct DLTensor {
    /// The address of the allocation.
    pub data: *mut c_void,
    /// The location of the memory.
    pub device: DLDevice,
    /// The number of dimensions.
    pub ndim: i32,
    /// The type of the elements.
    pub dtype: DLDataType,
    /// The number of elements in each dimension.
    pub shape: *mut i64,
    /// The stride of each dimension, in elements. Before version 1.2, NULL is allowed, and means row-major order.
    pub strides: *mut i64,
    /// The offset of the first element from `data`, in bytes.
    pub byte_offset: u64,
}

/// An array with a destructor that returns it to its owner, in the form before version 1.0.
#[repr(C)]
#[derive(Debug)]
pub struct DLManagedTensor {
    /// The description of the array.
    pub dl_tensor: DLTensor,
    /// A pointer to data of the array's owner.
    pub manager_ctx: *mut c_void,
    /// The function that returns the array to its owner and frees this struct.
    pub deleter: Option<unsafe extern "C" fn(*mut Self)>,
}

/// An array with a destructor that returns it to its owner.
#[repr(C)]
#[derive(Debug)]
pub struct DLManagedTensorVersioned {
    /// The version of this struct. If the major version is not 1, fields after `flags` must not be read.
    pub version: DLPackVersion,
    /// A pointer to data of the array's owner.
    pub manager_ctx: *mut c_void,
    /// The function that returns the array to its owner and frees this struct.
    pub deleter: Option<unsafe extern "C" fn(*mut Self)>,
    /// Flags, such as [`READ_ONLY`](Self::READ_ONLY).
    pub flags: u64,
    /// The description of the array.
    pub dl_tensor: DLTensor,
}

impl DLManagedTensorVersioned {
    /// The flag of an array that must not be written.
    pub const READ_ONLY: u64 = 1;
}

impl DLPackVersion {
    /// The version of exported arrays. Arrays with this major version are accepted.
    pub const OWN: Self = Self { major: 1, minor: 0 };
}
