//! Memory that is allocated and freed in the order of a stream.

use core::fmt;
use core::marker::PhantomData;

use super::call::{DriverResult, Home, bytes, is_capturing, require, synchronize};
use super::trace;
use crate::owned::{AsHandle, LendHandle};
use crate::owned::base::checked;
use crate::owned::base::{CUdeviceptr, CUmemoryPool, CUstream};
use crate::support::{CuPtr, Input, Output};

/// Values in a device's memory that a stream allocates and frees, in the order of its work: dropping this does not wait.
///
/// The memory may be used by work of the same stream, and by work that waits for it; the stream is borrowed, so it lives as
/// long.
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
    home: Home,
    stream: CUstream,
    values: PhantomData<(T, &'s ())>,
}

impl<'s, T> StreamBuffer<'s, T> {
    /// Memory for so many values, with whatever is there.
    ///
    /// # Errors
    ///
    /// What `cuMemAllocAsync` returns: `CUDA_ERROR_NOT_SUPPORTED` by devices without memory pools;
    /// `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED` if the stream is capturing.
    ///
    /// # Safety
    ///
    /// The values are written before they are read.
    pub unsafe fn uninit(len: usize, stream: impl LendHandle<'s, CUstream>) -> DriverResult<Self> {
        let stream = stream.as_handle();
        // SAFETY: the stream is alive.
        Self::allocate("cuMemAllocAsync", len, stream, |bytes| unsafe { checked::cuMemAllocAsync(bytes, stream) })
    }

    /// The same from a pool, which may be dropped before: the driver keeps its memory until this is freed (`cuMemPoolDestroy`).
    ///
    /// # Errors
    ///
    /// As there, of `cuMemAllocFromPoolAsync`.
    ///
    /// # Safety
    ///
    /// As there.
    pub unsafe fn uninit_in(
        len: usize,
        pool: impl AsHandle<CUmemoryPool>,
        stream: impl LendHandle<'s, CUstream>,
    ) -> DriverResult<Self> {
        let (pool, stream) = (pool.as_handle(), stream.as_handle());
        // SAFETY: both are alive.
        Self::allocate("cuMemAllocFromPoolAsync", len, stream, |bytes| unsafe {
            checked::cuMemAllocFromPoolAsync(bytes, pool, stream)
        })
    }

    fn allocate(
        name: &'static str,
        len: usize,
        stream: CUstream,
        allocate: impl FnOnce(usize) -> DriverResult<CUdeviceptr>,
    ) -> DriverResult<Self> {
        let home = Home::current()?;
        // In a graph, the address would be that of the graph's memory.
        require!(!is_capturing(stream)?, "cuMemAllocAsync", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
        // The driver refuses to allocate nothing.
        let bytes = bytes::<T>(len)?;
        let address = match bytes {
            0 => CUdeviceptr(0),
            bytes => allocate(bytes)?,
        };
        trace::allocated(name, bytes, address.0);
        Ok(Self { address: address.into(), len, home, stream, values: PhantomData })
    }

    /// The number of values.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The address of the first value. Whoever uses it in another stream lets that stream wait for this one.
    pub const fn as_ptr(&self) -> CuPtr<T> {
        self.address
    }

    /// Frees the memory as soon as the stream gets there, and reports the error that dropping this would ignore.
    ///
    /// # Errors
    ///
    /// What `cuMemFreeAsync` returns.
    pub fn close(self) -> DriverResult<()> {
        core::mem::ManuallyDrop::new(self).free()
    }

    fn free(&mut self) -> DriverResult<()> {
        if self.address.is_null() {
            return Ok(());
        }
        // SAFETY: the memory is this buffer's, and the stream is borrowed.
        self.home.enter(|| unsafe { checked::cuMemFreeAsync(self.raw(), self.stream) })?;
        trace::freed("cuMemFreeAsync", self.raw().0);
        Ok(())
    }

    pub(super) fn raw(&self) -> CUdeviceptr {
        CUdeviceptr(self.address.address())
    }
}

impl<'s, T: Input> StreamBuffer<'s, T> {
    /// Memory with these values.
    ///
    /// # Errors
    ///
    /// As [`uninit`](Self::uninit) and [`copy_from`](Self::copy_from).
    pub fn from_slice(values: &[T], stream: impl LendHandle<'s, CUstream>) -> DriverResult<Self> {
        // SAFETY: they are written now.
        let mut buffer = unsafe { Self::uninit(values.len(), stream) }?;
        buffer.copy_from(values)?;
        Ok(buffer)
    }

    /// The same from a pool, which may be dropped before.
    ///
    /// # Errors
    ///
    /// As there, of `cuMemAllocFromPoolAsync`.
    pub fn from_slice_in(
        values: &[T],
        pool: impl AsHandle<CUmemoryPool>,
        stream: impl LendHandle<'s, CUstream>,
    ) -> DriverResult<Self> {
        // SAFETY: they are written now.
        let mut buffer = unsafe { Self::uninit_in(values.len(), pool, stream) }?;
        buffer.copy_from(values)?;
        Ok(buffer)
    }

    /// Waits for the stream, then copies values from the host.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if `values` has another length; what `cuStreamSynchronize` and `cuMemcpyHtoD` return.
    pub fn copy_from(&mut self, values: &[T]) -> DriverResult<()> {
        require!(values.len() == self.len, "cuMemcpyHtoD", CUDA_ERROR_INVALID_VALUE);
        self.after_stream("cuMemcpyHtoD", || {
            // SAFETY: the memory has room for as many values.
            unsafe { checked::cuMemcpyHtoD(self.raw(), values)? };
            // The driver may return before the device has the values.
            synchronize(CUstream::NULL)
        })
    }
}

impl<T> StreamBuffer<'_, T> {
    /// Calls a function when the stream has finished what it has, if there is anything to copy: a copy that is not the
    /// stream's own cannot become part of a graph, even if another thread begins to capture the stream.
    fn after_stream(&self, name: &'static str, body: impl FnOnce() -> DriverResult<()>) -> DriverResult<()> {
        let bytes = bytes::<T>(self.len)?;
        self.home.enter(|| {
            synchronize(self.stream)?;
            if bytes == 0 {
                return Ok(());
            }
            body()?;
            trace::copied(name, bytes, None);
            Ok(())
        })
    }
}

impl<'s, T: Output> StreamBuffer<'s, T> {
    /// Memory for so many values, all zeros.
    ///
    /// # Errors
    ///
    /// As [`uninit`](Self::uninit); what `cuMemsetD8Async` returns.
    pub fn zeroed(len: usize, stream: impl LendHandle<'s, CUstream>) -> DriverResult<Self> {
        // SAFETY: they are written now.
        unsafe { Self::uninit(len, stream) }?.with_zeros()
    }

    /// The same from a pool, which may be dropped before.
    ///
    /// # Errors
    ///
    /// As there, of `cuMemAllocFromPoolAsync`.
    pub fn zeroed_in(
        len: usize,
        pool: impl AsHandle<CUmemoryPool>,
        stream: impl LendHandle<'s, CUstream>,
    ) -> DriverResult<Self> {
        // SAFETY: they are written now.
        unsafe { Self::uninit_in(len, pool, stream) }?.with_zeros()
    }

    fn with_zeros(self) -> DriverResult<Self> {
        let bytes = bytes::<T>(self.len)?;
        if bytes > 0 {
            // SAFETY: the memory is that large, and `Output` promises that zeros are values.
            unsafe { checked::cuMemsetD8Async(self.raw(), 0, bytes, self.stream)? };
            trace::copied("cuMemsetD8Async", bytes, Some(self.stream));
        }
        Ok(self)
    }

    /// Waits for the stream, then copies the values to the host.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if `values` has another length; what `cuStreamSynchronize` and `cuMemcpyDtoH` return.
    pub fn copy_to(&self, values: &mut [T]) -> DriverResult<()> {
        require!(values.len() == self.len, "cuMemcpyDtoH", CUDA_ERROR_INVALID_VALUE);
        self.after_stream("cuMemcpyDtoH", || {
            // SAFETY: the memory has as many values.
            unsafe { checked::cuMemcpyDtoH(values, self.raw()) }
        })
    }
}

/// Frees the memory in the order of the stream. An error of that is ignored: [`close`](StreamBuffer::close) reports it.
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
