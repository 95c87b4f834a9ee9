//! From wheels to one folder with the files we need.
//!
//! *Architecture invariant:* a folder appears at once and whole. Files are written beside it, with a stamp that says
//! which wheels they are from, and one rename puts both in place: there is no half toolkit, whatever interrupts us.

use super::{
    beside,
    wheels::{cannot_read, cannot_write},
};
use crate::diag::Failure;
use std::{
    fs::{self, File},
    io::{BufReader, Read},
    path::{Path, PathBuf},
};
use zip::ZipArchive;

/// The file in each unpacked folder that says which wheels it is from.
const STAMP: &str = ".cubind-wheels";

/// Which of a wheel's files we take, and where they go.
#[derive(Clone, Copy)]
pub(super) struct Selection {
    /// What they are, for messages and the stamp.
    pub(super) what: &'static str,
    /// From a wheel's path to the one in our folder; `None` for what stays behind.
    pub(super) place: fn(&str) -> Option<&str>,
}

/// `nvidia/cu13/include/crt/host_defines.h` → `crt/host_defines.h`
pub(super) const HEADERS: Selection = Selection { what: "headers", place: header };

/// `nvidia/cu13/lib/libnvrtc.so.13` → `libnvrtc.so.13`
pub(super) const LIBRARIES: Selection = Selection { what: "shared libraries", place: library };

/// `libclang-18.1.1.data/platlib/clang/native/libclang.so` → `libclang.so`
pub(super) const LIBCLANG: Selection = Selection { what: "libclang", place: libclang };

/// The part behind `nvidia/COMPONENT/`: nvcc's `nvvm/include` is another library's.
fn component(path: &str) -> Option<&str> {
    path.strip_prefix("nvidia/")?.split_once('/').map(|(_, rest)| rest)
}

fn header(path: &str) -> Option<&str> {
    component(path)?.strip_prefix("include/")
}

fn library(path: &str) -> Option<&str> {
    let rest = component(path)?;
    let name = rest.strip_prefix("lib/").or_else(|| rest.strip_prefix("lib64/"))?;
    // NVRTC comes twice; the `.alt` build is another 110 MB and loaded by its own name only.
    let wanted = name.contains(".so") && !name.contains(".alt.so") && !name.contains('/');
    wanted.then_some(name)
}

fn libclang(path: &str) -> Option<&str> {
    let (_, name) = path.split_once("/clang/native/").or_else(|| path.split_once("clang/native/"))?;
    name.starts_with("libclang.").then_some(name)
}

/// Whether `folder` was unpacked with this stamp.
pub(super) fn is_complete(folder: &Path, stamp: &str) -> bool {
    fs::read(folder.join(STAMP)).is_ok_and(|found| found == stamp.as_bytes())
}

/// Makes `folder` hold what `selection` takes from `wheels`, and the stamp.
pub(super) fn unpack(wheels: &[PathBuf], selection: Selection, folder: &Path, stamp: &str) -> Result<(), Failure> {
    let parent = folder.parent().unwrap_or(Path::new("."));
    let beside = beside::folder_in(parent)?;
    // A folder in the folder: the temporary one is its owner's alone, and stays to be removed.
    let new = beside.path().join("new");
    fs::create_dir(&new).map_err(|error| cannot_write(&new, &error))?;
    for wheel in wheels {
        unpack_one(wheel, selection, &new)?;
    }
    fs::write(new.join(STAMP), stamp).map_err(|error| cannot_write(&new, &error))?;

    // Renamed, not deleted in place: half of it with its stamp would pass for the former toolkit.
    if folder.exists() {
        fs::rename(folder, beside.path().join("old")).map_err(|error| cannot_write(folder, &error))?;
    }
    match fs::rename(&new, folder) {
        Ok(()) => Ok(()),
        // Another process wanted the same at the same time, and was faster.
        Err(_) if is_complete(folder, stamp) => Ok(()),
        Err(error) => Err(cannot_write(folder, &error)),
    }
}

/// Adds the files of one wheel to `folder`.
fn unpack_one(wheel: &Path, selection: Selection, folder: &Path) -> Result<(), Failure> {
    let file = File::open(wheel).map_err(|error| cannot_read(wheel, &error))?;
    let mut archive = ZipArchive::new(BufReader::new(file)).map_err(|error| cannot_read(wheel, &error))?;
    let mut taken = 0;
    for index in 0..archive.len() {
        let mut entry = archive.by_index(index).map_err(|error| cannot_read(wheel, &error))?;
        let path = entry.name().map_err(|error| cannot_read(wheel, &error))?.into_owned();
        // All entries, not only ours: such a wheel is not what anybody published.
        if !stays_inside(&path) {
            return Err(Failure::environment(
                format!("{} holds the path `{path}`, which leads out of its folder", wheel.display()),
                "do not use this wheel: delete it, and check where its hash is from",
            ));
        }
        let Some(place) = (selection.place)(&path).filter(|place| !place.is_empty() && entry.is_file()) else {
            continue;
        };
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).map_err(|error| cannot_read(wheel, &error))?;
        write(&folder.join(place), &bytes, wheel)?;
        taken += 1;
    }
    if taken == 0 {
        return Err(Failure::environment(
            format!("{} holds no {}: its layout is new to us", wheel.display(), selection.what),
            format!("see `python3 -m zipfile -l {}` and codegen/src/toolkit/unpack.rs", wheel.display()),
        ));
    }
    Ok(())
}

/// Writes one file; two wheels may bring the same one, but not two different ones under one name.
fn write(path: &Path, bytes: &[u8], wheel: &Path) -> Result<(), Failure> {
    if path.exists() {
        let same = fs::read(path).map_err(|error| cannot_read(path, &error))? == bytes;
        return if same {
            Ok(())
        } else {
            let name = path.file_name().unwrap_or_default();
            Err(Failure::environment(
                format!("{} and another wheel of this toolkit differ in {}", wheel.display(), name.display()),
                "the pinned versions do not belong together; correct specs/toolkits.yaml",
            ))
        };
    }
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).map_err(|error| cannot_write(parent, &error))?;
    }
    fs::write(path, bytes).map_err(|error| cannot_write(path, &error))
}

/// Whether a wheel's path is made of plain names on every system; `:` is Windows' drive, `\` its separator.
fn stays_inside(path: &str) -> bool {
    let path = path.strip_suffix('/').unwrap_or(path);
    path.split('/').all(|name| !matches!(name, "" | "." | "..") && !name.contains(['\\', ':', '\0']))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use std::io::Write;
    use zip::{ZipWriter, write::SimpleFileOptions};

    /// Writes a wheel that holds `entries`: path and contents.
    pub(in super::super) fn wheel(file: &Path, entries: &[(&str, &str)]) {
        let mut zip = ZipWriter::new(File::create(file).unwrap());
        for (path, contents) in entries {
            zip.start_file(*path, SimpleFileOptions::default()).unwrap();
            zip.write_all(contents.as_bytes()).unwrap();
        }
        zip.finish().unwrap();
    }

    /// Unpacks wheels with these entries and returns the folder, in a temporary one.
    fn unpacked(selection: Selection, wheels: &[&[(&str, &str)]]) -> Result<(tempfile::TempDir, PathBuf), Failure> {
        let root = tempfile::tempdir().unwrap();
        let files: Vec<PathBuf> = (0..wheels.len()).map(|index| root.path().join(format!("{index}.whl"))).collect();
        for (file, entries) in files.iter().zip(wheels) {
            wheel(file, entries);
        }
        let folder = root.path().join("a/b");
        let result = unpack(&files, selection, &folder, "stamp");
        assert_eq!(folder.exists(), result.is_ok(), "a failure leaves no folder");
        if result.is_err() {
            assert_eq!(fs::read_dir(root.path().join("a")).unwrap().count(), 0, "nor anything beside it");
        }
        result.map(|()| (root, folder))
    }

    #[test]
    fn every_selection_takes_what_its_table_says() {
        let table: &[(Selection, &str, Option<&str>)] = &[
            (HEADERS, "nvidia/cu13/include/cuda.h", Some("cuda.h")),
            (HEADERS, "nvidia/cuda_nvcc/include/crt/host_defines.h", Some("crt/host_defines.h")),
            (HEADERS, "nvidia/cuda_nvcc/nvvm/include/nvvm.h", None),
            (HEADERS, "nvidia/cu13/lib/libcudart.so.13", None),
            (LIBRARIES, "nvidia/cu13/lib/libcudart.so.13", Some("libcudart.so.13")),
            (LIBRARIES, "nvidia/cu13/lib64/libnvrtc.so.13", Some("libnvrtc.so.13")),
            (LIBRARIES, "nvidia/cu13/lib/libnvrtc-builtins.so.13.0", Some("libnvrtc-builtins.so.13.0")),
            (LIBRARIES, "nvidia/cu13/lib/libnvrtc.alt.so.13", None),
            (LIBRARIES, "nvidia/cu13/lib/libcudart_static.a", None),
            (LIBRARIES, "nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", None),
            (LIBCLANG, "libclang-18.1.1.data/platlib/clang/native/libclang.so", Some("libclang.so")),
            (LIBCLANG, "clang/native/libclang.dll", Some("libclang.dll")),
            (LIBCLANG, "clang/native/__init__.py", None),
            (LIBCLANG, "libclang-18.1.1.data/platlib/clang/cindex.py", None),
        ];
        for (selection, path, place) in table {
            assert_eq!((selection.place)(path), *place, "{path}");
        }
    }

    #[test]
    fn wheels_are_merged_into_one_folder() {
        let (_root, folder) = unpacked(
            HEADERS,
            &[
                &[("nvidia/cu13/include/cuda.h", "1"), ("nvidia/cu13/include/both.h", "2"), ("x.dist-info/RECORD", "")],
                &[("nvidia/cu13/include/crt/host_defines.h", "3"), ("nvidia/cu13/include/both.h", "2")],
            ],
        )
        .unwrap();
        assert_eq!(fs::read_to_string(folder.join("cuda.h")).unwrap(), "1");
        assert_eq!(fs::read_to_string(folder.join("crt/host_defines.h")).unwrap(), "3");
        assert!(is_complete(&folder, "stamp"));
        assert!(!is_complete(&folder, "another stamp"));
        assert_eq!(fs::read_dir(folder).unwrap().count(), 4);
    }

    #[test]
    fn wheels_that_do_not_belong_together_are_refused() {
        let failure =
            unpacked(HEADERS, &[&[("nvidia/a/include/cuda.h", "1")], &[("nvidia/b/include/cuda.h", "2")]]).unwrap_err();
        assert!(failure.to_string().contains("differ in cuda.h"), "{failure}");
    }

    #[test]
    fn a_wheel_without_what_it_is_listed_for_is_refused() {
        let failure = unpacked(HEADERS, &[&[("nvidia/cu14/headers/cuda.h", "")]]).unwrap_err();
        assert!(failure.to_string().contains("0.whl holds no headers"), "{failure}");
    }

    #[test]
    fn paths_that_lead_out_are_refused() {
        for path in [
            "../escape.h",
            "nvidia/cu13/include/../../../../escape.h",
            "/nvidia/cu13/include/cuda.h",
            "nvidia/cu13/include//etc/cuda.h",
            "nvidia/cu13/include/..\\cuda.h",
            "C:/cuda.h",
        ] {
            assert!(!stays_inside(path), "{path}");
        }
        for path in ["nvidia/cu13/include/", "nvidia/cu13/include/cuda.h", "a..b/c"] {
            assert!(stays_inside(path), "{path}");
        }
        let failure = unpacked(
            HEADERS,
            &[&[("nvidia/cu13/include/cuda.h", ""), ("nvidia/cu13/include/../../../../escape.h", "")]],
        )
        .unwrap_err();
        assert_eq!(failure.exit_code(), 3);
        assert!(failure.to_string().contains("leads out of its folder"), "{failure}");
    }

    #[test]
    fn a_broken_wheel_is_said_by_name() {
        let root = tempfile::tempdir().unwrap();
        let file = root.path().join("broken.whl");
        fs::write(&file, "no zip").unwrap();
        let failure = unpack(&[file], HEADERS, &root.path().join("include"), "stamp").unwrap_err();
        assert_eq!(failure.exit_code(), 3);
        assert!(failure.to_string().contains("broken.whl"), "{failure}");
    }
}
