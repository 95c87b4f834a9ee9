//! Modules `checked`: functions that return a `Result` with their outputs instead of a status.
//!
//! The macro `checked!` contains the code that all checked functions share. The generated files contain complete
//! signatures, so that readers, rustdoc and editors see the names and types of the parameters.

mod forms;
mod keys;

use super::{
    Crate, Item, Layers, ModulePlace, Scope, print,
    raw::{RawFn, Returned},
    rusttype::RustType,
    signature::{Argument, CheckedFn, CheckedForm, Conversion, Pass, RustFn, RustOutput, RustParam},
};
use codegen_core::{
    analysis::{last_message::LastMessage, sharing::Shared},
    api::{Api, Function, ownership::RETURN, safety::Obligations},
    edition::Edition,
    package::Package,
};
use codegen_printing::in_braces;
use std::collections::BTreeMap;

/// The checked functions of one library in one module, ready to be printed.
#[derive(Debug, Default)]
pub(crate) struct Checked {
    /// The type of the results that the library's functions return.
    pub(crate) status: String,
    /// The signatures of functions that differ from the raw functions only by the `Result`. Each signature has one or
    /// more lines.
    pub(crate) signatures: Vec<String>,
    /// Functions that differ from the raw functions in other ways.
    pub(crate) forms: Vec<Item>,
    /// Attribute keys and the types of their values, as input of the macro `keys!`.
    pub(crate) keys: String,
    /// The names of symbols, as additional names for the functions.
    pub(crate) aliases: Vec<Item>,
    /// The number of checked functions.
    pub(crate) count: usize,
    /// The number of checked functions whose C functions return a result code.
    pub(crate) with_codes: usize,
}

/// The number of checked functions of each of a package's libraries in each major version, for tests.
pub fn checked_functions(api: &Api, package: &Package) -> BTreeMap<(String, u32), usize> {
    let mut counts: BTreeMap<(String, u32), usize> = BTreeMap::new();
    let mut shared: BTreeMap<String, usize> = BTreeMap::new();
    for module in Crate::of_package(api, package).modules {
        let count = module.checked.with_codes;
        match module.place {
            ModulePlace::Shared => {
                shared.insert(module.library, count);
            }
            ModulePlace::Of(Edition::Cuda(number) | Edition::Own { number, .. }) => {
                let of_all = shared.get(&module.library).copied().unwrap_or(0);
                counts.insert((module.library, number), count + of_all);
            }
        }
    }
    counts
}

/// The checked function, which returns a `Result`. `None` if the C function returns no status.
pub(super) fn lower(
    scope: &Scope<'_>,
    function: &Function,
    raw: &RawFn,
    message: Option<&LastMessage>,
) -> Option<CheckedFn> {
    let (plan, below) = (&function.plan, &raw.function);
    match (&raw.returned, &function.creates) {
        (Returned::Status(_) | Returned::Count(_), _) => {}
        (Returned::Value(ty), Some(code)) => return Some(creates(function, below, ty, code)),
        (Returned::Nothing | Returned::Value(_) | Returned::StaticText | Returned::Text, _) => return None,
    }
    let grown = forms::lower(scope, plan, below).map(|it| (it, CheckedForm::Grown(plan.growth.clone())));
    let other = grown.or_else(|| Some((keys::lower(scope, plan, below)?, CheckedForm::AttributeAccess)));
    let (mut signature, form) = other.unwrap_or_else(|| (plain(below), CheckedForm::Plain));
    let asks = below.asks.iter().filter(|it| !signature.keeps(it)).cloned().collect();
    signature.asks = Obligations(asks);
    let object = message.and_then(|message| message.object(function)).map(|(_, param)| param.name.clone());
    Some(CheckedFn { function: signature, form, object })
}

/// A function that returns a new handle, or an error if the C function returns NULL.
fn creates(function: &Function, raw: &RustFn, ty: &RustType, code: &str) -> CheckedFn {
    let mut signature = plain(raw);
    let conversion = Conversion::Same;
    let handle = RustOutput { of: RETURN.to_owned(), ty: ty.clone(), conversion, c: function.symbol.clone() };
    signature.outputs.insert(0, handle);
    CheckedFn { function: signature, form: CheckedForm::Creates(code.to_owned()), object: None }
}

/// A checked function that differs from the raw function only by the `Result`.
fn plain(raw: &RustFn) -> RustFn {
    let params = raw.params.iter().map(|param| RustParam::new(&param.of, param.ty.clone()));
    let arguments = raw.params.iter().map(|param| Argument::new(&param.of, Pass::Same));
    let outputs = raw.outputs.iter().map(|output| RustOutput { conversion: Conversion::Same, ..output.clone() });
    RustFn { params: params.collect(), arguments: arguments.collect(), outputs: outputs.collect(), ..raw.clone() }
}

/// The checked functions of one module.
pub(super) fn module(scope: &Scope<'_>, functions: &[Layers<'_>], common: &Shared) -> Checked {
    let functions = functions.iter().filter_map(|layers| Some((layers, layers.checked.as_ref()?)));
    let functions: Vec<(&Layers<'_>, &CheckedFn)> = functions.collect();
    let (plain, others): (Vec<_>, Vec<_>) =
        functions.iter().copied().partition(|(_, checked)| checked.form == CheckedForm::Plain);
    let signatures = plain.iter().map(|(layers, checked)| print::checked_signature(scope, layers, checked));
    let forms = others.iter().map(|(layers, checked)| print::checked(scope, layers, checked));
    Checked {
        status: scope.path(scope.result()).to_string(),
        signatures: signatures.map(|head| in_braces(&[head])).collect(),
        forms: forms.collect(),
        keys: keys::tables(scope, common, scope.place == ModulePlace::Shared),
        aliases: functions.iter().flat_map(|(layers, _)| print::checked_aliases(layers.function)).collect(),
        count: functions.len(),
        with_codes: functions.iter().filter(|(layers, _)| layers.function.creates.is_none()).count(),
    }
}
