//! Checks of the return values for missing functions. If the loaded library lacks a function that returns no result
//! code, the binding needs another value to return.

use crate::{
    analysis::{inputs::LibraryInput, returned::can_be_code},
    api::{Major, Symbol, call::Returned},
    ctype::{Number, System},
    diag::{Diagnostic, Diagnostics, MissingEntry},
    spec::Returns,
    types::{TypeClass, TypeIndex},
};
use std::collections::BTreeMap;

pub(crate) fn check(input: &LibraryInput<'_>, majors: &BTreeMap<u32, Major>, diagnostics: &mut Diagnostics) {
    let symbols: BTreeMap<&String, &Symbol> = majors.values().flat_map(|major| &major.symbols).collect();
    let at = |keys: &[&str]| input.spec.location(&[&["library", "result"], keys].concat());
    for symbol in symbols.values().filter(|symbol| symbol.returned == Returned::Value && symbol.missing.is_none()) {
        let (name, message) = (&symbol.name, "but the spec does not specify the return value for a missing function");
        let diagnostic =
            Diagnostic::new("undecided-missing", at(&[]), format!("{name} returns no result code, {message}"));
        let diagnostic = diagnostic.note(format!("{} declares: {}", symbol.header, symbol.prototype())).help(
            "add a value that no call returns, or the value that means \"no result\". The value `zeros` is NULL or a \
            record of zeros",
        );
        let (diagnostic, values) = match is_code_possible(input, symbol) {
            true => (
                diagnostic.help(
                    "if the returned integer is a result code, write `code`. The name may be a pattern, such as \
                    `\"*\": code`",
                ),
                "`code`, an integer, or `zeros`",
            ),
            false => (diagnostic, "an integer, or `zeros`"),
        };
        let path = ["library", "result", "returns", name];
        diagnostics.push(diagnostic.missing_entry(MissingEntry::new(path, "VALUE", values)));
    }
    let result = &input.spec.content.library.result;
    let meant = |selector: &str| {
        let all = symbols.values().filter(|symbol| input.names(&symbol.name).are_meant_by(selector));
        all.copied().collect::<Vec<_>>()
    };
    for (selector, returns) in &result.returns {
        let (found, at) = (meant(selector), at(&["returns", selector]));
        let unmatched = match returns {
            Returns::Missing(_) | Returns::Creates(_)
                if !found.iter().any(|symbol| symbol.returned == Returned::Value) =>
            {
                Some(format!("no function without a result code matches `{selector}`"))
            }
            Returns::Count if found.is_empty() => Some(format!("no bound function matches `{selector}`")),
            Returns::Missing(_) | Returns::Creates(_) | Returns::Count | Returns::Code => None,
        };
        if let Some(message) = unmatched {
            let diagnostic = Diagnostic::new("unmatched-entry", at.clone(), message);
            diagnostics.push(diagnostic.help("correct or remove the pattern"));
        }
        let counts = found.into_iter().filter(|_| *returns == Returns::Count);
        for symbol in counts.filter(|symbol| !is_signed(input, symbol)) {
            let message =
                format!("the return value of {} cannot be a negated code of `{}`", symbol.name, result.r#type);
            diagnostics.push(
                Diagnostic::new("unknown-result", at.clone(), message)
                    .note(format!("{} declares: {}", symbol.header, symbol.prototype()))
                    .help("name functions that return a signed integer"),
            );
        }
    }
}

/// Returns true if the return type of a symbol is a signed integer.
fn is_signed(input: &LibraryInput<'_>, symbol: &Symbol) -> bool {
    let is_signed =
        |class| matches!(class, TypeClass::Number(it) if matches!(it.number(System::Linux), Number::Signed(_)));
    types(input).is_some_and(|types| is_signed(types.class_of(&symbol.returns)))
}

/// Returns true if the function may return a result code of the library as an integer.
fn is_code_possible(input: &LibraryInput<'_>, symbol: &Symbol) -> bool {
    let has_enum = input.spec.content.library.result.code.is_none();
    has_enum && types(input).is_some_and(|types| can_be_code(&symbol.returns, &types))
}

/// Returns the types of the newest version.
fn types<'a>(input: &LibraryInput<'a>) -> Option<TypeIndex<'a>> {
    let (version, facts) = input.registry.toolkits.iter().next_back()?;
    Some(input.type_index(*version, facts))
}
