//! The signature of each function, for reports.

use super::{Package, StubForm, StubFunction, pytype::PyType};
use crate::api::Api;
use std::collections::BTreeMap;

/// Library and name → `def …`, as the newest major version's stub has it.
pub fn signatures(api: &Api) -> BTreeMap<(String, String), String> {
    let mut all = BTreeMap::new();
    // Older majors come first: what a newer one says replaces it.
    for module in Package::of(api).modules {
        for function in module.functions {
            let StubFunction { form, also } = function.stub;
            let forms = std::iter::once(form).chain(also).map(|StubForm { params, returns }| {
                let params: Vec<String> = params.iter().map(|param| param.annotated(PyType::in_report)).collect();
                format!("def {}({}) -> {}", function.name, params.join(", "), returns.with_code.in_report())
            });
            let forms: Vec<String> = forms.collect();
            all.insert((module.library.clone(), function.name), forms.join("\n"));
        }
    }
    all
}
