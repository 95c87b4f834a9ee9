//! Checks of skipped items. Each skipped item must exist and have a reason. Items that the registry cannot describe
//! must be skipped.

use super::unmatched;
use crate::{
    analysis::inputs::LibraryInput,
    diag::{Diagnostic, Diagnostics, Location},
    facts::{Facts, Undescribed},
    glob,
    registry::history::Ranges,
    scan::UNREAD,
    spec::{FunctionNames, Rules, Skip},
    version::Version,
};
use std::collections::BTreeSet;

/// Checks that the spec skips every item that the registry cannot describe. Types that contain such an item must be
/// skipped as well.
pub(super) fn check_undescribed(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (version, facts) in &input.registry.toolkits {
        let is_type = |what: &str| what.starts_with('`');
        // In third-party libraries, preprocessor branches that are not taken declare nothing. The types of other
        // headers matter only to the declarations that use these types.
        let library = &input.spec.content.library;
        let is_own = |item: &Undescribed| library.header_names().any(|header| header == item.header);
        let is_idle = |item: &Undescribed| library.rules == Rules::Certain && (item.what == UNREAD || !is_own(item));
        let items = facts.undescribed.iter().filter(|(name, item)| {
            !is_type(&item.what)
                && !is_idle(item)
                && input.skip(name.split('.').next().unwrap_or(name), *version).is_none()
        });
        for (name, item) in items {
            let message = format!(
                "{product} {version} declares `{name}`, which requires {}",
                item.what,
                product = input.product()
            );
            diagnostics.push(
                Diagnostic::new("unsupported-type", Location::new(item.header.as_str(), 0), message).help(format!(
                    "add `skip: {{{name}: {{reason: …}}}}` to the spec, because the registry cannot represent this \
                    declaration"
                )),
            );
        }
    }
}

/// Returns true if an entry applies to `symbol`. `name` is the name or the pattern of the entry.
pub(super) fn is_meant((name, skip): (&str, &Skip), symbol: &str) -> bool {
    FunctionNames::of_symbol(symbol).are_meant_by(name) && !skip.leaves(symbol)
}

/// Checks that an entry of `skip` applies to a toolkit, and has a reason.
pub(super) fn check_skips(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (name, skip) in &input.spec.content.skip {
        if skip.reason.trim().is_empty() {
            diagnostics.push(
                Diagnostic::new(
                    "empty-reason",
                    input.spec.location(&["skip", name, "reason"]),
                    format!("the spec skips `{name}` without a reason"),
                )
                .help("add a reason that users understand. `cargo xtask explain --all` prints the reason"),
            );
        }
        for (index, pattern) in skip.except.iter().enumerate() {
            let is_left = |symbol: &String| {
                let is_for_it = FunctionNames::of_symbol(symbol).are_meant_by(name);
                is_for_it && glob::matches(pattern, symbol)
            };
            if !input.registry.toolkits.values().any(|facts| declared(facts).any(is_left)) {
                let at = input.spec.location(&["skip", name, "except", &index.to_string()]);
                let message = format!("no function with the name `{name}` matches `{pattern}`");
                diagnostics.push(unmatched(at, message).help("correct or remove the pattern"));
            }
        }
        let declares = |facts: &Facts| declared(facts).any(|symbol| is_meant((name, skip), symbol));
        let toolkits =
            || input.registry.toolkits.iter().filter(|(_, facts)| declares(facts)).map(|(version, _)| version);
        if let Some(range) = skip.r#in {
            // Items that no toolkit declares are reported as unknown.
            if toolkits().next().is_some() && !toolkits().any(|version| range.contains(*version)) {
                diagnostics.push(empty_range(input, input.spec.location(&["skip", name, "in"]), name));
            }
        }
    }
}

/// Returns all items to which an entry of `skip` can apply.
fn declared(facts: &Facts) -> impl Iterator<Item = &String> {
    facts.functions.keys().chain(facts.helpers.keys()).chain(facts.undescribed.keys())
}

pub(super) fn empty_range(input: &LibraryInput<'_>, location: Location, name: &str) -> Diagnostic {
    let scanned: BTreeSet<Version> = input.registry.toolkits.keys().copied().collect();
    let declares = |facts: &Facts| declared(facts).any(|symbol| FunctionNames::of_symbol(symbol).are_meant_by(name));
    let declared = input.registry.toolkits.iter().filter(|(_, facts)| declares(facts)).map(|(version, _)| *version);
    Diagnostic::new("empty-range", location, format!("no toolkit in this range declares `{name}`"))
        .note(format!("declared in {product} {}", Ranges::of(&declared.collect(), &scanned), product = input.product()))
        .help("correct the range, or remove the entry")
}
