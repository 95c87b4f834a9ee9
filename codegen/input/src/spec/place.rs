//! Locations of spec entries for functions: the entry that applies to a parameter, and its location in the file.
//!
//! A function has either one entry, or a list of entries for different toolkits. The paths of keys differ in these two
//! cases. A symbol with a version suffix (`cuMemAlloc_v2`) uses its own entry. If the symbol has no entry, it uses the
//! entry for its unversioned name.

use super::{Function, Spec};
use crate::{diag::Location, names::unversioned, version::VersionRange};

/// One of the spec entries for a function.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a> {
    spec: &'a Spec,
    /// The symbol under which the entry is listed.
    pub symbol: &'a str,
    /// The entry's position in the list of the symbol's entries.
    pub index: usize,
    /// The contents of the entry.
    pub function: &'a Function,
}

impl Spec {
    /// Returns all entries in the section `functions`.
    pub fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        self.content.functions.keys().flat_map(|symbol| self.entries_under(symbol))
    }

    /// Returns the entries for a symbol. The symbol's own entries precede the entries for its unversioned name.
    pub fn entries_for(&self, symbol: &str) -> impl Iterator<Item = Entry<'_>> {
        let base = Some(unversioned(symbol)).filter(|base| *base != symbol);
        let names: Vec<&str> = std::iter::once(symbol).chain(base).collect();
        names.into_iter().flat_map(|name| self.entries_under(name))
    }

    /// Returns the first entry that contains this parameter and for whose range of toolkits `is_for` returns true.
    pub fn deciding(&self, symbol: &str, param: &str, is_for: impl Fn(VersionRange) -> bool) -> Option<Entry<'_>> {
        let mut entries = self.entries_for(symbol).filter(|entry| entry.function.params.contains_key(param));
        entries.find(|entry| entry.function.r#in.is_none_or(&is_for))
    }

    /// Returns the location of a function's entries, or the location of the section if the function has no entries.
    pub fn function_location(&self, symbol: &str) -> Location {
        self.location(&["functions", symbol])
    }

    fn entries_under(&self, symbol: &str) -> impl Iterator<Item = Entry<'_>> {
        let entries = self.content.functions.get_key_value(symbol).into_iter();
        entries.flat_map(move |(symbol, entries)| {
            let entries = entries.0.iter().enumerate();
            let entries = entries.filter(|(_, function)| function.has_other_keys());
            entries.map(move |(index, function)| Entry { spec: self, symbol, index, function })
        })
    }
}

impl<'a> Entry<'a> {
    /// Returns the location of the entry.
    pub fn location(&self) -> Location {
        self.location_of(&[])
    }

    /// Returns the location of a parameter in the entry. `keys` continues the path from this parameter.
    pub fn param_location(&self, param: &str, keys: &[&str]) -> Location {
        self.location_of(&[&["params", param], keys].concat())
    }

    /// Returns the location of `keys` in the entry.
    pub fn location_of(&self, keys: &[&str]) -> Location {
        self.spec.location(&self.path(keys).iter().map(String::as_str).collect::<Vec<_>>())
    }

    fn path(&self, keys: &[&str]) -> Vec<String> {
        let is_list = self.spec.document.items(&["functions", self.symbol]) > 0;
        let item = is_list.then(|| self.index.to_string());
        let entry = ["functions", self.symbol].map(str::to_owned);
        entry.into_iter().chain(item).chain(keys.iter().map(|key| (*key).to_owned())).collect()
    }

    /// Returns the keys of the entry in the file, with their values in YAML's flow style.
    pub fn values(&self) -> Vec<(&'a str, String)> {
        self.spec.document.values(&self.path(&[]))
    }

    /// Returns the parameters of the entry in the file, with their values in YAML's flow style.
    pub fn params(&self) -> Vec<(&'a str, String)> {
        self.spec.document.values(&self.path(&["params"]))
    }

    /// Returns all entries for the symbol in the file, including entries that contain only facts about calls.
    pub fn siblings(&self) -> impl Iterator<Item = Self> + use<'a> {
        let Self { spec, symbol, .. } = *self;
        let entries = spec.content.functions.get(symbol).into_iter().flat_map(|entries| entries.0.iter().enumerate());
        entries.map(move |(index, function)| Entry { spec, symbol, index, function })
    }

    /// Returns the symbol and the position of the entry, which identify the entry among all entries of the spec.
    pub fn id(&self) -> (&'a str, usize) {
        (self.symbol, self.index)
    }
}
