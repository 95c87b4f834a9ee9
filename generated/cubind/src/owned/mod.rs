//! Handles that destroy what they stand for when they are dropped, and what is built on them.
//!
//! [`Owned`] is a handle that belongs to its holder, [`Borrowed`] one that belongs to something else that is alive. The
//! modules `owned` of each major version have CUDA's functions with these types; most of them are safe.
//!
//! Hand-written, copied unchanged.

mod handle;
pub(crate) mod macros;

pub use handle::{AsHandle, Borrowed, Destroy, LendHandle, MaybeHandle, Owned, ThreadSafe};

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
