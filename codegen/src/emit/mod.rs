//! Views → text.
//!
//! *Architecture invariant:* emitters lay out what lowering decided; they never look at names or types to decide.

pub mod python;
pub mod resolved;
pub mod rust;

use askama::Template;
use proc_macro2::TokenStream;

/// The support code that the Rust crate and the Python extension share: `templates/common/`, name → text.
const COMMON: &[(&str, &str)] = &[
    ("search.rs", include_str!("../../../templates/common/search.rs")),
    ("streams.rs", include_str!("../../../templates/common/streams.rs")),
];
/// What stands in a sentence for several things: `a, b and c`.
fn and(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

/// Rust items as text, a blank line between them: printed as one file they would have none.
fn unparse(items: &TokenStream) -> String {
    let file: syn::File = syn::parse2(items.clone()).unwrap_or_else(|error| {
        panic!("an item that is no Rust ({error}): {items}");
    });
    let parts = file.items.into_iter().map(|part| {
        let alone = syn::File { shebang: None, frontmatter: None, attrs: Vec::new(), items: vec![part] };
        prettyplease::unparse(&alone)
    });
    parts.collect::<Vec<_>>().join("\n")
}

/// A template's text; a last line that askama leaves open is ended.
fn render(template: &impl Template) -> String {
    // Our templates print values that are there; only an out-of-memory writer could fail.
    let text = template.render().expect("templates print plain values");
    format!("{}\n", text.trim_end())
}
