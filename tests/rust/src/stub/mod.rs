//! A stub driver in Rust for the tests of the owned layer. It detects faults that a GPU would only show occasionally.
//! Host memory serves as device memory, and asynchronous work is done when something waits for it. The stub reports
//! faults that a real driver ignores or crashes on: uses of destroyed handles, memory that is freed while work uses it,
//! and calls to the driver from its own callbacks.
// The functions have the driver's signatures, and the same requirements.
#![allow(clippy::undocumented_unsafe_blocks)]

mod graphs;
mod host;
// NCCL is not available for Windows.
#[cfg(not(windows))]
pub mod libraries;
mod memory;
mod pools;
mod state;
mod textures;

use core::ffi::{CStr, c_void};
use core::mem::MaybeUninit;
use cubind::shared::driver::DRIVER;
pub use state::Parameter;
use state::{Stop, state};
use std::sync::{Arc, Barrier, Mutex, MutexGuard, Once, PoisonError};

/// The stub driver, which is locked for one test at a time.
pub struct Stub {
    _alone: MutexGuard<'static, ()>,
}

/// Makes the stub the driver of this process.
///
/// # Panics
///
/// Panics if another driver is loaded.
pub fn stub() -> Stub {
    static LOADED: Once = Once::new();
    static ALONE: Mutex<()> = Mutex::new(());
    const FINDS: [fn(&str) -> Option<*mut c_void>; 5] =
        [memory::find, graphs::find, host::find, textures::find, pools::find];
    fn find(name: &CStr) -> *mut c_void {
        let name = name.to_str().expect("names of functions are ASCII");
        // The variants for per-thread default streams are the same functions, unless a test has to distinguish them.
        let common = name.trim_end_matches("_ptds").trim_end_matches("_ptsz");
        let found = [name, common].into_iter().find_map(|name| FINDS.iter().find_map(|find| find(name)));
        found.unwrap_or(core::ptr::null_mut())
    }
    LOADED.call_once(|| unsafe { DRIVER.load_with(find) }.expect("nothing has used the driver"));
    let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    state().reset();
    Stub { _alone: alone }
}

/// Returns true if the calling thread is in a function of the stub: allocations there belong to the stub.
pub fn is_inside() -> bool {
    state::is_inside()
}

impl Stub {
    /// Takes the faults that were found since the last call.
    pub fn faults(&self) -> Vec<String> {
        core::mem::take(&mut state().faults)
    }

    /// Takes the names of the functions that were called since the last call.
    pub fn take_calls(&self) -> Vec<&'static str> {
        core::mem::take(&mut state().calls)
    }

    /// Adds work to a stream by the stream's handle, as a library does, or records the work. The work writes 16 bytes
    /// at an address.
    pub fn start(stream: usize, address: usize) {
        state::pause();
        state().start(stream, (address, true));
    }

    /// Like [`start`](Self::start), but the work only reads the memory.
    pub fn read(stream: usize, address: usize) {
        state::pause();
        state().start(stream, (address, false));
    }

    /// Starts work in the default stream of a device's primary context, as a library does that selects the device. The
    /// context then exists.
    pub fn start_on(device: i32, address: usize) {
        state().primary.insert(device);
        Self::start(if device == 0 { 0x100 } else { 0x200 }, address);
    }

    /// Completes the oldest pending work of the simulated device, although nothing waits for it.
    pub fn step(&self) {
        host::go_on(false);
    }

    /// Completes all pending work of the simulated device, although nothing waits for it.
    pub fn go_on(&self) {
        host::go_on(true);
    }

    /// Simulates an invalid memory access by a kernel: the context fails, and its work is discarded.
    pub fn fail(&self) {
        {
            let mut state = state();
            state.has_failed = true;
            state.work.clear();
        }
        host::deliver();
    }

    /// Forbids the host to use managed memory while devices work, as on Windows.
    pub fn forbid_concurrent_access(&self) {
        state().is_exclusive = true;
    }

    /// Notes that the program has read memory. This is a fault if unfinished work uses the memory.
    ///
    /// # Panics
    ///
    /// Panics if the address is not in host memory.
    pub fn has_read(address: u64, bytes: usize) {
        let address = usize::try_from(address).expect("an address of the host");
        let mut state = state();
        if state.is_used(address, bytes) {
            state.faults.push("memory is read while work uses it".to_owned());
        }
    }

    /// Returns the number of allocations of device and host memory.
    pub fn allocations(&self) -> usize {
        state().memory.len()
    }

    /// Returns the number of unfinished units of work.
    pub fn pending(&self) -> usize {
        state().work.len()
    }

    /// Declares the parameters of a kernel that is loaded later. Kernels that are not declared have one parameter, an
    /// address.
    pub fn kernel(&self, name: &str, parameters: &[Parameter]) {
        state().kernels.insert(name.to_owned(), parameters.to_vec());
    }

    /// Returns an argument of the last launch. Padding is not initialized.
    pub fn argument(&self, index: usize) -> Vec<MaybeUninit<u8>> {
        state().arguments[index].clone()
    }

    /// Returns the number of loaded modules.
    pub fn modules(&self) -> usize {
        state().modules()
    }

    /// Returns the number of loaded libraries, and the options of the last one: compiler options and library options.
    pub fn libraries(&self) -> (usize, [Vec<(i32, usize)>; 2]) {
        let state = state();
        let libraries: Vec<_> = state.objects.values().filter_map(state::Object::as_library).collect();
        (libraries.len(), libraries.last().cloned().unwrap_or_default())
    }

    /// Returns the location of the last pool (kind and ordinal), and its maximum size in bytes.
    pub fn pool(&self) -> Option<((i32, i32), usize)> {
        state().objects.values().rev().find_map(state::Object::as_pool)
    }

    /// Returns the number of textures and surfaces.
    pub fn textures(&self) -> usize {
        state().textures.len()
    }

    /// Stops the next call of an asynchronous function before the driver receives the work. Both barriers are for two
    /// threads: the first barrier reports that the call has stopped, and the second lets it continue.
    pub fn stop_next(&self) -> (Arc<Barrier>, Arc<Barrier>) {
        Self::stop(None)
    }

    /// Like [`stop_next`](Self::stop_next), but for the next call to one function of the driver.
    pub fn stop_in(&self, function: &'static str) -> (Arc<Barrier>, Arc<Barrier>) {
        Self::stop(Some(function))
    }

    fn stop(function: Option<&'static str>) -> (Arc<Barrier>, Arc<Barrier>) {
        let [stopped, go_on] = [(); 2].map(|()| Arc::new(Barrier::new(2)));
        state().stop = Some(Stop { function, stopped: stopped.clone(), go_on: go_on.clone() });
        (stopped, go_on)
    }
}
