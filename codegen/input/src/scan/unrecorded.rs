//! Declarations in preprocessor branches that the scan does not compile. The spec must account for each of these
//! declarations, and must state a reason for each that it skips.
//!
//! Three kinds of declarations are excluded by rules:
//!
//! - names that begin with an underscore, because they are internal to the headers
//! - macros that are visible in a run, because the compiler has determined their kind
//! - the declarations that [`branches`] omits

use super::{
    Request, Scanner,
    branches::{self, Declaration},
    functions::twin_of,
    undescribed::is_skipped,
};
use crate::{
    ctype::Builtin,
    diag::{Diagnostic, Diagnostics, Failure, Location},
    facts::{Facts, Undescribed},
};
use std::collections::BTreeSet;

/// The reason that is recorded for a declaration that the spec skips.
pub const WHAT: &str = "a branch of the preprocessor that is not read";

/// Compares the declarations in the text of the library's own headers with `seen`, which contains every name that the
/// scan has found on any target.
pub(super) fn check(
    scanner: &Scanner,
    request: &Request<'_>,
    seen: &BTreeSet<String>,
    facts: &mut Facts,
    diagnostics: &mut Diagnostics,
) -> Result<(), Failure> {
    let texts = scanner.texts(&request.headers)?;
    for (header, text) in request.headers.iter().zip(&texts) {
        let mut reported = BTreeSet::new();
        for Declaration { kind, name, line, .. } in branches::declarations(text) {
            let is_known = seen.contains(&name) || Builtin::from_c(&name).is_some();
            let is_twin = twin_of(&name).is_some_and(|of| seen.contains(of));
            let is_theirs = name.starts_with('_') || request.windows_only.contains(&name.as_str());
            if is_known || is_twin || is_theirs || !reported.insert(name.clone()) {
                continue;
            }
            // Specs in this repository must account for every branch. Specs of other libraries can enable a branch with
            // `defines`.
            if scanner.is_outside || is_skipped(&request.skip, &name) {
                facts.undescribed.insert(name, Undescribed { header: header.clone(), what: WHAT.to_owned() });
                continue;
            }
            let place = Location::new(scanner.file(header).display().to_string(), line);
            let message =
                format!("{header} declares the {} `{name}` in a preprocessor branch that is not compiled", kind.word());
            diagnostics.push(Diagnostic::new("unrecorded-declaration", place, message).help(
                "define the macro that enables the branch in `library.defines`, or omit the declaration with `skip: \
                {NAME: {reason: …}}`. NAME may be a pattern",
            ));
        }
    }
    Ok(())
}

/// Returns all names in the facts.
pub(super) fn known(facts: &Facts) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for (symbol, function) in &facts.functions {
        known
            .extend(function.names.iter().cloned().chain([symbol.clone(), format!("{symbol}{}", function.per_thread)]));
    }
    for (name, item) in &facts.enums {
        known.extend(item.values.keys().cloned().chain([name.clone(), item.tag.clone()]));
    }
    for (name, item) in &facts.records {
        known.extend([name.clone(), item.tag.clone()]);
    }
    let names = facts.typedefs.keys().chain(facts.callbacks.keys()).chain(facts.constants.keys());
    known.extend(names.chain(facts.helpers.keys()).chain(facts.undescribed.keys()).cloned());
    known
}
