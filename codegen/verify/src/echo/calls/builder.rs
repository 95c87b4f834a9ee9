//! Call to a function: the Rust types that correspond to the roles, the arguments that the library must receive, and
//! the outputs that the call must return.

mod grown;
mod lengths;
mod memory;
mod values;

use super::function::{Call, Choice, Passed, Scope, missing};
use crate::echo::{
    effect::{Effect, Extent, Fill, Length, OWN},
    library::EchoFunction,
};
use codegen_core::{
    api::{
        self, Symbol,
        call::{AttributeAccess, Growth, Returned},
        roles::{Direction, Param, Role},
    },
    ctype::{Builtin, CType},
    version::Version,
};

pub(super) use grown::calls;

/// A call to a function, under construction.
pub(super) struct Builder<'a> {
    scope: &'a Scope<'a>,
    function: &'a api::Function,
    symbol: &'a Symbol,
    echo: &'a EchoFunction<'a>,
    choice: Choice,
    /// The memory that the checked function allocates for the caller. `None` for a call to the raw function.
    growth: Option<&'a Growth>,
    arguments: Vec<String>,
    passed: Vec<Passed>,
    checks: Vec<String>,
    /// The types of the outputs. A type is `_` if Rust can infer it.
    outputs: Vec<String>,
    first: First,
}

/// The kind of return value. The return value precedes the outputs in the returned tuple.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    Status,
    Count,
    String,
    Value,
    Nothing,
}

impl First {
    /// The number of elements that the return value occupies in the returned tuple.
    fn elements(self) -> usize {
        match self {
            Self::Status | Self::String | Self::Value => 1,
            Self::Count => 2,
            Self::Nothing => 0,
        }
    }
}

impl<'a> Builder<'a> {
    pub(super) fn new(
        scope: &'a Scope<'a>,
        function: &'a api::Function,
        symbol: &'a Symbol,
        echo: &'a EchoFunction<'a>,
        choice: Choice,
    ) -> Self {
        let first = match &symbol.returns {
            _ if symbol.returned == Returned::Count => First::Count,
            CType::Void => First::Nothing,
            CType::Named(name) if *name == scope.library.spec.result.r#type => First::Status,
            ty if is_text(ty) => First::String,
            CType::Builtin(_)
            | CType::Named(_)
            | CType::Pointer { .. }
            | CType::Array { .. }
            | CType::Function { .. } => First::Value,
        };
        let (arguments, passed, checks, outputs) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { scope, function, symbol, echo, choice, growth: None, arguments, passed, checks, outputs, first }
    }

    /// Converts this call to a call to the checked function, which returns a `Result` of its outputs and allocates some
    /// of them.
    pub(super) fn grown(self, growth: &'a Growth) -> Self {
        Self { growth: Some(growth), first: First::Nothing, ..self }
    }

    pub(super) fn call(mut self, ident: String) -> Call {
        for (index, param) in self.function.params.iter().enumerate() {
            let effect = self.echo.effects.get(index).cloned().unwrap_or(Effect::Value);
            self.param(index, param, &effect);
        }
        if self.growth.is_some() {
            return self.checked(ident);
        }
        let is_tuple = matches!(self.first, First::Status | First::Count) || !self.outputs.is_empty();
        let place = if is_tuple { "returned.0" } else { "returned" };
        match self.first {
            First::Status => {
                self.check(format!("call.result({place}{}.0);", self.scope.library.spec.result.field_access()))
            }
            First::Count => {
                self.check(format!(
                    "call.result_of_count({place}{}.0);",
                    self.scope.library.spec.result.field_access()
                ));
                self.check("call.returned_count(returned.1 as i64);".to_owned());
            }
            First::String => self.check(format!("call.returned_text({place}, {:?});", self.symbol.name)),
            First::Value => self.check(format!("call.returned(&{place}, {});", missing(self.symbol))),
            First::Nothing => {}
        }
        let binding = if self.first == First::Nothing && self.outputs.is_empty() {
            String::new()
        } else if self.outputs.iter().all(|ty| ty == "_") {
            "let returned = ".to_owned()
        } else {
            let first = (0..self.first.elements()).map(|_| "_".to_owned());
            let types: Vec<String> = first.chain(std::mem::take(&mut self.outputs)).collect();
            format!("let returned: ({},) = ", types.join(", "))
        };
        let (since, attribute) = (self.since(), self.attribute_values());
        let Self { arguments, passed, checks, .. } = self;
        Call { ident, since, arguments, passed, binding, checks, attribute }
    }

    /// The arguments for the function that takes an attribute key. The key's type is an array of bytes with the size of
    /// the attribute's value.
    fn attribute_values(&self) -> Option<Vec<Passed>> {
        let AttributeAccess { selection, value, is_returned: _ } = self.function.plan.attribute.as_ref()?;
        let ty = format!("[u8; {}]", self.choice.size);
        let arguments = self.passed.iter().map(|Passed { param, text, number }| {
            let text = match &self.function.params[*param].name {
                name if *name == selection.selector => format!("cubind::Key::<_, {ty}, {ty}>::new({text})"),
                name if name == value => format!("a{param}"),
                _ => text.clone(),
            };
            Passed { param: *param, text, number: *number }
        });
        Some(arguments.collect())
    }

    /// The first toolkit that contains all enum members that the call uses.
    fn since(&self) -> Version {
        let params = self.function.params.iter();
        let tables = params.filter_map(|param| {
            let Role::Attributes { selection, .. } = &param.role else { return None };
            Some(self.scope.choices(&selection.table))
        });
        // A slice has at most one element more than the recording stub's fixed length.
        let listed = tables.flat_map(|choices| choices.into_iter().take(usize::try_from(OWN).unwrap_or(0) + 1));
        listed.map(|choice| choice.since).fold(self.choice.since, Version::max)
    }

    fn make(&mut self, line: String) {
        self.arguments.push(line);
    }

    fn pass(&mut self, param: usize, text: impl Into<String>) {
        self.passed.push(Passed { param, text: text.into(), number: None });
    }

    fn check(&mut self, line: String) {
        self.checks.push(line);
    }

    /// Adds an output of this type. Returns the expression that refers to the output.
    fn output(&mut self, ty: impl Into<String>) -> String {
        self.outputs.push(ty.into());
        let before = self.first.elements();
        format!("returned.{}", self.outputs.len() - 1 + before)
    }

    fn param(&mut self, i: usize, param: &Param, effect: &Effect) {
        if self.is_grown(i, param, effect) {
            return;
        }
        match &param.role {
            Role::In => self.input(i, param),
            Role::Callback { .. } | Role::UserData | Role::Address { .. } => self.word(i, param),
            Role::Device => self.device(i, param),
            Role::Out { is_static, pointee: _ } => self.out(i, param, effect, *is_static),
            Role::InOut => self.in_and_out(i, param, effect),
            Role::InPlace | Role::OutLater => self.in_place(i, param, effect),
            Role::Attribute { direction, .. } => self.attribute(i, param, *direction),
            Role::SelectedArray { direction, .. } => self.selected_array(i, param, *direction),
            Role::Array { direction, count } => self.array(i, param, effect, (*direction, count)),
            Role::Buffer { direction, bytes: _ } => self.buffer(i, param, effect, *direction),
            Role::InString if *effect == Effect::Value => self.word(i, param),
            Role::InString => self.string(i, param),
            Role::OutString { capacity: _ } => self.room(i, param, effect),
            Role::Attributes { direction, selection, count: _, sizes: _ } => {
                self.attributes(i, param, *direction, &selection.table);
            }
            Role::BorrowedArray { count: _ } => {
                let place = self.output("_");
                self.check(format!("unsafe {{ call.lent({i}, {place}) }};"));
            }
            Role::Scalar { direction: Direction::In, selection: None, .. } if is_untyped(&param.ty) => {
                self.any_scalar(i, "AnyScalar", "4", false);
            }
            Role::Scalar { direction: Direction::In, selection: Some(_), .. } => {
                self.any_scalar(i, "AnyScalar", &self.choice.size.to_string(), false);
            }
            Role::HostScalar { of_type: _ } => self.any_scalar(i, "HostScalar", "4", param.nullable),
            Role::Scalar { direction, selection, .. } => self.scalar(i, effect, (*direction, selection.is_some())),
            Role::KernelParams => {
                self.slice(i, param, "_");
                self.pass(i, format!("&mut a{i}"));
                self.check(format!("call.address({i}, &a{i});"));
            }
        }
    }

    fn text(&self, param: &Param) -> String {
        format!("{}:{}", self.symbol.name, param.name)
    }

    fn optional(&self, i: usize, nullable: bool) -> String {
        if nullable { format!("call.option(&a{i})") } else { format!("&a{i}") }
    }

    fn present(&self, i: usize, nullable: bool) -> String {
        if nullable { format!("call.option(&a{i})") } else { format!("Some(&a{i})") }
    }
}

fn is_untyped(ty: &CType) -> bool {
    matches!(ty.pointee(), Some((CType::Void, _)))
}

fn is_text(ty: &CType) -> bool {
    matches!(ty.pointee(), Some((CType::Builtin(Builtin::Char), true)))
}

/// The content that the recording stub writes to the parameter's memory.
fn fill(effect: &Effect) -> Fill {
    if let Effect::Write(_, fill) = effect { fill.clone() } else { Fill::Pattern }
}

fn printed(fill: &Fill) -> String {
    match fill {
        Fill::Pattern | Fill::String | Fill::Counted(_) => "Fill::Pattern".to_owned(),
        Fill::Handles => "Fill::Handles".to_owned(),
        Fill::Member(value) => format!("Fill::Number({value})"),
        Fill::Own => "Fill::Number(OWN)".to_owned(),
    }
}

/// The part of a slice that the recording stub writes. It is the whole slice, or at most the stub's fixed length.
fn limit(effect: &Effect) -> &'static str {
    let (Effect::Write(Extent::Elements(length) | Extent::Bytes(length), _) | Effect::WriteString { capacity: length }) =
        effect
    else {
        return "Limit::All";
    };
    match length {
        // The values for divided lengths match the fixed length: see `Builder::chosen`.
        Length::Through(_) | Length::Own | Length::DivCeil(..) => "Limit::Own",
        Length::Value(..) | Length::Fixed(_) => "Limit::All",
    }
}
