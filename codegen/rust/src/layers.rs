//! The forms of a public function, one for each layer.

use super::{
    Scope, checked, docs,
    owned::{self, OwnedTypes},
    raw::{self, RawFn},
    signature::{CheckedFn, OwnedFn},
};
use codegen_core::{
    analysis::last_message::LastMessage,
    api::{Function, Symbol},
    names::OWNED,
};

/// The forms of a public function in all layers.
pub(super) struct Layers<'a> {
    /// The public function in the model.
    pub(super) function: &'a Function,
    /// The C function that is called.
    pub(super) symbol: &'a Symbol,
    /// The raw function, which returns its outputs as a tuple.
    pub(super) raw: RawFn,
    /// The checked function, which returns a `Result`. `None` if the C function returns no status.
    pub(super) checked: Option<CheckedFn>,
    /// The function that takes or creates owned handles. `None` if programs cannot own any of its handles.
    pub(super) owned: Option<OwnedFn>,
}

impl Layers<'_> {
    /// The C function, if its name differs from the function's name.
    pub(super) fn symbol_of_other_name(&self) -> Option<&str> {
        Some(self.raw.symbol.as_str()).filter(|symbol| *symbol != self.function.name)
    }

    /// The word for the forms that the function has in addition to the forms in raw and `sys`, as in the macros `sys!`
    /// and `forms!`. `None` for the usual case, in which the only other form is `checked`.
    pub(super) fn other_forms(&self) -> Option<&'static str> {
        match (&self.checked, &self.owned) {
            (_, Some(_)) => Some(OWNED),
            (Some(_), None) => None,
            (None, None) => Some("only"),
        }
    }
}

/// Generates the forms of each function.
pub(super) fn lower<'a>(scope: &'a Scope<'a>, functions: &[&'a Function]) -> Vec<Layers<'a>> {
    let message = LastMessage::of(&scope.library.spec.result, scope.major);
    let owners = OwnedTypes::of(scope);
    let layers = functions.iter().map(|function| {
        let symbol = &scope.major.symbols[&function.symbol];
        let raw = raw::lower(scope, function, symbol);
        let checked = checked::lower(scope, function, &raw, message.as_ref());
        let owned = checked.as_ref().and_then(|checked| owned::lower(scope, &owners, function, checked));
        let owned = owned.map(|owned| OwnedFn { docs: docs::owned(scope, function, &owned), ..owned });
        Layers { function, symbol, raw, checked, owned }
    });
    layers.collect()
}
