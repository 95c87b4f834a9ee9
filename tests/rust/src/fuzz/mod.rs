//! Calls to safe functions of the modules `owned` in random order. They run with fake C functions that report each use
//! of a destroyed object, and with the real libraries and extreme arguments.
//!
//! `codegen::echo` generates a call to each safe function, and each fake C function. A seed selects a sequence of
//! calls. A sequence with a fault is shortened as far as possible before it is reported. The sequences respect the
//! lifetimes that the compiler would check: parts of an object are dropped before the object.

mod before;
mod by_hand;
mod memory;
mod pool;
mod pretended;
mod real;
mod run;
mod state;

pub use before::{MODULE as BEFORE, REAL as BEFORE_REAL};
pub use by_hand::{CONTROL, MODULE as BY_HAND};
pub use pool::{Fuzz, Live, lent};
pub use pretended::{Argument, pretend};
pub use real::{Real, child, over_real_libraries};
pub use run::{Report, run};

use core::ffi::{CStr, c_void};

/// A call to a safe function with random arguments. Returns `None` if the sequence lacks a required handle, or if the
/// function fails.
pub type Call = fn(&mut Fuzz) -> Option<()>;

/// The safe functions of one library.
pub struct Module {
    /// The library's path in the crate.
    pub name: &'static str,
    /// The recording stub in which the library's C functions are looked up.
    pub library: &'static cubind::Library,
    /// Looks up the fake C functions of the library.
    pub find: fn(&str) -> Option<*const ()>,
    /// The safe functions that are called.
    pub calls: &'static [(&'static str, Call)],
    /// The safe functions that are not called, with the reasons.
    pub left: &'static [(&'static str, &'static str)],
    /// The paths of the libraries that create some of this library's handles.
    pub makers: &'static [&'static str],
}

/// The driver, whose objects all other libraries use. It is the library with the most functions among those that need
/// no other library.
pub fn driver(modules: &[&'static Module]) -> Option<&'static Module> {
    modules.iter().copied().filter(|module| module.makers.is_empty()).max_by_key(|module| module.calls.len())
}

/// Returns the fake function with this name, of any library. A library that uses another library calls its functions to
/// query the context.
pub fn find(modules: &'static [Module], name: &CStr) -> *mut c_void {
    let name = name.to_str().expect("names of functions are ASCII");
    let common = name.trim_end_matches("_ptds").trim_end_matches("_ptsz");
    let found = modules.iter().find_map(|module| (module.find)(common));
    found.map_or(core::ptr::null_mut(), |function| function as *mut c_void)
}
