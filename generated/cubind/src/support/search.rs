//! Search paths of a toolkit's libraries, and errors of the loader. Shared by Rust and Python.

use core::error::Error;
use core::ffi::{CStr, c_void};
use core::mem;
use std::env;
use std::path::{Path, PathBuf};

use super::toolkit::Toolkit;

/// The origin of a library, which determines the folders to search.
#[derive(Clone, Copy)]
pub(crate) enum Origin<'a> {
    /// A toolkit.
    Toolkit(&'a Toolkit),
    /// A separate package.
    Package,
    /// The display driver.
    Driver,
}

/// Candidate files for a library, best first.
///
/// - Of the toolkit: below `CUDA_HOME`, `CUDA_PATH` and `CONDA_PREFIX`, and on Unix in `/usr/local/cuda-<major>` and
///   `/usr/local/cuda`.
/// - Of a package: below `CONDA_PREFIX`.
/// - Of the driver: the files that exist in the folders of NixOS and of WSL.
pub(crate) fn installed_files(origin: Origin<'_>, file_names: &[&str]) -> Vec<PathBuf> {
    let variable = |name| env::var_os(name).filter(|root| !root.is_empty()).map(PathBuf::from);
    let conda = variable("CONDA_PREFIX").map(|root| if cfg!(windows) { root.join("Library") } else { root });
    let Toolkit { major, folder } = match origin {
        Origin::Driver => return existing(if cfg!(unix) { DRIVER } else { &[] }, file_names),
        Origin::Package => return files_below(&Vec::from_iter(conda), file_names),
        Origin::Toolkit(toolkit) => toolkit,
    };
    let mut roots: Vec<PathBuf> = ["CUDA_HOME", "CUDA_PATH"].into_iter().filter_map(variable).chain(conda).collect();
    if cfg!(unix) {
        roots.push(format!("/usr/local/cuda-{major}").into());
        roots.push("/usr/local/cuda".into());
    }
    if !folder.is_empty() {
        roots.iter_mut().for_each(|root| root.push(folder));
    }
    files_below(&roots, file_names)
}

/// Folders of the display driver that the system's loader may not know: NixOS, WSL.
const DRIVER: &[&str] = &["/run/opengl-driver/lib", "/usr/lib/wsl/lib"];

/// The files of these names that exist in these folders.
fn existing(folders: &[&str], file_names: &[&str]) -> Vec<PathBuf> {
    let files = folders.iter().flat_map(|folder| file_names.iter().map(move |name| Path::new(folder).join(name)));
    files.filter(|file| file.is_file()).collect()
}

/// Folders of shared libraries below a toolkit's root (`lib`: conda and NVIDIA's wheels).
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
    // Libraries are never unloaded.
    mem::forget(library);
    Err(format!("it is an older version: it has no function {}", function.to_string_lossy()))
}

/// A file that could not be loaded.
pub(crate) struct Failed<'a> {
    pub(crate) path: &'a Path,
    pub(crate) reason: &'a str,
    /// True if the file does not exist.
    pub(crate) is_absent: bool,
}

/// Maximum number of lines about existing files and files that the system's loader searched for.
const MOST: usize = 3;

/// Describes all attempts in a few lines: folders without the file share a line.
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

/// Joins a heading and its lines: a single line follows the heading, several are below it.
pub(crate) fn listed(heading: &str, lines: &[String]) -> String {
    match lines {
        [only] => format!("{heading} {only}"),
        several => several.iter().fold(heading.to_owned(), |text, line| text + "\n  " + line),
    }
}

/// An attempt that failed, on one line.
pub(crate) fn attempt(path: &Path, reason: &str) -> String {
    let path = path.display().to_string();
    // dlopen's message usually begins with the name.
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

    #[test]
    fn each_file_is_tried_once() {
        let files = files_below(&["a".into(), "b".into(), "a".into()], &["x.so.1", "x.so"]);
        assert_eq!(files.len(), 2 * DIRECTORIES.len() * 2);
        assert_eq!(files[0], Path::new("a").join(DIRECTORIES[0]).join("x.so.1"));
    }
}
