//! Errors for files in the cache that can be neither read nor written.

use codegen_core::diag::Failure;
use std::path::Path;

/// A [`Failure`] to write below `target/`.
pub(super) fn cannot_write(path: &Path, error: &dyn std::error::Error) -> Failure {
    Failure::environment(
        format!("cannot write {}: {error}", path.display()),
        "check the permissions and the free space there, and run the command again",
    )
}

/// A [`Failure`] to read a file that should exist.
pub(super) fn cannot_read(path: &Path, error: &dyn std::error::Error) -> Failure {
    Failure::environment(
        format!("cannot read {}: {error}", path.display()),
        "delete it and run the command again, which fetches it again",
    )
}
