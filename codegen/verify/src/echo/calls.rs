//! Rust source that calls every public function of the crate. It contains one module for each library in each major
//! version.
//!
//! The source contains only data. The functions in `tests/rust/src/` create the arguments, and compare them with the
//! arguments that the library receives.

mod builder;
mod function;
mod helper;
mod owned;

use super::{library::EchoLibrary, source::render};
use askama::Template;
use codegen_core::{
    api::{Api, BindingStatus, Library, Symbol},
    names::{self, CHECKED, OWNED, SYMBOLS},
    package::{CORE, Package},
    registry::Registry,
    types::MajorTypes,
    version::Version,
};
use codegen_rust::{RustFn, checked_functions, owned_functions};
use function::Function;
use helper::Helper;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Template)]
#[template(path = "rust/echo_calls.rs.j2", escape = "none")]
struct Calls {
    modules: Vec<Module>,
}

/// The calls to one library in one major version.
struct Module {
    /// The name of the module that contains the calls, such as `cuda13_driver`.
    ident: String,
    /// The name of the crate that contains the library.
    of_crate: String,
    /// The path of the library's module in the crate. `symbols` is the path of the library's C functions.
    path: String,
    symbols: String,
    library_static: String,
    /// The newest toolkit of the major version, or the newest release of an independently versioned library.
    toolkit: Version,
    file: String,
    /// The result codes that cubind itself returns, as integer expressions.
    missing_library: String,
    missing_symbol: String,
    invalid_argument: String,
    /// The path of the functions that return a `Result`. `None` if there are no such functions. `checked_count` is
    /// their number in the crate.
    checked: Option<String>,
    checked_count: usize,
    /// The path of the functions with owned handles. `None` if there are no such functions. `owned_count` is their
    /// number in the crate.
    owned: Option<String>,
    owned_count: usize,
    /// The number of functions that `cargo xtask explain --all` lists as bound.
    bound: usize,
    functions: Vec<Function>,
    helpers: Vec<Helper>,
    /// The symbol that owners call to determine the context of their handles.
    context: Option<String>,
    /// Test calls that each drop an owned handle.
    dropped: Vec<Function>,
    aliases: Vec<String>,
}

/// The text of the Rust source. `libraries` contains the recording stubs that the calls use.
pub(super) fn source(api: &Api, registries: &[Registry], libraries: &[EchoLibrary<'_>], package: &Package) -> String {
    let (checked, owned) = (&checked_functions(api, package), &owned_functions(api, package));
    let through = &Through { libraries, package };
    let own = api.libraries.iter().zip(registries).filter(|(library, _)| package.has(&library.spec.name));
    let modules = own.flat_map(|(library, registry)| {
        library.majors.keys().filter_map(move |number| {
            let key = (library.spec.name.clone(), *number);
            let forms = OtherLayers { checked: checked.get(&key).copied().unwrap_or(0), owned: owned.get(&key)? };
            module(api, registries, library, registry, *number, through, &forms)
        })
    });
    render(&Calls { modules: modules.collect() })
}

/// The recording stubs and the package that the calls use.
struct Through<'a> {
    libraries: &'a [EchoLibrary<'a>],
    /// The package whose crate contains the functions.
    package: &'a Package,
}

/// The numbers of checked functions and the owned functions of a library in one major version.
struct OtherLayers<'a> {
    /// The number of functions that return a `Result`.
    checked: usize,
    /// The functions with owned handles.
    owned: &'a BTreeMap<String, RustFn>,
}

fn module(
    api: &Api,
    registries: &[Registry],
    library: &Library,
    registry: &Registry,
    number: u32,
    Through { libraries, package }: &Through<'_>,
    forms: &OtherLayers<'_>,
) -> Option<Module> {
    let major = &library.majors[&number];
    let (newest, _) = registry.of_major(number).next_back()?;
    let file = super::library::file(library, newest);
    // If several recording stubs have the same file name, the loader finds the newest one.
    let echo = libraries.iter().rfind(|echo| echo.file == file)?;
    let scope = function::Scope::new(api, registries, library, number, forms.owned, echo);
    let is_alike = |(name, owned): &(&String, &RustFn)| {
        major.functions.get(*name).is_some_and(|function| owned::Owned::is_alike(function, owned))
    };
    let echo = |symbol: &Symbol| echo.functions.get(symbol.name.as_str());
    let functions = major.functions.values().filter_map(|function| {
        let symbol = &major.symbols[&function.symbol];
        Some(scope.function(function, symbol, echo(symbol)?))
    });
    let shadowed = major.symbols.values().filter(|symbol| symbol.public.is_none() && !symbol.variadic);
    let shadowed = shadowed.filter_map(|symbol| Some(scope.symbol(symbol, echo(symbol)?)));
    let edition = library.edition(number);
    let module = edition.module(&library.spec.name);
    let result = &library.spec.result;
    let crate_of = |library: &str| if package.has(library) { package.rust.module.as_str() } else { CORE };
    let ty = result_path(api, library, number, crate_of);
    // If the result type is a record, the result code is one of its fields.
    let code = |member: &str, constant: &str| match &result.code {
        None => format!("{ty}::{member}.0"),
        Some(field) => format!("<{ty} as cubind::Status>::{constant}.{field}.0"),
    };
    let beside =
        |folder: &str| edition.parent().into_iter().chain([folder.to_owned(), module.clone()]).collect::<Vec<_>>();
    Some(Module {
        of_crate: crate_of(&library.spec.name).to_owned(),
        ident: edition.path(&library.spec.name, "_"),
        path: edition.path(&library.spec.name, "::"),
        symbols: beside(SYMBOLS).join("::"),
        checked: (forms.checked > 0).then(|| beside(CHECKED).join("::")),
        checked_count: forms.checked,
        owned: (!forms.owned.is_empty()).then(|| beside(OWNED).join("::")),
        owned_count: forms.owned.iter().filter(is_alike).count(),
        library_static: names::library_static(&library.spec.name),
        toolkit: newest,
        file: file.to_owned(),
        missing_library: code(&result.missing_library, "MISSING_LIBRARY"),
        missing_symbol: code(&result.missing_symbol, "MISSING_SYMBOL"),
        invalid_argument: code(&result.invalid_argument, "INVALID_ARGUMENT"),
        bound: bound(library, number),
        functions: functions.chain(shadowed).collect(),
        helpers: major.helpers.values().map(Helper::new).collect(),
        context: library.contexts.as_ref().and_then(|it| Some(major.functions.get(&it.current)?.symbol.clone())),
        dropped: owned::dropped(api, library, number, major),
        aliases: major.functions.values().flat_map(|function| &function.aliases).cloned().collect(),
    })
}

/// The path of the result type, which may be defined by a used library.
fn result_path<'a>(api: &Api, library: &Library, number: u32, crate_of: impl Fn(&str) -> &'a str) -> String {
    let name = &library.spec.result.r#type;
    let types = MajorTypes::new(&library.spec, number, &library.majors[&number], api);
    let owner = types.definition(name).map_or(&*library.spec.name, |found| found.library);
    let mut used = api.used_editions(&library.spec, number);
    let of_used = used.find(|(used, _)| used.spec.name == owner).map(|(used, number)| used.edition(number));
    let edition = of_used.unwrap_or_else(|| library.edition(number));
    format!("{}::{}::{name}", crate_of(owner), edition.path(owner, "::"))
}

/// The number of bound functions in the coverage table, except for variables. Tests compare it with the number of
/// calls, to detect missing calls. Recording stubs do not contain variables.
pub(super) fn bound(library: &Library, number: u32) -> usize {
    let major = &library.majors[&number];
    let is_variable = |name: &str| {
        let symbol = major.functions.get(name).and_then(|function| major.symbols.get(&function.symbol));
        symbol.is_some_and(|symbol| symbol.variable)
    };
    let rows = library.coverage.iter().filter(|row| row.toolkit.major == number);
    let names: BTreeSet<&str> = rows
        .flat_map(|row| row.statuses.values())
        .filter_map(|status| match status {
            BindingStatus::Bound(name) if is_variable(name) => None,
            BindingStatus::Bound(name) => Some(name.as_str()),
            BindingStatus::Shadowed { .. } | BindingStatus::Variadic | BindingStatus::Skipped(_) => None,
        })
        .collect();
    names.len()
}
