//! Exported symbols of CUDA libraries, which are looked up by name when they are first used.

use core::ffi::{CStr, c_void};
use core::ptr::NonNull;
use core::sync::atomic::{AtomicPtr, Ordering};

use super::library::Library;
use super::status::Status;
use super::streams;

/// The reason why a function of a library cannot be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The library could not be loaded.
    Library,
    /// The library is loaded but does not export the symbol: the library is too old, or the function has been removed.
    Symbol,
}

impl Missing {
    /// The result code with which functions of this library report the error.
    #[cold]
    pub fn status<S: Status>(self) -> S {
        match self {
            Self::Library => S::MISSING_LIBRARY,
            Self::Symbol => S::MISSING_SYMBOL,
        }
    }

    /// The result of a function that returns a count, or a negated code on failure.
    #[inline]
    pub fn count<S: Status>(self) -> i64 {
        -i64::from(self.status::<S>().code())
    }
}

/// An exported symbol: a function or a variable. The type is not generic, because the compiler would check it once for
/// each of thousands of statics.
pub struct Symbol {
    /// The symbol's data in three parts, separated by NULs: the name, the name of the variant for per-thread default
    /// streams, and the version of CUDA that introduced the symbol. The second and third part may be empty.
    text: &'static str,
    found: AtomicPtr<c_void>,
}

/// The symbol has not been looked up yet, or the library was not loaded.
const UNKNOWN: *mut c_void = core::ptr::null_mut();
/// The loaded library does not export the symbol. No function has this address.
const ABSENT: *mut c_void = core::ptr::without_provenance_mut(1);

impl Symbol {
    /// Creates a symbol from its name, its variant for per-thread default streams and the version of CUDA that
    /// introduced it, as in `"cuInit\0\02.0"`. The argument is a single string literal that is only parsed when the
    /// symbol is looked up, so that compiling thousands of symbols takes little time.
    pub const fn new(text: &'static str) -> Self {
        Self { text, found: AtomicPtr::new(UNKNOWN) }
    }

    /// Replaces all three parts of the symbol's data, for a function whose name differs in Rust.
    pub const fn exported_as(mut self, text: &'static str) -> Self {
        self.text = text;
        self
    }

    /// Returns the name, the variant for per-thread default streams, and the version.
    fn parts(&self) -> Option<(&'static CStr, Option<&'static CStr>, Option<&'static str>)> {
        let name = CStr::from_bytes_until_nul(self.text.as_bytes()).ok()?;
        let rest = self.text.get(name.count_bytes() + 1..)?;
        let twin = CStr::from_bytes_until_nul(rest.as_bytes()).ok()?;
        let since = rest.get(twin.count_bytes() + 1..)?;
        Some((name, (!twin.is_empty()).then_some(twin), (!since.is_empty()).then_some(since)))
    }

    /// The address of the function or of the variable. After the first success, a call takes one load and one
    /// comparison.
    #[inline(always)]
    pub fn get(&self, library: &Library) -> Result<NonNull<c_void>, Missing> {
        // `Acquire` is required because the function that is called next reads memory that was written when the library
        // was loaded, perhaps on another thread. On x86-64, this is the same instruction as a relaxed load; on aarch64,
        // it is `ldar` instead of `ldr`.
        let found = self.found.load(Ordering::Acquire);
        match NonNull::new(found) {
            // A single comparison covers both special values.
            Some(address) if found.addr() > ABSENT.addr() => Ok(address),
            // The slow path is called through a pointer, as in all short functions of this crate. Otherwise rustc's
            // inliner would walk the graph of all functions below it once for each of thousands of callers. LLVM sees a
            // direct call.
            _ => (Self::find as fn(&Self, &Library) -> Result<NonNull<c_void>, Missing>)(self, library),
        }
    }

    /// Looks up the symbol. Threads that race here look up the same name in the same library, and store the same
    /// address.
    #[cold]
    #[inline(never)]
    fn find(&self, library: &Library) -> Result<NonNull<c_void>, Missing> {
        let known = self.found.load(Ordering::Acquire);
        if !library.available() {
            return Err(Missing::Library);
        }
        let Some((name, twin, since)) = self.parts() else { return Err(Missing::Symbol) };
        let name = twin.filter(|_| streams::decide()).unwrap_or(name);
        if known == ABSENT {
            library.lacks(name, since);
            return Err(Missing::Symbol);
        }
        let Some(address) = library.find(name) else { return Err(Missing::Library) };
        self.found.store(if address.is_null() { ABSENT } else { address }, Ordering::Release);
        NonNull::new(address).ok_or_else(|| {
            library.lacks(name, since);
            Missing::Symbol
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_is_parsed_into_its_parts() {
        let all = Symbol::new(concat!("fxUse", "\0", "fxUse_ptsz", "\0", "12.4"));
        assert_eq!(all.parts(), Some((c"fxUse", Some(c"fxUse_ptsz"), Some("12.4"))));
        let renamed = Symbol::new(concat!("type_", "\0", "\0")).exported_as(concat!("type", "\0", "\0", "13.0"));
        assert_eq!(renamed.parts(), Some((c"type", None, Some("13.0"))));
        assert_eq!(Symbol::new("fxUse").parts(), None);
    }
}
