//! Selectors of functions in spec entries, and the precedence of entries. All sections of a spec use the same rules.
//!
//! An entry selects a function by the function's symbol, by the symbol without its version, by a documented name, or by
//! a pattern for any of these names. The most specific entry applies: symbols precede other names, and names precede
//! patterns. Entries of equal precedence keep the order of the file.

use crate::{glob, names::unversioned};

/// All names of a function.
#[derive(Clone, Debug)]
pub struct FunctionNames<'a> {
    symbol: &'a str,
    others: Vec<&'a str>,
}

/// The precedence of an entry for a function. The most specific kind of selector comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// The entry selects the function by its symbol.
    Symbol,
    /// The entry selects the function by its symbol without a version, or by a documented name.
    Name,
    /// The entry selects the function by a pattern for one of its names.
    Pattern,
    /// The entry has no selector and applies to all functions.
    All,
}

impl<'a> FunctionNames<'a> {
    /// Collects the names of a symbol: the symbol itself and its documented names.
    pub fn new(symbol: &'a str, documented: impl IntoIterator<Item = &'a String>) -> Self {
        let mut names = Self { symbol, others: Vec::new() };
        names.add(std::iter::once(unversioned(symbol)));
        names.add(documented.into_iter().map(String::as_str));
        names
    }

    /// Adds further names of the function.
    pub fn add(&mut self, names: impl IntoIterator<Item = &'a str>) {
        for name in names {
            if name != self.symbol && !self.others.contains(&name) {
                self.others.push(name);
            }
        }
    }

    /// Creates the names of a symbol whose aliases are not known, or of an item that is not a function.
    pub fn of_symbol(symbol: &'a str) -> Self {
        Self::new(symbol, [])
    }

    /// Returns the precedence of a selector, or `None` if the selector does not match the function.
    pub fn rank(&self, selector: &str) -> Option<Rank> {
        if selector == self.symbol {
            return Some(Rank::Symbol);
        }
        if glob::is_pattern(selector) {
            let fits = glob::matches(selector, self.symbol) || self.others.iter().any(|it| glob::matches(selector, it));
            return fits.then_some(Rank::Pattern);
        }
        self.others.contains(&selector).then_some(Rank::Name)
    }

    /// Returns true if a selector matches the function.
    pub fn are_meant_by(&self, selector: &str) -> bool {
        self.rank(selector).is_some()
    }

    /// Returns the highest precedence among an entry's selectors. An entry without selectors applies to all functions.
    pub fn nearest(&self, selectors: Option<&[String]>) -> Option<Rank> {
        match selectors {
            None => Some(Rank::All),
            Some(selectors) => selectors.iter().filter_map(|selector| self.rank(selector)).min(),
        }
    }

    /// Returns the entries that apply to the function, in order of precedence.
    pub fn entries<'e, K: AsRef<str> + 'e, T>(
        &self,
        entries: impl IntoIterator<Item = (&'e K, T)>,
    ) -> Vec<(&'e str, T)> {
        let ranked =
            entries.into_iter().filter_map(|(key, entry)| Some((self.rank(key.as_ref())?, (key.as_ref(), entry))));
        in_order(ranked.collect())
    }
}

/// Sorts entries by precedence. The sort is stable, so that entries of equal precedence keep the order of the file.
pub fn in_order<T>(mut ranked: Vec<(Rank, T)>) -> Vec<T> {
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, entry)| entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_specific_selector_takes_precedence() {
        let documented = ["fxMake".to_owned(), "fxCreate".to_owned()];
        let names = FunctionNames::new("fxCreate_v2", &documented);
        for (selector, rank) in [
            ("fxCreate_v2", Some(Rank::Symbol)),
            ("fxCreate", Some(Rank::Name)),
            ("fxMake", Some(Rank::Name)),
            ("fxCreate*", Some(Rank::Pattern)),
            ("fxM?ke", Some(Rank::Pattern)),
            ("*Create", Some(Rank::Pattern)),
            ("fxCreate_v3", None),
            ("fxC", None),
            ("gx*", None),
        ] {
            assert_eq!(names.rank(selector), rank, "{selector}");
            assert_eq!(names.are_meant_by(selector), rank.is_some());
        }
        let keys = ["fx*", "fxMake", "*_v2", "fxOther", "fxCreate_v2"].map(str::to_owned);
        let entries = names.entries(keys.iter().enumerate().map(|(index, key)| (key, index)));
        assert_eq!(entries, [("fxCreate_v2", 4), ("fxMake", 1), ("fx*", 0), ("*_v2", 2)]);
    }

    #[test]
    fn an_entry_without_selectors_is_for_all_and_comes_last() {
        let names = FunctionNames::of_symbol("fxGet");
        assert_eq!(names.nearest(None), Some(Rank::All));
        assert_eq!(names.nearest(Some(&["fx*".to_owned(), "fxGet".to_owned()])), Some(Rank::Symbol));
        assert_eq!(names.nearest(Some(&["gx*".to_owned()])), None);
        assert_eq!(in_order(vec![(Rank::All, 1), (Rank::Pattern, 2), (Rank::All, 3)]), [2, 1, 3]);
    }
}
