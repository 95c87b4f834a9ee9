//! A driver in Rust for the tests of the owned layer: what no GPU shows, as it would only fail there some day.
//!
//! Memory of the host is memory of the device, and asynchronous work is done when something waits for it. The stub finds fault
//! with what a real driver bears in silence, or dies of: a handle that is used when it is destroyed, memory that is freed while
//! work uses it, calls of the driver from its own callbacks.
// The functions are called as the driver's are: what they are given is what the real ones ask.
#![allow(clippy::undocumented_unsafe_blocks)]

mod graphs;
mod host;
// NCCL is not for Windows.
#[cfg(not(windows))]
pub mod libraries;
mod memory;
mod pools;
mod state;
mod textures;

use core::ffi::{CStr, c_void};
use cubind::shared::driver::DRIVER;
use state::state;
use std::sync::{Arc, Barrier, Mutex, MutexGuard, Once, PoisonError};

/// The stub, for one test at a time.
pub struct Stub {
    _alone: MutexGuard<'static, ()>,
}

/// Makes the stub the driver of this process.
///
/// # Panics
///
/// When another driver is loaded.
pub fn stub() -> Stub {
    static LOADED: Once = Once::new();
    static ALONE: Mutex<()> = Mutex::new(());
    const FINDS: [fn(&str) -> Option<*mut c_void>; 5] =
        [memory::find, graphs::find, host::find, textures::find, pools::find];
    fn find(name: &CStr) -> *mut c_void {
        let name = name.to_str().expect("names of functions are ASCII");
        // The forms for per-thread default streams are the same functions, unless a test tells them apart.
        let common = name.trim_end_matches("_ptds").trim_end_matches("_ptsz");
        let found = [name, common].into_iter().find_map(|name| FINDS.iter().find_map(|find| find(name)));
        found.unwrap_or(core::ptr::null_mut())
    }
    LOADED.call_once(|| unsafe { DRIVER.load_with(find) }.expect("nothing has used the driver"));
    let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    state().reset();
    Stub { _alone: alone }
}

/// Whether the calling thread is in a function of the stub: what it allocates there is the stub's.
pub fn is_inside() -> bool {
    state::is_inside()
}

impl Stub {
    /// What the stub has found fault with since the last time.
    pub fn faults(&self) -> Vec<String> {
        core::mem::take(&mut state().faults)
    }

    /// The functions that were called since the last time.
    pub fn calls(&self) -> Vec<&'static str> {
        core::mem::take(&mut state().calls)
    }

    /// Puts work into a stream as a library does, by its handle, or records it: it uses 16 bytes at an address.
    pub fn start(stream: usize, address: usize) {
        state().start(stream, (address, true));
    }

    /// The same, but the work only reads.
    pub fn read(stream: usize, address: usize) {
        state().start(stream, (address, false));
    }

    /// The device does its oldest work, with nobody who waits for it.
    pub fn step(&self) {
        host::go_on(false);
    }

    /// The device does all of its work, with nobody who waits for it.
    pub fn go_on(&self) {
        host::go_on(true);
    }

    /// A kernel has used memory that it does not have: the context has failed, and with it all that it had to do.
    pub fn fail(&self) {
        {
            let mut state = state();
            state.has_failed = true;
            state.work.clear();
        }
        host::deliver();
    }

    /// From now on the host may not use managed memory while devices work, as on Windows.
    pub fn forbid_concurrent_access(&self) {
        state().is_exclusive = true;
    }

    /// The program has read memory: finds fault if work that is not done uses it.
    ///
    /// # Panics
    ///
    /// If that is no address of the host.
    pub fn has_read(address: u64, bytes: usize) {
        let address = usize::try_from(address).expect("an address of the host");
        let mut state = state();
        if state.is_used(address, bytes) {
            state.faults.push("memory is read while work uses it".to_owned());
        }
    }

    /// How much memory is allocated, of the device and of the host.
    pub fn allocations(&self) -> usize {
        state().memory.len()
    }

    /// How much work is not done yet.
    pub fn pending(&self) -> usize {
        state().work.len()
    }

    /// How many modules are loaded.
    pub fn modules(&self) -> usize {
        state().modules()
    }

    /// How many libraries are loaded, and what the last one was loaded with: of the compiler, and of the library.
    pub fn libraries(&self) -> (usize, [Vec<(i32, usize)>; 2]) {
        let state = state();
        let libraries: Vec<_> = state.objects.values().filter_map(state::Object::as_library).collect();
        (libraries.len(), libraries.last().cloned().unwrap_or_default())
    }

    /// Where the last pool is, the kind of place and its number, and the most bytes that it has.
    pub fn pool(&self) -> Option<((i32, i32), usize)> {
        state().objects.values().rev().find_map(state::Object::as_pool)
    }

    /// How many textures and surfaces there are.
    pub fn textures(&self) -> usize {
        state().textures.len()
    }

    /// The next call of an asynchronous function stops before the driver has the work. Both barriers are for two: the first one
    /// says that it has stopped, the second one lets it go on.
    pub fn stop_next(&self) -> (Arc<Barrier>, Arc<Barrier>) {
        let barriers = (Arc::new(Barrier::new(2)), Arc::new(Barrier::new(2)));
        state().stop = Some(barriers.clone());
        barriers
    }
}
