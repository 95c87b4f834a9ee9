//! Functions, their test calls, and the meaning of their types in one major version.

use super::{
    builder::{Builder, calls},
    owned::Owned,
};
use crate::echo::{
    effect::Effect,
    library::{EchoFunction, EchoLibrary},
};
use codegen_core::{
    api::{
        self, Api, Library, Major, Symbol,
        call::{Growth, Returned},
        roles::{Param, Role},
    },
    ctype::{CType, ENUM_SIZE, POINTER_SIZE, System},
    names,
    registry::Registry,
    spec::Missing,
    types::{MajorTypes, TypeClass, TypeIndex},
    version::Version,
};
use codegen_rust::{Pass, RustFn};
use std::collections::BTreeMap;

/// The value that the spec declares as the result of a missing function.
pub(super) fn missing(symbol: &Symbol) -> i64 {
    match symbol.missing {
        Some(Missing::Number(number)) => number,
        Some(Missing::Zeros) | None => 0,
    }
}

/// One function, ready to print.
pub(super) struct Function {
    /// The function's path in the crate's module.
    pub(super) path: String,
    /// The form that returns a `Result`, if there is one.
    pub(super) checked: Option<Checked>,
    /// The form with owned handles, if there is one.
    pub(super) owned: Option<Owned>,
    pub(super) name: String,
    pub(super) symbol: String,
    pub(super) per_thread: String,
    pub(super) since: Version,
    pub(super) parameters: usize,
    /// The parameters that share a length in C. The test passes a longer slice for each of them in turn.
    pub(super) shared: Vec<usize>,
    /// The calls: one, or one for each size that a selector can choose.
    pub(super) calls: Vec<Call>,
}

/// A function that returns a `Result`.
pub(super) struct Checked {
    /// The path of the function.
    pub(super) path: String,
    /// The call, if its arguments or outputs differ from those of the raw function.
    pub(super) other: Option<Other>,
}

/// A function whose parameters or outputs differ from those of the raw function.
pub(super) struct Other {
    pub(super) call: Call,
    /// The number of calls that reach the library.
    pub(super) calls: usize,
    /// The function that is called first, and its symbol.
    pub(super) first: String,
    pub(super) first_symbol: String,
    /// The parameters that share a length in C.
    pub(super) shared: Vec<usize>,
}

/// One call.
pub(super) struct Call {
    /// The name of the Rust function that makes the call.
    pub(super) ident: String,
    /// The first toolkit that supports the enum members that the call uses.
    pub(super) since: Version,
    /// Statements that create arguments.
    pub(super) arguments: Vec<String>,
    /// The arguments.
    pub(super) passed: Vec<Passed>,
    /// The binding for the returned value, if there is one. It contains a type if Rust cannot infer it, and a pattern
    /// if there are several outputs.
    pub(super) binding: String,
    /// Statements that check the outputs.
    pub(super) checks: Vec<String>,
    /// The arguments of the form that returns a `Result`, if that form takes a key.
    pub(super) attribute: Option<Vec<Passed>>,
}

/// An argument of a call.
#[derive(Clone)]
pub(super) struct Passed {
    /// The index of the C parameter.
    pub(super) param: usize,
    /// The argument's expression.
    pub(super) text: String,
    /// The value of a type code, for functions with owned handles.
    pub(super) number: Option<i64>,
}

impl Function {
    /// The path of the form that returns a `Result`, if it is called like the raw function.
    pub(super) fn same(&self) -> Option<&str> {
        self.checked.as_ref().filter(|checked| checked.other.is_none()).map(|checked| checked.path.as_str())
    }

    /// The path of the form that returns a `Result`, and its call, if the call differs from that of the raw function.
    pub(super) fn other(&self) -> Option<(&str, &Other)> {
        let checked = self.checked.as_ref()?;
        Some((&checked.path, checked.other.as_ref()?))
    }
}

impl Call {
    /// The arguments of the function that returns a tuple.
    pub(super) fn raw(&self) -> String {
        joined(&self.passed)
    }

    /// The arguments of the form that returns a `Result`.
    pub(super) fn checked(&self) -> String {
        joined(self.of_checked())
    }

    /// The arguments of the form that returns a `Result`, as a list.
    pub(super) fn of_checked(&self) -> &[Passed] {
        self.attribute.as_ref().unwrap_or(&self.passed)
    }

    /// The name of the Rust function's parameter; `_` if the function does not use it.
    pub(super) fn parameter(&self) -> &'static str {
        let is_used = self.arguments.iter().chain(&self.checks).any(|line| line.contains("call."));
        if is_used { "call" } else { "_" }
    }
}

fn joined(arguments: &[Passed]) -> String {
    arguments.iter().map(|argument| argument.text.as_str()).collect::<Vec<_>>().join(", ")
}

/// The library and the major version of a function.
pub(super) struct Scope<'a> {
    pub(super) library: &'a Library,
    major: &'a Major,
    pub(super) type_index: TypeIndex<'a>,
    /// The crate's types.
    pub(super) types: MajorTypes<'a>,
    /// The functions with owned handles.
    owned: &'a BTreeMap<String, RustFn>,
    /// The echo library that the calls use.
    echo: &'a EchoLibrary<'a>,
}

/// A member of an enum that selects types, and the size of the value that it selects.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) member: i64,
    pub(super) size: u64,
    /// The first toolkit that contains the member.
    pub(super) since: Version,
}

impl<'a> Scope<'a> {
    /// Creates the scope. The newest toolkit of the major version determines the meaning of types.
    pub(super) fn new(
        api: &'a Api,
        registries: &'a [Registry],
        library: &'a Library,
        number: u32,
        owned: &'a BTreeMap<String, RustFn>,
        echo: &'a EchoLibrary<'a>,
    ) -> Self {
        let newest = |registry: &'a Registry, number| registry.of_major(number).next_back().map(|(_, facts)| facts);
        let registry = |name: &str| registries.iter().find(|registry| registry.library == name);
        let used = api.used_editions(&library.spec, number);
        let used = used.filter_map(|(other, number)| newest(registry(&other.spec.name)?, number));
        // A major version exists only if one of its toolkits has been scanned.
        let own = registry(&library.spec.name).and_then(|registry| newest(registry, number));
        let facts = own.expect("each major has a toolkit");
        let types = MajorTypes::new(&library.spec, number, &library.majors[&number], api);
        Self { library, major: &library.majors[&number], type_index: TypeIndex::new(facts, used), types, owned, echo }
    }

    /// Returns true if the form with owned handles has a type parameter instead of this integer.
    pub(super) fn is_named_by_type(&self, function: &str, param: &str) -> bool {
        let arguments = self.owned.get(function).into_iter().flat_map(|owned| &owned.arguments);
        arguments.into_iter().any(|it| it.of == param && matches!(it.pass, Pass::NumberOf(_)))
    }

    /// The calls to a function. `echo` is the corresponding function of the recording stub.
    pub(super) fn function(&self, function: &api::Function, symbol: &Symbol, echo: &EchoFunction<'_>) -> Function {
        let ident = names::rust(&function.name);
        let sizes = self.sizes(function, symbol.availability.since);
        let calls = sizes.iter().enumerate().map(|(index, choice)| {
            let ident = if index == 0 { ident.clone() } else { format!("{ident}_{}", index + 1) };
            Builder::new(self, function, symbol, echo, *choice).call(ident)
        });
        let calls = calls.collect();
        Function {
            owned: self.owned.get(&function.name).and_then(|owned| Owned::new(function, owned)),
            checked: matches!(symbol.returned, Returned::Status | Returned::Count).then(|| Checked {
                path: format!("checked::{ident}"),
                other: self.other(function, symbol, echo, sizes[0]),
            }),
            path: format!("api::{ident}"),
            name: function.name.clone(),
            symbol: symbol.name.clone(),
            per_thread: symbol.per_thread.clone(),
            since: symbol.availability.since,
            parameters: function.params.len(),
            shared: shared(function, &[]),
            calls,
        }
    }

    /// The call to the function that returns a `Result`, if it differs from that of the raw function.
    fn other(
        &self,
        function: &api::Function,
        symbol: &Symbol,
        echo: &EchoFunction<'_>,
        choice: Choice,
    ) -> Option<Other> {
        let growth = &function.plan.growth;
        if *growth == Growth::Known && !function.plan.params.iter().any(|param| param.takes_strings()) {
            return None;
        }
        let ident = format!("{}_checked", names::rust(&function.name));
        let call = Builder::new(self, function, symbol, echo, choice).grown(growth).call(ident);
        let first = match growth {
            Growth::SizedBy { function, .. } => &self.major.functions[function],
            Growth::Known | Growth::TwoCalls { .. } | Growth::Capacity { .. } => function,
        };
        let (first, first_symbol) = (first.name.clone(), first.symbol.clone());
        let shared = shared(function, growth.arrays());
        Some(Other { call, calls: calls(growth), first, first_symbol, shared })
    }

    /// The call to a symbol without a public name. It calls the C function itself.
    pub(super) fn symbol(&self, symbol: &Symbol, echo: &EchoFunction<'_>) -> Function {
        let ident = names::rust(&symbol.name);
        let places = 0..symbol.params.len();
        // If a public function of another major version calls the symbol, the recording stub still applies the roles of
        // the pointers.
        let argument = |i: usize| match echo.effects.get(i) {
            Some(Effect::Value) | None => format!("let a{i} = call.value({i});"),
            Some(_) => format!("let a{i} = call.number(0);"),
        };
        let checks = places.clone().map(|i| format!("call.passed({i}, &a{i});"));
        let returned = match symbol.returned {
            Returned::Status => Some(format!("call.result(returned{}.0);", self.library.spec.result.field_access())),
            Returned::StaticString => {
                Some(format!("call.returned_text(unsafe {{ lent_text(returned) }}, {:?});", symbol.name))
            }
            Returned::Value => Some(format!("call.returned(&returned, {});", missing(symbol))),
            Returned::Count => Some("call.returned_count(returned as i64);".to_owned()),
            Returned::Nothing => None,
        };
        let call = Call {
            ident: format!("sys_{}", symbol.name),
            since: symbol.availability.since,
            arguments: places.clone().map(argument).collect(),
            passed: places.clone().map(|param| Passed { param, text: format!("a{param}"), number: None }).collect(),
            binding: if returned.is_some() { "let returned = ".to_owned() } else { String::new() },
            checks: checks.chain(returned).collect(),
            attribute: None,
        };
        Function {
            checked: None,
            owned: None,
            path: format!("sys::{ident}"),
            name: format!("sys::{}", symbol.name),
            symbol: symbol.name.clone(),
            per_thread: symbol.per_thread.clone(),
            since: symbol.availability.since,
            parameters: symbol.params.len(),
            shared: Vec::new(),
            calls: vec![call],
        }
    }

    /// The selector values to test: one member for each size of a value, or a placeholder if the function has no
    /// selector.
    fn sizes(&self, function: &api::Function, since: Version) -> Vec<Choice> {
        let none = vec![Choice { member: 0, size: 0, since }];
        let selection = function.params.iter().find_map(|param| {
            param.role.selection().filter(|_| !matches!(param.role, Role::Attributes { .. } | Role::Address { .. }))
        });
        let Some(selection) = selection else { return none };
        let mut choices: Vec<Choice> = Vec::new();
        for choice in self.choices(&selection.table) {
            if choices.iter().all(|other| other.size != choice.size) {
                choices.push(choice);
            }
        }
        if choices.is_empty() { none } else { choices }
    }

    /// The members of a table that the headers declare, with the sizes of their values. The oldest members come first.
    /// Therefore, calls that use only a few members also work with old libraries.
    pub(super) fn choices(&self, types: &str) -> Vec<Choice> {
        let TypeClass::Enum(of) = self.type_index.class(types) else { return Vec::new() };
        let table = self.library.attribute_types.get(types).into_iter().flatten();
        let choices = table.filter_map(|(member, value)| {
            let since = self.echo.knows_since(types, member)?;
            Some(Choice { member: *of.values.get(member)?, size: self.size(&value.ty), since })
        });
        let mut choices: Vec<Choice> = choices.collect();
        choices.sort_by_key(|choice| choice.since);
        choices
    }

    /// The size of a value. For an array whose length the caller chooses, it is the size of one element.
    pub(super) fn size(&self, ty: &CType) -> u64 {
        match self.type_index.class_of(ty) {
            TypeClass::Number(builtin) => builtin.size(System::Linux),
            TypeClass::Enum(_) => ENUM_SIZE,
            TypeClass::Record(record) => record.size,
            TypeClass::Other(CType::Array { of, len }) => self.size(of) * (*len).max(1),
            TypeClass::Handle(_) | TypeClass::Callback(_) | TypeClass::Other(_) | TypeClass::Opaque => POINTER_SIZE,
        }
    }
}

/// The parameters that share a length in C, except those that the caller does not pass.
fn shared(function: &api::Function, returned: &[String]) -> Vec<usize> {
    let several = |param: &&Param| param.counts.len() > 1;
    let groups = function.params.iter().filter(several).flat_map(|param| &param.counts);
    let passed = groups.filter(|name| !returned.contains(name));
    passed.filter_map(|name| function.params.iter().position(|param| param.name == *name)).collect()
}
