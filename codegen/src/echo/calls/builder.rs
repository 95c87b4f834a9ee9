//! One call of one function: how each parameter's role shows in Rust, what must arrive, what must come back.

use super::function::{Call, Choice, Scope};
use crate::{
    analysis::roles::{Direction, Param, Role},
    api::{self, Symbol},
    ctype::{Builtin, CType},
    echo::{
        effect::{Effect, Extent, Fill, Length, OWN, is_reference},
        library::EchoFunction,
    },
    spec::Count,
    version::CudaVersion,
};

/// A call in the making.
pub(super) struct Builder<'a> {
    scope: &'a Scope<'a>,
    function: &'a api::Function,
    symbol: &'a Symbol,
    echo: &'a EchoFunction<'a>,
    choice: Choice,
    arguments: Vec<String>,
    passed: Vec<String>,
    checks: Vec<String>,
    /// The types of outputs, `_` where Rust can tell.
    outputs: Vec<String>,
    first: First,
}

/// What stands before the outputs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    Status,
    String,
    Value,
    Nothing,
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
        Self { scope, function, symbol, echo, choice, arguments, passed, checks, outputs, first }
    }

    pub(super) fn call(mut self, ident: String) -> Call {
        for (index, param) in self.function.params.iter().enumerate() {
            let effect = self.echo.effects.get(index).cloned().unwrap_or(Effect::Value);
            self.param(index, param, &effect);
        }
        let is_tuple = self.first == First::Status || !self.outputs.is_empty();
        let place = if is_tuple { "returned.0" } else { "returned" };
        match self.first {
            First::Status => self.check(format!("call.result({place}.0);")),
            First::String => self.check(format!("call.returned_text({place}, {:?});", self.symbol.name)),
            First::Value => self.check(format!("call.returned(&{place});")),
            First::Nothing => {}
        }
        let ty = if self.outputs.iter().all(|ty| ty == "_") {
            String::new()
        } else {
            let first = (self.first != First::Nothing).then(|| "_".to_owned());
            let types: Vec<String> = first.into_iter().chain(std::mem::take(&mut self.outputs)).collect();
            format!(": ({},)", types.join(", "))
        };
        let since = self.since();
        let Self { arguments, passed, checks, .. } = self;
        Call { ident, since, arguments, passed, ty, checks }
    }

    /// The first toolkit that knows the members which the call chooses.
    fn since(&self) -> CudaVersion {
        let params = self.function.params.iter();
        let tables = params.filter_map(|param| {
            if let Role::Attributes { types, .. } = &param.role { Some(self.scope.choices(types)) } else { None }
        });
        // Slices have at most one element more than the library has of its own.
        let listed = tables.flat_map(|choices| choices.into_iter().take(usize::try_from(OWN).unwrap_or(0) + 1));
        listed.map(|choice| choice.since).fold(self.choice.since, CudaVersion::max)
    }

    fn make(&mut self, line: String) {
        self.arguments.push(line);
    }

    fn pass(&mut self, argument: impl Into<String>) {
        self.passed.push(argument.into());
    }

    fn check(&mut self, line: String) {
        self.checks.push(line);
    }

    /// The place of the next output.
    fn output(&mut self, ty: impl Into<String>) -> String {
        self.outputs.push(ty.into());
        let before = usize::from(self.first != First::Nothing);
        format!("returned.{}", self.outputs.len() - 1 + before)
    }

    fn param(&mut self, index: usize, param: &Param, effect: &Effect) {
        let i = index;
        let nullable = param.nullable;
        match &param.role {
            Role::In if !param.counts.is_empty() => {
                let lengths = self.lengths(param);
                self.check(format!("call.count({i}, &[{lengths}]);"));
            }
            Role::In if is_reference(&param.ty, &self.scope.lookup) => {
                self.make(format!("let a{i} = call.value({i});"));
                self.pass(self.optional(i, nullable));
                self.check(format!("call.refers({i}, {});", self.present(i, nullable)));
            }
            Role::In if let Some(Chosen::Bytes(size)) = self.chosen(param) => {
                self.check(format!("call.count({i}, &[{size}]);"));
            }
            Role::In | Role::Callback { .. } | Role::UserData | Role::Address => {
                let line = match self.chosen(param) {
                    Some(Chosen::Selector(member)) => format!("let a{i} = call.number({member});"),
                    Some(Chosen::Bytes(number) | Chosen::Number(number)) => {
                        format!("let a{i} = call.number({number});")
                    }
                    None if nullable => format!("let a{i} = call.value_or_null({i});"),
                    None => format!("let a{i} = call.value({i});"),
                };
                self.make(line);
                self.pass(format!("a{i}"));
                self.check(format!("call.passed({i}, &a{i});"));
            }
            Role::Out { is_static, pointee: _ } => {
                let place = self.output("_");
                let fill = fill(effect);
                let text = self.text(param);
                let check = match (fill == Fill::String, is_static) {
                    (true, true) => format!("call.output_text({i}, {place}, {text:?});"),
                    (true, false) => format!("call.output_text({i}, unsafe {{ lent_text({place}) }}, {text:?});"),
                    (false, _) => format!("call.output({i}, &{place}, {});", printed(&fill)),
                };
                self.check(check);
            }
            Role::InOut if !param.counts.is_empty() => {
                let lengths = self.lengths(param);
                let place = self.output("_");
                self.check(format!("call.counted({i}, &{place}, &[{lengths}]);"));
            }
            Role::InOut if !nullable => {
                if let Some(Chosen::Bytes(size)) = self.chosen(param) {
                    self.make(format!("let a{i} = call.number({size});"));
                } else {
                    self.make(format!("let a{i} = call.value({i});"));
                    self.pass(format!("a{i}"));
                }
                let place = self.output("_");
                self.check(format!("call.updated({i}, &{place}, &a{i}, {});", printed(&fill(effect))));
            }
            Role::InOut | Role::InPlace => {
                self.make(format!("let mut a{i} = call.value({i});"));
                self.pass(if nullable { format!("call.option_mut(&mut a{i})") } else { format!("&mut a{i}") });
                let present = self.present(i, nullable);
                self.check(format!("call.changed({i}, {present}, {});", printed(&fill(effect))));
            }
            Role::Array { direction: Direction::In, count: Count::Fixed(len) } => {
                self.make(format!("let a{i}: [_; {len}] = call.value({i});"));
                self.pass(format!("&a{i}"));
                self.check(format!("call.refers({i}, Some(&a{i}));"));
            }
            Role::Array { direction: Direction::Out, count: Count::Fixed(_) } => {
                let place = self.output("_");
                self.check(format!("call.output({i}, &{place}, {});", printed(&fill(effect))));
            }
            Role::Array { direction: Direction::In, count: _ } => {
                self.slice(i, param, "_");
                self.pass(format!("&a{i}"));
                self.check(format!("call.refers_slice({i}, &a{i});"));
            }
            Role::Array { direction: Direction::Out | Direction::InOut, count: _ } => {
                self.slice(i, param, "_");
                self.pass(format!("&mut a{i}"));
                let limit = limit(effect);
                self.check(format!("call.filled({i}, &a{i}, {limit}, {});", printed(&fill(effect))));
            }
            Role::Buffer { direction, bytes: _ } => {
                // Elements of two bytes, so that a number of elements is not taken for one of bytes.
                let element = match param.ty.pointee() {
                    Some((CType::Builtin(_), _)) => "u8",
                    Some(_) | None => "u16",
                };
                self.slice(i, param, element);
                match direction {
                    Direction::In => {
                        self.pass(format!("&a{i}"));
                        self.check(format!("call.refers_slice({i}, &a{i});"));
                    }
                    Direction::Out | Direction::InOut => {
                        self.pass(format!("&mut a{i}"));
                        self.check(format!("call.filled_bytes({i}, &a{i}, {});", limit(effect)));
                    }
                }
            }
            Role::InString => {
                self.make(format!("let a{i} = call.text({i});"));
                self.pass(if nullable { format!("call.option(a{i}.as_c_str())") } else { format!("&a{i}") });
                let present = if nullable { format!("call.option(a{i}.as_c_str())") } else { format!("Some(&a{i})") };
                self.check(format!("call.refers_text({i}, {present});"));
            }
            Role::OutString { capacity: _ } => {
                self.make(format!("let mut a{i} = call.room({i}, {});", self.length(param)));
                self.pass(format!("&mut a{i}"));
                self.check(format!("call.wrote_text({i}, &a{i}, {:?});", self.text(param)));
            }
            Role::Attribute { direction: Direction::In, .. } => {
                self.make(format!("let a{i}: [u8; {}] = call.value({i});", self.choice.size));
                self.pass(self.optional(i, nullable));
                self.check(format!("call.refers({i}, {});", self.present(i, nullable)));
            }
            Role::Attribute { direction: Direction::Out | Direction::InOut, .. } => {
                let place = self.output(format!("[u8; {}]", self.choice.size));
                self.check(format!("call.output({i}, &{place}, Fill::Pattern);"));
            }
            Role::Attributes { direction: Direction::In, .. } => {
                self.slice(i, param, "_");
                self.pass(format!("&mut a{i}"));
                self.check(format!("call.refers_slice({i}, &a{i});"));
            }
            Role::Attributes {
                direction: Direction::Out | Direction::InOut,
                selector: _,
                count: _,
                types,
                sizes: _,
            } => {
                let sizes: Vec<String> =
                    self.scope.choices(types).iter().map(|choice| choice.size.to_string()).collect();
                self.make(format!("let mut m{i} = call.memories({i}, {});", self.length(param)));
                self.make(format!("let mut a{i} = m{i}.addresses();"));
                self.pass(format!("&mut a{i}"));
                self.check(format!("call.refers_slice({i}, &a{i});"));
                self.check(format!("call.filled_memories({i}, &m{i}, &[{}]);", sizes.join(", ")));
            }
            Role::BorrowedArray { count: _ } => {
                let place = self.output("_");
                self.check(format!("unsafe {{ call.lent({i}, {place}) }};"));
            }
            Role::KernelParams => {
                self.slice(i, param, "_");
                self.pass(format!("&mut a{i}"));
                self.check(format!("call.address({i}, &a{i});"));
            }
        }
    }

    /// Makes a slice whose length fits what C takes.
    fn slice(&mut self, i: usize, param: &Param, element: &str) {
        // Where another function says how long it must be, the echo library writes as much as it has.
        let kind = if let Some(Count::Call(_)) = param.role.length() { "own_slice" } else { "slice" };
        let mutable = if is_mutable(&param.role) { "mut " } else { "" };
        let ty = if element == "_" { String::new() } else { format!(": Vec<{element}>") };
        let length = self.length(param);
        self.make(match self.selected(param) {
            Some(members) => format!("let {mutable}a{i} = call.numbers({i}, {length}, &{members:?});"),
            None => format!("let {mutable}a{i}{ty} = call.{kind}({i}, {length});"),
        });
    }

    /// What is to be said of the length of a slice.
    fn length(&self, param: &Param) -> String {
        if let Some(Count::DivCeil { .. }) = param.role.length() {
            return "Length { nullable: false, least: OWN as usize, less: 0 }".to_owned();
        }
        let others = self.function.params.iter().filter(|other| counter(other) == counter(param));
        let least = others.map(less).max().unwrap_or(0);
        match (param.nullable, least, less(param)) {
            (false, 0, 0) => "NEEDED".to_owned(),
            (true, 0, 0) => "NULLABLE".to_owned(),
            (nullable, least, less) => format!("Length {{ nullable: {nullable}, least: {least}, less: {less} }}"),
        }
    }

    /// The numbers from which an array of selectors, or one of their values' sizes, is made.
    fn selected(&self, param: &Param) -> Option<Vec<i64>> {
        self.function.params.iter().find_map(|other| {
            let Role::Attributes { selector, types, sizes, .. } = &other.role else { return None };
            let choices = || self.scope.choices(types).into_iter();
            if *selector == param.name {
                return Some(choices().map(|choice| choice.member).collect());
            }
            // A size is as small as a member's number: both are written into the elements alike.
            let is_sizes = sizes.as_ref().is_some_and(|sizes| *sizes == param.name);
            is_sizes.then(|| choices().map(|choice| choice.size.cast_signed()).collect())
        })
    }

    /// What the attribute of the function wants a parameter to be.
    fn chosen(&self, param: &Param) -> Option<Chosen> {
        self.function.params.iter().find_map(|other| match &other.role {
            Role::Attribute { selector, .. } if *selector == param.name => Some(Chosen::Selector(self.choice.member)),
            Role::Attribute { bytes: Some(Count::Param { name, minus: _ }), .. } if *name == param.name => {
                Some(Chosen::Bytes(self.choice.size))
            }
            // As many parts as the library has of everything, the last one smaller.
            Role::Array { direction: _, count: Count::DivCeil { name, by: _ } } if *name == param.name => {
                Some(Chosen::Number(OWN * PART - 1))
            }
            Role::Array { direction: _, count: Count::DivCeil { name: _, by } } if *by == param.name => {
                Some(Chosen::Number(PART))
            }
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
            | Role::BorrowedArray { .. }
            | Role::Callback { .. }
            | Role::UserData
            | Role::Address
            | Role::KernelParams => None,
        })
    }

    /// The lengths that a parameter tells, each as an expression.
    fn lengths(&self, param: &Param) -> String {
        let lengths = self.function.params.iter().enumerate().filter(|(_, other)| param.counts.contains(&other.name));
        let length = |(i, other): (usize, &Param)| {
            let is_bytes = matches!(other.role, Role::Buffer { .. });
            let length = if is_bytes { format!("size_of_val(&a{i}[..])") } else { format!("a{i}.len()") };
            match less(other) {
                0 => length,
                less => format!("{length} + {less}"),
            }
        };
        lengths.map(length).collect::<Vec<_>>().join(", ")
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

/// A value that is no pattern, because others depend on it.
enum Chosen {
    Selector(i64),
    /// The size of the value, which the crate tells by itself.
    Bytes(u64),
    Number(u64),
}

/// The size of the parts into which something is divided.
const PART: u64 = 8;

/// The parameter that tells the length of this one.
fn counter(param: &Param) -> Option<&str> {
    match param.role.length() {
        Some(Count::Param { name, minus: _ }) => Some(name),
        Some(Count::DivCeil { .. } | Count::Fixed(_) | Count::Call(_)) | None => None,
    }
}

/// By how much it is less than that parameter says.
fn less(param: &Param) -> u64 {
    match param.role.length() {
        Some(Count::Param { name: _, minus }) => *minus,
        Some(Count::DivCeil { .. } | Count::Fixed(_) | Count::Call(_)) | None => 0,
    }
}

fn is_text(ty: &CType) -> bool {
    matches!(ty.pointee(), Some((CType::Builtin(Builtin::Char), true)))
}

/// Whether Rust takes a slice as `&mut`.
fn is_mutable(role: &Role) -> bool {
    matches!(
        role,
        Role::Array { direction: Direction::Out | Direction::InOut, .. }
            | Role::Buffer { direction: Direction::Out | Direction::InOut, .. }
            | Role::Attributes { .. }
            | Role::KernelParams
    )
}

/// What the echo library writes.
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

/// How much of a slice the echo library writes: all of it, or no more than it has.
fn limit(effect: &Effect) -> &'static str {
    let Effect::Write(Extent::Elements(length) | Extent::Bytes(length), _) = effect else { return "Limit::All" };
    match length {
        // What is divided is chosen so: see `Builder::chosen`.
        Length::Through(_) | Length::Own | Length::DivCeil(..) => "Limit::Own",
        Length::Value(..) | Length::Fixed(_) => "Limit::All",
    }
}
