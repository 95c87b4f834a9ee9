//! The names of entries: what each refers to must exist.

use super::{SCAN, unmatched};
use crate::{
    analysis::inputs::LibraryInput,
    diag::{Diagnostic, Diagnostics, Location, nearest},
    spec::Selects,
};
use std::collections::{BTreeMap, BTreeSet};

/// What names of one kind may refer to.
pub(super) struct Table<'a> {
    pub(super) of: Selects,
    /// Whether a name refers to something.
    pub(super) is_meant: Box<dyn Fn(&str) -> bool + 'a>,
    /// The message about one that refers to nothing.
    pub(super) message: fn(&str) -> String,
    /// What it may be a misspelling of.
    pub(super) known: BTreeSet<&'a str>,
    /// What to do if it is none.
    pub(super) help: &'static str,
    /// Documented names, which lead to symbols.
    pub(super) documented: Option<&'a BTreeMap<&'a str, &'a str>>,
}

impl<'a> Table<'a> {
    /// A table of names, each of which refers to what is called like this.
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
                .note(format!("`{name}` is a documented name that leads to `{symbol}`"))
                .help(format!("entries are keyed by exported symbol: write `{symbol}`")),
            (None, Some(near)) => diagnostic.help(format!("did you mean `{near}`?")),
            (None, None) => diagnostic.help(self.help),
        }
    }
}

/// Reports the names of entries that refer to nothing, as far as these tables know what they refer to.
pub(super) fn check(input: &LibraryInput<'_>, tables: &[Table<'_>], diagnostics: &mut Diagnostics) {
    for (fact, of, name) in input.spec.content.selectors() {
        let table = tables.iter().find(|table| table.of == of);
        if let Some(table) = table.filter(|table| !(table.is_meant)(name)) {
            diagnostics.push(table.unmatched(name, input.spec.location(&[fact, name])));
        }
    }
}
