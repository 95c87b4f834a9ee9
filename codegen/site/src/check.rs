//! Checks of the site's consistency: every link and anchor has a target, ids are unique, and pages are not too large.

use super::Files;
use codegen_core::diag::{Diagnostic, Location};
use std::{
    collections::{BTreeMap, BTreeSet},
    io::Write as _,
};

/// The size limits of files in kB (uncompressed and compressed), by the beginning of the file's path. The first match
/// applies. Pages that list all names have separate limits.
const BUDGETS: &[(&str, usize, usize)] = &[
    ("search.json", 600, 150),
    ("search-more.json", 800, 150),
    ("sitemap.xml", 2000, 150),
    ("objects.inv", 800, 80),
    ("data/", usize::MAX, 700),
    ("compare/", 900, 100),
    ("releases/", 400, 60),
    ("search.html", 16, 6),
    ("compare.html", 120, 16),
    ("", LIST, 40),
];

/// The size limit in kB for a page with a long list: members of an enum, fields of a record in many forms, or names in
/// a library.
const LIST: usize = 400;

/// The size limit in kB for the page of a library. Long lists of functions are split by family.
const LIBRARY: usize = 170;

/// The size limit in kB for the page of a function. The length of this page does not depend on the size of the library.
const FUNCTION: usize = 40;

/// Returns all errors on the site. `functions` contains the paths of the pages about functions.
pub(super) fn check(files: &Files, functions: &BTreeSet<String>) -> Vec<Diagnostic> {
    let pages: BTreeMap<&str, Page<'_>> = files
        .iter()
        .filter(|(path, _)| path.ends_with(".html"))
        .map(|(path, text)| (path.as_str(), Page::of(text)))
        .collect();
    let mut found = Vec::new();
    for (path, page) in &pages {
        let mut wrong = |code, message: String| {
            let place = Location::new(*path, 0);
            found.push(Diagnostic::new(code, place, message).help(
                "fix the template, or the code that fills it, in \
                    codegen/site/src",
            ));
        };
        let mut seen = BTreeSet::new();
        page.ids
            .iter()
            .filter(|id| !seen.insert(**id))
            .for_each(|id| wrong("site-id", format!("the id `{id}` occurs twice")));
        for link in &page.links {
            if let Err(message) = follow(path, link, files, &pages) {
                wrong("site-link", format!("`{link}` {message}"));
            }
        }
    }
    found.extend(files.iter().filter_map(|(path, text)| weight(path, text, functions.contains(path))));
    found
}

/// The ids and links on a page.
struct Page<'a> {
    ids: Vec<&'a str>,
    links: Vec<&'a str>,
}

impl<'a> Page<'a> {
    fn of(text: &'a str) -> Self {
        // The base address of a page does not count as a link.
        let base = values(text, "<base href=\"");
        let links = values(text, " href=\"").into_iter().chain(values(text, " src=\""));
        Self { ids: values(text, " id=\""), links: links.filter(|link| !base.contains(link)).collect() }
    }
}

fn values<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Checks the target of a link. Returns an error if the target does not exist.
fn follow(from: &str, link: &str, files: &Files, pages: &BTreeMap<&str, Page<'_>>) -> Result<(), String> {
    if ["https://", "http://"].iter().any(|outside| link.starts_with(outside)) {
        return Ok(());
    }
    let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
    let path = path.split('?').next().unwrap_or_default();
    let target = if path.is_empty() { from.to_owned() } else { resolve(from, path) };
    if !files.contains_key(&target) {
        return Err(format!("links to {target}, which does not exist"));
    }
    let has = |page: &Page<'_>| page.ids.contains(&anchor);
    match pages.get(target.as_str()) {
        Some(page) if !anchor.is_empty() && !has(page) => Err(format!("links to an unknown part of {target}")),
        Some(_) | None => Ok(()),
    }
}

/// Returns the path to which a relative link on a page refers.
fn resolve(from: &str, path: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Checks the size of a file.
fn weight(path: &str, text: &str, is_function: bool) -> Option<Diagnostic> {
    let budget = BUDGETS.iter().find(|(begins, _, _)| path.starts_with(begins));
    let (_, whole, packed) = budget.copied().unwrap_or_default();
    let whole = match path.ends_with("/index.html") {
        true => whole.min(LIBRARY),
        false if is_function => FUNCTION,
        false => whole,
    };
    let too_heavy = |what: &str, bytes: usize, limit: usize| {
        let message = format!("{} kB {what}, but the limit is {limit}", bytes.div_ceil(1000));
        let diagnostic = Diagnostic::new("site-weight", Location::new(path, 0), message);
        diagnostic.help("shorten the page; the search contains everything")
    };
    if text.len() > whole.saturating_mul(1000) {
        return Some(too_heavy("as it is", text.len(), whole));
    }
    // A file that is smaller than the limit for compressed files need not be compressed.
    let limit = packed.saturating_mul(1000);
    let size = if text.len() > limit { self::packed(text) } else { 0 };
    (size > limit).then(|| too_heavy("packed", size, packed))
}

/// Returns the number of bytes that a server sends for a text file after it has compressed the file.
pub(super) fn packed(text: &str) -> usize {
    let options = zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let written = writer.start_file("a", options).map_err(std::io::Error::other);
    let written = written.and_then(|()| writer.write_all(text.as_bytes()));
    let archive = written.and_then(|()| writer.finish().map_err(std::io::Error::other));
    // Compression to memory can fail only if there is a bug.
    archive.expect("text is packed in memory").into_inner().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(pages: &[(&str, &str)]) -> Files {
        pages.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
    }

    fn said(pages: &[(&str, &str)]) -> Vec<String> {
        check(&files(pages), &BTreeSet::from(["x/f.html".to_owned()])).into_iter().map(|it| it.message).collect()
    }

    #[test]
    fn every_link_has_a_target() {
        let good =
            "<a href=\"../index.html\">a</a><a href=\"#b\" id=\"b\"></a><a href=\"https://example.com/#x\">c</a>";
        assert_eq!(said(&[("index.html", "<i id=\"a\">"), ("x/g.html", good)]), Vec::<String>::new());
        let bad = "<a href=\"h.html\">a</a><a href=\"../index.html?q=1#b\">b</a>";
        let expected = [
            "`h.html` links to x/h.html, which does not exist",
            "`../index.html?q=1#b` links to an unknown part of index.html",
        ];
        assert_eq!(said(&[("index.html", "<i id=\"a\">"), ("x/g.html", bad)]), expected);
        assert_eq!(said(&[("index.html", "<i id=\"a\"><b id=\"a\">")]), ["the id `a` occurs twice"]);
    }

    #[test]
    fn a_page_about_a_function_is_small() {
        let large = "x".repeat(41_000);
        assert_eq!(said(&[("x/f.html", &large)]), ["41 kB as it is, but the limit is 40"]);
        assert_eq!(said(&[("x/g.html", &large)]), Vec::<String>::new());
        assert!(packed(&large) < 1000);
    }
}
