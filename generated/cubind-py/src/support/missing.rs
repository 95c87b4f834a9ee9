//! C functions that replace functions which a library lacks. Each replacement sets the exception that a call from
//! Python would raise, and returns the code for which Cython checks whether an exception is set.
//!
//! A replacement does not receive the function that it replaces, so only the replacement's address identifies that
//! function. There is a fixed number of replacements, which are assigned when they are needed. One replacement for each
//! function would require thousands, although most libraries lack no function.

use core::ffi::c_void;
use core::ptr::NonNull;
use std::sync::OnceLock;

use pyo3::ffi;
use pyo3::prelude::*;

use super::errors::runtime_error;
use super::library;
use super::modules::Module;

/// The function that a replacement replaces.
struct Replaced {
    module: &'static Module,
    /// The slot of the function's symbol, or `None` for any function of the module with this code.
    slot: Option<usize>,
    /// The error code that the replacement returns.
    code: u32,
}

impl PartialEq for Replaced {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.module, other.module) && (self.slot, self.code) == (other.slot, other.code)
    }
}

const ROWS: usize = 32;
const COUNT: usize = ROWS * ROWS;
/// The number of replacements that are reserved for a [`Replaced`] without a slot, one for each module and code.
const COMMON: usize = 128;

/// The functions that are replaced so far, without gaps.
static REPLACED: [OnceLock<Replaced>; COUNT] = [const { OnceLock::new() }; COUNT];

/// Returns the replacement of a module's function. A `slot` is passed if the library is loaded but lacks this function.
/// Returns `None` if all replacements are in use.
pub(super) fn function(module: &'static Module, slot: Option<usize>, code: u32) -> Option<NonNull<c_void>> {
    // There are more places than any library has functions.
    let exact = slot.and_then(|_| place(&REPLACED[..COUNT - COMMON], Replaced { module, slot, code }));
    let index = exact.or_else(|| place(&REPLACED, Replaced { module, slot: None, code }))?;
    NonNull::new(address(index).cast_mut())
}

/// Finds the place that contains this value, or stores the value in the first free place.
fn place<T: PartialEq>(places: &[OnceLock<T>], wanted: T) -> Option<usize> {
    let mut wanted = Some(wanted);
    places.iter().position(|place| {
        if let Some(value) = wanted.take() {
            match place.set(value) {
                Ok(()) => return true,
                Err(value) => wanted = Some(value),
            }
        }
        place.get() == wanted.as_ref()
    })
}

/// Returns the address of a replacement.
fn address(index: usize) -> *const c_void {
    extern "C" fn replacement<const ROW: usize, const COLUMN: usize>() -> u64 {
        call(ROW * ROWS + COLUMN)
    }
    macro_rules! columns {
        ($($column:literal)*) => {
            fn row<const ROW: usize>() -> [extern "C" fn() -> u64; ROWS] {
                [$(replacement::<ROW, $column>),*]
            }
            const TABLE: [fn() -> [extern "C" fn() -> u64; ROWS]; ROWS] = [$(row::<$column>),*];
        };
    }
    columns!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31);
    TABLE[index / ROWS]()[index % ROWS] as *const c_void
}

/// The body of every replacement.
///
/// A replacement is called on any thread, with or without the GIL. PyO3 cannot determine whether the thread has the GIL
/// if a PyO3 function that has called Python is further down the stack.
#[cold]
#[inline(never)]
fn call(index: usize) -> u64 {
    let Some(Replaced { module, slot, code }) = REPLACED[index].get() else { return 0 };
    let code = u64::from(*code);
    // C++ destructors may call functions after Python has been finalized, when there is no interpreter in which to set
    // an exception.
    // SAFETY: the function may be called at any time.
    if unsafe { ffi::Py_IsInitialized() } == 0 {
        return code;
    }
    // SAFETY: the thread is attached between the two calls; there is an interpreter, because Python is initialized.
    unsafe {
        let state = ffi::PyGILState_Ensure();
        let py = Python::assume_attached();
        if let Ok(loaded) = library::load(py, module.def) {
            let symbol = slot.map(|slot| module.symbols.at(slot));
            match symbol {
                Some(symbol) if symbol.address(loaded).is_null() => {
                    let _set = symbol.not_found(py, module.def, loaded);
                }
                _ => {
                    let name = symbol.map_or("a function".into(), |symbol| symbol.name().to_string_lossy());
                    let _set = runtime_error(
                        py,
                        format_args!(
                            "{name} was missing when its module was imported: import the module after the library is installed"
                        ),
                    );
                }
            }
        }
        ffi::PyGILState_Release(state);
    }
    code
}

#[cfg(test)]
mod tests {
    use super::{COUNT, address, place};
    use std::collections::BTreeSet;
    use std::sync::OnceLock;

    #[test]
    fn every_replacement_has_its_own_address() {
        let all: BTreeSet<usize> = (0..COUNT).map(|index| address(index).addr()).collect();
        assert_eq!(all.len(), COUNT);
    }

    #[test]
    fn a_function_keeps_its_replacement() {
        let places = [const { OnceLock::new() }; 2];
        assert_eq!([7, 8, 7, 8].map(|value| place(&places, value)), [0, 1, 0, 1].map(Some));
        assert_eq!(place(&places, 9), None);
    }
}
