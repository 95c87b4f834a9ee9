//! Memory pools for stream-ordered allocation.

use super::call::{DriverResult, call};
use super::device::Device;
use super::virtual_memory;
use crate::owned::Owned;
use crate::owned::base::checked;
use crate::owned::base::sys;
use crate::owned::base::{
    CUmemAccess_flags, CUmemAccessDesc, CUmemAllocationHandleType, CUmemAllocationType, CUmemLocationType,
    CUmemPool_attribute, CUmemPoolProps, CUmemoryPool,
};

/// A pool of device or host memory. Memory that a [`StreamBuffer`](super::StreamBuffer) frees stays in the pool for the
/// next allocation.
///
/// ```no_run
/// use cubind::owned::{Device, MemoryPool, PoolOptions, Stream, StreamBuffer};
///
/// let device = Device::get(0)?;
/// device.make_current()?;
/// let pool = MemoryPool::new(&PoolOptions::on(device).max_bytes(1 << 30))?;
/// pool.set_release_threshold(64 << 20)?; // stays reserved while it is unused
/// let stream = Stream::new()?;
/// let memory = StreamBuffer::<f32>::zeroed_in(1024, &pool, &stream)?;
/// assert_eq!(pool.usage()?.used, 4096);
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
///
/// Allocations can outlive the pool: the driver keeps the pool's memory until the last allocation is freed.
///
/// ```no_run
/// # use cubind::owned::{DriverResult, MemoryPool, Stream, StreamBuffer};
/// fn first(pool: MemoryPool, stream: &Stream) -> DriverResult<StreamBuffer<'_, f32>> {
///     StreamBuffer::zeroed_in(1024, &pool, stream)
/// }
/// ```
pub type MemoryPool = Owned<CUmemoryPool>;

/// Options of a new [`MemoryPool`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct PoolOptions {
    kind: CUmemLocationType,
    place: i32,
    max_bytes: usize,
    is_exported: bool,
}

impl PoolOptions {
    /// Creates options for a pool of device memory.
    pub fn on(device: Device) -> Self {
        Self::in_place(CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, device.number())
    }

    /// Creates options for a pool of host memory, on any NUMA node. A device can only use the memory if the pool
    /// [allows](MemoryPool::allow) it.
    pub const fn on_host() -> Self {
        Self::in_place(CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST, 0)
    }

    /// Creates options for a pool of host memory on one NUMA node. A device can only use the memory if the pool
    /// [allows](MemoryPool::allow) it.
    pub const fn on_host_node(node: i32) -> Self {
        Self::in_place(CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA, node)
    }

    const fn in_place(kind: CUmemLocationType, place: i32) -> Self {
        Self { kind, place, max_bytes: 0, is_exported: false }
    }

    /// Sets the maximum size in bytes. By default, or if `bytes` is 0, the size is limited by the available memory.
    /// Drivers before CUDA 12.2 do not support this option.
    pub const fn max_bytes(mut self, bytes: usize) -> Self {
        self.max_bytes = bytes;
        self
    }

    /// Allows other processes to use the pool, through [`export`](MemoryPool::export).
    #[cfg(unix)]
    pub const fn exported(mut self) -> Self {
        self.is_exported = true;
        self
    }
}

/// Memory usage of a [`MemoryPool`], in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PoolUsage {
    /// Allocated memory.
    pub used: u64,
    /// The maximum of `used` since [`reset_maxima`](MemoryPool::reset_maxima).
    pub most_used: u64,
    /// Memory that the pool has reserved, whether it is used or not.
    pub reserved: u64,
    /// The maximum of `reserved` since [`reset_maxima`](MemoryPool::reset_maxima).
    pub most_reserved: u64,
}

impl Owned<CUmemoryPool> {
    /// Creates a pool.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemPoolCreate`: `CUDA_ERROR_NOT_SUPPORTED` for devices without memory pools, or if the driver does
    /// not support pools of host memory.
    pub fn new(options: &PoolOptions) -> DriverResult<Self> {
        let PoolOptions { kind, place, max_bytes, is_exported } = *options;
        let properties = CUmemPoolProps {
            allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
            handleTypes: match is_exported {
                true => CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
                false => CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE,
            },
            location: virtual_memory::place(kind, place),
            maxSize: max_bytes,
            ..CUmemPoolProps::default()
        };
        // SAFETY: the properties have no pointers, and the pool is new.
        unsafe { checked::cuMemPoolCreate(&properties).map(|pool| Self::from_raw(pool)) }
    }

    /// Sets the number of unused bytes that the pool keeps when the program synchronizes with a stream, an event or the
    /// context. The default is 0.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemPoolSetAttribute`.
    pub fn set_release_threshold(&self, bytes: u64) -> DriverResult<()> {
        self.set(CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, bytes)
    }

    /// Returns the threshold that [`set_release_threshold`](Self::set_release_threshold) has set, in bytes.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemPoolGetAttribute`.
    pub fn release_threshold(&self) -> DriverResult<u64> {
        self.get(CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD)
    }

    /// Returns the current memory usage. The values are not a consistent snapshot if other threads allocate at the same
    /// time.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemPoolGetAttribute`.
    pub fn usage(&self) -> DriverResult<PoolUsage> {
        Ok(PoolUsage {
            used: self.get(CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT)?,
            most_used: self.get(CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH)?,
            reserved: self.get(CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT)?,
            most_reserved: self.get(CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH)?,
        })
    }

    /// Resets the maxima to the current values.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemPoolSetAttribute`.
    pub fn reset_maxima(&self) -> DriverResult<()> {
        self.set(CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH, 0)?;
        self.set(CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, 0)
    }

    /// Allows another device to use the pool's memory, including existing allocations.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemPoolSetAccess`: `CUDA_ERROR_INVALID_DEVICE` if the device cannot access the memory.
    pub fn allow(&self, device: Device) -> DriverResult<()> {
        let access = CUmemAccessDesc {
            location: virtual_memory::place(CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, device.number()),
            flags: CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
        };
        // SAFETY: the pool is alive.
        unsafe { checked::cuMemPoolSetAccess(self.handle(), &[access]) }
    }

    /// Releases unused memory, except for `bytes` bytes.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemPoolTrimTo`.
    pub fn trim_to(&self, bytes: usize) -> DriverResult<()> {
        // SAFETY: the pool is alive.
        unsafe { checked::cuMemPoolTrimTo(self.handle(), bytes) }
    }

    /// Creates a file descriptor through which another process can open the pool
    /// (`cuMemPoolImportFromShareableHandle`).
    ///
    /// # Errors
    ///
    /// Errors of `cuMemPoolExportToShareableHandle`: `CUDA_ERROR_INVALID_VALUE` if the pool was not created [for
    /// export](PoolOptions::exported).
    #[cfg(unix)]
    pub fn export(&self) -> DriverResult<std::os::fd::OwnedFd> {
        use std::os::fd::{FromRawFd, OwnedFd};

        let (mut file, kind) = (-1, CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
        // SAFETY: the pool is alive, such a handle is an `int`, and there are no flags.
        call!("cuMemPoolExportToShareableHandle", unsafe {
            sys::cuMemPoolExportToShareableHandle((&raw mut file).cast(), self.handle(), kind, 0)
        })?;
        // SAFETY: the file descriptor is new, and has no other owner.
        Ok(unsafe { OwnedFd::from_raw_fd(file) })
    }

    /// Reads a 64-bit attribute.
    fn get(&self, attribute: CUmemPool_attribute) -> DriverResult<u64> {
        let mut value = 0_u64;
        // SAFETY: the pool is alive, and the callers' attributes are 64-bit integers.
        call!("cuMemPoolGetAttribute", unsafe {
            sys::cuMemPoolGetAttribute(self.handle(), attribute, (&raw mut value).cast())
        })?;
        Ok(value)
    }

    fn set(&self, attribute: CUmemPool_attribute, value: u64) -> DriverResult<()> {
        let mut value = value;
        // SAFETY: the pool is alive, and the callers' attributes are 64-bit integers; the driver only reads the value.
        call!("cuMemPoolSetAttribute", unsafe {
            sys::cuMemPoolSetAttribute(self.handle(), attribute, (&raw mut value).cast())
        })
    }
}
