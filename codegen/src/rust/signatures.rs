//! The head of each public function, for reports.

use super::Crate;
use crate::api::Api;
use std::collections::BTreeMap;

/// Library and public name → `pub unsafe fn …`, as the newest major version has it.
pub fn signatures(api: &Api) -> BTreeMap<(String, String), String> {
    let mut all = BTreeMap::new();
    // Older majors come first: what a newer one says replaces it.
    for module in Crate::of(api).modules {
        for item in module.functions {
            let file: syn::File =
                syn::parse2(item.0).unwrap_or_else(|error| panic!("an item that is no Rust: {error}"));
            for item in file.items {
                if let syn::Item::Fn(function) = item {
                    all.insert((module.library.clone(), function.sig.ident.to_string()), head(function));
                }
            }
        }
    }
    all
}

fn head(mut function: syn::ItemFn) -> String {
    function.attrs.clear();
    function.block.stmts.clear();
    let items = vec![syn::Item::Fn(function)];
    let text = prettyplease::unparse(&syn::File { shebang: None, frontmatter: None, attrs: Vec::new(), items });
    text.trim_end().trim_end_matches("{}").trim_end().to_owned()
}
