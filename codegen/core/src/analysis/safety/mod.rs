//! Safety: the obligations of a function's caller.
//!
//! The plan of a call lists the call's arguments. This module determines the conditions on arguments that types cannot
//! express. The objects behind handles must exist, memory must remain valid after the call, and lengths that are not
//! checked must be correct. Rules derive these conditions from the plan, and the spec's entries for a function
//! ([`Stated`]) add further conditions. Rust prints the conditions in the section "Safety". The `owned` layer uses the
//! conditions to determine which functions are safe for live handles.

mod handles;
mod live;
mod rules;
mod stated;

pub(super) use handles::{Meaning, Types};
pub(super) use stated::{Facts, Stated};

use crate::{
    api::{plan::CallPlan, safety::Obligations},
    spec::ValueType,
};
use indexmap::IndexMap;
use rules::Rules;

impl Obligations {
    /// Determines the obligations of a function's caller. `tables` contains the types that members of enums select.
    pub(super) fn of(
        plan: &CallPlan,
        facts: &Facts<'_>,
        stated: &Stated<'_>,
        tables: &IndexMap<String, IndexMap<String, ValueType>>,
    ) -> Self {
        Rules { facts, plan, stated, tables, asked: Self::default() }.run()
    }
}

#[cfg(test)]
mod tests;
