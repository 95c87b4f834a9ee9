//! Bit flags: the integer parameters that contain flags, and the meaning of their bits.
//!
//! A header declares only `unsigned int flags`, and mentions the enum that defines the bits only in comments. The
//! section `flags` of the spec declares the enum for all languages.

use super::inputs::LibraryInput;
use crate::{
    api::{
        plan::Flags,
        roles::{FlagSet, Role},
    },
    ctype::{CType, ENUM_SIZE, System},
    glob,
    spec::{FunctionNames, Spec},
    types::{MajorTypes, TypeClass, TypeIndex},
};
use std::{collections::BTreeSet, fmt};

/// The key for parameters that must be 0.
const NONE: &str = "0";

impl FlagSet {
    /// Parses a key of the section `flags`.
    pub(crate) fn of(input: &LibraryInput<'_>, key: &str) -> Self {
        if key == NONE {
            return Self::None;
        }
        let is_enum = input.registry.toolkits.values().any(|facts| facts.enums.contains_key(key));
        if is_enum { Self::Enum(key.to_owned()) } else { Self::Names(names(key).map(str::to_owned).collect()) }
    }

    /// Returns the flags in one major version. Returns `None` if that version lacks the enum, or all of the macros.
    pub fn resolve(&self, param: &CType, types: &MajorTypes<'_>) -> Option<Flags> {
        match self {
            Self::Enum(name) => {
                let integer = types.integer(param.pointee().map_or(param, |(to, _)| to))?;
                Some(Flags::Enum { ty: CType::Named(types.own_enum(name)?.to_owned()), integer })
            }
            Self::Names(patterns) => {
                let is_meant = |name: &&str| glob::matches_any(patterns, name);
                let constants: Vec<String> = types.own_constants().filter(is_meant).map(str::to_owned).collect();
                let enums = patterns.iter().filter_map(|name| types.own_enum(name));
                let enums: Vec<String> = enums.map(str::to_owned).collect();
                let is_known = !constants.is_empty() || !enums.is_empty();
                is_known.then_some(Flags::Names { constants, enums })
            }
            Self::None => Some(Flags::None),
        }
    }
}

/// Returns the enums of a library whose members are bit flags.
pub(super) fn enums(input: &LibraryInput<'_>) -> BTreeSet<String> {
    let content = &input.spec.content;
    let sets = content.flags.values().flat_map(|params| params.values()).chain(content.flag_enums.keys());
    let sets = sets.map(|key| FlagSet::of(input, key));
    let name = |set| match set {
        FlagSet::Enum(name) => Some(name),
        FlagSet::Names(_) | FlagSet::None => None,
    };
    sets.filter_map(name).collect()
}

/// Splits a key into the names of macros and the patterns for such names, which are separated by `|` as in C.
pub(super) fn names(key: &str) -> impl Iterator<Item = &str> {
    key.split('|').map(str::trim)
}

/// Returns true if a parameter can contain flags: the parameter is an integer, or an output that is an integer.
pub(super) fn can_have<'a>(ty: &'a CType, role: &Role, type_index: &TypeIndex<'a>) -> bool {
    let is_integer = |ty: &'a CType| match type_index.class_of(ty) {
        TypeClass::Number(number) => CType::Builtin(number).is_integer() && number.size(System::Linux) >= ENUM_SIZE,
        TypeClass::Enum(_)
        | TypeClass::Record(_)
        | TypeClass::Callback(_)
        | TypeClass::Handle(_)
        | TypeClass::Other(_)
        | TypeClass::Opaque => false,
    };
    match role {
        Role::In => is_integer(ty),
        Role::Out { .. } => ty.pointee().is_some_and(|(to, _)| is_integer(to)),
        Role::InOut
        | Role::OutLater
        | Role::InPlace
        | Role::Array { .. }
        | Role::Buffer { .. }
        | Role::InString
        | Role::OutString { .. }
        | Role::Attribute { .. }
        | Role::SelectedArray { .. }
        | Role::Attributes { .. }
        | Role::BorrowedArray { .. }
        | Role::Callback { .. }
        | Role::UserData
        | Role::Address { .. }
        | Role::Device
        | Role::KernelParams
        | Role::Scalar { .. }
        | Role::HostScalar { .. } => false,
    }
}

/// Returns the spec's declaration of a parameter's bits, and the name or pattern of the entry that contains the
/// declaration.
pub(super) fn stated<'a>(spec: &'a Spec, function: &FunctionNames<'_>, param: &str) -> Option<(&'a str, &'a str)> {
    let entries = spec.content.flags.iter();
    let of_param = entries.filter_map(|(name, params)| Some((name, params.get(param)?.as_str())));
    function.entries(of_param).into_iter().next().map(|(name, key)| (key, name))
}

/// Formats the flags in the notation of reports.
impl fmt::Display for FlagSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Enum(name) => write!(f, "flags: {name}"),
            Self::Names(names) => write!(f, "flags: {}", names.join(" | ")),
            Self::None => f.write_str("flags: 0"),
        }
    }
}
