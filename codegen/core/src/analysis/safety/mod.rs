//! Safety: what does the caller of a function promise?
//!
//! The plan of a call says what is passed; this says what must hold of it that no type can tell: handles that exist,
//! memory that outlives the call, lengths that nothing checks. It follows from the plan by rules, and from what the specs
//! state of a function ([`Stated`]). Rust prints it as the section "Safety", and the layer of owners asks it which functions
//! are safe once their handles are live.

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
    /// What is asked of whoever calls a function; `tables` has the types that members of enums select.
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
