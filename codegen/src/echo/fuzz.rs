//! What a fuzzer of the safe functions needs: for each of them what calls it with arguments that are chosen at random, and for
//! each C function what a pretended one checks and makes. `tests/rust/src/fuzz` runs them.
//!
//! *Architecture invariant:* what a C function does with handles is read off its C parameters. That handles in arrays are read,
//! that a handle without a function that destroys it goes with what it was made of, holds whatever the specs say of the Rust
//! function.

mod fake;

use super::{library::EchoLibrary, source::render};
use crate::{
    api::Api,
    names::{self, OWNED},
    package::Package,
    registry::Registry,
    rust::{HandleForm, Life, Made, RustFn, RustOutput, RustType, owned_functions},
};
use askama::Template;
use fake::{Fake, Fakes};
use quote::ToTokens;
use std::collections::BTreeMap;

#[derive(Template)]
#[template(path = "rust/echo_fuzz.rs.j2", escape = "none")]
struct Fuzz {
    modules: Vec<Module>,
}

/// One library of one major version.
struct Module {
    ident: String,
    /// Its path in the crate, and that of the functions whose handles have owners.
    path: String,
    owned: String,
    library_static: String,
    /// What the names of types of other libraries begin with.
    uses: Vec<String>,
    calls: Vec<Call>,
    fakes: Vec<Fake>,
    /// Safe functions that are not called, by reason.
    left: BTreeMap<&'static str, usize>,
}

/// A safe function.
struct Call {
    name: String,
    ident: String,
    /// Statements that choose arguments.
    lines: Vec<String>,
    arguments: String,
    /// A pattern for what it returns, and statements that keep it.
    pattern: String,
    kept: Vec<String>,
}

/// The source, of the newest major version of each library of a package.
pub(super) fn source(api: &Api, registries: &[Registry], libraries: &[EchoLibrary<'_>], package: &Package) -> String {
    let owned = owned_functions(api, package);
    let own = api.libraries.iter().zip(registries).filter(|(library, _)| package.has(&library.spec.name));
    let modules = own.filter_map(|(library, registry)| {
        let number = *library.majors.keys().next_back()?;
        let functions = owned.get(&(library.spec.name.clone(), number)).filter(|functions| !functions.is_empty())?;
        let (newest, _) = registry.of_major(number).next_back()?;
        let file = super::library::file(library, newest);
        let echo = libraries.iter().rfind(|echo| echo.file == file && echo.library.spec.name == library.spec.name)?;
        let (mut calls, mut left) = (Vec::new(), BTreeMap::new());
        for function in functions.values().filter(|function| function.is_safe) {
            match call(function) {
                Ok(call) => calls.push(call),
                Err(reason) => *left.entry(reason).or_default() += 1,
            }
        }
        let edition = library.edition(number);
        let owned_path = edition.parent().into_iter().chain([OWNED.to_owned(), edition.module(&library.spec.name)]);
        let owned_path: Vec<String> = owned_path.collect();
        let used = api.used_editions(&library.spec, number);
        let uses = used.map(|(used, number)| {
            let name = &used.spec.name;
            format!("cubind::{} as {}", used.edition(number).path(name, "::"), names::rust(name))
        });
        Some(Module {
            ident: edition.path(&library.spec.name, "_"),
            path: edition.path(&library.spec.name, "::"),
            owned: owned_path.join("::"),
            library_static: names::library_static(&library.spec.name),
            uses: uses.collect(),
            calls,
            fakes: Fakes::new(api, registries, library, number, echo).all(),
            left,
        })
    });
    render(&Fuzz { modules: modules.collect() })
}

/// What calls a function; or why it is left out.
fn call(function: &RustFn) -> Result<Call, &'static str> {
    let mut lines = Vec::new();
    let mut arguments = Vec::new();
    for (index, param) in function.params.iter().enumerate() {
        let (made, passed) = argument(&param.ty, &format!("a{index}"))?;
        lines.push(made);
        arguments.push(passed);
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
    Ok(Call { name, ident, lines, arguments: arguments.join(", "), pattern, kept })
}

/// The statement that chooses an argument, and how it is passed.
fn argument(ty: &RustType, name: &str) -> Result<(String, String), &'static str> {
    let chosen = |how: String| Ok((format!("let mut {name} = fuzz.{how};"), name.to_owned()));
    match ty {
        RustType::Handle(handle) => {
            let of = handle.arguments();
            let (how, passed) = match handle.form {
                HandleForm::Taken | HandleForm::Lender => ("handle", format!("{name}.lend()")),
                HandleForm::TakenOrNull => ("handle_or_null", format!("{name}.lend()")),
                HandleForm::Kept
                | HandleForm::Element
                | HandleForm::Owned
                | HandleForm::OwnedWith
                | HandleForm::Part => {
                    return Err("a handle in another place");
                }
            };
            Ok((format!("let {name} = fuzz.{how}::<{of}>()?;"), passed))
        }
        RustType::Number(_) | RustType::Named(_) => chosen(format!("value::<{}>()", ty.to_token_stream())),
        RustType::CStr => chosen("text()".to_owned()),
        RustType::Reference { to, mutable } => {
            let passed = if *mutable { format!("&mut {name}") } else { format!("&{name}") };
            Ok((behind(to, name)?, passed))
        }
        RustType::Option(of) => {
            let (made, passed) = argument(of, name)?;
            Ok((format!("{made}\nlet is_{name} = fuzz.coin();"), format!("is_{name}.then_some({passed})")))
        }
        RustType::Generic(_) | RustType::Key(_) => Err("a type parameter"),
        RustType::Unit
        | RustType::Void
        | RustType::Pointer { .. }
        | RustType::Function { .. }
        | RustType::Slice(_)
        | RustType::Array(..)
        | RustType::Vec(_)
        | RustType::Tuple(_)
        | RustType::CString
        | RustType::StaticText
        | RustType::CuPtr(_)
        | RustType::Memory { .. }
        | RustType::Scalar { .. }
        | RustType::AnyScalar
        | RustType::HostScalar => Err("an argument of another kind"),
    }
}

/// The statement that chooses what stands behind a reference.
fn behind(ty: &RustType, name: &str) -> Result<String, &'static str> {
    let is_number = |ty: &RustType| matches!(ty, RustType::Number(_) | RustType::Named(_));
    let chosen = |how: &str, of: &RustType| format!("let mut {name} = fuzz.{how}::<{}>();", of.to_token_stream());
    if is_number(ty) {
        return Ok(chosen("value", ty));
    }
    let RustType::Slice(of) = ty else { return Err("a reference to something else") };
    if let RustType::Handle(handle) = &**of {
        let of = handle.arguments();
        return Ok(format!("let {name} = fuzz.handles::<{of}>();\nlet {name} = fuzz::lent(&{name});"));
    }
    if is_number(of) { Ok(chosen("values", of)) } else { Err("a slice of something else") }
}

/// The statement that keeps an output, if it is a handle.
fn keep(function: &RustFn, output: &RustOutput, name: &str) -> Option<String> {
    let Made::Owner { life, is_list } = &output.made else { return None };
    // The lifetime is that of all that lend.
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
