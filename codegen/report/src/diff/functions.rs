//! Changes to functions: signatures, status, and the symbols to which names refer.

use super::{
    Replacements,
    params::{self, ParamChange},
    successor::{Newer, Successor},
};
use codegen_core::{
    ctype::prototype,
    facts::{Facts, Function},
    ordered::Ordered,
};
use std::collections::{BTreeMap, BTreeSet};

/// An exported symbol and its declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionEntry {
    /// The name of the exported symbol.
    pub symbol: String,
    /// The C declaration of the symbol.
    pub prototype: String,
    /// The names of the symbol in the documentation.
    pub names: Vec<String>,
    /// Set if the headers declare the symbol only for programs that were built with older headers.
    pub legacy: bool,
}

/// A documented name that refers to different symbols in the two toolkits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The name that programs use for the function.
    pub name: String,
    /// The function to which the name refers in the older toolkit.
    pub before: FunctionEntry,
    /// The function to which the name refers in the newer toolkit.
    pub after: FunctionEntry,
    /// The differences between the parameters of the two functions.
    pub params: Vec<ParamChange>,
    /// The status of the older toolkit's symbol in the newer toolkit.
    pub old_form: OldFunction,
}

/// The status of a symbol to which a name no longer refers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OldFunction {
    /// The symbol is no longer declared.
    Gone,
    /// The symbol is declared for binary compatibility only.
    Legacy,
    /// The symbol is still public, but has a different name.
    Public,
}

/// A function that programs can no longer call, or should no longer call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gone {
    /// The last declaration of the function.
    pub form: FunctionEntry,
    /// The replacement of the function, if names, a spec or the headers determine one.
    pub successor: Option<Successor>,
    /// The other library that declares the function in the newer toolkit.
    pub moved_to: Option<String>,
}

/// A symbol whose signature changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignatureChange {
    /// The declaration in the older toolkit.
    pub before: FunctionEntry,
    /// The declaration in the newer toolkit.
    pub after: FunctionEntry,
    /// The differences between the parameters of the two declarations.
    pub params: Vec<ParamChange>,
    /// Set if both declarations have the same types in the same order, so that compilers do not detect the change.
    pub same_types: bool,
}

/// The differences between one library's functions in two toolkits. Each list is sorted by symbol.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Functions {
    /// Documented names that now refer to a different symbol, sorted by name.
    pub moved: Vec<Moved>,
    /// Symbols with a changed signature.
    pub changed: Vec<SignatureChange>,
    /// Functions that are no longer declared.
    pub removed: Vec<Gone>,
    /// Functions that were public, and are now declared only for binary compatibility.
    pub made_legacy: Vec<Gone>,
    /// Functions that are newly marked as deprecated.
    pub deprecated: Vec<Gone>,
    /// Functions whose future deprecation is newly announced.
    pub announced: Vec<Gone>,
    /// Functions that are newly declared.
    pub added: Vec<FunctionEntry>,
    /// Functions that were declared only for binary compatibility, and are now public.
    pub republished: Vec<FunctionEntry>,
    /// Functions that are no longer marked as deprecated.
    pub undeprecated: Vec<FunctionEntry>,
    /// Names that were added to a symbol whose status did not change. Each pair contains the name and the symbol.
    pub names_added: Vec<(String, String)>,
    /// Names that were removed from a symbol whose status did not change. Each pair contains the name and the symbol.
    pub names_removed: Vec<(String, String)>,
    /// Functions with changes that do not affect calls: renamed parameters, and added or removed `const`.
    pub renamed: Vec<SignatureChange>,
    /// Differences in the documentation of symbols.
    pub documentation: Documentation,
}

/// Symbols that are public in both toolkits and whose documentation differs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Documentation {
    /// Symbols whose documented result codes differ.
    pub errors: Vec<String>,
    /// Symbols with parameters whose documented directions differ.
    pub directions: Vec<String>,
    /// Symbols that are in a different documentation group.
    pub groups: Vec<String>,
    /// Symbols that moved to a different header. The keys contain the names of the old and the new header.
    pub headers: BTreeMap<[String; 2], Vec<String>>,
    /// Symbols whose variant for per-thread default streams was added, removed, or renamed.
    pub twins: Vec<String>,
}

/// The differences between the functions of `old` and `new`.
pub(super) fn compare(old: &Facts, new: &Facts, said: &Replacements<'_>) -> Functions {
    let mut all = Functions { moved: moved(old, new), ..Functions::default() };
    let newer = Newer { facts: new, meanings: meanings(new), said };
    for (symbol, before) in &old.functions {
        let gone = || Gone { form: form(symbol, before), successor: newer.successor(symbol, before), moved_to: None };
        match new.functions.get(symbol) {
            None => all.removed.push(gone()),
            Some(after) => {
                standing(&mut all, symbol, before, after, gone);
                shape(&mut all, symbol, before, after);
                documentation(&mut all.documentation, symbol, before, after);
            }
        }
    }
    let added = new.functions.iter().filter(|(symbol, _)| !old.functions.contains_key(*symbol));
    all.added = added.map(|(symbol, function)| form(symbol, function)).collect();
    all.names_added = names_gained(old, new);
    all.names_removed = names_gained(new, old);
    all
}

fn form(symbol: &str, function: &Function) -> FunctionEntry {
    FunctionEntry {
        symbol: symbol.to_owned(),
        prototype: prototype(&function.returns, symbol, &function.params),
        names: function.names.iter().cloned().collect(),
        legacy: function.legacy,
    }
}

fn param_changes(before: &Function, after: &Function) -> Vec<ParamChange> {
    params::changes((&before.returns, &before.params), (&after.returns, &after.params))
}

/// Maps each documented name to the symbol to which it refers.
pub(super) fn meanings(facts: &Facts) -> BTreeMap<&str, &str> {
    let functions = facts.functions.iter();
    functions.flat_map(|(symbol, it)| it.names.iter().map(|name| (name.as_str(), symbol.as_str()))).collect()
}

fn moved(old: &Facts, new: &Facts) -> Vec<Moved> {
    let after = meanings(new);
    let moves = meanings(old).into_iter().filter_map(|(name, symbol)| Some((name, symbol, *after.get(name)?)));
    moves
        .filter(|(_, before, after)| before != after)
        .map(|(name, before, after)| {
            let (was, is) = (&old.functions[before], &new.functions[after]);
            let old_form = match new.functions.get(before) {
                None => OldFunction::Gone,
                Some(function) if function.legacy => OldFunction::Legacy,
                Some(_) => OldFunction::Public,
            };
            Moved {
                name: name.to_owned(),
                before: form(before, was),
                after: form(after, is),
                params: param_changes(was, is),
                old_form,
            }
        })
        .collect()
}

fn standing(all: &mut Functions, symbol: &str, before: &Function, after: &Function, gone: impl Fn() -> Gone) {
    match (before.legacy, after.legacy) {
        (false, true) => all.made_legacy.push(gone()),
        (true, false) => all.republished.push(form(symbol, after)),
        (false, false) | (true, true) => {}
    }
    // If a function is already deprecated, it is in the list of deprecated functions.
    if before.announced.is_none() && after.announced.is_some() && !after.deprecated {
        all.announced.push(gone());
    }
    match (before.deprecated, after.deprecated) {
        (false, true) => all.deprecated.push(gone()),
        (true, false) if !after.legacy => all.undeprecated.push(form(symbol, after)),
        (true, false) | (false, false) | (true, true) => {}
    }
}

fn shape(all: &mut Functions, symbol: &str, before: &Function, after: &Function) {
    let params = param_changes(before, after);
    if params.is_empty() {
        return;
    }
    let list = if params.iter().any(ParamChange::breaks) { &mut all.changed } else { &mut all.renamed };
    let types = |function: &Function| function.params.values().cloned().collect::<Vec<_>>();
    let same_types = before.returns == after.returns && types(before) == types(after);
    list.push(SignatureChange { before: form(symbol, before), after: form(symbol, after), params, same_types });
}

fn documentation(all: &mut Documentation, symbol: &str, before: &Function, after: &Function) {
    // A function that is now declared only for binary compatibility loses its documentation. This loss is not reported
    // as a change.
    if before.legacy || after.legacy {
        return;
    }
    let renamed = params::renamed(&before.params, &after.params);
    let now = |name: &String| renamed.iter().find(|(old, _)| old == name).map_or(name, |(_, new)| new).clone();
    let documented = before.documented.iter().map(|(name, direction)| (now(name), *direction));
    let differences = [
        (&mut all.errors, before.errors != after.errors),
        (&mut all.directions, documented.collect::<Ordered<_>>() != after.documented),
        (&mut all.groups, before.group != after.group),
        (&mut all.twins, before.per_thread != after.per_thread),
    ];
    for (list, differs) in differences {
        if differs {
            list.push(symbol.to_owned());
        }
    }
    if before.header != after.header {
        all.headers.entry([before, after].map(|it| it.header.to_string())).or_default().push(symbol.to_owned());
    }
}

/// Names that only `new` contains, for symbols that have the same status in both toolkits.
fn names_gained(old: &Facts, new: &Facts) -> Vec<(String, String)> {
    let known: BTreeSet<&str> = meanings(old).into_keys().collect();
    let gained = meanings(new).into_iter().filter(|(name, symbol)| {
        let was = old.functions.get(*symbol);
        // Programs can always call a symbol by the symbol's own name.
        name != symbol && !known.contains(name) && was.is_some_and(|was| was.legacy == new.functions[*symbol].legacy)
    });
    gained.map(|(name, symbol)| (name.to_owned(), symbol.to_owned())).collect()
}
