//! Pinned (page-locked) host memory, which devices access directly.

use core::ffi::c_void;
use core::fmt;
use core::marker::PhantomData;
use core::ops::{Deref, DerefMut};
use core::ptr::{self, NonNull};

use super::accesses::Access;
use super::allocation::{AllocationState, InUse};
use super::call::{DriverResult, Home, bytes, call, relaxed, require};
use super::line::Work;
use super::pending::Pending;
use super::trace;
use crate::owned::MaybeHandle;
use crate::owned::base::checked;
use crate::owned::base::{CU_MEMHOSTALLOC_PORTABLE, CUdeviceptr, CUresult, CUstream};
use crate::support::{CuPtr, Error, Input, Output};

/// A buffer in pinned host memory, which is freed when the buffer is dropped. Copies are only asynchronous with pinned
/// memory.
///
/// ```no_run
/// use cubind::owned::{Device, DeviceBuffer, PinnedBuffer, Stream};
///
/// Device::get(0)?.make_current()?;
/// let stream = Stream::new()?;
/// let mut memory = DeviceBuffer::zeroed(1024)?;
/// let upload = memory.upload(PinnedBuffer::from_slice(&[1.0_f32; 1024])?, &stream)?;
/// // … other work …
/// let mut numbers = upload.wait()?;
/// numbers[0] = 2.0;
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
pub struct PinnedBuffer<T> {
    values: NonNull<T>,
    len: usize,
    /// The allocation, or `None` if there is no allocation to free.
    owner: Option<AllocationState>,
    owned: PhantomData<T>,
}

// SAFETY: it owns its values, like a `Vec`, and can be freed on every thread.
unsafe impl<T: Send> Send for PinnedBuffer<T> {}
// SAFETY: a shared reference only reads the values, as with a `Vec`.
unsafe impl<T: Sync> Sync for PinnedBuffer<T> {}

impl<T> PinnedBuffer<T> {
    /// Allocates memory for `len` values, without initializing it.
    fn allocate(len: usize) -> DriverResult<Self> {
        let bytes = bytes::<T>(len)?;
        if bytes == 0 {
            return Ok(Self::empty(len));
        }
        let home = Home::current()?;
        // SAFETY: the context is current.
        let memory = unsafe { checked::cuMemHostAlloc(bytes, CU_MEMHOSTALLOC_PORTABLE)? };
        trace::allocated("cuMemHostAlloc", bytes, memory.addr() as u64);
        let Some(memory) = NonNull::new(memory) else {
            call!("cuMemHostAlloc", CUresult::CUDA_ERROR_OUT_OF_MEMORY)?;
            return Ok(Self::empty(len));
        };
        // From here on, dropping the buffer frees the memory.
        let buffer = Self { values: memory.cast(), len, owner: Some(AllocationState::new(home)), owned: PhantomData };
        // The alignment of the memory is not documented.
        require!(buffer.values.is_aligned(), "cuMemHostAlloc", CUDA_ERROR_MISALIGNED_ADDRESS);
        Ok(buffer)
    }

    /// Creates a buffer without an allocation.
    const fn empty(len: usize) -> Self {
        Self { values: NonNull::dangling(), len, owner: None, owned: PhantomData }
    }

    /// Waits for the kernels and library functions that use the buffer, before the host uses it again.
    ///
    /// # Errors
    ///
    /// Errors of waiting for that work.
    pub fn synchronize(&self) -> DriverResult<()> {
        self.owner.as_ref().map_or(Ok(()), AllocationState::settle)
    }

    /// Returns the address for a kernel, and the state that is kept until the driver has accepted the launch.
    pub(super) fn for_kernel(&self, writes: bool) -> (CUdeviceptr, InUse<'_>) {
        (CUdeviceptr(self.device_ptr().address()), self.in_use(writes))
    }

    fn in_use(&self, writes: bool) -> InUse<'_> {
        let access = Access { writes, ..Access::ALL };
        self.owner.as_ref().map_or_else(InUse::none, |owner| owner.access(access, true))
    }

    /// Orders a copy that is about to start after the kernels that use the buffer.
    fn order(&self, work: &Work) -> DriverResult<()> {
        self.owner.as_ref().map_or(Ok(()), |owner| owner.order(work, &Access::ALL))
    }

    /// The address of the first value for kernels, which may use it while the buffer exists. It is the same on devices
    /// and on the host.
    pub fn device_ptr(&self) -> CuPtr<T> {
        CuPtr::from(self.values.as_ptr())
    }
}

impl<T: Input> PinnedBuffer<T> {
    /// Allocates pinned memory with these values.
    ///
    /// # Errors
    ///
    /// Errors of `cuMemHostAlloc`: `CUDA_ERROR_OUT_OF_MEMORY`, or `CUDA_ERROR_INVALID_CONTEXT` if the thread has no
    /// current context. `CUDA_ERROR_MISALIGNED_ADDRESS` if the allocated memory is not aligned for the type; current
    /// drivers align it to 512 bytes.
    pub fn from_slice(values: &[T]) -> DriverResult<Self> {
        let buffer = Self::allocate(values.len())?;
        // SAFETY: the memory is new and has this size; `Input` guarantees that the values may be copied.
        unsafe { buffer.values.copy_from_nonoverlapping(NonNull::from(values).cast(), values.len()) };
        Ok(buffer)
    }
}

/// Like [`PinnedBuffer::from_slice`].
impl<T: Input> TryFrom<&[T]> for PinnedBuffer<T> {
    type Error = Error<CUresult>;

    fn try_from(values: &[T]) -> DriverResult<Self> {
        Self::from_slice(values)
    }
}

impl<T: Output> PinnedBuffer<T> {
    /// Allocates pinned memory for `len` values, and sets them to zero.
    ///
    /// # Errors
    ///
    /// Errors of [`from_slice`](Self::from_slice).
    pub fn zeroed(len: usize) -> DriverResult<Self> {
        let buffer = Self::allocate(len)?;
        // SAFETY: the memory has this size, and `Output` guarantees that zeros are valid values.
        unsafe { buffer.values.write_bytes(0, len) };
        Ok(buffer)
    }
}

impl<T> Deref for PinnedBuffer<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        // SAFETY: `len` values were written, and no other code writes them: `Pending` owns the buffer while a device
        // writes to it.
        unsafe { core::slice::from_raw_parts(self.values.as_ptr(), self.len) }
    }
}

impl<T> DerefMut for PinnedBuffer<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: `len` values were written, and no other code writes them: `Pending` owns the buffer while a device
        // writes to it.
        unsafe { core::slice::from_raw_parts_mut(self.values.as_ptr(), self.len) }
    }
}

/// Frees the memory, after waiting for the kernels that use it. If recorded graphs use the memory, it is freed when the
/// last of these graphs is destroyed. If waiting or freeing fails, the memory stays allocated.
impl<T> Drop for PinnedBuffer<T> {
    fn drop(&mut self) {
        let address = self.values.as_ptr().expose_provenance();
        let Some(owner) = &mut self.owner else { return };
        let _ = owner.release(move |home| {
            let memory = ptr::with_exposed_provenance_mut::<c_void>(address);
            // SAFETY: the memory belonged to this buffer, and all work that received its address has finished.
            home.enter(|| relaxed(|| unsafe { checked::cuMemFreeHost(memory) }))?;
            trace::freed("cuMemFreeHost", address as u64);
            Ok(())
        });
    }
}

impl<T: fmt::Debug> fmt::Debug for PinnedBuffer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

/// Pinned memory for an asynchronous copy: a [`PinnedBuffer`], or a [`Pending`] copy of one. In the latter case, the
/// new copy is ordered after the pending copy, without waiting on the host.
///
/// ```no_run
/// use cubind::owned::{Device, DeviceBuffer, PinnedBuffer, Stream};
///
/// # cubind::kernel! { unsafe fn square(values: Out<f32>); }
/// # fn run(square: square) -> Result<(), cubind::Error<cubind::cuda13::driver::CUresult>> {
/// let (stream, mut memory) = (Stream::new()?, DeviceBuffer::zeroed(1024)?);
/// let upload = memory.upload(PinnedBuffer::from_slice(&[3.0_f32; 1024])?, &stream)?;
/// // SAFETY: the kernel squares 1024 values.
/// unsafe { square.launch(&stream, 1, 1024, &mut memory)? };
/// let squares = memory.download(upload, &stream)?.wait()?;
/// assert_eq!(squares[..], [9.0; 1024]);
/// # Ok(())
/// # }
/// ```
pub trait PinnedMemory<T>: sealed::Memory<T> {}

impl<T> PinnedMemory<T> for PinnedBuffer<T> {}
impl<T> PinnedMemory<T> for Pending<PinnedBuffer<T>> {}

mod sealed {
    use super::{Pending, PinnedBuffer};

    /// The operations on pinned memory, which are implemented for a buffer and for a pending copy.
    pub trait Memory<T> {
        /// Returns the number of values in the buffer.
        fn count(&self) -> usize;
        fn memory(self) -> EitherMemory<T>;
    }

    pub enum EitherMemory<T> {
        Idle(PinnedBuffer<T>),
        InCopy(Pending<PinnedBuffer<T>>),
    }

    impl<T> Memory<T> for PinnedBuffer<T> {
        fn count(&self) -> usize {
            self.len
        }

        fn memory(self) -> EitherMemory<T> {
            EitherMemory::Idle(self)
        }
    }

    impl<T> Memory<T> for Pending<PinnedBuffer<T>> {
        fn count(&self) -> usize {
            self.memory().len
        }

        fn memory(self) -> EitherMemory<T> {
            EitherMemory::InCopy(self)
        }
    }
}

/// Starts a copy between pinned memory and a device.
pub(super) fn start_copy<T>(
    memory: impl PinnedMemory<T>,
    device: InUse<'_>,
    home: Home,
    stream: &impl MaybeHandle<CUstream>,
    copy: impl FnOnce(&mut [T], CUstream) -> DriverResult<()>,
) -> DriverResult<Pending<PinnedBuffer<T>>> {
    let copy = |memory: &mut PinnedBuffer<T>, stream| copy(memory, stream);
    match memory.memory() {
        sealed::EitherMemory::Idle(memory) => {
            // Orders the copy after kernels that use the memory. The copy itself is tracked by `Pending`.
            let order = |memory: &PinnedBuffer<T>, work: &Work| memory.order(work);
            Pending::start(memory, device, home, stream, order, copy)
        }
        sealed::EitherMemory::InCopy(pending) => pending.go_on(device, home, stream, copy),
    }
}
