//! Calls to functions that take strings, or that return memory whose size only the library determines.

use super::{Builder, Call, fill, limit, printed};
use crate::echo::effect::Effect;
use codegen_core::api::{call::Growth, roles::Param};

impl Builder<'_> {
    /// The call to the function that returns a `Result`.
    pub(super) fn checked(self, ident: String) -> Call {
        let since = self.since();
        let Self { arguments, passed, mut checks, outputs, .. } = self;
        if outputs.len() == 1 {
            checks.insert(0, "let returned = (returned,);".to_owned());
        }
        let binding = if outputs.is_empty() { "()" } else { "returned" };
        Call { ident, since, arguments, passed, binding: binding.to_owned(), checks, attribute: None }
    }

    /// Adds a parameter if it differs from the raw function's parameter. Returns true if the parameter differs.
    pub(super) fn is_grown(&mut self, i: usize, param: &Param, effect: &Effect) -> bool {
        let Some(growth) = self.growth else { return false };
        let plan = self.function.plan.param(&param.name);
        if growth.arrays().contains(&param.name) {
            self.returned(i, param, effect);
            return true;
        }
        if plan.is_some_and(|plan| plan.takes_strings()) {
            let length = self.length(param);
            self.make(format!("let s{i} = call.strings({i}, {length});"));
            self.make(format!("let a{i}: Vec<&CStr> = s{i}.iter().map(|text| text.as_c_str()).collect();"));
            self.pass(i, format!("&a{i}"));
            self.check(format!("call.refers_strings({i}, &a{i});"));
            return true;
        }
        // The caller does not pass the length of a returned array.
        !param.counts.is_empty() && param.counts.iter().all(|array| growth.arrays().contains(array))
    }

    /// Adds an output that the function returns. The raw function writes this output to the caller's memory.
    fn returned(&mut self, i: usize, param: &Param, effect: &Effect) {
        let place = self.output("_");
        let is_text = self.function.plan.param(&param.name).is_some_and(|plan| plan.text);
        self.check(if let Effect::WriteString { .. } = effect {
            format!("call.grown_string({i}, &{place}, {}, {:?});", limit(effect), self.text(param))
        } else if is_text {
            format!("call.grown_text({i}, &{place});")
        } else {
            format!("call.grown({i}, &{place}, {});", printed(&fill(effect)))
        });
    }
}

/// The number of calls to the library that a successful call of the function makes.
pub(in crate::echo::calls) fn calls(growth: &Growth) -> usize {
    match growth {
        Growth::Known | Growth::Capacity { .. } => 1,
        Growth::TwoCalls { .. } | Growth::SizedBy { .. } => 2,
    }
}
