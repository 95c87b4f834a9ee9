//! An index of names and their pages.

use std::collections::HashMap;

/// Maps each name to the pages about the name. Each page is stored with the index of its library.
#[derive(Debug, Default)]
pub(super) struct Index(HashMap<String, Vec<(usize, String)>>);

impl Index {
    /// Adds a page, or a part of a page, to the index, by the path relative to the root of the site.
    pub(super) fn add(&mut self, section: usize, name: &str, path: &str) {
        let pages = self.0.entry(name.to_owned()).or_default();
        if pages.iter().all(|(other, _)| *other != section) {
            pages.push((section, path.to_owned()));
        }
    }

    /// Returns the page to which a name links if the name occurs in a library: the page in the library itself,
    /// otherwise the page in a library that it uses, otherwise the only page about this name.
    fn find(&self, name: &str, section: usize, used: &[usize]) -> Option<&str> {
        let pages = self.0.get(name)?;
        let of = |place: usize| pages.iter().find(|(other, _)| *other == place);
        let found = of(section).or_else(|| used.iter().find_map(|place| of(*place)));
        // A short word is probably the name of a parameter.
        let is_telling = name.len() > 5 && name.contains(|letter: char| letter.is_ascii_uppercase());
        let only = || if let [only] = pages.as_slice() { Some(only).filter(|_| is_telling) } else { None };
        found.or_else(only).map(|(_, path)| path.as_str())
    }
}

/// The context that determines the links on one page.
#[derive(Clone, Copy)]
pub(super) struct Links<'a> {
    pub(super) index: &'a Index,
    /// The library to which the page belongs.
    pub(super) section: usize,
    /// The libraries that the page's library uses.
    pub(super) used: &'a [usize],
    /// The relative path from the page to the root of the site, such as `../`.
    pub(super) root: &'a str,
    /// The name that the page describes. This name is not linked.
    pub(super) own: &'a str,
}

impl Links<'_> {
    /// Returns the link target of a name.
    pub(super) fn to(&self, name: &str) -> Option<String> {
        if name == self.own {
            return None;
        }
        self.index.find(name, self.section, self.used).map(|path| format!("{}{path}", self.root))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_the_meaning_of_its_own_library() {
        let mut index = Index::default();
        index.add(0, "a", "x/a.html");
        index.add(1, "a", "y/a.html");
        index.add(0, "someName", "x/b.html");
        index.add(0, "flags", "x/flags.html");
        let links = |section, used| Links { index: &index, section, used, root: "../", own: "c" };
        let table = [
            (links(0, &[]), "a", Some("../x/a.html")),
            (links(2, &[1]), "a", Some("../y/a.html")),
            (links(2, &[]), "a", None),
            (links(2, &[]), "someName", Some("../x/b.html")),
            (links(2, &[]), "flags", None),
            (links(0, &[]), "c", None),
        ];
        for (links, name, expected) in table {
            assert_eq!(links.to(name).as_deref(), expected, "{name} in {}", links.section);
        }
    }
}
