//! A list with a lock. The layout of the list is part of the interface between packages (`abi`), so that extension
//! modules from different compilers can share the list. The memory is allocated by the C library, which all extension
//! modules share.
//!
//! A lock is held only briefly. Its holder runs no Python code, and does not release the GIL where there is one. The
//! garbage collector therefore never waits for a thread that holds the lock.

use core::cell::UnsafeCell;
use core::ffi::c_void;
use core::hint::spin_loop;
use core::ops::Deref;
use core::sync::atomic::{AtomicU32, Ordering};
use core::{ptr, slice};

unsafe extern "C" {
    fn realloc(memory: *mut c_void, size: usize) -> *mut c_void;
    fn free(memory: *mut c_void);
}

/// A list with its lock.
#[repr(C)]
pub struct List<T> {
    /// The lock: 1 while it is held, otherwise 0.
    lock: AtomicU32,
    parts: UnsafeCell<Parts<T>>,
}

#[repr(C)]
struct Parts<T> {
    first: *mut T,
    count: usize,
    capacity: usize,
}

// SAFETY: the parts are only accessed while the lock is held.
unsafe impl<T: Send> Sync for List<T> {}
// SAFETY: the list owns its contents.
unsafe impl<T: Send> Send for List<T> {}

/// The guard of a list's lock.
pub struct Locked<'a, T>(&'a List<T>);

/// Allocates memory for this many elements. If memory is exhausted, the process aborts, as usual in Rust.
fn allocate<T>(old: *mut T, count: usize) -> *mut T {
    let size = count.checked_mul(size_of::<T>()).expect("no list is as large as memory");
    // SAFETY: `old` is null, or memory that this function allocated.
    let memory = unsafe { realloc(old.cast(), size) }.cast::<T>();
    assert!(!memory.is_null(), "no memory left for the objects that a record keeps alive");
    memory
}

impl<T> List<T> {
    /// Creates a list, which [`into_vec`](Self::into_vec) frees.
    pub fn make() -> *mut Self {
        let list = allocate(ptr::null_mut::<Self>(), 1);
        let parts = Parts { first: ptr::null_mut(), count: 0, capacity: 0 };
        // SAFETY: the memory has the size of the list.
        unsafe { list.write(Self { lock: AtomicU32::new(0), parts: UnsafeCell::new(parts) }) };
        list
    }

    /// Frees a list and returns its elements.
    ///
    /// # Safety
    ///
    /// The list must have been created by [`make`](Self::make), and must not be used afterwards.
    pub unsafe fn into_vec(list: *mut Self) -> Vec<T> {
        // SAFETY: the caller meets the requirements of this function; nothing refers to the memory afterwards.
        unsafe {
            let all = (*list).lock().extract_if(|_| true);
            free((*list).parts.get_mut().first.cast());
            free(list.cast());
            all
        }
    }

    /// Waits for the lock.
    pub fn lock(&self) -> Locked<'_, T> {
        while self.lock.swap(1, Ordering::Acquire) != 0 {
            spin_loop();
        }
        Locked(self)
    }
}

impl<T> Locked<'_, T> {
    /// Appends an element.
    pub fn push(&mut self, item: T) {
        // SAFETY: this thread holds the lock.
        let parts = unsafe { &mut *self.0.parts.get() };
        if parts.count == parts.capacity {
            parts.capacity = (2 * parts.capacity).max(4);
            parts.first = allocate(parts.first, parts.capacity);
        }
        // SAFETY: the memory has space for the element.
        unsafe { parts.first.add(parts.count).write(item) };
        parts.count += 1;
    }

    /// Removes and returns the elements for which the predicate is true. The other elements keep their order.
    pub fn extract_if(&mut self, is_meant: impl Fn(&T) -> bool) -> Vec<T> {
        // SAFETY: this thread holds the lock.
        let parts = unsafe { &mut *self.0.parts.get() };
        let (mut taken, mut kept) = (Vec::new(), 0);
        for index in 0..parts.count {
            // SAFETY: each element is read once, and stored in exactly one of the two places. If the predicate panics,
            // the process ends.
            unsafe {
                let at = parts.first.add(index);
                if is_meant(&*at) {
                    taken.push(at.read());
                } else {
                    parts.first.add(kept).write(at.read());
                    kept += 1;
                }
            }
        }
        parts.count = kept;
        taken
    }
}

impl<T> Deref for Locked<'_, T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        // SAFETY: this thread holds the lock; a list without memory is empty.
        unsafe {
            let parts = &*self.0.parts.get();
            if parts.first.is_null() { &[] } else { slice::from_raw_parts(parts.first, parts.count) }
        }
    }
}

impl<T> Drop for Locked<'_, T> {
    fn drop(&mut self) {
        self.0.lock.store(0, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pushed_element_is_extracted_once() {
        let list = List::make();
        // SAFETY: the list was just created.
        let shared = unsafe { &*list };
        let mut locked = shared.lock();
        (0..9).for_each(|number| locked.push(Box::new(number)));
        assert_eq!(locked.extract_if(|number| **number % 2 == 0).len(), 5);
        assert_eq!(locked.iter().map(|number| **number).collect::<Vec<_>>(), [1, 3, 5, 7]);
        drop(locked);
        shared.lock().push(Box::new(9));
        // SAFETY: the list is no longer shared.
        assert_eq!(unsafe { List::into_vec(list) }.len(), 5);
    }

    #[test]
    fn threads_wait_for_each_other() {
        let list = List::make();
        // SAFETY: the list was just created.
        let shared = unsafe { &*list };
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| (0..100).for_each(|number| shared.lock().push(number)));
            }
        });
        // SAFETY: the list is no longer shared.
        assert_eq!(unsafe { List::into_vec(list) }.len(), 400);
    }
}
