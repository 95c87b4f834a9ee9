//! Memory that is allocated and freed in the order of a stream.

use core::fmt;
use core::marker::PhantomData;

use super::allocation::AllocationState;
use super::call::{DriverResult, Home, bytes, is_capturing, refused};
use super::line::Work;
use super::slice::DeviceSlice;
use super::slice_mut::DeviceSliceMut;
use super::trace;
use crate::owned::{AsHandle, LendHandle, MaybeHandle};
use crate::owned::base::checked;
use crate::owned::base::{CUdeviceptr, CUmemoryPool, CUstream};
use crate::support::{CuPtr, Input, Output};

/// Values in a device's memory that a stream allocates and frees, in the order of its work: dropping this does not wait.
///
/// Kernels and functions of libraries take it like a [`DeviceBuffer`](super::DeviceBuffer), in any stream: they come after the work that
/// the memory has, and it is freed after them. The stream is borrowed, so it lives as long.
///
/// ```no_run
/// use cubind::cuda13::owned::cublas::{cublasCreate, cublasSetStream, cublasSscal};
/// use cubind::owned::{Device, Stream, StreamBuffer};
/// use std::sync::Arc;
///
/// Device::get(0)?.make_current()?;
/// let (blas, stream) = (cublasCreate()?, Arc::new(Stream::new()?));
/// cublasSetStream(&blas, &stream)?;
/// let mut values = StreamBuffer::<f32>::zeroed(1024, &stream)?; // waits for nothing
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
    pub unsafe fn uninit(len: usize, stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>) -> DriverResult<Self> {
        // SAFETY: the stream is alive.
        Self::allocate("cuMemAllocAsync", len, stream, |bytes, stream| unsafe { checked::cuMemAllocAsync(bytes, stream) })
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
        stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>,
    ) -> DriverResult<Self> {
        let pool = pool.as_handle();
        // SAFETY: both are alive.
        Self::allocate("cuMemAllocFromPoolAsync", len, stream, |bytes, stream| unsafe {
            checked::cuMemAllocFromPoolAsync(bytes, pool, stream)
        })
    }

    fn allocate(
        name: &'static str,
        len: usize,
        stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>,
        allocate: impl FnOnce(usize, CUstream) -> DriverResult<CUdeviceptr>,
    ) -> DriverResult<Self> {
        let (home, handle) = (Home::current()?, stream.as_handle());
        if is_capturing(handle)? {
            let words = "the stream is captured, and memory that a graph allocates is the graph's; allocate it before the capture";
            return Err(refused!("cuMemAllocAsync", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, words.to_owned()));
        }
        let work = Work::of(&stream, home)?;
        // The driver refuses to allocate nothing.
        let bytes = bytes::<T>(len)?;
        let address = match bytes {
            0 => CUdeviceptr(0),
            bytes => allocate(bytes, handle)?,
        };
        trace::allocated(name, bytes, address.0);
        let owner = AllocationState::freed_by(&work, home);
        owner.in_use().by(&work);
        Ok(Self { address: address.into(), len, owner, stream: handle, work, values: PhantomData })
    }

    /// The number of values.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The address of the first value, for raw functions. Whoever uses it in another stream lets that stream wait for this one.
    pub const fn as_ptr(&self) -> CuPtr<T> {
        self.address
    }

    /// All values, for reading, and for parts of them.
    pub const fn as_slice(&self) -> DeviceSlice<'_, T> {
        DeviceSlice::new(self.address, self.len, &self.owner)
    }

    /// All values, for writing, and for parts of them.
    pub const fn as_mut_slice(&mut self) -> DeviceSliceMut<'_, T> {
        DeviceSliceMut::new(self.address, self.len, &self.owner)
    }

    /// Frees the memory as soon as the stream gets there, after the work of other streams that uses it, and reports the error that dropping this would ignore.
    ///
    /// # Errors
    ///
    /// What `cuMemFreeAsync` returns, and letting the stream wait for the others: the memory then stays allocated.
    pub fn close(self) -> DriverResult<()> {
        core::mem::ManuallyDrop::new(self).free()
    }

    fn free(&mut self) -> DriverResult<()> {
        if self.address.is_null() {
            return Ok(());
        }
        self.owner.precede(&self.work)?;
        // SAFETY: the memory is this buffer's, the stream is borrowed, and all work that uses the memory is before.
        self.owner.home().enter(|| unsafe { checked::cuMemFreeAsync(self.raw(), self.stream) })?;
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
    pub fn from_slice(values: &[T], stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>) -> DriverResult<Self> {
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
        stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>,
    ) -> DriverResult<Self> {
        // SAFETY: they are written now.
        let mut buffer = unsafe { Self::uninit_in(values.len(), pool, stream) }?;
        buffer.copy_from(values)?;
        Ok(buffer)
    }

    /// Copies values from the host, after waiting for the work that uses the memory.
    ///
    /// # Errors
    ///
    /// As [`DeviceSliceMut::copy_from`].
    pub fn copy_from(&mut self, values: &[T]) -> DriverResult<()> {
        self.as_mut_slice().copy_from(values)
    }
}

impl<'s, T: Output> StreamBuffer<'s, T> {
    /// Memory for so many values, all zeros.
    ///
    /// # Errors
    ///
    /// As [`uninit`](Self::uninit); what `cuMemsetD8Async` returns.
    pub fn zeroed(len: usize, stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>) -> DriverResult<Self> {
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
        stream: impl LendHandle<'s, CUstream> + MaybeHandle<CUstream>,
    ) -> DriverResult<Self> {
        // SAFETY: they are written now.
        unsafe { Self::uninit_in(len, pool, stream) }?.with_zeros()
    }

    fn with_zeros(self) -> DriverResult<Self> {
        let bytes = bytes::<T>(self.len)?;
        if bytes > 0 {
            // The stream that has just allocated it has nothing to wait for.
            // SAFETY: the memory is that large, and `Output` promises that zeros are values.
            unsafe { checked::cuMemsetD8Async(self.raw(), 0, bytes, self.stream)? };
            trace::copied("cuMemsetD8Async", bytes, Some(self.stream));
            self.owner.in_use().by(&self.work);
        }
        Ok(self)
    }

    /// Copies the values to the host, after waiting for the work that uses the memory.
    ///
    /// # Errors
    ///
    /// As [`DeviceSlice::copy_to`].
    pub fn copy_to(&self, values: &mut [T]) -> DriverResult<()> {
        self.as_slice().copy_to(values)
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
