//! Replacements of functions. Two toolkits' names, a spec or the headers determine the replacement.

use super::Replacements;
use codegen_core::{
    facts::{Facts, Function},
    names::{revision, unversioned},
};
use std::collections::BTreeMap;

/// The replacement of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Successor {
    /// The symbol of the replacement.
    pub symbol: String,
    /// The documented name of the replacement, if there is one.
    pub name: Option<String>,
}

/// The newer toolkit's functions and names, and the replacements in the specs.
pub(super) struct Newer<'a> {
    pub(super) facts: &'a Facts,
    /// Maps each documented name to the symbol to which it refers in the newer toolkit.
    pub(super) meanings: BTreeMap<&'a str, &'a str>,
    /// The replacements that the specs specify.
    pub(super) said: &'a Replacements<'a>,
}

impl Newer<'_> {
    /// The replacement of `symbol`. There are four candidates, and the first one that exists is used: the symbol to
    /// which a documented name of `symbol` now refers, the newest other version of `symbol`, the replacement in the
    /// spec, and the replacement that the headers announce.
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
                // If a function can still be called, an older version does not replace it.
                let newer = !remains || revision(other) > revision(symbol);
                *other != symbol && unversioned(other) == stem && !it.legacy && !it.deprecated && newer
            });
            let (other, it) = others.max_by_key(|(other, _)| revision(other))?;
            Some(Successor { symbol: other.to_owned(), name: it.names.first().cloned() })
        };
        let by_spec = || {
            let instead = *said.get(symbol)?;
            // The replacement in the spec may be newer than the compared toolkit.
            let it = new.functions.get(instead)?;
            Some(Successor { symbol: instead.to_owned(), name: it.names.first().cloned() })
        };
        // The replacement that the newer toolkit's header announces. If the newer toolkit lacks the function, the older
        // toolkit's header determines the replacement.
        let by_header = || {
            let now = new.functions.get(symbol).and_then(|it| it.announced.as_ref());
            let name = &now.or(function.announced.as_ref())?.instead;
            let means = meanings.get(name.as_str())?;
            Some(Successor { symbol: (*means).to_owned(), name: Some(name.clone()) })
        };
        by_name.or_else(by_version).or_else(by_spec).or_else(by_header)
    }
}
