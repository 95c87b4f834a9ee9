//! Checks of functions that are skipped only in newer toolkits of a major version, and of skipped records that bound
//! functions need.
//!
//! One module is used for all toolkits of a major version. Therefore, a function that is skipped in newer toolkits
//! would silently be missing for older toolkits as well.

use crate::{
    analysis::inputs::LibraryInput,
    diag::{Diagnostic, Diagnostics},
    registry::Registry,
    spec::Skip,
    version::Version,
};
use std::collections::BTreeSet;

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    needed(input, diagnostics);
    let registry: &Registry = input.registry;
    let majors: BTreeSet<u32> = registry.toolkits.keys().map(|version| version.major).collect();
    for major in majors {
        let symbols: BTreeSet<&String> =
            registry.of_major(major).flat_map(|(_, facts)| facts.functions.keys()).collect();
        for symbol in symbols {
            if let Some((skip, bound)) = vanishes(input, major, symbol) {
                diagnostics.extend(partial(input, symbol, skip, bound));
            }
        }
    }
}

/// Checks that no bound function takes a skipped record.
fn needed(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let bound = input.bound.iter();
    for (it, record) in bound.filter_map(|it| Some((it, input.skipped_record(it.function)?))) {
        diagnostics.push(
            Diagnostic::new(
                "skipped-entry",
                input.spec.location(&["skip", record]),
                format!("the spec skips `{record}`, but {} needs this record", it.symbol),
            )
            .note(format!("{} declares: {}", it.function.header, it.function.prototype(it.symbol)))
            .help("skip the function as well, or remove this entry"),
        );
    }
}

/// Returns the entry that skips a function in the newest toolkit of a major version, and the last toolkit that has the
/// function.
fn vanishes<'a>(input: &LibraryInput<'a>, major: u32, symbol: &str) -> Option<(&'a Skip, Version)> {
    let mut declaring = input.registry.of_major(major).rev().filter(|(_, facts)| facts.functions.contains_key(symbol));
    let (newest, _) = declaring.next()?;
    let skip = input.skip(symbol, newest).filter(|skip| skip.r#in.is_some())?;
    let (bound, _) = declaring.find(|(version, _)| input.skip(symbol, *version).is_none())?;
    Some((skip, bound))
}

fn partial(input: &LibraryInput<'_>, symbol: &str, skip: &Skip, bound: Version) -> Diagnostics {
    let entries = input.spec.content.skip.iter();
    let name = entries.into_iter().find(|(_, entry)| std::ptr::eq(*entry, skip)).map_or(symbol, |(name, _)| name);
    let (product, major) = (input.product(), bound.major);
    let diagnostic = Diagnostic::new(
        "partial-skip",
        input.spec.location(&["skip", name]),
        format!("the spec skips {symbol} in newer toolkits of {product} {major}, but not in {product} {bound}"),
    )
    .note(format!(
        "the module for {product} {major} has one form of each function, so it lacks {symbol} without the \
                  newer form"
    ))
    .help(format!(
        "skip the function in all toolkits of this major version, with `skip: {{{name}: {{in: \
                  \"{major}..\", reason: \"…\"}}}}`"
    ));
    let mut found = Diagnostics::default();
    found.push(diagnostic);
    found
}
