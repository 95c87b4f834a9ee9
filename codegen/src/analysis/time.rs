//! Time: until when is what an argument leads to or stands for used, and until when is valid what an output leads to?
//!
//! Decided once for each parameter, by the spec or by a rule, and part of its plan: Rust's section "Safety", the layer of
//! owners, Python's keep-alive and the reports read it there.

use super::{
    retention,
    safety::{Facts, Stated},
};
use crate::{
    api::{
        plan::{CallPlan, ParamPlan, Passing},
        roles::Direction,
        safety::Until,
        time::{Time, TimeOrigin, TimeRule},
    },
    ctype::CType,
    spec::{Async, Lifetime},
};

/// Decides it for every parameter, and how long the work of the call goes on.
pub(super) fn decide(plan: &mut CallPlan, facts: &Facts<'_>, stated: &Stated<'_>) {
    let work = work(plan, facts, stated);
    let made = facts.made(plan).map(str::to_owned);
    let times: Vec<Option<Time>> = {
        let decider = Decider { plan, facts, stated, work: &work, made: made.as_deref() };
        plan.params.iter().map(|param| decider.time(param)).collect()
    };
    for (param, time) in plan.params.iter_mut().zip(times) {
        param.time = time;
    }
    plan.work = work;
    plan.kept = retention::kept(plan, facts);
}

/// How long the work of the call uses its memory.
fn work(plan: &CallPlan, facts: &Facts<'_>, stated: &Stated<'_>) -> Until {
    let (name, is_stream) = match stated.r#async {
        Some(Async::Never) => return Until::Return,
        Some(Async::Devices) => return Until::Devices,
        Some(Async::On(name)) => (name.as_str(), !facts.has_stream(plan, name)),
        None => match facts.stream_of(plan) {
            Some(found) => found,
            None => return Until::Return,
        },
    };
    let name = name.to_owned();
    match (is_stream, facts.group) {
        (true, None) => Until::Stream(name),
        (true, Some(group)) => Until::StreamInGroup { stream: name, ends: group.ends.clone() },
        (false, _) => Until::StreamOf(name),
    }
}

struct Decider<'a> {
    plan: &'a CallPlan,
    facts: &'a Facts<'a>,
    stated: &'a Stated<'a>,
    work: &'a Until,
    made: Option<&'a str>,
}

impl Decider<'_> {
    fn time(&self, param: &ParamPlan) -> Option<Time> {
        self.stated(param).or_else(|| self.special(param)).or_else(|| self.usual(param))
    }

    /// What the spec says.
    fn stated(&self, param: &ParamPlan) -> Option<Time> {
        let (pattern, lifetime) = self.stated.valid_until.get(param.name.as_str())?;
        Some(Time { until: self.until(lifetime), by: TimeOrigin::Entry((*pattern).to_owned()) })
    }

    fn until(&self, lifetime: &Lifetime) -> Until {
        match lifetime {
            Lifetime::Work => self.work.clone(),
            Lifetime::Return => Until::Return,
            Lifetime::Copied => Until::Copied,
            Lifetime::Forever => Until::Forever,
            // The checks have refused it in a library without groups.
            Lifetime::GroupEnd => self.facts.group.map_or(Until::Forever, |group| Until::GroupEnd(group.clone())),
            Lifetime::Handle(name) => Until::Lifetime(name.clone()),
            Lifetime::SetIn(name) => Until::SetIn(name.clone()),
            Lifetime::WithCopies(name) => Until::WithCopies(name.clone()),
            Lifetime::ToldBy(name) => Until::ToldBy(name.clone()),
            Lifetime::NextCall(name) => Until::NextCall(name.clone()),
            Lifetime::Call(function) => Until::Call(function.clone()),
        }
    }

    /// What is retained, as long as the handle lives to which it belongs; a stream that is set in a handle, until another
    /// one is.
    fn special(&self, param: &ParamPlan) -> Option<Time> {
        if let Some(retainer) = self.plan.retainer.as_ref().filter(|_| param.retained) {
            return Some(ruled(TimeRule::Retained, Until::Lifetime(retainer.param.clone())));
        }
        let handle = self.facts.sets_stream(self.plan, param)?;
        Some(ruled(TimeRule::StreamIsSet, Until::SetIn(handle.to_owned())))
    }

    /// What holds where nobody says anything; nothing of what is no more than a number, and of handles.
    fn usual(&self, param: &ParamPlan) -> Option<Time> {
        let call = || Some(ruled(TimeRule::Call, Until::Return));
        let work = || {
            if *self.work == Until::Return { call() } else { Some(ruled(TimeRule::Stream, self.work.clone())) }
        };
        match &param.passing {
            Passing::Value => {
                self.facts.leads_to_memory(self.element(param)?).then(|| self.kept_in_made(param).or_else(work))?
            }
            Passing::Device => self.kept_in_made(param).or_else(work),
            Passing::Address(_) | Passing::UserData { callback: None } | Passing::HostOrDevice(_) => work(),
            Passing::Place
            | Passing::CString
            | Passing::WideString
            | Passing::HostNumber
            | Passing::Slot { given: false } => call(),
            Passing::Reference { .. } | Passing::Slot { given: true } => match self.element(param) {
                Some(ty) if !self.facts.has_references(ty) => call(),
                Some(_) | None => work(),
            },
            Passing::Slice(Direction::Out) if param.output.is_some() => call(),
            Passing::Slice(_) => match self.element(param) {
                Some(ty) if !self.facts.has_references(ty) => call(),
                Some(_) | None => work(),
            },
            Passing::Callback(_) | Passing::UserData { callback: Some(_) } => None,
        }
    }

    /// What a call without work does with memory on the device is to remember it in what it makes.
    fn kept_in_made(&self, param: &ParamPlan) -> Option<Time> {
        let is_device = param.passing == Passing::Device;
        let made = self.made.filter(|_| is_device && *self.work == Until::Return)?;
        Some(ruled(TimeRule::MadeWith, Until::Lifetime(made.to_owned())))
    }

    fn element<'p>(&self, param: &'p ParamPlan) -> Option<&'p CType> {
        param.element.typed().map(|(ty, _)| ty)
    }
}

fn ruled(rule: TimeRule, until: Until) -> Time {
    Time { until, by: TimeOrigin::Rule(rule) }
}
