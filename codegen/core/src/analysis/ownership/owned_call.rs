//! Spec entries for calls with owned handles: the extents of memory, the location of scalars, and omitted arguments.

use crate::{
    analysis::{inputs::LibraryInput, safety::Types},
    api::{
        Function,
        ownership::OwnedCall,
        plan::Passing,
        safety::{Obligation, ObligationKind},
    },
    glob, spec,
    types::MajorTypes,
};
use indexmap::IndexMap;

/// The obligation of a caller that sets the mode for the location of scalars.
pub(super) const MODE: &str =
    "While scalars are on the device, the handle must not be passed to safe functions that take or return scalars.";

/// Returns the properties of a call to a function that takes or creates owned handles, according to the spec's entries.
/// Hazards are added later.
pub(super) fn owned_call(input: &LibraryInput<'_>, function: &Function, types: &MajorTypes<'_>) -> OwnedCall {
    let (content, names) = (&input.spec.content, function.names());
    let spec::File { safe_by, in_place, measured, .. } = content;
    let is_safe_by = |word: &str| names.entries(safe_by).iter().any(|(_, by)| by.word() == word);
    let has = |name: &str| function.plan.param(name).is_some();
    let left_out = names.entries(&content.left_out).into_iter().next();
    let left_out = left_out.into_iter().flat_map(|(_, params)| params).filter(|(name, _)| has(name));
    let pairs = |entries: &IndexMap<String, IndexMap<String, String>>| -> Vec<(String, String)> {
        let entry = names.entries(entries).into_iter().next();
        let pairs = entry.into_iter().flat_map(|(_, pairs)| pairs);
        pairs.filter(|(one, other)| has(one) && has(other)).map(|(one, other)| (one.clone(), other.clone())).collect()
    };
    OwnedCall {
        hazards: Vec::new(),
        needs_nothing: is_safe_by("nothing"),
        is_within_extent: is_safe_by("extent"),
        host_scalars: host_scalars(content, function),
        plain_attributes: plain_attributes(content, function, types),
        in_place: pairs(in_place),
        measured: pairs(measured),
        left_out: left_out.map(|(name, reason)| (name.clone(), reason.clone())).collect(),
    }
}

/// Returns true if a function sets the mode that selects the location of scalars.
pub(super) fn sets_mode(input: &LibraryInput<'_>, function: &Function) -> bool {
    let names = function.names();
    input.spec.content.host_modes().any(|mode| names.are_meant_by(mode))
}

/// Returns the scalars that are on the host unless the program changes a mode of the handle. Only the handle's owner
/// can change this mode.
fn host_scalars(content: &spec::File, function: &Function) -> Vec<String> {
    let is_of_host = |it: &&Obligation| matches!(&it.kind, ObligationKind::AsModeSays(Some(mode)) if content.host_modes().any(|of_host| of_host == mode));
    let scalars = function.obligations.iter().filter(is_of_host).flat_map(|it| &it.params);
    let is_scalar = |name: &&String| {
        function.plan.param(name).is_some_and(|param| matches!(param.passing, Passing::HostOrDevice(_)))
    };
    scalars.filter(is_scalar).cloned().collect()
}

/// Returns the members of the table for which a function gets or sets a plain number. For functions that set an
/// attribute, addresses, handles and the mode that selects the location of scalars are excluded.
fn plain_attributes(content: &spec::File, function: &Function, types: &MajorTypes<'_>) -> Option<Vec<String>> {
    let attribute = function.plan.attribute.as_ref()?;
    if !function.names().entries(&content.safe_by).iter().any(|(_, by)| matches!(by, spec::SafeBy::Attributes(_))) {
        return None;
    }
    let (table, types) = (content.attribute_types.get(&attribute.selection.table)?, Types { types });
    let known = types.types.definition(&attribute.selection.table)?.item.kind.members()?;
    let is_known = |member: &str| known.iter().any(|known| known.name == member);
    let is_refused = |member: &str| {
        content.host_modes().any(|mode| mode == member)
            || content.library.not_plain.keys().any(|name| glob::matches(name, member))
    };
    let is_plain = |member: &str, value: &spec::ValueType| {
        attribute.is_returned || !(types.has_references(&value.ty) || is_refused(member))
    };
    let plain = table.iter().filter(|(member, value)| is_known(member) && is_plain(member, value));
    Some(plain.map(|(member, _)| member.clone()).collect())
}
