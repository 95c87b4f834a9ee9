//! Functions, their test calls, and the types that they use in one major version.

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
    ctype::{Builtin, CType, ENUM_SIZE, POINTER_SIZE, System},
    names,
    registry::Registry,
    spec::Missing,
    types::{MajorTypes, TypeClass, TypeIndex},
    version::Version,
};
use codegen_rust::{Pass, RustFn};
use std::collections::BTreeMap;

/// The value that the spec declares as the result of a call to a missing function: an expression for an `i64` whose
/// first bytes are the value's bytes.
pub(super) fn missing(symbol: &Symbol) -> String {
    match (symbol.missing, &symbol.returns) {
        (Some(Missing::Number(number)), CType::Builtin(Builtin::Float)) => {
            format!("i64::from(({number}_f32).to_bits())")
        }
        (Some(Missing::Number(number)), CType::Builtin(Builtin::Double)) => {
            format!("({number}_f64).to_bits().cast_signed()")
        }
        (Some(Missing::Number(number)), _) => number.to_string(),
        (Some(Missing::Zeros) | None, _) => "0".to_owned(),
    }
}

/// A function with its test calls, ready to be printed.
pub(super) struct Function {
    /// The function's path in the crate's module.
    pub(super) path: String,
    /// The checked function, which returns a `Result`. `None` if there is no such function.
    pub(super) checked: Option<Checked>,
    /// The function with owned handles. `None` if there is no such function.
    pub(super) owned: Option<Owned>,
    pub(super) name: String,
    pub(super) symbol: String,
    pub(super) per_thread: String,
    pub(super) since: Version,
    pub(super) parameters: usize,
    /// The indices of parameters that share a length in C. The test passes a longer slice for each of these parameters
    /// in turn.
    pub(super) shared: Vec<usize>,
    /// The calls to the function. There is one call, or one for each size that a selector can select.
    pub(super) calls: Vec<Call>,
}

/// A checked function, which returns a `Result`.
pub(super) struct Checked {
    /// The path of the checked function.
    pub(super) path: String,
    /// The call to the function, if its arguments or outputs differ from those of the raw function.
    pub(super) other: Option<Other>,
}

/// A call to a checked function whose parameters or outputs differ from those of the raw function.
pub(super) struct Other {
    pub(super) call: Call,
    /// The number of calls to the library that one call of the function makes.
    pub(super) calls: usize,
    /// The path of the function that is called first. `first_symbol` is the symbol of that function.
    pub(super) first: String,
    pub(super) first_symbol: String,
    /// The indices of the parameters that share a length in C.
    pub(super) shared: Vec<usize>,
}

/// A test call to a function.
pub(super) struct Call {
    /// The name of the Rust function that makes the call.
    pub(super) ident: String,
    /// The first toolkit that contains all enum members that the call uses.
    pub(super) since: Version,
    /// The statements that create the arguments.
    pub(super) arguments: Vec<String>,
    /// The arguments of the raw function.
    pub(super) passed: Vec<Passed>,
    /// The start of the statement that binds the returned value. Empty if the function returns nothing. The binding
    /// contains a type if Rust cannot infer the type.
    pub(super) binding: String,
    /// The statements that check the outputs.
    pub(super) checks: Vec<String>,
    /// The arguments of the checked function, if that function takes a key.
    pub(super) attribute: Option<Vec<Passed>>,
}

/// An argument of a test call.
#[derive(Clone)]
pub(super) struct Passed {
    /// The index of the C parameter.
    pub(super) param: usize,
    /// The expression for the argument.
    pub(super) text: String,
    /// The value of the type code, for functions with owned handles. `None` if the parameter is not a type code.
    pub(super) number: Option<i64>,
}

impl Function {
    /// The path of the checked function, if it is called like the raw function.
    pub(super) fn same(&self) -> Option<&str> {
        self.checked.as_ref().filter(|checked| checked.other.is_none()).map(|checked| checked.path.as_str())
    }

    /// The path of the checked function and the call to it, if the call differs from the call to the raw function.
    pub(super) fn other(&self) -> Option<(&str, &Other)> {
        let checked = self.checked.as_ref()?;
        Some((&checked.path, checked.other.as_ref()?))
    }
}

impl Call {
    /// The arguments of the raw function, which returns a tuple.
    pub(super) fn raw(&self) -> String {
        joined(&self.passed)
    }

    /// The arguments of the checked function, which returns a `Result`.
    pub(super) fn checked(&self) -> String {
        joined(self.of_checked())
    }

    /// The arguments of the checked function, as a comma-separated list.
    pub(super) fn of_checked(&self) -> &[Passed] {
        self.attribute.as_ref().unwrap_or(&self.passed)
    }

    /// The name of a parameter of the printed Rust function. The name is `_` if the function does not use the
    /// parameter.
    pub(super) fn parameter(&self) -> &'static str {
        let is_used = self.arguments.iter().chain(&self.checks).any(|line| line.contains("call."));
        if is_used { "call" } else { "_" }
    }
}

fn joined(arguments: &[Passed]) -> String {
    arguments.iter().map(|argument| argument.text.as_str()).collect::<Vec<_>>().join(", ")
}

/// The library and the major version to which a function belongs.
pub(super) struct Scope<'a> {
    pub(super) library: &'a Library,
    major: &'a Major,
    pub(super) type_index: TypeIndex<'a>,
    /// The index of the types in the model.
    pub(super) types: MajorTypes<'a>,
    /// The functions with owned handles.
    owned: &'a BTreeMap<String, RustFn>,
    /// The recording stub that the calls use.
    echo: &'a EchoLibrary<'a>,
}

/// A member of an enum that selects types, and the size of values of the selected type.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) member: i64,
    pub(super) size: u64,
    /// The first toolkit that contains the enum member.
    pub(super) since: Version,
}

impl<'a> Scope<'a> {
    /// Creates the scope. Types have the meaning of the major version's newest toolkit.
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

    /// Returns true if the function with owned handles has a type parameter in place of this integer.
    pub(super) fn is_named_by_type(&self, function: &str, param: &str) -> bool {
        let arguments = self.owned.get(function).into_iter().flat_map(|owned| &owned.arguments);
        arguments.into_iter().any(|it| it.of == param && matches!(it.pass, Pass::NumberOf(_)))
    }

    /// The test calls to a function. `echo` is the corresponding function of the recording stub.
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

    /// The call to the checked function, if the call differs from the call to the raw function.
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

    /// The test call to a symbol without a public name. It calls the C function itself.
    pub(super) fn symbol(&self, symbol: &Symbol, echo: &EchoFunction<'_>) -> Function {
        let ident = names::rust(&symbol.name);
        let places = 0..symbol.params.len();
        // A public function of another major version may call the symbol. In this case, the recording stub also applies
        // the roles of pointers.
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

    /// The selector values that the calls use: one enum member for each size of a value. If the function has no
    /// selector, the list contains a placeholder.
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

    /// The members of a type table that the headers declare, with the sizes of the selected values. The oldest members
    /// come first, so that calls that use only a few members also work with old libraries.
    pub(super) fn choices(&self, types: &str) -> Vec<Choice> {
        let TypeClass::Enum(of) = self.type_index.class(types) else { return Vec::new() };
        let table = self.library.attribute_types.get(types).into_iter().flatten();
        let choices = table.filter_map(|(member, value)| {
            let since = self.echo.member_since(types, member)?;
            Some(Choice { member: *of.values.get(member)?, size: self.size(&value.ty), since })
        });
        let mut choices: Vec<Choice> = choices.collect();
        choices.sort_by_key(|choice| choice.since);
        choices
    }

    /// The size of a value. For an array whose length the caller chooses, this is the size of one element.
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

/// The indices of the parameters that share a length in C, except for parameters that the caller does not pass.
fn shared(function: &api::Function, returned: &[String]) -> Vec<usize> {
    let several = |param: &&Param| param.counts.len() > 1;
    let groups = function.params.iter().filter(several).flat_map(|param| &param.counts);
    let passed = groups.filter(|name| !returned.contains(name));
    passed.filter_map(|name| function.params.iter().position(|param| param.name == *name)).collect()
}
