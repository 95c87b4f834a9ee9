//! CUDA libraries. They are loaded on first use, and may be missing.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ffi::{CStr, c_void};
use core::fmt;
use core::mem;
use core::ptr;
use core::sync::atomic::{AtomicPtr, Ordering};
#[cfg(feature = "std")]
use std::path::Path;

#[cfg(feature = "std")]
use super::files::{self, Files, Loaded};
use super::last_message::LastMessage;
use super::load_error::{Attempt, LoadError};
use super::missing::{MissingFunction, MissingFunctions, latest};
use super::toolkit::Toolkit;

/// One of NVIDIA's shared libraries. The module of each library contains a `static` of this type, such as
/// `cubind::cuda13::driver::DRIVER`.
///
/// Calling any function of the module loads its library, so most programs need none of these methods. The methods
/// report why a library is missing, or load it from an unusual path. They never panic, and a loaded library is never
/// unloaded.
///
/// The library is searched for in this order:
///
/// 1. the library's plain names, by the rules of the system's loader (`LD_LIBRARY_PATH`, the loader's cache; `PATH` on
///    Windows);
/// 2. for the libraries of the toolkit: below `CUDA_HOME`, below `CUDA_PATH`, below `CONDA_PREFIX`, and in
///    `/usr/local/cuda-<major>` and `/usr/local/cuda`, in `lib64` and `lib` of each. Libraries of other majors
///    usually have other names;
/// 3. for libraries that are versioned independently: below `CONDA_PREFIX`; for the driver's: in the folders of NixOS
///    (`/run/opengl-driver/lib`) and of WSL (`/usr/lib/wsl/lib`).
///
/// A failure is cached: later calls fail without another search.
///
/// Without the feature `std`, there is no search: the program passes a function that finds symbols to
/// [`load_with`](Self::load_with).
pub struct Library {
    name: &'static str,
    pub(super) file_names: &'static [&'static str],
    #[cfg_attr(not(feature = "std"), allow(dead_code))] // Used by the search.
    pub(super) toolkit: Option<Toolkit>,
    pub(super) required: Option<&'static CStr>,
    last_message: Option<LastMessage>,
    /// The packages on PyPI that install the library, or an empty slice if there are none. `None` if the display driver
    /// installs it.
    pub(super) packages: Option<&'static [&'static str]>,
    /// The name of the product. Messages mention its versions.
    product: &'static str,
    /// The [`Finder`] that the program passed to `load_with`, or NULL.
    finder: AtomicPtr<c_void>,
    #[cfg(feature = "std")]
    files: Files,
    missing: MissingFunctions,
}

/// A function that returns the address of an exported function by its name, or NULL.
type Finder = fn(&CStr) -> *mut c_void;

impl Library {
    /// Creates a library. `name` appears in error messages. If there is a `toolkit`, its directories are searched as
    /// well.
    ///
    /// # Safety
    ///
    /// It must be sound to load files with these names at any time on any thread. All properties that are set here must
    /// be true for these files.
    #[doc(hidden)]
    pub const unsafe fn new(name: &'static str, file_names: &'static [&'static str], toolkit: Option<Toolkit>) -> Self {
        Self {
            name,
            file_names,
            toolkit,
            required: None,
            last_message: None,
            packages: None,
            product: "CUDA",
            finder: AtomicPtr::new(ptr::null_mut()),
            #[cfg(feature = "std")]
            files: Files::new(),
            missing: MissingFunctions::new(),
        }
    }

    /// Rejects files without this function: older libraries with the same file name, whose records have different
    /// sizes.
    #[doc(hidden)]
    pub const fn requiring(mut self, function: &'static CStr) -> Self {
        self.required = Some(function);
        self
    }

    /// Sets the packages on PyPI that install the library; each one suffices. The list is empty if the library is
    /// installed by other means.
    #[doc(hidden)]
    pub const fn installed_by(mut self, packages: &'static [&'static str]) -> Self {
        self.packages = Some(packages);
        self
    }

    /// Sets the product of a library that is versioned independently of CUDA.
    #[doc(hidden)]
    pub const fn versions_of(mut self, product: &'static str) -> Self {
        self.product = product;
        self
    }

    /// Returns a sentence on how to install the library.
    #[cfg(feature = "std")]
    fn advice(&self) -> String {
        let path = if cfg!(windows) { "PATH" } else { "LD_LIBRARY_PATH" };
        match (&self.toolkit, self.packages) {
            (Some(Toolkit { major, folder: _ }), _) => {
                format!("It comes with the CUDA toolkit {major}; set CUDA_HOME or {path} to its folder.")
            }
            (None, None) => "It comes with NVIDIA's display driver.".to_owned(),
            (None, Some([])) => format!("Add its folder to {path}."),
            (None, Some(packages)) => {
                let commands: Vec<String> = packages.iter().map(|name| format!("`pip install {name}`")).collect();
                format!("{} installs it; add its folder to {path}.", commands.join(" or "))
            }
        }
    }

    /// Sets the function that describes the last error.
    #[doc(hidden)]
    pub const fn last_message(mut self, message: LastMessage) -> Self {
        self.last_message = Some(message);
        self
    }

    /// The library's description of the last error of this thread, or of an object that was passed to a call.
    pub(crate) fn ask_last_message(&self, object: *mut c_void) -> Option<Box<str>> {
        // SAFETY: the headers declare the function. The object is NULL, or was passed to a call that failed and
        // therefore has not destroyed it.
        self.last_message.and_then(|message| unsafe { message.ask(self, object) })
    }

    /// Loads the library unless it is already loaded. Searches again if an earlier search has failed.
    ///
    /// # Errors
    ///
    /// [`LoadError`], which contains each path that was tried, and its error.
    #[cfg(feature = "std")]
    pub fn load(&self) -> Result<(), LoadError> {
        let mut failure = self.files.failure();
        match self.finder() {
            Some(_) => Ok(()),
            None => self.files.open_first(self, &mut failure, files::candidates(self), Some(self.advice())),
        }
    }

    /// Loads the library from this path only.
    ///
    /// # Errors
    ///
    /// [`LoadError`] if the file cannot be loaded, or if the library is already loaded from another path.
    ///
    /// # Safety
    ///
    /// The file must be the library with this name and major version, or one with the same interface.
    #[cfg(feature = "std")]
    pub unsafe fn load_from(&self, path: impl AsRef<Path>) -> Result<(), LoadError> {
        let path = path.as_ref();
        let refused =
            |reason| LoadError { library: self.name, attempts: vec![Attempt::of(path.into(), reason)], advice: None };
        let mut failure = self.files.failure();
        if self.finder().is_some() {
            return Err(refused("its functions are already found by the program's own function".to_owned()));
        }
        match self.files.loaded() {
            Some(loaded) if !loaded.is_of(path) => {
                Err(refused(format!("already loaded from {} and not loaded again", loaded.file().display())))
            }
            Some(_) | None => self.files.open_first(self, &mut failure, vec![path.into()], None),
        }
    }

    /// Looks up the library's functions through `find`, a function that the program provides, instead of loading a
    /// library file. Use this method if the library is linked into the program or loaded by other means. Without the
    /// feature `std`, it is the only way to load functions. `find` is called at most once for each function that the
    /// program uses, and returns NULL if the function does not exist.
    ///
    /// ```
    /// use core::ffi::{CStr, c_void};
    /// use cubind::cuda13::driver::{CUresult, DRIVER, cuInit};
    ///
    /// extern "system" fn init(_flags: u32) -> CUresult {
    ///     CUresult::CUDA_ERROR_NO_DEVICE
    /// }
    ///
    /// fn find(name: &CStr) -> *mut c_void {
    ///     if name == c"cuInit" { init as *mut c_void } else { core::ptr::null_mut() }
    /// }
    ///
    /// // SAFETY: the functions that `find` returns have the signatures of the driver's.
    /// unsafe { DRIVER.load_with(find) }?;
    /// assert_eq!(unsafe { cuInit(0) }, (CUresult::CUDA_ERROR_NO_DEVICE,));
    /// # Ok::<(), cubind::LoadError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`LoadError`] if the library is already loaded, uses another `find` function, or is too old.
    ///
    /// # Safety
    ///
    /// For each name, `find` must return NULL or the address of the library's function with that name, or of a function
    /// with the same signature and behavior. The address must be valid until the program exits.
    pub unsafe fn load_with(&self, find: fn(&CStr) -> *mut c_void) -> Result<(), LoadError> {
        let refused = |reason: String| LoadError {
            library: self.name,
            attempts: vec![Attempt::without_path(reason)],
            advice: None,
        };
        #[cfg(feature = "std")]
        let _one_at_a_time = self.files.failure();
        #[cfg(feature = "std")]
        if let Some(loaded) = self.loaded_from() {
            return Err(refused(format!("already loaded from {} and not loaded again", loaded.display())));
        }
        if let Some(function) = self.required.filter(|function| find(function).is_null()) {
            let function = function.to_string_lossy();
            return Err(refused(format!("it is an older version: it has no function {function}")));
        }
        let new = find as *mut c_void;
        match self.finder.compare_exchange(ptr::null_mut(), new, Ordering::Release, Ordering::Relaxed) {
            Ok(_) => Ok(()),
            Err(old) if old == new => Ok(()),
            Err(_) => Err(refused("its functions are already found by another function".to_owned())),
        }
    }

    /// Returns true if the library can be used. Loads it on the first call, and does not search again after a failure.
    pub fn available(&self) -> bool {
        #[cfg(feature = "std")]
        if !self.is_loaded() {
            let mut failure = self.files.failure();
            // Another thread may have loaded the library while this one waited for the lock.
            if failure.is_none() && !self.is_loaded() {
                // The error is stored in `failure`, which `load_error` reads.
                let _ = self.files.open_first(self, &mut failure, files::candidates(self), Some(self.advice()));
            }
        }
        self.is_loaded()
    }

    /// Returns true if the library is loaded; does not search for it.
    pub fn is_loaded(&self) -> bool {
        #[cfg(feature = "std")]
        if self.files.loaded().is_some() {
            return true;
        }
        self.finder().is_some()
    }

    /// The loaded file. On Linux and Windows, this is the path that the system's loader reports; on other systems, it
    /// is the name that was passed to the loader. `None` if the library is not loaded, or if its functions are found by
    /// a function of the program.
    #[cfg(feature = "std")]
    pub fn loaded_from(&self) -> Option<&Path> {
        self.files.loaded().map(Loaded::file)
    }

    /// Returns true if another process has loaded the library, because this process was forked from it.
    pub(crate) fn is_of_parent(&self) -> bool {
        #[cfg(feature = "std")]
        return self.files.loaded().is_some_and(|loaded| !loaded.process.is_this());
        #[cfg(not(feature = "std"))]
        false
    }

    /// The reason why the library is not loaded, which is the latest failure. `None` if the library is loaded, or was
    /// never needed.
    #[cfg(feature = "std")]
    pub fn load_error(&self) -> Option<LoadError> {
        self.files.failure().clone().filter(|_| self.finder().is_none())
    }

    /// The reason why the library is not loaded: the program has not called [`load_with`](Self::load_with). `None` if
    /// the library is loaded.
    #[cfg(not(feature = "std"))]
    pub fn load_error(&self) -> Option<LoadError> {
        let reason = || "without the feature `std`, a program must pass a lookup function to `load_with`".to_owned();
        let error = || LoadError { library: self.name, attempts: vec![Attempt::without_path(reason())], advice: None };
        self.finder().is_none().then(error)
    }

    /// The functions that the program called although the loaded library lacks them, in the order of their first calls.
    /// Each entry includes the toolkit version that introduced the function.
    pub fn missing_functions(&self) -> Vec<MissingFunction> {
        self.missing.list()
    }

    /// The major version of the library's toolkit.
    #[allow(dead_code, reason = "the compiler of `owned` alone searches for headers")]
    pub(crate) fn major(&self) -> Option<u32> {
        self.toolkit.as_ref().map(|toolkit| toolkit.major)
    }

    /// The library's name in messages.
    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    /// The missing function that was called last by this thread, or otherwise by any thread.
    pub(crate) fn latest_missing(&self) -> Option<MissingFunction> {
        latest::get(ptr::from_ref(self).addr()).or_else(|| self.missing.newest())
    }

    /// The missing function with this symbol, or with this symbol and a suffix such as `_v2` or `_ptsz`.
    pub(crate) fn missing(&self, name: &str) -> Option<MissingFunction> {
        let is_it =
            |symbol: &[u8]| symbol.strip_prefix(name.as_bytes()).is_some_and(|rest| matches!(rest, [] | [b'_', ..]));
        self.missing_functions().into_iter().rfind(|function| is_it(function.symbol.to_bytes()))
    }

    /// Records that the library lacks a function.
    pub(crate) fn lacks(&self, symbol: &'static CStr, since: Option<&'static str>) {
        let function = MissingFunction { symbol, since, product: self.product };
        latest::set(ptr::from_ref(self).addr(), function);
        self.missing.add(function);
    }

    /// The address of an exported function. It is NULL if the function does not exist, and `None` if the library is
    /// missing. The first call searches for the library; after a failure, only an explicit `load` searches again.
    pub(crate) fn find(&self, name: &CStr) -> Option<*mut c_void> {
        #[cfg(feature = "std")]
        if self.available() {
            if let Some(loaded) = self.files.loaded() {
                return Some(loaded.find(name));
            }
        }
        self.finder().map(|find| find(name))
    }

    /// The function that the program passed to `load_with`.
    fn finder(&self) -> Option<Finder> {
        let found = self.finder.load(Ordering::Acquire);
        // SAFETY: the pointer is NULL, or a function of this type that `load_with` stored.
        (!found.is_null()).then(|| unsafe { mem::transmute::<*mut c_void, Finder>(found) })
    }
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Library");
        shown.field("name", &self.name).field("file_names", &self.file_names);
        #[cfg(feature = "std")]
        shown.field("loaded_from", &self.loaded_from());
        shown.finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOOLKIT: Option<Toolkit> = Some(Toolkit { major: 13, folder: "" });
    // SAFETY: no file with this name exists, so no code is loaded.
    static ABSENT: Library =
        unsafe { Library::new("a library of these tests", &["libcubind-absent.so.1", "absent-too"], TOOLKIT) };

    #[test]
    fn the_error_of_a_missing_library_lists_the_attempts() {
        assert_eq!(ABSENT.load_error(), None);
        assert!(!ABSENT.available());
        let error = ABSENT.load().unwrap_err();
        assert_eq!(ABSENT.load_error(), Some(error.clone()));
        assert_eq!(ABSENT.loaded_from(), None);
        let paths: Vec<_> = error.attempts().iter().map(Attempt::path).collect();
        assert_eq!(paths[..2], [Path::new("libcubind-absent.so.1"), Path::new("absent-too")]);
        #[cfg(unix)]
        assert!(paths.contains(&Path::new("/usr/local/cuda-13/lib64/libcubind-absent.so.1")));
        assert!(error.attempts().iter().all(|attempt| !attempt.reason().is_empty()));
        let words = error.to_string();
        assert!(
            words.starts_with("library not found: a library of these tests; tried:\n  libcubind-absent.so.1"),
            "{words}"
        );
        assert!(
            words.lines().count() <= 10 && words.contains("no such file\nIt comes with the CUDA toolkit 13;"),
            "{words}"
        );
    }

    // SAFETY: no file with this name exists, so no code is loaded.
    static GIVEN: Library =
        unsafe { Library::new("a given library", &["libcubind-absent.so.1"], None) }.requiring(c"new");

    fn nothing(_: &CStr) -> *mut c_void {
        ptr::null_mut()
    }

    fn new_and_old(name: &CStr) -> *mut c_void {
        if [c"new", c"old"].contains(&name) { ptr::without_provenance_mut(64) } else { ptr::null_mut() }
    }

    #[test]
    fn load_with_finds_functions_with_the_function_of_the_program() {
        assert!(!GIVEN.available() && !GIVEN.is_loaded());
        let before = GIVEN.load_error().unwrap();
        assert_eq!(GIVEN.find(c"new"), None);
        // SAFETY: the functions that are found are not called.
        let refused = unsafe { GIVEN.load_with(nothing) }.unwrap_err().to_string();
        assert_eq!(refused, "cannot load a given library: it is an older version: it has no function new");
        assert_eq!(GIVEN.load_error(), Some(before));
        // SAFETY: the functions that are found are not called.
        unsafe { GIVEN.load_with(new_and_old) }.unwrap();
        assert!(GIVEN.available() && GIVEN.is_loaded());
        assert_eq!(GIVEN.load_error(), None);
        let found = [c"old", c"none"].map(|name| GIVEN.find(name).map(<*mut c_void>::is_null));
        assert_eq!(found, [Some(false), Some(true)]);
        // SAFETY: the functions that are found are not called.
        assert!(unsafe { GIVEN.load_with(new_and_old).is_ok() && GIVEN.load_with(nothing).is_err() });
        assert_eq!((GIVEN.load(), GIVEN.loaded_from()), (Ok(()), None));
        // SAFETY: the file is not a library.
        let refused = unsafe { GIVEN.load_from("/etc/hosts") }.unwrap_err();
        let reason = "its functions are already found by the program's own function";
        assert_eq!(refused.to_string(), format!("cannot load a given library: /etc/hosts: {reason}"));
    }
}
