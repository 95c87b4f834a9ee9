//! Handles that destroy what they stand for when they are dropped, and what is built on them.
//!
//! [`Owned`] is a handle that belongs to its holder, [`Borrowed`] one that belongs to something else that is alive. The
//! modules `owned` of each major version have CUDA's functions with these types; most of them are safe.
//!
//! With the features `std` and `driver` there are also devices, memory, kernels, closures as callbacks, graphs and virtual memory, for
//! all major versions alike.

mod handle;
#[allow(unused_imports, unused_macros)] // Features choose the modules that use it.
pub(crate) mod macros;

pub use handle::{AsHandle, Borrowed, Destroy, LendHandle, MaybeHandle, Owned, ThreadSafe};

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
mod gpu;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
pub use gpu::*;

#[cfg(all(feature = "std", feature = "nvrtc", any(feature = "cuda-12", feature = "cuda-13")))]
pub(crate) mod compile;

#[cfg(all(feature = "std", feature = "nvrtc", any(feature = "cuda-12", feature = "cuda-13")))]
pub use compile::{Code, CompileError};

#[cfg(feature = "cudnn")]
pub mod cudnn;

#[cfg(feature = "cusparselt")]
pub mod cusparselt;

#[cfg(feature = "cutensor")]
pub mod cutensor;

#[cfg(all(feature = "nccl", not(windows)))]
pub mod nccl;

#[cfg(feature = "nvjpeg2k")]
pub mod nvjpeg2k;

#[cfg(feature = "nvtiff")]
pub mod nvtiff;
