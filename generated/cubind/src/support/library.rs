//! A CUDA library, loaded at its first use; it may be missing.

use core::cell::Cell;
use core::ffi::CStr;
use core::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::search::{self, Toolkit};

/// One of NVIDIA's shared libraries. Each is a `static` of the module that binds it, such as
/// `cubind::cuda13::driver::DRIVER`.
///
/// Calling any function of the module loads its library, so most programs need none of these methods; they report
/// errors, and load a library from an unusual path. They never panic, and a loaded library is never unloaded.
///
/// The search, in this order:
///
/// 1. the library's plain names, by the rules of the system's loader (`LD_LIBRARY_PATH`, the loader's cache; `PATH` on
///    Windows);
/// 2. for the libraries of the toolkit: below `CUDA_HOME`, below `CUDA_PATH`, and in `/usr/local/cuda-<major>` and
///    `/usr/local/cuda`, in `lib64` and `lib` of each. Libraries of other majors
///    mostly have other names.
///
/// A failure is cached: later calls fail without another search.
pub struct Library {
    name: &'static str,
    file_names: &'static [&'static str],
    toolkit: Option<Toolkit>,
    required: Option<&'static CStr>,
    loaded: OnceLock<Loaded>,
    /// Locked during a search, so that only one thread searches.
    failure: Mutex<Option<LoadError>>,
    /// Functions that were called and that the library lacks.
    missing: Mutex<Vec<MissingFunction>>,
}

thread_local! {
    /// The missing function that this thread called last, and the address of the library's static.
    static LATEST: Cell<Option<(usize, MissingFunction)>> = const { Cell::new(None) };
}

struct Loaded {
    library: libloading::Library,
    path: PathBuf,
}

impl Library {
    /// A library with the given name in error messages. With a `toolkit`, its directories are searched as well.
    pub(crate) const fn new(name: &'static str, file_names: &'static [&'static str], toolkit: Option<Toolkit>) -> Self {
        let missing = Mutex::new(Vec::new());
        let required = None;
        Self { name, file_names, toolkit, required, loaded: OnceLock::new(), failure: Mutex::new(None), missing }
    }

    /// One that has this function: older libraries with the same file name lack it, and have records of other sizes.
    pub(crate) const fn requiring(mut self, function: &'static CStr) -> Self {
        self.required = Some(function);
        self
    }

    /// Loads the library unless it is loaded, and searches again if an earlier search found nothing.
    ///
    /// # Errors
    ///
    /// [`LoadError`], with each path that was tried and its error.
    pub fn load(&self) -> Result<(), LoadError> {
        self.open_first(&mut self.lock_failure(), self.candidates())
    }

    /// Loads the library from this path, and from nowhere else.
    ///
    /// # Errors
    ///
    /// [`LoadError`], when the file cannot be loaded, or when the library is already loaded from another path.
    ///
    /// # Safety
    ///
    /// The file must be the library of that name and major, or one with the same interface.
    pub unsafe fn load_from(&self, path: impl AsRef<Path>) -> Result<(), LoadError> {
        let path = path.as_ref();
        let mut failure = self.lock_failure();
        match self.loaded_from() {
            Some(loaded) if loaded != path => Err(LoadError {
                library: self.name,
                attempts: vec![Attempt {
                    path: path.into(),
                    reason: format!("already loaded from {}, and stays so", loaded.display()),
                }],
            }),
            Some(_) | None => self.open_first(&mut failure, vec![path.into()]),
        }
    }

    /// Whether the library can be used: loads it on the first call, and does not search again after a failure.
    pub fn available(&self) -> bool {
        self.loaded().is_some()
    }

    /// The path of the loaded library: a plain name if the system's loader found it. `None` if it is not loaded.
    pub fn loaded_from(&self) -> Option<&Path> {
        self.loaded.get().map(|loaded| loaded.path.as_path())
    }

    /// Why the library is not loaded: the latest failure. `None` if it is loaded, or was never needed.
    pub fn load_error(&self) -> Option<LoadError> {
        self.lock_failure().clone()
    }

    /// The functions that were called and that the loaded library lacks, in the order of their first calls, each with
    /// the toolkit that introduced it.
    pub fn missing_functions(&self) -> Vec<MissingFunction> {
        self.missing.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Its name in messages.
    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    /// The missing function that was called last: by this thread, or else by any.
    pub(crate) fn latest_missing(&self) -> Option<MissingFunction> {
        let here = LATEST.get().filter(|(library, _)| *library == core::ptr::from_ref(self).addr());
        here.map(|(_, function)| function).or_else(|| self.missing_functions().pop())
    }

    /// The missing function that was called and whose symbol is this, or this and a suffix: `_v2`, `_ptsz`.
    pub(crate) fn missing(&self, name: &str) -> Option<MissingFunction> {
        let is_it = |symbol: &[u8]| symbol.strip_prefix(name.as_bytes()).is_some_and(|rest| matches!(rest, [] | [b'_', ..]));
        self.missing_functions().into_iter().rfind(|function| is_it(function.symbol.to_bytes()))
    }

    /// Records a function that the library lacks.
    pub(crate) fn lacks(&self, function: MissingFunction) {
        LATEST.set(Some((core::ptr::from_ref(self).addr(), function)));
        let mut missing = self.missing.lock().unwrap_or_else(PoisonError::into_inner);
        if !missing.contains(&function) {
            missing.push(function);
        }
    }

    /// The loaded library. The first call searches; after a failure only an explicit [`load`](Self::load) does.
    pub(crate) fn loaded(&self) -> Option<&libloading::Library> {
        if self.loaded.get().is_none() {
            let mut failure = self.lock_failure();
            if failure.is_none() {
                // The error is in `failure` now, where `load_error` finds it.
                let _ = self.open_first(&mut failure, self.candidates());
            }
        }
        self.loaded.get().map(|loaded| &loaded.library)
    }

    /// Every path worth trying, best first.
    fn candidates(&self) -> Vec<PathBuf> {
        let names = self.file_names.iter().map(PathBuf::from);
        let files = self.toolkit.as_ref().map(|toolkit| search::toolkit_files(toolkit, self.file_names)).unwrap_or_default();
        names.chain(files).collect()
    }

    /// Loads the first candidate that can be loaded. The caller holds the lock on `failure`: one search at a time.
    fn open_first(&self, failure: &mut Option<LoadError>, candidates: Vec<PathBuf>) -> Result<(), LoadError> {
        if self.loaded.get().is_some() {
            return Ok(());
        }
        let mut attempts = Vec::new();
        for path in candidates {
            // SAFETY: loading runs the library's initialisers. NVIDIA's libraries found by name are trusted to be
            // loadable at any time on any thread, and the caller of `load_from` vouches for its path.
            let opened = unsafe { libloading::Library::new(&path) }.map_err(|error| search::reason(&error));
            match opened.and_then(|library| search::new_enough(library, self.required)) {
                Ok(library) => {
                    *failure = None;
                    // Not set yet: checked above, under the lock.
                    let _ = self.loaded.set(Loaded { library, path });
                    return Ok(());
                }
                Err(reason) => attempts.push(Attempt { path, reason }),
            }
        }
        let error = LoadError { library: self.name, attempts };
        *failure = Some(error.clone());
        Err(error)
    }

    /// A panic cannot leave the cached failure half-written, so a poisoned lock is valid.
    fn lock_failure(&self) -> MutexGuard<'_, Option<LoadError>> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library")
            .field("name", &self.name)
            .field("file_names", &self.file_names)
            .field("loaded_from", &self.loaded_from())
            .finish_non_exhaustive()
    }
}

/// A function that was called and that the loaded library lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingFunction {
    pub(crate) symbol: &'static CStr,
    pub(crate) since: Option<&'static str>,
}

impl MissingFunction {
    /// The exported symbol, such as `cuCtxCreate_v4`; its twin where default streams are each thread's own.
    pub fn symbol(&self) -> &'static CStr {
        self.symbol
    }

    /// The version of CUDA that introduced the function, such as `12.5`: of the driver where its headers state it, else
    /// of the toolkit; `None` if it is older than every toolkit that cubind supports.
    pub fn since(&self) -> Option<&'static str> {
        self.since
    }
}

impl fmt::Display for MissingFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.symbol.to_string_lossy())?;
        match self.since {
            Some(toolkit) => write!(f, ", which came with CUDA {toolkit}"),
            None => Ok(()),
        }
    }
}

/// A library could not be loaded: each path that was tried, and its error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError {
    library: &'static str,
    attempts: Vec<Attempt>,
}

impl LoadError {
    /// Every attempt, in the order of the search.
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot load {}", self.library)?;
        for (index, attempt) in self.attempts.iter().enumerate() {
            write!(f, "{} {attempt}", if index == 0 { ":" } else { ";" })?;
        }
        Ok(())
    }
}

impl std::error::Error for LoadError {}

/// One path that failed to load.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    path: PathBuf,
    reason: String,
}

impl Attempt {
    /// The argument of the system's loader: a plain name, or a path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The error message of the system's loader.
    pub fn reason(&self) -> &str {
        &self.reason
    }
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&search::attempt(&self.path, &self.reason))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOOLKIT: Option<Toolkit> = Some(Toolkit { major: 13, folder: "" });
    static ABSENT: Library =
        Library::new("a library of these tests", &["libcubind-absent.so.1", "absent-too"], TOOLKIT);

    #[test]
    fn a_missing_library_says_what_was_tried() {
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
        assert!(error.to_string().starts_with("cannot load a library of these tests: libcubind-absent.so.1"));
    }
}
