//! Drafts of specs for new libraries. A draft is derived from the library's wheel.
//!
//! Headers are searched as text, because a scan requires the spec that is being drafted. A person reviews and completes
//! the draft, and then runs a scan.
//!
//! *Architecture invariant:* guesses are printed as comments, and facts from the wheel are printed as keys.

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

/// A library whose types the new library may use.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// Set if the library is in a separate package. Libraries outside of that package cannot use its types.
    pub is_packaged: bool,
    /// The library's section of the spec.
    pub library: &'a Library,
    /// The declarations in the newest headers of the library.
    pub facts: &'a Facts,
}

/// A draft of a spec for a new library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The text of the spec in YAML.
    pub text: String,
    /// The release to which the headers belong.
    pub version: Option<Version>,
}

/// Drafts the spec of the library `name` from the contents of its wheel. `known` contains the other libraries, in
/// dependency order. `toolkit` is set if the wheel is a component of that toolkit.
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

/// The release that corresponds to a package version: the first two numbers of the version.
fn release(version: &str) -> Option<Version> {
    let mut parts = version.split('.');
    Some(Version::new(parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests;
