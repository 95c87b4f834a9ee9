//! Checks for missing `safety` entries. Functions that read files need an entry, and so do functions whose
//! documentation mentions undefined behavior.

use crate::{
    analysis::inputs::LibraryInput,
    api::{
        ResolvedSignature,
        roles::{Param, Role},
    },
    diag::{Diagnostic, Diagnostics},
    spec::{ArgumentUse, Safety},
};
use std::collections::{BTreeMap, BTreeSet};

/// Parts of the names of string parameters that contain names of files or directories.
const OF_FILES: [&str; 4] = ["file", "path", "fname", "dir"];

pub(super) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    for (symbol, forms) in signatures {
        let files: BTreeSet<&str> = forms.iter().flat_map(|form| &form.params).filter_map(file).collect();
        let undecided = files
            .into_iter()
            .filter(|file| !is_stated(input, symbol, |it| it.arguments.get(*file).is_some_and(ArgumentUse::is_file)));
        for file in undecided {
            let message = format!("the spec does not specify how {symbol} uses the file that `{file}` names");
            let found = Diagnostic::new("undecided-file", input.spec.function_location(symbol), message);
            diagnostics.push(found.help(format!(
                "add `{symbol}: {{safety: {{arguments: {{{file}: USE}}}}}}` under `functions`, where USE is \
                `unchecked_file`, `checked_file`, `written_file` or `unread_file`"
            )));
        }
        let is_told = |it: &Safety| !it.promises.is_empty();
        if mentions_undefined(input, symbol) && !is_stated(input, symbol, is_told) {
            let message = format!(
                "the documentation of {symbol} mentions undefined behavior, but the spec does not state how callers \
                avoid it"
            );
            let found = Diagnostic::new("unstated-undefined", input.spec.function_location(symbol), message);
            diagnostics.push(found.help(format!(
                "read the documentation, and add `{symbol}: {{safety: {{promises: [\"…\"]}}}}` under `functions`. \
                State what callers must ensure in your own words\nif an existing promise covers the undefined \
                behavior, write `{{…: others}}`"
            )));
        }
    }
}

/// Returns true if the documentation of a function contains the word "undefined", in any toolkit.
pub(super) fn mentions_undefined(input: &LibraryInput<'_>, symbol: &str) -> bool {
    let declared = input.registry.toolkits.values().filter_map(|facts| facts.functions.get(symbol));
    declared.into_iter().any(|function| function.undefined)
}

/// Returns the name of a string parameter that contains a file name.
fn file(param: &Param) -> Option<&str> {
    let name = param.name.to_lowercase();
    let is_file = param.role == Role::InString && OF_FILES.iter().any(|word| name.contains(word));
    is_file.then_some(param.name.as_str())
}

fn is_stated(input: &LibraryInput<'_>, symbol: &str, has: impl Fn(&Safety) -> bool) -> bool {
    let entries = input.names(symbol).entries(&input.spec.content.safety);
    entries.iter().any(|(_, entry)| has(entry))
}
