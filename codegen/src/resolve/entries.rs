//! Whether every entry of a spec is about something: symbols, parameters, enums and members that exist.
//!
//! What an entry says about them is looked at in [`crate::check`].

use super::{LibraryInput, functions::skip};
use crate::{
    ctype::CType,
    diag::{Diagnostic, Diagnostics, Location, nearest},
    facts::{self, Facts},
    names::unversioned,
    registry::history::Ranges,
    spec::{self, Count, When},
    version::CudaVersion,
};
use std::collections::{BTreeMap, BTreeSet};

/// Finds entries that match nothing.
pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let declared = Declared::of(input);
    let content = &input.spec.content;

    for symbol in content.functions.keys().filter(|symbol| !declared.has_function(symbol)) {
        let location = input.spec.location(&["functions", symbol]);
        diagnostics.push(declared.unknown_function(symbol, location, &declared.symbols));
    }
    let is_declared = |name: &str| {
        let others = [&declared.helpers, &declared.undescribed];
        let is_other = |known: &&str| *known == name || unversioned(known) == name;
        declared.has_function(name) || others.iter().any(|names| names.iter().any(is_other))
    };
    for name in content.skip.keys().filter(|name| !is_declared(name)) {
        let candidates = declared.symbols.union(&declared.helpers).copied().collect();
        diagnostics.push(declared.unknown_function(name, input.spec.location(&["skip", name]), &candidates));
    }
    for name in content.helpers.keys().filter(|name| !declared.helpers.contains(name.as_str())) {
        let message = format!("no scanned toolkit declares a function with a body `{name}`");
        let diagnostic = Diagnostic::new("unknown-helper", input.spec.location(&["helpers", name]), message);
        diagnostics.push(suggest(diagnostic, name, &declared.helpers));
    }
    for (symbol, instead) in &content.replaced_by {
        for name in [symbol, instead].into_iter().filter(|name| !declared.symbols.contains(name.as_str())) {
            let location = input.spec.location(&["replaced_by", symbol]);
            diagnostics.push(declared.unknown_function(name, location, &declared.symbols));
        }
    }
    check_undescribed(input, diagnostics);
    check_enums(input, diagnostics);
    check_records(input, diagnostics);
    check_skips(input, diagnostics);
    for (symbol, entries) in &content.functions {
        for (index, entry) in entries.0.iter().enumerate() {
            Entry { input, symbol, index, entry, several: entries.0.len() > 1 }.check(&declared, diagnostics);
        }
    }
}

/// What the library declares in any toolkit.
struct Declared<'a> {
    symbols: BTreeSet<&'a str>,
    helpers: BTreeSet<&'a str>,
    /// What the registry has no words for.
    undescribed: BTreeSet<&'a str>,
    /// Documented name → a symbol that it leads to.
    documented: BTreeMap<&'a str, &'a str>,
}

impl<'a> Declared<'a> {
    fn of(input: &LibraryInput<'a>) -> Self {
        let facts = || input.registry.toolkits.values();
        let functions = || facts().flat_map(|facts| &facts.functions);
        Self {
            symbols: functions().map(|(symbol, _)| symbol.as_str()).collect(),
            helpers: facts().flat_map(|facts| facts.helpers.keys()).map(String::as_str).collect(),
            undescribed: facts().flat_map(|facts| facts.undescribed.keys()).map(String::as_str).collect(),
            documented: functions()
                .flat_map(|(symbol, function)| function.names.iter().map(move |name| (name.as_str(), symbol.as_str())))
                .collect(),
        }
    }

    /// Whether a symbol has this name, or this name with a version behind it.
    fn has_function(&self, name: &str) -> bool {
        self.symbols.contains(name) || self.symbols.iter().any(|symbol| unversioned(symbol) == name)
    }

    fn unknown_function(&self, name: &str, location: Location, candidates: &BTreeSet<&str>) -> Diagnostic {
        let message = format!("no scanned toolkit declares a function `{name}`");
        let diagnostic = Diagnostic::new("unknown-function", location, message);
        match self.documented.get(name) {
            Some(symbol) => diagnostic
                .note(format!("`{name}` is a documented name that leads to `{symbol}`"))
                .help(format!("entries are keyed by exported symbol: write `{symbol}`")),
            None => suggest(diagnostic, name, candidates),
        }
    }
}

fn suggest(diagnostic: Diagnostic, name: &str, candidates: &BTreeSet<&str>) -> Diagnostic {
    match nearest(name, candidates.iter().copied()) {
        Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
        None => diagnostic
            .help("remove the entry, or scan the toolkit that declares it with `cargo xtask regen --cuda VERSION`"),
    }
}

/// Names for people are for the library's own enums; tables of types may be by an enum of a library that it uses.
fn check_enums(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let content = &input.spec.content;
    let own: Vec<&Facts> = input.registry.toolkits.values().collect();
    let used = input.used.iter().flat_map(|registry| registry.toolkits.values());
    let all: Vec<&Facts> = own.iter().copied().chain(used).collect();
    for (name, entry) in &content.enums {
        check_enum(input, "enums", name, &own, entry.members.keys(), diagnostics);
    }
    for (name, members) in &content.attribute_types {
        check_enum(input, "attribute_types", name, &all, members.keys(), diagnostics);
    }
}

/// What fields are for is said of records, and of fields, that some toolkit declares.
fn check_records(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let declared = || input.registry.toolkits.values();
    for (name, fields) in &input.spec.content.records {
        let known: BTreeSet<&str> = declared().flat_map(|facts| facts.records.keys()).map(String::as_str).collect();
        if !known.contains(name.as_str()) {
            let message = format!("no scanned toolkit declares a record `{name}`");
            let diagnostic = Diagnostic::new("unknown-member", input.spec.location(&["records", name]), message);
            diagnostics.push(suggest(diagnostic, name, &known));
            continue;
        }
        let records = declared().filter_map(|facts| facts.records.get(name));
        let known: BTreeSet<&str> = records.flat_map(|record| record.fields.keys()).map(String::as_str).collect();
        for (field, used) in fields {
            let mentioned = [
                (vec!["records", name, field], Some(field)),
                (vec!["records", name, field, "count"], used.count.as_ref()),
            ];
            for (path, field) in mentioned {
                let Some(field) = field.filter(|field| !known.contains(field.as_str())) else { continue };
                let message = format!("no scanned toolkit declares a field `{field}` of `{name}`");
                let diagnostic = Diagnostic::new("unknown-member", input.spec.location(&path), message);
                diagnostics.push(suggest(diagnostic, field, &known));
            }
            if let Some(when) = &used.when {
                check_when(input, (name, field), when, diagnostics);
            }
        }
    }
}

/// What says which member a union has is an enum beside the union.
fn check_when(input: &LibraryInput<'_>, (name, field): (&str, &str), when: &When, diagnostics: &mut Diagnostics) {
    let parent = name.rsplit_once('.').map_or(name, |(parent, _)| parent);
    let declared = || input.registry.toolkits.values();
    let fields = declared().filter_map(|facts| facts.records.get(parent)).flat_map(|record| &record.fields);
    let fields: Vec<(&str, &CType)> = fields.map(|(name, field)| (name.as_str(), &field.ty)).collect();
    let types: BTreeSet<&str> =
        fields.iter().filter(|(name, _)| *name == when.field).filter_map(|(_, ty)| ty.name()).collect();
    let mut members = types.iter().flat_map(|ty| declared().filter_map(|facts| facts.enums.get(*ty)));
    let path = ["records", name, field, "when"];
    if types.is_empty() {
        let known = fields.iter().map(|(name, _)| *name).collect();
        let message =
            format!("no scanned toolkit declares a field `{}` of `{parent}` with the type of an enum", when.field);
        let diagnostic = Diagnostic::new("unknown-member", input.spec.location(&path), message);
        diagnostics.push(suggest(diagnostic, &when.field, &known));
    } else if !members.any(|members| members.values.contains_key(&when.is)) {
        let message = format!("the type of `{}` has no member `{}`", when.field, when.is);
        let known = types.iter().flat_map(|ty| declared().filter_map(|facts| facts.enums.get(*ty)));
        let known = known.flat_map(|item| item.values.keys()).map(String::as_str).collect();
        let diagnostic = Diagnostic::new("unknown-member", input.spec.location(&path), message);
        diagnostics.push(suggest(diagnostic, &when.is, &known));
    }
}

fn check_enum<'a>(
    input: &LibraryInput<'_>,
    section: &str,
    name: &str,
    facts: &[&Facts],
    members: impl Iterator<Item = &'a String>,
    diagnostics: &mut Diagnostics,
) {
    if !facts.iter().any(|facts| facts.enums.contains_key(name)) {
        let enums = facts.iter().flat_map(|facts| facts.enums.keys()).map(String::as_str).collect();
        let message = format!("no scanned toolkit declares an enum `{name}`");
        let diagnostic = Diagnostic::new("unknown-enum", input.spec.location(&[section, name]), message);
        return diagnostics.push(suggest(diagnostic, name, &enums));
    }
    let items = facts.iter().filter_map(|facts| facts.enums.get(name));
    let declared: BTreeSet<&str> = items.flat_map(|item| item.values.keys()).map(String::as_str).collect();
    for member in members.filter(|member| !declared.contains(member.as_str())) {
        let path = match section {
            "enums" => vec![section, name, "members", member],
            _ => vec![section, name, member],
        };
        let message = format!("no scanned toolkit declares a member `{member}` of `{name}`");
        let diagnostic = Diagnostic::new("unknown-member", input.spec.location(&path), message);
        diagnostics.push(suggest(diagnostic, member, &declared));
    }
}

/// What the registry has no words for stays in it only as long as the spec leaves it out; types that are made of such a
/// one go with it.
fn check_undescribed(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (version, facts) in &input.registry.toolkits {
        let is_type = |what: &str| what.starts_with('`');
        let items = facts.undescribed.iter().filter(|(name, item)| {
            !is_type(&item.what) && skip(input, name.split('.').next().unwrap_or(name), *version).is_none()
        });
        for (name, item) in items {
            let message = format!("CUDA {version} declares `{name}`, which needs {}", item.what);
            diagnostics.push(
                Diagnostic::new("unsupported-type", Location::new(item.header.as_str(), 0), message)
                    .help(format!("the registry has no words for it: `skip: {{{name}: {{reason: …}}}}` in the spec")),
            );
        }
    }
}

/// A skip must be in force somewhere, and say why.
fn check_skips(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (name, skip) in &input.spec.content.skip {
        if skip.reason.trim().is_empty() {
            diagnostics.push(
                Diagnostic::new(
                    "empty-reason",
                    input.spec.location(&["skip", name, "reason"]),
                    format!("nothing says why `{name}` is not bound"),
                )
                .help("`cargo xtask coverage` prints the reason: write one that a user understands"),
            );
        }
        let declares = |facts: &Facts| {
            let functions = || facts.functions.keys().chain(facts.helpers.keys()).chain(facts.undescribed.keys());
            functions().any(|symbol| symbol == name || unversioned(symbol) == name)
        };
        let toolkits =
            || input.registry.toolkits.iter().filter(|(_, facts)| declares(facts)).map(|(version, _)| version);
        if let Some(range) = skip.r#in {
            // One that no toolkit declares is reported as unknown.
            if toolkits().next().is_some() && !toolkits().any(|version| range.contains(*version)) {
                diagnostics.push(empty_range(input, input.spec.location(&["skip", name, "in"]), name));
            }
        }
    }
}

fn empty_range(input: &LibraryInput<'_>, location: Location, name: &str) -> Diagnostic {
    let scanned: BTreeSet<CudaVersion> = input.registry.toolkits.keys().copied().collect();
    let declares = |facts: &Facts| {
        let functions = facts.functions.keys().chain(facts.helpers.keys()).chain(facts.undescribed.keys());
        functions.into_iter().any(|symbol| symbol == name || unversioned(symbol) == name)
    };
    let declared = input.registry.toolkits.iter().filter(|(_, facts)| declares(facts)).map(|(version, _)| *version);
    Diagnostic::new("empty-range", location, format!("no toolkit in this range declares `{name}`"))
        .note(format!("declared in CUDA {}", Ranges::of(&declared.collect(), &scanned)))
        .help("correct the range or remove the entry")
}

/// A declaration that an entry is for.
type Covered<'a> = (CudaVersion, &'a str, &'a facts::Function);

/// One of a function's entries.
struct Entry<'a> {
    input: &'a LibraryInput<'a>,
    symbol: &'a str,
    index: usize,
    entry: &'a spec::Function,
    /// Whether it is one of a list.
    several: bool,
}

impl Entry<'_> {
    fn location(&self, rest: &[&str]) -> Location {
        let item = self.index.to_string();
        let base: &[&str] = if self.several { &["functions", self.symbol, &item] } else { &["functions", self.symbol] };
        self.input.spec.location(&[base, rest].concat())
    }

    /// Every declaration that the entry is for; the base name's entry serves its versions as well.
    fn covered(&self) -> Vec<Covered<'_>> {
        let toolkits = self.input.registry.toolkits.iter();
        toolkits
            .filter(|(version, _)| self.entry.r#in.is_none_or(|range| range.contains(**version)))
            .flat_map(|(version, facts)| facts.functions.iter().map(move |(name, it)| (*version, name.as_str(), it)))
            .filter(|(_, name, _)| *name == self.symbol || unversioned(name) == self.symbol)
            .collect()
    }

    /// Finds parameters, counts, selectors and callbacks' data that no covered declaration has.
    fn check(&self, declared: &Declared<'_>, diagnostics: &mut Diagnostics) {
        if self.entry.params.is_empty() && self.entry.hold_gil.is_none() && self.entry.python_aliases.is_empty() {
            diagnostics.push(
                Diagnostic::new(
                    "redundant-entry",
                    self.location(&[]),
                    format!("the entry of `{}` judges nothing", self.symbol),
                )
                .help("remove it, or say under `params` what its parameters are for"),
            );
        }
        let covered = self.covered();
        if covered.is_empty() {
            if declared.has_function(self.symbol) {
                diagnostics.push(empty_range(self.input, self.location(&["in"]), self.symbol));
            }
            return;
        }
        for (param, judgement) in &self.entry.params {
            let counts = [("count", &judgement.count), ("bytes", &judgement.bytes), ("capacity", &judgement.capacity)];
            let mut mentioned = vec![(vec!["params", param], param.as_str())];
            for (key, count) in counts {
                match count {
                    Some(count @ (Count::Param { .. } | Count::DivCeil { .. })) => {
                        mentioned.extend(count.params().into_iter().map(|name| (vec!["params", param, key], name)));
                    }
                    Some(Count::Call(function)) if !declared.has_function(function) => {
                        let location = self.location(&["params", param, key]);
                        diagnostics.push(declared.unknown_function(function, location, &declared.symbols));
                    }
                    Some(Count::Fixed(_) | Count::Call(_)) | None => {}
                }
            }
            if let Some(function) = judgement.repeats_if.as_ref().filter(|function| !declared.has_function(function)) {
                let location = self.location(&["params", param, "repeats_if"]);
                diagnostics.push(declared.unknown_function(function, location, &declared.symbols));
            }
            let named = [("selector", &judgement.selector), ("data", &judgement.data)];
            mentioned.extend(
                named.into_iter().filter_map(|(key, name)| Some((vec!["params", param, key], name.as_deref()?))),
            );
            let host = judgement.host.iter().flat_map(|host| host.names());
            mentioned.extend(host.map(|(key, name)| (vec!["params", param, "host", key], name.as_str())));
            for (path, name) in mentioned {
                self.check_mentioned(&path, name, &covered, diagnostics);
            }
        }
    }

    fn check_mentioned(&self, path: &[&str], name: &str, covered: &[Covered<'_>], diagnostics: &mut Diagnostics) {
        let has = |(_, _, function): &Covered<'_>| function.params.contains_key(name);
        let mut own = covered.iter().filter(|(_, symbol, _)| *symbol == self.symbol);
        let missing = if covered.iter().any(has) { own.find(|declaration| !has(declaration)) } else { covered.last() };
        let Some((version, symbol, function)) = missing else { return };
        let params: Vec<&str> = function.params.keys().map(String::as_str).collect();
        let declares = match params.as_slice() {
            [] => "no parameters".to_owned(),
            some => some.join(", "),
        };
        let location = self.location(path);
        diagnostics.push(if covered.iter().any(has) {
            Diagnostic::new("partial-param", location, format!("{symbol} has no parameter `{name}` in CUDA {version}"))
                .note(format!("{} declares there: {declares}", function.header))
                .help("limit the entry with `in`, and write a second one for the other toolkits")
        } else {
            let diagnostic =
                Diagnostic::new("unknown-param", location, format!("{} has no parameter `{name}`", self.symbol))
                    .note(format!("{} declares: {declares}", function.header));
            match nearest(name, params) {
                Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
                None => diagnostic.help("name parameters as the header does, or remove the judgement"),
            }
        });
    }
}
