//! Buffers in stream-ordered memory.

use core::fmt;
use core::marker::PhantomData;

use super::allocation::AllocationState;
use super::call::{DriverResult, bytes, is_capturing, refused, relaxed};
use super::graph::{is_recording, may_join};
use super::line::Work;
use super::slice::DeviceSlice;
use super::slice_mut::DeviceSliceMut;
use super::trace;
use super::waiting::home_of;
use crate::owned::{AsHandle, LendHandle, MaybeHandle};
use crate::owned::base::checked;
use crate::owned::base::{CUdeviceptr, CUmemoryPool, CUstream};
use crate::support::{CuPtr, Input, Output};

/// A buffer in device memory that is allocated and freed in the order of a stream. Dropping the buffer does not wait.
///
/// Kernels and library functions accept a `StreamBuffer` like a [`DeviceBuffer`](super::DeviceBuffer), in any stream.
/// Their work is ordered after earlier work on the memory, and the memory is freed after all of that work. The buffer
/// borrows the stream, which therefore outlives the buffer.
///
/// ```no_run
/// use cubind::cuda13::owned::cublas::{cublasCreate, cublasSetStream, cublasSscal};
/// use cubind::owned::{Device, Stream, StreamBuffer};
/// use std::sync::Arc;
///
/// Device::get(0)?.make_current()?;
/// let (blas, stream) = (cublasCreate()?, Arc::new(Stream::new()?));
/// cublasSetStream(&blas, &stream)?;
/// let mut values = StreamBuffer::<f32>::zeroed(1024, &stream)?; // does not wait
/// cublasSscal(&blas, 1024, &2.0, &mut values, 1)?;
/// assert_eq!(values.as_slice().to_vec()?, [0.0; 1024]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// ```compile_fail,E0505
/// # use cubind::owned::{Stream, StreamBuffer};
/// fn late(stream: Stream) {
///     let memory = StreamBuffer::<f32>::zeroed(1024, &stream);
///     drop(stream);
///     drop(memory);
/// }
/// ```
#[must_use = "dropping this frees the memory"]
pub struct StreamBuffer<'s, T> {
    address: CuPtr<T>,
    len: usize,
    owner: AllocationState,
    stream: CUstream,
    work: Work,
    values: PhantomData<(T, &'s ())>,
}

impl<'s, T> StreamBuffer<'s, T> {
    /// Allocates memory for `len` values, without initializing it.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemAllocAsync`: `CUDA_ERROR_NOT_SUPPORTED` for devices without memory pools;
    /// `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED` if the stream is capturing.
    ///
    /// # Safety
    ///
    /// The values must be written before they are read.
    pub unsafe fn uninit(len: usize, stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>) -> DriverResult<Self> {
        Self::allocate(len, None, &stream, false)
    }

    /// Like [`uninit`](Self::uninit), but allocates the memory from a pool. The pool may be dropped first: the driver
    /// keeps the pool's memory until the buffer is freed (`cuMemPoolDestroy`).
    ///
    /// # Errors
    ///
    /// Errors of [`uninit`](Self::uninit), with `cuMemAllocFromPoolAsync` in place of `cuMemAllocAsync`.
    ///
    /// # Safety
    ///
    /// See [`uninit`](Self::uninit).
    pub unsafe fn uninit_in(
        len: usize,
        pool: impl AsHandle<CUmemoryPool>,
        stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>,
    ) -> DriverResult<Self> {
        Self::allocate(len, Some(pool.as_handle()), &stream, false)
    }

    /// Allocates memory from a live pool, or from the default pool. If `is_zeroed` is true, zeros must be valid values.
    fn allocate(
        len: usize,
        pool: Option<CUmemoryPool>,
        stream: &(impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>),
        is_zeroed: bool,
    ) -> DriverResult<Self> {
        let handle = stream.as_handle();
        // The memory belongs to the stream's device, so the current context must not matter later.
        let home = home_of(handle)?;
        home.enter(|| {
            let words = "the stream is being captured, and the graph would own the memory: allocate it before the capture";
            let captured = || refused!("cuMemAllocAsync", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, words.to_owned());
            // If another thread makes the stream join a capture during this call, that capture does not end before the
            // call.
            let _none_ends = may_join();
            if is_capturing(handle)? {
                return Err(captured());
            }
            let work = Work::of(stream, home)?;
            let bytes = bytes::<T>(len)?;
            let (name, address) = match (bytes, pool) {
                // The driver rejects an allocation of 0 bytes.
                (0, _) => ("cuMemAllocAsync", CUdeviceptr(0)),
                // SAFETY: the stream is alive.
                (bytes, None) => ("cuMemAllocAsync", unsafe { checked::cuMemAllocAsync(bytes, handle)? }),
                // SAFETY: the pool and the stream are alive.
                (bytes, Some(pool)) => {
                    ("cuMemAllocFromPoolAsync", unsafe { checked::cuMemAllocFromPoolAsync(bytes, pool, handle)? })
                }
            };
            if is_recording() && is_capturing(handle)? {
                // The memory may belong to the graph, so it is not freed here.
                return Err(captured());
            }
            trace::allocated(name, bytes, address.0);
            let owner = AllocationState::freed_by(&work, home);
            owner.in_use().by(&work);
            let buffer = Self { address: address.into(), len, owner, stream: handle, work, values: PhantomData };
            if is_zeroed && bytes > 0 {
                // The stream has just allocated the memory, so there is no earlier work on it.
                // SAFETY: the memory has this size, and the caller guarantees that zeros are valid.
                unsafe { checked::cuMemsetD8Async(address, 0, bytes, handle)? };
                trace::copied("cuMemsetD8Async", bytes, Some(handle));
                buffer.owner.in_use().by(&buffer.work);
            }
            Ok(buffer)
        })
    }

    /// Returns the number of values in the buffer.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns true if the buffer contains no values.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the address of the first value, for raw functions. Another stream that uses the address must first wait
    /// for the buffer's stream.
    pub const fn as_ptr(&self) -> CuPtr<T> {
        self.address
    }

    /// Returns a read-only slice of all values. To use a part of the buffer, slice the result.
    pub const fn as_slice(&self) -> DeviceSlice<'_, T> {
        DeviceSlice::new(self.address, self.len, &self.owner)
    }

    /// Returns a mutable slice of all values. To use a part of the buffer, slice the result.
    pub const fn as_mut_slice(&mut self) -> DeviceSliceMut<'_, T> {
        DeviceSliceMut::new(self.address, self.len, &self.owner)
    }

    /// Frees the memory in the order of the stream, after the work of other streams that use the memory. Reports errors
    /// that `drop` ignores. If a [`RecordedGraph`](super::RecordedGraph) uses the memory, it is freed when the graph is
    /// destroyed.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemFreeAsync`, and of ordering the stream after the other streams. The memory then stays allocated.
    pub fn close(mut self) -> DriverResult<()> {
        self.free()
    }

    fn free(&mut self) -> DriverResult<()> {
        let address = CUdeviceptr(core::mem::replace(&mut self.address, CuPtr::NULL).address());
        if address.0 == 0 {
            return Ok(());
        }
        if self.owner.is_kept() {
            return self.owner.release(move |home| {
                // SAFETY: the memory belonged to this buffer, and all work that uses it has finished.
                home.enter(|| relaxed(|| unsafe { checked::cuMemFree(address) }))?;
                trace::freed("cuMemFree", address.0);
                Ok(())
            });
        }
        self.owner.precede(&self.work)?;
        // SAFETY: the memory belongs to this buffer, the stream is borrowed, and all work that uses the memory is
        // ordered before this call.
        self.owner.home().enter(|| unsafe { checked::cuMemFreeAsync(address, self.stream) })?;
        trace::freed("cuMemFreeAsync", address.0);
        Ok(())
    }
}

impl<'s, T: Input> StreamBuffer<'s, T> {
    /// Allocates memory, and copies these values to it.
    ///
    /// # Errors
    ///
    /// Errors of [`uninit`](Self::uninit) and [`copy_from`](Self::copy_from).
    pub fn from_slice(values: &[T], stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>) -> DriverResult<Self> {
        // SAFETY: the values are written next.
        let mut buffer = unsafe { Self::uninit(values.len(), stream) }?;
        buffer.copy_from(values)?;
        Ok(buffer)
    }

    /// Like [`from_slice`](Self::from_slice), but allocates the memory from a pool, which may be dropped first.
    ///
    /// # Errors
    ///
    /// Errors of [`from_slice`](Self::from_slice), with `cuMemAllocFromPoolAsync` in place of `cuMemAllocAsync`.
    pub fn from_slice_in(
        values: &[T],
        pool: impl AsHandle<CUmemoryPool>,
        stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>,
    ) -> DriverResult<Self> {
        // SAFETY: the values are written next.
        let mut buffer = unsafe { Self::uninit_in(values.len(), pool, stream) }?;
        buffer.copy_from(values)?;
        Ok(buffer)
    }

    /// Copies values from the host, after waiting for the work that uses the memory.
    ///
    /// # Errors
    ///
    /// Errors of [`DeviceSliceMut::copy_from`].
    pub fn copy_from(&mut self, values: &[T]) -> DriverResult<()> {
        self.as_mut_slice().copy_from(values)
    }
}

impl<'s, T: Output> StreamBuffer<'s, T> {
    /// Allocates memory for `len` values, and sets them to zero in the order of the stream.
    ///
    /// # Errors
    ///
    /// Errors of [`uninit`](Self::uninit), and of `cuMemsetD8Async`.
    pub fn zeroed(len: usize, stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>) -> DriverResult<Self> {
        Self::allocate(len, None, &stream, true)
    }

    /// Like [`zeroed`](Self::zeroed), but allocates the memory from a pool, which may be dropped first.
    ///
    /// # Errors
    ///
    /// Errors of [`zeroed`](Self::zeroed), with `cuMemAllocFromPoolAsync` in place of `cuMemAllocAsync`.
    pub fn zeroed_in(
        len: usize,
        pool: impl AsHandle<CUmemoryPool>,
        stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>,
    ) -> DriverResult<Self> {
        Self::allocate(len, Some(pool.as_handle()), &stream, true)
    }

    /// Copies the values to the host, after waiting for the work that uses the memory.
    ///
    /// # Errors
    ///
    /// Errors of [`DeviceSlice::copy_to`].
    pub fn copy_to(&self, values: &mut [T]) -> DriverResult<()> {
        self.as_slice().copy_to(values)
    }
}

/// Frees the memory in the order of the stream and ignores errors; [`close`](StreamBuffer::close) reports them.
impl<T> Drop for StreamBuffer<'_, T> {
    fn drop(&mut self) {
        let _ = self.free();
    }
}

impl<T> fmt::Debug for StreamBuffer<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StreamBuffer({:?}, {} values)", self.address, self.len)
    }
}
