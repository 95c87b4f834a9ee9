//! Documentation of generated items: facts from the headers and the specs, and a link to NVIDIA's documentation.

use super::{
    Scope,
    signature::{KeptStream, OwnedFn, RustFn},
};
use codegen_core::{
    api::{
        Availability, Function, Symbol,
        call::Returned,
        docs::{announced, page},
        plan::{Callback, Derived, Element, Flags, Output, ParamPlan, Passing},
        roles::{Direction, Selection},
        safety::Obligations,
        words,
    },
    spec::{Count, Rules},
};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeSet;

/// The doc attributes for these lines of documentation.
pub(crate) fn attributes(lines: &[String]) -> TokenStream {
    let lines = lines.iter().map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
    quote!(#(#[doc = #lines])*)
}

/// The documentation of a type: its C declaration, header and availability.
pub(crate) fn ty(what: &str, header: &str, lived: &Availability) -> Vec<String> {
    vec![format!("`{what}`, from `{header}`, {lived}.")]
}

/// The function's summary and an empty line. Empty if the specs contain no summary.
fn summary(function: &Function) -> Vec<String> {
    function.summary.iter().flat_map(|summary| [markdown(summary), String::new()]).collect()
}

/// A summary in rustdoc's Markdown. Brackets outside of code are escaped so that they do not become links.
pub(super) fn markdown(summary: &str) -> String {
    let parts = summary.split('`').enumerate();
    let parts = parts.map(|(index, part)| {
        if index % 2 == 1 { part.to_owned() } else { part.replace('[', "\\[").replace(']', "\\]").replace('<', "\\<") }
    });
    parts.collect::<Vec<_>>().join("`")
}

/// The documentation of a public function: the lines before the links to the function's other forms, and the lines
/// after these links.
pub(crate) fn function(
    scope: &Scope<'_>,
    function: &Function,
    symbol: &Symbol,
    outputs: &[String],
) -> (Vec<String>, Vec<String>) {
    let mut head = summary(function);
    head.push(format!("`{}`", symbol.prototype()));
    let mut lines = Vec::new();
    // A function that returns a single value needs no description of the value, because its signature is sufficient.
    if let [_, _, ..] = outputs {
        lines.extend([String::new(), format!("Returns `({})`.", outputs.join(", "))]);
    }
    // If a parameter is the length of a slice, the Rust function omits the parameter.
    let omits = |param: &ParamPlan| matches!(param.passing, Passing::Value) && counted(param).is_some();
    let omitted: BTreeSet<&str> =
        function.plan.params.iter().filter(|param| omits(param)).map(|param| param.name.as_str()).collect();
    let params = described(scope, &function.plan.params, &|name| !omitted.contains(name));
    if !params.is_empty() {
        lines.push(String::new());
        lines.extend(params);
    }
    let success = &scope.library.spec.result.success;
    // If another library defines the result codes, the path contains that library: `cublas::cublasStatus_t`.
    let result = scope.path(scope.result());
    let errors: Vec<String> =
        symbol.errors.iter().filter(|code| *code != success).map(|code| format!("[`{result}::{code}`]")).collect();
    if !errors.is_empty() {
        lines.extend([String::new(), format!("Documented errors: {}.", errors.join(", "))]);
    }
    let mut facts = format!("In `{}` {}", symbol.header, symbol.availability);
    if symbol.legacy {
        facts += ", kept for binary compatibility";
    }
    if symbol.deprecated {
        facts += ", deprecated";
    }
    let announced = symbol.announced.as_ref().map_or(String::new(), |it| format!(" {}.", announced(it)));
    lines.extend([
        String::new(),
        format!(
            "{facts}.{announced} [{}documentation]({}).",
            scope.package.whose(),
            page(&scope.library.spec.docs, symbol)
        ),
        String::new(),
    ]);
    lines.extend(safety_section(&function.obligations, symbol.returned));
    (head, lines)
}

/// The first line in the documentation of a function's form: the summary, or an empty line.
pub(crate) fn first_line(function: &Function) -> String {
    function.summary.as_deref().map_or_else(String::new, markdown)
}

/// The documentation of a function in `checked`, after its summary and the link to the raw form. It describes the
/// parameters that are not plain values, the returned values, and the caller's obligations.
pub(crate) fn checked(scope: &Scope<'_>, function: &Function, signature: &RustFn) -> Vec<String> {
    let mut lines = described(scope, &function.plan.params, &|name| signature.takes(name));
    if let Some(returned) = returned(signature) {
        lines.extend((!lines.is_empty()).then(String::new));
        lines.push(returned);
    }
    lines.extend((!lines.is_empty()).then(String::new));
    lines.extend(safety_section(&signature.asks, scope.major.symbols[&function.symbol].returned));
    lines
}

/// The documentation of a function in `owned`. It starts with the summary or an empty line. It lists the memory whose
/// size is checked. It omits memory parameters, because their types document them.
pub(crate) fn owned(scope: &Scope<'_>, function: &Function, owned: &OwnedFn) -> Vec<String> {
    let OwnedFn { function: signature, hazards, fits, .. } = owned;
    let is_memory = |name: &str| signature.arguments.iter().any(|it| it.of == name && it.pass.is_memory());
    let mut lines = described(scope, &function.plan.params, &|name| signature.takes(name) && !is_memory(name));
    lines.extend(omitted(function, signature));
    lines.extend(returned(signature).into_iter().flat_map(|line| [String::new(), line]));
    if !fits.is_empty() {
        let memory: BTreeSet<String> = fits.iter().map(|fit| format!("`{}`", fit.of)).collect();
        let memory: Vec<String> = memory.into_iter().collect();
        lines.extend([
            String::new(),
            format!("Returns an error if one of these is shorter than required: {}.", memory.join(", ")),
        ]);
    }
    if let Some(KeptStream { handle, stream }) = &owned.keeps {
        lines.extend([
            String::new(),
            format!("`{handle}` keeps `{stream}` alive until another stream is set, or until `{handle}` is destroyed."),
        ]);
    }
    if !signature.is_safe {
        let promises = words::of_owners(&signature.asks, hazards);
        lines.extend(["", "# Safety", ""].map(str::to_owned));
        lines.extend(promises.into_iter().map(|sentence| format!("- {sentence}")));
    }
    lines.dedup_by(|one, other| one.is_empty() && other.is_empty());
    let is_text = |line: &String| !line.is_empty();
    lines.truncate(lines.iter().rposition(is_text).map_or(0, |last| last + 1));
    lines.drain(..lines.iter().position(is_text).unwrap_or_default());
    lines.insert(0, first_line(function));
    lines
}

/// The C parameters that the Rust function omits, with the reasons. Parameters with the same reason share a line.
fn omitted(function: &Function, signature: &RustFn) -> Vec<String> {
    let mut lines: Vec<(&str, String)> = Vec::new();
    let left_out = function.owned.iter().flat_map(|call| &call.left_out);
    for (name, reason) in left_out.filter(|(name, _)| !signature.takes(name)) {
        match lines.iter_mut().find(|(of, _)| of == reason) {
            Some((_, names)) => *names += &format!(", `{name}`"),
            None => lines.push((reason, format!("`{name}`"))),
        }
    }
    lines.into_iter().map(|(reason, names)| format!("- {names}, omitted: {reason}")).collect()
}

/// The sentence that describes the returned values. Empty unless the function returns several values.
fn returned(signature: &RustFn) -> Option<String> {
    let [_, _, ..] = signature.outputs.as_slice() else { return None };
    let names = signature.outputs.iter().map(|output| words::output(&output.of, "the"));
    let names: Vec<String> = names.collect();
    Some(format!("Returns {}.", names.join(", ")))
}

/// The section "Safety" with its heading. It contains the caller's obligations.
fn safety_section(obligations: &Obligations, returned: Returned) -> Vec<String> {
    let mut lines = ["# Safety", ""].map(str::to_owned).to_vec();
    match words::sentences(obligations).as_slice() {
        [] => lines.push(words::no_preconditions(returned).to_owned()),
        [only] => lines.push(only.clone()),
        several => lines.extend(several.iter().map(|sentence| format!("- {sentence}"))),
    }
    lines
}

/// The name of the library that calls a callback.
fn caller<'a>(scope: &'a Scope<'_>) -> &'a str {
    let library = &scope.library.spec;
    if library.rules == Rules::Cuda { "CUDA" } else { &library.title }
}

/// The section "Safety" for a C function in `sys`.
pub(super) fn safety_section_of_symbol() -> [String; 3] {
    ["# Safety", "", "As in C."].map(str::to_owned)
}

/// The description of a parameter that is a plain value.
const PLAIN: &str = "in";

/// Returns true if the Rust function has a parameter with this name.
type Takes<'a> = &'a dyn Fn(&str) -> bool;

/// Descriptions of parameters that are not plain values. Parameters with the same description share a line.
fn described(scope: &Scope<'_>, params: &[ParamPlan], takes: Takes<'_>) -> Vec<String> {
    let mut lines: Vec<(String, String)> = Vec::new();
    for param in params.iter().filter(|param| takes(&param.name)) {
        let words = describe(scope, param, takes);
        match lines.iter_mut().find(|(_, other)| *other == words) {
            Some((names, _)) => *names += &format!(", `{}`", param.name),
            None => lines.push((format!("`{}`", param.name), words)),
        }
    }
    let lines = lines.into_iter().filter(|(_, words)| words != PLAIN);
    lines.map(|(names, words)| format!("- {names}: {words}")).collect()
}

/// A short description of a parameter's role in a call.
fn describe(scope: &Scope<'_>, param: &ParamPlan, takes: Takes<'_>) -> String {
    let mut words = match &param.passing {
        Passing::Value => format!("in{}", flags(param)),
        Passing::Slot { given: true } => match counted(param) {
            Some(slices) => format!("in and out: the length of {slices}"),
            None => "in and out".to_owned(),
        },
        Passing::Reference { mutable: true } => "read and updated in place".to_owned(),
        Passing::Reference { mutable: false } => match param.selection() {
            Some(selection) => selected(scope, "in, one value", "the type", selection),
            None => "in".to_owned(),
        },
        Passing::Slot { given: false } => match (param.selection(), &param.output) {
            (Some(selection), _) => selected(scope, "out, one value", "the type", selection),
            (None, Some(Output::BorrowedList { .. })) => {
                format!("out, an array {} that CUDA owns", long(param, ["of ", " elements", "length"], takes))
            }
            (None, _) => format!("out{}", flags(param)),
        },
        Passing::Slice(direction) => slice(scope, param, self::direction(*direction), takes),
        Passing::CString => "in, string".to_owned(),
        Passing::WideString => {
            "in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged".to_owned()
        }
        Passing::Callback(Callback { user_data: Some(data), .. }) => {
            format!("in, called by {} with `{data}`", caller(scope))
        }
        Passing::Callback(Callback { user_data: None, .. }) => {
            format!("in, called by {}", caller(scope))
        }
        Passing::UserData { .. } => "in, passed to the callback".to_owned(),
        Passing::Address(_) => "in, an address, passed unchanged".to_owned(),
        Passing::Place => "out, the caller's variable, which may be written after the call returns".to_owned(),
        Passing::Device if param.points_to_const() => "in, on the device".to_owned(),
        Passing::Device => "on the device".to_owned(),
        Passing::HostOrDevice(direction) => {
            let what = format!("{} a scalar on the host or on the device", self::direction(*direction));
            match param.selection() {
                Some(selection) => selected(scope, &what, "the type", selection),
                None => what,
            }
        }
        Passing::HostNumber => "in, a scalar on the host".to_owned(),
    };
    if let Some(Selection { selector, table }) = &param.complex {
        words +=
            &format!("; a complex number with two parts of this type if `{selector}` is {}", complex(scope, table));
    }
    if let Some(of_type) = &param.of_type {
        words += &format!("; its type: {of_type}");
    }
    if param.nullable {
        words += null(&param.passing);
    }
    if param.destroys {
        words += "; invalid afterwards";
    }
    words
}

/// A description of an array's role in a call.
fn slice(scope: &Scope<'_>, param: &ParamPlan, direction: &str, takes: Takes<'_>) -> String {
    let array = || format!("{direction} array, {}", long(param, ["length ", "", "length"], takes));
    match (&param.element, &param.output) {
        (Element::Bytes, Some(Output::String)) => {
            format!("out, a buffer for a string {}", long(param, ["of up to ", " bytes", "size in bytes"], takes))
        }
        (Element::Bytes | Element::Untyped, _) => {
            format!("{direction} host memory, {}", long(param, ["", " bytes", "size in bytes"], takes))
        }
        (Element::EachSelected { selection, .. }, _) => {
            selected(scope, &format!("{direction} values"), "their types", selection)
        }
        (Element::Selected(selection), _) => selected(scope, &array(), "the type of its elements", selection),
        (Element::KernelArguments, _) => "in, the addresses of the kernel's arguments".to_owned(),
        (Element::Typed { .. }, _) => array(),
    }
}

/// A phrase for the length of a parameter's memory. If arguments determine the length, the phrase is enclosed in
/// `before` and `after`. If the slice itself determines the length, the phrase states which C parameter receives it.
fn long(param: &ParamPlan, [before, after, what]: [&str; 3], takes: Takes<'_>) -> String {
    match &param.length {
        Some(count) if count.param().is_some_and(|name| !takes(name)) => format!("whose {what} is passed as `{count}`"),
        Some(Count::Call(function)) => format!("of the length that `{function}` returns"),
        Some(Count::KnownBy(object)) => format!("of the length that `{object}` requires"),
        Some(count @ (Count::Param { .. } | Count::DivCeil { .. } | Count::Fixed(_))) => {
            format!("{before}`{count}`{after}")
        }
        None => String::new(),
    }
}

/// The suffix that documents how a caller passes NULL.
fn null(passing: &Passing) -> &'static str {
    match passing {
        Passing::Slice(_) => "; an empty slice passes NULL",
        Passing::Value | Passing::UserData { .. } | Passing::Address(_) | Passing::Place | Passing::WideString => {
            "; may be NULL"
        }
        Passing::HostOrDevice(_) => "; a `Device` address may be NULL",
        Passing::Device => "; may be `CuPtr::NULL`",
        Passing::Reference { .. }
        | Passing::Slot { .. }
        | Passing::CString
        | Passing::Callback(_)
        | Passing::HostNumber => "; `None` passes NULL",
    }
}

/// The flags that an integer parameter accepts. Empty if the parameter's type contains the flags.
fn flags(param: &ParamPlan) -> String {
    match &param.flags {
        Some(Flags::Names { constants, enums }) => {
            let names = constants.iter().chain(enums).map(|name| format!("[`{name}`]"));
            format!(", flags: {}", names.collect::<Vec<_>>().join(", "))
        }
        Some(Flags::None) => "; must be 0".to_owned(),
        Some(Flags::Enum { .. }) | None => String::new(),
    }
}

/// The names of the arrays whose length is in this parameter: `` `a`, `b` ``.
fn counted(param: &ParamPlan) -> Option<String> {
    let Some(Derived::Lengths(lengths)) = &param.derived else { return None };
    let slices: Vec<String> = lengths.iter().map(|length| format!("`{}`", length.slice)).collect();
    Some(slices.join(", "))
}

/// The sentence that specifies the parameter that selects a type, and lists the types that it selects.
fn selected(scope: &Scope<'_>, what: &str, types: &str, Selection { selector, table }: &Selection) -> String {
    format!("{what}; `{selector}` selects {types}: {}", self::table(scope, table))
}

fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::In => "in,",
        Direction::Out => "out,",
        Direction::InOut => "in and out,",
    }
}

/// The members of an attribute enum that select complex numbers.
fn complex(scope: &Scope<'_>, types: &str) -> String {
    let Some(members) = scope.library.attribute_types.get(types) else { return format!("complex in `{types}`") };
    let complex = members.iter().filter(|(_, of)| scope.types.complex_part(&of.ty).is_some());
    complex.map(|(member, _)| format!("`{member}`")).collect::<Vec<_>>().join(" or ")
}

/// The members of an attribute enum, grouped by the type of the attribute's value.
fn table(scope: &Scope<'_>, types: &str) -> String {
    let Some(members) = scope.library.attribute_types.get(types) else { return format!("see `{types}`") };
    let kinds: BTreeSet<String> = members.values().map(|of| of.ty.to_string()).collect();
    let rows = kinds.into_iter().map(|kind| {
        let of: Vec<String> = members
            .iter()
            .filter(|(_, of)| of.ty.to_string() == kind)
            .map(|(member, _)| format!("`{member}`"))
            .collect();
        format!("`{kind}` for {}", of.join(", "))
    });
    rows.collect::<Vec<_>>().join("; ")
}
