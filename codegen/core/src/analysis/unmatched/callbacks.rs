//! Checks of entries for callbacks. The parameters in an entry must exist, and must be pointers to values.

use super::suggest;
use crate::{
    analysis::inputs::LibraryInput,
    ctype::{Builtin, CType},
    diag::{Diagnostic, Diagnostics},
};
use std::collections::BTreeSet;

/// Checks the output parameters of callbacks. An output must be a pointer to one value of a known type.
pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let declared = || input.registry.toolkits.values();
    for (name, outputs) in &input.spec.content.callback_outputs {
        let at = input.spec.location(&["callback_outputs", name]);
        let found: Vec<_> = declared().filter_map(|facts| facts.callbacks.get(name)).collect();
        if found.is_empty() {
            continue;
        }
        let known: BTreeSet<&str> = found.iter().flat_map(|item| item.params.keys()).map(String::as_str).collect();
        for output in outputs {
            let types: Vec<&CType> = found.iter().filter_map(|item| item.params.get(output)).collect();
            if types.is_empty() {
                let message = format!("{name} has no parameter `{output}`");
                diagnostics.push(suggest(Diagnostic::new("unknown-param", at.clone(), message), output, &known));
            } else if let Some(wrong) = types.into_iter().find(|ty| !can_be_output(ty)) {
                let message = format!(
                    "`{output}` of {name} cannot be an output, because it is not a pointer to a \
                                      value"
                );
                let diagnostic = Diagnostic::new("misfit-role", at.clone(), message);
                diagnostics.push(
                    diagnostic.note(format!("the header declares the parameter as {}", wrong.declare(output))).help(
                        "name a parameter of the type `T *`, where `T` is a number, an enum, a handle or an \
                              address",
                    ),
                );
            }
        }
    }
}

fn can_be_output(ty: &CType) -> bool {
    let is_string = |to: &CType| matches!(to.pointee(), Some((CType::Builtin(Builtin::Char), true)));
    ty.pointee().is_some_and(|(to, constant)| !constant && *to != CType::Void && !is_string(to))
}
