//! Pools of memory, from which streams allocate.

use super::call::{DriverResult, call};
use crate::owned::Owned;
use crate::owned::base::checked;
use crate::owned::base::sys;
use crate::owned::base::{CUmemPool_attribute, CUmemoryPool};

/// A pool of a device's memory: what a [`StreamBuffer`](super::StreamBuffer) gives back stays there for the next one.
///
/// ```no_run
/// use cubind::cuda13::owned::driver::*;
/// use cubind::owned::{Device, MemoryPool, Stream, StreamBuffer};
///
/// Device::get(0)?.make_current()?;
/// let mut properties = CUmemPoolProps::default();
/// properties.allocType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
/// properties.location.r#type = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE; // device 0
/// // SAFETY: the properties ask for nothing of the system's.
/// let pool: MemoryPool = unsafe { cuMemPoolCreate(&properties)? };
/// pool.keep(64 << 20)?; // that much also while nobody uses it
/// let stream = Stream::new()?;
/// let memory = StreamBuffer::<f32>::zeroed_in(1024, &pool, &stream)?;
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
///
/// What is allocated from it is dropped before:
///
/// ```compile_fail,E0505
/// # use cubind::owned::{MemoryPool, Stream, StreamBuffer};
/// fn late(pool: MemoryPool, stream: &Stream) {
///     let memory = StreamBuffer::<f32>::zeroed_in(1024, &pool, stream);
///     drop(pool);
///     drop(memory);
/// }
/// ```
pub type MemoryPool = Owned<CUmemoryPool>;

impl Owned<CUmemoryPool> {
    /// How many bytes it keeps that nobody uses, when something waits for a stream, an event or the context: at first, none.
    ///
    /// # Errors
    ///
    /// What `cuMemPoolSetAttribute` returns.
    pub fn keep(&self, bytes: u64) -> DriverResult<()> {
        let mut bytes = bytes;
        let attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
        // SAFETY: the pool is alive, and the attribute is a number of 64 bits.
        call!("cuMemPoolSetAttribute", unsafe {
            sys::cuMemPoolSetAttribute(self.handle(), attribute, (&raw mut bytes).cast())
        })
    }

    /// Gives memory that nobody uses back to the device, but for so many bytes.
    ///
    /// # Errors
    ///
    /// What `cuMemPoolTrimTo` returns.
    pub fn trim_to(&self, bytes: usize) -> DriverResult<()> {
        // SAFETY: the pool is alive.
        unsafe { checked::cuMemPoolTrimTo(self.handle(), bytes) }
    }
}
