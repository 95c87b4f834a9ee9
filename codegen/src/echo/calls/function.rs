//! The calls of one function: how each parameter's role shows in Rust, what must arrive, what must come back.

use super::super::{
    effect::{Effect, Extent, Fill, Length, is_reference},
    library::EchoFunction,
};
use crate::{
    api::{self, Api, Library, Symbol},
    ctype::{Builtin, CType},
    lookup::{Lookup, Meaning},
    names,
    registry::Registry,
    roles::{Param, Role, Way},
    spec::Count,
    version::CudaVersion,
};

/// One function, ready to print.
pub(super) struct Function {
    /// Its path in the crate's module.
    pub(super) path: String,
    pub(super) name: String,
    pub(super) symbol: String,
    pub(super) per_thread: String,
    pub(super) since: CudaVersion,
    pub(super) parameters: usize,
    /// The parameters that C gives one length for several of: each of them is made too long in turn.
    pub(super) shared: Vec<usize>,
    /// One call, or one for each size that a selector can choose.
    pub(super) calls: Vec<Call>,
}

/// One call.
pub(super) struct Call {
    /// The name of the Rust function that makes it.
    pub(super) ident: String,
    /// Statements that make arguments.
    pub(super) arguments: Vec<String>,
    /// The arguments.
    pub(super) passed: Vec<String>,
    /// The type of what is returned, as far as Rust cannot tell it.
    pub(super) ty: String,
    /// Statements that compare.
    pub(super) checks: Vec<String>,
}

/// The library and major version that a function belongs to.
pub(super) struct Scope<'a> {
    library: &'a Library,
    lookup: Lookup<'a>,
}

/// A member of an enum that chooses types, and the size of the value.
#[derive(Clone, Copy)]
struct Choice {
    member: i64,
    size: u64,
}

impl<'a> Scope<'a> {
    /// The newest toolkit of the major version says what types mean.
    pub(super) fn new(api: &'a Api, registries: &'a [Registry], library: &'a Library, number: u32) -> Self {
        let newest = |registry: &'a Registry| registry.of_major(number).next_back().map(|(_, facts)| facts);
        let registry = |name: &str| registries.iter().find(|registry| registry.library == name);
        let all = api.libraries.iter().filter(|other| library.spec.uses.contains(&other.spec.name));
        let used = all.filter_map(|other| newest(registry(&other.spec.name)?));
        // A major version exists because a toolkit of it was scanned.
        let facts = registry(&library.spec.name).and_then(newest).expect("each major has a toolkit");
        Self { library, lookup: Lookup::new(facts, used) }
    }

    /// The calls of a function, through the function of the echo library that it should reach.
    pub(super) fn function(&self, function: &api::Function, symbol: &Symbol, echo: &EchoFunction<'_>) -> Function {
        let ident = names::rust(&function.name);
        let sizes = self.sizes(function);
        let calls = sizes.iter().enumerate().map(|(index, choice)| {
            let ident = if index == 0 { ident.clone() } else { format!("{ident}_{}", index + 1) };
            Builder::new(self, function, symbol, echo, *choice).call(ident)
        });
        let calls = calls.collect();
        let shared = |param: &&Param| param.counts.len() > 1;
        let groups = function.params.iter().filter(shared).flat_map(|param| &param.counts);
        let index = |name: &String| function.params.iter().position(|param| param.name == *name);
        Function {
            path: ident,
            name: function.name.clone(),
            symbol: symbol.name.clone(),
            per_thread: symbol.per_thread.clone(),
            since: symbol.life.since,
            parameters: function.params.len(),
            shared: groups.filter_map(index).collect(),
            calls,
        }
    }

    /// The call of a symbol that no public name reaches: the C function as it is.
    pub(super) fn symbol(&self, symbol: &Symbol, echo: &EchoFunction<'_>) -> Function {
        let ident = names::rust(&symbol.name);
        let places = 0..symbol.params.len();
        // Where a public name of another major version reaches it, the library knows what pointers are for.
        let argument = |i: usize| match echo.effects.get(i) {
            Some(Effect::Value) | None => format!("let a{i} = call.value({i});"),
            Some(_) => format!("let a{i} = call.number(0);"),
        };
        let checks = places.clone().map(|i| format!("call.passed({i}, &a{i});"));
        let call = Call {
            ident: format!("sys_{}", symbol.name),
            arguments: places.clone().map(argument).collect(),
            passed: places.clone().map(|i| format!("a{i}")).collect(),
            ty: String::new(),
            // What older forms of functions return is a result code, as what they were replaced by.
            checks: checks.chain(["call.result(returned.0);".to_owned()]).collect(),
        };
        Function {
            path: format!("sys::{ident}"),
            name: format!("sys::{}", symbol.name),
            symbol: symbol.name.clone(),
            per_thread: symbol.per_thread.clone(),
            since: symbol.life.since,
            parameters: symbol.params.len(),
            shared: Vec::new(),
            calls: vec![call],
        }
    }

    /// For a function with a selector one member of each size, otherwise one call without.
    fn sizes(&self, function: &api::Function) -> Vec<Choice> {
        let none = vec![Choice { member: 0, size: 0 }];
        let types = function
            .params
            .iter()
            .find_map(|param| if let Role::Attribute { types, .. } = &param.role { Some(types) } else { None });
        let Some(types) = types else { return none };
        let mut choices: Vec<Choice> = Vec::new();
        for choice in self.choices(types) {
            if choices.iter().all(|other| other.size != choice.size) {
                choices.push(choice);
            }
        }
        if choices.is_empty() { none } else { choices }
    }

    /// The members of a table that the headers declare, with the sizes of their values.
    fn choices(&self, types: &str) -> Vec<Choice> {
        let Meaning::Enum(of) = self.lookup.meaning(types) else { return Vec::new() };
        let table = self.library.attribute_types.get(types).into_iter().flatten();
        table.filter_map(|(member, ty)| Some(Choice { member: *of.values.get(member)?, size: self.size(ty) })).collect()
    }

    /// The size of a value; of an array whose length the caller chooses, that of one element.
    fn size(&self, ty: &CType) -> u64 {
        match self.lookup.meaning_of(ty) {
            Meaning::Number(builtin) => size(builtin),
            Meaning::Enum(_) => 4,
            Meaning::Record(record) => record.size,
            Meaning::Other(CType::Array { of, len }) => self.size(of) * (*len).max(1),
            Meaning::Handle(_) | Meaning::Callback(_) | Meaning::Other(_) | Meaning::Opaque => 8,
        }
    }
}

fn size(builtin: Builtin) -> u64 {
    use Builtin::*;
    match builtin {
        Bool | Char | SignedChar | UnsignedChar | Int8 | Uint8 => 1,
        Short | UnsignedShort | Int16 | Uint16 => 2,
        Int | UnsignedInt | Float | WcharT | Int32 | Uint32 => 4,
        Long | UnsignedLong | LongLong | UnsignedLongLong | Double | SizeT | PtrdiffT | Int64 | Uint64 | Intptr
        | Uintptr => 8,
    }
}

/// A call in the making.
struct Builder<'a> {
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
    Text,
    Value,
    Nothing,
}

impl<'a> Builder<'a> {
    fn new(
        scope: &'a Scope<'a>,
        function: &'a api::Function,
        symbol: &'a Symbol,
        echo: &'a EchoFunction<'a>,
        choice: Choice,
    ) -> Self {
        let first = match &symbol.returns {
            CType::Void => First::Nothing,
            CType::Named(name) if *name == scope.library.spec.result.r#type => First::Status,
            ty if is_text(ty) => First::Text,
            CType::Builtin(_)
            | CType::Named(_)
            | CType::Pointer { .. }
            | CType::Array { .. }
            | CType::Function { .. } => First::Value,
        };
        let (arguments, passed, checks, outputs) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { scope, function, symbol, echo, choice, arguments, passed, checks, outputs, first }
    }

    fn call(mut self, ident: String) -> Call {
        for (index, param) in self.function.params.iter().enumerate() {
            let effect = self.echo.effects.get(index).cloned().unwrap_or(Effect::Value);
            self.param(index, param, &effect);
        }
        let is_tuple = self.first == First::Status || !self.outputs.is_empty();
        let place = if is_tuple { "returned.0" } else { "returned" };
        match self.first {
            First::Status => self.check(format!("call.result({place}.0);")),
            First::Text => self.check(format!("call.returned_text({place}, {:?});", self.symbol.name)),
            First::Value => self.check(format!("call.returned(&{place});")),
            First::Nothing => {}
        }
        let ty = if self.outputs.iter().all(|ty| ty == "_") {
            String::new()
        } else {
            let first = (self.first != First::Nothing).then(|| "_".to_owned());
            let types: Vec<String> = first.into_iter().chain(std::mem::take(&mut self.outputs)).collect();
            format!("({},)", types.join(", "))
        };
        let Self { arguments, passed, checks, .. } = self;
        Call { ident, arguments, passed, ty, checks }
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
            Role::In | Role::Callback { data: _ } | Role::UserData | Role::Address => {
                let line = match self.chosen(param) {
                    Some(Chosen::Selector(member)) => format!("let a{i} = call.number({member});"),
                    Some(Chosen::Bytes(size)) => format!("let a{i} = call.number({size});"),
                    None if nullable => format!("let a{i} = call.value_or_null({i});"),
                    None => format!("let a{i} = call.value({i});"),
                };
                self.make(line);
                self.pass(format!("a{i}"));
                self.check(format!("call.passed({i}, &a{i});"));
            }
            Role::Out { lasting, pointee: _ } => {
                let place = self.output("_");
                let fill = fill(effect);
                let text = self.text(param);
                let check = match (fill == Fill::Text, lasting) {
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
                let line = match self.chosen(param) {
                    Some(Chosen::Bytes(size)) => format!("let a{i} = call.number({size});"),
                    Some(Chosen::Selector(_)) | None => format!("let a{i} = call.value({i});"),
                };
                self.make(line);
                self.pass(format!("a{i}"));
                let place = self.output("_");
                self.check(format!("call.updated({i}, &{place}, &a{i}, {});", printed(&fill(effect))));
            }
            Role::InOut | Role::InPlace => {
                self.make(format!("let mut a{i} = call.value({i});"));
                self.pass(if nullable { format!("call.option_mut(&mut a{i})") } else { format!("&mut a{i}") });
                let present = self.present(i, nullable);
                self.check(format!("call.changed({i}, {present}, {});", printed(&fill(effect))));
            }
            Role::Array { way: Way::In, count: Count::Fixed(len) } => {
                self.make(format!("let a{i}: [_; {len}] = call.value({i});"));
                self.pass(format!("&a{i}"));
                self.check(format!("call.refers({i}, Some(&a{i}));"));
            }
            Role::Array { way: Way::Out, count: Count::Fixed(_) } => {
                let place = self.output("_");
                self.check(format!("call.output({i}, &{place}, {});", printed(&fill(effect))));
            }
            Role::Array { way: Way::In, count: _ } => {
                self.slice(i, param, "_");
                self.pass(format!("&a{i}"));
                self.check(format!("call.refers_slice({i}, &a{i});"));
            }
            Role::Array { way: Way::Out | Way::InOut, count: _ } => {
                self.slice(i, param, "_");
                self.pass(format!("&mut a{i}"));
                let limit = limit(effect);
                self.check(format!("call.filled({i}, &a{i}, {limit}, {});", printed(&fill(effect))));
            }
            Role::Buffer { way, bytes: _ } => {
                // Elements of two bytes, so that a number of elements is not taken for one of bytes.
                let element = match param.ty.pointee() {
                    Some((CType::Builtin(_), _)) => "u8",
                    Some(_) | None => "u16",
                };
                self.slice(i, param, element);
                match way {
                    Way::In => {
                        self.pass(format!("&a{i}"));
                        self.check(format!("call.refers_slice({i}, &a{i});"));
                    }
                    Way::Out | Way::InOut => {
                        self.pass(format!("&mut a{i}"));
                        self.check(format!("call.filled_bytes({i}, &a{i}, {});", limit(effect)));
                    }
                }
            }
            Role::Text => {
                self.make(format!("let a{i} = call.text({i});"));
                self.pass(if nullable { format!("call.option(a{i}.as_c_str())") } else { format!("&a{i}") });
                let present = if nullable { format!("call.option(a{i}.as_c_str())") } else { format!("Some(&a{i})") };
                self.check(format!("call.refers_text({i}, {present});"));
            }
            Role::OutText { capacity: _ } => {
                self.make(format!("let mut a{i} = call.room({i}, {});", self.length(param)));
                self.pass(format!("&mut a{i}"));
                self.check(format!("call.wrote_text({i}, &a{i}, {:?});", self.text(param)));
            }
            Role::Attribute { way: Way::In, .. } => {
                self.make(format!("let a{i}: [u8; {}] = call.value({i});", self.choice.size));
                self.pass(self.optional(i, nullable));
                self.check(format!("call.refers({i}, {});", self.present(i, nullable)));
            }
            Role::Attribute { way: Way::Out | Way::InOut, .. } => {
                let place = self.output(format!("[u8; {}]", self.choice.size));
                self.check(format!("call.output({i}, &{place}, Fill::Pattern);"));
            }
            Role::Attributes { way: Way::In, .. } => {
                self.slice(i, param, "_");
                self.pass(format!("&mut a{i}"));
                self.check(format!("call.refers_slice({i}, &a{i});"));
            }
            Role::Attributes { way: Way::Out | Way::InOut, selector: _, count: _, types, sizes: _ } => {
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
        self.function.params.iter().find_map(|other| {
            let Role::Attribute { selector, bytes, .. } = &other.role else { return None };
            if *selector == param.name {
                return Some(Chosen::Selector(self.choice.member));
            }
            let Some(Count::Param { name, minus: _ }) = bytes else { return None };
            (*name == param.name).then_some(Chosen::Bytes(self.choice.size))
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
    Bytes(u64),
}

/// The parameter that tells the length of this one.
fn counter(param: &Param) -> Option<&str> {
    match param.role.length() {
        Some(Count::Param { name, minus: _ }) => Some(name),
        Some(Count::Fixed(_) | Count::Call(_)) | None => None,
    }
}

/// By how much it is less than that parameter says.
fn less(param: &Param) -> u64 {
    match param.role.length() {
        Some(Count::Param { name: _, minus }) => *minus,
        Some(Count::Fixed(_) | Count::Call(_)) | None => 0,
    }
}

fn is_text(ty: &CType) -> bool {
    matches!(ty.pointee(), Some((CType::Builtin(Builtin::Char), true)))
}

/// Whether Rust takes a slice as `&mut`.
fn is_mutable(role: &Role) -> bool {
    matches!(
        role,
        Role::Array { way: Way::Out | Way::InOut, .. }
            | Role::Buffer { way: Way::Out | Way::InOut, .. }
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
        Fill::Pattern | Fill::Text | Fill::Counted(_) => "Fill::Pattern".to_owned(),
        Fill::Handles => "Fill::Handles".to_owned(),
        Fill::Member(value) => format!("Fill::Number({value})"),
        Fill::Own => "Fill::Number(OWN)".to_owned(),
    }
}

/// How much of a slice the echo library writes: all of it, or no more than it has.
fn limit(effect: &Effect) -> &'static str {
    let Effect::Write(Extent::Elements(length) | Extent::Bytes(length), _) = effect else { return "Limit::All" };
    match length {
        Length::Through(_) | Length::Own => "Limit::Own",
        Length::Value(..) | Length::Fixed(_) => "Limit::All",
    }
}
