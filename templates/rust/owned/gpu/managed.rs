//! Managed memory: the same addresses on the host and on devices.

use core::fmt;
use core::marker::PhantomData;
use core::ptr::NonNull;

use super::allocation::AllocationState;
use super::call::{DriverResult, Home, bytes, call, refused, relaxed, require};
use super::device::Device;
use super::line::Work;
use super::slice::DeviceSlice;
use super::slice_mut::DeviceSliceMut;
use super::trace;
use super::virtual_memory;
use crate::owned::MaybeHandle;
use crate::owned::base::checked;
use crate::owned::base::{CUdevice_attribute, CUdeviceptr, CUmemAttach_flags, CUmemLocation, CUmemLocationType, CUmem_advise, CUresult, CUstream};
use crate::owned::base::sys;
use crate::support::{CuPtr, Error, Input, Output};

/// A buffer in managed memory, which migrates between the host and devices automatically. It is freed when the buffer
/// is dropped.
///
/// The host accesses the values as a slice, after waiting for the kernels and copies that use them:
///
/// ```no_run
/// use cubind::owned::{Device, ManagedBuffer};
///
/// Device::get(0)?.make_current()?;
/// let mut numbers = ManagedBuffer::<f32>::zeroed(1024)?;
/// numbers.host_mut()?[0] = 1.0;
/// // … a launch with `&mut numbers` …
/// println!("{:?}", &numbers.host()?[..4]);
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
///
/// Access by the host requires that all devices support concurrent managed access, as devices since Pascal do on Linux.
/// On Windows, WSL and Tegra, the host may not access managed memory while a device is working: there
/// [`host`](Self::host) returns an error. Copies through [`as_slice`](Self::as_slice) and
/// [`as_mut_slice`](Self::as_mut_slice) work on all systems:
///
/// ```no_run
/// # use cubind::owned::{DriverResult, ManagedBuffer};
/// # fn run(mut numbers: ManagedBuffer<f32>) -> DriverResult<()> {
/// let on_host = numbers.as_slice().to_vec()?;
/// numbers.as_mut_slice().copy_from(&on_host)?;
/// # Ok(())
/// # }
/// ```
///
/// The lifetime of a host slice must end before a launch takes the buffer for writing:
///
/// ```compile_fail,E0502
/// # use cubind::owned::*;
/// fn run(write: impl Fn(&mut ManagedBuffer<f32>), mut numbers: ManagedBuffer<f32>) -> DriverResult<()> {
///     let host = numbers.host()?;
///     write(&mut numbers);
///     println!("{}", host[0]);
///     Ok(())
/// }
/// ```
#[must_use = "dropping this frees the memory"]
pub struct ManagedBuffer<T> {
    values: NonNull<T>,
    len: usize,
    owner: AllocationState,
    /// True if the host may access the values while devices are working on other memory.
    is_concurrent: bool,
    owned: PhantomData<T>,
}

// SAFETY: it owns its values, like a `Vec`, and can be freed on every thread.
unsafe impl<T: Send> Send for ManagedBuffer<T> {}
// SAFETY: a shared reference only reads the values, as with a `Vec`.
unsafe impl<T: Sync> Sync for ManagedBuffer<T> {}

impl<T> ManagedBuffer<T> {
    /// Allocates memory for `len` values, without initializing it.
    fn allocate(len: usize) -> DriverResult<Self> {
        let owner = AllocationState::new(Home::current()?);
        let is_concurrent = is_concurrent()?;
        let values = match bytes::<T>(len)? {
            0 => NonNull::dangling(),
            bytes => {
                // SAFETY: the driver accepts any size.
                let address = unsafe { checked::cuMemAllocManaged(bytes, CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL)? };
                trace::allocated("cuMemAllocManaged", bytes, address.0);
                let pointer = core::ptr::with_exposed_provenance_mut(usize::try_from(address.0).unwrap_or_default());
                let memory = NonNull::new(pointer);
                require!(memory.is_some(), "cuMemAllocManaged", CUDA_ERROR_OUT_OF_MEMORY);
                memory.unwrap_or(NonNull::dangling())
            }
        };
        let buffer = Self { values, len, owner, is_concurrent, owned: PhantomData };
        require!(buffer.values.is_aligned(), "cuMemAllocManaged", CUDA_ERROR_MISALIGNED_ADDRESS);
        Ok(buffer)
    }

    /// Returns the number of values in the buffer.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns true if the buffer contains no values.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the address of the first value, for raw functions and for kernels whose parameter types are not
    /// declared.
    pub fn as_ptr(&self) -> CuPtr<T> {
        CuPtr::from(self.values.as_ptr())
    }

    /// Returns a read-only slice of all values, for use on a device, and for copies.
    pub fn as_slice(&self) -> DeviceSlice<'_, T> {
        DeviceSlice::new(self.as_ptr(), self.len, &self.owner)
    }

    /// Returns a mutable slice of all values, for use on a device, and for copies.
    pub fn as_mut_slice(&mut self) -> DeviceSliceMut<'_, T> {
        DeviceSliceMut::new(self.as_ptr(), self.len, &self.owner)
    }

    /// Waits until the host may access the values. Returns an error if the host may access the values only while all
    /// devices are idle, or only while no graph is launched, because neither condition can be ensured.
    fn wait_for_host(&self) -> DriverResult<()> {
        if self.owner.is_kept() {
            let words = "a recorded graph uses the memory, and could be launched while the host uses it: copy it with `as_slice` and \
                         `as_mut_slice`, or drop the graph first";
            return Err(refused!("cuMemAllocManaged", CUDA_ERROR_NOT_PERMITTED, words.to_owned()));
        }
        self.owner.settle()?;
        if self.is_concurrent {
            return Ok(());
        }
        let words = "a device has no concurrent managed access: the host may not access managed memory while any device is working; \
                     copy it with `as_slice` and `as_mut_slice`";
        Err(refused!("cuMemAllocManaged", CUDA_ERROR_NOT_SUPPORTED, words.to_owned()))
    }

    /// Migrates the values to a device, or to the host (`None`), in the order of a stream.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemPrefetchAsync`: `CUDA_ERROR_INVALID_DEVICE` for devices without concurrent managed access.
    pub fn prefetch(&self, to: Option<Device>, stream: impl MaybeHandle<CUstream>) -> DriverResult<()> {
        let size = bytes::<T>(self.len)?;
        if size == 0 {
            return Ok(());
        }
        let (home, handle) = (self.owner.home(), stream.as_handle_or_null());
        // Other work on the values need not wait for the migration, but freeing the memory must wait for it.
        self.as_slice().unordered().in_use().start(&Work::in_live(&stream, home), || {
            home.enter(|| {
                // The checked functions of the major versions have different names.
                // SAFETY: the memory has this size, and waits for the stream before it is freed; there are no flags.
                call!("cuMemPrefetchAsync", unsafe { sys::cuMemPrefetchAsync_v2(self.raw(), size, place(to), 0, handle) })
            })
        })?;
        trace::copied("cuMemPrefetchAsync", size, Some(handle));
        Ok(())
    }

    /// Advises the driver on the expected use of the values.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemAdvise`.
    pub fn advise(&self, advice: Advice) -> DriverResult<()> {
        let size = bytes::<T>(self.len)?;
        if size == 0 {
            return Ok(());
        }
        let (what, of) = match advice {
            Advice::ReadMostly => (CUmem_advise::CU_MEM_ADVISE_SET_READ_MOSTLY, None),
            Advice::NotReadMostly => (CUmem_advise::CU_MEM_ADVISE_UNSET_READ_MOSTLY, None),
            Advice::Preferred(place) => (CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION, place),
            Advice::NotPreferred => (CUmem_advise::CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION, None),
            Advice::AccessedBy(place) => (CUmem_advise::CU_MEM_ADVISE_SET_ACCESSED_BY, place),
            Advice::NotAccessedBy(place) => (CUmem_advise::CU_MEM_ADVISE_UNSET_ACCESSED_BY, place),
        };
        // SAFETY: the memory has the size that is passed.
        self.owner.home().enter(|| call!("cuMemAdvise", unsafe { sys::cuMemAdvise_v2(self.raw(), size, what, place(of)) }))
    }

    fn raw(&self) -> CUdeviceptr {
        CUdeviceptr(self.as_ptr().address())
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
        if bytes::<T>(core::mem::take(&mut self.len))? == 0 {
            return Ok(());
        }
        let address = self.raw();
        self.owner.release(move |home| {
            // SAFETY: the memory belonged to this buffer, and all work that received its address has finished.
            home.enter(|| relaxed(|| unsafe { checked::cuMemFree(address) }))?;
            trace::freed("cuMemFree", address.0);
            Ok(())
        })
    }
}

/// Advice on the use of managed memory. A location is a device, or the host (`None`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Advice {
    /// The memory is mostly read, so each reader may get its own copy.
    ReadMostly,
    /// Withdraws [`ReadMostly`](Self::ReadMostly).
    NotReadMostly,
    /// The memory should stay at this location.
    Preferred(Option<Device>),
    /// Withdraws [`Preferred`](Self::Preferred).
    NotPreferred,
    /// The memory is accessed from this location, and should be mapped there.
    AccessedBy(Option<Device>),
    /// Withdraws [`AccessedBy`](Self::AccessedBy).
    NotAccessedBy(Option<Device>),
}

fn place(of: Option<Device>) -> CUmemLocation {
    let kind = match of {
        Some(_) => CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
        None => CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST,
    };
    virtual_memory::place(kind, of.map_or(0, Device::number))
}

/// Returns true if all devices allow the host to access managed memory while they are working.
fn is_concurrent() -> DriverResult<bool> {
    for device in Device::all()? {
        if device.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS)? == 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

impl<T: Input> ManagedBuffer<T> {
    /// Allocates managed memory with these values.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemAllocManaged`: `CUDA_ERROR_OUT_OF_MEMORY`, `CUDA_ERROR_NOT_SUPPORTED`, or
    /// `CUDA_ERROR_INVALID_CONTEXT` if the thread has no current context. If the host may not write the values, errors
    /// of `cuMemcpyHtoD`.
    pub fn from_slice(values: &[T]) -> DriverResult<Self> {
        let mut buffer = Self::allocate(values.len())?;
        if buffer.is_concurrent {
            // SAFETY: the memory is new and has this size; `Input` guarantees that the values may be copied.
            unsafe { buffer.values.copy_from_nonoverlapping(NonNull::from(values).cast(), values.len()) };
        } else {
            buffer.as_mut_slice().copy_from(values)?;
        }
        Ok(buffer)
    }
}

/// Like [`ManagedBuffer::from_slice`].
impl<T: Input> TryFrom<&[T]> for ManagedBuffer<T> {
    type Error = Error<CUresult>;

    fn try_from(values: &[T]) -> DriverResult<Self> {
        Self::from_slice(values)
    }
}

impl<T: Output> ManagedBuffer<T> {
    /// Allocates managed memory for `len` values, and sets them to zero.
    ///
    /// # Errors
    ///
    /// Errors of [`from_slice`](Self::from_slice), with `cuMemsetD8` in place of `cuMemcpyHtoD`.
    pub fn zeroed(len: usize) -> DriverResult<Self> {
        let mut buffer = Self::allocate(len)?;
        if buffer.is_concurrent {
            // SAFETY: the memory has this size, and `Output` guarantees that zeros are valid values.
            unsafe { buffer.values.write_bytes(0, len) };
        } else {
            buffer.as_mut_slice().fill_with_zeros()?;
        }
        Ok(buffer)
    }

    /// Returns the values for reading on the host, after waiting for the work that uses them. Kernels must not write
    /// them while the slice is borrowed.
    ///
    /// A device may write any bytes. Therefore types with invalid bit patterns, such as `bool`, are not accessible on
    /// the host.
    ///
    /// # Errors
    ///
    /// Errors of waiting for that work. `CUDA_ERROR_NOT_SUPPORTED` if any device has no concurrent managed access;
    /// `CUDA_ERROR_NOT_PERMITTED` if a [`RecordedGraph`](super::RecordedGraph) uses the values.
    pub fn host(&self) -> DriverResult<&[T]> {
        self.wait_for_host()?;
        // SAFETY: `len` values were written, and all bytes are valid. A launch of a kernel that writes the values
        // borrows them mutably, or its caller guarantees that they are not read. No graph that safe code can launch
        // uses them.
        Ok(unsafe { core::slice::from_raw_parts(self.values.as_ptr(), self.len) })
    }

    /// Like [`host`](Self::host), but for writing.
    ///
    /// # Errors
    ///
    /// Errors of [`host`](Self::host).
    pub fn host_mut(&mut self) -> DriverResult<&mut [T]> {
        self.wait_for_host()?;
        // SAFETY: the values are initialized and valid, as for `host`, and this is the only borrow.
        Ok(unsafe { core::slice::from_raw_parts_mut(self.values.as_ptr(), self.len) })
    }
}

/// Frees the memory and ignores errors; [`close`](ManagedBuffer::close) reports them.
impl<T> Drop for ManagedBuffer<T> {
    fn drop(&mut self) {
        let _ = self.free();
    }
}

impl<T> fmt::Debug for ManagedBuffer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ManagedBuffer({:?}, {} values)", self.as_ptr(), self.len)
    }
}
