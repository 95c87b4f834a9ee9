//! Calls to functions with owned handles, and tests that drop owners.

use super::function::{Call, Function, Passed};
use codegen_core::{
    api::{self, Api, Library, Major, Symbol, plan::Passing},
    names,
    spec::Extent,
};
use codegen_rust::{Conversion, HandlePass, Life, MemoryForm, Pass, RustFn, RustType, major_of_handles};
use std::collections::{BTreeMap, BTreeSet};

/// A function with owned handles, for its test calls. The calls use the arguments of the function's other forms.
pub(super) struct Owned {
    path: String,
    /// The conversion of each argument, in the order of the C parameters.
    arguments: Vec<Pass>,
    /// Maps the index of each memory parameter to the index of the parameter with the type code.
    named_by: BTreeMap<usize, usize>,
    /// The indices of memory parameters that require memory with a known length.
    known: BTreeSet<usize>,
    outputs: Vec<Conversion>,
    is_safe: bool,
}

impl Owned {
    /// Returns true if the function takes the same arguments as its other forms. Some functions with owned handles omit
    /// an argument or reject attributes. Hand-written tests call such functions
    /// (`tests/rust/tests/owned_libraries.rs`).
    pub(super) fn is_alike(function: &api::Function, owned: &RustFn) -> bool {
        let leaves_out = owned.arguments.iter().any(|argument| matches!(argument.pass, Pass::Nothing(_)))
            || owned.outputs.iter().any(|output| matches!(output.conversion, Conversion::Owners { .. }));
        let refuses = owned.is_safe && function.plan.attribute.is_some();
        // If the required size of memory is stored in a handle, the function queries the size before the call.
        let measures = function.owned.as_ref().is_some_and(|call| !call.measured.is_empty());
        // The function may also query the number of ranks before the call.
        let extents = || function.plan.params.iter().filter_map(|param| param.extent.as_ref());
        let counts = extents().any(Extent::counts_ranks);
        // Recording stubs do not return new handles.
        let creates = function.creates.is_some();
        !(leaves_out || refuses || measures || counts || creates)
    }

    /// Creates the function from the crate's own model, because roles do not determine which handles are owned. `None`
    /// if the function takes different arguments.
    pub(super) fn new(function: &api::Function, owned: &RustFn) -> Option<Self> {
        if !Self::is_alike(function, owned) {
            return None;
        }
        let pass = |name: &String| owned.arguments.iter().find(|it| it.of == *name).map(|it| it.pass.clone());
        let place = |name: &str| function.params.iter().position(|param| param.name == name);
        let number = |generic: &str| owned.arguments.iter().find(|it| it.pass == Pass::NumberOf(generic.to_owned()));
        let named_by = owned.params.iter().filter_map(|param| {
            let (RustType::Memory { of, .. } | RustType::CuPtr(of)) = &param.ty else { return None };
            let RustType::Generic(generic) = of.as_ref() else { return None };
            Some((place(&param.of)?, place(&number(generic)?.of)?))
        });
        let known = owned.params.iter().filter(|param| {
            matches!(&param.ty, RustType::Memory { form: MemoryForm::Known | MemoryForm::KnownOrInPlace, .. })
        });
        Some(Self {
            known: known.filter_map(|param| place(&param.of)).collect(),
            named_by: named_by.collect(),
            path: format!("owned::{}", names::rust(&function.name)),
            arguments: function.params.iter().map(|param| pass(&param.name).unwrap_or(Pass::Same)).collect(),
            outputs: owned.outputs.iter().map(|output| output.conversion.clone()).collect(),
            is_safe: owned.is_safe,
        })
    }

    /// The call to the function. The outputs are converted to the outputs of the function without owners.
    pub(super) fn call(&self, passed: &[Passed]) -> String {
        let number = |place: &usize| passed.iter().find(|it| it.param == *place)?.number;
        let argument = |Passed { param, text, number: _ }: &Passed| match handle(&self.arguments[*param]) {
            Some(HandlePass::One | HandlePass::OneOrNull) => format!("Borrowed::from_raw({text})"),
            Some(HandlePass::Kept) => format!("&*kept({text})"),
            Some(HandlePass::Several) => format!("borrowed({text})"),
            None => {
                let text = match self.named_by.get(param).and_then(number) {
                    Some(number) => format!("{text}.cast::<Numbered<{number}>>()"),
                    None if self.arguments[*param] == Pass::MemoryOfC => format!("cubind::CuPtr::from({text})"),
                    None if self.arguments[*param] == Pass::OnHost => on_host(text),
                    None => text.clone(),
                };
                // The call is in an `unsafe` block, because the expression that creates the handles is unsafe.
                if self.known.contains(param) { format!("{text}.memory_of_any_length()") } else { text }
            }
        };
        let is_given = |it: &&Passed| !matches!(self.arguments[it.param], Pass::NumberOf(_));
        let arguments = passed.iter().filter(is_given).map(argument).collect::<Vec<_>>().join(", ");
        // A call to a safe function needs an `unsafe` block only to create its handles.
        let is_safe = self.is_safe && self.arguments.iter().all(|pass| handle(pass).is_none());
        let call = format!("{}({arguments})", self.path);
        let call = if is_safe { call } else { format!("unsafe {{ {call} }}") };
        if self.outputs.iter().all(|it| *it == Conversion::Same) {
            return call;
        }
        let names: Vec<String> = (0..self.outputs.len()).map(|index| format!("o{index}")).collect();
        let raw = self
            .outputs
            .iter()
            .zip(&names)
            .map(|(conversion, name)| raw(conversion, name))
            .collect::<Vec<_>>()
            .join(", ");
        match names.as_slice() {
            [only] => format!("{call}.map(|{only}| {raw})"),
            several => format!("{call}.map(|({})| ({raw}))", several.join(", ")),
        }
    }
}

/// The expression for a scalar on the host. The other forms of the function take a scalar on the host or on the device.
fn on_host(text: &str) -> String {
    let host = ["cubind::Scalar::Host(", "cubind::ScalarMut::Host("].into_iter().find_map(|of| text.strip_prefix(of));
    match host.and_then(|host| host.strip_suffix(')')) {
        Some(host) => host.to_owned(),
        None => text.replace("AnyScalar::of", "HostScalar::of"),
    }
}

fn handle(pass: &Pass) -> Option<HandlePass> {
    if let Pass::Handle(of) = pass { Some(*of) } else { None }
}

/// The expression that converts an output to the value that the function without owners returns.
fn raw(conversion: &Conversion, name: &str) -> String {
    let Conversion::Owner { life, is_list } = conversion else { return name.to_owned() };
    let method = match life {
        Life::PartOf(_) => "handle",
        Life::Own | Life::With(_) => "into_raw",
    };
    match is_list {
        false => format!("{name}.{method}()"),
        true => format!("{name}.into_iter().map(|o| o.{method}()).collect::<Vec<_>>()"),
    }
}

/// A test call for each type of handle that programs can own. It drops the owner. The owner must then call the
/// destroying function.
pub(super) fn dropped(api: &Api, library: &Library, number: u32, major: &Major) -> Vec<Function> {
    let handles = major.handles.iter();
    let dropped = handles.filter_map(|(name, handle)| {
        let destroy = major.functions.get(handle.destroyed_by.as_ref()?)?;
        Some(drop_of(api, library, number, name, destroy, &major.symbols[&destroy.symbol]))
    });
    dropped.collect()
}

fn drop_of(
    api: &Api,
    library: &Library,
    number: u32,
    name: &str,
    destroy: &api::Function,
    symbol: &Symbol,
) -> Function {
    let major = major_of_handles(api, &library.spec.name, name, number);
    let params = &destroy.plan.params;
    let given = match params.as_slice() {
        [_, other] if other.destroys => "a1, a0",
        [_, _] => "a0, a1",
        _ => "a0",
    };
    let owner = if params.len() > 1 { "OwnedWith" } else { "Owned" };
    let owner = format!("unsafe {{ {owner}::<api::{}, {major}>::from_raw({given}) }}", names::rust_type(name));
    let place = params.iter().position(|param| param.destroys).unwrap_or_default();
    let values = (0..params.len()).map(|place| format!("let a{place} = call.value({place});"));
    let passed = params.iter().enumerate().filter(|(_, param)| param.passing == Passing::Value);
    let call = Call {
        ident: format!("drop_{name}"),
        since: symbol.availability.since,
        // A handle that a program removes from its owner is not destroyed.
        arguments: values.chain([format!("let a{place} = {owner}.into_raw();")]).collect(),
        passed: vec![Passed { param: place, text: owner.clone(), number: None }],
        binding: String::new(),
        checks: passed.map(|(place, _)| format!("call.passed({place}, &a{place});")).collect(),
        attribute: None,
    };
    Function {
        path: "drop".to_owned(),
        checked: None,
        owned: None,
        name: format!("drop {name}"),
        symbol: symbol.name.clone(),
        per_thread: symbol.per_thread.clone(),
        since: symbol.availability.since,
        parameters: params.len(),
        shared: Vec::new(),
        calls: vec![call],
    }
}
