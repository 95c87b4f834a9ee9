//! What is known of a function beside its plan: by rules over the library, and by the spec's section `safety`.

use super::handles::Types;
use crate::{
    analysis::params::{CallPlan, Element, ParamPlan, Passing},
    api::{Api, ResolvedSignature},
    ctype::CType,
    spec::{self, Async, CallbackFact, Ends, Lifetime, Patterns, Spec, calls},
    types::MajorTypes,
};
use std::collections::{BTreeMap, BTreeSet};

/// What holds for all functions of a library in one major version.
pub(in crate::analysis) struct Facts<'a> {
    pub(super) types: Types<'a>,
    /// The tag of the handle that stands for a stream.
    pub(super) stream: Option<&'a str>,
    /// The handles in which programs set a stream, on which calls that take them run.
    pub(super) bound: BTreeSet<CType>,
}

/// What the spec states of one function.
#[derive(Default)]
pub(in crate::analysis) struct Stated<'a> {
    pub(super) r#async: Option<&'a Async>,
    pub(super) valid_until: BTreeMap<&'a str, &'a Lifetime>,
    pub(super) frees: BTreeSet<&'a str>,
    pub(super) not_followed: BTreeSet<&'a str>,
    pub(super) runs: Option<&'a str>,
    pub(super) context: Option<&'a str>,
    pub(super) ends: Option<Ends>,
    pub(super) callbacks: BTreeSet<CallbackFact>,
}

impl<'a> Facts<'a> {
    /// Those of a library; `earlier` has the libraries whose types it uses.
    pub(in crate::analysis) fn new(
        library: &'a spec::Library,
        earlier: &'a Api,
        types: &'a MajorTypes<'a>,
        signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    ) -> Self {
        let libraries = || std::iter::once(library).chain(earlier.libraries.iter().map(|library| &library.spec));
        let device_pointer = libraries().find_map(|library| library.device_pointer.as_deref());
        let stream = libraries().find_map(|library| library.stream.as_deref());
        let mut facts = Self { types: Types { types, device_pointer }, stream, bound: BTreeSet::new() };
        facts.bound = signatures.iter().filter_map(|(symbol, forms)| facts.bound_by(symbol, forms)).collect();
        facts
    }

    /// The handle in which a function sets the stream: `xSetStream(handle, stream)`.
    fn bound_by(&self, symbol: &str, forms: &[ResolvedSignature]) -> Option<CType> {
        let [handle, stream] = forms.last()?.params.as_slice() else { return None };
        (symbol.contains("SetStream") && self.is_stream(&stream.ty)).then(|| handle.ty.clone())
    }

    fn is_stream(&self, ty: &CType) -> bool {
        self.stream.is_some() && self.types.handle_tag(ty) == self.stream
    }

    /// The parameter with the stream on which the call works, and whether it is the stream itself: one that it takes, or
    /// that of a handle which has one.
    pub(super) fn stream_of<'p>(&self, plan: &'p CallPlan) -> Option<(&'p str, bool)> {
        let of = |is: &dyn Fn(&CType) -> bool| {
            let is = |param: &&ParamPlan| match (&param.passing, &param.element) {
                (Passing::Value, Element::Typed { ty, .. }) => is(ty),
                _ => false,
            };
            plan.params.iter().find(is).map(|param| param.name.as_str())
        };
        let stream = of(&|ty| self.is_stream(ty)).map(|name| (name, true));
        stream.or_else(|| of(&|ty| self.bound.contains(ty)).map(|name| (name, false)))
    }

    /// Whether this parameter is the stream itself.
    pub(super) fn takes_stream(&self, plan: &CallPlan, name: &str) -> bool {
        plan.param(name).is_some_and(|param| self.is_stream(&param.ty))
    }
}

impl<'a> Stated<'a> {
    /// What the spec states: an entry for the function counts before patterns, and these in the order of the file. What an
    /// entry says of a parameter that this form of the function lacks is for another form.
    pub(in crate::analysis) fn of(spec: &'a Spec, symbol: &str, names: &BTreeSet<String>, plan: &CallPlan) -> Self {
        let mut entries: Vec<(&String, &spec::Safety)> =
            spec.content.safety.iter().filter(|(pattern, _)| calls(pattern, symbol, names)).collect();
        entries.sort_by_key(|(pattern, _)| (pattern.as_str() != symbol, pattern.contains(['*', '?'])));
        let has = |name: &str| plan.param(name).is_some();
        let named = |patterns: &'a Option<Patterns>| {
            let names = patterns.iter().flat_map(|patterns| patterns.0.iter().map(String::as_str));
            names.filter(|name| has(name)).collect::<Vec<_>>()
        };
        let mut stated = Self::default();
        for (_, entry) in entries {
            let spec::Safety { r#async, valid_until, frees, not_followed, runs, context, ends, callbacks } = entry;
            let fits = |it: &&Async| match it {
                Async::Never => true,
                Async::On(name) => has(name),
            };
            stated.r#async = stated.r#async.or(r#async.as_ref().filter(fits));
            for (name, lifetime) in valid_until.iter().filter(|(name, _)| has(name)) {
                stated.valid_until.entry(name).or_insert(lifetime);
            }
            stated.frees.extend(named(frees));
            stated.not_followed.extend(named(not_followed));
            stated.runs = stated.runs.or(runs.as_deref().filter(|name| has(name)));
            stated.context = stated.context.or(context.as_deref().filter(|name| has(name)));
            stated.ends = stated.ends.or(*ends);
            stated.callbacks.extend(callbacks);
        }
        stated
    }
}
