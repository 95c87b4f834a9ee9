//! Handles that destroy what they stand for when they are dropped, and what is built on them.
//!
//! [`Owned`] is a handle that belongs to its holder, [`Borrowed`] one that belongs to something else that is alive. The
//! modules `owned` of each major version have CUDA's functions with these types; those that require nothing but live handles are safe.
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
//! What belongs to another handle cannot outlive it, and nothing is destroyed twice:
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
//! A raw handle, of which nothing tells whether it is alive, is taken by unsafe functions alone:
//!
//! ```compile_fail,E0277
//! # use cubind::{Error, cuda13::owned::driver::*};
//! # fn raw(stream: CUstream) -> Result<(), Error<CUresult>> {
//! cuStreamSynchronize(stream)
//! # }
//! ```
//!
//! Graphs are not synchronized: one thread at a time uses one.
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
//! With the features `std` and `driver` there are also devices, memory, kernels, closures as callbacks, graphs and virtual
//! memory, for all major versions alike.
//!
//! # Contexts
//!
//! A thread needs a context before it allocates or launches: [`Device::make_current`] gives it the device's primary context,
//! which lives as long as the process. What is made remembers its context, and is used and freed on every thread. Contexts
//! that can be destroyed are made by `unsafe` functions of `owned::driver`: whoever makes one drops first what is made in it.
//! So does whoever ends a primary context, which is `unsafe` as well: streams, memory, and the handles of libraries. A handle of
//! cuBLAS that is dropped after `cuDevicePrimaryCtxReset` or `cudaDeviceReset` is a segmentation fault.
//!
//! CUDA does not work in a child of `fork`. What the parent has made is leaked there: dropping it calls nothing, and waiting
//! for it is the error `CUDA_ERROR_NOT_INITIALIZED`.
//!
//! # What is `unsafe`
//!
//! - a launch, because nothing here looks into the kernel: see [`kernel!`](crate::kernel);
//! - an asynchronous copy from and to a slice, which could be gone when it is done: [`DeviceBuffer::upload`] and
//!   [`DeviceBuffer::download`] have the memory until then instead;
//! - what a raw handle or address is turned into: `from_raw`.
//!
//! Everything else is an error value if it is wrong, or does not compile.
//!
//! # What waits
//!
//! Functions that take a stream do not wait. Those without one do: copies, for the default stream, and for the streams in which
//! kernels, libraries or asynchronous copies were given the buffer; and `drop` of such a buffer. Other streams go on. If the end of
//! the stream is not known (a [`Borrowed`] one, or a thread's own default stream), all work of the program's contexts is waited for.
//!
//! # What is in order
//!
//! Work of a kernel, a copy or a library comes after the earlier work on the same memory, also if that is in another stream, on another
//! device or in a graph: unless both only read, or use parts that do not overlap. The streams then wait for each other by events; the
//! host goes on. It waits only for work in a stream whose end is not known. What is [`unordered`](DeviceSliceMut::unordered) is
//! ordered by the program, as is what raw functions and bare addresses are used for.
//!
//! # Libraries
//!
//! Their functions in `owned` take device memory with its type and its owner, [`DeviceInput`] and [`DeviceOutput`]: buffers of all
//! kinds, and slices. Whoever reads the memory then waits for the library's stream, without a `synchronize`. A function
//! is safe where its arguments tell how far it goes in each memory: it takes what has a length and waits, [`KnownInput`] and
//! [`KnownOutput`], and refuses what is too short. What sets a handle's stream takes one that the handle keeps, [`SharedStream`]. The others are `unsafe`, because sizes follow from what the library has been told in
//! other calls (plans, descriptors). A buffer that is read and written in one call is passed for writing, and [`InPlace`] for reading.
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
#[doc(hidden)] // Beneath the libraries' handles.
pub use keeps::Keeps;
pub use live::{AsHandle, LendHandle, MaybeHandle};
pub use with::{DestroyWith, OwnedWith};

/// What `gpu` and its macros need: CUDA driver API.
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
#[doc(hidden)]
pub mod base;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
pub(crate) mod gpu;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
pub use gpu::*;

/// Nobody remembers handles where `gpu` is not built.
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
#[allow(dead_code)] // The library may not be there.
pub(crate) const fn executable_ends<H: Copy>(_: H) {}

/// Nobody remembers handles where `gpu` is not built.
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
#[allow(dead_code)] // The library may not be there.
pub(crate) const fn graph_ends<H: Copy>(_: H) {}

/// Nobody remembers handles where `gpu` is not built.
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
#[allow(dead_code)] // The library may not be there.
pub(crate) const fn stream_ends<H: Copy>(_: H) {}

/// Nobody remembers launches where `gpu` is not built.
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
#[doc(hidden)] // Beneath the functions that launch something.
pub fn graph_launched<H, S, R, E>(_: &'static crate::__gen1::Called, _: H, _: &S, launch: impl FnOnce() -> Result<R, E>) -> Result<R, E> {
    launch()
}

#[cfg(all(feature = "std", feature = "nvrtc", any(feature = "cuda-12", feature = "cuda-13")))]
pub(crate) mod compile;

#[cfg(all(feature = "std", feature = "nvrtc", any(feature = "cuda-12", feature = "cuda-13")))]
pub use compile::*;

/// What `ranges` and its macros need: NVTX.
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
