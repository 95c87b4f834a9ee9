//! SHA-256 hashes of pinned files.
//!
//! *Architecture invariant:* a [`Sha256`] always consists of 64 lower-case hexadecimal digits, so that two hashes can
//! be compared as strings.

use super::strict;
use serde::{Deserialize, Deserializer};
use sha2::{Digest, Sha256 as Hasher};
use std::{
    fmt,
    fs::File,
    io::{self, Read},
    path::Path,
    str::FromStr,
};

/// The SHA-256 hash of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sha256(String);

impl Sha256 {
    /// Computes the hash of `bytes`.
    pub(super) fn of_bytes(bytes: &[u8]) -> Self {
        Self::text(Hasher::new_with_prefix(bytes))
    }

    /// Computes the hash of the whole file at `path`.
    pub(super) fn of_file(path: &Path) -> io::Result<Self> {
        let mut file = File::open(path)?;
        let mut hasher = Hasher::new();
        let mut buffer = vec![0; 1 << 20];
        loop {
            match file.read(&mut buffer)? {
                0 => break,
                length => hasher.update(&buffer[..length]),
            }
        }
        Ok(Self::text(hasher))
    }

    fn text(hasher: Hasher) -> Self {
        Self(hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Returns the hash in the format that wheels use: URL-safe base64 without trailing `=`.
    pub(super) fn in_base64(&self) -> String {
        const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        // Three hexadecimal digits correspond to two base64 digits. The group with the last hexadecimal digit is padded
        // with zero bits.
        let value = |digit: u8| (digit as char).to_digit(16).unwrap_or_default() as usize;
        let pairs = self.0.as_bytes().chunks(3).flat_map(|digits| {
            let [a, b, c] = [0, 1, 2].map(|index| digits.get(index).map_or(0, |digit| value(*digit)));
            let bits = a << 8 | b << 4 | c;
            [bits >> 6, bits & 63]
        });
        pairs.take(43).map(|index| DIGITS[index] as char).collect()
    }
}

impl<'de> Deserialize<'de> for Sha256 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        strict::parsed(deserializer)
    }
}

impl FromStr for Sha256 {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if digits && text.len() == 64 {
            Ok(Self(text.to_owned()))
        } else {
            Err(format!("`{text}` is not a sha256: 64 digits of 0-9 and a-f"))
        }
    }
}

impl fmt::Display for Sha256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_of_a_file_equals_a_known_sha256_value() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), "abc").unwrap();
        let hash = Sha256::of_file(file.path()).unwrap();
        assert_eq!(hash.to_string(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(hash, hash.to_string().parse().unwrap());
        assert_eq!(hash, Sha256::of_bytes(b"abc"));
        assert_eq!(hash.in_base64(), "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
    }

    #[test]
    fn rejects_strings_that_are_not_a_sha256_hash() {
        for wrong in ["", "abc", &"A".repeat(64), &"a".repeat(65)] {
            assert!(wrong.parse::<Sha256>().is_err(), "{wrong}");
        }
    }
}
