//! Rust types for C types.

use super::{
    ModulePlace, Scope,
    rusttype::{RustPath, RustType},
};
use codegen_core::{api::Major, ctype::CType, types::Definition};

impl Scope<'_> {
    /// Returns true if a type is the same in every major version in which the generated code is included.
    pub(super) fn is_same_everywhere(&self, name: &str) -> bool {
        let Some(Definition { library, item }) = self.types.definition(name) else { return false };
        let is_same = |major: &Major| major.types.get(&item.name).is_some_and(|other| other.kind == item.kind);
        match self.place {
            ModulePlace::Of(_) => true,
            ModulePlace::Shared => self.library_of(library).majors.values().all(is_same),
        }
    }

    /// The path of a Rust type, given the C name of the type.
    pub(crate) fn path(&self, name: &str) -> RustPath {
        match self.types.definition(name) {
            Some(Definition { library, item }) => {
                let is_other = library != self.library.spec.name;
                RustPath { library: is_other.then(|| library.to_owned()), name: item.name.clone() }
            }
            // The headers contain neither a definition nor a typedef of the struct, so programs use only pointers to
            // the struct.
            None => RustPath { library: None, name: RustPath::VOID.to_owned() },
        }
    }

    /// The Rust type that represents a C type in a signature or a field.
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

    /// The Rust type that a C function returns, if it returns a value.
    pub(crate) fn returns(&self, ty: &CType) -> Option<RustType> {
        (*ty != CType::Void).then(|| self.ty(ty))
    }
}
