//! Tests that type checkers find the same definitions with and without re-exports. The tests parse the stubs of this
//! repository's specs in both forms.

use super::{Package, Returns, Shared};
use crate::{checked, stub_files};
use codegen_core::repository;
use std::collections::{BTreeMap, BTreeSet};

/// A stub as type checkers parse it.
#[derive(Default)]
struct Read {
    /// The definitions by name. The overloads of a function are separated by line breaks.
    definitions: BTreeMap<String, String>,
    /// The imports: the imported name, its module, and its name in that module.
    imports: BTreeMap<String, (String, String)>,
    /// The public names of the stub.
    public: BTreeSet<String>,
}

/// The stubs by the name of their module.
type Stubs = BTreeMap<String, Read>;

impl Read {
    fn of(text: &str) -> Self {
        let mut stub = Self::default();
        let (_, below) = text.split_once("# Written by cubind's generator: do not edit.\n").unwrap();
        for statement in statements(below) {
            let head = statement.lines().find(|line| !line.starts_with('@')).unwrap();
            if let Some((module, names)) = statement.strip_prefix("from ").and_then(|it| it.split_once(" import ")) {
                stub.import(module, names);
                continue;
            }
            let name = head.trim_start_matches("def ").trim_start_matches("class ");
            let name = name.split(|c| !is_letter(c)).next().unwrap();
            stub.definitions.entry(name.to_owned()).or_default().push_str(&statement);
            stub.public.insert(name.to_owned());
        }
        stub
    }

    fn import(&mut self, module: &str, names: &str) {
        let names = names.trim().trim_start_matches('(').trim_end_matches(')');
        for item in names.split(',').map(str::trim).filter(|item| !item.is_empty()) {
            let (there, here) = item.split_once(" as ").unwrap_or((item, item));
            self.imports.insert(here.to_owned(), (module.to_owned(), there.to_owned()));
            if item.contains(" as ") && here == there {
                self.public.insert(here.to_owned());
            }
        }
    }

    /// The names that a definition uses and that the module defines or imports.
    fn used<'a>(&'a self, definition: &'a str) -> impl Iterator<Item = &'a str> {
        let code = definition.split("\"\"\"").step_by(2).flat_map(str::lines);
        let used = code.flat_map(|line| {
            // The names of members, attributes and parameters do not refer to names of the module.
            let line = line.trim().trim_end_matches(':');
            let line =
                line.split_once(" = ").filter(|(target, _)| target.chars().all(is_letter)).map_or(line, |it| it.1);
            let annotated = line.split(|c: char| !is_letter(c) && c != ':').filter(|word| !word.ends_with(':'));
            annotated.flat_map(|word| word.split(':'))
        });
        used.filter(|word| self.definitions.contains_key(*word) || self.imports.contains_key(*word))
    }
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The statements of a stub. Each statement includes its decorators and its continuation lines.
fn statements(text: &str) -> Vec<String> {
    let mut statements: Vec<String> = Vec::new();
    let mut decorated = false;
    for line in text.lines().filter(|line| !line.is_empty()) {
        let goes_on = decorated || line.starts_with([' ', ')']);
        decorated = line.starts_with('@');
        match statements.last_mut().filter(|_| goes_on) {
            Some(statement) => *statement += &format!("{line}\n"),
            None => statements.push(format!("{line}\n")),
        }
    }
    statements
}

/// The stubs of all modules, with or without re-exports.
fn stubs(package: &Package, shares: bool) -> Stubs {
    let shared = |returns| if shares { Shared::of(package, returns) } else { Shared::default() };
    let (plain, raising) = (shared(Returns::Codes), shared(Returns::Outputs));
    let modules = package.modules.iter().flat_map(|module| {
        let stub = stub_files::text(package, module, &plain);
        let checked = checked::text(package, module, &raising);
        [(format!("cubind.{}", module.path()), stub), (format!("cubind.checked.{}", module.path()), checked)]
    });
    modules.map(|(path, text)| (path, Read::of(&text))).collect()
}

/// The module that defines a name used in another module, and the name in the defining module.
fn meaning<'a>(stubs: &'a Stubs, module: &'a str, name: &'a str) -> (&'a str, &'a str) {
    match stubs.get(module).and_then(|stub| stub.imports.get(name)) {
        Some((module, name)) => meaning(stubs, module, name),
        None => (module, name),
    }
}

#[test]
fn sharing_definitions_preserves_the_meaning_of_each_name() {
    let package = Package::of(repository::resolved());
    let (full, short) = (stubs(&package, false), stubs(&package, true));
    let newest: BTreeMap<&str, u32> = package.modules.iter().map(|it| (it.library.as_str(), it.major)).collect();
    let older = package.modules.iter().filter(|module| module.major < newest[module.library.as_str()]);
    let older: BTreeSet<String> = older.map(|module| module.path()).collect();
    let (mut moved, mut all) = (0, 0);
    for (module, stub) in &full {
        assert_eq!(stub.public, short[module].public, "{module}");
        let is_older = older.iter().any(|older| module.ends_with(&format!(".{older}")));
        for (name, definition) in &stub.definitions {
            let (origin, found) = meaning(&short, module, name);
            assert_eq!(short[origin].definitions.get(found), Some(definition), "{module}: {name}, from {origin}");
            assert!(is_older || origin == module, "{module}: {name}, from {origin}");
            for used in stub.used(definition) {
                let (there, original) = meaning(&full, module, used);
                let (expected, read) = (meaning(&short, there, original), meaning(&short, origin, used));
                assert_eq!(read, expected, "{module}: {used} in {name}, from {origin}");
            }
            moved += usize::from(origin != module);
            all += usize::from(is_older);
        }
    }
    assert!(moved > all / 2, "{moved} of {all} definitions of older major versions are shared");
}
