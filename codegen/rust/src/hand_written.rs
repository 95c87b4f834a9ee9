//! Hand-written modules in `owned` that use a library, and the files that import the library's items for these modules.

use askama::Template;
use codegen_core::{
    api::{Api, Library},
    names, spec,
};
use codegen_printing::{ident, render};
use std::collections::{BTreeMap, BTreeSet};

/// A hand-written module in `templates/rust/owned`.
#[derive(Debug)]
pub(crate) struct HandWritten {
    /// The name of the module.
    pub(crate) module: String,
    /// The library whose Cargo feature enables the module.
    pub(crate) library: String,
    pub(crate) title: String,
    library_static: String,
    needs: spec::HandWritten,
    /// The major versions in which the library exists, oldest first.
    majors: Vec<u32>,
    is_on_windows: bool,
}

/// A major version, and the `cfg` condition under which it is the oldest version that is built.
struct Oldest {
    number: u32,
    gate: String,
}

/// The template of the file that imports a library's items for a hand-written module.
#[derive(Template)]
#[template(path = "rust/owned_base.rs.j2", escape = "none")]
struct Base<'a> {
    hand_written: &'a HandWritten,
    majors: Vec<Oldest>,
    library: &'a str,
    library_static: &'a str,
    title: &'a str,
    types: String,
    inner: String,
    functions: String,
    symbols: String,
}

impl HandWritten {
    /// All hand-written modules.
    pub(crate) fn of(api: &Api) -> Vec<Self> {
        api.libraries.iter().filter_map(Self::of_library).collect()
    }

    fn of_library(library: &Library) -> Option<Self> {
        let needs = library.rust.clone()?;
        Some(Self {
            module: needs.module.clone(),
            library: library.spec.name.clone(),
            title: library.spec.title.clone(),
            library_static: names::library_static(&library.spec.name),
            needs,
            majors: library.majors.keys().copied().collect(),
            is_on_windows: library.spec.is_on_windows(),
        })
    }

    /// The name of the macro that contains the code that differs between major versions.
    pub(crate) fn macro_of_majors(&self) -> Option<&str> {
        (self.needs.has == Some(spec::ModuleWord::InEachMajor)).then_some(self.module.as_str())
    }

    /// Returns true if the module uses the types of device memory.
    pub(crate) fn has_memory(&self) -> bool {
        self.needs.has == Some(spec::ModuleWord::Memory)
    }

    /// The `cfg` condition under which the module is built.
    pub(crate) fn gate(&self) -> String {
        let majors: Vec<String> = self.majors.iter().map(|major| format!("feature = \"cuda-{major}\"")).collect();
        let any = if let [only] = majors.as_slice() { only.clone() } else { format!("any({})", majors.join(", ")) };
        let elsewhere = if self.is_on_windows { "" } else { ", not(windows)" };
        format!("all(feature = \"std\", feature = \"{}\", {any}{elsewhere})", self.library)
    }

    /// The functions that owners call to destroy or release a handle.
    pub(crate) fn retires(&self) -> BTreeSet<String> {
        self.needs.retires.values().map(|function| ident(function).to_string()).collect()
    }

    /// The functions that record the stream in which a handle was launched.
    pub(crate) fn launches(&self) -> BTreeSet<String> {
        self.needs.launches.values().map(|function| ident(function).to_string()).collect()
    }

    /// Returns true if the module uses the library's functions or symbols.
    pub(crate) fn has_base(&self) -> bool {
        !self.needs.functions.is_empty() || !self.needs.symbols.is_empty()
    }

    /// The name of the module that imports the library's items. For the memory module, macros and generated code depend
    /// on this name.
    pub(crate) fn base(&self) -> String {
        if self.has_memory() { "base".to_owned() } else { format!("{}_base", self.module) }
    }

    /// The file that imports the library's items. Empty if the module needs no such file.
    pub(crate) fn files(&self) -> BTreeMap<String, String> {
        if !self.has_base() {
            return BTreeMap::new();
        }
        let list = |lists: &[&[String]]| {
            let names = lists.iter().flat_map(|names| names.iter());
            names.map(|name| format!("    {},\n", ident(&names::identifier(name)))).collect::<String>()
        };
        let oldest = self.majors.iter().map(|number| {
            let older = self.majors.iter().filter(|other| *other < number);
            let older: String = older.map(|older| format!(", not(feature = \"cuda-{older}\")")).collect();
            let own = format!("feature = \"cuda-{number}\"");
            Oldest { number: *number, gate: if older.is_empty() { own } else { format!("all({own}{older})") } }
        });
        let base = Base {
            hand_written: self,
            majors: oldest.collect(),
            library: &self.library,
            library_static: &self.library_static,
            title: &self.title,
            types: list(&[&self.needs.types]),
            inner: list(&[&self.needs.inner]),
            functions: list(&[&self.needs.functions]),
            symbols: list(&[&self.needs.symbols]),
        };
        [(format!("src/owned/{}.rs", self.base()), render(&base))].into()
    }
}
