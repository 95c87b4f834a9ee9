//! What printing one item needs to see: the library, its major version, and which types all major versions share.

use super::keepalive::Keepers;
use crate::{
    api::{Api, Library, Major, TypeKind},
    printing::ident,
    types::MajorTypes,
};
use proc_macro2::TokenStream;
use quote::quote;
use std::{
    cell::OnceCell,
    collections::{BTreeMap, BTreeSet},
};

/// What printing one item needs to see.
pub(crate) struct Scope<'a> {
    pub(crate) api: &'a Api,
    pub(crate) library: &'a Library,
    pub(crate) number: u32,
    pub(crate) major: &'a Major,
    pub(crate) types: MajorTypes<'a>,
    /// Library → its shared types.
    pub(crate) shared: &'a BTreeMap<String, BTreeSet<String>>,
    /// What handles keep alive.
    pub(super) keepers: OnceCell<Keepers>,
}

impl<'a> Scope<'a> {
    /// A library in one of its major versions.
    pub(super) fn new(
        api: &'a Api,
        library: &'a Library,
        number: u32,
        shared: &'a BTreeMap<String, BTreeSet<String>>,
    ) -> Self {
        let major = &library.majors[&number];
        let types = MajorTypes::new(&library.spec, number, major, api);
        Self { api, library, number, major, types, shared, keepers: OnceCell::new() }
    }
}

impl Scope<'_> {
    /// The slot of a symbol, which is the same in every major: by name, as its number changes when any major gets another.
    pub(crate) fn slot(&self, symbol: &str) -> TokenStream {
        let name = ident(symbol);
        quote!(slots::#name)
    }

    /// The type of the library's results.
    pub(crate) fn result_name(&self) -> &str {
        self.result().0
    }

    /// The library that has it: this one, or one that it uses.
    pub(crate) fn result_owner(&self) -> &str {
        self.result().1
    }

    /// The enum of the library's result codes, also where a result is a record with one.
    pub(crate) fn codes(&self) -> &str {
        let result = self.result_name();
        let field = self.library.spec.result.code.as_ref().and_then(|code| {
            let TypeKind::Record { fields, .. } = &self.major.types.get(result)?.kind else { return None };
            fields.iter().find(|field| field.name == *code)?.ty.name()
        });
        field.map_or(result, |name| self.major.meant(name))
    }

    /// The value of a result code.
    pub(crate) fn code(&self, name: &str) -> Option<i32> {
        let TypeKind::Enum(members) = &self.major.types.get(self.codes())?.kind else { return None };
        Some(members.iter().find(|member| member.name == name)?.value)
    }

    /// The path of its table.
    pub(crate) fn result_table(&self) -> TokenStream {
        let (name, library) = self.result();
        self.table(library, name)
    }

    fn result(&self) -> (&str, &str) {
        let name = &self.library.spec.result.r#type;
        self.resolved(name).map_or((name, &self.library.spec.name), |(found, library)| (&found.name, library))
    }

    /// Whether a type is the same in all major versions.
    pub(crate) fn is_shared(&self, library: &str, name: &str) -> bool {
        self.shared.get(library).is_some_and(|types| types.contains(name))
    }

    /// The Python module of a table of this library; of one that all majors share, that of the major that the plain
    /// modules mean.
    pub(crate) fn dotted(&self, name: &str) -> String {
        format!("cubind.{}", self.library.edition(self.home(name)).path(&self.library.spec.name, "."))
    }

    /// The major version whose module a table of this library names.
    pub(crate) fn home(&self, name: &str) -> u32 {
        match self.is_shared(&self.library.spec.name, name) {
            false => self.number,
            true if self.library.spec.has_own_versions() => {
                self.library.majors.keys().next_back().copied().unwrap_or(self.number)
            }
            true => self.api.default_major(),
        }
    }

    /// The file of a table, of this library or of one that it uses.
    pub(crate) fn table_file(&self, library: &str, name: &str) -> String {
        if self.is_shared(library, name) {
            return library.to_owned();
        }
        let mut used = self.api.used_editions(&self.library.spec, self.number);
        let number = used.find(|(used, _)| used.spec.name == library).map_or(self.number, |(_, number)| number);
        format!("{library}{number}")
    }
}
