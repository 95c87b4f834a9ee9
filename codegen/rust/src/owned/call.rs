//! Owned functions: checked functions whose types for handles are owners or borrowed handles.

use super::{
    super::{
        rusttype::{HandleForm, HandleType, RustType},
        signature::{
            Argument, Attributes, CheckedFn, Conversion, Generic, HandlePass, KeptStream, Launches, Life, Nothing,
            OwnedFn, Pass, RustFn, RustOutput, RustParam, Work,
        },
    },
    OwnedTypes, Scope, measure,
    memory::{self, Memory},
};
use codegen_core::{
    api::{
        Function,
        ownership::{Hazard, OwnedCall, Owner},
        plan::{ParamPlan, Passing},
        roles::Direction,
        safety::{MemoryKind, MetBy, Obligation, ObligationKind, Obligations, Until},
    },
    ctype::Builtin,
    spec::Count,
    types::OwnedOutput,
};
use std::collections::BTreeMap;

/// The owned function. `None` if the function neither takes nor creates handles that programs can own.
pub(crate) fn lower(
    scope: &Scope<'_>,
    owners: &OwnedTypes<'_>,
    function: &Function,
    checked: &CheckedFn,
) -> Option<OwnedFn> {
    let call = function.owned.as_ref()?;
    let below = &checked.function;
    let owned = owners.handles.owned_outputs(function);
    let outputs = below.outputs.iter().map(|output| self::output(owners, &owned, output));
    let rooms = below.params.iter().filter_map(|param| room(owners, function, &param.of)).map(Some);
    let outputs: Vec<RustOutput> = outputs.chain(rooms).collect::<Option<_>>()?;
    let lends = |param: &ParamPlan| outputs.iter().any(|output| output.conversion.lender() == Some(&param.name));
    let taken = owners.handles.taken_by(function);
    let keeps = keeps(scope, owners, function);
    let mut handles: BTreeMap<&str, (RustType, Pass)> = taken
        .iter()
        .map(|param| Some((param.name.as_str(), handle(owners, param, lends(param))?)))
        .collect::<Option<_>>()?;
    if let Some((RustType::Handle(of), pass)) = keeps.as_ref().and_then(|it| handles.get_mut(it.stream.as_str())) {
        (of.form, *pass) = (HandleForm::Kept, Pass::Handle(HandlePass::Kept));
    }
    let makes = outputs.iter().any(is_owner);
    if handles.is_empty() && !makes && !call.needs_nothing {
        return None;
    }
    let mut memory = memory::of(scope, owners, function, call, below);
    let may_be_put_off = below.asks.iter().any(|it| matches!(it.until, Until::StreamInGroup { .. }));
    let has_groups = scope.library.spec.group.as_ref().is_some_and(|group| group.starts.is_some());
    // The handle keeps the stream alive, so the obligation does not make the call unsafe.
    let is_kept_stream = |it: &Obligation| keeps.is_some() && matches!(it.until, Until::SetIn(_));
    let is_safe = call.hazards.iter().all(|hazard| keeps.is_some() && *hazard == Hazard::Keeps)
        && (has_groups || !may_be_put_off)
        && below.asks.iter().all(|it| is_kept_stream(it) || is_kept(it, function, call, below, &memory));
    let is_put_off = is_safe && may_be_put_off;
    if is_safe {
        memory.must_be_known();
    }
    let Memory { taken, numbers, generics, work, fits, in_place } = memory;
    let taken = below.params.iter().map(|RustParam { of, ty, .. }| {
        let room = outputs.iter().find(|output| output.of == *of).map(|output| &output.conversion);
        if let Some(Conversion::Owners { count }) = room {
            return (Some(RustParam::new(count, RustType::Number(Builtin::SizeT))), Argument::new(of, Pass::Mutable));
        }
        let nothing = call.omits(of).then(|| nothing(ty)).flatten();
        if let Some(nothing) = nothing {
            return (None, Argument::new(of, Pass::Nothing(nothing)));
        }
        let on_host = (is_safe && call.host_scalars.contains(of)).then(|| on_host(ty)).flatten();
        let changed = handles.get(of.as_str()).or(taken.get(of.as_str())).cloned();
        match numbers.get(of.as_str()) {
            Some(named) => (None, Argument::new(of, Pass::NumberOf(named.clone()))),
            None => {
                let changed = changed.or_else(|| Some((on_host?, Pass::OnHost)));
                let (ty, pass) = changed.unwrap_or_else(|| (ty.clone(), Pass::Same));
                (Some(RustParam::new(of, ty)), Argument::new(of, pass))
            }
        }
    });
    let (params, arguments): (Vec<Option<RustParam>>, Vec<Argument>) = taken.unzip();
    let lifetime = outputs.iter().any(|output| output.conversion.lender().is_some()).then_some(Generic::Lifetime);
    let asks = below.asks.iter().filter(|_| !is_safe).filter_map(|it| remaining_obligation(it, &handles, call));
    let attributes = attributes(scope, function, call).filter(|_| is_safe);
    let of_plan = function;
    let function = RustFn {
        name: below.name.clone(),
        generics: lifetime.into_iter().chain(below.generics.iter().cloned()).chain(generics).collect(),
        params: params.into_iter().flatten().collect(),
        arguments,
        outputs,
        is_safe,
        asks: Obligations(asks.collect()),
        deprecated: None,
    };
    let launches = launches(scope, owners, of_plan, below, &function);
    let plan = measure::plan_made(owners, of_plan, below, &function);
    let mut hazards = if is_safe { Vec::new() } else { call.hazards.clone() };
    if !is_safe && keeps.is_none() && launches.is_none() {
        hazards.extend(unrecorded(scope, owners, of_plan, &work));
    }
    let docs = Vec::new();
    Some(OwnedFn { function, hazards, work, fits, in_place, attributes, plan, keeps, launches, is_put_off, docs })
}

/// The caller's promise about handles that a graph does not keep alive, although the graph may record the work of the
/// call. `None` if the crate has no graphs. The library that defines streams is excluded, because the promises for its
/// functions cover the nodes of graphs.
fn unrecorded(scope: &Scope<'_>, owners: &OwnedTypes<'_>, function: &Function, work: &Work) -> Option<Hazard> {
    memory::gate(scope.api, scope.package)?;
    let stream = function.plan.params.iter().find(|param| memory::is_stream(scope, function, &param.name))?;
    let is_own = |param: &ParamPlan| scope.major.handles.contains_key(param.ty.to_string().as_str());
    let is_recorded = |param: &ParamPlan| matches!(work, Work::StreamFor(handle, _) if *handle == param.name);
    let taken = owners.handles.taken_by(function);
    let unkept = taken.iter().filter(|param| is_own(param) && !is_recorded(param));
    let names: Vec<String> = unkept.map(|param| format!("`{}`", param.name)).collect();
    (!is_own(stream) && !names.is_empty())
        .then(|| Hazard::Stated(format!("{} must outlive every graph that records the call.", names.join(", "))))
}

/// The stream in which a function launches a handle. `None` unless the hand-written code of the handle's library
/// records launches.
fn launches(
    scope: &Scope<'_>,
    owners: &OwnedTypes<'_>,
    function: &Function,
    below: &RustFn,
    owned: &RustFn,
) -> Option<Launches> {
    let runs = below.asks.iter().find(|it| it.kind == ObligationKind::Runs)?;
    let Until::Stream(stream) = &runs.until else { return None };
    let (graph, recorder) = runs.params.iter().find_map(|param| {
        let found = owners.handles.of_param(function.plan.param(param)?)?;
        let library = scope.api.libraries.iter().find(|library| library.spec.name == found.library)?;
        Some((param, library.rust.as_ref()?.launches.get(found.name)?))
    })?;
    let is_stream = |it: &Argument| it.of == *stream && it.pass == Pass::Handle(HandlePass::OneOrNull);
    let is_plain = owned.outputs.is_empty() && owned.arguments.iter().any(is_stream);
    is_plain.then(|| Launches { recorder: recorder.clone(), graph: graph.clone(), stream: stream.clone() })
}

/// The stream that a function sets in a handle. `None` if the handle cannot keep the stream alive.
fn keeps(scope: &Scope<'_>, owners: &OwnedTypes<'_>, function: &Function) -> Option<KeptStream> {
    let [handle, stream] = function.plan.params.as_slice() else { return None };
    let found = owners.handles.of_param(handle).filter(|found| super::keeps_stream(scope, found.name))?;
    let sets = scope.library.spec.stream_setters().any(|sets| *sets == function.symbol)
        && found.library == scope.library.spec.name;
    sets.then(|| KeptStream { handle: handle.name.clone(), stream: stream.name.clone() })
}

/// Returns true if types and checks fulfill the obligation. They ensure that handles are alive, that memory is long
/// enough and stays valid, and that scalars are on the host.
fn is_kept(
    obligation: &Obligation,
    function: &Function,
    call: &OwnedCall,
    below: &RustFn,
    memory: &Memory<'_>,
) -> bool {
    let is_on_host = |name: &String| {
        let taken = below.params.iter().find(|param| param.of == *name);
        call.host_scalars.contains(name) && taken.is_some_and(|param| on_host(&param.ty).is_some())
    };
    let params = &obligation.params;
    let is_vouched_for = |name: &String| call.vouches_for(function, name);
    if is_met(obligation) || (!params.is_empty() && params.iter().all(is_vouched_for)) {
        return true;
    }
    if let ObligationKind::Memory(of) = &obligation.kind {
        let is_of_device = matches!(of.place, MemoryKind::Device | MemoryKind::Address | MemoryKind::ByPlace);
        let is_measured = |name: &String| is_vouched_for(name) || memory.is_measured(name);
        return is_of_device && call.is_within_extent && params.iter().all(is_measured);
    }
    matches!(obligation.kind, ObligationKind::AsModeSays(_)) && params.iter().all(is_on_host)
}

/// The type of a scalar on the host. `None` unless the checked function takes the scalar on the host or on the device,
/// depending on a mode.
fn on_host(ty: &RustType) -> Option<RustType> {
    if let RustType::Scalar { of, mutable } = ty {
        return Some((**of).clone().referred(*mutable));
    }
    (*ty == RustType::AnyScalar).then_some(RustType::HostScalar)
}

/// The value of a type that represents an absent argument.
fn nothing(ty: &RustType) -> Option<Nothing> {
    let [missing, null, zero] = [
        matches!(ty, RustType::Option(_)).then_some(Nothing::Missing),
        matches!(ty, RustType::CuPtr(_)).then_some(Nothing::Null),
        matches!(ty, RustType::Number(_)).then_some(Nothing::Zero),
    ];
    missing.or(null).or(zero)
}

/// The attributes that callers are allowed to set with a safe function.
fn attributes(scope: &Scope<'_>, function: &Function, call: &OwnedCall) -> Option<Attributes> {
    let attribute = function.plan.attribute.as_ref().filter(|attribute| !attribute.is_returned)?;
    Some(Attributes {
        key: attribute.selection.selector.clone(),
        table: scope.path(&attribute.selection.table),
        members: call.plain_attributes.clone()?,
    })
}

/// Returns true if the obligation is fulfilled whenever the handles are alive.
fn is_met(obligation: &Obligation) -> bool {
    obligation.kind.met_by() == MetBy::LiveHandles
}

/// The part of an obligation that the types do not fulfill. The caller must keep handles without an owner alive.
fn remaining_obligation(
    obligation: &Obligation,
    handles: &BTreeMap<&str, (RustType, Pass)>,
    call: &OwnedCall,
) -> Option<Obligation> {
    let is_of_handles = matches!(obligation.kind, ObligationKind::Live(_));
    if !is_of_handles && is_met(obligation) {
        return None;
    }
    let mut rest = obligation.clone();
    rest.params.retain(|name| !(call.omits(name) || is_of_handles && handles.contains_key(name.as_str())));
    (obligation.params.is_empty() || !rest.params.is_empty()).then_some(rest)
}

/// The type of a handle that is passed by value, or of the handles in an array. A handle from which outputs borrow
/// stays valid for the lifetime of these outputs.
fn handle(owners: &OwnedTypes<'_>, param: &ParamPlan, lends: bool) -> Option<(RustType, Pass)> {
    let found = owners.handles.of_param(param)?;
    let ty = |form| Some(RustType::Handle(HandleType { form, ..owners.ty(&found)? }));
    if let Passing::Slice(_) = param.passing {
        return Some((ty(HandleForm::Element)?.slice(false), Pass::Handle(HandlePass::Several)));
    }
    let has_owner = found.handle.destroyed_by.is_some() && found.handle.destroyed_with.is_none();
    let may_be_null = has_owner && (param.nullable || found.handle.null_is.is_some());
    Some(if lends {
        (ty(HandleForm::Lender)?, Pass::Handle(HandlePass::One))
    } else if may_be_null {
        (ty(HandleForm::TakenOrNull)?, Pass::Handle(HandlePass::OneOrNull))
    } else {
        (ty(HandleForm::Taken)?, Pass::Handle(HandlePass::One))
    })
}

/// The owned function's output that corresponds to an output of the checked function. It is an owned handle, or has the
/// same type.
fn output(owners: &OwnedTypes<'_>, owned: &[OwnedOutput<'_, '_>], output: &RustOutput) -> Option<RustOutput> {
    let Some(OwnedOutput { found, whole, company, is_list, .. }) = owned.iter().find(|it| it.of == output.of) else {
        return Some(RustOutput { conversion: Conversion::Same, ..output.clone() });
    };
    let (form, life) = match (whole, company) {
        (Some(whole), _) => (HandleForm::Part, Life::PartOf((*whole).to_owned())),
        (None, Some(company)) => (HandleForm::OwnedWith, Life::With((*company).to_owned())),
        (None, None) => (HandleForm::Owned, Life::Own),
    };
    let one = RustType::Handle(HandleType { form, ..owners.ty(found)? });
    let ty = if *is_list { RustType::Vec(Box::new(one)) } else { one };
    let conversion = Conversion::Owner { life, is_list: *is_list };
    Some(RustOutput { ty, conversion, ..output.clone() })
}

/// An array of handles that the caller will own. The function allocates this array.
fn room(owners: &OwnedTypes<'_>, function: &Function, param: &str) -> Option<RustOutput> {
    let param = function.plan.param(param)?;
    let is_owned = function.owners.get(&param.name) == Some(&Owner::Caller);
    let (Passing::Slice(Direction::Out), Some(Count::Param { name, minus: 0 })) = (&param.passing, &param.length)
    else {
        return None;
    };
    let found = owners.handles.of_param(param).filter(|_| is_owned)?;
    let one = RustType::Handle(HandleType { form: HandleForm::Owned, ..owners.ty(&found)? });
    let conversion = Conversion::Owners { count: name.clone() };
    Some(RustOutput { of: param.name.clone(), ty: RustType::Vec(Box::new(one)), conversion, c: param.ty.to_string() })
}

pub(super) fn is_owner(output: &RustOutput) -> bool {
    matches!(output.conversion, Conversion::Owner { .. } | Conversion::Owners { .. })
}
