//! Context for printing one item: a library in one major version, and the types that are the same in all major
//! versions.

use super::keepalive::Keepers;
use codegen_core::{
    api::{self, Api, Library},
    package::Package,
};
use codegen_printing::ident;
use proc_macro2::TokenStream;
use quote::quote;
use std::{
    cell::OnceCell,
    collections::{BTreeMap, BTreeSet},
    ops::Deref,
};

/// The context for printing one item.
pub(crate) struct Scope<'a> {
    pub(crate) of: api::Scope<'a>,
    /// The package that contains the item.
    pub(crate) package: &'a Package,
    /// The types of each library that are the same in all major versions.
    pub(crate) shared: &'a BTreeMap<String, BTreeSet<String>>,
    /// The types of handles that keep objects alive.
    pub(super) keepers: OnceCell<Keepers>,
}

impl<'a> Scope<'a> {
    /// A library in one of its major versions.
    pub(super) fn new(
        api: &'a Api,
        package: &'a Package,
        library: &'a Library,
        number: u32,
        shared: &'a BTreeMap<String, BTreeSet<String>>,
    ) -> Self {
        Self { of: api::Scope::new(api, library, number), package, shared, keepers: OnceCell::new() }
    }
}

impl<'a> Deref for Scope<'a> {
    type Target = api::Scope<'a>;

    fn deref(&self) -> &Self::Target {
        &self.of
    }
}

impl Scope<'_> {
    /// The slot of a symbol, which is the same in every major version. The slot is accessed by name, because its index
    /// changes when a symbol is added.
    pub(crate) fn slot(&self, symbol: &str) -> TokenStream {
        let name = ident(symbol);
        quote!(slots::#name)
    }

    /// The path of the table for the type of the library's results.
    pub(crate) fn result_table(&self) -> TokenStream {
        self.table(self.result_owner(), self.result())
    }

    /// Returns true if a type is the same in all major versions.
    pub(crate) fn is_shared(&self, library: &str, name: &str) -> bool {
        self.shared.get(library).is_some_and(|types| types.contains(name))
    }

    /// The full name of the Python module for a table of this library. A table that all major versions share is
    /// assigned to the module whose name contains no version.
    pub(crate) fn dotted(&self, name: &str) -> String {
        let (library, edition) = (&self.library.spec.name, self.library.edition(self.home(name)));
        format!("{}.{}", self.package.python_package_of(library), edition.path(library, "."))
    }

    /// Returns true if a library's classes come from the base package.
    pub(crate) fn is_taken(&self, library: &str) -> bool {
        !self.package.has(library)
    }

    /// The major version in the full name of this library's classes.
    pub(crate) fn home(&self, name: &str) -> u32 {
        match self.is_shared(&self.library.spec.name, name) {
            false => self.number,
            true if self.library.spec.has_own_versions() => {
                self.library.majors.keys().next_back().copied().unwrap_or(self.number)
            }
            true => self.api.default_major(),
        }
    }

    /// The file that contains the table of a type, which belongs to this library or to a library that it uses.
    pub(crate) fn table_file(&self, library: &str, name: &str) -> String {
        if self.is_shared(library, name) {
            return library.to_owned();
        }
        let mut used = self.api.used_editions(&self.library.spec, self.number);
        let number = used.find(|(used, _)| used.spec.name == library).map_or(self.number, |(_, number)| number);
        format!("{library}{number}")
    }
}
