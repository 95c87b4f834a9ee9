//! Differences between 64-bit Windows and Linux, merged into the facts.
//!
//! On Windows, `long` has four bytes, so records with a `long` have a different layout. A header can also declare
//! different fields of a record for Windows. Both kinds of differences are recorded. The known headers have no other
//! differences. Any other difference is a finding, because the registry would be wrong on one of the two systems.

use super::{compare::alike, target::Target};
use crate::facts::{Facts, Field, OnWindows, Record};

/// Records the layout of each record on Windows. All other facts must be equal in `facts` and `windows`.
pub(super) fn record(facts: &mut Facts, windows: &mut Facts) {
    for (name, here) in &mut facts.records {
        if let Some(there) = windows.records.get_mut(name) {
            here.windows = difference(here, there);
            (there.size, there.align, there.fields) = (here.size, here.align, here.fields.clone());
        }
    }
}

/// Removes `names` from `windows`. Returns the names that do not exist in `windows`, or that also exist on Linux.
pub(super) fn forget<'a>(names: &[&'a str], facts: &Facts, windows: &mut Facts) -> Vec<&'a str> {
    let wrong = names.iter().filter(|name| {
        let is_on_both = facts.functions.contains_key(**name) || facts.typedefs.contains_key(**name);
        is_on_both || (windows.functions.remove(**name).is_none() && windows.typedefs.remove(**name).is_none())
    });
    wrong.copied().collect()
}

fn difference(here: &Record, there: &Record) -> OnWindows {
    let is_same = |ours: &Field, theirs: &Field| {
        (ours.offset, ours.bits) == (theirs.offset, theirs.bits)
            && alike((Target::Linux, &ours.ty), (Target::Windows, &theirs.ty))
    };
    let changed = there
        .fields
        .iter()
        .filter(|(name, field)| !here.fields.get(*name).is_some_and(|ours| is_same(ours, field)))
        .map(|(name, field)| (name.clone(), Some(field.clone())));
    let absent = here.fields.keys().filter(|name| !there.fields.contains_key(*name)).map(|name| (name.clone(), None));
    OnWindows {
        size: Some(there.size).filter(|size| *size != here.size),
        align: Some(there.align).filter(|align| *align != here.align),
        fields: changed.chain(absent).collect(),
    }
}
