//! Ranges of toolkits: two entries for one parameter must not meet, and none can divide what is declared once.

use super::{Entry, place};
use crate::{
    api::ResolvedSignature,
    diag::{Diagnostic, Diagnostics},
    resolve::LibraryInput,
    version::{CudaVersion, VersionRange},
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

/// Of two entries that both judge a parameter, the second would silently be ignored.
fn overlaps(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (symbol, entries) in &input.spec.content.functions {
        for (index, later) in entries.0.iter().enumerate() {
            for earlier in &entries.0[..index] {
                let ranges = [earlier, later].map(|entry| entry.r#in.unwrap_or(VersionRange::ALL));
                let both = later.params.keys().find(|param| earlier.params.contains_key(*param));
                let (true, Some(param)) = (ranges[0].overlaps(ranges[1]), both) else { continue };
                diagnostics.push(
                    Diagnostic::new(
                        "overlapping-ranges",
                        place(input, symbol, index, &["in"]),
                        format!("two entries judge `{param}` of {symbol} in the same toolkits"),
                    )
                    .note(format!("one is for {}, the other for {}", shown(earlier.r#in), shown(later.r#in)))
                    .help("give each an `in` that ends before the other begins: \"..12.9\" and \"13..\""),
                );
            }
        }
    }
}

fn shown(range: Option<VersionRange>) -> String {
    range.map_or("every toolkit".to_owned(), |range| range.to_string())
}

/// One declaration has one meaning, so an entry is for all toolkits that declare it so, or for none of them.
fn divided(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    let scanned: BTreeSet<CudaVersion> = input.registry.toolkits.keys().copied().collect();
    for (symbol, forms) in signatures {
        for form in forms {
            let versions: Vec<CudaVersion> = form.toolkits.expand(&scanned).collect();
            for param in &form.params {
                let mut entries = versions.iter().map(|version| Entry::deciding(input, symbol, &param.name, *version));
                let Some(entry) = entries.find_map(|entry| entry) else { continue };
                let Some(range) = entry.function.r#in else { continue };
                let Some(outside) = versions.iter().find(|version| !range.contains(**version)) else { continue };
                diagnostics.push(
                    Diagnostic::new(
                        "partial-range",
                        entry.location(input, &["in"]),
                        format!(
                            "the range leaves out CUDA {outside}, where {symbol} is declared in the same direction"
                        ),
                    )
                    .note(format!("it has these parameters in CUDA {}", form.toolkits))
                    .help("widen the range: one declaration has one meaning in all toolkits that share it"),
                );
            }
        }
    }
}
