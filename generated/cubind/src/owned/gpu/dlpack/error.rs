//! Errors of memory exchange through DLPack.

use core::fmt;

use super::abi::{DLDataType, DLDevice, DLPackVersion};
use crate::owned::base::CUresult;
use crate::support::Error;

/// The reason why an array of another library cannot become a [`Tensor`](super::Tensor), or why a buffer cannot be
/// exported.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DlpackError {
    /// The driver returned an error.
    Driver(Error<CUresult>),
    /// The version of the array is not supported.
    Version(DLPackVersion),
    /// The array is not in the memory of a CUDA device.
    Device(DLDevice),
    /// The type of the array's elements is not the requested type.
    #[non_exhaustive]
    Type {
        /// The type of the array's elements.
        found: DLDataType,
        /// The requested type.
        wanted: DLDataType,
    },
    /// The elements are not contiguous, or not in row-major order.
    #[non_exhaustive]
    Strides {
        /// The number of elements in each dimension.
        shape: Vec<i64>,
        /// The stride of each dimension.
        strides: Vec<i64>,
    },
    /// A dimension is negative or too large.
    Shape(Vec<i64>),
    /// The address is NULL, or not aligned for the type.
    Address(u64),
    /// The buffer's length does not match the shape.
    #[non_exhaustive]
    Length {
        /// The number of elements in the buffer.
        len: usize,
        /// The requested shape.
        shape: Vec<usize>,
    },
    /// The buffer's context is not the primary context of the device, which other libraries use.
    Context,
}

impl fmt::Display for DlpackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Driver(error) => fmt::Display::fmt(error, f),
            Self::Version(DLPackVersion { major, minor }) => {
                write!(f, "the array has version {major}.{minor} of DLPack, expected version 1")
            }
            Self::Device(device) => {
                write!(f, "the array is not in memory of a CUDA device: its device type is {}", device.device_type.0)
            }
            Self::Type { found, wanted } => write!(f, "the array has {found}, not {wanted}"),
            Self::Strides { shape, strides } => {
                write!(f, "the values of shape {shape:?} are not contiguous: their strides are {strides:?}")
            }
            Self::Shape(shape) => write!(f, "the shape {shape:?} is not valid"),
            Self::Address(address) => write!(f, "the address {address:#x} is not valid for these values"),
            Self::Length { len, shape } => write!(f, "{len} values cannot have the shape {shape:?}"),
            Self::Context => f.write_str("the memory does not belong to a device's primary context"),
        }
    }
}

impl fmt::Display for DLDataType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { code, bits, lanes } = *self;
        let name = match code {
            0 => "int",
            1 => "uint",
            2 => "float",
            4 => "bfloat",
            5 => "complex",
            6 => "bool",
            _ => return write!(f, "type {code} of {bits} bits"),
        };
        write!(f, "{name}{bits}")?;
        if lanes == 1 { Ok(()) } else { write!(f, "x{lanes}") }
    }
}

impl std::error::Error for DlpackError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Driver(error) => std::error::Error::source(error),
            Self::Version(_)
            | Self::Device(_)
            | Self::Type { .. }
            | Self::Strides { .. }
            | Self::Shape(_)
            | Self::Address(_)
            | Self::Length { .. }
            | Self::Context => None,
        }
    }
}

impl From<Error<CUresult>> for DlpackError {
    fn from(error: Error<CUresult>) -> Self {
        Self::Driver(error)
    }
}
