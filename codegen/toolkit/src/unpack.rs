//! Unpacks the required files of wheels into one folder.
//!
//! *Architecture invariant:* a folder is created atomically, together with all of its files. The files are written to a
//! temporary folder, together with a stamp that lists the wheels. The temporary folder is then renamed. An interrupted
//! run leaves no partial toolkit.

use super::{
    beside,
    failures::{cannot_read, cannot_write},
    manifest::FILE,
    pin::Pin,
    record::{Record, is_record},
    sha256::Sha256,
};
use codegen_core::diag::Failure;
use std::{
    cell::RefCell,
    collections::BTreeSet,
    fs::{self, File},
    io::{self, BufReader, Read, Seek},
    path::{Path, PathBuf},
};
use tempfile::TempDir;
use zip::ZipArchive;

/// The name of the file in each unpacked folder that lists the folder's wheels.
const STAMP: &str = ".cubind-wheels";

/// The name of the file in each unpacked folder that lists the paths of the shared libraries in the folder's wheels.
const SHARED: &str = ".cubind-libraries";

/// Selects files of a wheel, and determines the destination of each file.
#[derive(Clone, Copy)]
pub(super) struct Selection {
    /// The name of the selected kind of files, for messages and for the stamp.
    pub(super) what: &'static str,
    /// Maps a file's path in the wheel to its path in the unpacked folder. Returns `None` for files that are not
    /// selected.
    pub(super) place: fn(&str) -> Option<&str>,
}

impl Selection {
    /// Returns true if a file of a wheel is selected.
    pub(super) fn holds(&self, path: &str) -> bool {
        (self.place)(path).is_some_and(|place| !place.is_empty() && !place.ends_with('/'))
    }
}

/// Selects headers: `nvidia/cu13/include/crt/host_defines.h` → `crt/host_defines.h`.
pub(super) const HEADERS: Selection = Selection { what: "headers", place: header };

/// Selects shared libraries: `nvidia/cu13/lib/libnvrtc.so.13` → `libnvrtc.so.13`.
pub(super) const LIBRARIES: Selection = Selection { what: "shared libraries", place: library };

/// Selects libclang: `libclang-18.1.1.data/platlib/clang/native/libclang.so` → `libclang.so`.
pub(super) const LIBCLANG: Selection = Selection { what: "libclang", place: libclang };

/// Returns the part of the path after the first folder whose name is one of `names`. This folder must be within another
/// folder: `nvidia/cu13/include/`, `cutensor/include/`, `nvidia/cuda_nvcc/nvvm/include/`.
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
    // Wheels contain NVRTC twice. The `.alt` build would take another 110 MB, and programs load this build only by its
    // own name.
    let wanted = name.contains(".so") && !name.contains(".alt.so") && !name.contains('/');
    wanted.then_some(name)
}

fn libclang(path: &str) -> Option<&str> {
    let (_, name) = path.split_once("/clang/native/").or_else(|| path.split_once("clang/native/"))?;
    name.starts_with("libclang.").then_some(name)
}

/// Returns the paths of the shared libraries in the wheels from which `folder` was unpacked. Returns `None` if an older
/// version of cubind unpacked the folder.
pub(super) fn shared(folder: &Path) -> Option<BTreeSet<String>> {
    let text = fs::read_to_string(folder.join(SHARED)).ok()?;
    Some(text.lines().map(str::to_owned).collect())
}

/// Returns true if a file of a wheel is a shared library.
fn is_shared(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.ends_with(".so") || name.contains(".so.")
}

/// Returns true if `folder` was unpacked completely, and has this stamp.
pub(super) fn is_complete(folder: &Path, stamp: &str) -> bool {
    fs::read(folder.join(STAMP)).is_ok_and(|found| found == stamp.as_bytes())
}

/// The reason why a wheel could not be unpacked.
#[derive(Debug)]
pub(super) enum Wrong {
    /// The wheel's file is damaged. Another copy of the wheel may be intact.
    Unreadable(String),
    /// The wheel's hash is not the pinned one.
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

/// A folder to which the selected files of wheels are being added, one wheel after the other.
pub(super) struct Unpacking<'a> {
    selection: Selection,
    folder: &'a Path,
    beside: TempDir,
    new: PathBuf,
    /// The paths of the shared libraries in the wheels, including libraries that are not selected.
    shared: RefCell<BTreeSet<String>>,
}

impl<'a> Unpacking<'a> {
    /// Creates a temporary folder next to `folder`.
    pub(super) fn begin(selection: Selection, folder: &'a Path) -> Result<Self, Failure> {
        let beside = beside::folder_in(folder.parent().unwrap_or(Path::new(".")))?;
        // The files are in a subfolder of the temporary folder, because the temporary folder is accessible only to its
        // owner and is removed at the end.
        let new = beside.path().join("new");
        fs::create_dir(&new).map_err(|error| cannot_write(&new, &error))?;
        Ok(Self { selection, folder, beside, new, shared: RefCell::default() })
    }

    /// Adds the selected files of the wheel `pin`, which is stored in `file`.
    pub(super) fn add_file(&self, file: &Path, pin: &Pin) -> Result<(), Failure> {
        let opened = File::open(file).map_err(|error| cannot_read(file, &error))?;
        self.add(&file.display().to_string(), BufReader::new(opened), pin).map_err(|wrong| match wrong {
            Wrong::Unreadable(why) => cannot_read(file, &io::Error::other(why)),
            Wrong::Refused(failure) => failure,
        })
    }

    /// Adds the selected files of one wheel. If the hash of the wheel's list of files is pinned, each file is compared
    /// with the list.
    pub(super) fn add<R: Read + Seek>(&self, title: &str, wheel: R, pin: &Pin) -> Result<(), Wrong> {
        let mut archive = ZipArchive::new(wheel).map_err(unreadable)?;
        self.add_archive(title, &mut archive, pin.record.as_ref(), pin.from.as_deref())
    }

    /// Like `add`, but also accepts the pinned list of files and, if specified, the only folder to use.
    fn add_archive<R: Read + Seek>(
        &self,
        title: &str,
        archive: &mut ZipArchive<R>,
        record: Option<&Sha256>,
        from: Option<&str>,
    ) -> Result<(), Wrong> {
        let record = record.map(|pinned| pinned_list(title, archive, pinned)).transpose()?;
        let mut taken = 0;
        for index in 0..archive.len() {
            let Some(path) = archive.name_for_index(index) else { continue };
            let path = path.map_err(unreadable)?.into_owned();
            // All entries of the wheel are checked, including those that are not selected, because no valid wheel
            // contains a path outside the destination folder.
            if !stays_inside(&path) {
                return Err(Wrong::Refused(Failure::environment(
                    format!("{title} contains the path `{path}`, which is outside the destination folder"),
                    "do not use this wheel. Delete the file, and check the source of its hash",
                )));
            }
            if is_shared(&path) && record.as_ref().is_none_or(|record| record.lists(&path)) {
                self.shared.borrow_mut().insert(path.clone());
            }
            let wanted = |place: &&str| !place.is_empty() && !place.ends_with('/');
            let is_ours = from.is_none_or(|from| Path::new(&path).starts_with(from));
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
                format!(
                    "the layout of {title} is not supported, because the wheel does not contain {}",
                    self.selection.what
                ),
                "compare the output of `python3 -m zipfile -l` for the wheel with codegen/toolkit/src/unpack.rs",
            )));
        }
        Ok(())
    }

    /// Moves the unpacked folder to its destination, together with the stamp.
    pub(super) fn finish(self, stamp: &str) -> Result<(), Failure> {
        let Self { folder, beside, new, shared, .. } = self;
        let list: String = shared.into_inner().iter().map(|path| format!("{path}\n")).collect();
        fs::write(new.join(SHARED), list).map_err(|error| cannot_write(&new, &error))?;
        fs::write(new.join(STAMP), stamp).map_err(|error| cannot_write(&new, &error))?;
        // The old folder is renamed instead of deleted in place. A partly deleted folder that still contains its stamp
        // would be mistaken for a complete toolkit.
        if folder.exists() {
            fs::rename(folder, beside.path().join("old")).map_err(|error| cannot_write(folder, &error))?;
        }
        match fs::rename(&new, folder) {
            Ok(()) => Ok(()),
            // Another process has created the same folder in the meantime.
            Err(_) if is_complete(folder, stamp) => Ok(()),
            Err(error) => Err(cannot_write(folder, &error)),
        }
    }
}

/// Unpacks the headers of a local wheel, which is not pinned, to `folder`. If the wheel contains a list of its files,
/// each file must match the list.
pub fn headers_of_wheel<R: Read + Seek>(title: &str, wheel: R, folder: &Path) -> Result<(), Failure> {
    let told = |wrong| match wrong {
        Wrong::Unreadable(why) => cannot_read(Path::new(title), &io::Error::other(why)),
        Wrong::Refused(failure) => failure,
    };
    let mut archive = ZipArchive::new(wheel).map_err(|error| told(unreadable(error)))?;
    let record = list(&mut archive).map_err(told)?.map(|text| Sha256::of_bytes(&text));
    let unpacking = Unpacking::begin(HEADERS, folder)?;
    unpacking.add_archive(title, &mut archive, record.as_ref(), None).map_err(told)?;
    unpacking.finish(title)
}

/// Returns the text of a wheel's list of files, if the wheel has such a list.
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
        not_meant(title, &format!("hash mismatch: expected sha256 {pinned} for its RECORD, found {found}"))
    })
}

fn not_meant(title: &str, why: &str) -> Wrong {
    Wrong::Refused(Failure::environment(
        format!("{title} is not the pinned wheel: {why}"),
        format!(
            "compare the wheel with pypi.org, because `record` in {FILE} is wrong, or the index is not trustworthy"
        ),
    ))
}

/// Writes one unpacked file. Two wheels may contain a file with the same path. Two different headers with the same path
/// are an error only if a program includes the header. Therefore, a header that contains an `#error` replaces both of
/// them.
fn write(path: &Path, bytes: &[u8], wheel: &str) -> Result<(), Failure> {
    if path.exists() {
        let same = fs::read(path).map_err(|error| cannot_read(path, &error))? == bytes;
        if same {
            return Ok(());
        }
        let name = path.file_name().unwrap_or_default().display().to_string();
        let why = format!("the file {name} in {wheel} differs from that in another wheel of this toolkit");
        if !name.ends_with(".h") {
            let next = "correct specs/toolkits.yaml, because the pinned versions are incompatible";
            return Err(Failure::environment(why, next));
        }
        let text =
            format!("#error \"{why}: correct the versions in specs/toolkits.yaml, or name the folder with `from`\"\n");
        return fs::write(path, text).map_err(|error| cannot_write(path, &error));
    }
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).map_err(|error| cannot_write(parent, &error))?;
    }
    fs::write(path, bytes).map_err(|error| cannot_write(path, &error))
}

/// Returns true if the components of a path in a wheel are plain names on every system. On Windows, `:` follows a drive
/// letter, and `\` is a separator.
fn stays_inside(path: &str) -> bool {
    let path = path.strip_suffix('/').unwrap_or(path);
    path.split('/').all(|name| !matches!(name, "" | "." | "..") && !name.contains(['\\', ':', '\0']))
}

#[cfg(test)]
pub(super) mod tests;
