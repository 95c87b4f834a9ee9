//! Lists of the site's pages for other programs: a sitemap for search engines, and an inventory for Sphinx.

use super::{Files, site_index::SiteIndex};
use codegen_core::package::CORE;

/// The path of the sitemap on the site.
pub(super) const SITEMAP: &str = "sitemap.xml";

/// The path of the Sphinx inventory on the site.
pub(super) const INVENTORY: &str = "objects.inv";

/// The page for unknown URLs, which none of the lists contains.
pub(super) const MISSING: &str = "404.html";

/// Returns the sitemap. It contains every page except the comparisons of versions, because a sitemap is limited to
/// 50,000 URLs.
pub(super) fn sitemap(index: &SiteIndex<'_>, files: &Files) -> String {
    let is_listed = |path: &&String| path.ends_with(".html") && !path.starts_with("compare/") && *path != MISSING;
    let pages: String = files
        .keys()
        .filter(is_listed)
        .map(|path| format!("<url><loc>{}</loc></url>\n", super::html::escape(&index.about.at(path))))
        .collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{pages}</urlset>\n"
    )
}

/// Returns the Python name of a function, such as `cubind.driver.cuInit`. This name is also an anchor on the page of
/// the function.
pub(super) fn python_name(index: &SiteIndex<'_>, library: &str, name: &str) -> String {
    format!("{}.{library}.{name}", index.packages.of(library).unwrap_or(CORE).replace('-', "_"))
}

/// Returns an inventory of the Python package's functions, in version 1 of Sphinx's inventory format, which is not
/// compressed. Sphinx appends a function's name to the URL as an anchor.
pub(super) fn inventory(index: &SiteIndex<'_>) -> String {
    let mut text = format!("# Sphinx inventory version 1\n# Project: {CORE}\n# Version: {}\n", index.about.version);
    for section in &index.sections {
        let of = |name: &&&str| section.python.values().any(|functions| functions.contains_key(**name));
        for name in section.entries.keys().filter(of) {
            let python = python_name(index, section.name(), name);
            text += &format!("{python} function {}\n", section.path(name));
        }
    }
    text
}
