//! Checks of functions that return a result code as an integer.
//!
//! The spec lists these functions. Each function must exist, and its integer type must be compatible with the enum of
//! result codes in C.

use crate::{
    analysis::{
        inputs::{Bound, LibraryInput},
        returned::can_be_code,
    },
    diag::{Diagnostic, Diagnostics},
    glob,
    spec::Returns,
};

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let result = &input.spec.content.library.result;
    for (selector, _) in result.returns.iter().filter(|(_, returns)| **returns == Returns::Code) {
        let at = input.spec.location(&["library", "result", "returns", selector]);
        let mut meant = input.bound.iter().filter(|it| it.names.are_meant_by(selector)).peekable();
        if meant.peek().is_none() {
            let message = format!("no bound function matches `{selector}`");
            let diagnostic = Diagnostic::new("unmatched-entry", at.clone(), message);
            diagnostics.push(diagnostic.help("correct or remove the pattern"));
        }
        let cannot = |it: &Bound<'_>| {
            let newest = it.versions.last().expect("a bound function is declared in a version");
            let type_index = input.type_index(*newest, &input.registry.toolkits[newest]);
            result.code.is_some() || !can_be_code(&it.function.returns, &type_index)
        };
        let meant: Vec<_> = meant.collect();
        // As with families, functions with other return types are ignored if they match a pattern.
        let is_needless = glob::is_pattern(selector) && meant.iter().any(|it| !cannot(it));
        let misfits = meant.into_iter().filter(|it| !is_needless && cannot(it));
        for misfit in misfits {
            let message = format!("the return value of {} cannot be a code of `{}`", misfit.symbol, result.r#type);
            let declared = format!("{} declares: {}", misfit.function.header, misfit.function.prototype(misfit.symbol));
            diagnostics.push(
                Diagnostic::new("unknown-result", at.clone(), message)
                    .note(declared)
                    .help("name functions that return a 32-bit integer, in a library whose result codes are an enum"),
            );
        }
    }
}
