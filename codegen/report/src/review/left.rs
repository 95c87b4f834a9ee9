//! Names that programs can no longer call, or whose meaning has changed.

use super::pair::Pair;
use codegen_core::api::Major;
use std::collections::BTreeMap;

/// The sentences of one library.
pub(super) fn find(pair: &Pair<'_>) -> Vec<String> {
    let [Some(before), Some(after)] = [pair.base, pair.head].map(|state| state.library(pair.name)) else {
        return Vec::new();
    };
    let mut all: Vec<String> = Vec::new();
    for (number, old) in &before.majors {
        let module = format!("{} {number}", pair.product());
        match after.majors.get(number) {
            None => all.push(format!("⚠ {module}: the whole module.")),
            Some(new) => all.extend(major(old, new).into_iter().map(|text| format!("⚠ {module}: {text}."))),
        }
    }
    all
}

fn major(old: &Major, new: &Major) -> Vec<String> {
    let mut all = Vec::new();
    for (name, function) in &old.functions {
        match new.functions.get(name) {
            None => all.push(format!("the function `{name}` is not there any more")),
            Some(now) if now.symbol != function.symbol => {
                all.push(format!("`{name}` calls `{}`; it called `{}`", now.symbol, function.symbol));
            }
            Some(_) => {}
        }
    }
    all.extend(gone("type", &old.types, &new.types).filter(|name| !new.names.contains_key(&name.1)).map(|it| it.0));
    all.extend(gone("constant", &old.constants, &new.constants).map(|it| it.0));
    all.extend(gone("function with a body", &old.helpers, &new.helpers).map(|it| it.0));
    // Every name that means a type in both, through tags and aliases.
    for name in old.types.keys().chain(old.names.keys()) {
        let [before, after] = [old, new].map(|major| major.meant(name));
        let is_there = new.types.contains_key(name) || new.names.contains_key(name);
        if is_there && before != after {
            all.push(format!("`{name}` stands for `{after}`; it stood for `{before}`"));
        }
    }
    all
}

/// The sentence and the name of each removed item.
fn gone<T>(kind: &str, old: &BTreeMap<String, T>, new: &BTreeMap<String, T>) -> impl Iterator<Item = (String, String)> {
    let gone = old.keys().filter(|name| !new.contains_key(*name));
    gone.map(move |name| (format!("the {kind} `{name}` is not there any more"), name.clone()))
}
