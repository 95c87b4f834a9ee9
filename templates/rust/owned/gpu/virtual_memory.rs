//! Addresses, and the memory behind them.

use core::fmt;
use core::ops::Range;

use super::call::{DriverResult, Home, require};
use super::device::Device;
use super::allocation::AllocationState;
use super::slice::DeviceSlice;
use super::slice_mut::DeviceSliceMut;
use crate::owned::base::checked;
use crate::owned::base::{CUdeviceptr, CUmemAccessDesc, CUmemAccess_flags, CUmemAllocationGranularity_flags, CUmemAllocationProp, CUmemAllocationType, CUmemGenericAllocationHandle, CUmemLocation, CUmemLocationType};
use crate::support::CuPtr;
use crate::support::process::Process;

/// Memory of a device without an address: it gets one, or several, by [`AddressRange::map`].
///
/// It is released when this is dropped and it is not mapped any longer.
#[must_use = "dropping this gives the memory back"]
pub struct PhysicalMemory {
    handle: CUmemGenericAllocationHandle,
    bytes: usize,
    device: Device,
    process: Process,
}

impl PhysicalMemory {
    /// What sizes and places of mapped memory must be multiples of.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemGetAllocationGranularity`: `CUDA_ERROR_NOT_SUPPORTED` by devices that cannot map memory.
    pub fn granularity(device: Device) -> DriverResult<usize> {
        let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
        // SAFETY: the driver checks the device, and nothing is behind a pointer.
        unsafe { checked::cuMemGetAllocationGranularity(&properties(device), minimum) }
    }

    /// At least so many bytes: rounded up to the [`granularity`](Self::granularity).
    ///
    /// # Errors
    ///
    /// Errors of `cuMemCreate`: `CUDA_ERROR_OUT_OF_MEMORY`.
    pub fn new(device: Device, at_least: usize) -> DriverResult<Self> {
        let bytes = round_up(at_least, Self::granularity(device)?)?;
        // SAFETY: as above; there are no flags.
        let handle = unsafe { checked::cuMemCreate(bytes, &properties(device), 0)? };
        Ok(Self { handle, bytes, device, process: Process::this() })
    }

    /// The size in bytes.
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    /// The handle, for raw functions.
    pub const fn handle(&self) -> CUmemGenericAllocationHandle {
        self.handle
    }
}

/// Memory of a device, for this process alone.
fn properties(device: Device) -> CUmemAllocationProp {
    CUmemAllocationProp {
        r#type: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        location: location(device),
        ..CUmemAllocationProp::default()
    }
}

fn location(device: Device) -> CUmemLocation {
    place(CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, device.number())
}

/// A place by its kind and number.
pub(super) fn place(kind: CUmemLocationType, number: i32) -> CUmemLocation {
    let mut place = CUmemLocation { r#type: kind, ..CUmemLocation::default() };
    place.set_id(number);
    place
}

/// Releases the memory. Where it is mapped, it stays.
impl Drop for PhysicalMemory {
    fn drop(&mut self) {
        if self.process.is_this() {
            // SAFETY: the handle is this one's.
            let _ = unsafe { checked::cuMemRelease(self.handle) };
        }
    }
}

impl fmt::Debug for PhysicalMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PhysicalMemory({} bytes of {:?})", self.bytes, self.device)
    }
}

/// A range of addresses, behind which memory can be put: all of it is unmapped, and the addresses are free again, when this is
/// dropped.
///
/// ```no_run
/// use cubind::owned::{AddressRange, Device, PhysicalMemory};
///
/// let device = Device::get(0)?;
/// let memory = PhysicalMemory::new(device, 1 << 20)?;
/// let mut range = AddressRange::reserve(device, 2 * memory.bytes())?;
/// // The same memory at two addresses.
/// range.map(0, &memory)?;
/// range.map(memory.bytes(), &memory)?;
/// range.bytes_mut(0..4)?.copy_from(&[1, 2, 3, 4])?;
/// assert_eq!(range.bytes(memory.bytes()..memory.bytes() + 4)?.to_vec()?, [1, 2, 3, 4]);
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
///
/// [`VirtualBuffer`](super::VirtualBuffer) is an array that grows in one.
#[must_use = "dropping this gives the addresses back"]
pub struct AddressRange {
    address: u64,
    bytes: usize,
    /// Where memory is, in this order.
    mapped: Vec<Range<usize>>,
    owner: AllocationState,
}

impl AddressRange {
    /// At least so many bytes of addresses, for memory that this device can use. They cost no memory.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemAddressReserve`, and of [`PhysicalMemory::granularity`].
    pub fn reserve(device: Device, at_least: usize) -> DriverResult<Self> {
        let home = Home::of(device.primary_context()?.handle());
        let bytes = round_up(at_least, PhysicalMemory::granularity(device)?)?;
        let anywhere = CUdeviceptr(0);
        // SAFETY: nothing is behind addresses yet; there are no flags.
        let address = unsafe { checked::cuMemAddressReserve(bytes, 0, anywhere, 0)? };
        Ok(Self { address: address.0, bytes, mapped: Vec::new(), owner: AllocationState::new(home) })
    }

    /// The number of addresses.
    pub const fn len(&self) -> usize {
        self.bytes
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.bytes == 0
    }

    /// Where there is memory, in bytes from the first address.
    pub fn mapped(&self) -> &[Range<usize>] {
        &self.mapped
    }

    /// Puts memory behind the addresses from this place on, in bytes. Its device can read and write it there.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if it does not fit or there is memory already; what `cuMemMap` and `cuMemSetAccess` return.
    pub fn map(&mut self, place: usize, memory: &PhysicalMemory) -> DriverResult<()> {
        let end = place.checked_add(memory.bytes).filter(|end| *end <= self.bytes);
        require!(end.is_some(), "cuMemMap", CUDA_ERROR_INVALID_VALUE);
        let range = place..place + memory.bytes;
        let is_apart = |other: &Range<usize>| other.end <= range.start || range.end <= other.start;
        require!(self.mapped.iter().all(is_apart), "cuMemMap", CUDA_ERROR_INVALID_VALUE);
        // SAFETY: the addresses are reserved, and the memory is as large; there are no flags.
        unsafe { checked::cuMemMap(self.at(place), memory.bytes, 0, memory.handle, 0)? };
        let allowed = self.allow(&range, memory.device);
        if allowed.is_ok() {
            self.mapped.push(range);
            self.mapped.sort_by_key(|range| range.start);
        } else {
            // SAFETY: it was just mapped, and nobody has used it.
            unsafe { checked::cuMemUnmap(self.at(place), memory.bytes)? };
        }
        allowed
    }

    /// Lets another device read and write all memory that is there now.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemSetAccess`.
    pub fn share_with(&mut self, device: Device) -> DriverResult<()> {
        self.mapped.iter().try_for_each(|range| self.allow(range, device))
    }

    fn allow(&self, range: &Range<usize>, device: Device) -> DriverResult<()> {
        let flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        let access = CUmemAccessDesc { location: location(device), flags };
        // SAFETY: the range is mapped.
        unsafe { checked::cuMemSetAccess(self.at(range.start), range.len(), &[access]) }
    }

    /// The bytes at some addresses: whatever is there. [`DeviceSlice::cast`] makes other values of them.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if there is not memory behind all of them.
    pub fn bytes(&self, range: Range<usize>) -> DriverResult<DeviceSlice<'_, u8>> {
        require!(is_covered(&self.mapped, &range), "cuMemMap", CUDA_ERROR_INVALID_VALUE);
        Ok(DeviceSlice::new(CuPtr::from(self.at(range.start)), range.len(), &self.owner))
    }

    /// The same, for writing.
    ///
    /// # Errors
    ///
    /// Errors of [`bytes`](Self::bytes).
    pub fn bytes_mut(&mut self, range: Range<usize>) -> DriverResult<DeviceSliceMut<'_, u8>> {
        require!(is_covered(&self.mapped, &range), "cuMemMap", CUDA_ERROR_INVALID_VALUE);
        Ok(DeviceSliceMut::new(CuPtr::from(self.at(range.start)), range.len(), &self.owner))
    }

    /// So many values from the first address on, which its holder has put memory behind.
    pub(super) fn part<T>(&self, len: usize) -> DeviceSlice<'_, T> {
        DeviceSlice::new(CuPtr::from(self.at(0)), len, &self.owner)
    }

    /// The same, for writing.
    pub(super) fn part_mut<T>(&mut self, len: usize) -> DeviceSliceMut<'_, T> {
        DeviceSliceMut::new(CuPtr::from(self.at(0)), len, &self.owner)
    }

    const fn at(&self, place: usize) -> CUdeviceptr {
        CUdeviceptr(self.address.wrapping_add(place as u64))
    }

    fn free(&mut self) -> DriverResult<()> {
        self.owner.settle()?;
        for range in core::mem::take(&mut self.mapped) {
            // SAFETY: it is mapped, and what was given its address has finished.
            unsafe { checked::cuMemUnmap(self.at(range.start), range.len())? };
        }
        // SAFETY: nothing is mapped any longer.
        unsafe { checked::cuMemAddressFree(self.at(0), self.bytes) }
    }
}

/// Unmaps all memory after waiting for the kernels that were given it, and frees the addresses. Errors of that are ignored: the
/// addresses then stay in use.
impl Drop for AddressRange {
    fn drop(&mut self) {
        let _ = self.free();
    }
}

impl fmt::Debug for AddressRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AddressRange({:#x}, {} bytes, memory at {:?})", self.address, self.bytes, self.mapped)
    }
}

/// The next multiple, at least one.
fn round_up(bytes: usize, granularity: usize) -> DriverResult<usize> {
    let rounded = bytes.max(1).checked_next_multiple_of(granularity.max(1));
    require!(rounded.is_some(), "cuMemCreate", CUDA_ERROR_OUT_OF_MEMORY);
    Ok(rounded.unwrap_or_default())
}

/// Whether sorted ranges that do not overlap leave no gap in another one.
fn is_covered(ranges: &[Range<usize>], inside: &Range<usize>) -> bool {
    let reached =
        ranges.iter().fold(inside.start, |reached, range| if range.contains(&reached) { range.end } else { reached });
    inside.start <= inside.end && inside.end <= reached
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps() {
        let ranges = [0..4, 4..8, 12..16];
        for inside in [0..8, 3..5, 0..0, 12..16, 4..4, 7..7] {
            assert!(is_covered(&ranges, &inside), "{inside:?}");
        }
        for (start, end) in [(0, 9), (7, 13), (8, 12), (15, 17), (5, 4)] {
            assert!(!is_covered(&ranges, &(start..end)), "{start}..{end}");
        }
    }

    #[test]
    fn multiples() {
        assert_eq!([0, 1, 4, 5].map(|bytes| round_up(bytes, 4)), [4, 4, 4, 8].map(Ok));
        assert!(round_up(usize::MAX, 4).is_err());
    }
}
