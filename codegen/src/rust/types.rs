//! C types as Rust types.

use super::{
    ModulePlace, Scope,
    rusttype::{RustPath, RustType},
};
use crate::{
    api::{Library, Major, Type},
    ctype::CType,
    types::Definition,
};

impl<'a> Scope<'a> {
    /// Whether a type is the same in every major version in which the code made here is used.
    pub(super) fn is_same_everywhere(&self, name: &str) -> bool {
        let Some(Definition { library, item }) = self.types.definition(name) else { return false };
        let is_same = |major: &Major| major.types.get(&item.name).is_some_and(|other| other.kind == item.kind);
        match self.place {
            ModulePlace::Of(_) => true,
            ModulePlace::Shared => self.library_of(library).majors.values().all(is_same),
        }
    }

    /// A library by its name, which is this one or one that it uses.
    fn library_of(&self, name: &str) -> &'a Library {
        self.api.libraries.iter().find(|library| library.spec.name == name).unwrap_or(self.library)
    }

    /// The definition behind a type's name, other names of it followed to the end.
    pub(crate) fn resolved(&self, ty: &CType) -> Option<&'a Type> {
        Some(self.types.resolved(ty.name()?)?.item)
    }

    /// Whether a type is an enum whose members are bits.
    pub(super) fn is_flags(&self, ty: &CType) -> bool {
        let Some(Definition { library, item }) = ty.name().and_then(|name| self.types.resolved(name)) else {
            return false;
        };
        let library = self.library_of(library);
        let is_it = |major: &Major, name: &String| major.canonical(name) == item.name;
        library.flags.iter().any(|name| library.majors.values().any(|major| is_it(major, name)))
    }

    /// The enum of the library's result codes.
    pub(crate) fn result(&self) -> &'a str {
        self.major.meant(&self.library.spec.result.r#type)
    }

    /// The path of a type by its C name.
    pub(crate) fn path(&self, name: &str) -> RustPath {
        match self.types.definition(name) {
            Some(Definition { library, item }) => {
                let is_other = library != self.library.spec.name;
                RustPath { library: is_other.then(|| library.to_owned()), name: item.name.clone() }
            }
            // A struct that the headers never define, behind a pointer that has no name of its own.
            None => RustPath { library: None, name: "c_void".to_owned() },
        }
    }

    /// A C type as Rust writes it in a signature or a field.
    pub(crate) fn ty(&self, ty: &CType) -> RustType {
        match ty {
            CType::Void => RustType::Void,
            CType::Builtin(builtin) => RustType::number(*builtin),
            CType::Named(name) => RustType::Named(self.path(name)),
            CType::Pointer { to, constant } => match to.name().filter(|_| self.types.handle_of_tag(to).is_some()) {
                Some(tag) => RustType::Named(self.path(tag)),
                None => RustType::Pointer { to: Box::new(self.ty(to)), constant: *constant },
            },
            CType::Array { of, len } => self.ty(of).array(*len),
            CType::Function { returns, params } => RustType::Function {
                params: params.iter().map(|param| self.ty(param)).collect(),
                returns: self.returns(returns).map(Box::new),
            },
        }
    }

    /// What a C function returns, if anything.
    pub(crate) fn returns(&self, ty: &CType) -> Option<RustType> {
        (*ty != CType::Void).then(|| self.ty(ty))
    }
}
