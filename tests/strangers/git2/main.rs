//! The hash of a blob in memory and in a repository, computed with libgit2.

use it::git2::*;
use std::ffi::CString;

fn main() {
    let folder = CString::new(std::env::args().next().unwrap() + ".git").unwrap();
    // SAFETY: every handle is live until it is freed, and the addresses are those of local variables.
    unsafe {
        assert_eq!(git_libgit2_init().0.0, 1);
        let (mut hash, mut stored): (git_oid, git_oid) = (std::mem::zeroed(), std::mem::zeroed());
        let text = b"hello world\n";
        assert_eq!(git_odb_hash(&raw mut hash, text.as_ptr().cast(), text.len(), git_object_t::GIT_OBJECT_BLOB).0, git_error_code::GIT_OK);
        let mut hex = [0u8; 41];
        git_oid_tostr(hex.as_mut_ptr().cast(), hex.len(), &raw const hash);
        assert_eq!(&hex[..40], b"3b18e512dba79e4c8300dd08aeb37f8e728b8dad");
        let mut repository: git_repository = std::mem::zeroed();
        assert_eq!(git_repository_init(&raw mut repository, folder.as_ptr(), 1).0, git_error_code::GIT_OK);
        assert_eq!(git_blob_create_from_buffer(&raw mut stored, repository, text.as_ptr().cast(), text.len()).0, git_error_code::GIT_OK);
        assert_eq!(git_oid_equal(&raw const hash, &raw const stored).0.0, 1);
        let mut blob: git_blob = std::mem::zeroed();
        assert_eq!(git_blob_lookup(&raw mut blob, repository, &raw const stored).0, git_error_code::GIT_OK);
        assert_eq!(git_blob_rawsize(blob), 12);
        git_blob_free(blob);
        git_repository_free(repository);
        assert_eq!(git_libgit2_shutdown().0, git_error_code::GIT_OK);
    }
}
