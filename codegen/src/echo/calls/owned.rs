//! Calls of functions whose handles have owners, and handles that are dropped.

use super::function::{Call, Function};
use crate::{
    analysis::params::Passing,
    api::{self, Api, Library, Major, Symbol},
    names,
    rust::{Form, Wrap, major_of_handles},
};

/// A function whose handles have owners: what calls it, with the arguments of the other forms.
pub(super) struct Owned {
    path: String,
    /// What is passed for handles: `a0`, or `&a0` of several.
    taken: Vec<String>,
    outputs: Vec<Wrap>,
    is_safe: bool,
}

impl Owned {
    pub(super) fn new(function: &api::Function, form: &Form) -> Self {
        let index = |name: &String| function.params.iter().position(|param| param.name == *name);
        let taken = form.taken.iter().filter_map(index).map(|index| format!("a{index}")).collect();
        Self {
            path: format!("owned::{}", names::rust(&function.name)),
            taken,
            outputs: form.outputs.clone(),
            is_safe: form.is_safe,
        }
    }

    /// The call, whose outputs are as those of the function without owners.
    pub(super) fn call(&self, passed: &[String]) -> String {
        let argument = |argument: &String| match argument.strip_prefix('&') {
            Some(several) if self.taken.iter().any(|name| name == several) => format!("borrowed(&{several})"),
            None if self.taken.contains(argument) => format!("Borrowed::from_raw({argument})"),
            Some(_) | None => argument.clone(),
        };
        let arguments = passed.iter().map(argument).collect::<Vec<_>>().join(", ");
        // Handles are what makes a call of a safe function unsafe here.
        let call = format!("{}({arguments})", self.path);
        let call = if self.is_safe && self.taken.is_empty() { call } else { format!("unsafe {{ {call} }}") };
        if self.outputs.iter().all(|output| *output == Wrap::Raw) {
            return call;
        }
        let names: Vec<String> = (0..self.outputs.len()).map(|index| format!("o{index}")).collect();
        let raw = self.outputs.iter().zip(&names).map(|(output, name)| match output {
            Wrap::Raw => name.clone(),
            Wrap::Owned { is_list: false } => format!("{name}.into_raw()"),
            Wrap::Borrowed { is_list: false } => format!("{name}.handle()"),
            Wrap::Owned { is_list: true } => format!("{name}.into_iter().map(|o| o.into_raw()).collect::<Vec<_>>()"),
            Wrap::Borrowed { is_list: true } => format!("{name}.into_iter().map(|o| o.handle()).collect::<Vec<_>>()"),
        });
        let raw = raw.collect::<Vec<_>>().join(", ");
        match names.as_slice() {
            [only] => format!("{call}.map(|{only}| {raw})"),
            several => format!("{call}.map(|({})| ({raw}))", several.join(", ")),
        }
    }
}

/// One call for each type of handles that programs can own: its owner is dropped, and the function called that destroys it.
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
    let owner = format!("unsafe {{ Owned::<api::{}, {major}>::from_raw(a0) }}", names::rust(name));
    let is_passed = destroy.plan.params.iter().any(|param| param.passing == Passing::Value);
    let call = Call {
        ident: format!("drop_{name}"),
        since: symbol.availability.since,
        arguments: vec![
            "let a0 = call.value(0);".to_owned(),
            // Without its owner nothing destroys it.
            format!("let a0 = {owner}.into_raw();"),
        ],
        passed: vec![owner],
        binding: String::new(),
        checks: is_passed.then(|| "call.passed(0, &a0);".to_owned()).into_iter().collect(),
        keyed: None,
    };
    Function {
        path: "drop".to_owned(),
        checked: None,
        owned: None,
        name: format!("drop {name}"),
        symbol: symbol.name.clone(),
        per_thread: symbol.per_thread.clone(),
        since: symbol.availability.since,
        parameters: 1,
        shared: Vec::new(),
        calls: vec![call],
    }
}
