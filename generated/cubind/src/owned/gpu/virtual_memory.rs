//! Virtual memory management: reserved address ranges and physical memory.

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

/// Physical memory of a device, without an address. [`AddressRange::map`] maps it to one or several addresses.
///
/// The memory is released when this object is dropped and all its mappings are removed.
#[must_use = "dropping this releases the memory"]
pub struct PhysicalMemory {
    handle: CUmemGenericAllocationHandle,
    bytes: usize,
    device: Device,
    process: Process,
}

impl PhysicalMemory {
    /// Returns the allocation granularity. Sizes and offsets of mapped memory must be multiples of the granularity.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemGetAllocationGranularity`: `CUDA_ERROR_NOT_SUPPORTED` for devices without virtual memory
    /// management.
    pub fn granularity(device: Device) -> DriverResult<usize> {
        let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
        // SAFETY: the driver checks the device, and there are no pointers.
        unsafe { checked::cuMemGetAllocationGranularity(&properties(device), minimum) }
    }

    /// Allocates at least `at_least` bytes, rounded up to the [`granularity`](Self::granularity).
    ///
    /// # Errors
    ///
    /// Errors of `cuMemCreate`: `CUDA_ERROR_OUT_OF_MEMORY`.
    pub fn new(device: Device, at_least: usize) -> DriverResult<Self> {
        let bytes = round_up(at_least, Self::granularity(device)?)?;
        // SAFETY: the driver checks the device, and there are no pointers and no flags.
        let handle = unsafe { checked::cuMemCreate(bytes, &properties(device), 0)? };
        Ok(Self { handle, bytes, device, process: Process::this() })
    }

    /// Returns the size in bytes.
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Returns the handle, for raw functions.
    pub const fn handle(&self) -> CUmemGenericAllocationHandle {
        self.handle
    }
}

/// Returns properties of device memory that is not shared with other processes.
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

/// Creates a location from its type and its ordinal.
pub(super) fn place(kind: CUmemLocationType, number: i32) -> CUmemLocation {
    let mut place = CUmemLocation { r#type: kind, ..CUmemLocation::default() };
    place.set_id(number);
    place
}

/// Releases the handle. Mappings of the memory stay valid.
impl Drop for PhysicalMemory {
    fn drop(&mut self) {
        if self.process.is_this() {
            // SAFETY: the handle belongs to `self`.
            let _ = unsafe { checked::cuMemRelease(self.handle) };
        }
    }
}

impl fmt::Debug for PhysicalMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PhysicalMemory({} bytes of {:?})", self.bytes, self.device)
    }
}

/// A range of reserved addresses, to which memory can be mapped. Dropping the range unmaps the memory and frees the
/// addresses.
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
/// [`VirtualBuffer`](super::VirtualBuffer) is an array that grows within such a range.
#[must_use = "dropping this releases the addresses"]
pub struct AddressRange {
    address: u64,
    bytes: usize,
    /// The ranges of offsets with mapped memory, sorted.
    mapped: Vec<Range<usize>>,
    owner: AllocationState,
}

impl AddressRange {
    /// Reserves at least `at_least` bytes of addresses, for memory that is used on this device. This does not allocate
    /// memory.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemAddressReserve`, and of [`PhysicalMemory::granularity`].
    pub fn reserve(device: Device, at_least: usize) -> DriverResult<Self> {
        let home = Home::of(device.primary_context()?.handle());
        let bytes = round_up(at_least, PhysicalMemory::granularity(device)?)?;
        let anywhere = CUdeviceptr(0);
        // SAFETY: no memory is mapped yet; there are no flags.
        let address = unsafe { checked::cuMemAddressReserve(bytes, 0, anywhere, 0)? };
        Ok(Self { address: address.0, bytes, mapped: Vec::new(), owner: AllocationState::new(home) })
    }

    /// The size of the range in bytes.
    pub const fn len(&self) -> usize {
        self.bytes
    }

    /// Returns true if the range is empty.
    pub const fn is_empty(&self) -> bool {
        self.bytes == 0
    }

    /// The ranges with mapped memory, as offsets in bytes.
    pub fn mapped(&self) -> &[Range<usize>] {
        &self.mapped
    }

    /// Maps memory at an offset in bytes. The memory's device can then read and write it.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if the memory does not fit into the range, or if other memory is already mapped
    /// there. Errors of `cuMemMap` and `cuMemSetAccess`.
    pub fn map(&mut self, place: usize, memory: &PhysicalMemory) -> DriverResult<()> {
        let end = place.checked_add(memory.bytes).filter(|end| *end <= self.bytes);
        require!(end.is_some(), "cuMemMap", CUDA_ERROR_INVALID_VALUE);
        let range = place..place + memory.bytes;
        let is_apart = |other: &Range<usize>| other.end <= range.start || range.end <= other.start;
        require!(self.mapped.iter().all(is_apart), "cuMemMap", CUDA_ERROR_INVALID_VALUE);
        // SAFETY: the addresses are reserved, and the memory has this size; there are no flags.
        unsafe { checked::cuMemMap(self.at(place), memory.bytes, 0, memory.handle, 0)? };
        let allowed = self.allow(&range, memory.device);
        if allowed.is_ok() {
            self.mapped.push(range);
            self.mapped.sort_unstable_by_key(|range| range.start);
        } else {
            // SAFETY: the memory was just mapped, and is not used yet.
            unsafe { checked::cuMemUnmap(self.at(place), memory.bytes)? };
        }
        allowed
    }

    /// Allows another device to read and write all memory that is currently mapped.
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

    /// Returns the bytes in a range of offsets, with their current content. [`DeviceSlice::cast`] converts them to
    /// other types.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if memory is not mapped to all of the range.
    pub fn bytes(&self, range: Range<usize>) -> DriverResult<DeviceSlice<'_, u8>> {
        require!(is_covered(&self.mapped, &range), "cuMemMap", CUDA_ERROR_INVALID_VALUE);
        Ok(DeviceSlice::new(CuPtr::from(self.at(range.start)), range.len(), &self.owner))
    }

    /// Like [`bytes`](Self::bytes), but for writing.
    ///
    /// # Errors
    ///
    /// Errors of [`bytes`](Self::bytes).
    pub fn bytes_mut(&mut self, range: Range<usize>) -> DriverResult<DeviceSliceMut<'_, u8>> {
        require!(is_covered(&self.mapped, &range), "cuMemMap", CUDA_ERROR_INVALID_VALUE);
        Ok(DeviceSliceMut::new(CuPtr::from(self.at(range.start)), range.len(), &self.owner))
    }

    /// Returns the first `len` values. The caller has mapped memory for them.
    pub(super) fn part<T>(&self, len: usize) -> DeviceSlice<'_, T> {
        DeviceSlice::new(CuPtr::from(self.at(0)), len, &self.owner)
    }

    /// Like [`part`](Self::part), but for writing.
    pub(super) fn part_mut<T>(&mut self, len: usize) -> DeviceSliceMut<'_, T> {
        DeviceSliceMut::new(CuPtr::from(self.at(0)), len, &self.owner)
    }

    const fn at(&self, place: usize) -> CUdeviceptr {
        at(self.address, place)
    }

    fn free(&mut self) -> DriverResult<()> {
        let (mapped, address, bytes) = (core::mem::take(&mut self.mapped), self.address, self.bytes);
        self.owner.release(move |_| {
            for range in mapped {
                // SAFETY: the range is mapped, and all work that received its address has finished.
                unsafe { checked::cuMemUnmap(at(address, range.start), range.len())? };
            }
            // SAFETY: all memory is unmapped.
            unsafe { checked::cuMemAddressFree(at(address, 0), bytes) }
        })
    }
}

const fn at(address: u64, place: usize) -> CUdeviceptr {
    CUdeviceptr(address.wrapping_add(place as u64))
}

/// Waits for the kernels that use the memory, unmaps all memory and frees the addresses. If waiting or unmapping fails,
/// the addresses stay reserved.
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

/// Rounds up to a multiple of the granularity; the result is at least the granularity.
fn round_up(bytes: usize, granularity: usize) -> DriverResult<usize> {
    let rounded = bytes.max(1).checked_next_multiple_of(granularity.max(1));
    require!(rounded.is_some(), "cuMemCreate", CUDA_ERROR_OUT_OF_MEMORY);
    Ok(rounded.unwrap_or_default())
}

/// Returns true if sorted, disjoint ranges cover another range.
fn is_covered(ranges: &[Range<usize>], inside: &Range<usize>) -> bool {
    let reached =
        ranges.iter().fold(inside.start, |reached, range| if range.contains(&reached) { range.end } else { reached });
    inside.start <= inside.end && inside.end <= reached
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_with_gaps_do_not_cover() {
        let ranges = [0..4, 4..8, 12..16];
        for inside in [0..8, 3..5, 0..0, 12..16, 4..4, 7..7] {
            assert!(is_covered(&ranges, &inside), "{inside:?}");
        }
        for (start, end) in [(0, 9), (7, 13), (8, 12), (15, 17), (5, 4)] {
            assert!(!is_covered(&ranges, &(start..end)), "{start}..{end}");
        }
    }

    #[test]
    fn sizes_are_rounded_up_to_the_granularity() {
        assert_eq!([0, 1, 4, 5].map(|bytes| round_up(bytes, 4)), [4, 4, 4, 8].map(Ok));
        assert!(round_up(usize::MAX, 4).is_err());
    }
}
