//! What a view's function returns: the outputs of the call, as ints, strings and the view's records.

use super::{
    Scope,
    arguments::{is_count_of_list, number, own},
    variable,
};
use crate::{
    analysis::{
        params::{CallPlan, Element, Output, ParamPlan},
        returned::Returned,
    },
    api::Symbol,
    ctype::{Builtin, CType, Number, System},
    python::surface::surface,
    spec::{Count, PythonView},
    types::ValueKind,
};

/// One output.
pub(super) struct Target {
    /// The variable that takes it.
    pub(super) variable: String,
    /// Its type, as programs get it.
    pub(super) annotation: String,
    /// It, as programs get it; nothing if it goes where a program wants it.
    pub(super) value: Option<String>,
}

/// The outputs of a call, in the order in which it returns them.
pub(super) fn targets(scope: &Scope<'_>, view: &PythonView, plan: &CallPlan, symbol: &Symbol) -> Vec<Target> {
    let params = plan.params.iter().zip(surface(plan)).filter(|(_, shown)| shown.returned);
    let mut targets: Vec<Target> = params
        .map(|(param, _)| {
            let name = variable(view, &param.name);
            match view.filled.contains(&param.name) || is_count_of_list(view, plan, param) {
                true => Target { variable: format!("_{name}"), annotation: String::new(), value: None },
                false => cut(view, plan, param, target(scope, view, param, name)),
            }
        })
        .collect();
    let value = match symbol.returned {
        Returned::StaticString => Some(of("_value".to_owned(), "str", ".decode()")),
        Returned::Value => Some(typed(scope, &symbol.returns, scope.types.kind(&symbol.returns), "_value".to_owned())),
        Returned::Status | Returned::Nothing => None,
    };
    targets.extend(value);
    targets
}

/// A list for which the function chose the length ends at the number of elements that were written.
fn cut(view: &PythonView, plan: &CallPlan, param: &ParamPlan, target: Target) -> Target {
    let Some(Count::Param { name, minus: 0 }) = &param.length else { return target };
    match plan.param(name).filter(|count| is_count_of_list(view, plan, count)) {
        Some(count) => {
            let cut = format!("{}[:_{}]", target.variable, variable(view, &count.name));
            Target { value: target.value.map(|value| value.replacen(&target.variable, &cut, 1)), ..target }
        }
        None => target,
    }
}

/// Whether what a function returns is a number with a sign: -1 stands for an error.
pub(super) fn is_negative_on_error(scope: &Scope<'_>, symbol: &Symbol) -> bool {
    let signed = |builtin: Builtin| matches!(builtin.number(System::Linux), Number::Signed(_));
    symbol.returned == Returned::Value && number(scope, &symbol.returns).is_some_and(signed)
}

fn target(scope: &Scope<'_>, view: &PythonView, param: &ParamPlan, name: String) -> Target {
    let class = own(scope, view, &param.element);
    match (&param.output, &param.element) {
        (Some(Output::StaticString), _) => of(name, "str", ".decode()"),
        (Some(Output::String), _) => around(name, "str", "_view.text(", ")"),
        (Some(Output::FixedArray(_) | Output::List { .. }), _) if class.is_some() => {
            let class = class.unwrap_or_default();
            around(name, &class, "_records.array_of(", &format!(", {class})"))
        }
        (Some(Output::FixedArray(_) | Output::List { .. } | Output::BorrowedList { .. }), _) => {
            around(name, "list[int]", "_view.integers(", ")")
        }
        (Some(Output::Value) | None, _) if class.is_some() => {
            let class = class.unwrap_or_default();
            around(name, &class, "_records.of(", &format!(", {class})"))
        }
        (Some(Output::Value) | None, Element::Typed { ty, kind }) => typed(scope, ty, *kind, name),
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
        ValueKind::Enum | ValueKind::Object => around(name, "int", "int(", ")"),
        ValueKind::Pointer | ValueKind::Function => of(name, "int", ""),
        ValueKind::CString => of(name, "str", ".decode()"),
        ValueKind::Record | ValueKind::Array | ValueKind::Untyped => of(name, "object", ""),
    }
}

fn of(variable: String, annotation: &str, then: &str) -> Target {
    around(variable, annotation, "", then)
}

fn around(variable: String, annotation: &str, before: &str, behind: &str) -> Target {
    Target { value: Some(format!("{before}{variable}{behind}")), variable, annotation: annotation.to_owned() }
}
