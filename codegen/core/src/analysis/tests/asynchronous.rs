//! Cross-check of lifetimes against the functions that NVIDIA's headers call asynchronous, and the functions that use
//! device memory only until they return.
//!
//! `tests/cross_checks/README.md` describes how the table was made.

use super::cross_checks::{ASYNCHRONOUS, folder};
use crate::{
    api::{Function, plan::Passing, safety::Until},
    glob, repository,
};
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
    assert!(compared.len() >= 66, "only {} functions are compared", compared.len());
}

/// Functions that use device memory only until they return, with the reason. `owned` neither orders the work of such a
/// function after earlier work on the memory, nor later work on the memory after the function.
const COMPLETE: &[(&str, &str)] = &[
    ("*_bufferSize*", "computes a size, and does not access the memory"),
    ("cublasGet*", "a copy to host memory, which blocks until the copy is complete"),
    ("nvshmem*", "OpenSHMEM specifies which functions without a stream are complete when they return"),
];

#[test]
fn device_memory_is_in_use_after_calls_without_a_stream() {
    let (mut wrong, mut used) = (BTreeSet::new(), BTreeSet::<&str>::new());
    let majors = repository::resolved().libraries.iter().flat_map(|library| library.majors.values());
    for function in majors.flat_map(|major| major.functions.values()) {
        for param in function.plan.params.iter().filter(|param| matches!(param.passing, Passing::Device)) {
            let ends = param.lifetimes.itself.as_ref().map(|time| &time.until);
            if ends != Some(&Until::Return) {
                continue;
            }
            let reason = COMPLETE.iter().find(|(names, _)| glob::matches(names, &function.name));
            used.extend(reason.map(|(names, _)| *names));
            if reason.is_none() {
                wrong.insert(format!(
                    "{}: {} is on the device, but only used until the call returns",
                    function.name, param.name
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
    assert_eq!(used.len(), COMPLETE.len(), "only {used:?} match functions");
}
