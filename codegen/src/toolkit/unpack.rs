//! From wheels to one folder with the files we need.
//!
//! *Architecture invariant:* a folder appears at once and whole. Files are written beside it, with a stamp that says
//! which wheels they are from, and one rename puts both in place: there is no half toolkit, whatever interrupts us.

use super::{
    beside,
    manifest::FILE,
    record::{Record, is_record},
    sha256::Sha256,
    wheels::{Pin, cannot_read, cannot_write},
};
use crate::diag::Failure;
use std::{
    fs::{self, File},
    io::{self, BufReader, Read, Seek},
    path::{Path, PathBuf},
};
use tempfile::TempDir;
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

/// The part behind the first folder that is called one of `names` and lies in another: `nvidia/cu13/include/`,
/// `cutensor/include/`, `nvidia/cuda_nvcc/nvvm/include/`.
fn behind<'a>(path: &'a str, names: &[&str]) -> Option<&'a str> {
    let (_, mut rest) = path.split_once('/')?;
    while let Some((folder, behind)) = rest.split_once('/') {
        if names.contains(&folder) {
            return Some(behind);
        }
        rest = behind;
    }
    None
}

fn header(path: &str) -> Option<&str> {
    behind(path, &["include"])
}

fn library(path: &str) -> Option<&str> {
    let name = behind(path, &["lib", "lib64"])?;
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

/// Why a wheel gave nothing.
#[derive(Debug)]
pub(super) enum Wrong {
    /// It cannot be read to the end; another copy of it may.
    Unreadable(String),
    /// It is not what was meant.
    Refused(Failure),
}

impl From<Failure> for Wrong {
    fn from(failure: Failure) -> Self {
        Self::Refused(failure)
    }
}

fn unreadable(error: impl std::error::Error) -> Wrong {
    Wrong::Unreadable(error.to_string())
}

/// A folder in the making: what `selection` takes from wheels that are added one by one.
pub(super) struct Unpacking<'a> {
    selection: Selection,
    folder: &'a Path,
    beside: TempDir,
    new: PathBuf,
}

impl<'a> Unpacking<'a> {
    /// Begins beside `folder`.
    pub(super) fn begin(selection: Selection, folder: &'a Path) -> Result<Self, Failure> {
        let beside = beside::folder_in(folder.parent().unwrap_or(Path::new(".")))?;
        // A folder in the folder: the temporary one is its owner's alone, and stays to be removed.
        let new = beside.path().join("new");
        fs::create_dir(&new).map_err(|error| cannot_write(&new, &error))?;
        Ok(Self { selection, folder, beside, new })
    }

    /// Adds the files of the wheel `pin`, which lies in `file`.
    pub(super) fn add_file(&self, file: &Path, pin: &Pin) -> Result<(), Failure> {
        let opened = File::open(file).map_err(|error| cannot_read(file, &error))?;
        self.add(&file.display().to_string(), BufReader::new(opened), pin).map_err(|wrong| match wrong {
            Wrong::Unreadable(why) => cannot_read(file, &io::Error::other(why)),
            Wrong::Refused(failure) => failure,
        })
    }

    /// Adds the files of one wheel, each compared with the wheel's list of them, where that is pinned.
    pub(super) fn add<R: Read + Seek>(&self, title: &str, wheel: R, pin: &Pin) -> Result<(), Wrong> {
        let mut archive = ZipArchive::new(wheel).map_err(unreadable)?;
        let record = pin.record.as_ref().map(|pinned| pinned_list(title, &mut archive, pinned)).transpose()?;
        let mut taken = 0;
        for index in 0..archive.len() {
            let Some(path) = archive.name_for_index(index) else { continue };
            let path = path.map_err(unreadable)?.into_owned();
            // All entries, not only ours: such a wheel is not what anybody published.
            if !stays_inside(&path) {
                return Err(Wrong::Refused(Failure::environment(
                    format!("{title} holds the path `{path}`, which leads out of its folder"),
                    "do not use this wheel: delete it, and check where its hash is from",
                )));
            }
            let wanted = |place: &&str| !place.is_empty() && !place.ends_with('/');
            let is_ours = pin.from.as_ref().is_none_or(|from| Path::new(&path).starts_with(from));
            let Some(place) = (self.selection.place)(&path).filter(wanted).filter(|_| is_ours) else { continue };
            let mut bytes = Vec::new();
            archive.by_index(index).map_err(unreadable)?.read_to_end(&mut bytes).map_err(unreadable)?;
            if let Some(record) = &record {
                record.check(&path, &bytes).map_err(|why| not_meant(title, &why))?;
            }
            write(&self.new.join(place), &bytes, title)?;
            taken += 1;
        }
        if taken == 0 {
            return Err(Wrong::Refused(Failure::environment(
                format!("{title} holds no {}: its layout is new to us", self.selection.what),
                "see `python3 -m zipfile -l` of the wheel, and codegen/src/toolkit/unpack.rs",
            )));
        }
        Ok(())
    }

    /// Puts the folder in place, with the stamp.
    pub(super) fn finish(self, stamp: &str) -> Result<(), Failure> {
        let Self { folder, beside, new, .. } = self;
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
}

/// The bytes of a wheel's list of its files, if it has one.
pub(super) fn list<R: Read + Seek>(archive: &mut ZipArchive<R>) -> Result<Option<Vec<u8>>, Wrong> {
    let is_list =
        |index: &usize| archive.name_for_index(*index).is_some_and(|name| name.is_ok_and(|it| is_record(&it)));
    let Some(index) = (0..archive.len()).find(is_list) else { return Ok(None) };
    let mut bytes = Vec::new();
    archive.by_index(index).map_err(unreadable)?.read_to_end(&mut bytes).map_err(unreadable)?;
    Ok(Some(bytes))
}

fn pinned_list<R: Read + Seek>(title: &str, archive: &mut ZipArchive<R>, pinned: &Sha256) -> Result<Record, Wrong> {
    let text = list(archive)?.ok_or_else(|| not_meant(title, "it has no RECORD"))?;
    Record::read(&text, pinned).map_err(|found| {
        not_meant(title, &format!("hash mismatch: its RECORD should have sha256 {pinned} and has {found}"))
    })
}

fn not_meant(title: &str, why: &str) -> Wrong {
    Wrong::Refused(Failure::environment(
        format!("{title} is not the wheel that is pinned: {why}"),
        format!("`record` in {FILE} is wrong, or the index is not to be trusted; compare with pypi.org"),
    ))
}

/// Writes one file; two wheels may bring the same one, but not two different ones under one name.
fn write(path: &Path, bytes: &[u8], wheel: &str) -> Result<(), Failure> {
    if path.exists() {
        let same = fs::read(path).map_err(|error| cannot_read(path, &error))? == bytes;
        return if same {
            Ok(())
        } else {
            let name = path.file_name().unwrap_or_default();
            Err(Failure::environment(
                format!("{wheel} and another wheel of this toolkit differ in {}", name.display()),
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
    use super::{
        super::{manifest::Arch, wheels::Platform},
        *,
    };
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

    /// A wheel that is pinned by its list of files, or not at all.
    pub(in super::super) fn pin(record: Option<Sha256>) -> Pin {
        Pin {
            package: "x".parse().unwrap(),
            version: "1".parse().unwrap(),
            sha256: None,
            record,
            platform: Platform::linux(Arch::X86_64),
            from: None,
        }
    }

    fn unpack(wheels: &[PathBuf], selection: Selection, folder: &Path) -> Result<(), Failure> {
        let unpacking = Unpacking::begin(selection, folder)?;
        wheels.iter().try_for_each(|wheel| unpacking.add_file(wheel, &pin(None)))?;
        unpacking.finish("stamp")
    }

    /// Unpacks wheels with these entries and returns the folder, in a temporary one.
    fn unpacked(selection: Selection, wheels: &[&[(&str, &str)]]) -> Result<(tempfile::TempDir, PathBuf), Failure> {
        let root = tempfile::tempdir().unwrap();
        let files: Vec<PathBuf> = (0..wheels.len()).map(|index| root.path().join(format!("{index}.whl"))).collect();
        for (file, entries) in files.iter().zip(wheels) {
            wheel(file, entries);
        }
        let folder = root.path().join("a/b");
        let result = unpack(&files, selection, &folder);
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
            (HEADERS, "nvidia/cuda_nvcc/nvvm/include/nvvm.h", Some("nvvm.h")),
            (HEADERS, "cutensor/include/cutensor/types.h", Some("cutensor/types.h")),
            (HEADERS, "nvidia/cu13/include/cccl/include/x.h", Some("cccl/include/x.h")),
            (HEADERS, "include/x.h", None),
            (HEADERS, "nvidia/cu13/lib/libcudart.so.13", None),
            (LIBRARIES, "nvidia/cu13/lib/libcudart.so.13", Some("libcudart.so.13")),
            (LIBRARIES, "nvidia/cu13/lib64/libnvrtc.so.13", Some("libnvrtc.so.13")),
            (LIBRARIES, "nvidia/cu13/lib/libnvrtc-builtins.so.13.0", Some("libnvrtc-builtins.so.13.0")),
            (LIBRARIES, "nvidia/cu13/lib/libnvrtc.alt.so.13", None),
            (LIBRARIES, "nvidia/cu13/lib/libcudart_static.a", None),
            (LIBRARIES, "nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", Some("libnvvm.so")),
            (LIBRARIES, "cutensor/lib/libcutensor.so.2", Some("libcutensor.so.2")),
            (LIBRARIES, "nvidia/cu13/lib/stubs/libcuda.so", None),
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
    fn only_the_folder_that_is_named_is_taken() {
        let root = tempfile::tempdir().unwrap();
        let file = root.path().join("x.whl");
        wheel(&file, &[("nvidia/nvcc/nvvm/include/nvvm.h", "1"), ("nvidia/nvcc/include/crt/host.h", "2")]);
        let folder = root.path().join("include");
        let unpacking = Unpacking::begin(HEADERS, &folder).unwrap();
        let pin = Pin { from: Some("nvidia/nvcc/nvvm".to_owned()), ..pin(None) };
        unpacking.add_file(&file, &pin).unwrap();
        unpacking.finish("stamp").unwrap();
        assert!(folder.join("nvvm.h").exists() && !folder.join("crt").exists());
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
    fn every_file_is_compared_with_the_pinned_list() {
        let root = tempfile::tempdir().unwrap();
        let file = root.path().join("x.whl");
        let add = |entries: &[(&str, &str)], pinned: &str| {
            wheel(&file, entries);
            let folder = root.path().join("include");
            let pinned = Sha256::of_bytes(pinned.as_bytes());
            Unpacking::begin(HEADERS, &folder).unwrap().add_file(&file, &pin(Some(pinned))).map_err(|it| it.to_string())
        };
        let hash = Sha256::of_bytes(b"abc").in_base64();
        let list = format!("x/include/a.h,sha256={hash},3\nx-1.dist-info/RECORD,,\n");
        let record = ("x-1.dist-info/RECORD", list.as_str());
        assert_eq!(add(&[("x/include/a.h", "abc"), record], &list), Ok(()));
        let refused = [
            (add(&[("x/include/a.h", "abd"), record], &list), "hash mismatch: by its RECORD x/include/a.h has sha256"),
            (add(&[("x/include/b.h", "abc"), record], &list), "its RECORD does not list x/include/b.h"),
            (add(&[("x/include/a.h", "abc"), record], ""), "hash mismatch: its RECORD should have sha256 e3b0c442"),
            (add(&[("x/include/a.h", "abc")], &list), "it has no RECORD"),
        ];
        for (result, expected) in refused {
            let text = result.unwrap_err();
            assert!(text.contains("x.whl is not the wheel that is pinned") && text.contains(expected), "{text}");
            assert!(text.contains("`record` in specs/toolkits.yaml"), "{text}");
        }
    }

    #[test]
    fn a_broken_wheel_is_said_by_name() {
        let root = tempfile::tempdir().unwrap();
        let file = root.path().join("broken.whl");
        fs::write(&file, "no zip").unwrap();
        let failure = unpack(&[file], HEADERS, &root.path().join("include")).unwrap_err();
        assert_eq!(failure.exit_code(), 3);
        assert!(failure.to_string().contains("broken.whl"), "{failure}");
    }
}
