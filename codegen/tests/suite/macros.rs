//! Tests of the exported macros of the Rust crate. Only certain crates may invoke macros that expand to `unsafe` code.

use crate::support::root;
use std::{fs, path::Path};

/// The macros for programs that contain no `unsafe` code. The type system checks the input of these macros.
const FOR_PROGRAMS: [&str; 2] = ["__gen1_kernel", "plain_data"];

/// The exported macros in a file, as pairs of name and code.
fn exported(text: &str) -> Vec<(String, String)> {
    let macros = text.split("#[macro_export]\n").skip(1);
    let parts = macros.filter_map(|rest| {
        let (_, rest) = rest.split_once("macro_rules! ")?;
        let (name, code) = rest.split_once(" {\n")?;
        // The code of a macro ends at the first unindented brace.
        let code = code.split("\n}\n").next()?;
        let is_code = |line: &&str| !line.trim_start().starts_with("//");
        Some((name.to_owned(), code.lines().filter(is_code).collect::<Vec<_>>().join("\n")))
    });
    parts.collect()
}

fn read(folder: &Path, all: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            read(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.extend(exported(&fs::read_to_string(&path).expect("it is text")));
        }
    }
}

/// The code of each macro arm that contains `unsafe` code.
fn unsafe_arms(code: &str) -> impl Iterator<Item = &str> {
    code.split("\n    }").filter(|arm| arm.contains("unsafe {") || arm.contains("unsafe impl"))
}

/// Returns true if the code uses the constant that only `unsafe` code can define.
fn requires_permission(arm: &str) -> bool {
    arm.contains("trusted!()") || arm.contains("let _: $crate::__gen1::Trusted = crate::__TRUSTED;")
}

/// The lint `unsafe_code` does not apply to code that a macro of another crate generates. Therefore, a crate without
/// `unsafe` code must not be able to invoke the macros that generate `unsafe` code.
#[test]
fn macros_with_unsafe_code_require_the_permission_of_the_crate() {
    let mut all = Vec::new();
    let templates = root().join("templates/rust");
    ["owned", "support"].iter().for_each(|folder| read(&templates.join(folder), &mut all));
    let (with, without): (Vec<_>, Vec<_>) = all
        .iter()
        .filter(|(_, code)| unsafe_arms(code).next().is_some())
        .partition(|(_, code)| unsafe_arms(code).all(requires_permission));
    let without: Vec<&str> = without.iter().map(|(name, _)| name.as_str()).collect();
    let others: Vec<&str> = without.iter().copied().filter(|name| !FOR_PROGRAMS.contains(name)).collect();
    assert_eq!(others, Vec::<&str>::new(), "an arm does not use `__TRUSTED`");
    assert_eq!(without.len(), FOR_PROGRAMS.len(), "{without:?}");
    assert!(all.len() > 50 && with.len() > 15, "{} macros, {} with `unsafe`", all.len(), with.len());
}
