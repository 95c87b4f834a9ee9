//! The first lines of a new library's spec, derived from its wheel.
//!
//! Headers are read as text, because parsing them requires the spec that is being drafted. The output is for a person
//! who reads it, completes it, and has it scanned.
//!
//! *Architecture invariant:* a guess is a comment; a key was found in the wheel.

mod declared;
mod files;
mod headers;
mod print;
mod result;

use codegen_core::{facts::Facts, spec::Library, version::Version};
use codegen_toolkit::Contents;
use declared::Declared;
use files::Files;
use headers::Headers;

/// A library with types that the new one may use.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// Set if it is in a package, so that no other library can use it.
    pub is_packaged: bool,
    /// The library.
    pub library: &'a Library,
    /// The declarations of its newest headers.
    pub facts: &'a Facts,
}

/// A draft of a spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The file.
    pub text: String,
    /// The release of its headers.
    pub version: Option<Version>,
}

/// The spec of the library `name` with a wheel of these contents. `known` are the other libraries, in the order of
/// their dependencies. The wheel may be a component of the toolkit `toolkit`.
pub fn draft(name: &str, contents: &Contents, known: &[Known<'_>], toolkit: Option<Version>) -> Draft {
    let version = toolkit.or(release(&contents.version));
    let files = Files::of(name, contents);
    let foreign = known.iter().flat_map(|known| known.library.header_names()).collect();
    let headers = Headers::of(name, contents, &files, &foreign);
    let declared = Declared::all(headers.bound.iter().filter_map(|header| contents.headers.get(header)));
    let text = print::spec(&print::Parts {
        name,
        contents,
        known,
        version,
        toolkit,
        files: &files,
        headers: &headers,
        declared: &declared,
    });
    Draft { text, version }
}

/// The release of a package's version: its first two numbers.
fn release(version: &str) -> Option<Version> {
    let mut parts = version.split('.');
    Some(Version::new(parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests;
