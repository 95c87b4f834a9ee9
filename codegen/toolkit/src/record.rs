//! The list of files in a wheel: `NAME-VERSION.dist-info/RECORD`, which contains the sha256 of each file.
//!
//! If the hash of a wheel's RECORD is pinned, every file of the wheel is pinned. Therefore, individual files can be
//! read and verified without the others.
//!
//! *Architecture invariant:* a [`Record`] exists only if its text has the pinned hash.

use super::sha256::Sha256;
use std::collections::HashMap;

/// Returns true if a path in a wheel is that of the wheel's list of files. A wheel contains only one such list.
pub(super) fn is_record(path: &str) -> bool {
    path.split_once('/').is_some_and(|(folder, name)| folder.ends_with(".dist-info") && name == "RECORD")
}

/// The paths of a wheel's files, with the hash of each file.
pub(super) struct Record(HashMap<String, String>);

impl Record {
    /// Parses the list in `text` if the list's hash is `pinned`. Otherwise, returns the actual hash as the error.
    pub(super) fn read(text: &[u8], pinned: &Sha256) -> Result<Self, Sha256> {
        let found = Sha256::of_bytes(text);
        if found != *pinned {
            return Err(found);
        }
        let text = String::from_utf8_lossy(text);
        let files = text.lines().filter_map(|line| {
            // Each line has the form `path,sha256=…,size`. A path that contains a comma is quoted.
            let mut parts = line.rsplitn(3, ',');
            let (_, hash, path) = (parts.next()?, parts.next()?, parts.next()?);
            let path = path.strip_prefix('"').and_then(|path| path.strip_suffix('"')).unwrap_or(path);
            Some((path.replace("\"\"", "\""), hash.strip_prefix("sha256=")?.to_owned()))
        });
        Ok(Self(files.collect()))
    }

    /// Returns true if the file `path` belongs to the wheel.
    pub(super) fn lists(&self, path: &str) -> bool {
        self.0.contains_key(path)
    }

    /// Checks that `bytes` are the contents of the file `path`. The error describes how the contents differ.
    pub(super) fn check(&self, path: &str, bytes: &[u8]) -> Result<(), String> {
        let listed = self.0.get(path).ok_or_else(|| format!("its RECORD does not list {path}"))?;
        let found = Sha256::of_bytes(bytes).in_base64();
        if found == *listed {
            return Ok(());
        }
        Err(format!("hash mismatch: RECORD lists sha256 {listed} for {path}, which has {found}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_distinguishes_correct_files_from_others() {
        let text = "x/a.h,sha256=ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0,3\n\"x/b,\"\"c.h\",sha256=ff,3\nx-1.dist-info/RECORD,,\n";
        let record = Record::read(text.as_bytes(), &Sha256::of_bytes(text.as_bytes())).map_err(drop).unwrap();
        assert_eq!(record.check("x/a.h", b"abc"), Ok(()));
        assert!(record.check("x/a.h", b"abd").unwrap_err().starts_with("hash mismatch: RECORD lists sha256 "));
        assert!(record.check("x/b,\"c.h", b"abc").unwrap_err().contains("lists sha256 ff"));
        assert_eq!(record.check("x/z.h", b"").unwrap_err(), "its RECORD does not list x/z.h");
        let other = Sha256::of_bytes(b"");
        assert_eq!(Record::read(text.as_bytes(), &other).err(), Some(Sha256::of_bytes(text.as_bytes())));
    }

    #[test]
    fn only_the_record_in_the_dist_info_folder_is_recognized() {
        assert!(is_record("nvidia_x-1.2.dist-info/RECORD"));
        for other in ["RECORD", "nvidia/RECORD", "x.dist-info/RECORD.jws", "x.dist-info/licenses/RECORD"] {
            assert!(!is_record(other), "{other}");
        }
    }
}
