//! What a program gives for a parameter of a view's function, and what the function passes on for it.

use super::{Scope, variable};
use crate::{
    analysis::{
        params::{CallPlan, Element, ParamPlan, Passing},
        roles::Direction,
    },
    ctype::{Builtin, CType},
    names,
    spec::{Count, PythonView},
    types::ValueKind,
};

/// A parameter of the function that is called.
pub(super) struct Argument {
    /// What the view calls it.
    pub(super) name: String,
    /// The type of what a program gives; nothing if the view passes a value of its own.
    pub(super) annotation: Option<String>,
    /// What is passed on.
    pub(super) value: String,
}

/// For a parameter that the module with C's names has as well.
pub(super) fn of(scope: &Scope<'_>, view: &PythonView, plan: &CallPlan, param: &ParamPlan) -> Argument {
    let name = variable(view, &param.name);
    let (annotation, value) = match &param.passing {
        Passing::Value => (scalar(scope, &param.element), name.clone()),
        Passing::Address(_) | Passing::Callback(_) | Passing::UserData { .. } => ("int".to_owned(), name.clone()),
        Passing::CString => {
            (if param.nullable { "str | bytes | None" } else { "str | bytes" }.to_owned(), name.clone())
        }
        Passing::Reference { mutable } => reference(scope, param, *mutable, &name),
        Passing::Slot { .. } => (scalar(scope, &param.element), name.clone()),
        Passing::Slice(direction) => slice(scope, view, plan, param, *direction, &name),
    };
    Argument { name, annotation: Some(annotation), value }
}

/// A pointer to one value: an int is made the variable that the function updates.
fn reference(scope: &Scope<'_>, param: &ParamPlan, mutable: bool, name: &str) -> (String, String) {
    match &param.element {
        Element::Typed { ty: CType::Named(ty), kind: ValueKind::Object } if mutable => {
            let class = scope.types.resolved(ty).map_or(ty.as_str(), |found| found.item.name.as_str());
            ("int".to_owned(), format!("_c.{}({name})", names::identifier(class)))
        }
        element => (scalar(scope, element), name.to_owned()),
    }
}

fn slice(
    scope: &Scope<'_>,
    view: &PythonView,
    plan: &CallPlan,
    param: &ParamPlan,
    direction: Direction,
    name: &str,
) -> (String, String) {
    match (&param.element, direction) {
        (Element::Bytes | Element::Untyped, Direction::In) => {
            let size = match &param.length {
                Some(Count::Param { name: size, minus: 0 }) if plan.param(size).is_some() => variable(view, size),
                Some(Count::Param { .. } | Count::DivCeil { .. } | Count::Fixed(_) | Count::Call(_)) | None => {
                    "None".to_owned()
                }
            };
            ("_typing.Buffer | int".to_owned(), format!("_view.buffer({name}, {size})"))
        }
        (Element::Bytes, Direction::Out | Direction::InOut) => {
            ("_typing.Buffer | int".to_owned(), format!("_view.characters({name})"))
        }
        (Element::Untyped, Direction::Out | Direction::InOut) => {
            ("_typing.Buffer | int".to_owned(), format!("_view.writable({name})"))
        }
        (Element::Typed { kind: ValueKind::CString, .. }, Direction::In) => {
            let count = match &param.length {
                Some(Count::Param { name: count, minus: 0 }) => variable(view, count),
                Some(Count::Param { .. } | Count::DivCeil { .. } | Count::Fixed(_) | Count::Call(_)) | None => {
                    format!("len({name})")
                }
            };
            let none = if param.nullable { " | None" } else { "" };
            (format!("Sequence[str | bytes | int] | int{none}"), format!("_view.strings({name}, {count})"))
        }
        (element, _) => (format!("Sequence[{}]", scalar(scope, element)), name.to_owned()),
    }
}

/// One value.
fn scalar(scope: &Scope<'_>, element: &Element) -> String {
    let Element::Typed { ty, kind } = element else { return "object".to_owned() };
    let hint = match kind {
        ValueKind::Number => match number(scope, ty) {
            Some(Builtin::Float | Builtin::Double) => "float",
            Some(Builtin::Bool) => "bool",
            Some(_) | None => "int",
        },
        ValueKind::Enum | ValueKind::Object | ValueKind::Pointer | ValueKind::Function => "int",
        ValueKind::CString => "str | bytes",
        ValueKind::Record | ValueKind::Array | ValueKind::Untyped => "object",
    };
    hint.to_owned()
}

/// The number that a type is.
pub(super) fn number(scope: &Scope<'_>, ty: &CType) -> Option<Builtin> {
    match ty {
        CType::Builtin(builtin) => Some(*builtin),
        CType::Named(name) => match &scope.types.resolved(name)?.item.kind {
            crate::api::TypeKind::Alias(of) => number(scope, of),
            crate::api::TypeKind::FixedWidthInt(builtin) | crate::api::TypeKind::IntegerNewtype(builtin) => {
                Some(*builtin)
            }
            crate::api::TypeKind::Enum(_)
            | crate::api::TypeKind::Record { .. }
            | crate::api::TypeKind::Handle { .. }
            | crate::api::TypeKind::Callback { .. } => None,
        },
        CType::Void | CType::Pointer { .. } | CType::Array { .. } | CType::Function { .. } => None,
    }
}
