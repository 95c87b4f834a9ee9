//! Search paths of a toolkit's libraries, and errors of the loader: the same for Rust and for Python.

use core::error::Error;
use core::ffi::{CStr, c_void};
use core::mem;
use std::env;
use std::path::{Path, PathBuf};

use super::toolkit::Toolkit;

/// Candidate files for a library of the toolkit, best first: below `CUDA_HOME`, below
/// `CUDA_PATH`, and on Unix in `/usr/local/cuda-<major>` and `/usr/local/cuda`.
pub(crate) fn toolkit_files(Toolkit { major, folder }: &Toolkit, file_names: &[&str]) -> Vec<PathBuf> {
    let variables = ["CUDA_HOME", "CUDA_PATH"].iter().filter_map(env::var_os).filter(|root| !root.is_empty());
    let mut roots: Vec<PathBuf> = variables.map(PathBuf::from).collect();
    if cfg!(unix) {
        roots.push(format!("/usr/local/cuda-{major}").into());
        roots.push("/usr/local/cuda".into());
    }
    if !folder.is_empty() {
        roots.iter_mut().for_each(|root| root.push(folder));
    }
    files_below(&roots, file_names)
}

/// Folders of shared libraries below a toolkit's root (`lib`: conda and NVIDIA's wheels).
const DIRECTORIES: &[&str] = if cfg!(windows) { &["bin/x64", "bin"] } else { &["lib64", "lib"] };

/// Without duplicates.
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

/// The library, if it has this function; why not, if it is an older one that has the same file name.
pub(crate) fn new_enough(
    library: libloading::Library,
    required: Option<&CStr>,
) -> Result<libloading::Library, String> {
    // SAFETY: nothing is done with the address.
    let missing = required.filter(|function| unsafe { library.get::<*mut c_void>(*function) }.is_err());
    let Some(function) = missing else { return Ok(library) };
    // Libraries are never unloaded.
    mem::forget(library);
    Err(format!("it is an older version: it has no function {}", function.to_string_lossy()))
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
