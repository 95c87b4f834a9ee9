//! What stubs call a type.

use super::{Scope, types::Kind};
use crate::{
    ctype::{Builtin, CType},
    names,
};

impl Scope<'_> {
    /// What stubs call a type that goes in.
    pub(super) fn hint_in(&self, ty: &CType) -> String {
        match self.kind(ty) {
            Kind::Number(Builtin::Float | Builtin::Double) => "float".to_owned(),
            Kind::Number(_) => "_SupportsInt".to_owned(),
            Kind::Enum(_) => self.class(ty),
            Kind::Value(..) => format!("{} | _SupportsInt{} | None", self.class(ty), self.hint_foreign(ty)),
            Kind::Record(_) => self.class(ty),
            Kind::CString => "_typing.Text".to_owned(),
            Kind::Callback | Kind::Pointer => "_typing.Pointer".to_owned(),
            Kind::Array(of, _) => format!("_Sequence[{}]", self.hint_in(&of)),
        }
    }

    /// What of other packages stands for a value of this class.
    fn hint_foreign(&self, ty: &CType) -> &'static str {
        match ty.name().and_then(|name| self.definition(name)) {
            Some((found, _)) if self.is_stream(found) => " | _typing.Stream",
            Some((found, _)) if self.is_device_pointer(found) => " | _typing.OnDevice",
            Some(_) | None => "",
        }
    }

    /// What stubs call an element of a list: it must have its class already.
    pub(super) fn hint_element(&self, ty: &CType) -> String {
        match self.kind(ty) {
            Kind::Value(..) => self.class(ty),
            Kind::Number(_)
            | Kind::Enum(_)
            | Kind::Record(_)
            | Kind::CString
            | Kind::Callback
            | Kind::Pointer
            | Kind::Array(..) => self.hint_in(ty),
        }
    }

    /// What stubs call a type that comes out.
    pub(super) fn hint_out(&self, ty: &CType) -> String {
        match self.kind(ty) {
            Kind::Number(Builtin::Float | Builtin::Double) => "float".to_owned(),
            Kind::Number(Builtin::Bool) => "bool".to_owned(),
            Kind::Number(_) | Kind::Callback | Kind::Pointer => "int".to_owned(),
            Kind::Enum(_) | Kind::Value(..) | Kind::Record(_) => self.class(ty),
            Kind::CString => "bytes".to_owned(),
            Kind::Array(CType::Builtin(Builtin::Char | Builtin::UnsignedChar), _) => "bytes".to_owned(),
            Kind::Array(of, _) => format!("list[{}]", self.hint_out(&of)),
        }
    }

    /// The Python class of a type: with its module in front where another library has it.
    fn class(&self, ty: &CType) -> String {
        let name = match ty {
            CType::Named(name) => name.as_str(),
            CType::Pointer { to, .. } => to.name().unwrap_or_default(),
            CType::Void | CType::Builtin(_) | CType::Array { .. } | CType::Function { .. } => "",
        };
        let Some((found, library)) = self.definition(name) else { return "_Any".to_owned() };
        let (found, library) = if self.is_class(found, library) {
            (found, library)
        } else {
            self.resolved(name).unwrap_or((found, library))
        };
        let class = names::identifier(&found.name);
        if library == self.library.spec.name { class } else { format!("{library}.{class}") }
    }
}
