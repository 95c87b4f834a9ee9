//! Buffers in device memory.

use core::fmt;
use core::marker::PhantomData;
use core::ops::RangeBounds;

use super::call::{DriverResult, Home, bytes, is_capturing, relaxed, require};
use super::allocation::AllocationState;
use super::device::Device;
use super::pending::Pending;
use super::pinned::{PinnedBuffer, PinnedMemory};
use super::slice::DeviceSlice;
use super::slice_mut::DeviceSliceMut;
use super::trace;
use crate::owned::MaybeHandle;
use crate::owned::base::checked;
use crate::owned::base::{CUdeviceptr, CUresult, CUstream};
use crate::support::{CuPtr, Error, Input, Output};

/// A buffer in device memory, which is freed when the buffer is dropped.
///
/// The memory is allocated in the calling thread's context (see [`Device::make_current`](super::Device::make_current)).
/// The buffer stores that context, so it can be copied to and from, and dropped, on every thread.
///
/// ```no_run
/// use cubind::owned::{Device, DeviceBuffer};
///
/// Device::get(0)?.make_current()?;
/// let mut numbers = DeviceBuffer::zeroed(4)?;
/// numbers.copy_from(&[1, 2, 3, 4])?;
/// assert_eq!(numbers.slice(1..3).to_vec()?, [2, 3]);
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
///
/// The values are plain data: copying to the device requires [`Input`], and copying from the device requires
/// [`Output`], a type for which all bytes are valid. Addresses of host memory are not plain data:
///
/// ```compile_fail,E0277
/// # use cubind::owned::DeviceBuffer;
/// let rows = DeviceBuffer::from_slice(&[vec![1.0_f32; 4], vec![2.0; 4]]);
/// ```
///
/// ```compile_fail,E0599
/// # use cubind::owned::DeviceBuffer;
/// fn read(flags: &DeviceBuffer<bool>) {
///     flags.copy_to(&mut [false; 4]);
/// }
/// ```
///
/// The memory is freed once, and cannot be used afterwards:
///
/// ```compile_fail,E0382
/// # use cubind::owned::DeviceBuffer;
/// fn late(numbers: DeviceBuffer<f32>) -> usize {
///     drop(numbers);
///     numbers.len()
/// }
/// ```
///
/// ```compile_fail,E0505
/// # use cubind::owned::DeviceBuffer;
/// fn late(numbers: DeviceBuffer<f32>) {
///     let part = numbers.slice(1..3);
///     drop(numbers);
///     part.to_vec();
/// }
/// ```
///
/// Kernels, and when memory is freed
///
/// A buffer that was passed to a [`kernel!`](crate::kernel), to a library function of `owned` or to an asynchronous
/// copy stores the stream of that work. Before the buffer is freed, or read or written by a function without a stream,
/// it waits for the work of that stream. Other streams continue.
///
/// In three cases, the buffer waits for all work in its context, and in the primary contexts that the program uses,
/// because the destruction of the stream is not tracked: for a [`Borrowed`](crate::owned::Borrowed) stream, a thread's
/// own default stream, and a stream that was dropped while it was captured together with another one. A call that starts
/// such work in any other context waits for the work. While a stream is captured by other means than
/// [`capture`](super::capture), waiting for it is an error, `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`.
///
/// If the memory cannot be freed, for this reason or because the driver reports an error of earlier work, it stays
/// allocated. A [`RecordedGraph`](super::RecordedGraph) that uses the memory keeps it allocated until the graph is
/// destroyed.
///
/// Work in another stream is ordered after earlier work that conflicts with it: see
/// [`owned`](crate::owned#order-of-work).
#[must_use = "dropping this frees the memory"]
pub struct DeviceBuffer<T> {
    address: CuPtr<T>,
    len: usize,
    owner: AllocationState,
    values: PhantomData<T>,
}

impl<T> DeviceBuffer<T> {
    /// Allocates memory for `len` values, without initializing it.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemAlloc`: `CUDA_ERROR_OUT_OF_MEMORY`, or `CUDA_ERROR_INVALID_CONTEXT` if the thread has no current
    /// context.
    ///
    /// # Safety
    ///
    /// The values must be written before they are read.
    pub unsafe fn uninit(len: usize) -> DriverResult<Self> {
        let home = Home::current()?;
        let bytes = bytes::<T>(len)?;
        // The driver rejects an allocation of 0 bytes.
        let address = match bytes {
            0 => CUdeviceptr(0),
            // SAFETY: the driver accepts any size.
            bytes => unsafe { checked::cuMemAlloc(bytes)? },
        };
        trace::allocated("cuMemAlloc", bytes, address.0);
        Ok(Self { address: address.into(), len, owner: AllocationState::new(home), values: PhantomData })
    }

    /// Takes ownership of memory that a raw function or another crate has allocated.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_CONTEXT` if the thread has no current context: the caller then still owns the memory.
    ///
    /// # Safety
    ///
    /// - The memory can be freed by `cuMemFree` in the calling thread's context.
    /// - No other code frees it.
    /// - It contains `len` values of type `T`.
    pub unsafe fn from_raw(address: CuPtr<T>, len: usize) -> DriverResult<Self> {
        Ok(Self { address, len, owner: AllocationState::new(Home::current()?), values: PhantomData })
    }

    /// Returns the address and releases ownership: the memory is no longer freed automatically. Graphs no longer keep
    /// the memory alive: it must stay allocated as long as a [`RecordedGraph`](super::RecordedGraph) that uses it
    /// exists.
    #[must_use = "the memory is no longer freed"]
    pub fn into_raw(mut self) -> CuPtr<T> {
        core::mem::replace(&mut self.address, CuPtr::NULL)
    }

    /// Returns the number of values in the buffer.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns true if the buffer contains no values.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the device on which the memory is allocated.
    ///
    /// # Errors
    ///
    /// Errors of `cuCtxGetDevice`.
    pub fn device(&self) -> DriverResult<Device> {
        Device::of(self.owner.home())
    }

    /// Returns the address of the first value, for raw functions and for kernels whose parameter types are not
    /// declared. It must not be used after the buffer is freed.
    pub const fn as_ptr(&self) -> CuPtr<T> {
        self.address
    }

    /// Returns a read-only slice of all values.
    pub const fn as_slice(&self) -> DeviceSlice<'_, T> {
        DeviceSlice::new(self.address, self.len, &self.owner)
    }

    /// Returns a mutable slice of all values.
    pub const fn as_mut_slice(&mut self) -> DeviceSliceMut<'_, T> {
        DeviceSliceMut::new(self.address, self.len, &self.owner)
    }

    /// Returns a slice of a part of the values, or `None` if the range is out of bounds.
    pub fn get(&self, range: impl RangeBounds<usize>) -> Option<DeviceSlice<'_, T>> {
        self.as_slice().get(range)
    }

    /// Returns a slice of a part of the values, or `None` if the range is out of bounds.
    pub fn get_mut(&mut self, range: impl RangeBounds<usize>) -> Option<DeviceSliceMut<'_, T>> {
        self.as_mut_slice().get_mut(range)
    }

    /// Returns a slice of a part of the values.
    ///
    /// # Panics
    ///
    /// Panics if the range is out of bounds, like indexing a slice.
    #[track_caller]
    pub fn slice(&self, range: impl RangeBounds<usize>) -> DeviceSlice<'_, T> {
        self.as_slice().slice(range)
    }

    /// Returns a slice of a part of the values.
    ///
    /// # Panics
    ///
    /// Panics if the range is out of bounds, like indexing a slice.
    #[track_caller]
    pub fn slice_mut(&mut self, range: impl RangeBounds<usize>) -> DeviceSliceMut<'_, T> {
        self.as_mut_slice().slice_mut(range)
    }

    /// Splits the values at an index.
    ///
    /// # Panics
    ///
    /// Panics if the index is out of bounds, like a slice's `split_at`.
    #[track_caller]
    pub fn split_at(&self, middle: usize) -> (DeviceSlice<'_, T>, DeviceSlice<'_, T>) {
        self.as_slice().split_at(middle)
    }

    /// Splits the values at an index.
    ///
    /// # Panics
    ///
    /// Panics if the index is out of bounds, like a slice's `split_at_mut`.
    #[track_caller]
    pub fn split_at_mut(&mut self, middle: usize) -> (DeviceSliceMut<'_, T>, DeviceSliceMut<'_, T>) {
        self.as_mut_slice().split_at_mut(middle)
    }

    /// Iterates over parts of `size` values: see [`DeviceSlice::chunks`].
    ///
    /// # Panics
    ///
    /// Panics if `size` is 0, like a slice's `chunks`.
    #[track_caller]
    pub fn chunks(&self, size: usize) -> impl ExactSizeIterator<Item = DeviceSlice<'_, T>> {
        self.as_slice().chunks(size)
    }

    /// Iterates over parts of `size` values: see [`DeviceSliceMut::chunks_mut`].
    ///
    /// # Panics
    ///
    /// Panics if `size` is 0, like a slice's `chunks_mut`.
    #[track_caller]
    pub fn chunks_mut(&mut self, size: usize) -> impl ExactSizeIterator<Item = DeviceSliceMut<'_, T>> {
        self.as_mut_slice().chunks_mut(size)
    }

    /// Frees the memory, and reports errors that `drop` ignores. If a [`RecordedGraph`](super::RecordedGraph) uses the
    /// memory, it is freed when the graph is destroyed.
    ///
    /// # Errors
    ///
    /// Errors of waiting for work on the memory, and of `cuMemFree`. The memory then stays allocated.
    pub fn close(mut self) -> DriverResult<()> {
        self.free()
    }

    fn free(&mut self) -> DriverResult<()> {
        let address = CUdeviceptr(core::mem::replace(&mut self.address, CuPtr::NULL).address());
        if address.0 == 0 {
            return Ok(());
        }
        self.owner.release(move |home| {
            // SAFETY: the memory belonged to this buffer, and all work that received its address has finished.
            home.enter(|| relaxed(|| unsafe { checked::cuMemFree(address) }))?;
            trace::freed("cuMemFree", address.0);
            Ok(())
        })
    }
}

impl<T: Input> DeviceBuffer<T> {
    /// Allocates memory, and copies these values to it.
    ///
    /// # Errors
    ///
    /// Errors of [`uninit`](Self::uninit) and [`copy_from`](Self::copy_from).
    #[doc(alias = "clone_htod")]
    pub fn from_slice(values: &[T]) -> DriverResult<Self> {
        // SAFETY: the values are written next.
        let mut buffer = unsafe { Self::uninit(values.len()) }?;
        buffer.copy_from(values)?;
        Ok(buffer)
    }

    /// Copies values from the host: see [`DeviceSliceMut::copy_from`].
    ///
    /// # Errors
    ///
    /// Errors of [`DeviceSliceMut::copy_from`]: `CUDA_ERROR_INVALID_VALUE` if `values` has another length.
    pub fn copy_from(&mut self, values: &[T]) -> DriverResult<()> {
        self.as_mut_slice().copy_from(values)
    }

    /// Starts copying values from the host: see [`DeviceSliceMut::copy_from_async`].
    ///
    /// # Errors
    ///
    /// Errors of [`DeviceSliceMut::copy_from_async`].
    ///
    /// # Safety
    ///
    /// `values` must not be written or freed until the stream has finished the copy. All other requirements are
    /// checked.
    pub unsafe fn copy_from_async(&mut self, values: &[T], stream: impl MaybeHandle<CUstream>) -> DriverResult<()> {
        // SAFETY: the caller meets the same requirements.
        unsafe { self.as_mut_slice().copy_from_async(values, stream) }
    }

    /// Starts copying values from pinned memory: see [`DeviceSliceMut::upload`].
    ///
    /// # Errors
    ///
    /// Errors of [`DeviceSliceMut::upload`].
    pub fn upload(
        &mut self,
        values: impl PinnedMemory<T>,
        stream: impl MaybeHandle<CUstream>,
    ) -> DriverResult<Pending<PinnedBuffer<T>>> {
        self.as_mut_slice().upload(values, stream)
    }
}

/// Like [`DeviceBuffer::from_slice`].
impl<T: Input> TryFrom<&[T]> for DeviceBuffer<T> {
    type Error = Error<CUresult>;

    fn try_from(values: &[T]) -> DriverResult<Self> {
        Self::from_slice(values)
    }
}

impl<T: Output> DeviceBuffer<T> {
    /// Allocates memory for `len` values, and sets them to zero. Waits until the device has written them, so that all
    /// streams see the zeros; [`zeroed_async`](Self::zeroed_async) does not wait.
    ///
    /// # Errors
    ///
    /// Errors of [`uninit`](Self::uninit), and of `cuMemsetD8`.
    #[doc(alias = "alloc_zeros")]
    pub fn zeroed(len: usize) -> DriverResult<Self> {
        // SAFETY: the values are written next.
        let mut buffer = unsafe { Self::uninit(len) }?;
        buffer.as_mut_slice().fill_with_zeros()?;
        Ok(buffer)
    }

    /// Allocates memory for `len` values, which a stream sets to zero. This does not wait. Other streams that use the
    /// values wait for that stream. The allocation itself is not stream-ordered, unlike that of a
    /// [`StreamBuffer`](super::StreamBuffer).
    ///
    /// ```no_run
    /// use cubind::owned::{Device, DeviceBuffer, Stream};
    ///
    /// Device::get(0)?.make_current()?;
    /// let stream = Stream::new()?;
    /// let values = DeviceBuffer::<f32>::zeroed_async(1024, &stream)?;
    /// assert_eq!(values.to_vec()?, [0.0; 1024]);
    /// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Errors of [`uninit`](Self::uninit), and of `cuMemsetD8Async`. `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED` if the
    /// stream is capturing.
    pub fn zeroed_async(len: usize, stream: impl MaybeHandle<CUstream>) -> DriverResult<Self> {
        // If the stream is capturing, the values would not be written until the graph is launched.
        let is_capturing = is_capturing(stream.as_handle_or_null())?;
        require!(!is_capturing, "cuStreamIsCapturing", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
        // SAFETY: the values are written next.
        let mut buffer = unsafe { Self::uninit(len) }?;
        buffer.as_mut_slice().fill_with_zeros_async(stream)?;
        Ok(buffer)
    }

    /// Copies the values to the host: see [`DeviceSlice::copy_to`].
    ///
    /// # Errors
    ///
    /// Errors of [`DeviceSlice::copy_to`]: `CUDA_ERROR_INVALID_VALUE` if `values` has another length.
    pub fn copy_to(&self, values: &mut [T]) -> DriverResult<()> {
        self.as_slice().copy_to(values)
    }

    /// Copies the values to the host, into a new vector: see [`DeviceSlice::to_vec`].
    ///
    /// # Errors
    ///
    /// Errors of [`DeviceSlice::to_vec`].
    #[doc(alias = "clone_dtoh")]
    pub fn to_vec(&self) -> DriverResult<Vec<T>> {
        self.as_slice().to_vec()
    }

    /// Starts copying the values to the host: see [`DeviceSlice::copy_to_async`].
    ///
    /// # Errors
    ///
    /// Errors of [`DeviceSlice::copy_to_async`].
    ///
    /// # Safety
    ///
    /// `values` must not be read, written or freed until the stream has finished the copy. All other requirements are
    /// checked.
    pub unsafe fn copy_to_async(&self, values: &mut [T], stream: impl MaybeHandle<CUstream>) -> DriverResult<()> {
        // SAFETY: the caller meets the same requirements.
        unsafe { self.as_slice().copy_to_async(values, stream) }
    }

    /// Starts copying the values to pinned memory: see [`DeviceSlice::download`].
    ///
    /// # Errors
    ///
    /// Errors of [`DeviceSlice::download`].
    pub fn download(
        &self,
        values: impl PinnedMemory<T>,
        stream: impl MaybeHandle<CUstream>,
    ) -> DriverResult<Pending<PinnedBuffer<T>>> {
        self.as_slice().download(values, stream)
    }
}

/// Frees the memory and ignores errors; [`close`](DeviceBuffer::close) reports them.
impl<T> Drop for DeviceBuffer<T> {
    fn drop(&mut self) {
        let _ = self.free();
    }
}

impl<T> fmt::Debug for DeviceBuffer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeviceBuffer({:?}, {} values)", self.address, self.len)
    }
}
