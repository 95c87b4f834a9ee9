//! The search for the file of a CUDA library, and the file that was loaded.

use core::ffi::{CStr, c_void};
use core::ptr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::library::Library;
use super::load_error::{Attempt, LoadError};
use super::process::Process;
use super::search::{self, Origin, installed_files};

/// The outcome of the search for one library.
pub(super) struct Files {
    loaded: OnceLock<Loaded>,
    /// Locked during a search, so that only one thread searches.
    failure: Mutex<Option<LoadError>>,
}

/// A library that the system's loader has loaded.
pub(super) struct Loaded {
    library: libloading::Library,
    /// The path or name that was passed to the loader.
    path: PathBuf,
    /// The file that the loader has found, if it reports the file.
    file: Option<PathBuf>,
    /// The process that has loaded the library.
    pub(super) process: Process,
}

impl Loaded {
    fn new(library: libloading::Library, path: PathBuf) -> Self {
        let (library, file) = search::loaded_file(library);
        Self { library, path, file, process: Process::this() }
    }

    /// Returns the loaded file.
    pub(super) fn file(&self) -> &Path {
        self.file.as_deref().unwrap_or(&self.path)
    }

    /// Returns true if `path` refers to the loaded file.
    pub(super) fn is_of(&self, path: &Path) -> bool {
        self.path == path || self.file() == path
    }

    /// The address of an exported function, or NULL.
    pub(super) fn find(&self, name: &CStr) -> *mut c_void {
        // SAFETY: only the address is read; the memory at the address is not accessed.
        unsafe { self.library.get::<*mut c_void>(name.to_bytes_with_nul()) }.map_or(ptr::null_mut(), |symbol| *symbol)
    }
}

impl Files {
    pub(super) const fn new() -> Self {
        Self { loaded: OnceLock::new(), failure: Mutex::new(None) }
    }

    /// The loaded library.
    pub(super) fn loaded(&self) -> Option<&Loaded> {
        self.loaded.get()
    }

    /// The latest failure. A panic cannot leave the failure partially written, so a poisoned lock is valid.
    pub(super) fn failure(&self) -> MutexGuard<'_, Option<LoadError>> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Loads the first candidate that can be loaded. The caller holds the lock on `failure`, so that only one thread
    /// searches.
    pub(super) fn open_first(
        &self,
        of: &Library,
        failure: &mut Option<LoadError>,
        candidates: Vec<PathBuf>,
        advice: Option<String>,
    ) -> Result<(), LoadError> {
        if self.loaded.get().is_some() {
            return Ok(());
        }
        let mut attempts = Vec::new();
        for path in candidates {
            // SAFETY: loading runs the library's initialisers. NVIDIA's libraries may be loaded at any time on any
            // thread if they are found by name; the caller of `load_from` is responsible for its path.
            let opened = unsafe { libloading::Library::new(&path) }.map_err(|error| search::reason(&error));
            match opened.and_then(|library| search::new_enough(library, of.required)) {
                Ok(library) => {
                    *failure = None;
                    // `loaded` is not set yet: the code above has checked this while holding the lock.
                    let _ = self.loaded.set(Loaded::new(library, path));
                    return Ok(());
                }
                Err(reason) => attempts.push(Attempt::of(path, reason)),
            }
        }
        let error = LoadError { library: of.name(), attempts, advice };
        *failure = Some(error.clone());
        Err(error)
    }
}

/// All paths to try, in order of preference.
pub(super) fn candidates(of: &Library) -> Vec<PathBuf> {
    let names = of.file_names.iter().map(PathBuf::from);
    let origin = match (&of.toolkit, of.packages) {
        (Some(toolkit), _) => Origin::Toolkit(toolkit),
        (None, Some(_)) => Origin::Package,
        (None, None) => Origin::Driver,
    };
    names.chain(installed_files(origin, of.file_names)).collect()
}
