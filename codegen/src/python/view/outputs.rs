//! What a view's function returns: the outputs of the call, as ints and strings.

use super::{Scope, arguments::number, variable};
use crate::{
    analysis::{
        params::{CallPlan, Element, Output, ParamPlan},
        returned::Returned,
    },
    api::Symbol,
    ctype::{Builtin, CType},
    python::surface::surface,
    spec::PythonView,
    types::ValueKind,
};

/// One output.
pub(super) struct Target {
    /// The variable that takes it.
    pub(super) variable: String,
    /// Its type, as programs get it.
    pub(super) annotation: String,
    /// It, as programs get it.
    pub(super) value: String,
}

/// The outputs of a call, in the order in which it returns them.
pub(super) fn targets(scope: &Scope<'_>, view: &PythonView, plan: &CallPlan, symbol: &Symbol) -> Vec<Target> {
    let params = plan.params.iter().zip(surface(plan)).filter(|(_, shown)| shown.returned);
    let mut targets: Vec<Target> = params.map(|(param, _)| target(scope, param, variable(view, &param.name))).collect();
    let value = match symbol.returned {
        Returned::StaticString => Some(of("_value".to_owned(), "str", ".decode()")),
        Returned::Value => Some(typed(scope, &symbol.returns, scope.types.kind(&symbol.returns), "_value".to_owned())),
        Returned::Status | Returned::Nothing => None,
    };
    targets.extend(value);
    targets
}

fn target(scope: &Scope<'_>, param: &ParamPlan, name: String) -> Target {
    match (&param.output, &param.element) {
        (Some(Output::StaticString), _) => of(name, "str", ".decode()"),
        (Some(Output::String), _) => Target { value: format!("_view.text({name})"), ..of(name, "str", "") },
        (Some(Output::Value) | None, Element::Typed { ty, kind }) => typed(scope, ty, *kind, name),
        (Some(Output::FixedArray(_) | Output::List { .. } | Output::BorrowedList { .. }), _) => of(name, "list[int]", ""),
        (
            Some(Output::Value) | None,
            Element::Bytes
            | Element::Untyped
            | Element::Selected(_)
            | Element::EachSelected { .. }
            | Element::KernelArguments,
        ) => of(name, "object", ""),
    }
}

/// One value: enums, handles and the like are ints, as in `cuda.bindings`.
fn typed(scope: &Scope<'_>, ty: &CType, kind: ValueKind, name: String) -> Target {
    match kind {
        ValueKind::Number => match number(scope, ty) {
            Some(Builtin::Float | Builtin::Double) => of(name, "float", ""),
            Some(Builtin::Bool) => of(name, "bool", ""),
            Some(_) | None => of(name, "int", ""),
        },
        ValueKind::Enum | ValueKind::Object => Target { value: format!("int({name})"), ..of(name, "int", "") },
        ValueKind::Pointer | ValueKind::Function => of(name, "int", ""),
        ValueKind::CString => of(name, "str", ".decode()"),
        ValueKind::Record | ValueKind::Array | ValueKind::Untyped => of(name, "object", ""),
    }
}

fn of(variable: String, annotation: &str, then: &str) -> Target {
    Target { value: format!("{variable}{then}"), variable, annotation: annotation.to_owned() }
}
