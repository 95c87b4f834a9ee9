//! Errors for files in the cache that cannot be read or written.

use codegen_core::diag::Failure;
use std::path::Path;

/// Returns the [`Failure`] for a file below `target/` that cannot be written.
pub(super) fn cannot_write(path: &Path, error: &dyn std::error::Error) -> Failure {
    Failure::environment(
        format!("cannot write {}: {error}", path.display()),
        "check the permissions and the free space of the folder, and run the command again",
    )
}

/// Returns the [`Failure`] for an existing file that cannot be read.
pub(super) fn cannot_read(path: &Path, error: &dyn std::error::Error) -> Failure {
    Failure::environment(
        format!("cannot read {}: {error}", path.display()),
        "delete the file, and run the command again to fetch it",
    )
}
