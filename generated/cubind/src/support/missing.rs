//! Functions that were called although their library lacks them.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ffi::CStr;
use core::fmt;
use core::iter;
use core::ptr;
use core::sync::atomic::{AtomicPtr, Ordering};

/// A function that was called although the loaded library lacks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingFunction {
    pub(crate) symbol: &'static CStr,
    pub(crate) since: Option<&'static str>,
    pub(crate) product: &'static str,
}

impl MissingFunction {
    /// The exported symbol, such as `cuCtxCreate_v4`. If default streams are per thread, this is the per-thread
    /// variant.
    pub fn symbol(&self) -> &'static CStr {
        self.symbol
    }

    /// The version of [`product`](Self::product) that introduced the function, such as `12.5`. For functions of the
    /// driver API, it is the version of the driver if the headers specify it. Otherwise it is the version of the
    /// toolkit or of the library. `None` if the function is older than every version that cubind supports.
    pub fn since(&self) -> Option<&'static str> {
        self.since
    }

    /// The product to which the version in [`since`](Self::since) refers: `CUDA`, or the library itself, such as
    /// `cuDNN`.
    pub fn product(&self) -> &'static str {
        self.product
    }
}

impl fmt::Display for MissingFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.symbol.to_string_lossy())?;
        match self.since {
            Some(version) => write!(f, " (added in {} {version})", self.product),
            None => Ok(()),
        }
    }
}

/// The missing functions of one library. The list is lock-free and only grows, up to the number of the library's
/// functions.
pub(crate) struct MissingFunctions {
    newest: AtomicPtr<Entry>,
}

/// An entry of the list. It is never freed: there is at most one entry for each function, and the library is a static.
struct Entry {
    function: MissingFunction,
    older: Option<&'static Entry>,
}

impl MissingFunctions {
    pub(crate) const fn new() -> Self {
        Self { newest: AtomicPtr::new(ptr::null_mut()) }
    }

    /// Adds a function unless the list already contains it.
    pub(crate) fn add(&self, function: MissingFunction) {
        let mut newest = self.entry();
        if entries(newest).any(|known| known.function == function) {
            return;
        }
        let mut entry = Box::new(Entry { function, older: newest });
        loop {
            let expected = newest.map_or(ptr::null(), ptr::from_ref).cast_mut();
            let address = Box::into_raw(entry);
            if self.newest.compare_exchange(expected, address, Ordering::AcqRel, Ordering::Acquire).is_ok() {
                return;
            }
            // SAFETY: the address comes from `into_raw`, and has not been published.
            entry = unsafe { Box::from_raw(address) };
            // Other threads have added functions, possibly the same one.
            newest = self.entry();
            if entries(newest).any(|known| known.function == function) {
                return;
            }
            entry.older = newest;
        }
    }

    /// All entries, in the order of their first calls.
    pub(crate) fn list(&self) -> Vec<MissingFunction> {
        let mut all: Vec<MissingFunction> = entries(self.entry()).map(|it| it.function).collect();
        all.reverse();
        all
    }

    /// The newest entry.
    pub(crate) fn newest(&self) -> Option<MissingFunction> {
        self.entry().map(|it| it.function)
    }

    fn entry(&self) -> Option<&'static Entry> {
        // SAFETY: an entry is written before it is published, and neither changed nor freed afterwards.
        unsafe { self.newest.load(Ordering::Acquire).as_ref() }
    }
}

/// An entry of the list, and all older entries.
fn entries(newest: Option<&'static Entry>) -> impl Iterator<Item = &'static Entry> {
    iter::successors(newest, |it| it.older)
}

/// The missing function that the current thread called last.
#[cfg(feature = "std")]
pub(crate) mod latest {
    use super::MissingFunction;
    use core::cell::Cell;

    std::thread_local! {
        /// The missing function, and the address of its library's static.
        static LATEST: Cell<Option<(usize, MissingFunction)>> = const { Cell::new(None) };
    }

    /// Stores the last call of this thread to a missing function.
    pub(crate) fn set(library: usize, function: MissingFunction) {
        LATEST.set(Some((library, function)));
    }

    /// The last missing function that this thread called, if it belongs to this library.
    pub(crate) fn get(library: usize) -> Option<MissingFunction> {
        LATEST.get().filter(|(of, _)| *of == library).map(|(_, function)| function)
    }
}

/// Without `std` there is no thread-local storage.
#[cfg(not(feature = "std"))]
pub(crate) mod latest {
    use super::MissingFunction;

    pub(crate) const fn set(_library: usize, _function: MissingFunction) {}

    pub(crate) const fn get(_library: usize) -> Option<MissingFunction> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_function_is_listed_once() {
        static MISSING: MissingFunctions = MissingFunctions::new();
        let functions = [c"a", c"b", c"c", c"d"].map(|symbol| MissingFunction { symbol, since: None, product: "CUDA" });
        assert_eq!(MISSING.newest(), None);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| functions.iter().for_each(|function| MISSING.add(*function)));
            }
        });
        let mut found = MISSING.list();
        assert_eq!(MISSING.newest().as_ref(), found.last());
        found.sort_by_key(MissingFunction::symbol);
        assert_eq!(found, functions);
    }
}
