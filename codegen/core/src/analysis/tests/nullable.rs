//! Cross-check of parameters that accept NULL against the comments in NVIDIA's headers.
//!
//! `tests/cross_checks/README.md` describes how the table was made.

use super::cross_checks::{Known, NULLABLE, folder};
use crate::{
    api::{
        Function,
        plan::{ParamPlan, Passing},
        safety::{Null, ObligationKind},
    },
    repository,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

/// Returns true if the caller may pass NULL for the parameter. Returns `None` if NULL is not an argument: for numbers,
/// and for pointers to variables of the call. The bindings pass any address unchanged.
fn accepts_null(function: &Function, param: &ParamPlan) -> Option<bool> {
    match &param.passing {
        Passing::Value => function.obligations.iter().find_map(|obligation| match &obligation.kind {
            ObligationKind::Live(live) if obligation.params.contains(&param.name) => Some(live.null != Null::Refused),
            _ => None,
        }),
        Passing::CString
        | Passing::WideString
        | Passing::Reference { .. }
        | Passing::Slice(_)
        | Passing::HostNumber => Some(param.nullable),
        Passing::Address(_)
        | Passing::Device
        | Passing::Place
        | Passing::Callback(_)
        | Passing::UserData { .. }
        | Passing::Slot { .. }
        | Passing::HostOrDevice(_) => None,
    }
}

#[test]
fn parameters_that_may_be_null_accept_null() {
    let text = fs::read_to_string(folder().join(format!("{NULLABLE}.tsv"))).unwrap();
    let mut params: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (function, param) in
        text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split_once('\t').unwrap())
    {
        params.entry(function).or_default().insert(param);
    }
    let mut known = Known::of(NULLABLE);
    let (mut compared, mut wrong) = (BTreeSet::new(), BTreeSet::new());
    let majors = repository::resolved().libraries.iter().flat_map(|library| library.majors.values());
    for function in majors.flat_map(|major| major.functions.values()) {
        let mut names = function.aliases.iter().chain([&function.name]);
        let Some((name, params)) = names.find_map(|name| params.get_key_value(name.as_str())) else { continue };
        for param in function.plan.params.iter().filter(|param| params.contains(param.name.as_str())) {
            let Some(accepted) = accepts_null(function, param) else { continue };
            compared.insert((name, &param.name));
            if !accepted && !known.has(name, &param.name) {
                wrong.insert(format!("{NULLABLE}: {name} {}: may be NULL according to the header", param.name));
            }
        }
    }
    println!("{NULLABLE}: {} parameters compared", compared.len());
    let wrong: Vec<String> = wrong.into_iter().chain(known.stale()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared.len() >= 98, "only {} parameters are compared", compared.len());
}
