//! Mutable slices of buffers.

use core::fmt;
use core::marker::PhantomData;
use core::ops::RangeBounds;

use super::allocation::{AllocationState, InUse};
use super::call::{DriverResult, bytes, require, synchronize};
use super::line::Work;
use super::pending::{Pending, is_in};
use super::pinned::{PinnedBuffer, PinnedMemory, start_copy};
use super::slice::{DeviceSlice, parts, within};
use super::trace;
use crate::owned::MaybeHandle;
use crate::owned::base::checked;
use crate::owned::base::{CUdeviceptr, CUstream};
use crate::support::{CuPtr, Input, Output};

/// A mutable slice of device memory, such as a part of a [`DeviceBuffer`](super::DeviceBuffer).
///
/// Kernels accept a slice like a whole buffer. The borrow is exclusive:
///
/// ```compile_fail,E0499
/// # use cubind::owned::DeviceBuffer;
/// fn overlap(values: &mut DeviceBuffer<f32>) {
///     let (mut all, mut begin) = (values.slice_mut(..), values.slice_mut(..2));
///     all.copy_from_device(begin.as_slice());
///     begin.fill_with_zeros();
/// }
/// ```
pub struct DeviceSliceMut<'a, T> {
    address: CuPtr<T>,
    len: usize,
    owner: &'a AllocationState,
    is_ordered: bool,
    values: PhantomData<&'a mut [T]>,
}

impl<'a, T> DeviceSliceMut<'a, T> {
    /// Creates a slice of `len` values at an address in the owner's memory.
    pub(super) const fn new(address: CuPtr<T>, len: usize, owner: &'a AllocationState) -> Self {
        Self { address, len, owner, is_ordered: true, values: PhantomData }
    }

    /// Returns the number of values in the slice.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns true if the slice contains no values.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the address of the first value, for raw functions and for kernels whose parameter types are not
    /// declared.
    pub const fn as_ptr(&self) -> CuPtr<T> {
        self.address
    }

    /// Returns a read-only slice of the same values.
    pub const fn as_slice(&self) -> DeviceSlice<'_, T> {
        DeviceSlice::new(self.address, self.len, self.owner)
    }

    /// Borrows the same values for a shorter lifetime.
    pub const fn reborrow(&mut self) -> DeviceSliceMut<'_, T> {
        Self { values: PhantomData, ..*self }
    }

    /// Returns the same slice without automatic ordering: work on it does not wait for other streams that use the
    /// values. The program must order the streams itself, or use different values in each stream.
    ///
    /// ```no_run
    /// use cubind::owned::{DeviceBuffer, DriverResult, Stream};
    ///
    /// fn copy(from: &DeviceBuffer<u8>, to: &mut DeviceBuffer<u8>, stream: &Stream) -> DriverResult<()> {
    ///     to.as_mut_slice().unordered().copy_from_device_async(from.as_slice(), stream)
    /// }
    /// ```
    ///
    /// Freeing the memory still waits for the work, but the work may see values that concurrent work has written.
    #[must_use]
    pub const fn unordered(self) -> Self {
        Self { is_ordered: false, ..self }
    }

    /// Returns a part of the slice, or `None` if the range is out of bounds.
    pub fn get_mut(self, range: impl RangeBounds<usize>) -> Option<Self> {
        let (begin, len) = within(range, self.len)?;
        Some(Self { address: self.address.add(begin), len, ..self })
    }

    /// Returns a part of the slice.
    ///
    /// # Panics
    ///
    /// Panics if the range is out of bounds, like indexing a slice.
    #[track_caller]
    pub fn slice_mut(self, range: impl RangeBounds<usize>) -> Self {
        let len = self.len;
        self.get_mut(range).unwrap_or_else(|| panic!("the range is not within {len} values"))
    }

    /// Splits the slice at an index.
    ///
    /// # Panics
    ///
    /// Panics if the index is out of bounds, like a slice's `split_at_mut`.
    #[track_caller]
    pub fn split_at_mut(self, middle: usize) -> (Self, Self) {
        let len = self.len;
        self.split_at_mut_checked(middle).unwrap_or_else(|| panic!("{middle} is not within {len} values"))
    }

    /// Splits the slice at an index; `None` if the index is out of bounds.
    pub fn split_at_mut_checked(self, middle: usize) -> Option<(Self, Self)> {
        let rest = self.len.checked_sub(middle)?;
        let second = Self { address: self.address.add(middle), len: rest, ..self };
        Some((Self { len: middle, ..self }, second))
    }

    /// Iterates over parts of `size` values; the last part may be shorter.
    ///
    /// ```no_run
    /// use cubind::owned::{DeviceBuffer, DriverResult, Stream};
    ///
    /// # cubind::kernel! { unsafe fn count(values: In<u8>, bins: Out<u32>); }
    /// fn run(count: &count, values: &DeviceBuffer<u8>, bins: &mut DeviceBuffer<u32>, streams: &[Stream]) -> DriverResult<()> {
    ///     for ((stream, values), bins) in streams.iter().zip(values.chunks(4096)).zip(bins.chunks_mut(256)) {
    ///         // SAFETY: the kernel uses 4096 values and 256 bins.
    ///         unsafe { count.launch(stream, 16, 256, values, bins)? };
    ///     }
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if `size` is 0, like a slice's `chunks_mut`.
    #[track_caller]
    pub fn chunks_mut(self, size: usize) -> impl ExactSizeIterator<Item = Self> {
        parts(self.len, size).map(move |(begin, len)| Self { address: self.address.add(begin), len, ..self })
    }
}

impl<T: Input> DeviceSliceMut<'_, T> {
    /// Copies values from the host, after waiting for the kernels that use this memory. When this function returns, all
    /// streams see the values.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if `values` has another length. Errors of `cuMemcpyHtoD`, which may be the error of
    /// work that was started earlier.
    pub fn copy_from(&mut self, values: &[T]) -> DriverResult<()> {
        require!(values.len() == self.len, "cuMemcpyHtoD", CUDA_ERROR_INVALID_VALUE);
        self.write("cuMemcpyHtoD", |_| {
            // SAFETY: the memory has the length of `values`.
            unsafe { checked::cuMemcpyHtoD(self.raw(), values) }
        })
    }

    /// Copies values from a device, after waiting for the kernels that use the source or the destination.
    ///
    /// # Errors
    ///
    /// Errors of [`copy_from`](Self::copy_from).
    pub fn copy_from_device(&mut self, values: DeviceSlice<'_, T>) -> DriverResult<()> {
        require!(values.len() == self.len, "cuMemcpyDtoD", CUDA_ERROR_INVALID_VALUE);
        values.owner.settle()?;
        self.write("cuMemcpyDtoD", |bytes| {
            // SAFETY: both memory regions have this size.
            unsafe { checked::cuMemcpyDtoD(self.raw(), values.raw(), bytes) }
        })
    }

    /// Starts copying values from the same or another device. The copy is ordered after the stream's earlier work, and
    /// the stream's further work is ordered after the copy. Before the source or the destination is freed or used by
    /// the host, it waits for the copy.
    ///
    /// ```no_run
    /// use cubind::owned::{Device, DeviceBuffer, Stream};
    ///
    /// Device::get(0)?.make_current()?;
    /// let (stream, values) = (Stream::new()?, DeviceBuffer::from_slice(&[1, 2, 3, 4])?);
    /// let mut copy = DeviceBuffer::zeroed(2)?;
    /// copy.as_mut_slice().copy_from_device_async(values.slice(1..3), &stream)?;
    /// assert_eq!(copy.to_vec()?, [2, 3]);
    /// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if the lengths differ. `CUDA_ERROR_INVALID_CONTEXT` if the stream does not belong to
    /// this memory's context, or if the destruction of the stream is not tracked and the source is in another context.
    pub fn copy_from_device_async(
        &mut self,
        values: DeviceSlice<'_, T>,
        stream: impl MaybeHandle<CUstream>,
    ) -> DriverResult<()> {
        require!(values.len() == self.len, "cuMemcpyDtoDAsync", CUDA_ERROR_INVALID_VALUE);
        let (bytes, home) = (bytes::<T>(self.len)?, self.owner.home());
        let (mut from, mut to) = (values.in_use(), self.in_use());
        let work = home.enter(|| {
            let (mut work, handle) = (Work::of(&stream, home)?, stream.as_handle_or_null());
            require!(is_in(&work, handle, home)?, "cuStreamGetCtx", CUDA_ERROR_INVALID_CONTEXT);
            work = Work::recorded(&stream, home).unwrap_or(work);
            let is_known = matches!(work, Work::Stream(_) | Work::Captured(_)) || values.owner.home() == home;
            require!(is_known, "cuMemcpyDtoDAsync", CUDA_ERROR_INVALID_CONTEXT);
            if bytes > 0 {
                from.order(&work)?;
                to.order(&work)?;
                // SAFETY: both memory regions have this size, and stay allocated until the copy is done.
                unsafe { checked::cuMemcpyDtoDAsync(self.raw(), values.raw(), bytes, handle)? };
                trace::copied("cuMemcpyDtoDAsync", bytes, Some(handle));
            }
            Ok(work)
        })?;
        from.by(&work);
        to.by(&work);
        Ok(())
    }

    /// Writes all of the memory with a function that takes the size in bytes.
    fn write(&self, name: &'static str, how: impl FnOnce(usize) -> DriverResult<()>) -> DriverResult<()> {
        let bytes = bytes::<T>(self.len)?;
        self.owner.settle()?;
        if bytes == 0 {
            return Ok(());
        }
        self.owner.home().enter(|| {
            how(bytes)?;
            trace::copied(name, bytes, None);
            // The driver may return before the device has written the values. Streams that do not synchronize with the
            // default stream only see the values after this call.
            synchronize(CUstream::NULL)
        })
    }

    /// Starts copying values from the host.
    ///
    /// # Errors
    ///
    /// Errors of [`copy_from`](Self::copy_from), except for errors of the work itself.
    ///
    /// # Safety
    ///
    /// `values` must not be written or freed until the stream has finished the copy. If the stream is capturing, this
    /// applies to every launch of the graph, and the device memory must stay allocated until the last launch has
    /// finished. The stream and the memory must belong to the same context.
    pub unsafe fn copy_from_async(&mut self, values: &[T], stream: impl MaybeHandle<CUstream>) -> DriverResult<()> {
        require!(values.len() == self.len, "cuMemcpyHtoDAsync", CUDA_ERROR_INVALID_VALUE);
        let home = self.owner.home();
        self.in_use().start(&Work::in_live(&stream, home), || {
            // SAFETY: the caller meets the same requirements.
            home.enter(|| unsafe { self.write_async(values, stream.as_handle_or_null()) })
        })
    }

    /// Starts a copy in the memory's context, which is current.
    ///
    /// # Safety
    ///
    /// `values` must have the length of this slice, and must not be written or freed until the stream has finished the
    /// copy.
    unsafe fn write_async(&self, values: &[T], stream: CUstream) -> DriverResult<()> {
        let bytes = bytes::<T>(self.len)?;
        if bytes == 0 {
            return Ok(());
        }
        // SAFETY: the caller meets the same requirements.
        unsafe { checked::cuMemcpyHtoDAsync(self.raw(), values, stream)? };
        trace::copied("cuMemcpyHtoDAsync", bytes, Some(stream));
        Ok(())
    }

    /// Starts copying values from pinned memory, which [`Pending::wait`] returns. The copy is ordered after a pending
    /// copy of that pinned memory, and after the stream's earlier work. The stream's further work waits for the copy.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if the lengths differ. `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED` if the stream is
    /// capturing. `CUDA_ERROR_INVALID_CONTEXT` if the stream belongs to another context. If there is an error, the
    /// pinned memory is freed.
    pub fn upload(
        &mut self,
        values: impl PinnedMemory<T>,
        stream: impl MaybeHandle<CUstream>,
    ) -> DriverResult<Pending<PinnedBuffer<T>>> {
        require!(values.count() == self.len, "cuMemcpyHtoDAsync", CUDA_ERROR_INVALID_VALUE);
        // SAFETY: `Pending` keeps the values until the stream has finished the copy, or never frees them.
        start_copy(values, self.in_use(), self.owner.home(), &stream, |values, stream| unsafe { self.write_async(values, stream) })
    }
}

impl<T: Output> DeviceSliceMut<'_, T> {
    /// Sets the values to zero, in the order of a stream.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemsetD8Async`. `CUDA_ERROR_INVALID_CONTEXT` if the stream belongs to another context.
    pub fn fill_with_zeros_async(&mut self, stream: impl MaybeHandle<CUstream>) -> DriverResult<()> {
        let (bytes, home, handle) = (bytes::<T>(self.len)?, self.owner.home(), stream.as_handle_or_null());
        let (memory, mut used) = (self.raw(), self.in_use());
        let work = home.enter(|| {
            let work = Work::in_live(&stream, home);
            require!(is_in(&work, handle, home)?, "cuStreamGetCtx", CUDA_ERROR_INVALID_CONTEXT);
            used.order(&work)?;
            if bytes > 0 {
                // SAFETY: the memory has this size, and stays allocated until the work is done; zeros are valid for
                // `Output` types.
                unsafe { checked::cuMemsetD8Async(memory, 0, bytes, handle)? };
                trace::copied("cuMemsetD8Async", bytes, Some(handle));
            }
            Ok(work)
        })?;
        used.by(&work);
        Ok(())
    }

    /// Sets the values to zero, after waiting for the kernels that use this memory.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemsetD8`, which may be the error of work that was started earlier.
    pub fn fill_with_zeros(&mut self) -> DriverResult<()> {
        self.write("cuMemsetD8", |bytes| {
            // SAFETY: the memory has this size, and zeros are valid for `Output` types.
            unsafe { checked::cuMemsetD8(self.raw(), 0, bytes) }
        })
    }
}

impl<'a, T> DeviceSliceMut<'a, T> {
    /// Returns the address for a kernel, and the state that is kept until the driver has accepted the launch.
    pub(super) fn for_kernel(self) -> (CUdeviceptr, InUse<'a>) {
        let in_use = self.owner.access(self.as_slice().access(true), self.is_ordered);
        (self.raw(), in_use)
    }

    /// Creates the state of a use by work that writes the values, and may read them.
    fn in_use(&self) -> InUse<'_> {
        self.owner.access(self.as_slice().access(true), self.is_ordered)
    }

    fn raw(&self) -> CUdeviceptr {
        self.as_slice().raw()
    }
}

impl<T> fmt::Debug for DeviceSliceMut<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeviceSliceMut({:?}, {} values)", self.address, self.len)
    }
}
