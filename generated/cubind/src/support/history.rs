//! Lookup of functions by name: the versions that introduced them, and their availability.

use alloc::ffi::CString;
use core::fmt;

use super::library::Library;

/// A function's name, its symbol, and the version that introduced the symbol. The version is empty if it is not known.
pub type Row = (&'static str, &'static str, &'static str);

/// A function of this crate, looked up by its C name.
#[derive(Clone, Copy)]
pub struct KnownFunction {
    row: &'static Row,
    library: &'static Library,
}

impl KnownFunction {
    /// The exported symbol of the function, such as `cuCtxCreate_v4` for `cuCtxCreate` in CUDA 13.
    pub fn symbol(&self) -> &'static str {
        self.row.1
    }

    /// The version that introduced the function, such as `12.5`. This is the version of the driver for functions of the
    /// driver API, the version of the library if it is versioned independently of CUDA, and otherwise the version of
    /// the toolkit. `None` if the function is older than all versions that cubind supports.
    pub fn since(&self) -> Option<&'static str> {
        Some(self.row.2).filter(|version| !version.is_empty())
    }

    /// The library that contains the function.
    pub fn library(&self) -> &'static Library {
        self.library
    }

    /// Loads the library, and returns true if it is installed and new enough to have the function.
    pub fn available(&self) -> bool {
        let symbol = CString::new(self.symbol()).ok();
        symbol.and_then(|symbol| self.library.find(&symbol)).is_some_and(|address| !address.is_null())
    }
}

impl fmt::Debug for KnownFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, symbol, since) = self.row;
        f.debug_struct("KnownFunction").field("name", name).field("symbol", symbol).field("since", since).finish()
    }
}

/// The functions of a library, sorted by name.
pub type Functions = (&'static [Row], &'static Library);

/// Finds the function in the first of these libraries that has a function with this name.
pub fn find(libraries: &[Functions], name: &str) -> Option<KnownFunction> {
    libraries.iter().find_map(|(rows, library)| {
        let place = rows.binary_search_by_key(&name, |(name, ..)| name).ok()?;
        Some(KnownFunction { row: &rows[place], library })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    // SAFETY: no file with this name exists, so no code is loaded.
    static FIRST: Library = unsafe { Library::new("the first", &["libcubind-first.so.1"], None) };
    // SAFETY: no file with this name exists, so no code is loaded.
    static SECOND: Library = unsafe { Library::new("the second", &["libcubind-second.so.1"], None) };
    const LIBRARIES: [Functions; 2] = [
        (&[("tFoo", "tFoo_v2", "1.2"), ("tFoo_v2", "tFoo_v2", "1.2"), ("tOld", "tOld", "")], &FIRST),
        (&[("tBar", "tBar", "2.0"), ("tOld", "tOld_v2", "2.1")], &SECOND),
    ];

    #[test]
    fn the_first_library_with_the_name_has_the_function() {
        let known =
            |name| find(&LIBRARIES, name).map(|it| (it.symbol(), it.since(), core::ptr::eq(it.library(), &FIRST)));
        assert_eq!(known("tFoo"), Some(("tFoo_v2", Some("1.2"), true)));
        assert_eq!(known("tOld"), Some(("tOld", None, true)));
        assert_eq!(known("tBar"), Some(("tBar", Some("2.0"), false)));
        assert_eq!(known("tBaz"), None);
        assert!(find(&LIBRARIES, "tBar").is_some_and(|it| !it.available()));
    }
}
