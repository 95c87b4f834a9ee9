//! Signatures of functions, for reports.

use super::{Package, StubForm, StubFunction, StubParam, pytype::PyType};
use codegen_core::{
    api::Api,
    language::{AllForms, AllSignatures, Forms, Signatures},
};

/// The signatures (`def …`) by library and name, as in the stub of the newest major version.
pub(crate) fn signatures(api: &Api) -> Signatures {
    let mut all = Signatures::new();
    // Older major versions come first, so that signatures of newer versions replace them.
    for module in Package::of(api).modules {
        for function in module.functions {
            let text = definitions(&function.name, &function.stub);
            all.insert((module.library.clone(), function.name), text);
        }
    }
    all
}

/// The signatures (`def …`) by library, major version and name, for the libraries of a package.
pub(crate) fn forms(api: &Api, package: &codegen_core::package::Package) -> AllForms {
    let mut all = AllForms::new();
    // If these libraries use other libraries, the package contains only the classes of the other libraries.
    let modules = Package::with(api, package, &package.libraries).modules.into_iter();
    for module in modules.filter(|module| package.has(&module.library)) {
        let functions = module.functions.into_iter().map(|function| {
            let raw = definitions(&function.name, &function.stub);
            (function.name, Forms { raw, ..Forms::default() })
        });
        all.insert((module.library.clone(), module.major), functions.collect());
    }
    all
}

/// The signatures of each library's functions, in the form `(stream, src: address or buffer) -> tuple[…]`.
pub(super) fn of(package: &Package) -> AllSignatures {
    let mut all = AllSignatures::new();
    for module in &package.modules {
        let functions = module.functions.iter().map(|function| (function.name.clone(), brief(&function.stub)));
        all.entry((module.library.clone(), module.major)).or_default().functions.extend(functions);
    }
    all
}

/// The definition of a function (`def …`), with a line for each overload.
fn definitions(name: &str, function: &StubFunction) -> String {
    let forms = ways(function).map(|StubForm { params, returns }| {
        let params: Vec<String> = params.iter().map(|param| param.annotated(PyType::in_report)).collect();
        format!("def {name}({}) -> {}", params.join(", "), returns.in_report())
    });
    forms.collect::<Vec<_>>().join("\n")
}

fn ways(function: &StubFunction) -> impl Iterator<Item = &StubForm> {
    std::iter::once(&function.form).chain(&function.also)
}

fn brief(function: &StubFunction) -> String {
    let forms = ways(function).map(|StubForm { params, returns }| {
        let params: Vec<String> = params.iter().map(param).collect();
        format!("({}) -> {}", params.join(", "), returns.in_words())
    });
    forms.collect::<Vec<_>>().join(" or ")
}

/// Prints the type of a parameter, unless the Rust signature beside it implies the type.
fn param(param: &StubParam) -> String {
    let ty = if param.ty.is_plain() { String::new() } else { format!(": {}", param.ty.in_words()) };
    format!("{}{ty}{}", param.name, param.equals())
}
