//! The safe functions of the modules `owned` in random order: over pretended C functions that report each use of what is gone,
//! and over the real libraries with extreme arguments.
//!
//! `codegen::echo` generates what calls each safe function, and each pretended C function. A sequence of calls is chosen by a seed,
//! and told when something is found, as short as it can be made. What the compiler sees of lifetimes is observed here as well: what
//! is a part of something is given up before it.

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

/// A safe function with arguments that are chosen at random: `None` if there is no handle to call it with, or it fails.
pub type Call = fn(&mut Fuzz) -> Option<()>;

/// The safe functions of one library.
pub struct Module {
    /// Its path in the crate.
    pub name: &'static str,
    /// Where its C functions are looked up.
    pub library: &'static cubind::Library,
    /// The pretended C functions.
    pub find: fn(&str) -> Option<*const ()>,
    /// The safe functions that are called.
    pub calls: &'static [(&'static str, Call)],
    /// Those that are not, and why.
    pub left: &'static [(&'static str, &'static str)],
    /// The paths of the libraries that make some of its handles.
    pub makers: &'static [&'static str],
}

/// The driver, whose objects all others use: of those that take nothing from another, the library with most functions.
pub fn driver(modules: &[&'static Module]) -> Option<&'static Module> {
    modules.iter().copied().filter(|module| module.makers.is_empty()).max_by_key(|module| module.calls.len())
}

/// The pretended function of this name: of any library, as one that uses another asks that for the context.
pub fn find(modules: &'static [Module], name: &CStr) -> *mut c_void {
    let name = name.to_str().expect("names of functions are ASCII");
    let common = name.trim_end_matches("_ptds").trim_end_matches("_ptsz");
    let found = modules.iter().find_map(|module| (module.find)(common));
    found.map_or(core::ptr::null_mut(), |function| function as *mut c_void)
}
