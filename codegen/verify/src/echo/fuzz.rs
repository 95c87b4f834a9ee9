//! Random calls to the safe functions, and fake C functions that check their arguments and write their outputs.
//! `tests/rust/src/fuzz` makes the calls with the fakes and with the real libraries.
//!
//! *Architecture invariant:* the effect of a C function on handles is derived from its C parameters. Handles in arrays
//! are read. A handle without a destroying function is destroyed together with its parent. Both rules are independent
//! of the spec entries for the Rust function.

mod fake;

use super::{library::EchoLibrary, source::render};
use askama::Template;
use codegen_core::types::{MajorTypes, ValueKind};
use codegen_core::{
    api::{Api, Library},
    ctype::CType,
    names::{self, CHECKED, OWNED},
    package::Package,
    registry::Registry,
};
use codegen_rust::{
    Bound, Conversion, Generic, HandleForm, Life, MemoryForm, RustFn, RustOutput, RustType, owned_functions,
};
use fake::{Fake, Fakes};
use quote::ToTokens;

#[derive(Template)]
#[template(path = "rust/echo_fuzz.rs.j2", escape = "none")]
struct Fuzz {
    modules: Vec<Module>,
}

/// The calls to one library in one major version.
struct Module {
    ident: String,
    /// The path of the library's module in the crate. `owned` is the path of its functions with owned handles.
    path: String,
    owned: String,
    library_static: String,
    /// The path of the module that contains the attribute keys. `None` if no function takes a key.
    keys: Option<String>,
    /// The prefixes of the type names of used libraries.
    uses: Vec<String>,
    /// The paths of the used libraries' modules.
    makers: Vec<String>,
    calls: Vec<Call>,
    fakes: Vec<Fake>,
    /// Safe functions that are not called, with the reasons.
    left: Vec<(String, &'static str)>,
}

/// A call to a safe function.
struct Call {
    name: String,
    ident: String,
    /// The statements that choose the arguments.
    lines: Vec<String>,
    /// The attribute keys for the calls. Empty if the function takes no key. `late` contains the statements that choose
    /// the arguments that depend on the key.
    keys: Vec<String>,
    late: Vec<String>,
    arguments: String,
    /// A pattern for the result of the call. `kept` contains the statements that store the handles in the result.
    pattern: String,
    kept: Vec<String>,
}

/// The text of the Rust source, for the newest major version of each library in a package.
pub(super) fn source(api: &Api, registries: &[Registry], libraries: &[EchoLibrary<'_>], package: &Package) -> String {
    let owned = owned_functions(api, package);
    let own = api.libraries.iter().zip(registries).filter(|(library, _)| package.has(&library.spec.name));
    let modules = own.filter_map(|(library, registry)| {
        let number = *library.majors.keys().next_back()?;
        let functions = owned.get(&(library.spec.name.clone(), number)).filter(|functions| !functions.is_empty())?;
        let (newest, _) = registry.of_major(number).next_back()?;
        let file = super::library::file(library, newest);
        let echo = libraries.iter().rfind(|echo| echo.file == file && echo.library.spec.name == library.spec.name)?;
        let (mut calls, mut left) = (Vec::new(), Vec::new());
        let types = MajorTypes::new(&library.spec, number, &library.majors[&number], api);
        for function in functions.values().filter(|function| function.is_safe) {
            match call(function, &|table| keys(library, &types, table)) {
                Ok(call) => calls.push(call),
                Err(reason) => left.push((function.name.clone(), reason)),
            }
        }
        let edition = library.edition(number);
        let beside = |folder: &str| {
            let path = edition.parent().into_iter().chain([folder.to_owned(), edition.module(&library.spec.name)]);
            path.collect::<Vec<_>>().join("::")
        };
        let used = api.used_editions(&library.spec, number);
        let makers = used.clone().map(|(used, number)| used.edition(number).path(&used.spec.name, "::")).collect();
        let uses = used.map(|(used, number)| {
            let name = &used.spec.name;
            format!("cubind::{} as {}", used.edition(number).path(name, "::"), names::rust(name))
        });
        Some(Module {
            ident: edition.path(&library.spec.name, "_"),
            path: edition.path(&library.spec.name, "::"),
            owned: beside(OWNED),
            keys: calls.iter().any(|call| !call.keys.is_empty()).then(|| format!("{}::keys", beside(CHECKED))),
            library_static: names::library_static(&library.spec.name),
            uses: uses.collect(),
            makers,
            calls,
            fakes: Fakes::new(api, registries, library, number, echo).all(),
            left,
        })
    });
    render(&Fuzz { modules: modules.collect() })
}

/// The members of a type table for which there is a key. The major version must contain such a member, and the
/// attribute must have a single value that is not a function.
fn keys(library: &Library, types: &MajorTypes<'_>, table: &str) -> Vec<String> {
    let known = types.definition(table).and_then(|found| found.item.kind.members()).unwrap_or_default();
    let of_table = library.attribute_types.get(table).into_iter().flatten();
    let has_key = |member: &str, ty: &CType| {
        let is_list = matches!(ty, CType::Array { len: 0, .. });
        let is_value = !matches!(types.kind(ty), ValueKind::Untyped | ValueKind::Function);
        !is_list && is_value && known.iter().any(|item| item.name == member)
    };
    of_table.filter(|(member, of)| has_key(member, &of.ty)).map(|(member, _)| names::rust(member).to_string()).collect()
}

/// The call to a function. If the function is not called, the reason for its omission.
fn call(function: &RustFn, keys: &dyn Fn(&str) -> Vec<String>) -> Result<Call, &'static str> {
    let mut lines: Vec<String> = Vec::new();
    let (mut late, mut arguments, mut members) = (Vec::new(), Vec::new(), Vec::new());
    let is_keyed = function.params.iter().any(|param| matches!(param.ty, RustType::Key(_)));
    // A key determines the type of an attribute's value.
    for generic in function.generics.iter().filter(|_| !is_keyed) {
        match generic {
            Generic::Lifetime => {}
            Generic::Type(name, Bound::Element(_)) => lines.push(format!("type {name} = f32;")),
            Generic::Type(name, Bound::Input | Bound::Output) => lines.push(format!("type {name} = u32;")),
            Generic::Type(_, Bound::AttributeValue) => return Err("the value of an attribute without a key"),
        }
    }
    for (index, param) in function.params.iter().enumerate() {
        let name = format!("a{index}");
        if let RustType::Key(table) = &param.ty {
            members = keys(&table.name);
            if members.is_empty() {
                return Err("a table without keys");
            }
            arguments.push("key".to_owned());
        } else if is_keyed && matches!(param.ty, RustType::Generic(_)) {
            late.push(format!("let {name} = fuzz.value();"));
            arguments.push(name);
        } else {
            let (made, passed) = argument(&param.ty, &name)?;
            lines.push(made);
            arguments.push(passed);
        }
    }
    let names: Vec<String> = (0..function.outputs.len()).map(|index| format!("o{index}")).collect();
    let kept = function.outputs.iter().zip(&names).filter_map(|(output, name)| keep(function, output, name));
    let kept: Vec<String> = kept.collect();
    let pattern = match names.as_slice() {
        _ if kept.is_empty() => "_".to_owned(),
        [only] => only.clone(),
        several => format!("({})", several.join(", ")),
    };
    let (name, ident) = (function.name.clone(), names::rust(&function.name).to_string());
    Ok(Call { name, ident, lines, keys: members, late, arguments: arguments.join(", "), pattern, kept })
}

/// The statement that chooses an argument, and the expression that passes it.
fn argument(ty: &RustType, name: &str) -> Result<(String, String), &'static str> {
    let chosen = |how: String| Ok((format!("let mut {name} = fuzz.{how};"), name.to_owned()));
    match ty {
        RustType::Handle(handle) => {
            let of = handle.arguments();
            let how = match handle.form {
                HandleForm::Taken | HandleForm::Lender => "handle",
                HandleForm::TakenOrNull => "handle_or_null",
                HandleForm::Kept => return chosen("stream()?".to_owned()),
                HandleForm::Element | HandleForm::Owned | HandleForm::OwnedWith | HandleForm::Part => {
                    return Err("a handle in another place");
                }
            };
            Ok((format!("let {name} = fuzz.{how}::<{of}>()?;"), format!("{name}.lend()")))
        }
        RustType::Number(_) | RustType::Named(_) => chosen(format!("value::<{}>()", ty.to_token_stream())),
        RustType::CStr => chosen("text()".to_owned()),
        RustType::HostScalar => {
            Ok((format!("let {name} = fuzz.value::<f32>();"), format!("cubind::HostScalar::of::<f32>({name})")))
        }
        RustType::Reference { to, mutable } => behind(to, name, *mutable),
        RustType::Option(of) => {
            let (made, passed) = argument(of, name)?;
            Ok((format!("{made}\nlet is_{name} = fuzz.coin();"), format!("is_{name}.then_some({passed})")))
        }
        RustType::Memory { of, mutable, form: MemoryForm::Known | MemoryForm::KnownOrInPlace } => {
            let of = if **of == RustType::Void { "f32".to_owned() } else { of.to_token_stream().to_string() };
            let passed = if *mutable { "write" } else { "read" };
            Ok((format!("let mut {name} = fuzz.memory::<{of}>()?;"), format!("{name}.{passed}()")))
        }
        RustType::Memory { form: MemoryForm::Any, .. } | RustType::CuPtr(_) => Err("an address on the device"),
        RustType::Pointer { .. } => Err("a pointer"),
        RustType::Function { .. } => Err("a function"),
        RustType::Generic(_)
        | RustType::Key(_)
        | RustType::Unit
        | RustType::Void
        | RustType::Slice(_)
        | RustType::Array(..)
        | RustType::Vec(_)
        | RustType::Tuple(_)
        | RustType::CString
        | RustType::StaticText
        | RustType::Scalar { .. }
        | RustType::AnyScalar => Err("an argument of another kind"),
    }
}

/// The statement that chooses a referenced value, and the expression that passes it.
fn behind(ty: &RustType, name: &str, mutable: bool) -> Result<(String, String), &'static str> {
    let reference = if mutable { "&mut " } else { "&" };
    let is_plain = |ty: &RustType| matches!(ty, RustType::Number(_) | RustType::Named(_) | RustType::Generic(_));
    let chosen = |how: &str, of: &RustType| format!("let mut {name} = fuzz.{how}::<{}>();", of.to_token_stream());
    let all = format!("{reference}{name}[..]");
    if is_plain(ty) {
        return Ok((chosen("one", ty), format!("{reference}{name}[0]")));
    }
    if let RustType::Array(of, len) = ty
        && is_plain(of)
    {
        let made = format!("let mut {name} = [fuzz.value::<{}>(); {len}];", of.to_token_stream());
        return Ok((made, format!("{reference}{name}")));
    }
    let RustType::Slice(of) = ty else { return Err("a reference to something else") };
    if let RustType::Handle(handle) = &**of {
        let of = handle.arguments();
        return Ok((format!("let {name} = fuzz.handles::<{of}>();\nlet {name} = fuzz::lent(&{name});"), all));
    }
    if **of == RustType::CStr {
        return Ok((format!("let {name} = fuzz.texts();"), all));
    }
    if is_plain(of) { Ok((chosen("values", of), all)) } else { Err("a slice of something else") }
}

/// The statement that stores an output. `None` if the output is not a handle.
fn keep(function: &RustFn, output: &RustOutput, name: &str) -> Option<String> {
    let Conversion::Owner { life, is_list } = &output.conversion else { return None };
    // All handles from which outputs borrow have the same lifetime.
    let lends = |ty: &RustType| matches!(ty, RustType::Handle(handle) if handle.form == HandleForm::Lender);
    let of = function.params.iter().enumerate().filter(|(_, param)| lends(&param.ty));
    let of = of.map(|(index, _)| format!("a{index}.id()")).collect::<Vec<_>>().join(", ");
    let keep = match life {
        Life::Own => "fuzz.own(it)".to_owned(),
        Life::PartOf(_) => format!("fuzz.part(it, &[{of}])"),
        Life::With(_) => format!("fuzz.own_with(it, &[{of}])"),
    };
    Some(if *is_list { format!("for it in {name} {{ {keep}; }}") } else { format!("let it = {name};\n{keep};") })
}
