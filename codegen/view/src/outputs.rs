//! Results of a view's functions: the outputs of the called function, as ints, strings, and the view's records.

use super::{
    Scope,
    arguments::{is_count_of_list, is_count_of_string, number_hint, own, record_of},
    records,
};
use crate::schema::{Flat, FlatResult, Part, PythonView};
use codegen_core::{
    api::{
        Symbol,
        call::Returned,
        plan::{CallPlan, Element, Output, ParamPlan, Passing},
    },
    ctype::{Builtin, CType},
    spec::{Count, PythonWord},
    types::ValueKind,
};
use codegen_python::surface::surface;

/// An output of the called function.
pub(super) struct Target {
    /// The variable to which the output is assigned.
    pub(super) variable: String,
    /// The annotation of the output in the view.
    pub(super) annotation: String,
    /// The value of the output in the view. `None` if the view writes the output to the program's memory.
    pub(super) value: Option<String>,
}

/// Returns the outputs of a call, in the order in which the called function returns the outputs.
pub(super) fn targets(
    scope: &Scope<'_>,
    view: &PythonView,
    plan: &CallPlan,
    symbol: &Symbol,
    flat: Option<&Flat>,
) -> Vec<Target> {
    let returned = flat.and_then(|flat| flat.returns.first());
    let field = |param: &ParamPlan, target: Target| match (returned, record_of(scope, &param.element), &target.value) {
        (Some(FlatResult::Field(field)), Some(record), Some(value)) => Target {
            value: Some(format!("{value}.{field}")),
            annotation: records::annotation(scope, view, &record, field),
            ..target
        },
        (_, _, _) => target,
    };
    let memory = view.memory.get(&symbol.name);
    let is_taken = |param: &ParamPlan| {
        memory.is_some_and(|made| made.is_about(&param.name))
            || view.filled.contains(&param.name)
            || is_count_of_list(view, plan, param)
            || is_count_of_string(view, plan, param)
            || view.is_second() && is_count_of_borrowed(plan, param)
            || count_of_queried_list(view, plan).is_some_and(|count| count.name == param.name)
    };
    let params = plan.params.iter().zip(surface(plan)).filter(|(_, shown)| shown.returned);
    let mut targets: Vec<Target> = params
        .map(|(param, _)| {
            let variable = view.param(&param.name);
            match is_taken(param) {
                true => Target { variable: format!("_{variable}"), annotation: String::new(), value: None },
                false => {
                    let written = written(view, plan, param, &variable);
                    let read = read(scope, view, param, &written);
                    // If a program passes NULL, the function writes nothing to this output.
                    let is_absent = param.nullable && param.passing == Passing::Slot { given: true };
                    let read = match is_absent && view.is_second() {
                        true => Read { value: format!("int({written} or 0)"), ..read },
                        false => read,
                    };
                    field(param, of(variable, read))
                }
            }
        })
        .collect();
    let value = match symbol.returned {
        Returned::StaticString => Some(Read::string("_value")),
        Returned::Value | Returned::Count => {
            Some(typed(scope, &symbol.returns, scope.types.kind(&symbol.returns), "_value"))
        }
        Returned::Status | Returned::Nothing => None,
    };
    targets.extend(value.map(|read| of("_value".to_owned(), read)));
    targets
}

/// Returns true for the length of an array that belongs to the library. The view returns such an array as a list.
fn is_count_of_borrowed(plan: &CallPlan, param: &ParamPlan) -> bool {
    plan.params.iter().any(|other| {
        matches!(other.output, Some(Output::BorrowedList { .. }))
            && matches!(&other.length, Some(Count::Param { name, .. }) if *name == param.name)
    })
}

/// Returns the parameter with the number of elements in a list, if another function reports the capacity of the list
/// and this function has no other outputs.
fn count_of_queried_list<'a>(view: &PythonView, plan: &'a CallPlan) -> Option<&'a ParamPlan> {
    let mut outputs = plan.params.iter().filter(|param| param.output.is_some());
    let is_number = |param: &ParamPlan| matches!(param.element, Element::Typed { kind: ValueKind::Number, .. });
    let (first, second) = (outputs.next()?, outputs.next()?);
    let of =
        |count: &'a ParamPlan, list: &ParamPlan| (is_queried_list(view, list) && is_number(count)).then_some(count);
    of(first, second).or_else(|| of(second, first)).filter(|_| outputs.next().is_none())
}

/// Returns true for a list whose capacity another function reports.
fn is_queried_list(view: &PythonView, list: &ParamPlan) -> bool {
    list.output == Some(Output::List)
        && matches!(&list.length, Some(Count::Param { name, .. }) if view.counts.contains_key(name))
}

/// Returns the annotation and the value of the result of a function whose record the view creates.
pub(super) fn of_record(
    scope: &Scope<'_>,
    view: &PythonView,
    record: &str,
    flat: &Flat,
    result: &FlatResult,
) -> (String, String) {
    match result {
        FlatResult::Record => (super::class(view, record), "_record".to_owned()),
        FlatResult::Field(field) => (records::annotation(scope, view, record, field), format!("_record.{field}")),
        FlatResult::Part(Part { field, size }) => match records::pointee(scope, view, record, field) {
            Some(class) => {
                let is_made = flat.makes.values().any(|made| made == field);
                let array = if is_made { format!("_{field}") } else { format!("_record.{field}") };
                let part = format!("_records.first({array}, _record.{size}, {class})");
                (class, part)
            }
            None => ("bytes".to_owned(), format!("bytes(_record.{field}[: _record.{size}])")),
        },
        FlatResult::Bytes(field) if flat.array.as_ref() == Some(field) => {
            ("bytes".to_owned(), format!("_counted.filled(_record, \"{field}\")"))
        }
        FlatResult::Bytes(field) => ("bytes".to_owned(), format!("bytes(_record.{field})")),
        FlatResult::Given(param) => ("Any".to_owned(), param.clone()),
    }
}

/// Returns the part of a variable to which the function has written. If the function determines the length of a list,
/// the list is truncated to that length.
fn written(view: &PythonView, plan: &CallPlan, param: &ParamPlan, variable: &str) -> String {
    let count = match (&param.output, &param.length) {
        (Some(Output::List), _) if param.python == Some(PythonWord::TruncateToCount) => None,
        (Some(Output::List), _) if is_queried_list(view, param) => count_of_queried_list(view, plan),
        (_, Some(Count::Param { name, minus: 0 })) => {
            plan.param(name).filter(|count| is_count_of_list(view, plan, count))
        }
        (
            _,
            Some(Count::Param { .. } | Count::Fixed(_) | Count::DivCeil { .. } | Count::Call(_) | Count::KnownBy(_))
            | None,
        ) => None,
    };
    match count {
        Some(count) => format!("{variable}[:_{}]", view.param(&count.name)),
        None => variable.to_owned(),
    }
}

/// Returns the annotation and the value of an output in the view.
struct Read {
    annotation: String,
    value: String,
}

impl Read {
    fn new(annotation: &str, value: String) -> Self {
        Self { annotation: annotation.to_owned(), value }
    }

    /// Reads the string to which a pointer refers.
    fn string(written: &str) -> Self {
        Self::new("str", format!("_view.said({written})"))
    }
}

fn of(variable: String, read: Read) -> Target {
    Target { variable, annotation: read.annotation, value: Some(read.value) }
}

fn read(scope: &Scope<'_>, view: &PythonView, param: &ParamPlan, written: &str) -> Read {
    if let Some(Output::BorrowedList { element }) = &param.output
        && let Some(record) = records::own_record(scope, element)
    {
        let class = super::class(view, &record);
        return Read::new(&class, format!("_records.array_of({written}, {class})"));
    }
    match (&param.output, own(scope, view, &param.element), &param.element) {
        (Some(Output::String), _, _) if view.is_second() => Read::new("bytes", written.to_owned()),
        (Some(Output::FixedArray(_)), None, Element::Typed { ty: CType::Builtin(Builtin::Char), .. })
            if view.is_second() =>
        {
            Read::new("bytes", format!("bytes({written})"))
        }
        (Some(Output::StaticString), _, _) => Read::string(written),
        (Some(Output::String), _, _) => Read::new("str", format!("_view.text({written})")),
        (Some(Output::FixedArray(_) | Output::List), Some(class), _) => {
            Read::new(&class, format!("_records.array_of({written}, {class})"))
        }
        (Some(Output::List), None, Element::EachSelected { .. }) if view.is_second() => {
            Read::new("list[object]", format!("_view.plain({written}, globals())"))
        }
        (Some(Output::FixedArray(_) | Output::List | Output::BorrowedList { .. }), _, _) => {
            Read::new("list[int]", format!("_view.integers({written})"))
        }
        (Some(Output::Value) | None, Some(class), _) => Read::new(&class, format!("_records.of({written}, {class})")),
        (Some(Output::Value) | None, None, Element::Typed { kind: ValueKind::CString, .. }) if view.is_second() => {
            Read::new("bytes", format!("{written} or b\"\""))
        }
        (Some(Output::Value) | None, None, Element::Typed { ty, kind }) => typed(scope, ty, *kind, written),
        (
            Some(Output::Value) | None,
            None,
            Element::Bytes
            | Element::Untyped
            | Element::Selected(_)
            | Element::EachSelected { .. }
            | Element::KernelArguments,
        ) => Read::new(
            "object",
            if view.is_second() { format!("_view.plain({written}, globals())") } else { written.to_owned() },
        ),
    }
}

/// Returns the form of a single value. Enums, handles and similar types are ints, as in `cuda.bindings`.
fn typed(scope: &Scope<'_>, ty: &CType, kind: ValueKind, written: &str) -> Read {
    match kind {
        ValueKind::Number => Read::new(&number_hint(scope, ty), written.to_owned()),
        ValueKind::Enum | ValueKind::Handle | ValueKind::Stream | ValueKind::DeviceAddress | ValueKind::Integer => {
            Read::new("int", format!("int({written})"))
        }
        ValueKind::Pointer | ValueKind::Function => Read::new("int", written.to_owned()),
        ValueKind::CString => Read::string(written),
        ValueKind::Record | ValueKind::Array | ValueKind::Untyped => Read::new("object", written.to_owned()),
    }
}
