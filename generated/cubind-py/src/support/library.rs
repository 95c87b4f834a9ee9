//! A CUDA library, which is loaded when one of its functions is first called, and may be missing.

use core::ffi::{CStr, c_void};
use core::ptr;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use libloading::Library;
use pyo3::prelude::*;

use super::c_api;
use super::errors::{Fallible, Owned, Raised, runtime_error, utf8};
use super::package;
use super::search::{Failed, Origin, installed_files, listed, loaded_file, new_enough, reason, tried};
pub use super::toolkit::Toolkit;

/// The search paths and the state of a CUDA library. Each library is a `static`.
///
/// The search tries the following, in this order, until a library can be loaded:
///
/// 1. a library with this name that the process has already loaded;
/// 2. NVIDIA's wheels, in the directories of `sys.path`;
/// 3. the plain name, by the rules of the system's loader (`LD_LIBRARY_PATH`, the loader's cache; `PATH` on Windows);
/// 4. for a library of the toolkit: below `CUDA_HOME`, `CUDA_PATH` and `CONDA_PREFIX`, and on Unix
///    `/usr/local/cuda-<major>` and `/usr/local/cuda`; for a library that is versioned independently: below `CONDA_PREFIX`; for the
///    driver's: the folders of NixOS (`/run/opengl-driver/lib`) and of WSL (`/usr/lib/wsl/lib`);
/// 5. for a library of the toolkit: the path that `cuda.pathfinder` returns, if that is installed.
///
/// A library of another major version has another file name, so it is never loaded by mistake. A failure is not cached:
/// the library may be installed later.
pub struct LibraryDef {
    /// The library's name in messages, such as `CUDA driver` or `NVRTC of CUDA 13`.
    pub name: &'static str,
    /// The library's file names on this system, in order of preference.
    pub file_names: &'static [&'static str],
    /// The toolkit to which the library belongs, or `None` for the libraries of the driver.
    pub toolkit: Option<Toolkit>,
    /// The library's directory in NVIDIA's wheels for Linux, below `site-packages`, such as `nvidia/cu13/lib`.
    pub wheels: &'static [&'static str],
    /// The library's name in `cuda.pathfinder`, such as `nvrtc`. The name is empty if `cuda.pathfinder` does not
    /// support the library.
    pub pathfinder: &'static str,
    /// Prefixes of other file names in the library's directory. On Linux, the library itself loads these files by a
    /// plain name, which the system's loader may not find there, because some of NVIDIA's wheels lack a run path. An
    /// example is `libnvrtc-builtins.so`.
    pub beside: &'static [&'static str],
    /// A function that older libraries with the same file name do not have. The records of these older libraries have
    /// different sizes.
    required: Option<&'static CStr>,
    /// The pip packages, each of which contains the library.
    pub installed_by: &'static [&'static str],
    /// The name of the product. Messages contain the product's version.
    product: &'static str,
    loaded: OnceLock<Loaded>,
}

impl LibraryDef {
    /// Creates a library that is not loaded yet.
    pub const fn new(
        name: &'static str,
        file_names: &'static [&'static str],
        toolkit: Option<Toolkit>,
        wheels: &'static [&'static str],
        pathfinder: &'static str,
        beside: &'static [&'static str],
    ) -> Self {
        Self {
            name,
            file_names,
            toolkit,
            wheels,
            pathfinder,
            beside,
            required: None,
            installed_by: &[],
            product: "CUDA",
            loaded: OnceLock::new(),
        }
    }

    /// Rejects files without this function: older libraries with the same file name, whose records have different
    /// sizes.
    pub const fn requiring(mut self, function: &'static CStr) -> Self {
        self.required = Some(function);
        self
    }

    /// Sets the pip packages that contain the library.
    pub const fn installed_by(mut self, packages: &'static [&'static str]) -> Self {
        self.installed_by = packages;
        self
    }

    /// Sets the product of a library that is versioned independently of CUDA.
    pub const fn versions_of(mut self, product: &'static str) -> Self {
        self.product = product;
        self
    }

    /// Returns the loaded file, or a plain name if the system does not report the file.
    pub fn loaded_from(&self) -> Option<&Path> {
        self.loaded.get().map(Loaded::file)
    }
}

/// A loaded library; it is never unloaded.
pub struct Loaded {
    library: Library,
    /// The path or name that was passed to the loader.
    path: PathBuf,
    /// The file that the loader has found, if it reports the file.
    file: Option<PathBuf>,
}

impl Loaded {
    /// Returns the loaded file.
    fn file(&self) -> &Path {
        self.file.as_deref().unwrap_or(&self.path)
    }

    /// Returns the address of a symbol, or null if the library does not export the symbol.
    pub fn symbol(&self, name: &CStr) -> *mut c_void {
        // SAFETY: only the address is read, as a plain pointer.
        unsafe { self.library.get::<*mut c_void>(name) }.map_or(ptr::null_mut(), |symbol| *symbol)
    }
}

/// Returns the loaded library. The first call searches for the library.
#[inline]
pub fn load(py: Python<'_>, def: &'static LibraryDef) -> Fallible<&'static Loaded> {
    match def.loaded.get() {
        Some(loaded) => Ok(loaded),
        None => search(py, def),
    }
}

/// Loads the library from this path only. The caller is responsible for the file: it must be the library that the
/// tables describe.
pub fn load_from(py: Python<'_>, def: &'static LibraryDef, path: &Path) -> Fallible<&'static Loaded> {
    let mut search = Search::new(def);
    if let Some(loaded) = def.loaded.get().filter(|loaded| loaded.path != path && loaded.file() != path) {
        search.failed(path, format!("already loaded from {} and not loaded again", loaded.file().display()));
        return Err(search.not_found(py));
    }
    search.open(path).ok_or_else(|| search.not_found(py))
}

/// Loads the library, or returns the library that another thread has loaded. Several threads may search at the same
/// time, because some steps run Python code and must not hold a lock. All threads use the result of the thread that
/// finishes first.
#[cold]
#[inline(never)]
fn search(py: Python<'_>, def: &'static LibraryDef) -> Fallible<&'static Loaded> {
    let mut search = Search::new(def);
    let found = search.in_process().or_else(|| search.in_wheels(py));
    let found = found.or_else(|| search.by_name()).or_else(|| search.in_folders());
    match found {
        Some(found) => Ok(found),
        None => search.by_pathfinder(py)?.ok_or_else(|| search.not_found(py)),
    }
}

/// A search, and its failed attempts.
struct Search {
    def: &'static LibraryDef,
    /// The paths that were tried. Each has the reason why the file could not be loaded, and is marked if the file does
    /// not exist.
    files: Vec<(PathBuf, String, bool)>,
    /// Descriptions of other attempts, one line each.
    others: Vec<String>,
}

type Found = Option<&'static Loaded>;

/// The maximum length of another package's error in a message.
const LONGEST: usize = 200;

impl Search {
    fn new(def: &'static LibraryDef) -> Self {
        Self { def, files: Vec::new(), others: Vec::new() }
    }

    fn failed(&mut self, path: &Path, reason: String) {
        self.files.push((path.into(), reason, path.is_absolute() && !path.exists()));
    }

    /// Finds a library with the same name that is already loaded, for example by another package.
    fn in_process(&mut self) -> Found {
        self.def.file_names.iter().find_map(|name| self.found(already_loaded(name)?, name.into()))
    }

    fn in_wheels(&mut self, py: Python<'_>) -> Found {
        if self.def.wheels.is_empty() {
            return None;
        }
        let directories = sys_path(py).unwrap_or_else(|raised| {
            raised.clear(py);
            Vec::new()
        });
        let before = self.files.len();
        let folders: Vec<PathBuf> = self.def.wheels.iter().flat_map(|wheel| folders_in(wheel)).collect();
        for directory in &directories {
            for folder in &folders {
                for name in self.def.file_names {
                    let path = directory.join(folder).join(name);
                    if path.is_file()
                        && let Some(found) = self.open(&path)
                    {
                        return Some(found);
                    }
                }
            }
        }
        if self.files.len() == before {
            let wheels: Vec<String> = folders.iter().map(|folder| folder.display().to_string()).collect();
            let wheels = wheels.join(", ");
            self.others.push(format!("NVIDIA's wheels ({wheels} below sys.path): none is installed"));
        }
        None
    }

    fn by_name(&mut self) -> Found {
        self.def.file_names.iter().find_map(|name| self.open(Path::new(name)))
    }

    fn in_folders(&mut self) -> Found {
        let origin = match &self.def.toolkit {
            Some(toolkit) => Origin::Toolkit(toolkit),
            None if self.def.wheels.is_empty() => Origin::Driver,
            None => Origin::Package,
        };
        for path in installed_files(origin, self.def.file_names) {
            if !path.is_file() {
                self.failed(&path, "no such file".into());
            } else if let Some(found) = self.open(&path) {
                return Some(found);
            }
        }
        None
    }

    /// Finds the library with NVIDIA's finder. The finder may return a library of another major version, which is not
    /// used.
    fn by_pathfinder(&mut self, py: Python<'_>) -> Fallible<Found> {
        if self.def.pathfinder.is_empty() {
            return Ok(None);
        }
        match ask_pathfinder(py, self.def.pathfinder)? {
            Ok(path) => {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                if self.def.file_names.iter().any(|wanted| name.starts_with(wanted)) {
                    return Ok(self.open(&path));
                }
                self.others.push(format!("cuda.pathfinder: found {}, which is another version", path.display()));
            }
            Err(reason) => {
                let short: String = reason.chars().take(LONGEST).collect();
                let more = if short.len() < reason.len() { " …" } else { "" };
                self.others.push(format!("cuda.pathfinder: {short}{more}"));
            }
        }
        Ok(None)
    }

    /// Loads this file, or records the reason why the file could not be loaded.
    fn open(&mut self, path: &Path) -> Found {
        match open(path) {
            Ok(library) => {
                self.preload_files(path);
                self.found(library, path.into())
            }
            Err(error) => {
                self.failed(path, reason(&error));
                None
            }
        }
    }

    /// Loads the files that the library will load by a plain name. If a file cannot be loaded, the library reports the
    /// error when it needs the file.
    fn preload_files(&self, path: &Path) {
        let Some(directory) = path.parent().filter(|directory| !directory.as_os_str().is_empty()) else {
            return;
        };
        if self.def.beside.is_empty() {
            return;
        }
        for entry in directory.read_dir().into_iter().flatten().flatten() {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            if self.def.beside.iter().any(|prefix| name.starts_with(on_this_system(prefix))) {
                // The library is never unloaded.
                if let Ok(library) = open(&entry.path()) {
                    core::mem::forget(library);
                }
            }
        }
    }

    /// Keeps the library that was loaded from this path, or records that the library's version is too old.
    fn found(&mut self, library: Library, path: PathBuf) -> Found {
        match new_enough(library, self.def.required) {
            Ok(library) => {
                let (library, file) = loaded_file(library);
                Some(self.def.loaded.get_or_init(|| Loaded { library, path, file }))
            }
            Err(reason) => {
                self.failed(&path, reason);
                None
            }
        }
    }

    #[cold]
    fn not_found(&self, py: Python<'_>) -> Raised {
        if self.def.file_names.is_empty() {
            let message = format!("library not found: NVIDIA does not provide {} for this system.", self.def.name);
            return raise_by_name(py, c"dynamic_lib_not_found", &message, self.def, "");
        }
        let files = self.files.iter().map(|(path, reason, is_absent)| Failed { path, reason, is_absent: *is_absent });
        let mut lines = tried(files);
        lines.extend_from_slice(&self.others);
        let mut message = listed(&format!("library not found: {}; tried:", self.def.name), &lines);
        let commands: Vec<String> = self.def.installed_by.iter().map(|name| format!("`pip install {name}`")).collect();
        if !commands.is_empty() {
            message += &format!("\n{} brings it.", commands.join(" or "));
        } else if self.def.wheels.is_empty() {
            message += "\nIt comes with NVIDIA's display driver.";
        }
        raise_by_name(py, c"dynamic_lib_not_found", &message, self.def, "")
    }
}

/// Returns the directories of a wheel's shared libraries. On Linux, this is the given directory; on Windows, these are
/// three directories next to it.
fn folders_in(wheel: &str) -> Vec<PathBuf> {
    let folder = Path::new(wheel);
    match folder.parent().filter(|_| cfg!(windows)) {
        Some(parent) => ["bin/x86_64", "bin/x64", "bin"].iter().map(|name| parent.join(name)).collect(),
        None => vec![folder.into()],
    }
}

/// Returns the prefix of a file's name on this system. For example, `libnvrtc-builtins.so` is
/// `nvrtc-builtins64_130.dll` on Windows.
fn on_this_system(prefix: &str) -> &str {
    if cfg!(windows) { prefix.trim_start_matches("lib").trim_end_matches(".so") } else { prefix }
}

/// Loads a library so that its own dependencies are found in its directory.
///
/// Loading a library runs the initializers in its file. CUDA's libraries, which are found by their names, may be loaded
/// at any time on any thread. The program is responsible for any other path, as with `ctypes.CDLL`.
#[cfg(unix)]
fn open(path: &Path) -> Result<Library, libloading::Error> {
    // SAFETY: the library's initializers may run at any time on any thread.
    unsafe { Library::new(path) }
}

/// Loads a library so that its own dependencies are found in its directory. As on Unix, this runs the file's
/// initializers.
#[cfg(windows)]
fn open(path: &Path) -> Result<Library, libloading::Error> {
    use libloading::os::windows::{LOAD_LIBRARY_SEARCH_DEFAULT_DIRS, LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR, Library as Dll};
    let flags =
        if path.is_absolute() { LOAD_LIBRARY_SEARCH_DEFAULT_DIRS | LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR } else { 0 };
    // SAFETY: the library's initializers may run at any time on any thread.
    unsafe { Dll::load_with_flags(path, flags) }.map(Into::into)
}

#[cfg(unix)]
fn already_loaded(name: &str) -> Option<Library> {
    use libloading::os::unix::{Library as Dl, RTLD_LAZY};
    /// The value is the same on Linux and the BSDs. `RTLD_LAZY` is 1 on all systems.
    const RTLD_NOLOAD: i32 = if cfg!(target_os = "macos") { 0x10 } else { 0x4 };
    // SAFETY: nothing is loaded, so no initializer runs.
    unsafe { Dl::open(Some(name), RTLD_LAZY | RTLD_NOLOAD) }.ok().map(Into::into)
}

#[cfg(windows)]
fn already_loaded(name: &str) -> Option<Library> {
    libloading::os::windows::Library::open_already_loaded(name).ok().map(Into::into)
}

/// Returns the directories of `sys.path`. The list is copied, because the program may change it.
fn sys_path(py: Python<'_>) -> Fallible<Vec<PathBuf>> {
    let path = c_api::tuple(c_api::attribute(c_api::import(py, c"sys")?.as_borrowed(), c"path")?.as_borrowed())?;
    Ok(path.iter_borrowed().filter_map(utf8).map(PathBuf::from).collect())
}

/// Returns the path of a library according to `cuda.pathfinder`, or the error of that package. Importing the package is
/// slow, so it is tried last.
///
/// Exceptions that are not results of the search, such as a KeyboardInterrupt, are propagated.
fn ask_pathfinder(py: Python<'_>, name: &str) -> Fallible<Result<PathBuf, String>> {
    let ask = || -> Fallible<PathBuf> {
        let finder = c_api::import(py, c"cuda.pathfinder")?;
        let given = vec![c_api::string(py, name)?];
        let found = c_api::call_method(finder.as_borrowed(), c"load_nvidia_dynamic_lib", given)?;
        Ok(c_api::attribute(found.as_borrowed(), c"abs_path")?.extract()?)
    };
    ask().map_or_else(
        |raised| {
            let error = PyErr::from(raised);
            // The error message, on one line.
            let why = error.value(py).to_string().split_whitespace().collect::<Vec<_>>().join(" ");
            Raised::from(error).clear_unless_fatal(py)?;
            Ok(Err(why))
        },
        |path| Ok(Ok(path)),
    )
}

/// Raises an error for a function that the library lacks.
#[cold]
pub fn no_function(py: Python<'_>, def: &LibraryDef, loaded: &Loaded, symbol: &CStr, since: &str) -> Raised {
    let (library, path, symbol) = (def.name, loaded.file().display(), symbol.to_string_lossy());
    let added = if since.is_empty() { String::new() } else { format!(" (added in {} {since})", def.product) };
    let message = format!("function not found: {symbol}{added} in {library}, loaded from {path}");
    raise_by_name(py, c"function_not_found", &message, def, &symbol)
}

/// The module that creates exceptions. All packages use it, so that they raise the same classes.
const ERRORS: &CStr = c"cubind._errors";

/// Raises the exception that a function of `cubind._errors` creates from this message, the name of the library's
/// module, and a symbol. Raises a plain `RuntimeError` if the function does not exist, which happens only in tests of
/// this crate alone.
#[cold]
fn raise_by_name(py: Python<'_>, maker: &CStr, message: &str, def: &LibraryDef, symbol: &str) -> Raised {
    let found = package::own().modules.iter().find(|module| ptr::eq(module.def, def));
    let module = found.map(|module| module.name.to_string_lossy()).unwrap_or_default();
    let make = || -> Fallible<Owned<'_>> {
        let given = [message, &*module, symbol].into_iter().map(|text| c_api::string(py, text));
        let given = given.collect::<Fallible<Vec<_>>>()?;
        c_api::call_method(c_api::import(py, ERRORS)?.as_borrowed(), maker, given)
    };
    match make() {
        Ok(error) => PyErr::from_value(error).into(),
        Err(raised) => {
            raised.clear(py);
            runtime_error(py, format_args!("{message}"))
        }
    }
}
