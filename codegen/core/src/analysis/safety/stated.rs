//! Facts about a function that are not in the function's plan. These facts come from rules about the library, and from
//! the spec's section `safety`.

use super::handles::{Meaning, Types};
use crate::{
    analysis::roles::rules,
    api::{
        ResolvedSignature,
        plan::{CallPlan, Element, ParamPlan, Passing},
        roles::{Direction, Origin, Param},
    },
    ctype::CType,
    glob,
    spec::{self, ArgumentUse, Async, Ends, FunctionNames, Group, Lifetime, MetBy, Rules, Spec, ValueType},
    types::{MajorTypes, ValueKind},
};
use indexmap::IndexMap;
use std::collections::{BTreeMap, BTreeSet};

/// Facts about all functions of a library in one major version.
pub(in crate::analysis) struct Facts<'a> {
    pub(super) types: Types<'a>,
    /// The types of handles with a stream. Calls with such a handle run on the stream that the program has set in the
    /// handle.
    pub(super) bound: BTreeSet<CType>,
    /// The functions for groups of deferred calls, if the library has such groups.
    pub(in crate::analysis) group: Option<&'a Group>,
}

/// The spec's entries for one function.
#[derive(Default)]
pub(in crate::analysis) struct Stated<'a> {
    pub(in crate::analysis) r#async: Option<&'a Async>,
    /// The lifetime of each parameter's memory, with the name or pattern of the entry that specifies the lifetime.
    pub(in crate::analysis) valid_until: BTreeMap<String, (&'a str, &'a Lifetime)>,
    /// Like `valid_until`, but for the memory to which pointers and handles in an argument refer.
    pub(in crate::analysis) leads_to: BTreeMap<String, (&'a str, &'a Lifetime)>,
    /// The use of each argument, as described in the spec.
    pub(super) arguments: BTreeMap<&'a str, &'a ArgumentUse>,
    pub(super) ends: Option<Ends>,
    pub(super) promises: Vec<&'a str>,
    pub(super) kept_by_owners: Vec<&'a str>,
    pub(super) mode: Option<&'a str>,
    /// The pointers whose role no entry of the spec confirms.
    pub(super) unconfirmed: Vec<&'a str>,
}

impl<'a> Facts<'a> {
    /// Collects the facts of a library.
    pub(in crate::analysis) fn new(
        library: &'a spec::Library,
        types: &'a MajorTypes<'a>,
        signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    ) -> Self {
        let forms = library.stream_setters().filter_map(|symbol| signatures.get(symbol)?.last());
        Self {
            types: Types { types },
            bound: forms.filter_map(|form| form.params.first()).map(|handle| handle.ty.clone()).collect(),
            group: library.group.as_ref(),
        }
    }

    pub(in crate::analysis) fn is_stream(&self, ty: &CType) -> bool {
        self.types.types.kind(ty) == ValueKind::Stream
    }

    /// Returns the parameter that determines the stream for the call's work. The flag is true if the parameter is the
    /// stream itself, and false if the parameter is a handle with a stream.
    pub(in crate::analysis) fn stream_of<'p>(&self, plan: &'p CallPlan) -> Option<(&'p str, bool)> {
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

    /// Returns the handle whose stream the call sets to this parameter, if there is one.
    pub(in crate::analysis) fn sets_stream<'p>(&self, plan: &'p CallPlan, param: &ParamPlan) -> Option<&'p str> {
        let [handle, stream] = plan.params.as_slice() else { return None };
        let is_value = param.passing == Passing::Value;
        let sets =
            is_value && stream.name == param.name && self.is_stream(&stream.ty) && self.bound.contains(&handle.ty);
        sets.then_some(handle.name.as_str())
    }

    /// Returns the handle that the call creates, if there is one.
    pub(in crate::analysis) fn made<'p>(&self, plan: &'p CallPlan) -> Option<&'p str> {
        let makes = |param: &&ParamPlan| match (&param.passing, &param.element) {
            (Passing::Slot { given: false } | Passing::Place, Element::Typed { ty, .. }) => {
                self.types.meaning(ty) == Meaning::Handle
            }
            _ => false,
        };
        plan.params.iter().find(makes).map(|param| param.name.as_str())
    }

    /// Returns true if the parameter's value, or the value to which the parameter points, is a handle.
    pub(in crate::analysis) fn is_handle(&self, param: &ParamPlan) -> bool {
        matches!(&param.element, Element::Typed { ty, .. } if self.types.meaning(ty) == Meaning::Handle)
    }

    /// Returns true if a value of this type is an address, or contains an address.
    pub(in crate::analysis) fn contains_address(&self, ty: &CType) -> bool {
        match self.types.meaning(ty) {
            Meaning::Address | Meaning::CString | Meaning::Record => true,
            Meaning::Plain | Meaning::Handle | Meaning::Function => false,
        }
    }

    /// Returns the meaning of the parameter's value. For a pointer, returns the meaning of the value or elements to
    /// which it points. Returns `None` for untyped memory.
    pub(in crate::analysis) fn meaning_of(&self, param: &ParamPlan) -> Option<Meaning> {
        let (ty, _) = param.element.typed()?;
        Some(self.types.meaning(ty))
    }

    /// Returns the meaning of the memory at an address, according to the type in the header.
    pub(in crate::analysis) fn meaning_of_pointee(&self, param: &ParamPlan) -> Option<Meaning> {
        let (to, _) = param.ty.pointee().filter(|(to, _)| **to != CType::Void)?;
        Some(self.types.meaning(to))
    }

    /// Returns true if any member of a table selects a type with pointers or handles.
    pub(in crate::analysis) fn selects_references(
        &self,
        tables: &IndexMap<String, IndexMap<String, ValueType>>,
        table: &str,
    ) -> bool {
        let members = tables.get(table).into_iter().flat_map(IndexMap::values);
        members.into_iter().any(|value| self.types.has_references(&value.ty))
    }

    /// Returns true if the record or handle of this parameter contains the stream, and the parameter is not the stream
    /// itself.
    pub(in crate::analysis) fn has_stream(&self, plan: &CallPlan, name: &str) -> bool {
        let Some(param) = plan.param(name) else { return false };
        let is_in_memory = matches!(param.passing, Passing::Reference { .. } | Passing::Slice(_));
        let is_of_streams = param.element.object().is_some_and(|ty| self.is_stream(ty));
        !is_of_streams && (is_in_memory || self.types.meaning(&param.ty) == Meaning::Handle)
    }
}

impl<'a> Stated<'a> {
    /// Adds the pointers whose role is set only by a rule. Outside NVIDIA's headers, the rules are not reliable.
    pub(in crate::analysis) fn unconfirmed(self, library: &spec::Library, params: &'a [Param]) -> Self {
        let is_unconfirmed = |param: &&Param| {
            let is_memory = param.ty.pointee().is_some() && library.rules == Rules::Certain;
            is_memory && matches!(param.origin, Origin::Rule(rule) if rule != rules::VALUE)
        };
        let unconfirmed = params.iter().filter(is_unconfirmed).map(|param| param.name.as_str());
        Self { unconfirmed: unconfirmed.collect(), ..self }
    }

    /// Returns true if an entry describes `used` as the use of the argument.
    pub(in crate::analysis) fn is(&self, param: &str, used: &ArgumentUse) -> bool {
        let is_part = matches!(used, ArgumentUse::Object | ArgumentUse::Freed);
        self.arguments.get(param).is_some_and(|it| *it == used || (is_part && **it == ArgumentUse::Destroyed))
    }

    /// Returns the parameter whose use is `used`, according to an entry.
    pub(super) fn param(&self, used: &ArgumentUse) -> Option<&'a str> {
        self.arguments.iter().find(|(_, it)| **it == used).map(|(param, _)| *param)
    }

    /// Returns true if an entry specifies how long the library uses the parameter or the parameter's memory.
    pub(in crate::analysis) fn states_lifetime_of(&self, param: &str) -> bool {
        self.valid_until.contains_key(param) || self.leads_to.contains_key(param)
    }

    /// Returns true if the call destroys the parameter's object or frees its memory.
    pub(in crate::analysis) fn ends(&self, param: &ParamPlan) -> bool {
        let is_output = matches!(param.passing, Passing::Slot { given: false });
        (param.destroys && !is_output) || self.is(&param.name, &ArgumentUse::Freed)
    }

    /// Returns true if the parameter is an address that the library only looks up, or an address that identifies an
    /// object like a handle.
    pub(in crate::analysis) fn is_looked_up(&self, param: &str) -> bool {
        self.is(param, &ArgumentUse::Object) || self.is(param, &ArgumentUse::LookedUp)
    }

    /// Returns true if the lifetime of the parameter's memory depends on the location of the memory.
    pub(in crate::analysis) fn is_by_place(&self, param: &str) -> bool {
        matches!(self.valid_until.get(param), Some((_, Lifetime::ByPlace)))
    }

    /// Reads the spec's entries for a function. The value of each key comes from the first entry that contains the key.
    /// Entries for parameters that this form of the function lacks are ignored, because they belong to other forms.
    pub(in crate::analysis) fn of(spec: &'a Spec, function: &FunctionNames<'_>, plan: &CallPlan) -> Self {
        let entries = function.entries(&spec.content.safety);
        let has = |name: &str| plan.param(name).is_some();
        let mut stated = Self::default();
        for (pattern, entry) in entries {
            let spec::Safety { r#async, valid_until, leads_to, arguments, ends, mode, promises: _ } = entry;
            let fits = |it: &&Async| match it {
                Async::Never | Async::Devices => true,
                Async::On(name) => has(name),
            };
            stated.r#async = stated.r#async.or(r#async.as_ref().filter(fits));
            for (all, known) in [(valid_until, &mut stated.valid_until), (leads_to, &mut stated.leads_to)] {
                let fitting = || all.iter().filter(|(_, lifetime)| lifetime.param().is_none_or(has));
                // Exact names take precedence over patterns.
                for (name, lifetime) in fitting().filter(|(name, _)| has(name)) {
                    known.entry(name.clone()).or_insert((pattern, lifetime));
                }
                for (name, lifetime) in fitting().filter(|(name, _)| glob::is_pattern(name)) {
                    let meant = plan.params.iter().filter(|it| glob::matches(name, &it.name) && is_given_memory(it));
                    for it in meant {
                        known.entry(it.name.clone()).or_insert((pattern, lifetime));
                    }
                }
            }
            let fits = |used: &ArgumentUse| !matches!(used, ArgumentUse::SelectedBy(selector) if !has(selector));
            for (name, used) in arguments.iter().filter(|(name, used)| has(name) && fits(used)) {
                stated.arguments.entry(name).or_insert(used);
            }
            stated.ends = stated.ends.or(*ends);
            stated.mode = stated.mode.or(mode.as_ref().map(|mode| mode.name.as_str()));
            stated.kept_by_owners.extend(entry.promises(Some(MetBy::Owners)));
            stated.promises.extend(entry.promises(None));
        }
        stated
    }
}

/// Returns true for memory of the caller, to which a pattern in `valid_until` applies. Patterns do not apply to
/// numbers, handles and outputs.
fn is_given_memory(param: &ParamPlan) -> bool {
    match &param.passing {
        Passing::Address(_)
        | Passing::Device
        | Passing::CString
        | Passing::WideString
        | Passing::Reference { .. }
        | Passing::UserData { .. }
        | Passing::HostOrDevice(_)
        | Passing::Slice(Direction::In | Direction::InOut) => true,
        Passing::Slice(Direction::Out) => param.output.is_none(),
        Passing::Value | Passing::Place | Passing::Callback(_) | Passing::Slot { .. } | Passing::HostNumber => false,
    }
}
