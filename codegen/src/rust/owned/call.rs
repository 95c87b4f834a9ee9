//! One function: the one in `checked` with other types for handles.

use super::{
    super::{
        rusttype::{HandleForm, HandleType, RustType},
        signature::{
            Argument, CheckedFn, Generic, HandlePass, Life, Made, OwnedFn, Pass, RustFn, RustOutput, RustParam,
        },
    },
    OwnedTypes, Scope,
    memory::{self, Memory},
};
use crate::{
    api::{
        Function,
        plan::{ParamPlan, Passing},
        safety::{Kind, MetBy, Obligation, Obligations},
    },
    types::OwnedOutput,
};
use std::collections::BTreeMap;

/// The function; nothing for one without handles that programs can own.
pub(in crate::rust) fn lower(
    scope: &Scope<'_>,
    owners: &OwnedTypes<'_>,
    function: &Function,
    checked: &CheckedFn,
) -> Option<OwnedFn> {
    let hazards = &function.owned.as_ref()?.hazards;
    let below = &checked.function;
    let owned = owners.handles.owned_outputs(function);
    let outputs: Vec<RustOutput> =
        below.outputs.iter().map(|output| self::output(owners, &owned, output)).collect::<Option<_>>()?;
    let lends = |param: &ParamPlan| outputs.iter().any(|output| output.made.lender() == Some(&param.name));
    let taken = owners.handles.taken_by(function);
    let handles: BTreeMap<&str, (RustType, Pass)> = taken
        .iter()
        .map(|param| Some((param.name.as_str(), handle(owners, param, lends(param))?)))
        .collect::<Option<_>>()?;
    let makes = outputs.iter().any(is_owner);
    if handles.is_empty() && !makes {
        return None;
    }
    let is_safe = hazards.is_empty() && below.asks.iter().all(is_met);
    let Memory { taken, numbers, generics, work, fits } = memory::of(scope, function, below);
    let taken = below.params.iter().map(|RustParam { of, ty, .. }| {
        let changed = handles.get(of.as_str()).or(taken.get(of.as_str())).cloned();
        match numbers.get(of.as_str()) {
            Some(named) => (None, Argument::new(of, Pass::NumberOf(named.clone()))),
            None => {
                let (ty, pass) = changed.unwrap_or_else(|| (ty.clone(), Pass::Same));
                (Some(RustParam::new(of, ty)), Argument::new(of, pass))
            }
        }
    });
    let (params, arguments): (Vec<Option<RustParam>>, Vec<Argument>) = taken.unzip();
    let lifetime = outputs.iter().any(|output| output.made.lender().is_some()).then_some(Generic::Lifetime);
    let asks = below.asks.iter().filter(|_| !is_safe).filter_map(|it| asked(it, &handles));
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
    Some(OwnedFn { function, hazards: hazards.clone(), work, fits, docs: Vec::new() })
}

/// Whether live handles are all that is asked.
fn is_met(obligation: &Obligation) -> bool {
    obligation.kind.met_by() == MetBy::LiveHandles
}

/// What is left of an obligation; handles without an owner are as live as their callers know.
fn asked(obligation: &Obligation, handles: &BTreeMap<&str, (RustType, Pass)>) -> Option<Obligation> {
    if !matches!(obligation.kind, Kind::Live(_)) {
        return (!is_met(obligation)).then(|| obligation.clone());
    }
    let mut rest = obligation.clone();
    rest.params.retain(|name| !handles.contains_key(name.as_str()));
    (!rest.params.is_empty()).then_some(rest)
}

/// A handle that is passed by value, or several in an array; one that lends what it owns is valid as long as that.
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

/// What an output of the function in `checked` becomes: a handle with an owner, or what it was.
fn output(owners: &OwnedTypes<'_>, owned: &[OwnedOutput<'_, '_>], output: &RustOutput) -> Option<RustOutput> {
    let Some(OwnedOutput { found, whole, company, is_list, .. }) = owned.iter().find(|it| it.param.name == output.of)
    else {
        return Some(RustOutput { made: Made::Same, ..output.clone() });
    };
    let (form, life) = match (whole, company) {
        (Some(whole), _) => (HandleForm::Part, Life::PartOf((*whole).to_owned())),
        (None, Some(company)) => (HandleForm::OwnedWith, Life::With((*company).to_owned())),
        (None, None) => (HandleForm::Owned, Life::Own),
    };
    let one = RustType::Handle(HandleType { form, ..owners.ty(found)? });
    let ty = if *is_list { RustType::Vec(Box::new(one)) } else { one };
    let made = Made::Owner { life, is_list: *is_list };
    Some(RustOutput { ty, made, ..output.clone() })
}

fn is_owner(output: &RustOutput) -> bool {
    matches!(output.made, Made::Owner { .. })
}
