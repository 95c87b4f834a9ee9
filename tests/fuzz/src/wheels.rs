//! Fuzz targets whose input is a wheel, because wheels are archives from untrusted sources.

use codegen::toolkit::headers_of_wheel;
use std::{
    fs,
    io::{Cursor, Write},
    path::Path,
};
use zip::{ZipWriter, write::SimpleFileOptions};

/// The first bytes of an archive. Any other input is a list of the archive's contents.
const ARCHIVE: &[u8] = b"PK";

/// Unpacks a wheel. The wheel consists of the input's bytes, or is built from lines `PATH=CONTENTS`, because hardly any
/// change to an archive's bytes preserves its checksums. The wheel must be unpacked into one folder, or leave no file.
pub fn wheel(data: &[u8]) {
    let archive = if data.starts_with(ARCHIVE) { Some(data.to_vec()) } else { archive_of(data) };
    let Some(archive) = archive else { return };
    let outside = tempfile::tempdir().expect("there is a temporary folder");
    let cache = outside.path().join("cache");
    let folder = cache.join("include");
    let unpacked = headers_of_wheel("a wheel", Cursor::new(archive), &folder);
    assert_eq!(folder.exists(), unpacked.is_ok(), "the folder is there if it is whole");
    // If the wheel is rejected before unpacking, no folder is created.
    if cache.exists() {
        assert_eq!(
            names(&cache),
            if unpacked.is_ok() { vec!["include"] } else { Vec::new() },
            "nothing is left beside it"
        );
    }
    assert!(names(outside.path()).iter().all(|name| name == "cache"), "nothing leads out of the folder");
}

/// Creates an archive with these entries, or returns `None` if that is not possible.
fn archive_of(lines: &[u8]) -> Option<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for line in lines.split(|byte| *byte == b'\n') {
        let (path, contents) = line.split_at_checked(line.iter().position(|byte| *byte == b'=')?)?;
        zip.start_file(String::from_utf8_lossy(path), SimpleFileOptions::default()).ok()?;
        zip.write_all(&contents[1..]).ok()?;
    }
    Some(zip.finish().ok()?.into_inner())
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    entries.map(|entry| entry.expect("the folder can be read").file_name().to_string_lossy().into_owned()).collect()
}
