//! A bundle split into parts that are small enough to transport.

use super::bundle::Bundle;
use crate::{shell::Programs, venv::cannot};
use codegen::diag::Failure;
use std::{
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

/// Writes the bundle into `folder`, split into the files `part1/clients.tar.xz.01` and so on, and prints instructions.
pub(super) fn write(programs: &Programs, bundle: &Bundle, folder: &Path, limit: u64) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| cannot("create", folder, &error))?;
    let whole = folder.join("clients.tar.xz");
    // The wheels are stored uncompressed, so that xz can compress their contents, which are mostly machine code. The
    // compression takes minutes.
    let xz = "--use-compress-program=xz --threads=1 --check=crc32 --x86 --lzma2=preset=7,dict=128MiB";
    let tar = programs.program("tar").arg("-C").arg(&bundle.folder).args([xz, "-cf"]);
    programs.run(tar.arg(&whole).arg("."))?;
    let parts = split(&whole, folder, limit).map_err(|error| cannot("split", &whole, &error))?;
    fs::remove_file(&whole).map_err(|error| cannot("remove", &whole, &error))?;
    for part in &parts {
        println!("{}: {} bytes", part.display(), fs::metadata(part).map_or(0, |data| data.len()));
    }
    println!(
        "There: cat clients.tar.xz.* > clients.tar.xz && python3 -m tarfile -e clients.tar.xz BUNDLE && \
         python3 BUNDLE/runner/install.py BUNDLE ENVIRONMENTS --beside SITE-PACKAGES, then for nvidia and cubind: \
         python3 BUNDLE/runner/run.py BUNDLE ENVIRONMENTS SIDE OUT. Copy OUT back and run: cargo xtask clients --compare OUT"
    );
    Ok(())
}

/// Splits a file into parts of at most `limit` bytes, each in a separate folder.
fn split(whole: &Path, folder: &Path, limit: u64) -> io::Result<Vec<PathBuf>> {
    let mut from = fs::File::open(whole)?;
    let name = whole.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut left = from.metadata()?.len();
    let mut parts = Vec::new();
    while left > 0 {
        let number = parts.len() + 1;
        let place = folder.join(format!("part{number}"));
        fs::create_dir_all(&place)?;
        let part = place.join(format!("{name}.{number:02}"));
        left -= io::copy(&mut from.by_ref().take(limit), &mut fs::File::create(&part)?)?;
        parts.push(part);
    }
    Ok(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_together_equal_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let whole = folder.path().join("clients.tar.xz");
        let bytes: Vec<u8> = (0..=250).collect();
        fs::write(&whole, &bytes).unwrap();
        let parts = split(&whole, folder.path(), 100).unwrap();
        let read: Vec<_> = parts.iter().map(|part| fs::read(part).unwrap()).collect();
        assert_eq!(read.iter().map(Vec::len).collect::<Vec<_>>(), [100, 100, 51]);
        assert_eq!(read.concat(), bytes);
        assert!(parts[2].ends_with("part3/clients.tar.xz.03"), "{parts:?}");
    }
}
