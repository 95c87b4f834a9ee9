//! Types of a library: the definition of each type name in one major version.
//!
//! An enum is the same type in all major versions unless the value of a member changes. A member that only newer
//! toolkits have is ignored in an older major version, so that declarations with the enum stay equal in both versions.
//! Records have the definition in the newest toolkit of the major version.

use super::{
    availability::{availability, newest},
    initial,
    inputs::LibraryInput,
};
use crate::{
    api::{Api, Constant, Field, Major, Member, Type, TypeKind},
    ctype::{Builtin, CType},
    diag::{Diagnostic, Diagnostics, Location},
    facts::{self, Enum, Facts, Record, Typedef},
    names::unversioned,
    registry::{Registry, history::merged_order},
    spec::Rules,
    types::{TypeClass, TypeIndex},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// Adds the types and constants of one major version.
pub(super) fn resolve(
    input: &LibraryInput<'_>,
    number: u32,
    earlier: &Api,
    major: &mut Major,
    diagnostics: &mut Diagnostics,
) {
    for (used, number) in earlier.used_editions(&input.spec.content.library, number) {
        major.names.extend(used.majors.get(&number).into_iter().flat_map(|used| used.names.clone()));
    }
    let mut pass = Pass { input, number, major, diagnostics, foreign: BTreeSet::new() };
    pass.foreign = pass.major.names.keys().cloned().collect();
    pass.enums();
    pass.records();
    pass.callbacks();
    pass.typedefs();
    pass.constants();
    pass.repeated();
}

struct Pass<'a, 'b> {
    input: &'b LibraryInput<'a>,
    number: u32,
    major: &'b mut Major,
    diagnostics: &'b mut Diagnostics,
    /// Names of types that a used library defines.
    foreign: BTreeSet<String>,
}

impl<'a> Pass<'a, '_> {
    fn registry(&self) -> &'a Registry {
        self.input.registry
    }

    /// Returns the names that `select` returns for any toolkit of the major version, except for names that used
    /// libraries define.
    fn declared(&self, select: impl Fn(&Facts) -> Vec<&String>) -> BTreeSet<String> {
        self.registry()
            .of_major(self.number)
            .flat_map(|(_, facts)| select(facts))
            .filter(|name| !self.foreign.contains(*name))
            .cloned()
            .collect()
    }

    /// Records the types of a used library that this library's headers redefine. The headers redefine these types
    /// inside an include guard, because they do not include the used library's headers.
    fn repeated(&mut self) {
        let facts = self.registry().of_major(self.number).map(|(_, facts)| facts);
        let names = facts.flat_map(|facts| facts.enums.keys().chain(facts.records.keys()).chain(facts.typedefs.keys()));
        self.major.repeated = names.filter(|name| self.foreign.contains(*name)).cloned().collect();
    }

    fn add(&mut self, name: &str, tag: &str, header: &str, has: impl Fn(&Facts) -> bool, kind: TypeKind) {
        let Some(availability) = availability(self.input, has) else { return };
        for known_as in [name, tag].into_iter().filter(|known_as| !known_as.is_empty()) {
            self.major.names.insert(known_as.to_owned(), name.to_owned());
        }
        let (name, header) = (name.to_owned(), header.to_owned());
        self.major.types.insert(name.clone(), Type { name, header, availability, renamed: false, kind });
    }

    fn enums(&mut self) {
        for header_name in self.declared(|facts| facts.enums.keys().collect()) {
            let Some((_, item)) = newest(self.registry(), self.number, |facts| facts.enums.get(&header_name)) else {
                continue;
            };
            if !item.tag.is_empty() && self.foreign.contains(&item.tag) {
                let canonical = self.major.canonical(&item.tag).to_owned();
                self.major.names.insert(header_name.clone(), canonical);
                continue;
            }
            let name = self.input.spec.content.enums.get(&header_name).unwrap_or(&header_name).clone();
            let members = self.members(&header_name, &item.header);
            let (tag, header) = (item.tag.clone(), item.header.clone());
            self.add(&name, &tag, &header, |facts| facts.enums.contains_key(&header_name), TypeKind::Enum(members));
            self.major.names.insert(header_name, name);
        }
    }

    fn members(&mut self, name: &str, header: &str) -> Vec<Member> {
        let registry = self.registry();
        let everywhere: Vec<(Version, &Enum)> = registry
            .toolkits
            .iter()
            .rev()
            .filter_map(|(version, facts)| Some((*version, facts.enums.get(name)?)))
            .collect();
        let mut values: BTreeMap<&str, BTreeSet<i64>> = BTreeMap::new();
        for (_, item) in &everywhere {
            for (member, value) in &item.values {
                values.entry(member).or_default().insert(*value);
            }
        }
        let agree = values.values().all(|values| values.len() == 1);
        let considered: Vec<&(Version, &Enum)> =
            everywhere.iter().filter(|(version, _)| agree || version.major == self.number).collect();
        let order = merged_order(considered.iter().map(|(_, item)| item.values.keys().map(String::as_str).collect()));
        let mut members = Vec::new();
        for member in order {
            let value = considered.iter().find_map(|(_, item)| item.values.get(member)).copied();
            let has = |facts: &Facts| facts.enums.get(name).is_some_and(|item| item.values.contains_key(member));
            let (Some(value), Some(availability)) = (value, availability(self.input, has)) else { continue };
            // C may treat an enum as signed or unsigned, so only the 32 bits of a value matter.
            match i32::try_from(value).or_else(|_| u32::try_from(value).map(|value| value as i32)) {
                Ok(value) => {
                    let newest = everywhere.iter().find(|(_, item)| item.values.contains_key(member));
                    let deprecated = newest.is_some_and(|(_, item)| item.deprecated.contains(member));
                    members.push(Member { name: member.to_owned(), value, availability, deprecated });
                }
                Err(_) => self.diagnostics.push(
                    Diagnostic::new(
                        "wide-member",
                        Location::new(header, 0),
                        format!("the value {value} of {name}::{member} does not fit into 32 bits"),
                    )
                    .help(
                        "check the header, because the values of every other enum fit into 32 bits. If the value is \
                          correct, widen `api::Member::value`",
                    ),
                ),
            }
        }
        members
    }

    fn records(&mut self) {
        for name in self.declared(|facts| facts.records.keys().collect()) {
            let of = |facts: &'a Facts| facts.records.get(&name).map(|record| (facts, record));
            let Some((_, (newest, item))) = newest(self.registry(), self.number, of) else { continue };
            if self.input.skips_record(&name) {
                continue;
            }
            let foreign = [&item.tag].into_iter().find(|tag| !tag.is_empty() && self.foreign.contains(*tag));
            if let Some(tag) = foreign {
                let canonical = self.major.canonical(tag).to_owned();
                self.major.names.insert(name.clone(), canonical);
                continue;
            }
            let Record { header, tag, union, size, align, fields, windows } = item.clone();
            let fields = fields.into_iter().filter_map(|(field, facts)| {
                let has =
                    |facts: &Facts| facts.records.get(&name).is_some_and(|record| record.fields.contains_key(&field));
                let availability = availability(self.input, has)?;
                let uses = self.input.spec.content.records.get(&name).and_then(|fields| fields.get(&field));
                let used = uses.cloned().unwrap_or_default();
                let initial =
                    initial::value(self.input, newest, &name, &field, &facts.ty).filter(|_| facts.bits.is_none());
                let facts::Field { offset, ty, bits } = facts;
                Some(Field { offset, ty, bits, availability, used, initial, name: field })
            });
            let kind = TypeKind::Record { union, size, align, fields: fields.collect(), windows };
            self.add(&name, &tag, &header, |facts| facts.records.contains_key(&name), kind);
        }
    }

    fn callbacks(&mut self) {
        for name in self.declared(|facts| facts.callbacks.keys().collect()) {
            if let Some((_, item)) = newest(self.registry(), self.number, |facts| facts.callbacks.get(&name)) {
                let outputs = self.input.spec.content.callback_outputs.get(&name).cloned().unwrap_or_default();
                let kind = TypeKind::Callback { returns: item.returns.clone(), params: item.params.clone(), outputs };
                let header = item.header.clone();
                self.add(&name, "", &header, |facts| facts.callbacks.contains_key(&name), kind);
            }
        }
    }

    fn typedefs(&mut self) {
        let declared = self.declared(|facts| facts.typedefs.keys().collect());
        let newest_of = |name: &str| {
            let found = newest(self.registry(), self.number, |facts| facts.typedefs.get(name).map(|it| (facts, it)));
            found.map(|(version, (facts, typedef))| (version, facts, typedef))
        };
        let typedefs: Vec<(String, Version, &Facts, &Typedef)> = declared
            .into_iter()
            .filter_map(|name| newest_of(&name).map(|(version, facts, typedef)| (name, version, facts, typedef)))
            .collect();
        self.handles(&typedefs);
        self.opaque(&typedefs);
        for (name, version, facts, typedef) in &typedefs {
            if self.major.names.contains_key(name) {
                continue;
            }
            let type_index = self.input.type_index(*version, facts);
            let kind = match type_index.class_of(&typedef.ty) {
                TypeClass::Number(builtin) if self.input.spec.content.library.is_number(name) => {
                    TypeKind::Alias(CType::Builtin(builtin))
                }
                // A name from <stdint.h> specifies only a width, and so does a typedef of such a name.
                TypeClass::Number(builtin) if typedef.ty == CType::Builtin(builtin) && builtin.is_fixed_width() => {
                    TypeKind::FixedWidthInt(builtin)
                }
                // All handles have already been named before this pass.
                TypeClass::Handle(tag) => TypeKind::Alias(CType::Named(self.major.canonical(tag).to_owned())),
                // A floating-point type does not identify an object.
                TypeClass::Number(builtin) if builtin.is_float() => TypeKind::Alias(CType::Builtin(builtin)),
                TypeClass::Number(builtin) => integer(name, typedef, &typedefs, builtin, &type_index),
                // A handle for an object for which the header declares no tag.
                TypeClass::Other(_) if typedef.ty.is_untyped() => TypeKind::Handle { tag: String::new() },
                TypeClass::Enum(_)
                | TypeClass::Record(_)
                | TypeClass::Callback(_)
                | TypeClass::Other(_)
                | TypeClass::Opaque => TypeKind::Alias(match typedef.ty.name() {
                    Some(of) => CType::Named(self.major.canonical(of).to_owned()),
                    None => typedef.ty.clone(),
                }),
            };
            self.add(name, "", &typedef.header, |facts| facts.typedefs.contains_key(name), kind);
        }
    }

    /// Names the handle of each opaque struct after the first typedef of a pointer to the struct. Pointers to `const`
    /// are considered last. A typedef of this typedef is an alias of the handle.
    fn handles(&mut self, typedefs: &[(String, Version, &Facts, &Typedef)]) {
        let pointers = |wanted: bool| {
            let of = move |typedef: &Typedef| typedef.ty.pointee().is_some_and(|(_, constant)| constant == wanted);
            typedefs.iter().filter(move |(_, _, _, typedef)| of(typedef))
        };
        for (name, version, facts, typedef) in pointers(false).chain(pointers(true)) {
            if let TypeClass::Handle(tag) = self.input.type_index(*version, facts).class_of(&typedef.ty)
                && !self.major.names.contains_key(tag)
            {
                let has = |facts: &Facts| facts.typedefs.contains_key(name);
                let kind = TypeKind::Handle { tag: tag.to_owned() };
                self.add(name, tag, &typedef.header, has, kind);
            }
        }
    }

    /// Names the handle of each opaque struct that is declared in the library's own headers without a typedef of a
    /// pointer to the struct. The handle has the name of the struct: the name in `typedef struct tag name;`, or
    /// otherwise the tag. NVIDIA's headers contain few such structs. These structs remain aliases of `void`, because
    /// programs use them in this way.
    fn opaque(&mut self, typedefs: &[(String, Version, &Facts, &Typedef)]) {
        if self.input.spec.content.library.rules == Rules::Cuda {
            return;
        }
        let headers: BTreeSet<&str> = self.input.spec.content.library.header_names().collect();
        let mut all: BTreeMap<&str, &str> = BTreeMap::new();
        for (version, facts) in self.registry().of_major(self.number) {
            let type_index = self.input.type_index(version, facts);
            for (header, name) in pointees(facts) {
                let is_own = facts.typedefs.get(name).is_none_or(|typedef| headers.contains(&*typedef.header));
                let is_new = !self.major.names.contains_key(name) && !self.foreign.contains(name);
                if is_own && is_new && headers.contains(header) && type_index.class(name) == TypeClass::Opaque {
                    all.entry(name).or_insert(header);
                }
            }
        }
        for (name, header) in &all {
            let aliased = |name: &str| typedefs.iter().find(|(alias, ..)| alias == name)?.3.ty.name();
            let tag = std::iter::successors(Some(*name), |name| aliased(name)).last().unwrap_or(name);
            let alias = typedefs.iter().find(|(_, _, _, typedef)| typedef.ty.name() == Some(tag));
            let known_as = alias.map_or(tag, |(alias, ..)| alias.as_str());
            let has = |facts: &Facts| pointees(facts).any(|(_, pointee)| pointee == *name);
            // An earlier pointer, `struct tag *` or `name *`, has already named the handle.
            if self.major.types.contains_key(known_as) {
                self.major.names.insert((*name).to_owned(), known_as.to_owned());
            } else {
                self.add(known_as, name, header, has, TypeKind::Handle { tag: known_as.to_owned() });
            }
        }
    }

    fn constants(&mut self) {
        for name in self.declared(|facts| facts.constants.keys().collect()) {
            let constant = newest(self.registry(), self.number, |facts| facts.constants.get(&name));
            let availability = availability(self.input, |facts| facts.constants.contains_key(&name));
            if let (Some((_, constant)), Some(availability)) = (constant, availability) {
                let (header, ty, value) = (constant.header.clone(), constant.ty.clone(), constant.value.clone());
                self.major.constants.insert(name.clone(), Constant { name, header, ty, value, availability });
            }
        }
    }
}

/// Returns the names of the types to which parameters, results, fields and arguments of callbacks point. Each name
/// comes with the header of the declaration.
fn pointees(facts: &Facts) -> impl Iterator<Item = (&str, &str)> {
    let functions = facts.functions.values().flat_map(|function| {
        let types = std::iter::once(&function.returns).chain(function.params.values());
        types.map(|ty| (function.header.as_str(), ty))
    });
    let callbacks = facts.callbacks.values().flat_map(|callback| {
        let types = std::iter::once(&callback.returns).chain(callback.params.values());
        types.map(|ty| (callback.header.as_str(), ty))
    });
    let fields = facts.records.values().flat_map(|record| {
        let types = record.fields.values().map(|field| &field.ty);
        types.map(|ty| (record.header.as_str(), ty))
    });
    functions.chain(callbacks).chain(fields).filter_map(|(header, ty)| Some((header, pointee(ty)?)))
}

/// Returns the name of the type behind a pointer, or behind a pointer to a pointer.
fn pointee(ty: &CType) -> Option<&str> {
    let (to, _) = ty.pointee()?;
    to.name().or_else(|| pointee(to))
}

/// Returns the kind of a typedef of an integer. In `typedef CUdeviceptr_v2 CUdeviceptr`, the versioned name becomes an
/// alias.
fn integer(
    name: &str,
    typedef: &Typedef,
    typedefs: &[(String, Version, &Facts, &Typedef)],
    builtin: Builtin,
    type_index: &TypeIndex<'_>,
) -> TypeKind {
    let is_version =
        |other: &str| other != name && unversioned(other) == name && typedef.ty == CType::Named(other.to_owned());
    let newer = typedefs.iter().find(|(other, _, _, later)| {
        other == unversioned(name) && later.ty == CType::Named(name.to_owned()) && other != name
    });
    match (newer, &typedef.ty) {
        (Some((newer, ..)), _) => TypeKind::Alias(CType::Named(newer.clone())),
        (None, CType::Named(other))
            if !typedefs.iter().any(|(other, ..)| is_version(other)) && !is_plain(type_index, other) =>
        {
            TypeKind::Alias(CType::Named(other.clone()))
        }
        (None, _) => TypeKind::IntegerNewtype(builtin),
    }
}

/// Returns true if a type name specifies only a width.
fn is_plain(type_index: &TypeIndex<'_>, name: &str) -> bool {
    matches!(type_index.class(name), TypeClass::Number(builtin) if builtin.is_fixed_width())
}
