//! Python types that correspond to C types, for parameters, outputs, elements and attributes.

use super::{
    Scope,
    pytype::{FieldType, PyClass, PyType},
    types::Kind,
};
use codegen_core::{
    api::Field,
    ctype::{Builtin, CType, Number, System},
    names,
    types::{Definition, ValueKind},
};

impl Scope<'_> {
    /// The Python types that are accepted as arguments for a C type.
    pub(super) fn hint_in(&self, ty: &CType) -> PyType {
        match self.kind(ty) {
            Kind::Number(builtin) => number_in(builtin),
            Kind::Enum(_) | Kind::Record(_) => self.class(ty),
            Kind::Value(..) => {
                let own = self.class(ty).or(PyType::Integer);
                self.foreign(ty).into_iter().fold(own, PyType::or).or(PyType::None)
            }
            Kind::CString => PyType::InString,
            Kind::Callback | Kind::Pointer => PyType::Pointer,
            Kind::Array(of, _) => self.hint_in(&of).sequence(),
        }
    }

    /// The Python types that are accepted as arguments for a real or complex number.
    pub(super) fn hint_of_number(&self, ty: &CType) -> PyType {
        if self.types.complex_part(ty).is_some() { PyType::Complex } else { self.hint_in(ty) }
    }

    /// The types of other packages that are accepted in place of a class of this package.
    fn foreign(&self, ty: &CType) -> Option<PyType> {
        let kind = self.types.kind_of(self.types.definition(ty.name()?)?.item);
        let device = || (kind == ValueKind::DeviceAddress).then_some(PyType::OnDevice);
        (kind == ValueKind::Stream).then_some(PyType::Stream).or_else(device)
    }

    /// The Python types that are accepted as elements of a list: instances of the element's class.
    pub(super) fn hint_element(&self, ty: &CType) -> PyType {
        match self.kind(ty) {
            Kind::Value(..) if self.is_number(ty) => self.class(ty).or(PyType::Integer),
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

    /// Returns true if a C type is an integer type with its own Python class.
    fn is_number(&self, ty: &CType) -> bool {
        let found = ty.name().and_then(|name| self.types.definition(name));
        found.is_some_and(|found| self.types.kind_of(found.item) == ValueKind::Integer)
    }

    /// The Python type of an output with this C type.
    pub(super) fn hint_out(&self, ty: &CType) -> PyType {
        match self.kind(ty) {
            Kind::Number(builtin) => number_out(builtin),
            Kind::Callback | Kind::Pointer => PyType::Int,
            Kind::Enum(_) | Kind::Value(..) | Kind::Record(_) => self.class(ty),
            Kind::CString => PyType::Bytes,
            Kind::Array(CType::Builtin(Builtin::Char | Builtin::UnsignedChar), _) => PyType::Bytes,
            Kind::Array(of, _) => self.hint_out(&of).list(),
        }
    }

    /// The Python type of a record's attribute.
    pub(super) fn hint_field(&self, field: &Field) -> FieldType {
        let ty = &field.ty;
        let class = || Box::new(self.hint_out(ty));
        match self.kind(ty) {
            Kind::Number(builtin) if builtin.is_float() => FieldType::Float,
            Kind::Number(Builtin::Bool) => FieldType::Bool,
            Kind::Number(_) => FieldType::Int,
            Kind::Enum(_) => FieldType::Enum(class()),
            Kind::Value(..) => FieldType::Value(class()),
            Kind::Record(_) => FieldType::Record(class()),
            Kind::CString => FieldType::CString,
            Kind::Callback => FieldType::Callback,
            Kind::Array(CType::Builtin(Builtin::Char | Builtin::UnsignedChar), _) => FieldType::Chars,
            Kind::Array(of, _) => FieldType::List(Box::new(self.hint_out(&of))),
            Kind::Pointer => match ty.pointee().filter(|_| self.is_list(field)) {
                Some((to, _)) => FieldType::List(Box::new(self.hint_out(to))),
                None => FieldType::Pointer,
            },
        }
    }

    /// The Python class of a C type.
    fn class(&self, ty: &CType) -> PyType {
        let name = match ty {
            CType::Named(name) => name.as_str(),
            CType::Pointer { to, .. } => to.name().unwrap_or_default(),
            CType::Void | CType::Builtin(_) | CType::Array { .. } | CType::Function { .. } => "",
        };
        let Some(found) = self.types.definition(name) else { return PyType::Any };
        let resolved = self.types.resolved(name).filter(|_| !self.is_class(found.item, found.library));
        let Definition { library, item } = resolved.unwrap_or(found);
        let is_foreign = library != self.library.spec.name;
        PyType::Class(PyClass { library: is_foreign.then(|| library.to_owned()), name: names::python_item(&item.name) })
    }
}

/// The annotation of a number that a stub's function returns.
pub fn number_in_stub(builtin: Builtin) -> String {
    number_out(builtin).in_stub()
}

/// The Python type of a number that a function returns.
pub(super) fn number_out(builtin: Builtin) -> PyType {
    match builtin.number(System::Linux) {
        Number::Float(_) => PyType::Float,
        Number::Bool => PyType::Bool,
        Number::Signed(_) | Number::Unsigned(_) => PyType::Int,
    }
}

/// The Python types that are accepted as arguments for a number.
pub(super) fn number_in(builtin: Builtin) -> PyType {
    if builtin.is_float() { PyType::Float } else { PyType::Integer }
}
