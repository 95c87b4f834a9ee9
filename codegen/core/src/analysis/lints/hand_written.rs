//! Requirements of hand-written code: the generated items that this code uses.
//!
//! One hand-written module is used for all major versions of a library. Therefore, the items that the module needs must
//! be equal in all of these versions.

use crate::{
    analysis::{
        inputs::LibraryInput,
        sharing,
        unmatched::{Undecided, suggest, unmatched},
    },
    api::{Api, Function, Library, Major, Symbol, TypeKind},
    ctype::{self, CType, prototype},
    diag::{Diagnostic, Diagnostics, nearest},
    facts::Value,
    ordered::Ordered,
    spec::HandWritten,
};
use std::collections::BTreeSet;

pub(crate) fn check(
    input: &LibraryInput<'_>,
    earlier: &Api,
    library: &Library,
    undecided: &Undecided<'_>,
    diagnostics: &mut Diagnostics,
) {
    let Some(hand_written) = library.rust.as_ref() else { return };
    let used = earlier.libraries.iter().filter(|other| library.spec.uses.contains(&other.spec.name));
    let foreign: BTreeSet<String> = used.flat_map(|other| sharing::shared_everywhere(earlier, other)).collect();
    let shared = sharing::shared_types(library, &foreign, None);
    let base = Base { library, shared };
    let HandWritten { module, has: _, functions, symbols, types, inner, differ, retires, launches } = hand_written;
    let mut report = |section, names: &[String], fault: &dyn Fn(&str) -> Option<Fault>| {
        for (index, name) in names.iter().enumerate() {
            let at = || input.spec.location(&["rust", section, &index.to_string()]);
            let (message, help) = match fault(name) {
                // The hand-written module imports the item for every major version.
                Some(Fault::Missing(fault)) => (
                    format!("`{name}` does not exist in every major version: {fault}"),
                    format!(
                        "remove `{name}` from `{section}`, and use this name in `owned::{module}` only in a macro of \
                        each major version that declares it (`has: in_each_major`). Adding the name to `differ` is \
                        not sufficient"
                    ),
                ),
                Some(Fault::Differs(fault)) if !differ.contains(name) => (
                    format!("`{name}` differs between major versions: {fault}"),
                    format!(
                        "do not use `{name}` in `owned::{module}`, which is compiled for all major versions, or \
                        select between the variants in this module\nif the module compiles with both variants, add \
                        `{name}` to `differ`. `cargo xtask regen` verifies this"
                    ),
                ),
                Some(Fault::Differs(_)) | None => continue,
            };
            diagnostics.push(Diagnostic::new("unstable-base", at(), message).help(help));
        }
    };
    report("functions", functions, &|name| if undecided.has_function(name) { None } else { base.function(name) });
    report("symbols", symbols, &|name| base.symbol(name));
    report("types", types, &|name| base.shared_type(name));
    let is_type = |name: &str| library.majors.values().any(|major| major.types.contains_key(major.meant(name)));
    report("inner", inner, &|name| if is_type(name) { base.inner_type(name, differ) } else { base.constant(name) });
    let named: BTreeSet<&str> =
        base.names().chain([functions, symbols].into_iter().flatten().map(String::as_str)).collect();
    for (index, name) in differ.iter().enumerate().filter(|(_, name)| !named.contains(name.as_str())) {
        let at = input.spec.location(&["rust", "differ", &index.to_string()]);
        let message = format!("`differ` lists `{name}`, but no item, member or field has this name");
        diagnostics.push(suggest(unmatched(at, message), name, &named));
    }
    let handles = [("retires", retires), ("launches", launches)];
    for (section, name) in handles.iter().flat_map(|(section, of)| of.keys().map(move |name| (*section, name))) {
        let is_owned = |major: &Major| {
            let handle = major.handles.get(major.meant(name));
            undecided.may_be_handle(major, name) || handle.is_some_and(|it| it.destroyed_by.is_some())
        };
        if !library.majors.values().all(is_owned) {
            let at = input.spec.location(&["rust", section, name]);
            let message = format!("`{name}` is not a handle that programs can own in every major version");
            let known = library.majors.values().flat_map(|major| major.handles.keys()).map(String::as_str);
            let help = nearest(name, known.filter(|known| known != name));
            let help = help.map_or_else(|| "remove the entry".to_owned(), |near| format!("did you mean `{near}`?"));
            diagnostics.push(Diagnostic::new("unknown-handle", at, message).help(help));
        }
    }
}

/// The reason why hand-written code cannot use an item in all major versions.
enum Fault {
    /// Some major versions lack the item.
    Missing(String),
    /// The item is different in some major versions.
    Differs(String),
}

/// The inputs for comparing the items of a library's major versions.
struct Base<'a> {
    library: &'a Library,
    /// The types that are equal in all major versions.
    shared: BTreeSet<String>,
}

impl Base<'_> {
    /// Describes the item in each major version, if the item differs or if a major version lacks the item.
    fn differs<T: PartialEq>(
        &self,
        of: impl Fn(&Major) -> Option<T>,
        in_words: impl Fn(&T) -> String,
    ) -> Option<Fault> {
        let said: Vec<(u32, Option<T>)> =
            self.library.majors.iter().map(|(number, major)| (*number, of(major))).collect();
        if said.windows(2).all(|pair| pair[0].1 == pair[1].1) && said.iter().all(|(_, it)| it.is_some()) {
            return None;
        }
        let words = said.iter().map(|(number, it)| match it {
            Some(it) => format!("{} in {number}", in_words(it)),
            None => format!("missing in {number}"),
        });
        let words = words.collect::<Vec<_>>().join(", ");
        Some(if said.iter().all(|(_, it)| it.is_some()) { Fault::Differs(words) } else { Fault::Missing(words) })
    }

    /// Returns the names of all types, constants, enum members and fields.
    fn names(&self) -> impl Iterator<Item = &str> {
        self.library.majors.values().flat_map(|major| {
            let parts = major.types.values().flat_map(|ty| {
                let members = if let TypeKind::Enum(members) = &ty.kind { members.as_slice() } else { &[] };
                let fields = if let TypeKind::Record { fields, .. } = &ty.kind { fields.as_slice() } else { &[] };
                let fields = fields.iter().map(|field| field.name.as_str());
                members.iter().map(|member| member.name.as_str()).chain(fields)
            });
            major.types.keys().chain(major.names.keys()).chain(major.constants.keys()).map(String::as_str).chain(parts)
        })
    }

    /// Checks that a public function has equal parameters and results in all major versions. A newer major version may
    /// have a newer revision of the function. Hand-written code calls the oldest supported revision, which newer
    /// libraries also export.
    fn function(&self, name: &str) -> Option<Fault> {
        let types = |major: &Major| {
            let is_meant =
                |function: &&Function| function.name == name || function.aliases.iter().any(|alias| alias == name);
            let symbol = major.symbols.get(&major.functions.values().find(is_meant)?.symbol)?;
            Some(with_callbacks(major, symbol, prototype(&symbol.returns, name, &symbol.params)))
        };
        self.differs(types, |prototype| format!("`{prototype}`"))
    }

    fn symbol(&self, name: &str) -> Option<Fault> {
        let declared = |major: &Major| {
            let symbol = major.symbols.get(name)?;
            Some(with_callbacks(major, symbol, symbol.prototype()))
        };
        self.differs(declared, |prototype| format!("`{prototype}`"))
    }

    fn constant(&self, name: &str) -> Option<Fault> {
        self.differs(|major| Some(major.constants.get(name)?.value.clone()), Value::to_string)
    }

    fn shared_type(&self, name: &str) -> Option<Fault> {
        let absent =
            self.differs(|major| major.types.contains_key(major.meant(name)).then_some(()), |()| "there".to_owned());
        let is_shared = self.library.majors.len() < 2
            || self.library.majors.values().all(|major| self.shared.contains(major.canonical(name)));
        absent.or_else(|| (!is_shared).then(|| Fault::Differs("its contents differ".to_owned())))
    }

    /// Checks that the members and fields that exist in all major versions are equal, and that records have the same
    /// size.
    fn inner_type(&self, name: &str, differ: &[String]) -> Option<Fault> {
        let kind = |major: &Major| Some(major.types.get(major.meant(name))?.kind.clone());
        let majors: Vec<Option<TypeKind>> = self.library.majors.values().map(kind).collect();
        let agree = majors.windows(2).all(|pair| match pair {
            [Some(one), Some(other)] => agree(one, other, differ),
            _ => false,
        });
        let is_there = majors.iter().all(Option::is_some);
        match (agree, is_there) {
            (true, true) => None,
            (false, true) => Some(Fault::Differs("values or offsets differ".to_owned())),
            (_, false) => Some(Fault::Missing("one major version lacks the type".to_owned())),
        }
    }
}

/// Returns a function's prototype together with the prototypes of its callbacks, because hand-written code defines
/// functions that CUDA calls.
fn with_callbacks(major: &Major, symbol: &Symbol, prototype: String) -> String {
    let names = symbol.params.values().flat_map(CType::names).map(|name| major.meant(name));
    let callbacks = names.filter_map(|name| {
        let TypeKind::Callback { returns, params, .. } = &major.types.get(name)?.kind else { return None };
        let params: Ordered<CType> =
            params.values().enumerate().map(|(at, ty)| (format!("arg{at}"), ty.clone())).collect();
        Some(ctype::prototype(returns, &format!("(*{name})"), &params))
    });
    std::iter::once(prototype).chain(callbacks).collect::<Vec<_>>().join("; ")
}

/// Returns true if two definitions of a type agree. `differ` lists the exceptions: reserved fields, and enum members
/// whose value is the number of members.
fn agree(one: &TypeKind, other: &TypeKind, differ: &[String]) -> bool {
    match (one, other) {
        (TypeKind::Enum(one), TypeKind::Enum(other)) => one.iter().all(|member| {
            let same = other.iter().find(|it| it.name == member.name);
            same.is_none_or(|same| same.value == member.value || differ.contains(&member.name))
        }),
        (
            TypeKind::Record { fields: one, size, align, .. },
            TypeKind::Record { fields: other, size: other_size, align: other_align, .. },
        ) => {
            let is_same = |name: &String, offset| {
                let same = other.iter().find(|it| it.name == *name);
                same.is_none_or(|it| it.offset == offset || differ.contains(name))
            };
            (size, align) == (other_size, other_align) && one.iter().all(|field| is_same(&field.name, field.offset))
        }
        (one, other) => one == other,
    }
}
