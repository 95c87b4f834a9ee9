//! Lints of the whole API, which find errors in specs that contain only existing names.
//!
//! The module `unmatched` reports entries that match nothing. The lints check combinations of entries: a role must fit
//! the type of its parameter, a count must be an integer, and the enum of a table must exist. The back ends of the
//! languages can print any model that passes the lints.
//!
//! *Architecture invariant:* lints read the resolved API and record findings. Lints do not change the API.

mod elements;
mod enums;
mod fields;
mod flags;
pub(crate) mod hand_written;
mod helpers;
mod initial;
mod integer_codes;
mod lengths;
mod library;
pub(crate) mod missing;
mod moved_names;
mod ranges;
mod read_only;
pub(super) mod renamed;
mod renamed_types;
mod roles;
mod safety;
mod selected;
mod signatures;
mod size_changes;
mod skips;
pub(crate) mod sources;
pub(crate) mod statics;
pub(crate) mod summaries;
mod tables;
pub(crate) mod times;
mod types;
pub(crate) mod used_types;
mod words;

use super::inputs::LibraryInput;
use crate::{api::ResolvedSignature, diag::Diagnostics};
use std::collections::BTreeMap;

/// Checks all entries of one library's spec. `decided` contains the signatures of each bound symbol.
pub(crate) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    types::check(input, diagnostics);
    signatures::check(input, diagnostics);
    let changed = size_changes::check(input, diagnostics);
    moved_names::check(input, &changed, diagnostics);
    skips::check(input, diagnostics);
    library::check(input, signatures, diagnostics);
    integer_codes::check(input, diagnostics);
    elements::check(input, diagnostics);
    enums::check(input, diagnostics);
    tables::check(input, signatures, diagnostics);
    fields::check(input, signatures, diagnostics);
    flags::check(input, signatures, diagnostics);
    helpers::check(input, diagnostics);
    initial::check(input, diagnostics);
    ranges::check(input, signatures, diagnostics);
    renamed::check(input, signatures, diagnostics);
    renamed_types::check(input, diagnostics);
    roles::check(input, signatures, diagnostics);
    selected::check(input, signatures, diagnostics);
    read_only::check(input, signatures, diagnostics);
    safety::check(input, signatures, diagnostics);
    summaries::check(input, signatures, diagnostics);
}
