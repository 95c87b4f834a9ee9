//! What printing one item needs to see: the library, its major version, and where the item goes.

use super::modules::ModulePlace;
use crate::{
    api::{Api, Library, Major},
    names,
    types::MajorTypes,
};
use proc_macro2::Ident;
use quote::format_ident;

/// What printing one item needs to see.
pub(crate) struct Scope<'a> {
    pub(crate) api: &'a Api,
    pub(crate) library: &'a Library,
    pub(crate) number: u32,
    pub(crate) major: &'a Major,
    pub(crate) types: MajorTypes<'a>,
    pub(crate) place: ModulePlace,
}

impl Scope<'_> {
    /// The static that knows the library's file.
    pub(crate) fn library_static(&self) -> Ident {
        format_ident!("{}", names::library_static(&self.library.spec.name))
    }
}
