//! Docstrings for `help()` and stubs, in the numpydoc format. Docstrings contain only facts from the headers and the
//! specs.

use super::{
    Scope, StubForm, StubFunction, StubParam,
    checked_forms::{self, CheckedForm},
    functions::{Lowered, PyOutput, PyParam},
    pytype::{PyClass, PyType},
    surface::ArgumentDefault,
    types::Kind,
};
use codegen_core::{
    api::{
        Availability, Function, Helper, Symbol, Type, TypeKind,
        docs::{announced, page},
        plan::{Element, Flags, Output, ParamPlan, Passing},
        words,
    },
    names,
    types::ValueKind,
};
use codegen_printing::c_literal;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// The sentence that states the first version with an item: `Since CUDA 13.0.`
fn availability(availability: &Availability) -> String {
    let text = availability.to_string();
    let rest = text.get(1..).unwrap_or_default();
    format!("{}{rest}.", text[..text.len() - rest.len()].to_uppercase())
}

/// The docstring of a class.
pub(super) fn ty(what: &str, item: &Type) -> String {
    let deprecated: Vec<&str> = match &item.kind {
        TypeKind::Enum(members) => {
            members.iter().filter(|member| member.deprecated).map(|member| member.name.as_str()).collect()
        }
        TypeKind::Record { .. }
        | TypeKind::Handle { .. }
        | TypeKind::IntegerNewtype(_)
        | TypeKind::FixedWidthInt(_)
        | TypeKind::Callback { .. }
        | TypeKind::Alias(_) => Vec::new(),
    };
    let deprecated =
        if deprecated.is_empty() { String::new() } else { format!(" Deprecated: {}.", deprecated.join(", ")) };
    format!("{what}, from {}. {}{deprecated}", item.header, availability(&item.availability))
}

/// The text signature and the docstring of a function, in a single string as CPython requires.
pub(super) fn function(scope: &Scope<'_>, function: &Function, symbol: &Symbol, lowered: &Lowered) -> String {
    let params: Vec<String> = lowered
        .params
        .iter()
        .map(|param| match param.flag {
            ArgumentDefault::Required | ArgumentDefault::Null => param.name.clone(),
            ArgumentDefault::Zero => format!("{}=0", param.name),
        })
        .collect();
    let described = lowered.params.iter().map(|param| described(scope, function, param));
    let returns = returned(scope, function, symbol, lowered);
    let text = text(scope, (function, symbol), &grouped(described), &returns, Place::Help);
    format!("{}({})\n--\n\n{text}", names::python_item(&function.name), signature(&params))
}

/// The documentation of a parameter: its type and its description.
fn described<'a>(scope: &Scope<'_>, function: &Function, param: &'a PyParam) -> (&'a str, String) {
    let optional = if param.flag == ArgumentDefault::Required { "" } else { ", optional" };
    let said = details(scope, function, &param.name);
    (param.name.as_str(), format!(" : {}{optional}\n{said}", param.ty.in_words()))
}

/// The description of a parameter without its type. `None` if the parameter has no description. Signatures in stubs
/// contain the types.
fn untyped<'a>(scope: &Scope<'_>, function: &Function, param: &'a PyParam) -> Option<(&'a str, String)> {
    let said = details(scope, function, &param.name);
    (!said.is_empty()).then(|| (param.name.as_str(), format!("\n{said}")))
}

/// The parts of the documentation that differ in `cubind.checked`.
pub(super) struct Checked<'a> {
    /// The index of the parameter that may be omitted, because the library determines its value.
    pub(super) length: Option<usize>,
    /// The values that the function returns.
    pub(super) outputs: &'a [PyOutput],
    /// The type of the additional output if an int is passed in place of the buffer.
    pub(super) sized: Option<&'a PyType>,
    /// The names of the outputs that are valid after a failed call. Empty if no output describes the failure.
    pub(super) told: &'a [String],
}

/// The place in which the documentation is displayed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// The output of `help()`, and the stubs of plain modules.
    Help,
    /// The stub of a module in `cubind.checked`. Signatures in this stub contain the types of parameters.
    Stub,
}

/// The docstring of a function of `cubind.checked`, which raises exceptions.
pub(super) fn checked(
    scope: &Scope<'_>,
    (function, symbol): (&Function, &Symbol),
    lowered: &Lowered,
    Checked { length, outputs, sized, told }: &Checked<'_>,
    place: Place,
) -> String {
    let is_length = |index: &usize| Some(*index) == *length;
    let params = lowered.params.iter().enumerate().filter(|(index, _)| !is_length(index));
    let mut params: Vec<(&str, String)> = match place {
        Place::Help => params.map(|(_, param)| described(scope, function, param)).collect(),
        Place::Stub => params.filter_map(|(_, param)| untyped(scope, function, param)).collect(),
    };
    if let Some(param) = length.and_then(|index| lowered.params.get(index)) {
        let said = "\n    If omitted, cubind determines the required length.\n";
        let ty = match place {
            Place::Help => format!(" : {}, optional", param.ty.in_words()),
            Place::Stub => String::new(),
        };
        params.push((param.name.as_str(), ty + said));
    }
    let mut returns = "\nReturns\n-------\n".to_owned();
    if outputs.is_empty() && lowered.sized.is_none() {
        returns += "None\n";
    }
    for output in *outputs {
        returns += &format!("{} : {}\n{}", output.name, output.ty.in_words(), valid(function, &output.name));
    }
    if let Some((name, ty)) = lowered.sized.as_ref().zip(*sized) {
        returns +=
            &format!("{name} : {}\n    Returned only if a size is passed in place of the buffer.\n", ty.in_words());
    }
    if checked_forms::can_fail(symbol) {
        let success = &scope.library.spec.result.success;
        let errors = errors(scope, symbol);
        returns += &format!("\nRaises\n------\nCudaError\n    The result code is not ``{success}``.{errors}\n");
        if !told.is_empty() {
            let told: Vec<String> = told.iter().map(|name| format!("``{name}``")).collect();
            returns += &format!("    The exception's attribute ``outputs`` contains: {}.\n", told.join(", "));
        }
    }
    text(scope, (function, symbol), &grouped(params.into_iter()), &returns, place)
}

/// Groups parameters that have the same description, as in numpydoc: `m, n, k : int`.
fn grouped<'a>(params: impl Iterator<Item = (&'a str, String)>) -> String {
    let mut groups: Vec<(Vec<&str>, String)> = Vec::new();
    for (name, said) in params {
        match groups.iter_mut().find(|(_, other)| *other == said) {
            Some((names, _)) => names.push(name),
            None => groups.push((vec![name], said)),
        }
    }
    groups.iter().map(|(names, said)| format!("{}{said}", names.join(", "))).collect()
}

/// A sentence that lists the documented result codes other than success. The sentence starts with a space.
fn errors(scope: &Scope<'_>, symbol: &Symbol) -> String {
    let success = &scope.library.spec.result.success;
    let errors: Vec<String> =
        symbol.errors.iter().filter(|code| *code != success).map(|code| format!("``{code}``")).collect();
    if errors.is_empty() { String::new() } else { format!(" Documented errors: {}.", errors.join(", ")) }
}

/// The section "Returns": first the result code, then the outputs.
fn returned(scope: &Scope<'_>, function: &Function, symbol: &Symbol, lowered: &Lowered) -> String {
    let success = &scope.library.spec.result.success;
    let always = if checked_forms::can_fail(symbol) { "" } else { ", always" };
    let errors = errors(scope, symbol);
    let result = names::python_item(scope.result());
    let mut text = format!("\nReturns\n-------\n{result}\n    ``{success}``{always}.{errors}\n");
    for output in &lowered.outputs {
        text += &format!("{} : {}\n{}", output.name, output.ty.in_words(), valid(function, &output.name));
    }
    text
}

/// The docstring of a function for `help()` and the stub. It contains sections for parameters and returned values.
///
/// Docstrings in stubs of `cubind.checked` omit the header, the versions and the link to NVIDIA's page, because the
/// stub of the plain function contains them. They contain the C prototype only if there is no summary. The omitted
/// parts would be a fifth of the stub's size.
fn text(
    scope: &Scope<'_>,
    (function, symbol): (&Function, &Symbol),
    params: &str,
    returns: &str,
    place: Place,
) -> String {
    let summary = function.summary.as_ref().map(|line| line.replace('`', "``"));
    let mut text = match (summary, place) {
        (Some(summary), Place::Stub) => format!("{summary}\n"),
        (Some(summary), Place::Help) => format!("{summary}\n\n``{}``\n", symbol.prototype()),
        (None, _) => format!("``{}``\n", symbol.prototype()),
    };
    if !params.is_empty() {
        text += &format!("\nParameters\n----------\n{params}");
    }
    text += returns;
    let cautions = words::cautions(&function.obligations);
    if !cautions.is_empty() {
        text += "\nWarnings\n--------\n";
        text += &cautions.iter().map(|caution| format!("- {}\n", caution.replace('`', "``"))).collect::<String>();
    }
    let legacy = if symbol.legacy { " Kept for binary compatibility." } else { "" };
    let deprecated = if symbol.deprecated { " Deprecated." } else { "" };
    let to_come =
        symbol.announced.as_ref().map_or(String::new(), |it| format!(" {}.", announced(it).replace('`', "``")));
    let state = format!("{legacy}{deprecated}{to_come}");
    let notes = match place {
        Place::Stub => state.trim_start().to_owned(),
        Place::Help => {
            let page = page(&scope.library.spec.docs, symbol);
            format!("Declared in ``{}``. {}{state}\n{page}", symbol.header, availability(&symbol.availability))
        }
    };
    if notes.is_empty() { text } else { format!("{text}\nNotes\n-----\n{notes}\n") }
}

/// The C parameter that corresponds to a Python parameter.
fn planned<'f>(function: &'f Function, name: &str) -> Option<&'f ParamPlan> {
    function.plan.params.iter().find(|param| function.plan.python_name(&param.name) == name)
}

/// Indented lines that describe an argument: its flags, then the durations for which the library uses it after the
/// call.
fn details(scope: &Scope<'_>, function: &Function, name: &str) -> String {
    indented(planned(function, name).and_then(flags)) + &kept(scope, function, name)
}

/// A sentence that lists the flags of an integer. `None` for other parameters.
fn flags(param: &ParamPlan) -> Option<String> {
    let sentence = match param.flags.as_ref()? {
        Flags::Enum { ty, integer: _ } => format!("Flags: members of `{ty}`."),
        Flags::Names { constants, enums } => {
            let names: Vec<String> = constants.iter().chain(enums).map(|name| format!("`{name}`")).collect();
            format!("Flags: {}.", names.join(", "))
        }
        Flags::None => "Must be 0.".to_owned(),
    };
    Some(sentence)
}

/// Indented lines that describe how long the library uses an argument after the call, and which object keeps the
/// argument alive.
fn kept(scope: &Scope<'_>, function: &Function, name: &str) -> String {
    let Some(param) = planned(function, name) else { return String::new() };
    let kept = function.plan.kept.as_ref().filter(|kept| kept.params.contains(&param.name));
    let is_held = kept.is_some_and(|kept| super::keepalive::is_held(scope, function, kept));
    // The closure that CUDA calls owns the Python callable and its user data.
    let is_callable = matches!(param.passing, Passing::Callback(_) | Passing::UserData { callback: Some(_) });
    indented(words::kept_alive(&param.lifetimes, is_held || is_callable))
}

/// An indented line that describes how long an output is valid. Outputs that are copied to Python objects are always
/// valid.
fn valid(function: &Function, name: &str) -> String {
    let param = planned(function, name).filter(|param| !is_copied(param));
    indented(param.and_then(|param| words::valid(&param.lifetimes)))
}

/// Returns true if an output is copied to a separate Python object: a string, or a list of elements.
pub fn is_copied(param: &ParamPlan) -> bool {
    let is_string = matches!(&param.element, Element::Typed { kind: ValueKind::CString, .. });
    is_string || matches!(param.output, Some(Output::BorrowedList { .. }))
}

fn indented(sentences: impl IntoIterator<Item = String>) -> String {
    sentences.into_iter().map(|sentence| format!("    {}\n", sentence.replace('`', "``"))).collect()
}

/// The parameters of a text signature. They include `$self`, which `help()` does not show.
fn signature(params: &[String]) -> String {
    std::iter::once("$self").chain(params.iter().map(String::as_str)).collect::<Vec<_>>().join(", ")
}

/// The function in the stub. The types of parameters are in the function's signature, not in its docstring.
pub(super) fn stub(scope: &Scope<'_>, function: &Function, symbol: &Symbol, lowered: &Lowered) -> StubFunction {
    let described = lowered.params.iter().filter_map(|param| untyped(scope, function, param));
    let returns = returned(scope, function, symbol, lowered);
    let doc = text(scope, (function, symbol), &grouped(described), &returns, Place::Help);
    let params = lowered.params.iter().map(|param| StubParam {
        name: param.name.clone(),
        ty: param.ty.clone(),
        default: (param.flag == ArgumentDefault::Zero).then_some("0"),
    });
    let params: Vec<StubParam> = params.collect();
    let owner = scope.result_owner();
    let result = PyType::Class(PyClass {
        library: (owner != scope.library.spec.name).then(|| owner.to_owned()),
        name: names::python_item(scope.result()),
    });
    let outputs = std::iter::once(result).chain(lowered.outputs.iter().map(|output| output.ty.clone()));
    let outputs: Vec<PyType> = outputs.collect();
    let checked = checked_forms::checked(scope, function, symbol, lowered, &params);
    let omits = lowered.params.first().is_some_and(|first| first.flag == ArgumentDefault::Null);
    let also = match &lowered.sized {
        Some(name) => {
            let size = |of: &StubParam| StubParam { ty: PyType::Int, default: None, ..of.clone() };
            let sized = |param: &StubParam| if param.name == *name { size(param) } else { param.clone() };
            let outputs = outputs.iter().cloned().chain([PyType::Bytes]).collect();
            Some(StubForm { params: params.iter().map(sized).collect(), returns: PyType::Tuple(outputs) })
        }
        None => omits.then(|| StubForm { params: params[1..].to_vec(), returns: PyType::Tuple(outputs.clone()) }),
    };
    StubFunction { form: StubForm { params, returns: PyType::Tuple(outputs) }, also, doc, checked }
}

/// A function that the header defines inline: its Rust body, its documentation and its stub.
pub(super) fn helper(scope: &Scope<'_>, helper: &Helper) -> (TokenStream, String, StubFunction) {
    let public = names::python_item(&helper.name);
    let names: Vec<String> = helper.params.keys().map(|name| names::python(name)).collect();
    let text = format!(
        "{}({})\n--\n\n{}\n\n``{} {}``\n\n{}\n",
        public,
        signature(&names),
        helper.summary.as_deref().unwrap_or("Creates the record from its fields."),
        helper.returns,
        helper.name,
        availability(&helper.availability)
    );
    let class = scope.hint_out(&helper.returns);
    let params = helper.params.values().zip(&names);
    let params = params.map(|(ty, name)| StubParam { name: name.clone(), ty: scope.hint_in(ty), default: None });
    let form = StubForm { params: params.collect(), returns: class };
    let doc = text.split_once("--\n\n").map_or(String::new(), |(_, doc)| doc.to_owned());
    let checked = CheckedForm { form: form.clone(), also: None, doc: doc.clone(), stub_doc: doc.clone(), row: None };
    let stub = StubFunction { form, also: None, doc, checked };

    let name = super::functions::rust_name(&public);
    let objects: Vec<_> = names.iter().map(|name| format_ident!("object_{name}")).collect();
    // Earlier checks have rejected helpers that do not return a record.
    let table = if let Kind::Record(table) = scope.kind(&helper.returns) { table } else { quote!(()) };
    let fields = helper.params.keys().map(|param| c_literal(&names::python(helper.fields.get(param).unwrap_or(param))));
    let (label, names) = (&public, names.join(" "));
    let body = quote! {
        pub(crate) fn #name<'py>(call: Call<'_, 'py>) -> Returned<'py> {
            let ([#(#objects),*], []) = call.bind(#label, #names)?;
            records::with_fields(call.py(), &#table, &[#((#fields, #objects)),*])
        }
    };
    (body, text, stub)
}
