//! Calls to every function of the Python package, for the package's tests: parameters, outputs, and the arguments that
//! the library must receive.
//!
//! The calls are written to a JSON file, which Python can parse. The file contains only data. `tests/python/echo/`
//! creates the arguments and compares the outputs. The names and the order of parameters are those of `cuda.bindings`:
//! counts are parameters, but outputs are not.
//!
//! *Architecture invariant:* the visible parameters of a Python function are taken from the package's own signatures.
//! The differential test checks these parameters. As for Rust, the effects of the recording stub are derived from the
//! roles.

mod param;
mod types;

use super::{calls::bound, library::EchoLibrary};
use codegen_core::{
    api::{Api, Function, Helper, Library, Symbol, call::Returned},
    ctype::CType,
    names,
    package::Package,
    registry::Registry,
    spec::Warnings,
};
use codegen_python::surface::surface;
use param::ParamView;
use serde::Serialize;
use std::collections::BTreeMap;
use types::{Scope, TypeView};

#[derive(Serialize)]
struct Calls<'a> {
    /// The number of elements that a recording stub uses if only CUDA determines the count.
    own: u64,
    modules: Vec<Module<'a>>,
}

/// The calls to one library in one major version.
#[derive(Serialize)]
struct Module<'a> {
    library: &'a str,
    major: u32,
    /// The Python modules of this library and of each library that it uses.
    modules: BTreeMap<&'a str, String>,
    /// The file name of the recording stub. `toolkit` is the name of the stub's folder.
    file: &'a str,
    toolkit: String,
    /// The result type of the library's functions: the enum of result codes, or a record. `success` is the value that
    /// indicates success.
    result: TypeView,
    /// The field of the result record that contains the result code, and the type of that field.
    code: Option<(&'a str, TypeView)>,
    success: String,
    /// Result codes other than success for which outputs are valid.
    answering: Vec<&'a str>,
    /// Set if result codes above 0 are warnings.
    warnings: bool,
    /// The number of functions that `cargo xtask explain --all` lists as bound, without variables.
    bound: usize,
    /// The tables of types that enum members select. Each row contains the member's value, the member's name, the type,
    /// and the first toolkit that contains the member. The toolkit is encoded as an integer, as in the headers.
    tables: BTreeMap<&'a str, Vec<(i64, String, TypeView, u32)>>,
    functions: Vec<FunctionView<'a>>,
    helpers: Vec<HelperView<'a>>,
}

#[derive(Serialize)]
struct FunctionView<'a> {
    name: &'a str,
    symbol: &'a str,
    per_thread: &'a str,
    /// The first toolkit that contains the function, encoded as an integer as in the headers.
    since: u32,
    /// The version that introduced the function, with the name of the product, as printed in errors. If the driver
    /// version is unknown, it is the version of the toolkit or release.
    came_with: Option<String>,
    /// The return type of the function. `None` if the function returns a result code.
    returns: Option<TypeView>,
    /// Set if the function returns a count, or a negated result code.
    counts: bool,
    params: Vec<ParamView<'a>>,
}

#[derive(Serialize)]
struct HelperView<'a> {
    name: &'a str,
    returns: TypeView,
    /// The name and the type of each parameter, and the name of the field that the parameter sets.
    params: Vec<(String, TypeView, String)>,
}

/// The text of the JSON file. `libraries` contains the recording stubs that the calls use.
pub(super) fn calls(api: &Api, registries: &[Registry], libraries: &[EchoLibrary<'_>], package: &Package) -> String {
    let modules = api.libraries.iter().zip(registries).flat_map(|(library, registry)| {
        library.majors.keys().filter_map(move |number| {
            let newest = registry.of_major(*number).next_back().map(|(version, _)| version)?;
            let echo =
                libraries.iter().find(|echo| echo.library.spec.name == library.spec.name && echo.version == newest);
            Some(module(api, package, library, *number, echo?))
        })
    });
    let calls = Calls { own: super::effect::OWN, modules: modules.collect() };
    // All keys are strings, so serialization cannot fail.
    serde_json::to_string(&calls).expect("the calls can be written as JSON")
}

fn module<'a>(
    api: &'a Api,
    package: &Package,
    library: &'a Library,
    number: u32,
    echo: &'a EchoLibrary<'a>,
) -> Module<'a> {
    let scope = Scope::new(api, library, number);
    let major = &library.majors[&number];
    let functions = major.functions.values().filter_map(|function| {
        let symbol = &major.symbols[&function.symbol];
        let effects = &echo.functions.get(symbol.name.as_str())?.effects;
        Some(view(&scope, function, symbol, effects))
    });
    let tables = library.attribute_types.iter().map(|(name, types)| {
        let members = scope.members(name);
        let rows = types.iter().filter_map(|(member, of)| {
            // The package may also contain newer enum members, which this recording stub does not support.
            let since = echo.member_since(name, member)?.in_header();
            Some((i64::from(*members.get(member.as_str())?), member.clone(), scope.describe_value(of), since))
        });
        (name.as_str(), rows.collect())
    });
    let used = api.used_editions(&library.spec, number);
    let path = |(library, number): (&'a Library, u32)| {
        let name = library.spec.name.as_str();
        (name, format!("{}.{}", package.python_package_of(name), library.edition(number).path(name, ".")))
    };
    let result = &library.spec.result;
    let of_field = |code: &'a String| {
        let found = scope.field(&result.r#type, code)?;
        Some((code.as_str(), scope.describe(found)))
    };
    Module {
        code: result.code.as_ref().and_then(of_field),
        library: &library.spec.name,
        major: number,
        modules: used.chain([(library, number)]).map(path).collect(),
        file: echo.file,
        toolkit: echo.folder.to_string(),
        result: scope.describe(&CType::Named(result.r#type.clone())),
        success: result.success.clone(),
        answering: [&result.in_progress, &result.too_small].into_iter().flatten().map(String::as_str).collect(),
        warnings: matches!(result.warnings, Some(Warnings::Positive)),
        bound: bound(library, number),
        tables: tables.collect(),
        functions: functions.collect(),
        helpers: major.helpers.values().map(|helper| helper_view(&scope, helper)).collect(),
    }
}

fn view<'a>(
    scope: &Scope<'_>,
    function: &'a Function,
    symbol: &'a Symbol,
    effects: &'a [super::effect::Effect],
) -> FunctionView<'a> {
    let is_status = symbol.returned == Returned::Status;
    let counts = symbol.returned == Returned::Count;
    let surface = surface(&function.plan);
    let product = scope.product;
    let params = function.plan.params.iter().zip(&surface).zip(effects);
    FunctionView {
        name: &function.name,
        symbol: &symbol.name,
        per_thread: &symbol.per_thread,
        since: symbol.availability.since.in_header(),
        came_with: symbol.availability.required_version().map(|version| format!("{product} {version}")),
        returns: (!is_status).then(|| scope.describe(&symbol.returns)),
        counts,
        params: params.map(|((param, shown), effect)| ParamView::new(scope, param, shown, effect)).collect(),
    }
}

fn helper_view<'a>(scope: &Scope<'_>, helper: &'a Helper) -> HelperView<'a> {
    let params = helper.params.iter().map(|(name, ty)| {
        let field = helper.fields.get(name).cloned().unwrap_or_default();
        (names::python(name), scope.describe(ty), field)
    });
    HelperView { name: &helper.name, returns: scope.describe(&helper.returns), params: params.collect() }
}
