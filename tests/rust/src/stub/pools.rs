//! Memory pools and stream-ordered allocations in the stub driver.

use super::memory::{allocate, free, later};
use super::state::{INVALID_HANDLE, INVALID_VALUE, Object, driver, state};
use core::ffi::c_void;
use cubind::cuda13::driver::CUmemPoolProps;

driver! {
    fn cuMemPoolCreate(pool: *mut usize, properties: *const CUmemPoolProps) {
        let properties = &*properties;
        if properties.allocType.0 != 1 {
            return Err(INVALID_VALUE);
        }
        let place = (properties.location.r#type.0, properties.location.id());
        let (most, is_exported) = (properties.maxSize, properties.handleTypes.0 == 1);
        *pool = state().make(Object::Pool { place, most, is_exported, kept: 0 });
        Ok(())
    }
    fn cuMemPoolDestroy(pool: usize) {
        state().destroy("cuMemPoolDestroy", pool).map(drop)
    }
    // The value is the threshold, or depends on the attribute.
    fn cuMemPoolGetAttribute(pool: usize, attribute: i32, value: *mut u64) {
        let mut state = state();
        let Object::Pool { kept, .. } = state.object("cuMemPoolGetAttribute", pool)? else {
            return Err(INVALID_HANDLE);
        };
        *value = if attribute == 4 { *kept } else { 100 + attribute as u64 };
        Ok(())
    }
    fn cuMemPoolSetAttribute(pool: usize, attribute: i32, value: *const u64) {
        let mut state = state();
        let Object::Pool { kept, .. } = state.object("cuMemPoolSetAttribute", pool)? else {
            return Err(INVALID_HANDLE);
        };
        match attribute {
            4 => *kept = *value,
            6 | 8 if *value == 0 => {}
            _ => return Err(INVALID_VALUE),
        }
        Ok(())
    }
    fn cuMemPoolSetAccess(pool: usize, _access: *const c_void, _count: usize) {
        state().object("cuMemPoolSetAccess", pool).map(drop)
    }
    fn cuMemPoolExportToShareableHandle(made: *mut i32, pool: usize, kind: i32, _flags: u64) {
        let mut state = state();
        let Object::Pool { is_exported: true, .. } = state.object("cuMemPoolExportToShareableHandle", pool)? else {
            return Err(INVALID_VALUE);
        };
        if kind != 1 {
            return Err(INVALID_VALUE);
        }
        *made = shareable().ok_or(INVALID_VALUE)?;
        Ok(())
    }
    fn cuMemAllocAsync(address: *mut usize, bytes: usize, stream: usize) {
        let mut state = state();
        state.object("cuMemAllocAsync", stream)?;
        *address = allocate(&mut state, bytes)?;
        Ok(())
    }
    // An allocation that is larger than the maximum size of the pool is an error.
    fn cuMemAllocFromPoolAsync(address: *mut usize, bytes: usize, pool: usize, stream: usize) {
        let mut state = state();
        state.object("cuMemAllocFromPoolAsync", stream)?;
        let Object::Pool { most, .. } = *state.object("cuMemAllocFromPoolAsync", pool)? else {
            return Err(INVALID_HANDLE);
        };
        if most > 0 && bytes > most {
            return Err(super::state::OUT_OF_MEMORY);
        }
        *address = allocate(&mut state, bytes)?;
        Ok(())
    }
    // The stream finishes its work before the memory is freed.
    fn cuMemFreeAsync(address: usize, stream: usize) {
        let mut state = state();
        state.object("cuMemFreeAsync", stream)?;
        let latest = state.latest();
        state.finish(stream, latest);
        free(&mut state, "cuMemFreeAsync", address)
    }
    fn cuMemsetD8Async(to: usize, _value: u8, bytes: usize, stream: usize) {
        later("cuMemsetD8Async", stream, to, 0, bytes)
    }
}

/// Returns a file descriptor for another process, or `None` on Windows, where the crate does not support exports.
fn shareable() -> Option<i32> {
    #[cfg(unix)]
    return std::fs::File::open("/dev/null").ok().map(std::os::fd::IntoRawFd::into_raw_fd);
    #[cfg(not(unix))]
    return None;
}
