//! Entries of families for a parameter, and the conditions under which these entries apply.
//!
//! One entry applies to many signatures. The entry does not apply to:
//!
//! - parameters of functions that lack a parameter or a function to which the entry refers,
//! - parameters that are passed by value, if the role needs a pointer,
//! - pointers to `const`, if CUDA writes through the pointer,
//! - pointers that may be arrays, and memory whose documentation does not mention the device,
//!   if the entry selects parameters only by type.
//!
//! If the entry of a family does not apply, the next family is tried. After the last family, the rules are tried.

use super::rules::{self, ParamContext};
use crate::{
    api::roles::{Direction, Origin, Param, ParamKeys, Role},
    facts::Facts,
    names::unversioned,
    spec::{self, FamilyKey, FamilySection, Misfit, Reference},
};

/// The placeholder for the part of a function's name that is different in each function of a family.
const OWN: &str = "{function}";

/// Applies the entry under `key` to the parameter of `context`. The outer error explains why the entry does not apply.
/// An entry that applies may be incomplete, which is the inner error.
pub(super) fn decide(
    key: &FamilyKey,
    entry: &spec::Param,
    context: &ParamContext<'_>,
    facts: &Facts,
) -> Result<Result<Param, Misfit>, String> {
    let (name, ty) = context.named();
    let function = unversioned(context.symbol);
    let role = entry.role.as_ref().map_err(Misfit::clone).and_then(|role| role.in_function(OWN, function));
    let entry = spec::Param { role, keys: entry.keys.clone() };
    let leaves_alone = |role| {
        let by_type = || {
            let why = may_be_several(role, context).or_else(|| is_nowhere(role, context));
            why.filter(|_| key.section == FamilySection::Types)
        };
        lacks(role, &entry.keys, context, facts)
            .or_else(|| cannot_be(role, &entry.keys, context))
            .or_else(|| goes_without(role, &entry.keys, context))
            .or_else(by_type)
    };
    match entry.role.as_ref().ok().and_then(leaves_alone) {
        Some(why) => Err(why),
        None => Ok(Param::from_entry(name, ty, &entry, Origin::Family(key.clone()))),
    }
}

/// Reports the first parameter or function to which the entry refers, but which does not exist.
fn lacks(role: &Role, keys: &ParamKeys, context: &ParamContext<'_>, facts: &Facts) -> Option<String> {
    let of_role = role.keys().1;
    let mut references = of_role.values().chain(keys.values()).flat_map(|(_, value)| value.references());
    references.find_map(|reference| match reference {
        Reference::Param(name) => {
            let missing = !context.params.contains_key(name);
            missing.then(|| format!("{} has no parameter `{name}`", context.symbol))
        }
        Reference::Function(name) => {
            let missing = facts.family(name).next().is_none();
            missing.then(|| format!("there is no function `{name}`"))
        }
    })
}

/// Rejects a role for a parameter that is passed by value. Such a parameter is an input, so only additional keys apply
/// to it.
fn goes_without(role: &Role, keys: &ParamKeys, context: &ParamContext<'_>) -> Option<String> {
    let is_plain = *role == Role::In
        && *keys
            == ParamKeys { although: keys.although.clone().filter(|it| it.word() == "array"), ..ParamKeys::default() };
    (is_plain && context.pointee().is_none()).then(|| format!("{} is a value", described(context)))
}

/// Rejects an entry that selects parameters only by type and declares a single value, if the parameter may be an array.
/// Otherwise, CUDA could write past the end of the value.
fn may_be_several(role: &Role, context: &ParamContext<'_>) -> Option<String> {
    let is_one = matches!(
        role,
        Role::In
            | Role::Out { .. }
            | Role::OutLater
            | Role::InOut
            | Role::InPlace
            | Role::Scalar { .. }
            | Role::HostScalar { .. }
    );
    let may_be = context.pointee().is_some() && (context.may_be_several() || context.may_be_sized());
    let by_name =
        || format!("an entry for the parameter's name would apply, such as `params: {{{}: …}}`", context.named().0);
    (is_one && may_be).then(|| format!("{} may be an array. However, {}", described(context), by_name()))
}

/// Rejects an entry for device memory that selects parameters only by type, if the parameter's documentation does not
/// mention the device.
fn is_nowhere(role: &Role, context: &ParamContext<'_>) -> Option<String> {
    let by_name =
        || format!("an entry for the parameter's name would apply: `params: {{{}: device}}`", context.named().0);
    let why =
        || format!("the documentation of {} does not mention the device. However, {}", described(context), by_name());
    (*role == Role::Device && context.memory.is_none()).then(why)
}

/// Returns the reason why a parameter of this type cannot have the role, if there is one.
fn cannot_be(role: &Role, keys: &ParamKeys, context: &ParamContext<'_>) -> Option<String> {
    let cannot = |why: &str| Some(format!("{} {why}", described(context)));
    match (role, context.pointee()) {
        (Role::In, _) => None,
        (Role::Callback { .. }, _) if rules::is_function(context) => None,
        (Role::Callback { .. }, _) => cannot("is not a pointer to a function"),
        (_, None) => cannot("is not a pointer"),
        (_, Some((_, true)))
            if keys.writes.is_some() || matches!(role.direction(), Some(Direction::Out | Direction::InOut)) =>
        {
            cannot("is a pointer to `const`")
        }
        (_, Some(_)) => None,
    }
}

/// Describes the parameter for messages.
fn described(context: &ParamContext<'_>) -> String {
    format!("`{}` of {}", context.named().0, context.symbol)
}
