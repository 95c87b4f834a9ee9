//! Search paths for a toolkit's libraries, and errors of the system's loader. Shared by the Rust crate and the Python
//! package.

use core::error::Error;
use core::ffi::{CStr, c_void};
use core::mem;
#[cfg(target_os = "linux")]
use core::ptr;
use std::env;
use std::path::{Path, PathBuf};

use super::toolkit::Toolkit;

/// The product that a library is part of, which determines the directories to search.
#[derive(Clone, Copy)]
pub(crate) enum Origin<'a> {
    /// The product is a toolkit.
    Toolkit(&'a Toolkit),
    /// The product is a package that is versioned separately from the toolkit.
    Package,
    /// The product is the display driver.
    Driver,
}

/// Candidate files for a library, in order of preference.
///
/// - For libraries of the toolkit: below `CUDA_HOME`, `CUDA_PATH` and `CONDA_PREFIX`, and on Unix in
///   `/usr/local/cuda-<major>` and `/usr/local/cuda`.
/// - For libraries of a separate package: below `CONDA_PREFIX`.
/// - For libraries of the driver: the files that exist in the driver directories of NixOS and WSL.
pub(crate) fn installed_files(origin: Origin<'_>, file_names: &[&str]) -> Vec<PathBuf> {
    let Toolkit { major, folder } = match origin {
        Origin::Driver => return existing(if cfg!(unix) { DRIVER } else { &[] }, file_names),
        Origin::Package => return files_below(&Vec::from_iter(conda()), file_names),
        Origin::Toolkit(toolkit) => toolkit,
    };
    let mut roots = toolkits(*major);
    if !folder.is_empty() {
        roots.iter_mut().for_each(|root| root.push(folder));
    }
    files_below(&roots, file_names)
}

/// The directory that an environment variable names.
fn variable(name: &str) -> Option<PathBuf> {
    env::var_os(name).filter(|root| !root.is_empty()).map(PathBuf::from)
}

/// The root directory of the active conda environment.
fn conda() -> Option<PathBuf> {
    variable("CONDA_PREFIX").map(|root| if cfg!(windows) { root.join("Library") } else { root })
}

/// The directories that may contain a toolkit of a major version, in order of preference.
pub(crate) fn toolkits(major: u32) -> Vec<PathBuf> {
    let mut roots: Vec<PathBuf> = ["CUDA_HOME", "CUDA_PATH"].into_iter().filter_map(variable).chain(conda()).collect();
    if cfg!(unix) {
        roots.push(format!("/usr/local/cuda-{major}").into());
        roots.push("/usr/local/cuda".into());
    }
    roots
}

/// Directories of the display driver that the system's loader may not search. They exist on NixOS and WSL.
const DRIVER: &[&str] = &["/run/opengl-driver/lib", "/usr/lib/wsl/lib"];

/// The files that have one of these names and exist in one of these directories.
fn existing(folders: &[&str], file_names: &[&str]) -> Vec<PathBuf> {
    let files = folders.iter().flat_map(|folder| file_names.iter().map(move |name| Path::new(folder).join(name)));
    files.filter(|file| file.is_file()).collect()
}

/// Directories of shared libraries below a toolkit's root. Conda and NVIDIA's wheels use `lib`.
const DIRECTORIES: &[&str] = if cfg!(windows) { &["bin/x64", "bin"] } else { &["lib64", "lib"] };

/// Candidate files below several roots, without duplicates.
fn files_below(roots: &[PathBuf], file_names: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for root in roots {
        for directory in DIRECTORIES {
            for name in file_names {
                let file = root.join(directory).join(name);
                if !files.contains(&file) {
                    files.push(file);
                }
            }
        }
    }
    files
}

/// The error message of the system's loader.
pub(crate) fn reason(error: &libloading::Error) -> String {
    error.source().map_or_else(|| error.to_string(), ToString::to_string)
}

/// Returns the library if it has the required function. Otherwise the library is an older one with the same file name,
/// and the error states this.
pub(crate) fn new_enough(library: libloading::Library, required: Option<&CStr>) -> Result<libloading::Library, String> {
    // SAFETY: the address is not used.
    let missing =
        required.filter(|function| unsafe { library.get::<*mut c_void>(function.to_bytes_with_nul()) }.is_err());
    let Some(function) = missing else { return Ok(library) };
    // Libraries are never unloaded, not even if they are rejected.
    mem::forget(library);
    Err(format!("it is an older version: it has no function {}", function.to_string_lossy()))
}

/// Returns the library, and the file that the system's loader has found for it. `None` if the system does not report
/// it.
#[cfg(target_os = "linux")]
pub(crate) fn loaded_file(library: libloading::Library) -> (libloading::Library, Option<PathBuf>) {
    use core::ffi::{c_char, c_int};
    use libloading::os::unix::Library;
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    /// The first fields of `struct link_map` in `<link.h>`.
    #[repr(C)]
    struct LinkMap {
        address: usize,
        name: *const c_char,
    }

    /// `RTLD_DI_LINKMAP` of `<dlfcn.h>`.
    const LINK_MAP: c_int = 2;

    unsafe extern "C" {
        fn dlinfo(handle: *mut c_void, request: c_int, info: *mut c_void) -> c_int;
    }

    let handle = Library::from(library).into_raw();
    let mut map: *const LinkMap = ptr::null();
    // SAFETY: the handle is open, and this request writes an address.
    let is_known = unsafe { dlinfo(handle, LINK_MAP, (&raw mut map).cast()) } == 0 && !map.is_null();
    // SAFETY: the loader keeps the entry and its name while the library is open.
    let name = is_known.then(|| unsafe { CStr::from_ptr((*map).name) });
    let file = name.filter(|name| !name.is_empty()).map(|name| OsStr::from_bytes(name.to_bytes()).into());
    // SAFETY: the handle comes from `into_raw`.
    (unsafe { Library::from_raw(handle) }.into(), file)
}

/// Returns the library, and the file that the system's loader has found for it. `None` if the system does not report
/// it.
#[cfg(windows)]
pub(crate) fn loaded_file(library: libloading::Library) -> (libloading::Library, Option<PathBuf>) {
    use libloading::os::windows::Library;
    use std::ffi::OsString;
    use std::os::windows::ffi::OsStringExt;

    #[link(name = "kernel32")]
    unsafe extern "system" {
        #[link_name = "GetModuleFileNameW"]
        fn file_name(module: *mut c_void, name: *mut u16, size: u32) -> u32;
    }

    let module = Library::from(library).into_raw();
    // The maximum length of a path.
    let mut name = vec![0; 1 << 15];
    // SAFETY: the module is loaded, and the buffer has this size.
    let length = unsafe { file_name(module as *mut c_void, name.as_mut_ptr(), 1 << 15) } as usize;
    let file = (1..name.len()).contains(&length).then(|| OsString::from_wide(&name[..length]).into());
    // SAFETY: the module comes from `into_raw`.
    (unsafe { Library::from_raw(module) }.into(), file)
}

/// Returns the library without its file, because this system does not report the file.
#[cfg(not(any(target_os = "linux", windows)))]
pub(crate) fn loaded_file(library: libloading::Library) -> (libloading::Library, Option<PathBuf>) {
    (library, None)
}

/// A file that could not be loaded.
pub(crate) struct Failed<'a> {
    pub(crate) path: &'a Path,
    pub(crate) reason: &'a str,
    /// True if the file does not exist.
    pub(crate) is_absent: bool,
}

/// The maximum number of lines that describe existing files, and of lines that describe files that the system's loader
/// searched for.
const MOST: usize = 3;

/// Describes all attempts in a few lines. Directories without the file share a line.
pub(crate) fn tried<'a>(failed: impl Iterator<Item = Failed<'a>>) -> Vec<String> {
    let (absent, others): (Vec<Failed<'_>>, Vec<Failed<'_>>) = failed.partition(|failed| failed.is_absent);
    let mut lines: Vec<String> = others.iter().take(MOST).map(|failed| attempt(failed.path, failed.reason)).collect();
    if others.len() > MOST {
        lines.push(format!("{} more files that cannot be loaded", others.len() - MOST));
    }
    match absent.as_slice() {
        [] => {}
        [only] => lines.push(attempt(only.path, only.reason)),
        several => {
            let mut roots: Vec<String> = Vec::new();
            for root in several.iter().filter_map(|failed| failed.path.parent()?.parent()) {
                let root = root.display().to_string();
                if !roots.contains(&root) {
                    roots.push(root);
                }
            }
            lines.push(format!("{} paths below {}: no such file", several.len(), roots.join(", ")));
        }
    }
    lines
}

/// Joins a heading and its lines. A single line follows on the same line as the heading; several lines are below it.
pub(crate) fn listed(heading: &str, lines: &[String]) -> String {
    match lines {
        [only] => format!("{heading} {only}"),
        several => several.iter().fold(heading.to_owned(), |text, line| text + "\n  " + line),
    }
}

/// An attempt that failed, on one line.
pub(crate) fn attempt(path: &Path, reason: &str) -> String {
    let path = path.display().to_string();
    // The message of `dlopen` usually begins with the path.
    if reason.starts_with(&path) { reason.to_owned() } else { format!("{path}: {reason}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_printed_once() {
        assert_eq!(attempt(Path::new("libx.so"), "libx.so: no such file"), "libx.so: no such file");
        assert_eq!(attempt(Path::new("libx.so"), "no such file"), "libx.so: no such file");
    }

    #[test]
    fn attempts_are_listed_in_a_few_lines() {
        let files = installed_files(Origin::Toolkit(&Toolkit { major: 13, folder: "" }), &["x.so.1", "x.so", "y.so"]);
        let absent = files.iter().map(|path| Failed { path, reason: "no such file", is_absent: true });
        let broken: Vec<PathBuf> = (0..5).map(|number| format!("/{number}/x.so").into()).collect();
        let broken = broken.iter().map(|path| Failed { path, reason: "invalid ELF header", is_absent: false });
        let lines = tried(absent.chain(broken));
        assert_eq!(lines.len(), 5);
        assert_eq!(lines[..1], ["/0/x.so: invalid ELF header"]);
        assert_eq!(lines[3], "2 more files that cannot be loaded");
        assert!(lines[4].starts_with(&format!("{} paths below ", files.len())), "{}", lines[4]);
        #[cfg(unix)]
        assert!(lines[4].ends_with("/usr/local/cuda-13, /usr/local/cuda: no such file"), "{}", lines[4]);
        assert_eq!(listed("tried:", &lines[..1]), "tried: /0/x.so: invalid ELF header");
        assert_eq!(
            listed("tried:", &lines[2..4]),
            "tried:\n  /2/x.so: invalid ELF header\n  2 more files that cannot be loaded"
        );
    }

    #[test]
    fn files_of_the_driver_are_candidates_if_they_exist() {
        let folder = env::temp_dir().join(format!("cubind-driver-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("x.so.1"), "").unwrap();
        let found = existing(&["/nowhere", &folder.display().to_string()], &["x.so", "x.so.1"]);
        assert_eq!(found, [folder.join("x.so.1")]);
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_library_without_the_function_is_too_old() {
        let this = || libloading::Library::from(libloading::os::unix::Library::this());
        assert!(new_enough(this(), None).is_ok() && new_enough(this(), Some(c"malloc")).is_ok());
        let reason = new_enough(this(), Some(c"cubind_absent")).unwrap_err();
        assert_eq!(reason, "it is an older version: it has no function cubind_absent");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_loader_reports_the_file_of_a_plain_name() {
        // SAFETY: every program has this library loaded.
        let library = unsafe { libloading::Library::new("libc.so.6") };
        let Ok(library) = library else { return };
        let (library, file) = loaded_file(library);
        let file = file.unwrap();
        assert!(file.is_absolute() && file.ends_with("libc.so.6") && file.exists(), "{file:?}");
        // SAFETY: the address is not used.
        assert!(unsafe { library.get::<*mut c_void>(b"malloc\0") }.is_ok());
    }

    #[test]
    fn each_file_is_tried_once() {
        let files = files_below(&["a".into(), "b".into(), "a".into()], &["x.so.1", "x.so"]);
        assert_eq!(files.len(), 2 * DIRECTORIES.len() * 2);
        assert_eq!(files[0], Path::new("a").join(DIRECTORIES[0]).join("x.so.1"));
    }
}
