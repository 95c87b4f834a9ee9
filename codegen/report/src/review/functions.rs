//! New functions: functions that a change makes available to programs.

use super::pair::{self, FunctionEntry, Pair, forms, role};
use crate::markdown::{block, table};
use codegen_core::{
    analysis::roles::rules,
    api::{Availability, BindingStatus, VARIADIC, roles::Origin},
    ctype::prototype,
    facts::Function,
    registry::history::Ranges,
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// The maximum number of names in a sentence. The review can only be truncated between lines, so lines must be short.
pub(super) const SHOWN: usize = 40;

/// Library and public name → a signature.
pub(super) type Signatures = BTreeMap<(String, String), String>;

/// A function that is new, or that programs can newly call.
pub(super) struct New<'a> {
    pub(super) symbol: &'a str,
    /// The documented names that did not previously refer to this function or to another version of this function.
    names: Vec<&'a str>,
    /// Set if the base already declares the symbol, either for old programs or under other names.
    known: bool,
    /// The newest declaration of the function.
    pub(super) function: &'a Function,
    since: Option<Availability>,
    status: Option<&'a BindingStatus>,
    pub(super) forms: Vec<FunctionEntry<'a>>,
}

/// The new functions. A function is new if its symbol is missing in the base, or if it has a new name. It is also new
/// if its roles are missing in the base, although the base contains the roles of other functions.
pub(super) fn find<'a>(pair: &Pair<'a>) -> Vec<New<'a>> {
    let has_entries_there = pair.base.has_entries();
    let find = |symbol: &'a str| {
        let function = pair::newest(pair.head, pair.name, symbol)?;
        let known = pair::newest(pair.base, pair.name, symbol).is_some();
        let before = names(pair.base, pair.name, symbol);
        let names: Vec<&str> = names(pair.head, pair.name, symbol).difference(&before).copied().collect();
        let forms = forms(pair.head, pair.name, symbol);
        let undecided = has_entries_there && !forms.is_empty() && self::forms(pair.base, pair.name, symbol).is_empty();
        (!known || !names.is_empty() || undecided).then(|| New {
            symbol,
            names,
            known,
            function,
            since: first(pair, symbol).map(|since| Availability {
                product: pair.product().to_owned(),
                since,
                since_is_known: pair.head.toolkits(pair.name).first().is_some_and(|first| since > *first),
                until: None,
                driver_since: None,
            }),
            status: pair.status(symbol),
            forms,
        })
    };
    pair.symbols().into_iter().filter_map(find).collect()
}

/// The first toolkit in which a symbol is declared.
fn first(pair: &Pair<'_>, symbol: &str) -> Option<Version> {
    let mut toolkits = pair.head.registry(pair.name)?.toolkits.iter();
    toolkits.find(|(_, facts)| facts.functions.contains_key(symbol)).map(|(version, _)| *version)
}

/// All documented names of a symbol, in all toolkits.
fn names<'a>(state: &'a super::State, library: &str, symbol: &str) -> BTreeSet<&'a str> {
    let all = state.registry(library).into_iter().flat_map(|registry| registry.toolkits.values());
    all.filter_map(|facts| facts.functions.get(symbol))
        .flat_map(|function| function.names.iter().map(String::as_str))
        .collect()
}

impl New<'_> {
    /// The names of parameters whose role was inferred only from the wording of the documentation.
    pub(super) fn weak(&self) -> impl Iterator<Item = &str> {
        let params = self.forms.iter().flat_map(|form| form.params);
        params.filter(|param| is_weak(&param.origin)).map(|param| param.name.as_str())
    }

    /// Returns true if a person must review the function, because a role was inferred from the wording of the
    /// documentation or because a role is undecided.
    pub(super) fn is_unsure(&self) -> bool {
        let is_undecided = |form: &FunctionEntry<'_>| form.params.len() < form.function.params.len();
        self.weak().next().is_some() || self.forms.iter().any(is_undecided)
    }

    /// The reason why programs cannot call the function by its name. Empty if programs can call it.
    pub(super) fn why_not_bound(&self) -> String {
        match self.status {
            Some(BindingStatus::Skipped(reason)) => format!("skipped: {reason}"),
            Some(BindingStatus::Shadowed { .. } | BindingStatus::Variadic) => "in <code>sys</code> only".to_owned(),
            Some(BindingStatus::Bound(_)) => String::new(),
            None => "no status".to_owned(),
        }
    }

    /// Prints the review's section about the function.
    pub(super) fn render(&self, pair: &Pair<'_>, rust: &Signatures, python: &Signatures) -> String {
        let called = match self.names.as_slice() {
            [] => String::new(),
            [name] if *name == self.symbol => String::new(),
            names => format!(", documented as {}", list(names)),
        };
        let known = if self.known { "; the symbol is not new" } else { "" };
        let mut text = format!("#### `{}`{called}\n\n{}{known}.", self.symbol, self.standing());
        match self.status {
            Some(BindingStatus::Skipped(reason)) => text += &format!(" **Skipped**: {reason}"),
            Some(BindingStatus::Shadowed { by }) => text += &format!(" Only in `sys`: the name refers to `{by}`."),
            Some(BindingStatus::Variadic) => text += &format!(" Bound {VARIADIC}."),
            Some(BindingStatus::Bound(_)) | None => {}
        }
        text += "\n\n";
        let declared = |function: &Function| function.prototype(self.symbol) + ";";
        if self.forms.is_empty() {
            return text + &block("c", &[declared(self.function)]);
        }
        for form in &self.forms {
            if self.forms.len() > 1 {
                text += &format!("{}:\n\n", range(pair, form.toolkits));
            }
            text += &block("c", &[declared(form.function)]);
            text += &parameters(pair, self.symbol, form);
        }
        text + &self.signatures(pair, rust, python)
    }

    /// The function's header, the function's availability, and the number of documented result codes.
    fn standing(&self) -> String {
        let since = self.since.as_ref().map_or(String::new(), |since| format!(", {since}"));
        let group = match self.function.group.as_str() {
            "" => String::new(),
            group => format!(", group `{group}`"),
        };
        let legacy = if self.function.legacy { ", only for old binaries" } else { "" };
        let deprecated = match (&self.function.announced, self.function.deprecated) {
            (_, true) => ", deprecated",
            (Some(_), false) => ", will be deprecated",
            (None, false) => "",
        };
        let results = match self.function.errors.len() {
            0 => ", no documented results".to_owned(),
            1 => ", 1 documented result".to_owned(),
            count => format!(", {count} documented results"),
        };
        format!("`{}`{group}{since}{legacy}{deprecated}{results}", self.function.header)
    }

    fn signatures(&self, pair: &Pair<'_>, rust: &Signatures, python: &Signatures) -> String {
        let Some(BindingStatus::Bound(public)) = self.status else { return String::new() };
        let key = (pair.name.to_owned(), public.clone());
        let blocks = [("rust", rust.get(&key)), ("python", python.get(&key))];
        blocks
            .into_iter()
            .filter_map(|(language, text)| Some(format!("\n{}", block(language, &[text?.clone()]))))
            .collect()
    }
}

fn is_weak(origin: &Origin) -> bool {
    match origin {
        Origin::Rule(rule) => rules::WORDS.contains(rule),
        Origin::Spec | Origin::SpecOf(_) | Origin::Family(_) => false,
    }
}

/// A table row for each parameter, including undecided parameters. Empty if the function has no parameters.
pub(super) fn parameters(pair: &Pair<'_>, symbol: &str, form: &FunctionEntry<'_>) -> String {
    let FunctionEntry { toolkits, function, params, .. } = form;
    let row = |(name, ty): (&String, &codegen_core::ctype::CType)| {
        let (role, origin) = match params.iter().find(|param| param.name == *name) {
            Some(param) => {
                let warning = if is_weak(&param.origin) { " ⚠" } else { "" };
                (format!("`{}`", role(param)), pair.origin(symbol, param, toolkits) + warning)
            }
            None => ("**undecided**".to_owned(), "nothing yet".to_owned()),
        };
        vec![
            format!("`{}`", ty.declare(name)),
            role,
            origin,
            form.lifetimes(name, true).trim_start_matches("; ").trim_start_matches("until ").to_owned(),
        ]
    };
    let rows: Vec<Vec<String>> = function.params.iter().map(row).collect();
    if rows.is_empty() {
        return String::new();
    }
    let head = ["parameter", "role", "decided by", "used until"].map(str::to_owned);
    format!("\n{}", table(&head, rows.iter().map(Vec::as_slice)))
}

/// Formats names as a phrase of code: `` `a`, `b` ``.
pub(super) fn list(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// New inline functions, which have no exported symbols.
pub(super) fn helpers(pair: &Pair<'_>) -> Vec<String> {
    let all = |state: &super::State| -> BTreeMap<String, String> {
        let facts = state.registry(pair.name).into_iter().flat_map(|registry| registry.toolkits.values());
        let helpers = facts.flat_map(|facts| &facts.helpers);
        helpers.map(|(name, it)| (name.clone(), prototype(&it.returns, name, &it.params))).collect()
    };
    let before = all(pair.base);
    all(pair.head).into_iter().filter(|(name, _)| !before.contains_key(name)).map(|(_, declared)| declared).collect()
}

/// The toolkits of a declaration as text.
pub(super) fn range(pair: &Pair<'_>, toolkits: &Ranges) -> String {
    format!("{} {toolkits}", pair.product())
}
