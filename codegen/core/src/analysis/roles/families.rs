//! What families say of a parameter, where their words can be meant of it.
//!
//! One judgement serves many signatures, so it leaves alone what it cannot mean: a parameter of a function that lacks what
//! it names, a value where a pointer is needed, a pointer to `const` where CUDA would write; and, if it knows no more than the
//! type, what may be an array, and memory that no documentation places on the device. The next family is asked then,
//! and the rules after the last one.

use super::{
    Judgement, Value,
    rules::{self, ParamContext},
};
use crate::{
    api::roles::{Direction, Origin, Param, Role},
    facts::Facts,
    names::unversioned,
    spec::{self, Count, Extent, FamilyKey, FamilySection, Misfit, RoleEntry},
};

/// The word in the name of a function that stands for the function's own.
const OWN: &str = "{function}";

/// What the judgement under `key` decides of the parameter that is asked about; the error is why it leaves that alone. A
/// judgement that decides may itself be incomplete.
pub(super) fn judged(
    key: &FamilyKey,
    entry: &spec::Param,
    context: &ParamContext<'_>,
    facts: &Facts,
) -> Result<Result<Param, Misfit>, String> {
    let (name, ty) = context.named();
    let own = |entry: &RoleEntry| of_function(entry.clone(), unversioned(context.symbol));
    let entry = spec::Param { role: entry.role.as_ref().map(own).map_err(Misfit::clone), ..entry.clone() };
    let leaves_alone = |role| {
        let by_type = || {
            let why = may_be_several(role, context).or_else(|| is_nowhere(role, context));
            why.filter(|_| key.section == FamilySection::Types)
        };
        lacks(role, context, facts)
            .or_else(|| cannot_be(role, context))
            .or_else(|| goes_without(&entry, context))
            .or_else(by_type)
    };
    match entry.role.as_ref().ok().and_then(leaves_alone) {
        Some(why) => Err(why),
        None => Ok(Param::judged(name, ty, &entry, Origin::Family(key.clone()))),
    }
}

/// The judgement on a parameter of one function: `{call: "{function}Size"}` is that function's.
fn of_function(mut entry: RoleEntry, function: &str) -> RoleEntry {
    if let Some(Count::Call(called)) = entry.count_mut() {
        *called = called.replace(OWN, function);
    }
    if let RoleEntry::Callback { repeats_if: Some(called), .. } = &mut entry {
        *called = called.replace(OWN, function);
    }
    entry
}

/// What the judgement names and the function lacks.
fn lacks(role: &RoleEntry, context: &ParamContext<'_>, facts: &Facts) -> Option<String> {
    let Judgement { role, host, count_unread, element, extent, .. } = Judgement::of(role);
    let no_param = |name: &str| {
        let missing = !context.params.contains_key(name);
        missing.then(|| format!("{} has no parameter `{name}`", context.symbol))
    };
    let no_function = |name: &str| {
        let missing = facts.family(name).next().is_none();
        missing.then(|| format!("there is no function `{name}`"))
    };
    let in_host = || host.iter().flat_map(|host| host.names()).find_map(|(_, name)| no_param(name));
    let mut values = role.keys().1.into_iter().map(|(_, value)| value);
    let in_role = values.find_map(|value| match value {
        Value::Param(name) => no_param(name),
        Value::Function(name) => no_function(name),
        Value::Count(Count::Call(name)) => no_function(name),
        Value::Count(count) => count.params().into_iter().find_map(no_param),
        Value::Yes | Value::Word(_) | Value::Type(_) | Value::Host(_) | Value::Unread(_) | Value::Reason(_) => None,
        Value::Most(_) | Value::Extent(_) | Value::Python(_) => None,
    });
    let in_memory = || element.iter().chain(extent.iter().flat_map(Extent::params)).find_map(|name| no_param(name));
    let in_unread = || count_unread.as_ref().and_then(|unread| no_param(&unread.known_by));
    in_role.or_else(in_host).or_else(in_unread).or_else(in_memory)
}

/// A value goes in: only further keys say something of it.
fn goes_without(entry: &spec::Param, context: &ParamContext<'_>) -> Option<String> {
    let spec::Param { role, nullable, destroys, retained, never_null, on_host, python } = entry;
    let is_plain = matches!(role, Ok(RoleEntry::In { .. })) && !nullable && !destroys && !retained;
    let is_plain = is_plain && never_null.is_none() && on_host.is_none();
    let is_plain = is_plain && *python == spec::PythonParam::default();
    (is_plain && context.pointee().is_none()).then(|| format!("{} is a value", described(context)))
}

/// One value by its type alone, where the signature leaves it open whether there are more: CUDA would write behind it.
fn may_be_several(role: &RoleEntry, context: &ParamContext<'_>) -> Option<String> {
    let is_one = match role {
        RoleEntry::In { .. }
        | RoleEntry::Out { .. }
        | RoleEntry::OutLater {}
        | RoleEntry::Inout { .. }
        | RoleEntry::InPlace { .. } => true,
        RoleEntry::InScalar { .. } | RoleEntry::OutScalar { .. } | RoleEntry::InoutScalar { .. } => true,
        RoleEntry::HostScalar { .. } => true,
        RoleEntry::InArray { .. }
        | RoleEntry::OutArray { .. }
        | RoleEntry::InoutArray { .. }
        | RoleEntry::InBuffer { .. }
        | RoleEntry::OutBuffer { .. }
        | RoleEntry::InString {}
        | RoleEntry::OutString { .. }
        | RoleEntry::InAttribute { .. }
        | RoleEntry::OutAttribute { .. }
        | RoleEntry::InoutAttribute { .. }
        | RoleEntry::InAttributes { .. }
        | RoleEntry::OutAttributes { .. }
        | RoleEntry::BorrowedArray { .. }
        | RoleEntry::Callback { .. }
        | RoleEntry::UserData {}
        | RoleEntry::Address { .. }
        | RoleEntry::Device { .. }
        | RoleEntry::KernelParams {} => false,
    };
    let may_be = context.pointee().is_some() && (context.may_be_several() || context.may_be_sized());
    let by_name = || format!("by its name the family would decide it, `params: {{{}: …}}`", context.named().0);
    (is_one && may_be).then(|| format!("{} may be an array; {}", described(context), by_name()))
}

/// Memory on the device by its type alone, where the documentation of the parameter does not name the device.
fn is_nowhere(role: &RoleEntry, context: &ParamContext<'_>) -> Option<String> {
    let is_device = matches!(role, RoleEntry::Device { .. });
    let by_name = || format!("by its name the family would decide it, `params: {{{}: device}}`", context.named().0);
    let why = || format!("the documentation of {} does not name the device; {}", described(context), by_name());
    (is_device && context.memory.is_none()).then(why)
}

/// Why a parameter of this type cannot have the role.
fn cannot_be(role: &RoleEntry, context: &ParamContext<'_>) -> Option<String> {
    let Judgement { role, host, .. } = Judgement::of(role);
    let cannot = |why: &str| Some(format!("{} {why}", described(context)));
    let is_written = host.is_some_and(|host| host.writes.is_some());
    match (&role, context.pointee()) {
        (Role::In, _) => None,
        (Role::Callback { .. }, _) if rules::is_function(context) => None,
        (Role::Callback { .. }, _) => cannot("is no pointer to a function"),
        (_, None) => cannot("is no pointer"),
        (_, Some((_, true))) if is_written || matches!(role.direction(), Some(Direction::Out | Direction::InOut)) => {
            cannot("is a pointer to `const`")
        }
        (_, Some(_)) => None,
    }
}

/// The parameter, in words.
fn described(context: &ParamContext<'_>) -> String {
    format!("`{}` of {}", context.named().0, context.symbol)
}
