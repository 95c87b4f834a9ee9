//! Handles that destroy their objects when they are dropped, and types built on them.
//!
//! An [`Owned`] handle destroys its object when it is dropped. A [`Borrowed`] handle refers to an object that has
//! another owner, which keeps it alive. The module `owned` of each major version contains CUDA's functions with these
//! types; functions that only require live handles are safe.
//!
//! ```no_run
//! use cubind::Error;
//! use cubind::cuda13::owned::driver::*;
//!
//! fn milliseconds(work: impl FnOnce()) -> Result<f32, Error<CUresult>> {
//!     let stream = cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING)?;
//!     let begin = cuEventCreate(CUevent_flags::CU_EVENT_DEFAULT)?;
//!     let end = cuEventCreate(CUevent_flags::CU_EVENT_DEFAULT)?;
//!     cuEventRecord(&begin, &stream)?;
//!     work();
//!     cuEventRecord(&end, None)?; // in the default stream
//!     cuEventSynchronize(&end)?;
//!     cuEventElapsedTime(&begin, &end)
//! }
//! ```
//!
//! An object that belongs to another handle cannot outlive it, and nothing is destroyed twice:
//!
//! ```compile_fail,E0505
//! # use cubind::{Error, cuda13::owned::driver::*};
//! # fn nodes() -> Result<(), Error<CUresult>> {
//! let graph = cuGraphCreate(0)?;
//! let node = cuGraphAddEmptyNode(&graph, &[])?;
//! drop(graph);
//! cuGraphNodeGetType(node)?;
//! # Ok(())
//! # }
//! ```
//!
//! ```compile_fail,E0382
//! # use cubind::{Error, cuda13::owned::driver::*};
//! # fn twice() -> Result<(), Error<CUresult>> {
//! let stream = cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING)?;
//! stream.close()?;
//! stream.close()?;
//! # Ok(())
//! # }
//! ```
//!
//! A raw handle may already be destroyed, so only unsafe functions accept it:
//!
//! ```compile_fail,E0277
//! # use cubind::{Error, cuda13::owned::driver::*};
//! # fn raw(stream: CUstream) -> Result<(), Error<CUresult>> {
//! cuStreamSynchronize(stream)
//! # }
//! ```
//!
//! Graphs are not thread-safe: only one thread at a time may use a graph.
//!
//! ```compile_fail,E0277
//! # use cubind::{Error, cuda13::owned::driver::*};
//! # fn threads() -> Result<(), Error<CUresult>> {
//! let graph = cuGraphCreate(0)?;
//! std::thread::scope(|scope| {
//!     scope.spawn(|| cuGraphAddEmptyNode(&graph, &[]).is_ok());
//! });
//! # Ok(())
//! # }
//! ```
//!
//! With the features `std` and `driver`, there are also types for devices, memory, kernels, closures as callbacks,
//! graphs and virtual memory. They are the same for all major versions.
//!
//! # Contexts
//!
//! A thread needs a current context before it allocates memory or launches kernels. [`Device::make_current`] makes the
//! device's primary context current; that context exists as long as the process. Objects store their context, and can
//! be used and freed on every thread.
//!
//! Contexts that can be destroyed are created by `unsafe` functions of `owned::driver`. Before you destroy one, drop
//! all objects that were created in it. The same applies before a primary context is destroyed, which is `unsafe` as
//! well: drop streams, memory, and library handles. A cuBLAS handle that is dropped after `cuDevicePrimaryCtxReset` or
//! `cudaDeviceReset` causes a segmentation fault. Do not destroy a context if one of its objects was leaked, as by
//! [`mem::forget`](core::mem::forget): memory in other contexts would still wait for a leaked stream.
//!
//! CUDA does not work in a forked child process. The parent's objects are leaked there: dropping an object calls no
//! function, and waiting for one returns the error `CUDA_ERROR_NOT_INITIALIZED`.
//!
//! # `unsafe` operations
//!
//! - launching a kernel, because the kernel's code is not checked: see [`kernel!`](crate::kernel);
//! - launching a graph that [`capture`] returns, or that is built node by node. Safe code can launch a graph that
//!   [`record`] returns;
//! - copying asynchronously from or to a slice, which might be freed before the copy is done: [`DeviceBuffer::upload`]
//!   and [`DeviceBuffer::download`] own the memory until then instead;
//! - converting a raw handle or address: `from_raw`.
//!
//! All other mistakes are reported as error values, or by the compiler.
//!
//! # Operations that wait
//!
//! Functions that take a stream do not wait. Functions without a stream do: copies wait for the default stream, and for
//! the streams of the kernels, library calls and asynchronous copies that used the buffer. Dropping such a buffer waits
//! for the same streams. Other streams continue. If the destruction of the stream is not tracked (a [`Borrowed`]
//! stream, or a thread's own default stream), these functions wait for all work in the program's contexts.
//!
//! # Order of work
//!
//! The work of a kernel, a copy or a library call is ordered after earlier work on the same memory, even if that work
//! is in another stream, on another device or in a graph. There is no order if both only read the memory, or use parts
//! that do not overlap. Streams wait for each other through events, without blocking the host. The host only waits for
//! streams whose destruction is not tracked. The program must order work on [`unordered`](DeviceSliceMut::unordered)
//! memory itself, and work on memory that it uses through raw functions and bare addresses.
//!
//! # Libraries
//!
//! Library functions in `owned` accept typed device memory with an owner, [`DeviceInput`] and [`DeviceOutput`]: all
//! kinds of buffers, and slices. Reading the memory then waits for the library's stream, without a call of
//! `synchronize`.
//!
//! A function is safe if its arguments determine the size of all memory that it uses. Such a function takes memory of
//! known length ([`KnownInput`], [`KnownOutput`]). It waits for earlier work on the memory, and rejects buffers that
//! are too small. A function that sets the stream of a handle takes a [`SharedStream`], which the handle keeps alive.
//! Other functions are `unsafe`, because the required sizes depend on earlier calls (plans, descriptors). If a call
//! reads and writes the same buffer, pass the buffer as the output, and [`InPlace`] as the input.
//!
//! ```no_run
//! use cubind::Error;
//! use cubind::cuda13::owned::driver::CUresult;
//! use cubind::owned::{Device, DeviceBuffer, ManagedBuffer};
//!
//! cubind::kernel! {
//!     unsafe fn add(a: In<f32>, b: In<f32>, sum: Out<f32>, n: usize);
//! }
//!
//! fn run(add: add) -> Result<(), Error<CUresult>> {
//!     Device::get(0)?.make_current()?;
//!     let (a, b) = (DeviceBuffer::from_slice(&[1.0; 1000])?, ManagedBuffer::from_slice(&[2.0; 100])?);
//!     let mut sum = DeviceBuffer::zeroed(100)?;
//!     // SAFETY: the kernel reads and writes 100 values.
//!     unsafe { add.launch(None, 1, 128, a.slice(900..), &b, &mut sum, 100)? };
//!     assert_eq!(sum.to_vec()?, [3.0; 100]);
//!     Ok(())
//! }
//! ```

mod handle;
mod keeps;
mod live;
mod macros;
mod with;

pub use handle::{AnyThread, Borrowed, Destroy, Owned, ThreadSafe};
#[doc(hidden)] // Used by the libraries' handles.
pub use keeps::Keeps;
pub use live::{AsHandle, LendHandle, MaybeHandle};
pub use with::{DestroyWith, OwnedWith};

/// Imports of `gpu` and its macros: CUDA driver API.
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
#[doc(hidden)]
pub mod base;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
pub(crate) mod gpu;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
pub use gpu::*;

/// Does nothing, because handles are only tracked if `gpu` is built.
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
#[allow(dead_code)] // The library may not be built.
pub(crate) const fn executable_ends<H: Copy>(_: H) {}

/// Does nothing, because handles are only tracked if `gpu` is built.
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
#[allow(dead_code)] // The library may not be built.
pub(crate) const fn graph_ends<H: Copy>(_: H) {}

/// Does nothing, because handles are only tracked if `gpu` is built.
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
#[allow(dead_code)] // The library may not be built.
pub(crate) const fn stream_ends<H: Copy>(_: H) {}

/// Only calls `launch`, because launches are tracked only if `gpu` is built.
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
#[doc(hidden)] // Used by the functions that launch graphs.
pub fn graph_launched<H, S, R, E>(_: &'static crate::__gen1::Called, _: H, _: &S, launch: impl FnOnce() -> Result<R, E>) -> Result<R, E> {
    launch()
}

#[cfg(all(feature = "std", feature = "nvrtc", any(feature = "cuda-12", feature = "cuda-13")))]
pub(crate) mod source_code;

#[cfg(all(feature = "std", feature = "nvrtc", any(feature = "cuda-12", feature = "cuda-13")))]
pub use source_code::*;

/// Imports of `ranges` and its macros: NVTX.
#[cfg(all(feature = "std", feature = "nvtx", any(feature = "cuda-12", feature = "cuda-13"), not(windows)))]
#[doc(hidden)]
pub mod ranges_base;

#[cfg(all(feature = "std", feature = "nvtx", any(feature = "cuda-12", feature = "cuda-13"), not(windows)))]
pub(crate) mod ranges;

#[cfg(all(feature = "std", feature = "nvtx", any(feature = "cuda-12", feature = "cuda-13"), not(windows)))]
pub use ranges::*;

#[cfg(feature = "cudnn")]
pub mod cudnn;

#[cfg(feature = "cudss")]
pub mod cudss;

#[cfg(feature = "cusparselt")]
pub mod cusparselt;

#[cfg(feature = "cutensor")]
pub mod cutensor;

#[cfg(all(feature = "nccl", not(windows)))]
pub mod nccl;

#[cfg(feature = "nvcomp")]
pub mod nvcomp;

#[cfg(feature = "nvjpeg2k")]
pub mod nvjpeg2k;

#[cfg(feature = "nvtiff")]
pub mod nvtiff;
