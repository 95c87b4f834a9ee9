//! Why memory cannot be handed over.

use core::fmt;

use super::abi::{DLDataType, DLDevice, DLPackVersion};
use crate::owned::base::CUresult;
use crate::support::Error;

/// Why an array of another library is no [`Tensor`](super::Tensor), or a buffer cannot be handed over.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DlpackError {
    /// The driver returned an error.
    Driver(Error<CUresult>),
    /// The array is of another version.
    Version(DLPackVersion),
    /// It is no memory of a device.
    Device(DLDevice),
    /// Its values are of another type.
    #[non_exhaustive]
    Type {
        /// The type of its values.
        found: DLDataType,
        /// The one that was asked for.
        wanted: DLDataType,
    },
    /// Its values do not lie one after the other, the last dimension first.
    #[non_exhaustive]
    Strides {
        /// The number of values in each dimension.
        shape: Vec<i64>,
        /// Their distances.
        strides: Vec<i64>,
    },
    /// A number of values is negative or too large.
    Shape(Vec<i64>),
    /// Its address is NULL, or not one of such values.
    Address(u64),
    /// The buffer has another number of values than the shape.
    #[non_exhaustive]
    Length {
        /// The number of values in the buffer.
        len: usize,
        /// The shape that was asked for.
        shape: Vec<usize>,
    },
    /// The buffer is of a context that no other library uses: not of a device's primary one.
    Context,
}

impl fmt::Display for DlpackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Driver(error) => fmt::Display::fmt(error, f),
            Self::Version(DLPackVersion { major, minor }) => {
                write!(f, "the array is of version {major}.{minor} of DLPack, not of 1")
            }
            Self::Device(device) => {
                write!(f, "the array is no memory of a CUDA device: device type {}", device.device_type.0)
            }
            Self::Type { found, wanted } => write!(f, "the array has {found}, not {wanted}"),
            Self::Strides { shape, strides } => {
                write!(f, "the values of shape {shape:?} do not lie one after the other: their strides are {strides:?}")
            }
            Self::Shape(shape) => write!(f, "there is no array of shape {shape:?}"),
            Self::Address(address) => write!(f, "no such values are at the address {address:#x}"),
            Self::Length { len, shape } => write!(f, "{len} values have no shape {shape:?}"),
            Self::Context => f.write_str("the memory is not of a device's primary context"),
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
