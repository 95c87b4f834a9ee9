//! Values that are derived from the caller's slices and types, such as lengths.

use super::{DerivedValue, Raw};
use codegen_core::api::plan::{Derived, ParamPlan, Passing};

impl Raw<'_> {
    /// The value of a parameter that the other arguments determine.
    pub(super) fn derived(&self, derived: &Derived) -> DerivedValue {
        match derived {
            Derived::SizeOf(value) => self.value_size(value),
            Derived::Lengths(lengths) => match lengths.as_slice() {
                [only] => DerivedValue::Length(only.clone()),
                // A check before the call ensures that all slices have the same length.
                _ => DerivedValue::Common,
            },
        }
    }

    /// The size of a value whose type the caller chooses. The size is 0 if the value is absent.
    fn value_size(&self, name: &str) -> DerivedValue {
        match self.plan.param(name) {
            Some(value) if !is_option(value) => DerivedValue::SizeOf(self.generic_name(value)),
            Some(_) | None => DerivedValue::SizeOfOption(name.to_owned()),
        }
    }
}

/// Returns true if the caller may omit a value.
fn is_option(value: &ParamPlan) -> bool {
    value.nullable && value.passing == Passing::Reference { mutable: false }
}
