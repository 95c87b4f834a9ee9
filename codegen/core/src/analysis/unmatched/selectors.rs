//! Checks that each name in the entries of a spec refers to an existing item.

use super::{SCAN, unmatched};
use crate::{
    analysis::inputs::LibraryInput,
    diag::{Diagnostic, Diagnostics, Location, nearest},
    spec::Selects,
};
use std::collections::{BTreeMap, BTreeSet};

/// The items to which names of one kind can refer.
pub(super) struct Table<'a> {
    pub(super) of: Selects,
    /// Returns true if a name refers to an item.
    pub(super) is_meant: Box<dyn Fn(&str) -> bool + 'a>,
    /// Returns the message for a name that refers to nothing.
    pub(super) message: fn(&str) -> String,
    /// The existing names, which are candidates for a misspelt name.
    pub(super) known: BTreeSet<&'a str>,
    /// The help text if no existing name is similar.
    pub(super) help: &'static str,
    /// Maps documented names to symbols.
    pub(super) documented: Option<&'a BTreeMap<&'a str, &'a str>>,
}

impl<'a> Table<'a> {
    /// Creates a table in which each name refers to the item of the same name.
    pub(super) fn of(of: Selects, known: BTreeSet<&'a str>, message: fn(&str) -> String) -> Self {
        let names = known.clone();
        let is_meant = Box::new(move |name: &str| names.contains(name));
        Self { of, is_meant, message, known, help: SCAN, documented: None }
    }

    fn unmatched(&self, name: &str, location: Location) -> Diagnostic {
        let diagnostic = unmatched(location, (self.message)(name));
        let symbol = self.documented.and_then(|documented| documented.get(name));
        match (symbol, nearest(name, self.known.iter().copied().filter(|known| *known != name))) {
            (Some(symbol), _) => diagnostic
                .note(format!("`{name}` is the documented name of the exported symbol `{symbol}`"))
                .help(format!("use the exported symbol `{symbol}` as the key")),
            (None, Some(near)) => diagnostic.help(format!("did you mean `{near}`?")),
            (None, None) => diagnostic.help(self.help),
        }
    }
}

/// Reports names in entries that refer to no item, for the kinds of names in `tables`.
pub(super) fn check(input: &LibraryInput<'_>, tables: &[Table<'_>], diagnostics: &mut Diagnostics) {
    for (fact, of, name) in input.spec.content.selectors() {
        let table = tables.iter().find(|table| table.of == of);
        if let Some(table) = table.filter(|table| !(table.is_meant)(name)) {
            diagnostics.push(table.unmatched(name, input.spec.location(&[fact, name])));
        }
    }
}
