//! The scope of printed code: one library in one major version, with its types and the libraries that it uses.

use super::{Api, Library, Major, Member};
use crate::{
    ctype::CType,
    spec::Warnings,
    types::{Definition, MajorTypes},
};

/// A library in one of its major versions, with the context that printed code needs.
#[derive(Clone, Debug)]
pub struct Scope<'a> {
    /// The whole model, which also contains the libraries that this library uses.
    pub api: &'a Api,
    /// The library.
    pub library: &'a Library,
    /// The number of the major version.
    pub number: u32,
    /// The model of the library in that major version.
    pub major: &'a Major,
    /// The types to which the library can refer.
    pub types: MajorTypes<'a>,
}

impl<'a> Scope<'a> {
    /// Creates the scope of an existing major version.
    pub fn new(api: &'a Api, library: &'a Library, number: u32) -> Self {
        let major = &library.majors[&number];
        let types = MajorTypes::new(&library.spec, number, major, api);
        Self { api, library, number, major, types }
    }

    /// Returns the library with this name, which is this library or one that it uses.
    pub fn library_of(&self, name: &str) -> &'a Library {
        self.api.library(name).unwrap_or(self.library)
    }

    /// Returns true if a type is an enum whose members are bit flags.
    pub fn is_flags(&self, ty: &CType) -> bool {
        let Some(Definition { library, item }) = self.types.resolved_type(ty) else { return false };
        let library = self.library_of(library);
        let is_it = |major: &Major, name: &String| major.canonical(name) == item.name;
        library.flags.iter().any(|name| library.majors.values().any(|major| is_it(major, name)))
    }

    /// Returns the result type of the library's functions.
    pub fn result(&self) -> &'a str {
        self.result_type().map_or(&self.library.spec.result.r#type, |found| &found.item.name)
    }

    /// Returns the library that defines the result type, which is this library or one that it uses.
    pub fn result_owner(&self) -> &'a str {
        self.result_type().map_or(&self.library.spec.name, |found| found.library)
    }

    fn result_type(&self) -> Option<Definition<'a>> {
        self.types.resolved(&self.library.spec.result.r#type)
    }

    /// Returns the enum of the library's result codes. If the results are records, returns the enum in these records.
    pub fn codes(&self) -> &'a str {
        let result = self.result();
        let field = self.library.spec.result.code.as_ref().and_then(|code| {
            let fields = self.types.definition(result)?.item.kind.fields()?;
            self.types.resolved_type(&fields.iter().find(|field| field.name == *code)?.ty)
        });
        field.map_or(result, |found| &found.item.name)
    }

    /// Returns the members of the enum of result codes.
    pub fn code_members(&self) -> &'a [Member] {
        self.types.definition(self.codes()).and_then(|found| found.item.kind.members()).unwrap_or_default()
    }

    /// Returns the value of a result code.
    pub fn code(&self, name: &str) -> Option<i32> {
        self.code_members().iter().find(|member| member.name == name).map(|member| member.value)
    }

    /// Returns the result code of a call whose work is still in progress, if the library has such a code.
    pub fn code_in_progress(&self) -> Option<i32> {
        self.code(self.library.spec.result.in_progress.as_ref()?)
    }

    /// Returns true if result codes above 0 are warnings, which successful calls return.
    pub fn has_warnings(&self) -> bool {
        match self.library.spec.result.warnings {
            Some(Warnings::Positive) => true,
            None => false,
        }
    }

    /// Returns the result code for an output buffer that is too small.
    pub fn code_too_small(&self) -> Option<i32> {
        self.code(self.library.spec.result.too_small.as_ref()?)
    }
}
