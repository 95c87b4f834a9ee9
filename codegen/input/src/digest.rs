//! Digests for the comparison of strings.

use sha2::{Digest, Sha256};

/// Returns the digest of the strings, in this order.
pub fn digest(texts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> String {
    let mut hasher = Sha256::new();
    for text in texts {
        let text = text.as_ref();
        // The length of each string is hashed, so that the digest of two strings differs from the digest of their
        // concatenation.
        hasher.update(text.len().to_le_bytes());
        hasher.update(text);
    }
    hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_depend_on_the_boundaries_between_strings() {
        assert_eq!(digest(["ab", "c"]), digest(["ab".to_owned(), "c".to_owned()]));
        assert_ne!(digest(["ab", "c"]), digest(["a", "bc"]));
        assert_ne!(digest(["abc"]), digest(["abc", ""]));
    }
}
