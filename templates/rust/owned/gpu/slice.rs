//! Read-only slices of buffers.

use core::fmt;
use core::marker::PhantomData;
use core::ops::{Bound, RangeBounds};

use super::accesses::Access;
use super::allocation::{AllocationState, InUse};
use super::call::{DriverResult, bytes, call, require, synchronize};
use super::line::Work;
use super::pending::Pending;
use super::pinned::{PinnedBuffer, PinnedMemory, start_copy};
use super::trace;
use crate::owned::MaybeHandle;
use crate::owned::base::checked;
use crate::owned::base::{CUdeviceptr, CUstream};
use crate::owned::base::sys;
use crate::support::{CuPtr, Output};

/// A read-only slice of device memory, such as a part of a [`DeviceBuffer`](super::DeviceBuffer).
///
/// Kernels accept a slice like a whole buffer.
pub struct DeviceSlice<'a, T> {
    address: CuPtr<T>,
    len: usize,
    pub(super) owner: &'a AllocationState,
    is_ordered: bool,
    values: PhantomData<&'a [T]>,
}

impl<T> Clone for DeviceSlice<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for DeviceSlice<'_, T> {}

impl<'a, T> DeviceSlice<'a, T> {
    /// Creates a slice of `len` values at an address in the owner's memory.
    pub(super) const fn new(address: CuPtr<T>, len: usize, owner: &'a AllocationState) -> Self {
        Self { address, len, owner, is_ordered: true, values: PhantomData }
    }

    /// Returns the number of values in the slice.
    pub const fn len(self) -> usize {
        self.len
    }

    /// Returns true if the slice contains no values.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Returns the address of the first value, for raw functions and for kernels whose parameter types are not
    /// declared.
    pub const fn as_ptr(self) -> CuPtr<T> {
        self.address
    }

    /// Returns a part of the slice, or `None` if the range is out of bounds.
    pub fn get(self, range: impl RangeBounds<usize>) -> Option<Self> {
        let (begin, len) = within(range, self.len)?;
        Some(Self { address: self.address.add(begin), len, ..self })
    }

    /// Returns a part of the slice.
    ///
    /// # Panics
    ///
    /// Panics if the range is out of bounds, like indexing a slice.
    #[track_caller]
    pub fn slice(self, range: impl RangeBounds<usize>) -> Self {
        self.get(range).unwrap_or_else(|| panic!("the range is not within {} values", self.len))
    }

    /// Splits the slice at an index.
    ///
    /// # Panics
    ///
    /// Panics if the index is out of bounds, like a slice's `split_at`.
    #[track_caller]
    pub fn split_at(self, middle: usize) -> (Self, Self) {
        self.split_at_checked(middle).unwrap_or_else(|| panic!("{middle} is not within {} values", self.len))
    }

    /// Splits the slice at an index; `None` if the index is out of bounds.
    pub fn split_at_checked(self, middle: usize) -> Option<(Self, Self)> {
        Some((self.get(..middle)?, self.get(middle..)?))
    }

    /// Iterates over parts of `size` values; the last part may be shorter.
    ///
    /// # Panics
    ///
    /// Panics if `size` is 0, like a slice's `chunks`.
    #[track_caller]
    pub fn chunks(self, size: usize) -> impl ExactSizeIterator<Item = Self> {
        parts(self.len, size).map(move |(begin, len)| Self { address: self.address.add(begin), len, ..self })
    }

    /// Converts the slice to values of another type. The length is rounded down to a whole number of values.
    ///
    /// # Safety
    ///
    /// The bytes of the slice must be valid values of that type.
    pub const unsafe fn cast<U>(self) -> DeviceSlice<'a, U> {
        let len = (self.len * size_of::<T>()).checked_div(size_of::<U>());
        let len = if let Some(len) = len { len } else { 0 };
        let Self { address, owner, is_ordered, .. } = self;
        DeviceSlice { address: address.cast(), len, owner, is_ordered, values: PhantomData }
    }

    /// Returns the same slice without automatic ordering: work on it does not wait for other streams that write the
    /// values. The program must order the streams itself, or use different values in each stream.
    ///
    /// Freeing the memory still waits for the work, but the work may read values that another stream has not written
    /// yet.
    #[must_use]
    pub const fn unordered(self) -> Self {
        Self { is_ordered: false, ..self }
    }

    /// Returns the address for a kernel, and the state that is kept until the driver has accepted the launch.
    pub(super) fn for_kernel(self) -> (CUdeviceptr, InUse<'a>) {
        (self.raw(), self.in_use())
    }

    /// Creates the state of a use by work that reads the values.
    pub(super) fn in_use(self) -> InUse<'a> {
        self.owner.access(self.access(false), self.is_ordered)
    }

    pub(super) fn access(self, writes: bool) -> Access {
        let begin = self.address.address();
        Access { begin, end: begin.saturating_add((self.len * size_of::<T>()) as u64), writes }
    }

    pub(super) fn raw(self) -> CUdeviceptr {
        CUdeviceptr(self.address.address())
    }
}

impl<T: Output> DeviceSlice<'_, T> {
    /// Copies the values to the host, after waiting for the kernels that use them, and for the default stream.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if `values` has another length. Errors of `cuMemcpyDtoH`, which may be the error of
    /// work that was started earlier.
    pub fn copy_to(self, values: &mut [T]) -> DriverResult<()> {
        require!(values.len() == self.len, "cuMemcpyDtoH", CUDA_ERROR_INVALID_VALUE);
        // SAFETY: the values are written while the slice is borrowed.
        unsafe { self.read(values.as_mut_ptr()) }?;
        if self.is_empty() {
            return Ok(());
        }
        // CUDA documents that the driver waits if it copies to pageable or pinned memory, but the values may be in managed
        // memory.
        self.owner.home().enter(|| synchronize(CUstream::NULL))
    }

    /// Copies the values to the host, into a new vector: see [`copy_to`](Self::copy_to).
    ///
    /// # Errors
    ///
    /// The errors of [`copy_to`](Self::copy_to), and `CUDA_ERROR_OUT_OF_MEMORY` if host memory is exhausted.
    pub fn to_vec(self) -> DriverResult<Vec<T>> {
        let mut values = Vec::new();
        require!(values.try_reserve_exact(self.len).is_ok(), "cuMemcpyDtoH", CUDA_ERROR_OUT_OF_MEMORY);
        // SAFETY: the vector has capacity for `len` values.
        unsafe { self.read(values.as_mut_ptr()) }?;
        // SAFETY: CUDA has written all values, and `Output` guarantees that all bytes are valid.
        unsafe { values.set_len(self.len) };
        Ok(values)
    }

    /// # Safety
    ///
    /// `values` must point to memory for `len` values.
    unsafe fn read(self, values: *mut T) -> DriverResult<()> {
        let bytes = bytes::<T>(self.len)?;
        self.owner.settle()?;
        if bytes == 0 {
            return Ok(());
        }
        self.owner.home().enter(|| {
            // The checked function takes a slice, which must not contain uninitialized values.
            // SAFETY: both memory regions have this size: that of the host is guaranteed by the caller, that of the
            // device by construction.
            call!("cuMemcpyDtoH", unsafe { sys::cuMemcpyDtoH_v2(values.cast(), self.raw(), bytes) })?;
            trace::copied("cuMemcpyDtoH", bytes, None);
            Ok(())
        })
    }

    /// Starts copying the values to the host.
    ///
    /// # Errors
    ///
    /// Errors of [`copy_to`](Self::copy_to), except for errors of the work itself.
    ///
    /// # Safety
    ///
    /// `values` must not be read, written or freed until the stream has finished the copy. If the stream is capturing,
    /// this applies to every launch of the graph, and the device memory must stay allocated until the last launch has
    /// finished. The stream and the memory must belong to the same context.
    pub unsafe fn copy_to_async(self, values: &mut [T], stream: impl MaybeHandle<CUstream>) -> DriverResult<()> {
        require!(values.len() == self.len, "cuMemcpyDtoHAsync", CUDA_ERROR_INVALID_VALUE);
        let home = self.owner.home();
        self.in_use().start(&Work::in_live(&stream, home), || {
            // SAFETY: the caller meets the same requirements.
            home.enter(|| unsafe { self.read_async(values, stream.as_handle_or_null()) })
        })
    }

    /// Starts a copy in the memory's context, which is current.
    ///
    /// # Safety
    ///
    /// `values` must have the length of this slice, and must not be used until the stream has finished the copy.
    unsafe fn read_async(self, values: &mut [T], stream: CUstream) -> DriverResult<()> {
        let bytes = bytes::<T>(self.len)?;
        if bytes == 0 {
            return Ok(());
        }
        // SAFETY: the caller meets the same requirements.
        unsafe { checked::cuMemcpyDtoHAsync(values, self.raw(), stream)? };
        trace::copied("cuMemcpyDtoHAsync", bytes, Some(stream));
        Ok(())
    }

    /// Starts copying the values to pinned memory, which [`Pending::wait`] returns. The copy is ordered after a pending
    /// copy of that pinned memory, and after the stream's earlier work. The stream's further work waits for the copy.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if the lengths differ. `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED` if the stream is
    /// capturing. `CUDA_ERROR_INVALID_CONTEXT` if the stream belongs to another context. If there is an error, the
    /// pinned memory is freed.
    pub fn download(
        self,
        values: impl PinnedMemory<T>,
        stream: impl MaybeHandle<CUstream>,
    ) -> DriverResult<Pending<PinnedBuffer<T>>> {
        require!(values.count() == self.len, "cuMemcpyDtoHAsync", CUDA_ERROR_INVALID_VALUE);
        // SAFETY: `Pending` keeps the values until the stream has finished the copy, or never frees them.
        start_copy(values, self.in_use(), self.owner.home(), &stream, |values, stream| unsafe { self.read_async(values, stream) })
    }
}

/// Returns the start and the length of a range, or `None` if the range exceeds `len` values.
pub(super) fn within(range: impl RangeBounds<usize>, len: usize) -> Option<(usize, usize)> {
    let begin = match range.start_bound() {
        Bound::Included(first) => *first,
        Bound::Excluded(before) => before.checked_add(1)?,
        Bound::Unbounded => 0,
    };
    let end = match range.end_bound() {
        Bound::Included(last) => last.checked_add(1)?,
        Bound::Excluded(end) => *end,
        Bound::Unbounded => len,
    };
    (begin <= end && end <= len).then(|| (begin, end - begin))
}

/// Returns the start and the length of each part of `size` values.
#[track_caller]
pub(super) fn parts(len: usize, size: usize) -> impl ExactSizeIterator<Item = (usize, usize)> {
    assert!(size > 0, "a part has at least one value");
    (0..len.div_ceil(size)).map(move |part| (part * size, size.min(len - part * size)))
}

impl<T> fmt::Debug for DeviceSlice<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeviceSlice({:?}, {} values)", self.address, self.len)
    }
}
