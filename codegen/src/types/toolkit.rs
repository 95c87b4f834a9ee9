//! What a type's name means in one toolkit: the questions that rules and passes ask of facts.

use crate::{
    ctype::{Builtin, CType},
    facts::{Callback, Enum, Facts, Record},
};

/// The facts of a library in one toolkit, and of those whose types it uses.
#[derive(Clone, Debug)]
pub struct TypeIndex<'a> {
    /// The library itself first.
    libraries: Vec<&'a Facts>,
}

/// What a name stands for once typedefs are followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeClass<'a> {
    /// An arithmetic type, under its own name or that of a typedef.
    Number(Builtin),
    /// An enumeration.
    Enum(&'a Enum),
    /// A struct or union that the headers define.
    Record(&'a Record),
    /// A pointer to a struct that the headers never define; holds that struct's tag.
    Handle(&'a str),
    /// A pointer to a function.
    Callback(&'a Callback),
    /// Some other pointer, array or function type.
    Other(&'a CType),
    /// A struct that the headers never define, itself: it can only stand behind a pointer.
    Opaque,
}

impl<'a> TypeIndex<'a> {
    /// A look-up in `own` and then in the libraries it uses.
    pub fn new(own: &'a Facts, used: impl IntoIterator<Item = &'a Facts>) -> Self {
        Self { libraries: std::iter::once(own).chain(used).collect() }
    }

    /// The meaning of a name.
    pub fn class(&self, name: &str) -> TypeClass<'a> {
        for facts in &self.libraries {
            if let Some(found) = facts.enums.get(name) {
                return TypeClass::Enum(found);
            }
            if let Some(found) = facts.records.get(name) {
                return TypeClass::Record(found);
            }
            if let Some(found) = facts.callbacks.get(name) {
                return TypeClass::Callback(found);
            }
            if let Some(typedef) = facts.typedefs.get(name) {
                return self.class_of(&typedef.ty);
            }
            // A tag: these have to be searched for.
            if let Some(found) = facts.enums.values().find(|item| item.tag == name) {
                return TypeClass::Enum(found);
            }
            if let Some(found) = facts.records.values().find(|item| !item.tag.is_empty() && item.tag == name) {
                return TypeClass::Record(found);
            }
        }
        TypeClass::Opaque
    }

    /// The meaning of a type.
    pub fn class_of(&self, ty: &'a CType) -> TypeClass<'a> {
        match ty {
            CType::Builtin(builtin) => TypeClass::Number(*builtin),
            CType::Named(name) => self.class(name),
            CType::Pointer { to, .. } => {
                let opaque = to.name().filter(|tag| self.class(tag) == TypeClass::Opaque);
                opaque.map_or(TypeClass::Other(ty), TypeClass::Handle)
            }
            CType::Void | CType::Array { .. } | CType::Function { .. } => TypeClass::Other(ty),
        }
    }
}
