//! Context for printing one item: the item's library in one major version, and the position of the module.

use super::place::ModulePlace;
use codegen_core::{api, names, package::Package};
use proc_macro2::{Ident, TokenStream};
use quote::format_ident;
use std::ops::Deref;

/// The context for printing one item: the library and the position of the module.
pub(crate) struct Scope<'a> {
    pub(crate) of: api::Scope<'a>,
    /// The package that contains the item.
    pub(crate) package: &'a Package,
    pub(crate) place: ModulePlace,
}

impl<'a> Deref for Scope<'a> {
    type Target = api::Scope<'a>;

    fn deref(&self) -> &Self::Target {
        &self.of
    }
}

impl Scope<'_> {
    /// The name of the static that loads the library file.
    pub(crate) fn library_static(&self) -> Ident {
        format_ident!("{}", names::library_static(&self.library.spec.name))
    }
}

/// Rust items that are printed together, such as a type and its implementations.
#[derive(Debug)]
pub(crate) struct Item(pub TokenStream);
