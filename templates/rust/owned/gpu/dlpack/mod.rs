//! Memory from and to other libraries, by DLPack: with the feature `dlpack`.
//!
//! PyTorch, CuPy, JAX and others hand over arrays as a [`DLManagedTensorVersioned`], in Python in a capsule named
//! `dltensor_versioned`; those before DLPack 1.0 as a [`DLManagedTensor`] in one named `dltensor`. A [`DeviceBuffer`] becomes such a
//! one, and a [`Tensor`] is the memory of one: kernels and libraries take its slices, as those of a buffer.
//!
//! ```no_run
//! use cubind::owned::dlpack::Tensor;
//! use cubind::owned::{Device, DeviceBuffer};
//!
//! Device::get(0)?.make_current()?;
//! let matrix = DeviceBuffer::from_slice(&[1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0])?.into_dlpack(&[2, 3])?;
//! // … somebody else has it, and gives it back, or gives another one …
//! // SAFETY: it is such a tensor, nobody else has it, and its values are there.
//! let tensor = unsafe { Tensor::<f32>::from_raw(matrix)? };
//! assert_eq!((tensor.shape(), tensor.as_slice().to_vec()?), (&[2, 3][..], vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A tensor says nothing of streams: whoever hands one over has its values written, or both agree on a stream, as Python's
//! `__dlpack__(stream=…)` does.

mod abi;
mod error;
mod export;
mod tensor;

#[allow(unused_imports)] // In links.
use super::DeviceBuffer;
pub use abi::{DLDataType, DLDevice, DLDeviceType, DLManagedTensor, DLManagedTensorVersioned, DLPackVersion, DLTensor};
pub use error::DlpackError;
pub use tensor::Tensor;
