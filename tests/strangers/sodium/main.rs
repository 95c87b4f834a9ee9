//! A hash, and a message that is encrypted and decrypted, with libsodium.

use it::sodium::*;

fn main() {
    // SAFETY: the lengths are those of the buffers, which live through the calls.
    unsafe {
        assert!(sodium_init() >= 0);
        println!("{:?}", sodium_version_string());
        let mut hash = vec![0_u8; crypto_hash_sha256_bytes()];
        assert_eq!(crypto_hash_sha256(hash.as_mut_ptr(), b"abc".as_ptr(), 3), 0);
        assert_eq!(hash[..4], [0xba, 0x78, 0x16, 0xbf]);
        let (nonce, key) = ([1_u8; 24], [2_u8; 32]);
        let mut secret = [0_u8; 16 + 3];
        assert_eq!(crypto_secretbox_easy(secret.as_mut_ptr(), b"abc".as_ptr(), 3, nonce.as_ptr(), key.as_ptr()), 0);
        let mut found = [0_u8; 3];
        assert_eq!(crypto_secretbox_open_easy(found.as_mut_ptr(), secret.as_ptr(), 19, nonce.as_ptr(), key.as_ptr()), 0);
        assert_eq!(&found, b"abc");
        secret[0] ^= 1;
        assert_eq!(crypto_secretbox_open_easy(found.as_mut_ptr(), secret.as_ptr(), 19, nonce.as_ptr(), key.as_ptr()), -1);
    }
}
