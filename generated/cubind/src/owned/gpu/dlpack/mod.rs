//! Memory exchange with other libraries through DLPack. Requires the feature `dlpack`.
//!
//! PyTorch, CuPy, JAX and other libraries export arrays as a [`DLManagedTensorVersioned`], which Python wraps in a
//! capsule named `dltensor_versioned`. Before DLPack 1.0 it is a [`DLManagedTensor`] in a capsule named `dltensor`. A
//! [`DeviceBuffer`] can be exported as such an array, and a [`Tensor`] imports one: kernels and libraries accept its
//! slices like those of a buffer.
//!
//! ```no_run
//! use cubind::owned::dlpack::Tensor;
//! use cubind::owned::{Device, DeviceBuffer};
//!
//! Device::get(0)?.make_current()?;
//! let matrix = DeviceBuffer::from_slice(&[1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0])?.into_dlpack(&[2, 3])?;
//! // … another library takes it, and returns it or another one …
//! // SAFETY: it is a live tensor, this is its only owner, and its values are written.
//! let tensor = unsafe { Tensor::<f32>::from_raw(matrix)? };
//! assert_eq!((tensor.shape(), tensor.as_slice().to_vec()?), (&[2, 3][..], vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A tensor contains no information about streams. Before exporting a tensor, wait until its values are written, or
//! agree on a stream with the other library, as Python's `__dlpack__(stream=…)` does.

mod abi;
mod error;
mod export;
mod tensor;

#[allow(unused_imports)] // Used in links of the documentation.
use super::DeviceBuffer;
pub use abi::{DLDataType, DLDevice, DLDeviceType, DLManagedTensor, DLManagedTensorVersioned, DLPackVersion, DLTensor};
pub use error::DlpackError;
pub use tensor::Tensor;
