//! Index of the types in one toolkit, for rules and passes that use facts.

use crate::{
    ctype::{Builtin, CType},
    facts::{Callback, Enum, Facts, Record},
    registry::Registry,
};
use std::collections::BTreeMap;

/// The facts of a library in one toolkit, and of the libraries whose types this library uses.
#[derive(Clone, Debug)]
pub struct TypeIndex<'a> {
    /// The facts of the libraries. The library itself is the first element.
    libraries: Vec<&'a Facts>,
    /// A cache of the types that have tags, if available.
    tags: Option<&'a Tags<'a>>,
}

/// The types whose tags are not also type names. The key is the address of the facts that contain the type, because the
/// same tag may have a different type in the headers of another toolkit.
#[derive(Debug)]
pub struct Tags<'a>(BTreeMap<*const Facts, BTreeMap<&'a str, TypeClass<'a>>>);

impl<'a> Tags<'a> {
    /// Collects the tags of all toolkits of some libraries.
    pub fn of(registries: &'a [Registry]) -> Self {
        let facts = registries.iter().flat_map(|registry| registry.toolkits.values());
        Self(facts.map(|facts| (std::ptr::from_ref(facts), tags(facts))).collect())
    }
}

fn tags(facts: &Facts) -> BTreeMap<&str, TypeClass<'_>> {
    let mut tags = BTreeMap::new();
    for (tag, class) in tagged(facts) {
        tags.entry(tag).or_insert(class);
    }
    tags
}

/// Returns the types that have tags, each with its tag. If several types have the same tag, the first one is used.
fn tagged(facts: &Facts) -> impl Iterator<Item = (&str, TypeClass<'_>)> {
    let enums = facts.enums.values().map(|item| (item.tag.as_str(), TypeClass::Enum(item)));
    let records = facts.records.values().map(|item| (item.tag.as_str(), TypeClass::Record(item)));
    enums.chain(records).filter(|(tag, _)| !tag.is_empty())
}

/// The definition to which a type name refers, with typedefs resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeClass<'a> {
    /// An arithmetic type, under its own name or the name of a typedef.
    Number(Builtin),
    /// An enumeration.
    Enum(&'a Enum),
    /// A struct or union that the headers define.
    Record(&'a Record),
    /// A pointer to a struct without a definition. The value is the tag of the struct. For a typedef of `void *`, the
    /// value is the name of the typedef.
    Handle(&'a str),
    /// A pointer to a function.
    Callback(&'a Callback),
    /// A pointer, array or function type that none of the other variants covers.
    Other(&'a CType),
    /// A struct without a definition, which can occur only behind a pointer.
    Opaque,
}

impl<'a> TypeIndex<'a> {
    /// Creates an index of `own`, followed by the facts of the libraries that it uses.
    pub fn new(own: &'a Facts, used: impl IntoIterator<Item = &'a Facts>) -> Self {
        Self { libraries: std::iter::once(own).chain(used).collect(), tags: None }
    }

    /// Adds a cache of the types that have tags, which speeds up frequent queries.
    #[must_use]
    pub fn with_tags(self, tags: &'a Tags<'a>) -> Self {
        Self { tags: Some(tags), ..self }
    }

    /// Returns the definition to which a type name refers.
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
            if let Some((name, typedef)) = facts.typedefs.get_key_value(name) {
                return if typedef.ty.is_untyped() { TypeClass::Handle(name) } else { self.class_of(&typedef.ty) };
            }
            let known = self.tags.and_then(|tags| tags.0.get(&std::ptr::from_ref(facts)));
            let found = match known {
                Some(tags) => tags.get(name).cloned(),
                None => tagged(facts).find(|(tag, _)| *tag == name).map(|(_, class)| class),
            };
            if let Some(found) = found {
                return found;
            }
        }
        TypeClass::Opaque
    }

    /// Returns the definition of a type, with typedefs resolved.
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
