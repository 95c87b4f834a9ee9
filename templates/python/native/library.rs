//! A CUDA library, loaded at the first call of one of its functions; it may be missing.

use core::ffi::{CStr, c_void};
use core::ptr;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use libloading::Library;
use pyo3::prelude::*;

use super::c_api;
use super::errors::{Fallible, Raised, runtime_error, utf8};
use super::package;
use super::search::{Failed, listed, new_enough, reason, toolkit_files, tried};
pub use super::toolkit::Toolkit;

/// Where a library is looked for, and what became of it. Each is a `static`.
///
/// The search, in this order, until one can be loaded:
///
/// 1. a library of this name that the process has loaded already;
/// 2. NVIDIA's wheels, in the directories of `sys.path`;
/// 3. the plain name, by the rules of the system's loader (`LD_LIBRARY_PATH`, the loader's cache; `PATH` on Windows);
/// 4. for what belongs to the toolkit: below `CUDA_HOME` and `CUDA_PATH`, and on Unix `/usr/local/cuda-<major>` and
///    `/usr/local/cuda`;
/// 5. for what belongs to the toolkit: wherever `cuda.pathfinder` finds it, if that is installed.
///
/// A library of another major version has another name, so none is taken for this one. A failure is not cached: the
/// library may be installed later.
pub struct LibraryDef {
    /// What messages call it: `CUDA driver`, `NVRTC of CUDA 13`.
    pub name: &'static str,
    /// Its file names on this system, best first.
    pub file_names: &'static [&'static str],
    /// The toolkit that it belongs to; none for the driver's own.
    pub toolkit: Option<Toolkit>,
    /// Where NVIDIA's wheels for Linux put it, below `site-packages`: `nvidia/cu13/lib`.
    pub wheels: &'static [&'static str],
    /// What `cuda.pathfinder` calls it: `nvrtc`; empty if it does not know it.
    pub pathfinder: &'static str,
    /// How, on Linux, the names of other files in its directory begin that it loads itself, by a name that the system's loader may
    /// not find there: `libnvrtc-builtins.so` (some of NVIDIA's wheels lack a run path).
    pub beside: &'static [&'static str],
    /// The function that older libraries with the same file name lack, which have records of other sizes.
    required: Option<&'static CStr>,
    /// What pip installs it by, any one of these.
    installed_by: &'static [&'static str],
    /// Whose versions it has, in messages.
    product: &'static str,
    loaded: OnceLock<Loaded>,
}

impl LibraryDef {
    /// A library that is not loaded yet.
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

    /// One that has this function: older libraries with the same file name lack it, and have records of other sizes.
    pub const fn requiring(mut self, function: &'static CStr) -> Self {
        self.required = Some(function);
        self
    }

    /// One that pip installs by any of these names.
    pub const fn installed_by(mut self, packages: &'static [&'static str]) -> Self {
        self.installed_by = packages;
        self
    }

    /// One that has versions of its own, not those of CUDA.
    pub const fn versions_of(mut self, product: &'static str) -> Self {
        self.product = product;
        self
    }

    /// What the library was loaded from: a plain name where the system's loader found it.
    pub fn loaded_from(&self) -> Option<&Path> {
        self.loaded.get().map(|loaded| loaded.path.as_path())
    }
}

/// A loaded library; it is never unloaded.
pub struct Loaded {
    library: Library,
    path: PathBuf,
}

impl Loaded {
    /// The address of a symbol; null if the library does not export it.
    pub fn symbol(&self, name: &CStr) -> *mut c_void {
        // SAFETY: only the address is taken, as the pointer that it is.
        unsafe { self.library.get::<*mut c_void>(name) }.map_or(ptr::null_mut(), |symbol| *symbol)
    }
}

/// The library, loaded. The first call searches.
#[inline]
pub fn load(py: Python<'_>, def: &'static LibraryDef) -> Fallible<&'static Loaded> {
    match def.loaded.get() {
        Some(loaded) => Ok(loaded),
        None => search(py, def),
    }
}

/// Loads the library from this path only. The caller is responsible for the file: that it is the
/// library which the tables describe.
pub fn load_from(py: Python<'_>, def: &'static LibraryDef, path: &Path) -> Fallible<&'static Loaded> {
    let mut search = Search::new(def);
    if let Some(loaded) = def.loaded_from().filter(|loaded| *loaded != path) {
        search.failed(path, format!("already loaded from {}, and stays so", loaded.display()));
        return Err(search.not_found(py));
    }
    search.open(path).ok_or_else(|| search.not_found(py))
}

/// Two threads may search at the same time, as some steps run Python code, and so must not be locked; the first one's
/// result is everybody's.
#[cold]
#[inline(never)]
fn search(py: Python<'_>, def: &'static LibraryDef) -> Fallible<&'static Loaded> {
    let mut search = Search::new(def);
    let found = search.in_process().or_else(|| search.in_wheels(py));
    let found = found.or_else(|| search.by_name()).or_else(|| search.in_toolkits());
    match found {
        Some(found) => Ok(found),
        None => search.by_pathfinder(py)?.ok_or_else(|| search.not_found(py)),
    }
}

/// A search, and what has failed.
struct Search {
    def: &'static LibraryDef,
    /// Paths, why they could not be loaded, and whether there is no such file.
    files: Vec<(PathBuf, String, bool)>,
    /// What else was tried, a line each.
    others: Vec<String>,
}

type Found = Option<&'static Loaded>;

/// The most characters of another package's error in a message.
const LONGEST: usize = 200;

impl Search {
    fn new(def: &'static LibraryDef) -> Self {
        Self { def, files: Vec::new(), others: Vec::new() }
    }

    fn failed(&mut self, path: &Path, reason: String) {
        self.files.push((path.into(), reason, path.is_absolute() && !path.exists()));
    }

    /// A library of the same name that something else has loaded, such as another package.
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

    fn in_toolkits(&mut self) -> Found {
        for path in toolkit_files(self.def.toolkit.as_ref()?, self.def.file_names) {
            if !path.is_file() {
                self.failed(&path, "no such file".into());
            } else if let Some(found) = self.open(&path) {
                return Some(found);
            }
        }
        None
    }

    /// What NVIDIA's own finder knows. It may find another major version, which is not taken.
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

    /// Loads this file, or notes why that is not possible.
    fn open(&mut self, path: &Path) -> Found {
        match open(path) {
            Ok(library) => {
                self.open_beside(path);
                self.found(library, path.into())
            }
            Err(error) => {
                self.failed(path, reason(&error));
                None
            }
        }
    }

    /// Loads what the library will look for by a plain name. If that fails, then the library reports it when it needs
    /// the file.
    fn open_beside(&self, path: &Path) {
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
                // It is never unloaded.
                if let Ok(library) = open(&entry.path()) {
                    core::mem::forget(library);
                }
            }
        }
    }

    /// Keeps what was loaded from this path, or notes that it is an older version.
    fn found(&mut self, library: Library, path: PathBuf) -> Found {
        match new_enough(library, self.def.required) {
            Ok(library) => Some(self.def.loaded.get_or_init(|| Loaded { library, path })),
            Err(reason) => {
                self.failed(&path, reason);
                None
            }
        }
    }

    #[cold]
    fn not_found(&self, py: Python<'_>) -> Raised {
        if self.def.file_names.is_empty() {
            let message = format!("library not found: NVIDIA has no {} for this system.", self.def.name);
            return raise_by_name(py, "dynamic_lib_not_found", &message, self.def, "");
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
        raise_by_name(py, "dynamic_lib_not_found", &message, self.def, "")
    }
}

/// The folders of a wheel's shared libraries, where on Linux they are in this one: on Windows they are in one of three beside it.
fn folders_in(wheel: &str) -> Vec<PathBuf> {
    let folder = Path::new(wheel);
    match folder.parent().filter(|_| cfg!(windows)) {
        Some(parent) => ["bin/x86_64", "bin/x64", "bin"].iter().map(|name| parent.join(name)).collect(),
        None => vec![folder.into()],
    }
}

/// How a file's name begins, which on Linux begins so: `libnvrtc-builtins.so` is `nvrtc-builtins64_130.dll` on Windows.
fn on_this_system(prefix: &str) -> &str {
    if cfg!(windows) { prefix.trim_start_matches("lib").trim_end_matches(".so") } else { prefix }
}

/// Loads a library the way that its own dependencies are found beside it.
///
/// That runs the initialisers in the file. CUDA's libraries, which are found by their names, are made to be loaded at any
/// time on any thread; for every other path the program is responsible, as with `ctypes.CDLL`.
#[cfg(unix)]
fn open(path: &Path) -> Result<Library, libloading::Error> {
    // SAFETY: initialisers that may run at any time on any thread.
    unsafe { Library::new(path) }
}

/// Loads a library the way that its own dependencies are found beside it. As on Unix, that runs its initialisers.
#[cfg(windows)]
fn open(path: &Path) -> Result<Library, libloading::Error> {
    use libloading::os::windows::{LOAD_LIBRARY_SEARCH_DEFAULT_DIRS, LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR, Library as Dll};
    let flags =
        if path.is_absolute() { LOAD_LIBRARY_SEARCH_DEFAULT_DIRS | LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR } else { 0 };
    // SAFETY: initialisers that may run at any time on any thread.
    unsafe { Dll::load_with_flags(path, flags) }.map(Into::into)
}

#[cfg(unix)]
fn already_loaded(name: &str) -> Option<Library> {
    use libloading::os::unix::{Library as Dl, RTLD_LAZY};
    /// The same on Linux and the BSDs; `RTLD_LAZY` is 1 on all of them.
    const RTLD_NOLOAD: i32 = if cfg!(target_os = "macos") { 0x10 } else { 0x4 };
    // SAFETY: nothing is loaded, so no initialiser runs.
    unsafe { Dl::open(Some(name), RTLD_LAZY | RTLD_NOLOAD) }.ok().map(Into::into)
}

#[cfg(windows)]
fn already_loaded(name: &str) -> Option<Library> {
    libloading::os::windows::Library::open_already_loaded(name).ok().map(Into::into)
}

/// The directories of `sys.path`: of our own list, as that is the program's.
fn sys_path(py: Python<'_>) -> Fallible<Vec<PathBuf>> {
    let path = c_api::tuple(py.import("sys")?.getattr("path")?.as_borrowed())?;
    Ok(path.iter_borrowed().filter_map(utf8).map(PathBuf::from).collect())
}

/// The path of a library by `cuda.pathfinder`, or its error. Importing it is slow, so it is tried last.
///
/// What is no reason, such as a KeyboardInterrupt, is raised.
fn ask_pathfinder(py: Python<'_>, name: &str) -> Fallible<Result<PathBuf, String>> {
    let ask = || {
        let finder = py.import("cuda.pathfinder")?;
        finder.call_method1("load_nvidia_dynamic_lib", (name,))?.getattr("abs_path")?.extract()
    };
    ask().map_or_else(
        |error: PyErr| {
            // The reason, on one line.
            let why = error.value(py).to_string().split_whitespace().collect::<Vec<_>>().join(" ");
            Raised::from(error).unless_an_answer(py)?;
            Ok(Err(why))
        },
        |path| Ok(Ok(path)),
    )
}

/// Raises that a library has no such function.
#[cold]
pub fn no_function(py: Python<'_>, def: &LibraryDef, loaded: &Loaded, symbol: &CStr, since: &str) -> Raised {
    let (library, path, symbol) = (def.name, loaded.path.display(), symbol.to_string_lossy());
    let added = if since.is_empty() { String::new() } else { format!(" (added in {} {since})", def.product) };
    let message = format!("function not found: {symbol}{added} in {library}, loaded from {path}");
    raise_by_name(py, "function_not_found", &message, def, &symbol)
}

/// The module that makes exceptions: all packages raise the same.
const ERRORS: &str = "cubind._errors";

/// Raises the exception that a function of `cubind._errors` makes of this message, of the name of the library's module, and
/// of a symbol; a plain `RuntimeError` if there is no such function, as in a test of this crate alone.
#[cold]
fn raise_by_name(py: Python<'_>, maker: &str, message: &str, def: &LibraryDef, symbol: &str) -> Raised {
    let found = package::own().modules.iter().find(|module| ptr::eq(module.def, def));
    let module = found.map(|module| module.name.to_string_lossy()).unwrap_or_default();
    match py.import(ERRORS).and_then(|errors| errors.call_method1(maker, (message, module, symbol))) {
        Ok(error) => PyErr::from_value(error).into(),
        Err(error) => {
            Raised::from(error).clear(py);
            runtime_error(py, format_args!("{message}"))
        }
    }
}
