//! Lifetimes: the end of the library's use of an argument's memory, and the end of the validity of an output.
//!
//! The spec or a rule sets each lifetime once, and the lifetime is part of the parameter's plan. Lifetimes are used by
//! Rust's section "Safety", the `owned` layer, Python's documentation, the code that keeps Python objects alive, the
//! site and the reports.
//!
//! The passed memory and the memory to which its pointers refer have separate lifetimes. C programs often pass records,
//! arrays of pointers, numbers and kernel arguments that are local variables of a function. This function may return
//! before the work starts. The rules are based on these sources:
//!
//! - cuBLAS's documentation, "Scalar Parameters": with `CUBLAS_POINTER_MODE_HOST`, `alpha` and `beta` may be freed as
//!   soon as the call returns, and a call with a result on the host blocks.
//! - LLVM's `CudaRuntimeWrappers.cpp` for cuSPARSE: its scalars are local variables.
//! - NCCL's `src/init.cc`.
//! - `tests/python/gpu/test_lifetimes.py`, which overwrites the arguments of six calls while their stream is blocked.

use super::{
    retention,
    safety::{Facts, Meaning, Stated},
};
use crate::{
    api::{
        plan::{CallPlan, Callback, Element, Output, ParamPlan, Passing},
        roles::Direction,
        safety::Until,
        time::{Lifetimes, Time, TimeOrigin, TimeRule},
    },
    spec::{ArgumentUse, Async, CallbackScope, Lifetime, ValueType},
};
use indexmap::IndexMap;
use std::collections::BTreeMap;

/// Determines the lifetimes of all parameters, and the end of the call's work. `tables` contains the types that enum
/// members select.
pub(super) fn decide(
    plan: &mut CallPlan,
    facts: &Facts<'_>,
    stated: &Stated<'_>,
    tables: &IndexMap<String, IndexMap<String, ValueType>>,
) {
    let work = work(plan, facts, stated);
    let made = facts.made(plan).map(str::to_owned);
    let decided: Vec<Lifetimes> = {
        let decider = Decider { plan, facts, stated, tables, work: &work, made: made.as_deref() };
        plan.params.iter().map(|param| decider.lifetimes(param)).collect()
    };
    for (param, lifetimes) in plan.params.iter_mut().zip(decided) {
        param.lifetimes = lifetimes;
    }
    plan.work = work;
    plan.kept = retention::kept(plan, facts);
}

/// Returns the time after which the call's work no longer uses memory.
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
    tables: &'a IndexMap<String, IndexMap<String, ValueType>>,
    work: &'a Until,
    made: Option<&'a str>,
}

impl Decider<'_> {
    fn lifetimes(&self, param: &ParamPlan) -> Lifetimes {
        // Arguments that the call destroys or frees have no lifetime. Addresses that the library only looks up have no
        // lifetime either.
        if self.stated.ends(param) {
            return Lifetimes::default();
        }
        let stated = self.entry(&self.stated.valid_until, &param.name);
        let leads_to = self.entry(&self.stated.leads_to, &param.name);
        let of_whole = stated.clone().or_else(|| self.special(param));
        let runs = self.stated.is(&param.name, &ArgumentUse::Launched);
        let reached = leads_to.or_else(|| match self.reached(param) {
            Reached::Nothing => None,
            Reached::Objects => of_whole.clone(),
            Reached::Memory(usual) => Some(of_whole.clone().unwrap_or(usual)),
        });
        let reached = reached.or_else(|| runs.then(|| self.until_work()));
        if self.is_value_with_references(param) {
            return Lifetimes { reached, ..Lifetimes::default() };
        }
        if self.stated.is_by_place(&param.name) {
            let [host, device] = [Until::Return, self.work.clone()];
            let [itself, on_device] = [host, device].map(|until| stated.clone().map(|stated| Time { until, ..stated }));
            return Lifetimes { itself, on_device, reached };
        }
        let is_either = matches!(param.passing, Passing::HostOrDevice(_)) && of_whole.is_none();
        Lifetimes {
            itself: of_whole.or_else(|| self.usual(param)),
            on_device: is_either.then(|| self.until_work()),
            reached,
        }
    }

    /// Returns the lifetime in the spec's entry, if there is an entry.
    fn entry(&self, entries: &BTreeMap<String, (&str, &Lifetime)>, name: &str) -> Option<Time> {
        let (pattern, lifetime) = entries.get(name)?;
        Some(Time { until: self.until(lifetime), by: TimeOrigin::Entry((*pattern).to_owned()) })
    }

    fn until(&self, lifetime: &Lifetime) -> Until {
        match lifetime {
            Lifetime::Work => self.work.clone(),
            Lifetime::Return | Lifetime::ByPlace => Until::Return,
            Lifetime::Copied => Until::Copied,
            Lifetime::Forever => Until::Forever,
            // In a library without groups, earlier checks have rejected this key.
            Lifetime::GroupEnd => self.facts.group.map_or(Until::Forever, |group| Until::GroupEnd(group.clone())),
            Lifetime::Handle(name) => Until::Lifetime(name.clone()),
            Lifetime::SetIn(name) => Until::SetIn(name.clone()),
            Lifetime::WithCopies(name) => Until::WithCopies(name.clone()),
            Lifetime::ToldBy(name) => Until::ToldBy(name.clone()),
            Lifetime::NextCall(name) => Until::NextCall(name.clone()),
            Lifetime::Call(function) => Until::Call(function.clone()),
        }
    }

    /// Retained arguments are used until the handle to which they belong is destroyed. A stream that is set in a handle
    /// is used until another stream is set in the handle.
    fn special(&self, param: &ParamPlan) -> Option<Time> {
        if let Some(holder) = self.plan.holder.as_ref().filter(|_| param.retained) {
            return Some(ruled(TimeRule::Retained, Until::Lifetime(holder.param.clone())));
        }
        let handle = self.facts.sets_stream(self.plan, param)?;
        Some(ruled(TimeRule::StreamIsSet, Until::SetIn(handle.to_owned())))
    }

    fn until_work(&self) -> Time {
        let rule = if *self.work == Until::Return { TimeRule::Call } else { TimeRule::Stream };
        ruled(rule, self.work.clone())
    }

    /// Returns the default lifetime of the passed memory, which applies if there is no entry.
    fn usual(&self, param: &ParamPlan) -> Option<Time> {
        let call = || Some(ruled(TimeRule::Call, Until::Return));
        let work = || Some(self.until_work());
        let name = param.name.as_str();
        match &param.passing {
            Passing::Value | Passing::Address(_) | Passing::Device if self.stated.is_looked_up(name) => None,
            Passing::Value => match self.facts.meaning_of(param)? {
                Meaning::Address | Meaning::CString => self.kept_in_made(param).or_else(work),
                Meaning::Function => Some(ruled(TimeRule::Scope, Until::Forever)),
                Meaning::Plain | Meaning::Handle | Meaning::Record => None,
            },
            Passing::Address(_) if param.function => Some(ruled(TimeRule::Scope, Until::Forever)),
            Passing::Device => self.kept_in_made(param).or_else(work),
            Passing::Address(_) | Passing::UserData { callback: None } => work(),
            Passing::Callback(callback) => Some(ruled(TimeRule::Scope, called_until(&param.name, callback))),
            Passing::UserData { callback: Some(callback) } => {
                self.plan.param(callback).and_then(|it| self.lifetimes(it).itself)
            }
            Passing::Place
            | Passing::CString
            | Passing::WideString
            | Passing::HostNumber
            | Passing::HostOrDevice(_)
            | Passing::Reference { .. }
            | Passing::Slot { given: true } => call(),
            Passing::Slot { given: false } => self.lent(param),
            Passing::Slice(Direction::Out) if param.output.is_some() => self.lent(param),
            Passing::Slice(_) => match &param.element {
                Element::Bytes | Element::Untyped => work(),
                Element::Typed { .. }
                | Element::Selected(_)
                | Element::EachSelected { .. }
                | Element::KernelArguments => call(),
            },
        }
    }

    /// Returns the lifetime of the memory to which pointers in the passed memory refer, and the rule that sets this
    /// lifetime.
    fn reached(&self, param: &ParamPlan) -> Reached {
        let by_meaning = |meaning: Option<Meaning>| match meaning {
            Some(Meaning::Address | Meaning::Function | Meaning::Record) => Reached::Memory(self.until_work()),
            Some(Meaning::CString) => Reached::Memory(ruled(TimeRule::Call, Until::Return)),
            Some(Meaning::Handle) => Reached::Objects,
            Some(Meaning::Plain) | None => Reached::Nothing,
        };
        match &param.passing {
            Passing::Value if self.is_value_with_references(param) => Reached::Memory(self.until_work()),
            Passing::Address(_) | Passing::Device if self.stated.is_looked_up(&param.name) => Reached::Nothing,
            Passing::Address(_) => by_meaning(self.facts.meaning_of_pointee(param)),
            Passing::Device => by_meaning(self.facts.meaning_of(param)),
            Passing::Reference { .. }
            | Passing::Slot { given: true }
            | Passing::Slice(Direction::In | Direction::InOut) => match &param.element {
                Element::Selected(selection) if self.facts.selects_references(self.tables, &selection.table) => {
                    Reached::Memory(self.until_work())
                }
                Element::KernelArguments => Reached::Memory(self.until_work()),
                Element::EachSelected { .. } => Reached::Objects,
                Element::Typed { .. } => by_meaning(self.facts.meaning_of(param)),
                Element::Bytes | Element::Untyped | Element::Selected(_) => Reached::Nothing,
            },
            // The pointers that the library writes to this memory refer to memory of the library.
            Passing::Slice(Direction::Out) if param.output.is_none() => match self.lent(param) {
                Some(lent) => Reached::Memory(lent),
                None => Reached::Nothing,
            },
            Passing::Value
            | Passing::Place
            | Passing::Callback(_)
            | Passing::UserData { .. }
            | Passing::CString
            | Passing::WideString
            | Passing::Slot { given: false }
            | Passing::Slice(Direction::Out)
            | Passing::HostOrDevice(_)
            | Passing::HostNumber => Reached::Nothing,
        }
    }

    /// Returns true for a record that is passed by value and contains references. The record is copied, but the memory
    /// to which its pointers refer is not copied.
    fn is_value_with_references(&self, param: &ParamPlan) -> bool {
        param.passing == Passing::Value && self.facts.meaning_of(param) == Some(Meaning::Record)
    }

    /// Returns the lifetime of the library's own memory, if the call returns pointers to such memory.
    fn lent(&self, param: &ParamPlan) -> Option<Time> {
        let is_lent = match &param.output {
            Some(Output::StaticString) => false,
            Some(Output::BorrowedList { .. }) => true,
            Some(Output::Value | Output::FixedArray(_) | Output::List | Output::String) | None => {
                matches!(self.facts.meaning_of(param), Some(Meaning::CString | Meaning::Record))
            }
        };
        is_lent.then(|| ruled(TimeRule::Lent, Until::Owner))
    }

    /// A call without asynchronous work only stores the address of device memory in the object that the call creates.
    fn kept_in_made(&self, param: &ParamPlan) -> Option<Time> {
        let is_device = param.passing == Passing::Device;
        let made = self.made.filter(|_| is_device && *self.work == Until::Return)?;
        Some(ruled(TimeRule::MadeWith, Until::Lifetime(made.to_owned())))
    }
}

/// The lifetime of the memory to which pointers in other memory refer.
enum Reached {
    /// The memory contains no pointers.
    Nothing,
    /// The pointers refer to objects of the library. Like handles that are passed by value, these objects have a
    /// lifetime only if an entry declares one.
    Objects,
    /// The pointers refer to memory. Without an entry, the memory has this lifetime.
    Memory(Time),
}

fn called_until(name: &str, Callback { scope, .. }: &Callback) -> Until {
    match scope {
        CallbackScope::Call => Until::Return,
        CallbackScope::Once => Until::LastCall(name.to_owned()),
        CallbackScope::Forever => Until::Forever,
    }
}

fn ruled(rule: TimeRule, until: Until) -> Time {
    Time { until, by: TimeOrigin::Rule(rule) }
}
