//! Host and device memory that is followed by an unmapped page.

use core::ffi::{c_int, c_void};
use core::ops::{Deref, DerefMut};
use core::{ptr, slice};
use cubind::Output;
use cubind::owned::{Device, DeviceSlice, DeviceSliceMut, VirtualBuffer};

unsafe extern "C" {
    fn mmap(address: *mut c_void, bytes: usize, access: c_int, flags: c_int, file: c_int, offset: i64) -> *mut c_void;
    fn munmap(address: *mut c_void, bytes: usize) -> c_int;
    fn mprotect(address: *mut c_void, bytes: usize, access: c_int) -> c_int;
}

const READ_AND_WRITE: c_int = 3;
const PRIVATE_AND_ANONYMOUS: c_int = 0x22;
/// A multiple of the page size of every machine.
const PAGE: usize = 1 << 16;

/// Values in host memory. The last value ends at an inaccessible page.
#[derive(Debug)]
pub struct Ended<T> {
    whole: *mut c_void,
    bytes: usize,
    len: usize,
    first: *mut T,
}

impl<T: Copy> Ended<T> {
    /// Allocates `len` values.
    ///
    /// # Panics
    ///
    /// Panics if the system has no memory.
    pub fn new(len: usize, mut value: impl FnMut(usize) -> T) -> Self {
        let used = (len * size_of::<T>()).next_multiple_of(PAGE);
        let bytes = used + PAGE;
        // SAFETY: the mapping is new, so no other code uses it.
        let whole = unsafe { mmap(ptr::null_mut(), bytes, READ_AND_WRITE, PRIVATE_AND_ANONYMOUS, -1, 0) };
        assert!(whole as isize != -1, "no {bytes} bytes of memory");
        // SAFETY: the address is that of the mapping's last page.
        unsafe { assert_eq!(mprotect(whole.byte_add(used), PAGE, 0), 0) };
        // SAFETY: the size of a type is a multiple of its alignment.
        let first = unsafe { whole.byte_add(used - len * size_of::<T>()) }.cast::<T>();
        for index in 0..len {
            // SAFETY: the mapping has space for this index.
            unsafe { first.add(index).write(value(index)) };
        }
        Self { whole, bytes, len, first }
    }
}

impl<T> Deref for Ended<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        // SAFETY: all values have been written.
        unsafe { slice::from_raw_parts(self.first, self.len) }
    }
}

impl<T> DerefMut for Ended<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: all values have been written.
        unsafe { slice::from_raw_parts_mut(self.first, self.len) }
    }
}

impl<T> Drop for Ended<T> {
    fn drop(&mut self) {
        // SAFETY: the arguments describe the whole mapping, and its values need no drop.
        unsafe { munmap(self.whole, self.bytes) };
    }
}

/// Values in device memory. The last value ends at an unmapped page.
#[derive(Debug)]
pub struct EndedThere<T> {
    whole: VirtualBuffer<T>,
    first: usize,
}

impl<T: Output> EndedThere<T> {
    /// Allocates `len` zeros.
    pub(super) fn zeroed(device: Device, len: usize) -> Option<Self> {
        // The size is a multiple of the granularity of mappings.
        let whole = (len * size_of::<T>()).next_multiple_of(1 << 21).max(1 << 21) / size_of::<T>();
        // A range of the same size is reserved after the memory and never mapped, so that no other memory follows.
        let mut memory = VirtualBuffer::reserve(device, 2 * whole).ok()?;
        memory.grow(whole).ok()?;
        memory.as_mut_slice().fill_with_zeros().ok()?;
        Some(Self { whole: memory, first: whole - len })
    }

    /// Returns the values for a call that reads them.
    pub fn read(&self) -> DeviceSlice<'_, T> {
        self.whole.as_slice().slice(self.first..)
    }

    /// Returns the values for a call that writes them.
    pub fn write(&mut self) -> DeviceSliceMut<'_, T> {
        let first = self.first;
        self.whole.as_mut_slice().slice_mut(first..)
    }
}
