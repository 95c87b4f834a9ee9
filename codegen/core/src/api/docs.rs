//! Documentation of a function that is the same in all languages: deprecation, and links to NVIDIA's pages.

use super::{Announced, Symbol};
use crate::spec::Docs;

/// Returns the notice of an announced deprecation, such as ``Deprecation announced in CUDA 13.0: use `cuGraphAddNode`
/// ``.
pub fn announced(announced: &Announced) -> String {
    let Announced { product, since, instead } = announced;
    let instead = if instead.is_empty() { String::new() } else { format!(": use `{instead}`") };
    format!("Deprecation announced in {product} {since}{instead}")
}

/// Returns the deprecation note of a function. The note mentions the function's replacement, if the replacement is
/// known.
pub fn deprecation(symbol: &Symbol) -> Option<String> {
    symbol.deprecated.then(|| match &symbol.instead {
        Some(instead) => format!("use `{instead}` instead"),
        None => "NVIDIA's headers mark it as deprecated".to_owned(),
    })
}

/// Returns the URL of NVIDIA's documentation for a function, in the newest toolkit that documents the function.
///
/// On a page with many functions, the browser scrolls to the function's name and highlights the name. The URL contains
/// a text fragment for this purpose, because headers do not contain the anchors of the page. If the page does not
/// contain the text, the browser shows the top of the page.
pub fn page(docs: &Docs, symbol: &Symbol) -> String {
    let (template, group) = (docs.at(symbol.documented), symbol.group.as_str());
    if group.is_empty() && template.contains("{group}") {
        return template.rsplit_once('/').map_or(template.to_owned(), |(folder, _)| format!("{folder}/index.html"));
    }
    // In the name of a group's page, Doxygen doubles the underscores of the group's name.
    let page = template.replace("{group}", &group.replace('_', "__"));
    let hash = if page.contains('#') { "" } else { "#" };
    format!("{page}{hash}:~:text={}", symbol.public.as_ref().unwrap_or(&symbol.name))
}
