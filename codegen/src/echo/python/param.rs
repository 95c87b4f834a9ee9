//! One parameter: what Python gives for it, what Python gets for it, what the echo library does with it.

use super::{
    super::effect::{Effect, Extent, Fill, Length},
    types::{Scope, TypeView},
};
use crate::{
    ctype::CType,
    names,
    roles::{Direction, Param, Role},
    spec::Count,
};
use serde::Serialize;

/// One parameter of C's.
#[derive(Serialize)]
pub(super) struct ParamView<'a> {
    name: &'a str,
    /// Its name in Python, if it is a parameter there: `None`, if it is only an output, or if Python knows it already.
    python: Option<String>,
    /// `required`, `optional` (zero at the end) or `omittable` (NULL, also in front of others).
    flag: &'static str,
    /// Whether it is one of the outputs.
    output: bool,
    role: &'static str,
    /// Whether CUDA reads, writes or does both.
    direction: Option<&'static str>,
    r#type: TypeView,
    /// What it points to, as far as the role says.
    element: TypeView,
    nullable: bool,
    length: Option<LengthView<'a>>,
    /// The parameter that chooses the type, and the table of types.
    selector: Option<(&'a str, &'a str)>,
    /// The array with the sizes of such values.
    sizes: Option<&'a str>,
    /// What the echo library does with it.
    fill: FillView<'a>,
}

/// How long an array is.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum LengthView<'a> {
    Fixed(u64),
    /// A parameter's value less a number.
    Param(&'a str, u64),
    /// One parameter's value divided by another's, rounded up.
    Parts(&'a str, &'a str),
    /// What another function says.
    Call(&'a str),
}

/// What is written.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum FillView<'a> {
    Nothing,
    /// The memory is noted.
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
    pub(super) fn new(scope: &Scope<'_>, param: &'a Param, effect: &Effect, params: &[Param]) -> Self {
        let (python, output) = places(scope, param, params);
        let pointee = match &param.role {
            Role::Out { pointee: Some(of), .. } => of.clone(),
            Role::BorrowedArray { .. } => to(&to(&param.ty)),
            Role::In
            | Role::Out { .. }
            | Role::InOut
            | Role::InPlace
            | Role::Array { .. }
            | Role::Buffer { .. }
            | Role::InString
            | Role::OutString { .. }
            | Role::Attribute { .. }
            | Role::Attributes { .. }
            | Role::Callback { .. }
            | Role::UserData
            | Role::Address
            | Role::KernelParams => to(&param.ty),
        };
        let (role, direction, length, selector, sizes) = parts(&param.role);
        Self {
            name: &param.name,
            python: python.then(|| names::python_parameter(&param.name)),
            flag: flag(param, params),
            output,
            role,
            direction,
            r#type: scope.describe(&param.ty),
            element: scope.describe(&pointee),
            nullable: param.nullable,
            length,
            selector,
            sizes,
            fill: fill(effect, &param.counts),
        }
    }
}

fn to(ty: &CType) -> CType {
    ty.pointee().map_or(CType::Void, |(to, _)| to.clone())
}

/// Whether it is a parameter in Python, and whether it is an output.
fn places(scope: &Scope<'_>, param: &Param, params: &[Param]) -> (bool, bool) {
    match &param.role {
        Role::In
        | Role::InPlace
        | Role::InString
        | Role::Callback { .. }
        | Role::UserData
        | Role::Address
        | Role::KernelParams
        | Role::Buffer { .. }
        | Role::Array { direction: Direction::In | Direction::InOut, .. }
        | Role::Attribute { direction: Direction::In, .. }
        | Role::Attributes { direction: Direction::In | Direction::InOut, .. } => (true, false),
        // The size of an attribute's value follows from the attribute.
        Role::InOut if sizes_attribute(param, params) => (false, false),
        // Where a single value stands behind the pointer, it is given and returned; another is the caller's.
        Role::InOut => {
            let is_value = matches!(scope.describe(&to(&param.ty)).kind, "int" | "float" | "bool" | "enum" | "value");
            (true, is_value)
        }
        Role::Out { .. }
        | Role::OutString { .. }
        | Role::BorrowedArray { .. }
        | Role::Array { direction: Direction::Out, .. }
        | Role::Attribute { direction: Direction::Out | Direction::InOut, .. }
        | Role::Attributes { direction: Direction::Out, .. } => (false, true),
    }
}

fn sizes_attribute(param: &Param, params: &[Param]) -> bool {
    params.iter().any(|other| {
        matches!(&other.role, Role::Attribute { bytes: Some(Count::Param { name, .. }), .. } if *name == param.name)
    })
}

/// Zero, if it is left out, is a count of outputs with nothing required behind it; the rest must be given.
fn flag(param: &Param, params: &[Param]) -> &'static str {
    let counts_outputs = |param: &Param| {
        matches!(param.role, Role::InOut)
            && params.iter().any(|other| {
                param.counts.contains(&other.name)
                    && matches!(other.role, Role::Array { direction: Direction::Out, .. })
            })
    };
    if param.python_optional {
        return "python_optional";
    }
    let behind = params.iter().skip_while(|other| other.name != param.name).skip(1);
    let is_required = |other: &Param| {
        let is_output = matches!(
            other.role,
            Role::Out { .. }
                | Role::OutString { .. }
                | Role::BorrowedArray { .. }
                | Role::Array { direction: Direction::Out, .. }
                | Role::Attribute { direction: Direction::Out | Direction::InOut, .. }
                | Role::Attributes { direction: Direction::Out, .. }
        );
        !is_output && !counts_outputs(other)
    };
    if counts_outputs(param) && !behind.into_iter().any(is_required) { "optional" } else { "required" }
}

type Parts<'a> =
    (&'static str, Option<&'static str>, Option<LengthView<'a>>, Option<(&'a str, &'a str)>, Option<&'a str>);

fn parts(role: &Role) -> Parts<'_> {
    match role {
        Role::In => ("in", None, None, None, None),
        Role::Out { .. } => ("out", None, None, None, None),
        Role::InOut => ("inout", None, None, None, None),
        Role::InPlace => ("inplace", None, None, None, None),
        Role::Array { direction, count } => ("array", Some(direction_of(*direction)), Some(length(count)), None, None),
        Role::Buffer { direction, bytes } => {
            ("buffer", Some(direction_of(*direction)), Some(length(bytes)), None, None)
        }
        Role::InString => ("text", None, None, None, None),
        Role::OutString { capacity } => ("outtext", None, Some(length(capacity)), None, None),
        Role::Attribute { direction, selector, types, bytes } => {
            ("attribute", Some(direction_of(*direction)), bytes.as_ref().map(length), Some((selector, types)), None)
        }
        Role::Attributes { direction, selector, count, types, sizes } => (
            "attributes",
            Some(direction_of(*direction)),
            Some(length(count)),
            Some((selector, types)),
            sizes.as_deref(),
        ),
        Role::BorrowedArray { count } => ("borrowed", None, Some(length(count)), None, None),
        Role::Callback { .. } => ("callback", None, None, None, None),
        Role::UserData => ("userdata", None, None, None, None),
        Role::Address => ("address", None, None, None, None),
        Role::KernelParams => ("kernelparams", None, None, None, None),
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
    }
}

fn fill<'a>(effect: &Effect, counts: &'a [String]) -> FillView<'a> {
    match effect {
        Effect::Value => FillView::Nothing,
        Effect::Read(_) | Effect::ReadText | Effect::Attribute { written: false, .. } => FillView::Read,
        Effect::WriteText { .. } => FillView::String,
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
            Fill::Counted(_) => FillView::Counted(counts),
            Fill::String => FillView::String,
        },
    }
}
