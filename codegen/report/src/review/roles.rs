//! Changed roles of parameters in existing functions.

use super::{
    functions::{parameters, range},
    pair::{FunctionEntry, Pair, forms, role},
};
use crate::markdown::table;
use codegen_core::{analysis::in_new_names, api::roles::Param};

/// A symbol whose parameters have changed roles.
pub(super) struct Changed {
    /// The number of changed parameters and changed declarations.
    pub(super) count: usize,
    /// The text for the reviewer.
    pub(super) text: String,
    /// The short form of the text, which is printed if space is limited.
    pub(super) brief: String,
}

/// Compares the roles in each declaration with the roles in the base.
pub(super) fn find<'a>(pair: &Pair<'a>) -> Vec<Changed> {
    pair.symbols().into_iter().filter_map(|symbol| changed(pair, symbol)).collect()
}

fn changed(pair: &Pair<'_>, symbol: &str) -> Option<Changed> {
    let (before, after) = (forms(pair.base, pair.name, symbol), forms(pair.head, pair.name, symbol));
    // A symbol that has no roles in the base is new. If a symbol no longer has roles, another section contains the
    // reason.
    if before.is_empty() || after.is_empty() {
        return None;
    }
    let mut rows = Vec::new();
    let mut more = Vec::new();
    for form in &after {
        let same = before.iter().find(|old| declares_the_same(old, form));
        match same.or(before.iter().find(|old| has_the_same_types(old, form))) {
            Some(old) => rows.extend(differences(pair, symbol, old, form)),
            None => {
                let table = parameters(pair, symbol, form);
                more.push(format!("{} has a different declaration:\n{table}", range(pair, form.toolkits)));
            }
        }
    }
    let count = rows.len() + more.len();
    let head = ["parameter", "before", "after", "decided by"].map(str::to_owned);
    let rows = if rows.is_empty() { String::new() } else { table(&head, rows.iter().map(Vec::as_slice)) + "\n" };
    let text = format!("#### `{symbol}`\n\n{rows}{}", more.join("\n"));
    let brief = format!("- `{symbol}`: {count}\n");
    (count > 0).then(|| Changed { count, text: format!("{}\n", text.trim_end()), brief })
}

fn declares_the_same(old: &FunctionEntry<'_>, new: &FunctionEntry<'_>) -> bool {
    old.function.params.iter().eq(new.function.params.iter())
}

/// Returns true if the types of two declarations are equal. The names of parameters may differ.
fn has_the_same_types(old: &FunctionEntry<'_>, new: &FunctionEntry<'_>) -> bool {
    let types = |form: &FunctionEntry<'_>| form.function.params.values().cloned().collect::<Vec<_>>();
    old.function.returns == new.function.returns && types(old) == types(new)
}

/// The table rows for parameters whose roles differ. Renamed parameters are compared under their new names.
fn differences(pair: &Pair<'_>, symbol: &str, old: &FunctionEntry<'_>, new: &FunctionEntry<'_>) -> Vec<Vec<String>> {
    let names = new.function.params.keys();
    let pairs = old.function.params.keys().map(String::as_str).zip(names.clone().map(String::as_str));
    let renamed: Vec<(&str, &str)> = pairs.filter(|(was, is)| was != is).collect();
    let former = |name: &String| {
        renamed.iter().find(|(_, is)| is == name).map_or_else(|| name.clone(), |(was, _)| (*was).to_owned())
    };
    // The text of a role may contain the names of other parameters.
    let with_new_names = |text: String| in_new_names(&text, &renamed);
    // Only signatures that are printed have lifetimes.
    let are_printed = old.is_printed() && new.is_printed();
    let lifetimes = |form: &FunctionEntry<'_>, name: &str| {
        if are_printed { form.lifetimes(name, false) } else { String::new() }
    };
    let differs = |name: &String| {
        let was = former(name);
        let [before, after] =
            [(old, &was), (new, name)].map(|(form, name)| form.params.iter().find(|param| param.name == *name));
        if was == *name && renamed.is_empty() && before == after && lifetimes(old, name) == lifetimes(new, name) {
            return None;
        }
        let origin = after.map_or("nothing yet".to_owned(), |param| pair.origin(symbol, param, new.toolkits));
        let same_role = before.map(role).map(with_new_names) == after.map(role);
        let said = |form: &FunctionEntry<'_>, param: Option<&Param>| {
            param.map(|param| format!("{param}{}", lifetimes(form, &param.name)))
        };
        let [before, after] = [said(old, before), said(new, after)];
        (before.clone().map(with_new_names) != after).then(|| {
            let cell = |text: Option<String>| text.map_or("undecided".to_owned(), |text| format!("`{text}`"));
            let after = if same_role { cell(after) } else { format!("**{}**", cell(after)) };
            let former = if was == *name { String::new() } else { format!(" (previously `{was}`)") };
            vec![format!("`{name}`{former}"), cell(before), after, origin]
        })
    };
    names.filter_map(differs).collect()
}
