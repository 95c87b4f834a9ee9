//! Arrays that grow in place.

use core::fmt;
use core::marker::PhantomData;

use super::call::{DriverResult, bytes, require};
use super::device::Device;
use super::slice::DeviceSlice;
use super::slice_mut::DeviceSliceMut;
use super::virtual_memory::{AddressRange, PhysicalMemory};
use crate::support::Output;

/// An array in device memory that can grow without moving. The array reserves a range of addresses, and maps memory to
/// these addresses when it grows.
///
/// ```no_run
/// use cubind::owned::{Device, VirtualBuffer};
///
/// let mut numbers = VirtualBuffer::<u32>::reserve(Device::get(0)?, 1 << 30)?; // 4 GiB of addresses, but no memory
/// numbers.grow(1000)?; // the new values are zeros
/// let address = numbers.as_slice().as_ptr();
/// numbers.grow(1_000_000)?;
/// assert_eq!(numbers.as_slice().as_ptr(), address);
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
#[must_use = "dropping this frees the memory"]
pub struct VirtualBuffer<T> {
    range: AddressRange,
    device: Device,
    len: usize,
    /// The number of initialized bytes.
    written: usize,
    values: PhantomData<T>,
}

impl<T: Output> VirtualBuffer<T> {
    /// Creates an empty array that can grow to `capacity` values. It is used in the device's primary context.
    ///
    /// # Errors
    ///
    /// Errors of [`AddressRange::reserve`].
    pub fn reserve(device: Device, capacity: usize) -> DriverResult<Self> {
        let range = AddressRange::reserve(device, bytes::<T>(capacity)?)?;
        Ok(Self { range, device, len: 0, written: 0, values: PhantomData })
    }

    /// Extends the array to `len` values if it is shorter. The new values are zeros, and existing values are not moved.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_OUT_OF_MEMORY` if `len` exceeds the capacity, or if device memory is exhausted. Errors of
    /// [`AddressRange::map`].
    pub fn grow(&mut self, len: usize) -> DriverResult<()> {
        let needed = bytes::<T>(len)?;
        require!(needed <= self.range.len(), "cuMemCreate", CUDA_ERROR_OUT_OF_MEMORY);
        let end = self.range.mapped().last().map_or(0, |range| range.end);
        if needed > end {
            self.range.map(end, &PhysicalMemory::new(self.device, needed - end)?)?;
        }
        let end = self.range.mapped().last().map_or(0, |range| range.end);
        // The range includes bytes that an earlier call failed to initialize.
        if self.written < end {
            self.range.bytes_mut(self.written..end)?.fill_with_zeros()?;
            self.written = end;
        }
        self.len = self.len.max(len);
        Ok(())
    }
}

impl<T> VirtualBuffer<T> {
    /// Returns the number of values in the array.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns true if the array contains no values.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The maximum number of values, for which addresses are reserved.
    pub const fn capacity(&self) -> usize {
        match size_of::<T>() {
            0 => usize::MAX,
            size => self.range.len() / size,
        }
    }

    /// Returns a read-only slice of all values, for copies and for kernels.
    pub fn as_slice(&self) -> DeviceSlice<'_, T> {
        self.range.part(self.len)
    }

    /// Returns a mutable slice of all values, for copies and for kernels.
    pub fn as_mut_slice(&mut self) -> DeviceSliceMut<'_, T> {
        self.range.part_mut(self.len)
    }
}

impl<T> fmt::Debug for VirtualBuffer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "VirtualBuffer({:?}, {} values)", self.range, self.len)
    }
}
