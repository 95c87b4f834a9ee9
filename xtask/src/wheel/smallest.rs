//! Compression of wheels with the highest level of libdeflate. The wheels are 4 % smaller than with the highest level
//! of zlib.
//!
//! The result depends only on the contents of the wheel and on the pinned version of libdeflate. The code in this file
//! writes the headers of the archive itself: `zip` cannot store data that is already compressed, and `rawzip` writes
//! data descriptors, which PyPI rejects (<https://docs.pypi.org/archives>).

use crate::venv::cannot;
use codegen::diag::Failure;
use libdeflater::{CompressionLvl, Compressor};
use std::{
    fs::{self, File},
    io::Read,
    path::Path,
};
use zip::{ZipArchive, read::ZipFile, result::ZipResult};

/// The version of the ZIP format that compressed (deflated) files require. In the central directory, this version is
/// combined with Unix as the system of the file attributes.
const VERSION: u16 = 20;
const UNIX: u16 = 3 << 8;
/// The numbers of the compression methods in the ZIP format.
const STORED: u16 = 0;
const DEFLATED: u16 = 8;

/// Replaces a wheel by a recompressed wheel with the same files.
pub(crate) fn recompress(wheel: &Path) -> Result<(), Failure> {
    let file = File::open(wheel).map_err(|error| cannot("read", wheel, &error))?;
    let unreadable = |error| Failure::Check(format!("{} cannot be recompressed: {error}", wheel.display()));
    let bytes = ZipArchive::new(file).and_then(|mut archive| smallest(&mut archive)).map_err(unreadable)?;
    fs::write(wheel, bytes).map_err(|error| cannot("write", wheel, &error))
}

/// Returns an archive with the same files as the wheel.
fn smallest(archive: &mut ZipArchive<File>) -> ZipResult<Vec<u8>> {
    let (mut made, mut directory) = (Vec::new(), Vec::new());
    let mut compressor = Compressor::new(CompressionLvl::best());
    for index in 0..archive.len() {
        let mut file = archive.by_index(index)?;
        let mut contents = Vec::new();
        file.read_to_end(&mut contents)?;
        let mut deflated = vec![0; compressor.deflate_compress_bound(contents.len())];
        let length = compressor.deflate_compress(&contents, &mut deflated).map_err(|error| too_large(&error))?;
        deflated.truncate(length);
        let (method, data) = if length < contents.len() { (DEFLATED, deflated) } else { (STORED, contents) };
        let entry = entry(&file, method, data.len())?;
        let offset = short(made.len())?;
        made.extend(0x0403_4b50_u32.to_le_bytes());
        made.extend(&entry);
        made.extend(file.name_raw());
        made.extend(data);
        directory.extend(0x0201_4b50_u32.to_le_bytes());
        directory.extend((UNIX | VERSION).to_le_bytes());
        directory.extend(entry);
        // The entry in the central directory has no comment, the disk is the first one, and there are no attributes
        // except for the mode.
        directory.extend([0; 6]);
        directory.extend((file.unix_mode().unwrap_or(0o100_644) << 16).to_le_bytes());
        directory.extend(offset.to_le_bytes());
        directory.extend(file.name_raw());
    }
    let (count, offset, length) = (archive.len(), short(made.len())?, short(directory.len())?);
    let count = u16::try_from(count).map_err(|error| too_large(&error))?;
    made.extend(directory);
    made.extend(0x0605_4b50_u32.to_le_bytes());
    made.extend([0; 4]);
    made.extend([count.to_le_bytes(), count.to_le_bytes()].concat());
    made.extend([length.to_le_bytes(), offset.to_le_bytes()].concat());
    made.extend([0; 2]);
    Ok(made)
}

/// Writes the fields that occur both in a file's header and in the file's entry in the central directory.
fn entry(file: &ZipFile<'_, File>, method: u16, length: usize) -> ZipResult<Vec<u8>> {
    let changed = file.last_modified().unwrap_or_default();
    let name = u16::try_from(file.name_raw().len()).map_err(|error| too_large(&error))?;
    // File names are ASCII or UTF-8.
    let flags: u16 = if file.name_raw().is_ascii() { 0 } else { 1 << 11 };
    let mut entry = Vec::new();
    entry.extend([VERSION, flags, method, changed.timepart(), changed.datepart()].map(u16::to_le_bytes).concat());
    let sizes = [file.crc32(), short(length)?, u32::try_from(file.size()).map_err(|error| too_large(&error))?];
    entry.extend(sizes.map(u32::to_le_bytes).concat());
    // There are no extra fields.
    entry.extend([name, 0].map(u16::to_le_bytes).concat());
    Ok(entry)
}

/// Converts a length for an archive without the ZIP64 extension, which large files would need.
fn short(length: usize) -> ZipResult<u32> {
    u32::try_from(length).map_err(|error| too_large(&error))
}

fn too_large(error: &dyn std::error::Error) -> zip::result::ZipError {
    std::io::Error::other(error.to_string()).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use zip::{ZipWriter, write::SimpleFileOptions};

    #[test]
    fn a_recompressed_wheel_has_the_same_files_and_is_smaller() {
        let folder = tempfile::tempdir().expect("a folder");
        let wheel = folder.path().join("a.whl");
        let text: String = (0..20_000).map(|number| format!("def f{}(): ...\n", number * number)).collect();
        let files = [("a/b.py", text.as_str(), 0o644), ("a/py.typed", "", 0o644), ("a.so", "x", 0o755)];
        let mut writer = ZipWriter::new(File::create(&wheel).expect("a file"));
        let time = zip::DateTime::from_date_and_time(2026, 2, 3, 4, 6, 8).expect("a time");
        for (name, contents, mode) in files {
            let options = SimpleFileOptions::default().last_modified_time(time).unix_permissions(mode);
            writer.start_file(name, options.compression_level(Some(9))).expect("a new file");
            writer.write_all(contents.as_bytes()).expect("space");
        }
        writer.finish().expect("an archive");
        let before = fs::read(&wheel).expect("the wheel");
        recompress(&wheel).expect("it is an archive");
        let once = fs::read(&wheel).expect("the wheel");
        assert!(once.len() < before.len(), "{} bytes before, {} after", before.len(), once.len());
        recompress(&wheel).expect("it is an archive");
        assert_eq!(once, fs::read(&wheel).expect("the wheel"));
        let mut archive = ZipArchive::new(File::open(&wheel).expect("the wheel")).expect("an archive");
        assert_eq!(archive.len(), files.len());
        for (index, (name, contents, mode)) in files.into_iter().enumerate() {
            let mut file = archive.by_index(index).expect("a file");
            let mut found = String::new();
            // Reading a file from the archive verifies its CRC.
            file.read_to_string(&mut found).expect("UTF-8");
            assert_eq!((file.name_raw(), found.as_str()), (name.as_bytes(), contents));
            assert_eq!((file.unix_mode(), file.last_modified()), (Some(0o100_000 | mode), Some(time)));
        }
    }
}
