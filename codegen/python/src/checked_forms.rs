//! Functions of `cubind.checked`: their parameters, outputs and documentation, and their differences from the plain
//! functions.

use super::{
    Scope, StubForm, StubParam,
    docs::{self, Place},
    functions::{Lowered, PyOutput},
    pytype::PyType,
    surface::ArgumentDefault,
};
use codegen_core::api::{
    Function, Symbol,
    call::{Growth, Returned},
    plan::{Derived, ParamPlan, Passing},
};

/// The stub and the run-time arguments of a function that raises its result code as an exception.
#[derive(Clone, Debug)]
pub(crate) struct CheckedForm {
    /// The signature of the function.
    pub(crate) form: StubForm,
    /// An alternative signature, which precedes the main signature in stubs.
    pub(crate) also: Option<StubForm>,
    /// The docstring of the function.
    pub(crate) doc: String,
    /// The docstring of the function in the stub.
    pub(crate) stub_doc: String,
    /// The arguments of `Form` in `_checked.py`, each followed by a comma. `None` if the function is called like the
    /// plain function.
    pub(crate) row: Option<String>,
}

/// The source of the capacity for a call's outputs.
enum Grows {
    /// A first call returns the count in this output. The count is the capacity of the other outputs.
    List { count: usize, lists: Vec<usize> },
    /// Another function returns the capacity. It takes these parameters of the call.
    Buffer { function: String, arguments: Vec<usize> },
    /// The call is repeated with a larger capacity until the string fits.
    String,
}

/// A length parameter that may be omitted, because the library can return the length.
struct Length {
    /// The position of the parameter in the signature of the plain function.
    at: usize,
    grows: Grows,
}

/// The form of a function that raises an exception for its result code.
pub(super) fn checked(
    scope: &Scope<'_>,
    function: &Function,
    symbol: &Symbol,
    lowered: &Lowered,
    params: &[StubParam],
) -> CheckedForm {
    let length = length(function, lowered);
    let shown = outputs(lowered, length.as_ref());
    let returns = returned(shown.iter().map(|output| output.ty.clone()).collect());
    let names = told(function, lowered);
    let buffer = sized(function, lowered);
    let with_buffer = |ty| returned(shown.iter().map(|output| output.ty.clone()).chain([ty]).collect());
    let (form, also) = match (&length, &buffer) {
        (Some(length), Some((at, ty))) if matches!(length.grows, Grows::Buffer { .. }) => {
            let size = StubParam { ty: PyType::Int.or(PyType::None), default: Some("None"), ..params[*at].clone() };
            let also = moved(params, length.at, size);
            (
                StubForm { params: params.to_vec(), returns },
                Some(StubForm { params: also, returns: with_buffer(ty.clone()) }),
            )
        }
        (_, Some((at, ty))) => {
            let mut also = params.to_vec();
            also[*at] = StubParam { ty: PyType::Int, default: None, ..also[*at].clone() };
            (
                StubForm { params: params.to_vec(), returns },
                Some(StubForm { params: also, returns: with_buffer(ty.clone()) }),
            )
        }
        (Some(length), None) => {
            let count = &params[length.at];
            let count = StubParam { ty: count.ty.clone().or(PyType::None), default: Some("None"), ..count.clone() };
            (StubForm { params: moved(params, length.at, count), returns }, None)
        }
        (None, None) => {
            let omits = lowered.params.first().is_some_and(|first| first.flag == ArgumentDefault::Null);
            let also = omits.then(|| StubForm { params: params[1..].to_vec(), returns: returns.clone() });
            (StubForm { params: params.to_vec(), returns }, also)
        }
    };
    let sized = buffer.as_ref().map(|(_, ty)| ty);
    let differs = docs::Checked { length: length.as_ref().map(|it| it.at), outputs: &shown, sized, told: &names };
    let [doc, stub_doc] =
        [Place::Help, Place::Stub].map(|place| docs::checked(scope, (function, symbol), lowered, &differs, place));
    let row = row(lowered, params, length.as_ref(), &names, buffer.is_some_and(|(_, ty)| ty == PyType::Str));
    CheckedForm { form, also, doc, stub_doc, row }
}

/// The type of the return value: a single output, a tuple of several outputs, or `None`.
pub(super) fn returned(mut outputs: Vec<PyType>) -> PyType {
    match outputs.len() {
        0 => PyType::None,
        1 => outputs.remove(0),
        _ => PyType::Tuple(outputs),
    }
}

/// The parameters, with the parameter at index `at` replaced by `last` at the end.
fn moved(params: &[StubParam], at: usize, last: StubParam) -> Vec<StubParam> {
    let others = params.iter().enumerate().filter(|(index, _)| *index != at).map(|(_, param)| param.clone());
    others.chain([last]).collect()
}

/// The length parameter that may be omitted because a function of the library returns the length.
fn length(function: &Function, lowered: &Lowered) -> Option<Length> {
    if lowered.params.iter().any(|param| param.flag == ArgumentDefault::Null) {
        return None;
    }
    let given = |name: &str| {
        let name = function.plan.python_name(name);
        lowered.params.iter().position(|param| param.name == name)
    };
    let output = |name: &str| lowered.outputs.iter().position(|output| output.name == name);
    match &function.plan.growth {
        Growth::Known => None,
        Growth::TwoCalls { count, arrays } => {
            let (at, count) = (given(count)?, output(count)?);
            let arrays = arrays.iter().map(|array| output(array)).collect::<Option<Vec<_>>>()?;
            let lists = arrays.into_iter().filter(|index| matches!(lowered.outputs[*index].ty, PyType::List(_)));
            Some(Length { at, grows: Grows::List { count, lists: lists.collect() } })
        }
        Growth::SizedBy { array, function, arguments } => {
            let at = given(array)?;
            let arguments = arguments.iter().map(|name| given(name)).collect::<Option<Vec<_>>>()?;
            lowered.sized.as_ref()?;
            Some(Length { at, grows: Grows::Buffer { function: function.clone(), arguments } })
        }
        Growth::Capacity { string } => {
            output(string)?;
            let is_capacity = |param: &&ParamPlan| match &param.derived {
                Some(Derived::Lengths(lengths)) => {
                    param.passing == Passing::Value && lengths.iter().any(|length| length.slice == *string)
                }
                Some(Derived::SizeOf(_)) | None => false,
            };
            let capacity = function.plan.params.iter().find(is_capacity)?;
            Some(Length { at: given(&capacity.name)?, grows: Grows::String })
        }
    }
}

/// The outputs of the call. Strings have the type `str`, and the counts of returned lists are omitted.
fn outputs(lowered: &Lowered, length: Option<&Length>) -> Vec<PyOutput> {
    let count = length.and_then(|length| match length.grows {
        Grows::List { count, .. } => Some(count),
        Grows::Buffer { .. } | Grows::String => None,
    });
    let outputs = lowered.outputs.iter().enumerate().filter(|(index, _)| Some(*index) != count);
    let outputs = outputs.map(|(_, output)| {
        let ty = if let (true, PyType::List(of)) = (output.is_single, &output.ty) {
            // If the type were a union, every use of the output would have to distinguish the cases.
            (**of).clone().or(PyType::Any)
        } else {
            text(&output.ty, output.is_text)
        };
        PyOutput { ty, ..output.clone() }
    });
    outputs.collect()
}

/// The Python type of a string, or of a list of strings.
fn text(ty: &PyType, is_text: bool) -> PyType {
    if is_text && *ty == PyType::Bytes {
        PyType::Str
    } else if is_text && *ty == PyType::Bytes.list() {
        PyType::Str.list()
    } else {
        ty.clone()
    }
}

/// The index of the buffer parameter in whose place programs may pass an int, and the type of the object that such a
/// call returns.
fn sized(function: &Function, lowered: &Lowered) -> Option<(usize, PyType)> {
    let name = lowered.sized.as_ref()?;
    let at = lowered.params.iter().position(|param| param.name == *name)?;
    let param = function.plan.params.iter().find(|param| function.plan.python_name(&param.name) == *name)?;
    Some((at, text(&PyType::Bytes, param.keys.text)))
}

/// The names of all outputs, if some of the outputs describe a failure and are therefore valid after a failed call.
fn told(function: &Function, lowered: &Lowered) -> Vec<String> {
    let tells = |output: &PyOutput| {
        let param = function.plan.param(&output.name);
        param.is_some_and(|param| param.explains_error || param.is_reported_length())
    };
    match lowered.outputs.iter().any(tells) {
        true => lowered.outputs.iter().map(|output| function.plan.python_name(&output.name)).collect(),
        false => Vec::new(),
    }
}

/// The arguments of `_checked.Form`, each followed by a comma.
fn row(
    lowered: &Lowered,
    params: &[StubParam],
    length: Option<&Length>,
    told: &[String],
    is_text: bool,
) -> Option<String> {
    let mut arguments: Vec<String> = Vec::new();
    if let Some(Length { at, grows }) = length {
        let last = format!("{}=None", params[*at].name);
        let others = params.iter().enumerate().filter(|(index, _)| index != at);
        let others =
            others.map(|(_, param)| param.default.map_or(param.name.clone(), |zero| format!("{}={zero}", param.name)));
        let names: Vec<&str> = params.iter().map(|param| param.name.as_str()).collect();
        let heads: Vec<String> = others.chain([last]).collect();
        arguments.push(format!("lambda {}: {}", heads.join(", "), tuple(names.into_iter().map(str::to_owned))));
        arguments.push(at.to_string());
        arguments.push(match grows {
            Grows::List { count, lists } => {
                format!("count={count}, lists={}", tuple(lists.iter().map(ToString::to_string)))
            }
            Grows::Buffer { function, arguments } => {
                format!("size=(\"{function}\", {})", tuple(arguments.iter().map(ToString::to_string)))
            }
            Grows::String => "string=True".to_owned(),
        });
    }
    let texts = lowered.outputs.iter().enumerate().filter(|(_, output)| output.is_text);
    let texts: Vec<String> = texts
        .map(|(index, _)| index)
        .chain(is_text.then_some(lowered.outputs.len()))
        .map(|it| it.to_string())
        .collect();
    if !texts.is_empty() {
        arguments.push(format!("texts={}", tuple(texts.into_iter())));
    }
    let single = lowered.outputs.iter().enumerate().filter(|(_, output)| output.is_single);
    let single: Vec<String> = single.map(|(index, _)| index.to_string()).collect();
    if !single.is_empty() {
        arguments.push(format!("single={}", tuple(single.into_iter())));
    }
    if !told.is_empty() {
        arguments.push(format!("told={}", tuple(told.iter().map(|name| format!("\"{name}\"")))));
    }
    // The function may differ from the plain function only in its documentation. Such a function has no `Form`.
    let differs = !arguments.is_empty() || lowered.sized.is_some();
    differs.then(|| arguments.iter().map(|argument| format!("{argument}, ")).collect())
}

/// A Python tuple in source code.
fn tuple(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    match items.as_slice() {
        [only] => format!("({only},)"),
        items => format!("({})", items.join(", ")),
    }
}

/// Returns true if a C function returns a result code, which can be raised as an exception.
pub(super) fn can_fail(symbol: &Symbol) -> bool {
    match symbol.returned {
        Returned::Status | Returned::Count => true,
        Returned::Nothing | Returned::StaticString | Returned::Value => false,
    }
}
