//! Names and licenses of packages.

use crate::diag::{Diagnostic, Location};

/// The name of this repository's package in each language.
pub const CORE: &str = "cubind";

/// Returns true if a package can have this name. The name of a Rust crate may contain `-`.
pub fn is_name(name: &str, is_crate: bool) -> bool {
    let fits =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_' || is_crate && byte == b'-';
    name.bytes().next().is_some_and(|byte| byte.is_ascii_lowercase()) && name.bytes().all(fits) && name != CORE
}

/// Returns true if all characters in the license are valid in an SPDX expression. Cargo and maturin check the
/// expression itself.
pub fn is_license(license: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || " .-+():".contains(c);
    !license.trim().is_empty() && license.chars().all(fits)
}

/// Creates the error for an invalid license.
pub fn no_license(license: &str, at: Location) -> Diagnostic {
    let help = "write an SPDX expression, such as `MIT OR Apache-2.0`, or omit the key. Without the key, the manifests have \
        no license";
    Diagnostic::new("package-license", at, format!("the license `{license}` is not a valid SPDX expression")).help(help)
}
