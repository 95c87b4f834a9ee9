//! The signature of each function, for reports.

use super::{Package, StubForm, StubFunction, StubParam, pytype::PyType};
use crate::{api::Api, language::AllHeads};
use std::collections::BTreeMap;

/// Library and name → `def …`, as the newest major version's stub has it.
pub fn signatures(api: &Api) -> BTreeMap<(String, String), String> {
    let mut all = BTreeMap::new();
    // Older majors come first: what a newer one says replaces it.
    for module in Package::of(api).modules {
        for function in module.functions {
            let text = definitions(&function.name, &function.stub);
            all.insert((module.library.clone(), function.name), text);
        }
    }
    all
}

/// Library and major version → name → `def …`, of the libraries of a package.
pub(crate) fn forms(api: &Api, package: &crate::package::Package) -> BTreeMap<(String, u32), BTreeMap<String, String>> {
    let mut all = BTreeMap::new();
    // Of the libraries that those use, the package has the classes alone.
    let modules = Package::with(api, package, &package.libraries).modules.into_iter();
    for module in modules.filter(|module| package.has(&module.library)) {
        let functions = module.functions.into_iter().map(|function| {
            let text = definitions(&function.name, &function.stub);
            (function.name, text)
        });
        all.insert((module.library.clone(), module.major), functions.collect());
    }
    all
}

/// How the functions of each library are called: `(stream, src: address or buffer) -> tuple[…]`.
pub(super) fn of(package: &Package) -> AllHeads {
    let mut all = AllHeads::new();
    for module in &package.modules {
        let functions = module.functions.iter().map(|function| (function.name.clone(), brief(&function.stub)));
        all.entry((module.library.clone(), module.major)).or_default().functions.extend(functions);
    }
    all
}

/// `def …`, a line for each way to call it.
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

/// Its type is told where Rust's, beside which it stands, does not tell it.
fn param(param: &StubParam) -> String {
    let ty = if param.ty.is_plain() { String::new() } else { format!(": {}", param.ty.in_words()) };
    format!("{}{ty}{}", param.name, param.equals())
}
