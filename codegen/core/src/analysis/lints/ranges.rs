//! Checks of toolkit ranges. The ranges of entries for one parameter must not overlap, and a range must not exclude
//! toolkits with an equal declaration.

use crate::{
    analysis::inputs::LibraryInput,
    api::{
        ResolvedSignature,
        roles::{Origin, Param},
    },
    diag::{Diagnostic, Diagnostics, Location},
    version::{Version, VersionRange},
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    overlaps(input, diagnostics);
    divided(input, signatures, diagnostics);
}

/// Checks that the ranges of entries for one parameter do not overlap. If two ranges overlapped, the second entry would
/// silently be ignored.
fn overlaps(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for later in input.spec.entries() {
        let before = input.spec.entries_for(later.symbol).take_while(|entry| entry.id() != later.id());
        for earlier in before {
            let ranges = [earlier, later].map(|entry| entry.function.r#in);
            let [first, second] = ranges.map(|range| range.unwrap_or(VersionRange::ALL));
            let both = later.function.params.keys().find(|param| earlier.function.params.contains_key(*param));
            let (true, Some(param)) = (first.overlaps(second), both) else { continue };
            diagnostics.push(
                Diagnostic::new(
                    "overlapping-ranges",
                    later.location_of(&["in"]),
                    format!("two entries set the role of `{param}` of {} for the same toolkits", later.symbol),
                )
                .note(format!(
                    "the first entry applies to {}, and the second to {}",
                    shown(ranges[0]),
                    shown(ranges[1])
                ))
                .help("add `in` to each entry, so that the ranges do not overlap, such as \"..12.9\" and \"13..\""),
            );
        }
    }
}

fn shown(range: Option<VersionRange>) -> String {
    range.map_or("every toolkit".to_owned(), |range| range.to_string())
}

/// Checks that an entry applies to all toolkits with equal declarations, or to none of them.
fn divided(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    let scanned: BTreeSet<Version> = input.registry.toolkits.keys().copied().collect();
    for (symbol, forms) in signatures {
        for form in forms {
            let versions: Vec<Version> = form.toolkits.expand(&scanned).collect();
            for param in &form.params {
                let Some((range, location)) = range(input, symbol, param, &versions) else { continue };
                let Some(outside) = versions.iter().find(|version| !range.contains(**version)) else { continue };
                diagnostics.push(
                    Diagnostic::new(
                        "partial-range",
                        location,
                        format!(
                            "the range excludes {product} {outside}, which has the same declaration of {symbol}",
                            product = input.product()
                        ),
                    )
                    .note(format!(
                        "the function has these parameters in {product} {}",
                        form.toolkits,
                        product = input.product()
                    ))
                    .help(
                        "widen the range to all toolkits with this declaration, because equal declarations have the \
                          same meaning",
                    ),
                );
            }
        }
    }
}

/// Returns the range of the entry that sets the role of a parameter, and the location of the entry.
fn range(
    input: &LibraryInput<'_>,
    symbol: &str,
    param: &Param,
    versions: &[Version],
) -> Option<(VersionRange, Location)> {
    match &param.origin {
        Origin::Rule(_) | Origin::Family(_) => None,
        Origin::Spec | Origin::SpecOf(_) => {
            let decides =
                |version: &Version| input.spec.deciding(symbol, &param.name, |range| range.contains(*version));
            let entry = versions.iter().find_map(decides)?;
            Some((entry.function.r#in?, entry.location_of(&["in"])))
        }
    }
}
