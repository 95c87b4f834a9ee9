//! Replacements of functions, as determined by the names in two toolkits, by a spec, or by the headers.

use super::Replacements;
use codegen_core::{
    facts::{Facts, Function},
    names::{revision, unversioned},
};
use std::collections::BTreeMap;

/// The replacement of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Successor {
    /// The symbol.
    pub symbol: String,
    /// The name of the replacement in the documentation, if there is one.
    pub name: Option<String>,
}

/// The names and replacements in the newer toolkit.
pub(super) struct Newer<'a> {
    pub(super) facts: &'a Facts,
    /// Documented name → the symbol that it refers to in the newer toolkit.
    pub(super) meanings: BTreeMap<&'a str, &'a str>,
    /// The replacements in the specs.
    pub(super) said: &'a Replacements<'a>,
}

impl Newer<'_> {
    /// The replacement of `symbol`. It is the first of these that exists: the symbol to which one of its documented
    /// names now refers, the newest other version of the symbol, the replacement in the spec, or the replacement that
    /// the headers announce.
    pub(super) fn successor(&self, symbol: &str, function: &Function) -> Option<Successor> {
        let Self { facts: new, meanings, said } = self;
        let by_name = function.names.iter().find_map(|name| {
            let means = meanings.get(name.as_str()).filter(|means| **means != symbol)?;
            Some(Successor { symbol: (*means).to_owned(), name: Some(name.clone()) })
        });
        let by_version = || {
            let stem = unversioned(symbol);
            let remains = new.functions.contains_key(symbol);
            let others = new.family(stem).filter(|(other, it)| {
                // An older version does not replace a function that can still be called.
                let newer = !remains || revision(other) > revision(symbol);
                *other != symbol && unversioned(other) == stem && !it.legacy && !it.deprecated && newer
            });
            let (other, it) = others.max_by_key(|(other, _)| revision(other))?;
            Some(Successor { symbol: other.to_owned(), name: it.names.first().cloned() })
        };
        let by_spec = || {
            let instead = *said.get(symbol)?;
            // The replacement in the spec may be newer than this toolkit.
            let it = new.functions.get(instead)?;
            Some(Successor { symbol: instead.to_owned(), name: it.names.first().cloned() })
        };
        // The replacement that the header of the newer toolkit announces. If the function was removed, the header of
        // the older toolkit is used.
        let by_header = || {
            let now = new.functions.get(symbol).and_then(|it| it.announced.as_ref());
            let name = &now.or(function.announced.as_ref())?.instead;
            let means = meanings.get(name.as_str())?;
            Some(Successor { symbol: (*means).to_owned(), name: Some(name.clone()) })
        };
        by_name.or_else(by_version).or_else(by_spec).or_else(by_header)
    }
}
