//! Parameters of Python functions: the Python argument, the Python output, and the effect of the recording stub on the
//! parameter.
//!
//! As in the package, the argument and the output are derived from the call plan. The differential test with
//! `cuda.bindings` checks them. The effect is an independent interpretation of the roles.

use super::types::{Scope, TypeView};
use crate::echo::effect::{Effect, Extent, Fill, Length, OWN};
use codegen_core::{
    api::{
        plan::{Element, Output, ParamPlan, Passing},
        roles::{Direction, Selection},
    },
    names,
    spec::Count,
    types::ValueKind,
};
use codegen_python::surface::{ArgumentDefault, Shown};
use serde::Serialize;

/// A C parameter of a function.
#[derive(Serialize)]
pub(super) struct ParamView<'a> {
    name: &'a str,
    /// The parameter's name in Python. `None` if the parameter is only an output, or if Python computes its value.
    python: Option<String>,
    /// One of three strings. `required` parameters have no default value. `optional` parameters are at the end of the
    /// list and default to zero. `omittable` parameters default to NULL, and required parameters may follow them.
    flag: &'static str,
    /// Set if the parameter is an output in Python.
    output: bool,
    role: &'static str,
    /// The direction of the parameter: CUDA reads the memory, writes it, or both.
    direction: Option<&'static str>,
    r#type: TypeView,
    /// The pointee type that the role specifies.
    element: TypeView,
    nullable: bool,
    length: Option<LengthView<'a>>,
    /// The name of the parameter that selects the type, and the name of the table of types.
    selector: Option<(&'a str, &'a str)>,
    /// The name of the parameter that contains the array of the values' sizes.
    sizes: Option<&'a str>,
    /// Set if a failed call also returns this output.
    explains: bool,
    /// Set if Python allocates the memory, although no count determines the memory's size.
    room: bool,
    /// The effect of the recording stub on the parameter.
    fill: FillView<'a>,
}

/// The length of an array or buffer.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum LengthView<'a> {
    Fixed(u64),
    /// The value of a parameter, minus a constant.
    Param(&'a str, u64),
    /// The value of one parameter divided by the value of another, rounded up.
    Parts(&'a str, &'a str),
    /// The value that another function returns.
    Call(&'a str),
}

/// The effect of the recording stub on memory: the content that it writes.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum FillView<'a> {
    Nothing,
    /// The memory is only recorded.
    Read,
    Pattern,
    Handles,
    Member(i64),
    Own,
    Counted(&'a [String]),
    String,
    Lend,
}

impl<'a> ParamView<'a> {
    pub(super) fn new(scope: &Scope<'_>, param: &'a ParamPlan, shown: &Shown, effect: &'a Effect) -> Self {
        let pointee = match (&param.output, &param.element, &param.passing) {
            (Some(Output::BorrowedList { element }), ..) => element.clone(),
            (_, Element::Typed { ty, .. }, Passing::Slot { .. }) => ty.clone(),
            _ => param.pointee(),
        };
        let (role, direction) = match role(param) {
            ("outstring", _) if !scope.is_in_cuda_bindings => ("outtext", None),
            other => other,
        };
        Self {
            name: &param.name,
            python: shown.given.map(|_| names::python_parameter(&param.name)),
            flag: match shown.given {
                Some(ArgumentDefault::Null) => "omittable",
                Some(ArgumentDefault::Zero) => "optional",
                Some(ArgumentDefault::Required) | None => "required",
            },
            output: shown.returned,
            role,
            direction,
            // If `const char *` is device memory, it is an address instead of a string.
            r#type: match matches!(param.passing, Passing::Device) {
                true => scope.address(&param.ty),
                false => scope.describe(&param.ty),
            },
            element: scope.describe(&pointee),
            nullable: param.nullable,
            length: param.length.as_ref().map(length),
            selector: selection(param).map(|it| (it.selector.as_str(), it.table.as_str())),
            sizes: if let Element::EachSelected { sizes, .. } = &param.element { sizes.as_deref() } else { None },
            explains: param.explains_error,
            room: param.count_unread.is_some(),
            fill: fill(effect),
        }
    }
}

/// The parameter and the table that select the type of a parameter's values.
fn selection(param: &ParamPlan) -> Option<&Selection> {
    if param.selected.is_some() {
        return param.selected.as_ref();
    }
    match &param.element {
        Element::Selected(selection) | Element::EachSelected { selection, .. } => Some(selection),
        Element::Typed { .. } | Element::Bytes | Element::Untyped | Element::KernelArguments => None,
    }
}

/// The name of the role, for which `tests/python/echo/roles/` creates an argument. The name includes the direction if
/// the role does not determine it.
fn role(param: &ParamPlan) -> (&'static str, Option<&'static str>) {
    match (&param.passing, &param.element) {
        (Passing::Reference { .. }, Element::Selected(_)) => ("attribute", Some("in")),
        (Passing::Slot { .. }, Element::Selected(_)) => ("attribute", Some("out")),
        // The parameter's type is an alias of a pointer, or a pointer to a type that no header defines.
        (Passing::Value, Element::Typed { kind: ValueKind::Pointer, .. }) => ("address", None),
        (Passing::Value | Passing::Reference { mutable: false }, _) => ("in", None),
        (Passing::Reference { mutable: true }, _) => ("inplace", None),
        (Passing::Place, _) => ("out", None),
        (Passing::Slot { given: true }, _) => ("inout", None),
        (Passing::Slot { given: false }, _) => match &param.output {
            Some(Output::BorrowedList { .. }) => ("borrowed", None),
            Some(Output::Value | Output::StaticString | Output::FixedArray(_) | Output::List | Output::String)
            | None => ("out", None),
        },
        (Passing::Slice(_), Element::KernelArguments) => ("kernelparams", None),
        (Passing::Slice(_), Element::Bytes) if param.output == Some(Output::String) => ("outstring", None),
        (Passing::Slice(direction), Element::Bytes | Element::Untyped) => {
            ("buffer", Some(self::direction_of(*direction)))
        }
        (Passing::Slice(direction), Element::EachSelected { .. }) => {
            ("attributes", Some(self::direction_of(*direction)))
        }
        (Passing::Slice(direction), Element::Selected(_)) => ("elements", Some(self::direction_of(*direction))),
        (Passing::Slice(direction), Element::Typed { .. }) => ("array", Some(self::direction_of(*direction))),
        (Passing::CString, _) => ("string", None),
        (Passing::WideString, _) => ("widestring", None),
        (Passing::Callback(_), _) => ("callback", None),
        (Passing::UserData { .. }, _) => ("userdata", None),
        (Passing::Address(_), _) if param.selected.is_some() => ("selected", None),
        (Passing::Address(_), _) => ("address", None),
        (Passing::Device, _) => ("device", None),
        (Passing::HostOrDevice(direction), _) => ("scalar", Some(self::direction_of(*direction))),
        (Passing::HostNumber, _) => ("hostscalar", None),
    }
}

fn direction_of(direction: Direction) -> &'static str {
    match direction {
        Direction::In => "in",
        Direction::Out => "out",
        Direction::InOut => "inout",
    }
}

fn length(count: &Count) -> LengthView<'_> {
    match count {
        Count::Fixed(number) => LengthView::Fixed(*number),
        Count::Param { name, minus } => LengthView::Param(name, *minus),
        Count::DivCeil { name, by } => LengthView::Parts(name, by),
        Count::Call(function) => LengthView::Call(function),
        // The recording stub reads the number of elements that is its fixed length.
        Count::KnownBy(_) => LengthView::Fixed(OWN),
    }
}

fn fill(effect: &Effect) -> FillView<'_> {
    match effect {
        Effect::Value => FillView::Nothing,
        Effect::Read(_) | Effect::ReadString | Effect::Attribute { written: false, .. } => FillView::Read,
        Effect::WriteString { .. } => FillView::String,
        Effect::Lend => FillView::Lend,
        Effect::Attribute { .. } | Effect::WriteAttributes { .. } => FillView::Pattern,
        Effect::Write(
            Extent::Bytes(
                Length::Fixed(_) | Length::Value(..) | Length::DivCeil(..) | Length::Through(_) | Length::Own,
            ),
            _,
        ) => FillView::Pattern,
        Effect::Write(Extent::One(_) | Extent::Elements(_), fill) => match fill {
            Fill::Pattern => FillView::Pattern,
            Fill::Handles => FillView::Handles,
            Fill::Member(value) => FillView::Member(*value),
            Fill::Own => FillView::Own,
            Fill::Counted(slices) => FillView::Counted(slices),
            Fill::String => FillView::String,
        },
    }
}
