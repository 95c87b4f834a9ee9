//! Ownership: the handles that a program can own, and the owners of handles that functions return.
//!
//! A handle can be owned if a function destroys the handle without further arguments: the handle's owner calls this
//! function. A returned handle belongs to the caller, to a handle among the arguments, or to no argument of the call. A
//! verb in the function's name determines the owner of a returned handle. If there is no such verb, the spec must
//! declare the owner. A missing owner is a finding and is never guessed, because a double free is worse than a leak.

mod check;
mod handles;
mod hazards;
mod owned_call;
mod owners;
mod threads;

pub(super) use check::check;
pub use owners::makes;
pub(super) use owners::outputs;
pub(super) use threads::of as threads_of;

use super::inputs::LibraryInput;
use crate::{
    api::{Api, Function, Major, safety::Obligations},
    diag::Diagnostics,
    types::Handles,
};
use std::collections::BTreeMap;

/// The keywords in specs for owners that are not parameters.
const CALLER: &str = "caller";
const NOBODY: &str = "nobody";

/// Adds the handles of one major version, and the owners of handles that functions return.
pub(super) fn resolve(
    input: &LibraryInput<'_>,
    number: u32,
    earlier: &Api,
    major: &mut Major,
    diagnostics: &mut Diagnostics,
) {
    major.handles = handles::resolve(input, number, earlier, major, diagnostics);
    let owners = owners::resolve(input, number, earlier, major, diagnostics);
    for (function, owners) in owners {
        if let Some(function) = major.functions.get_mut(&function) {
            function.owners = owners;
        }
    }
    for (function, obligations) in obligations(input, number, earlier, major) {
        if let Some(function) = major.functions.get_mut(&function) {
            function.obligations = obligations;
        }
    }
    for (function, owned) in hazards::resolve(input, number, earlier, major) {
        if let Some(function) = major.functions.get_mut(&function) {
            function.owned = Some(owned);
        }
    }
}

/// Adds the properties of handle types to the obligations of each function's caller. The handle types must be known.
fn obligations(input: &LibraryInput<'_>, number: u32, earlier: &Api, major: &Major) -> BTreeMap<String, Obligations> {
    let handles = Handles::new(&input.spec.content.library, number, major, earlier);
    let deletes = |function: &Function| {
        let mut obligations = function.obligations.clone();
        obligations.add_handle_properties(&function.plan, &handles);
        obligations
    };
    major.functions.iter().map(|(name, function)| (name.clone(), deletes(function))).collect()
}
