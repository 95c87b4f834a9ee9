//! The signature of each function, for reports.

use crate::{
    api::Api,
    lower::python::{self as view, pytype::PyType},
};
use std::collections::BTreeMap;

/// Library and name → `def …`, as the newest major version's stub has it.
pub fn signatures(api: &Api) -> BTreeMap<(String, String), String> {
    let mut all = BTreeMap::new();
    // Older majors come first: what a newer one says replaces it.
    for module in view::lower(api).modules {
        for function in module.functions {
            let view::StubFunction { form, also } = function.stub;
            let forms = std::iter::once(form).chain(also).map(|view::StubForm { params, returns }| {
                let params: Vec<String> = params.iter().map(|param| param.annotated(PyType::in_report)).collect();
                format!("def {}({}) -> {}", function.name, params.join(", "), returns.with_code.in_report())
            });
            let forms: Vec<String> = forms.collect();
            all.insert((module.library.clone(), function.name), forms.join("\n"));
        }
    }
    all
}
