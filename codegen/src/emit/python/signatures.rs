//! The signature of each function, for reports.

use crate::{api::Api, lower::python as view};
use std::collections::BTreeMap;

/// Library and name → `def …`, as the newest major version's stub has it.
pub fn signatures(api: &Api) -> BTreeMap<(String, String), String> {
    let mut all = BTreeMap::new();
    // Older majors come first: what a newer one says replaces it.
    for module in view::lower(api).modules {
        for function in module.functions {
            let view::StubFunction { params, returns, also } = function.stub;
            let forms = std::iter::once((params, returns)).chain(also);
            let forms: Vec<String> = forms
                .map(|(params, returns)| {
                    format!("def {}({}) -> {}", function.name, params.join(", "), returns.with_code)
                })
                .collect();
            all.insert((module.library.clone(), function.name), forms.join("\n"));
        }
    }
    all
}
