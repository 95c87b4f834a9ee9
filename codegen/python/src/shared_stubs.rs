//! Definitions that a stub of an older major version re-exports from the stub of a newer version.
//!
//! Two definitions are equal if their texts are equal and all classes that they mention are equal. Since classes can
//! refer to each other in cycles, the algorithm initially treats all definitions with equal texts as equal. It then
//! repeatedly separates unequal definitions, until the result no longer changes.

use super::{
    Package, PyModule, StubClass, StubConstant, StubKind, StubParam,
    pytype::{PyClass, PyType},
    stub_files::Returns,
};
use std::collections::BTreeMap;

/// The definition of a name in a stub.
#[derive(PartialEq)]
pub(super) enum Definition<'a> {
    /// A class and the expression for its table. If the tables of two major versions differ, the classes also differ at
    /// run time.
    Class(&'a StubClass, Option<String>),
    Constant(&'a StubConstant),
    Function {
        /// The name of the function that has the body: this function itself, or the function of which this function is
        /// an alias.
        body: &'a str,
        /// The part of the function's documentation that the stub contains.
        doc: &'a str,
        /// The signatures and return types of the function.
        forms: Vec<(&'a [StubParam], &'a PyType)>,
    },
}

impl<'a> Definition<'a> {
    /// The classes that the definition mentions.
    pub(super) fn mentions(&self) -> Vec<&'a PyClass> {
        let mut mentioned = Vec::new();
        match self {
            Self::Class(class, _) => {
                let params = class.method.iter().flat_map(|method| &method.params);
                let types = class.fields.iter().chain(params).map(|(_, ty)| ty).chain(&class.base);
                types.for_each(|ty| ty.mentions(&mut mentioned));
            }
            Self::Constant(StubConstant::Literal(_)) => {}
            Self::Constant(StubConstant::Member(ty)) => ty.mentions(&mut mentioned),
            Self::Function { forms, .. } => {
                for (params, returned) in forms {
                    params.iter().for_each(|param| param.ty.mentions(&mut mentioned));
                    returned.mentions(&mut mentioned);
                }
            }
        }
        mentioned
    }

    /// Returns true if a stub contains this definition. Classes of other libraries are imported from the stubs of those
    /// libraries. In stubs of `cubind.checked`, functions return only outputs. These stubs import classes and constants
    /// from the plain module.
    fn is_printed(&self, returns: Returns) -> bool {
        match returns {
            Returns::Codes => !matches!(self, Self::Class(StubClass { kind: StubKind::Repeated, .. }, _)),
            Returns::Outputs => self.is_function(),
        }
    }

    pub(super) fn is_function(&self) -> bool {
        matches!(self, Self::Function { .. })
    }
}

/// The definitions of a module's stub by name.
pub(super) fn definitions(module: &PyModule, returns: Returns) -> BTreeMap<&str, Definition<'_>> {
    let tables: BTreeMap<&str, String> =
        module.classes.iter().map(|row| (row.name.as_str(), row.class.to_string())).collect();
    let classes = module.stubs.iter().map(|class| {
        let name = class.name.as_str();
        (name, Definition::Class(class, tables.get(name).cloned()))
    });
    let constants = module.constants.iter().map(|it| (it.name.as_str(), Definition::Constant(&it.stub)));
    let functions = module.functions.iter().map(|function| {
        let (form, also, doc) = returns.of(&function.stub);
        let forms = std::iter::once(form).chain(also);
        let forms = forms.map(|form| (form.params.as_slice(), &form.returns)).collect();
        let body = function.body.as_str();
        (function.name.as_str(), Definition::Function { body, doc, forms })
    });
    classes.chain(constants).chain(functions).collect()
}

/// The identity of a definition: its library, its name, and its major version.
type DefinitionPlace<'a> = (&'a str, &'a str, u32);

/// Definitions, with the identities of the classes that occur in them.
type DefinitionPlaces<'a> = BTreeMap<DefinitionPlace<'a>, (Definition<'a>, Vec<DefinitionPlace<'a>>)>;

/// For each definition, the newest major version that contains an equal definition.
type Origins<'a> = BTreeMap<DefinitionPlace<'a>, u32>;

/// The definitions that stubs of older major versions re-export.
#[derive(Default)]
pub(super) struct Shared<'a> {
    origins: Origins<'a>,
}

impl<'a> Shared<'a> {
    /// Compares the stubs of all modules.
    pub(super) fn of(package: &'a Package, returns: Returns) -> Self {
        let places = places(package, returns);
        let mut origins = newest(&places, |place| &places[place].0);
        loop {
            let told_apart = newest(&places, |place| {
                let origin =
                    |place: &DefinitionPlace<'a>| (place.0, place.1, origins.get(place).copied().unwrap_or(place.2));
                (origin(place), places[place].1.iter().map(origin).collect::<Vec<_>>())
            });
            if told_apart == origins {
                break;
            }
            origins = told_apart;
        }
        origins.retain(|place, origin| *origin != place.2 && places[place].0.is_printed(returns));
        Self { origins }
    }

    /// Returns true if a module's stub re-exports this name instead of defining it.
    pub(super) fn has(&self, module: &PyModule, name: &str) -> bool {
        self.origins.contains_key(&(module.library.as_str(), name, module.major))
    }

    /// The names that a module's stub re-exports, by the major version whose stub defines them.
    pub(super) fn re_exports(&self, module: &PyModule) -> BTreeMap<u32, Vec<&'a str>> {
        let mut names: BTreeMap<u32, Vec<&str>> = BTreeMap::new();
        for ((library, name, major), origin) in &self.origins {
            if *library == module.library && *major == module.major {
                names.entry(*origin).or_default().push(name);
            }
        }
        names
    }
}

/// All definitions in the package's stubs.
fn places(package: &Package, returns: Returns) -> DefinitionPlaces<'_> {
    let mut places = DefinitionPlaces::new();
    for module in &package.modules {
        for (name, definition) in definitions(module, returns) {
            let mentions = definition.mentions().into_iter().map(|class| class_place(module, class)).collect();
            places.insert((&module.library, name, module.major), (definition, mentions));
        }
    }
    places
}

/// The identity of a class that a module's stub mentions.
fn class_place<'a>(module: &'a PyModule, class: &'a PyClass) -> DefinitionPlace<'a> {
    let Some(library) = &class.library else { return (&module.library, &class.name, module.major) };
    let used = module.uses.iter().find(|(used, _)| used == library);
    (library, &class.name, used.map_or(module.major, |(_, major)| *major))
}

/// For each definition, the newest major version in which `of` returns the same value.
fn newest<'a, L: PartialEq>(places: &DefinitionPlaces<'a>, look: impl Fn(&DefinitionPlace<'a>) -> L) -> Origins<'a> {
    let origin = |place: &DefinitionPlace<'a>| {
        let (library, name, major) = *place;
        let seen = look(place);
        let newer = places.range((library, name, major + 1)..=(library, name, u32::MAX)).rev();
        let same = newer.map(|(newer, _)| newer).find(|newer| look(newer) == seen);
        (*place, same.map_or(major, |same| same.2))
    };
    places.keys().map(origin).collect()
}

#[cfg(test)]
mod tests;
