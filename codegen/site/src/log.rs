//! The log of changes to each name from one toolkit to the next. The log contains the output of `cargo xtask diff`,
//! grouped by name.

use codegen_core::{registry::Registry, version::Version};
use codegen_report::diff::{
    Changes, Replacements, compare,
    view::{Body, Line, Mark, Section, sections},
};
use std::collections::BTreeMap;

/// Maps each name to its changes, newest first.
pub(super) type Log = BTreeMap<String, Vec<Event>>;

/// A change to a name between two consecutive toolkits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Event {
    /// The toolkit in which the name changed.
    pub(super) version: Version,
    /// The toolkit before this one.
    pub(super) before: Version,
    /// A label for the kind of change, with at most three words.
    pub(super) what: &'static str,
    /// The details of the change. Each detail has the sign `+` or `−`, or no sign. Code in the details is in backticks.
    pub(super) lines: Vec<(&'static str, String)>,
}

/// Returns the differences between consecutive toolkits in one library.
pub(super) fn neighbours<'a>(
    registry: &'a Registry,
    replaced: &'a Replacements<'_>,
) -> impl Iterator<Item = ([Version; 2], Changes)> + 'a {
    let all = registry.all();
    let newer: Vec<_> = all.clone().into_iter().skip(1).collect();
    let pairs = all.into_iter().zip(newer);
    pairs.map(|((before, old), (version, new))| ([before, version], compare(old, new, replaced)))
}

/// Returns the changes to all names in a library.
pub(super) fn log(registry: &Registry, replaced: &Replacements<'_>) -> Log {
    let mut log = Log::new();
    for ([before, version], changes) in neighbours(registry, replaced) {
        for section in sections(&changes) {
            let what = section.of_one;
            for (name, lines) in statements(section) {
                let events = log.entry(name).or_default();
                match events.first_mut().filter(|event| (event.version, event.what) == (version, what)) {
                    Some(event) => event.lines.extend(lines),
                    None => events.insert(0, Event { version, before, what, lines }),
                }
            }
        }
    }
    log
}

/// Returns the statements in a section of a comparison, grouped by name.
fn statements(section: Section) -> Vec<(String, Vec<(&'static str, String)>)> {
    match section.body {
        Body::Entries(list) => {
            let entries = list.into_iter().map(|of| {
                let note = Some(("", of.said.note)).filter(|(_, note)| !note.is_empty());
                (of.name, of.said.lines.into_iter().map(marked).chain(note).collect())
            });
            entries.collect()
        }
        Body::Table([_, column], rows) => {
            let rows = rows.into_iter().map(|of| {
                let [_, said] = of.said;
                let said = if column == "instead" && !said.is_empty() { format!("instead: {said}") } else { said };
                (of.name, Some(("", said)).into_iter().filter(|(_, said)| !said.is_empty()).collect())
            });
            rows.collect()
        }
        Body::Declarations(list) => list.into_iter().map(|of| (of.name, Vec::new())).collect(),
        Body::Lines(list) => list.into_iter().map(|of| (of.name, vec![marked(of.said)])).collect(),
        Body::Words(_) => Vec::new(),
    }
}

fn marked(Line(mark, text): Line) -> (&'static str, String) {
    (sign(mark), format!("`{text}`"))
}

/// Returns the sign before a line of a comparison.
pub(super) fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Added => "+",
        Mark::Removed => "−",
        Mark::Changed => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REGISTRY: &str = r"
library: a
toolkits: ['13.0', '13.1', '13.2']
functions:
  f: {header: a.h, in: 13.0.., returns: int, params: {'13.0': {a: int}, 13.1..: {a: int, b: int}}}
  g: {header: a.h, in: 13.0..13.1, returns: int, params: {}}
  h: {header: a.h, in: 13.2.., returns: int, params: {}}
enums:
  E: {header: a.h, in: 13.0.., values: {A: 0, B: {13.2..: 1}}}
";

    #[test]
    fn each_name_has_its_own_history() {
        let registry = Registry::parse("a", REGISTRY, "a.yaml").unwrap_or_else(|failure| panic!("{failure}"));
        let log = log(&registry, &Replacements::new());
        let said = |name: &str| -> Vec<String> {
            let events = log[name].iter();
            events.map(|it| format!("{} {}: {:?}", it.version, it.what, it.lines)).collect()
        };
        assert_eq!(said("f"), [r#"13.1 other signature: [("+", "`int b, as parameter 2`")]"#]);
        assert_eq!(said("g"), ["13.2 removed: []"]);
        assert_eq!(said("h"), ["13.2 added: []"]);
        assert_eq!(said("E"), [r#"13.2 changed: [("+", "`B = 1`")]"#]);
    }
}
