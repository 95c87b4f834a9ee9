//! Obligations about live handles: whether a handle may be NULL, and whether only one thread may use it at a time.

use crate::{
    api::{
        plan::{CallPlan, ParamPlan, Passing},
        safety::{Live, Null, Obligation, ObligationKind, Obligations, Until},
    },
    types::Handles,
};

impl Obligations {
    /// Adds the properties of handle types to the obligations about live handles. These properties must be known.
    pub(in crate::analysis) fn add_handle_properties(&mut self, plan: &CallPlan, handles: &Handles<'_>) {
        let (live, others): (Vec<Obligation>, Vec<Obligation>) =
            self.0.drain(..).partition(|it| matches!(it.kind, ObligationKind::Live(_)));
        for name in live.into_iter().flat_map(|it| it.params) {
            let of = plan.param(&name).map(|param| live_obligation(param, handles)).unwrap_or_default();
            self.add_until(&name, ObligationKind::Live(of), Until::Return);
        }
        self.0.extend(others);
    }
}

fn live_obligation(param: &ParamPlan, handles: &Handles<'_>) -> Live {
    let handle = handles.of_param(param).map(|found| found.handle);
    let null = match handle.and_then(|handle| handle.null_is.clone()) {
        _ if param.passing != Passing::Value => Null::Refused,
        Some(meaning) => Null::Is(meaning),
        None if param.nullable => Null::Allowed,
        None => Null::Refused,
    };
    Live { null, alone: handle.is_some_and(|handle| handle.thread_safe.is_none()) }
}
