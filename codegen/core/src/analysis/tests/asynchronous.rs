//! Cross-check of lifetimes against the functions that NVIDIA's headers call asynchronous.
//!
//! `tests/cross_checks/README.md` describes how the table was made.

use super::cross_checks::{ASYNCHRONOUS, folder};
use crate::{api::Function, repository};
use std::{collections::BTreeSet, fs};

/// Returns true if the call uses memory, and all of it only until the call returns.
fn ends_with_the_call(function: &Function) -> bool {
    let lifetimes = || function.plan.params.iter().map(|param| &param.lifetimes);
    lifetimes().any(|of| of.iter().next().is_some()) && lifetimes().all(|of| of.beyond_the_call().next().is_none())
}

#[test]
fn asynchronous_functions_use_memory_after_they_return() {
    let text = fs::read_to_string(folder().join(format!("{ASYNCHRONOUS}.tsv"))).unwrap();
    let names: BTreeSet<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let (mut compared, mut wrong) = (BTreeSet::new(), BTreeSet::new());
    let majors = repository::resolved().libraries.iter().flat_map(|library| library.majors.values());
    for function in majors.flat_map(|major| major.functions.values()) {
        let called = function.aliases.iter().chain([&function.name]).find(|name| names.contains(name.as_str()));
        let Some(name) = called else { continue };
        compared.insert(name);
        if ends_with_the_call(function) {
            wrong.insert(format!("{name}: asynchronous, but its memory is only used until it returns"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
    println!("{} functions compared", compared.len());
    assert!(compared.len() >= 40, "only {} functions are compared", compared.len());
}
