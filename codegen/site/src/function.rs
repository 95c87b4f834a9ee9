//! The page of an exported function.

use super::{
    html,
    item::Item,
    page::{Code, ItemPage, Param, Params, Row, Signatures},
    role,
    timeline::{Shape, Standing, State},
};
use codegen_core::{
    api::{self, ResolvedSignature, docs, plan::ParamPlan, roles::Origin, safety::MetBy, time::TimeOrigin, words},
    facts::{DocDirection, Function},
    ordered::Ordered,
    version::Version,
};
use codegen_report::{entry::entry, explain::function::called_through};
use std::collections::BTreeSet;

/// Returns the status of a function in a toolkit.
pub(super) fn standing(function: &Function) -> Standing {
    match (function.legacy, function.deprecated, &function.announced) {
        (true, _, _) => Standing::Legacy,
        (false, true, _) => Standing::Deprecated,
        (false, false, Some(_)) => Standing::Announced,
        (false, false, None) => Standing::Public,
    }
}

/// Returns the one-line summary of a symbol's function. The summary is empty if the specs contain none.
pub(super) fn summary(item: &Item<'_>, symbol: &str) -> String {
    let public = newest(item, symbol).and_then(|(_, _, function)| function);
    let name = public.map_or(symbol, |function| &function.name);
    let summary = item.section.subject.spec.summaries.of(&[name, symbol]);
    summary.map(|summary| summary.text).unwrap_or_default()
}

/// Returns the newest major version that exports a symbol, the symbol in this major version, and the public function
/// that calls the symbol.
fn newest<'a>(item: &Item<'a>, symbol: &str) -> Option<(u32, &'a api::Symbol, Option<&'a api::Function>)> {
    let mut majors = item.section.subject.library.majors.iter().rev();
    majors.find_map(|(number, major)| {
        let found = major.symbols.get(symbol)?;
        let function = found.public.as_ref().and_then(|name| major.functions.get(name));
        Some((*number, found, function.filter(|function| function.symbol == symbol)))
    })
}

/// Fills the page of an exported symbol.
pub(super) fn fill(item: &Item<'_>, page: &mut ItemPage) {
    let (name, section) = (item.name, item.section);
    let at = |version: Version| section.facts(version)?.functions.get(name);
    let summary = summary(item, name);
    page.lead_html = item.words(&summary);
    page.page.description = html::plain(&summary);
    page.timeline = section.timeline(Shape::Signature, |version| {
        let function = at(version)?;
        Some(State { standing: standing(function), shape: function.types() })
    });
    page.declared = item.declared(|version| Some(at(version)?.prototype(name)));
    page.meanings.extend(names(item));
    page.facts_html = facts(item, item.section.subject.availability(name).as_ref());
    page.notes_html = notes(item);
    page.signatures = signatures(item);
    if page.signatures.is_empty() {
        let rows = called_through(&section.subject, name).into_iter();
        let rows = rows.map(|(versions, text)| Row { versions: html::versions(&versions), html: item.words(&text) });
        let rows: Vec<Row> = rows.collect();
        page.lists_of_rows.extend((!rows.is_empty()).then(|| ("In Rust and Python".to_owned(), rows)));
    }
    page.params = params(item);
    if let Some((_, symbol, Some(function))) = newest(item, name) {
        let promises = words::sentences(&function.obligations);
        let promises =
            if promises.is_empty() { vec![words::no_preconditions(symbol.returned).to_owned()] } else { promises };
        page.promises_html = promises.iter().map(|promise| item.words(promise)).collect();
        let by_handles = function.obligations.iter().all(|it| it.kind.met_by() == MetBy::LiveHandles);
        if by_handles && !function.obligations.0.is_empty() {
            page.promises_html.push("Live handles are its only requirement.".to_owned());
        }
    }
    page.errors_html = errors(item);
}

/// Returns the documented names of the symbol in each toolkit, if they differ from the symbol.
fn names(item: &Item<'_>) -> Vec<Row> {
    let at = |version: Version| item.section.facts(version)?.functions.get(item.name);
    let is_own = |function: &Function| function.names.iter().all(|name| name == item.name);
    let all = item.section.versions().filter_map(at).all(is_own);
    if all || item.section.meanings.contains_key(item.name) {
        return Vec::new();
    }
    item.rows(|version| {
        let function = at(version)?;
        let names: Vec<String> = function.names.iter().map(|name| format!("`{name}`")).collect();
        Some(match names.as_slice() {
            [] if function.legacy => "kept for old binaries".to_owned(),
            [] => "not documented".to_owned(),
            names => format!("documented as {}", names.join(", ")),
        })
    })
}

/// Returns the availability of a function, its header, and a link to NVIDIA's documentation. For a function that is not
/// deprecated, the result also contains this fact.
pub(super) fn facts(item: &Item<'_>, lived: Option<&api::Availability>) -> Vec<String> {
    let since = lived.map(|lived| html::escape(&capital(&lived.to_string())));
    let declared = |version| item.section.facts(version)?.functions.get(item.name);
    let newest_version = item.section.versions().next_back();
    let is_public = |version: &Version| declared(*version).is_some_and(|it| standing(it) == Standing::Public);
    let lasts = newest_version.filter(is_public);
    let lasts = lasts.map(|version| format!("Not deprecated as of {} {version}", item.section.product()));
    let Some((_, symbol, _)) = newest(item, item.name) else {
        // Only toolkits without bindings contain this function, so the function's header is not in the model.
        let header = item.section.versions().rev().find_map(|version| Some(&declared(version)?.header));
        let header = header.map(|header| format!("<code>{}</code>", html::escape(header)));
        return since.into_iter().chain(lasts).chain(header).collect();
    };
    let page = docs::page(&item.section.subject.spec.content.library.docs, symbol);
    let page = format!("<a href=\"{}\" rel=\"external\">NVIDIA’s documentation</a>", html::escape(&page));
    let twin = item.section.versions().rev().find_map(|version| declared(version)?.twin(item.name));
    let twin = twin.map(|twin| format!("per-thread default stream: <code>{}</code>", html::escape(&twin)));
    let header = format!("<code>{}</code>", html::escape(&symbol.header));
    // NVIDIA does not document functions that exist only for old programs.
    let page = (!symbol.legacy).then_some(page);
    since.into_iter().chain(lasts).chain([header]).chain(page).chain(twin).collect()
}

/// Returns the notes at the top of the page, which state that the symbol is old, and which function replaces it.
fn notes(item: &Item<'_>) -> Vec<String> {
    let Some((_, symbol, _)) = newest(item, item.name) else {
        let bound = &item.section.subject.registry.toolkits;
        let is_gone = bound.values().all(|facts| !facts.functions.contains_key(item.name));
        let first = bound.keys().next().filter(|_| is_gone);
        let gone = first.map(|first| {
            format!("Removed before {} {first}, the first version with bindings.", item.section.product())
        });
        return gone.into_iter().collect();
    };
    let kept = symbol.legacy.then(|| "Kept for programs that were built with older headers.".to_owned());
    let replaced = match (docs::deprecation(symbol), item.index.replaced.get(item.name)) {
        (Some(note), _) => Some(format!("Deprecated: {}.", item.words(&note))),
        (None, Some(instead)) => Some(format!("Replaced by {}.", item.link(instead))),
        (None, None) => None,
    };
    let announced = symbol.announced.as_ref().map(|it| format!("{}.", item.words(&docs::announced(it))));
    kept.into_iter().chain(replaced).chain(announced).collect()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Returns the signatures of the function in Rust and Python, or the reason why the function has no signatures.
pub(super) fn signatures(item: &Item<'_>) -> Vec<Signatures> {
    let (section, library) = (item.section, item.section.subject.library);
    let mut all: Vec<Alike> = Vec::new();
    for (number, major) in library.majors.iter().rev() {
        // Programs call a function by its documented name. Therefore, the page about a symbol shows the signatures of
        // the function with the symbol's documented name.
        let symbol = major.symbols.get(item.name);
        let public = symbol.and_then(|symbol| symbol.public.as_deref());
        let by_symbol = public.and_then(|name| major.functions.get(name)).filter(|it| it.symbol == item.name);
        let by_name = major.functions.get(item.name).filter(|_| section.meanings.contains_key(item.name));
        let Some(function) = by_symbol.or(by_name) else { continue };
        let package = item.package();
        let edition = library.edition(*number);
        let (mut forms, mut texts) = (Vec::new(), Vec::new());
        let mut add = |label: String, text: &str| {
            forms.push(Code { label, html: item.code(text).replace('\n', html::NEW_LINE) });
            texts.push(text.to_owned());
        };
        if let Some(rust) = section.rust.get(number).and_then(|of| of.get(&function.name)) {
            let within = |layer: &str| {
                let parent = edition.parent().map_or(String::new(), |parent| format!("{parent}::"));
                format!("Rust, {}::{parent}{layer}{}", package, edition.module(section.name()))
            };
            add(within(""), &rust.raw);
            rust.checked.iter().for_each(|text| add(within("checked::"), text));
            rust.owned.iter().for_each(|text| add(within("owned::"), text));
        }
        if let Some(python) = section.python.get(number).and_then(|of| of.get(&function.name)) {
            add(format!("Python, {}.{}", package, edition.path(section.name(), ".")), &python.raw);
        }
        let label = match edition.parent() {
            Some(_) => edition.to_string().trim_start_matches("of ").to_owned(),
            None => format!("{} {edition}", section.title()),
        };
        // The type names of owned handles contain the major version.
        let general: Vec<String> = texts.iter().map(|text| text.replace(&format!(", {number}>"), ", _>")).collect();
        match all.last_mut().filter(|last| last.general == general) {
            Some(last) => {
                last.labels.push(label);
                last.is_same &= last.texts == texts;
            }
            None => all.push(Alike { labels: vec![label], forms, texts, general, is_same: true }),
        }
    }
    let signatures = all.into_iter().map(|Alike { labels, forms, is_same, .. }| {
        let is_equal = labels.len() == 1 || is_same;
        let alike = if is_equal { "" } else { ", equal except for the version in the types of owned handles" };
        Signatures { label: format!("{}{alike}", labels.join(" and ")), forms }
    });
    signatures.collect()
}

/// The signatures of a function in several major versions, which differ at most in the version number.
struct Alike {
    labels: Vec<String>,
    /// The signatures in the newest of these major versions.
    forms: Vec<Code>,
    texts: Vec<String>,
    /// The texts of the signatures without the version number.
    general: Vec<String>,
    is_same: bool,
}

/// Returns the parameters of each form of the function.
fn params(item: &Item<'_>) -> Vec<Params> {
    let forms = item.section.subject.library.signatures.get(item.name).into_iter().flatten();
    let forms = forms.filter(|form| !form.params.is_empty());
    forms.map(|form| Params { versions: html::versions(&form.toolkits.to_string()), rows: rows(item, form) }).collect()
}

pub(super) fn rows(item: &Item<'_>, form: &ResolvedSignature) -> Vec<Param> {
    let (spec, library) = (item.section.subject.spec, item.section.subject.library);
    let toolkits: BTreeSet<Version> = form.toolkits.expand(&library.toolkits).collect();
    let plan = library.plan(item.name, &form.params);
    let documented = documented(item, form);
    let rows = form.params.iter().map(|param| {
        let planned = plan.and_then(|plan| plan.param(&param.name));
        let why = match (entry(spec, item.name, param, &toolkits), &param.origin) {
            (Some(place), Origin::Family(family)) => format!("{family}: {}", item.source(&place)),
            (Some(place), Origin::Rule(_) | Origin::Spec | Origin::SpecOf(_)) => {
                format!("entry: {}", item.source(&place))
            }
            (None, origin) => format!("rule: {}", html::escape(&origin.to_string())),
        };
        let role = role::in_c(library, param, documented.and_then(|of| of.get(&param.name)).copied());
        let (until_html, until_why_html) = until(item, planned);
        Param {
            declared_html: item.code(&param.ty.declare(&param.name)),
            role_html: item.words(&role),
            why_html: why,
            until_html,
            until_why_html,
        }
    });
    rows.collect()
}

/// Returns the documented directions of the parameters in one form of a function, from the newest version with this
/// form.
fn documented<'a>(item: &Item<'a>, form: &ResolvedSignature) -> Option<&'a Ordered<DocDirection>> {
    let versions: BTreeSet<Version> = form.toolkits.expand(&item.section.subject.library.toolkits).collect();
    let newest = item.section.facts(*versions.last()?)?;
    newest.functions.get(item.name).map(|function| &function.documented)
}

/// Returns the lifetimes of the memory that a parameter refers to, and the sources of these lifetimes.
fn until(item: &Item<'_>, param: Option<&ParamPlan>) -> (String, String) {
    let Some(param) = param else { return (String::new(), String::new()) };
    let mut sources: Vec<String> = Vec::new();
    for (_, time) in param.lifetimes.iter() {
        let source = match &time.by {
            TimeOrigin::Rule(rule) => format!("rule: {rule}"),
            TimeOrigin::Entry(key) => {
                format!("entry: {}", item.source(&item.section.subject.spec.location(&["safety", key])))
            }
        };
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    let text = words::lifetimes(param);
    let sources = if text.is_empty() { String::new() } else { sources.join("; ") };
    (item.words(&text), sources)
}

/// Returns the documented result codes of the function.
fn errors(item: &Item<'_>) -> Vec<Row> {
    item.rows(|version| {
        let function = item.section.facts(version)?.functions.get(item.name)?;
        let codes: Vec<String> = function.errors.iter().map(|code| format!("`{code}`")).collect();
        (!codes.is_empty()).then(|| codes.join(" "))
    })
}

impl Item<'_> {
    /// Returns the name by which Rust and Python programs refer to the library's package.
    fn package(&self) -> String {
        self.index.packages.of(self.section.name()).unwrap_or(codegen_core::package::CORE).replace('-', "_")
    }

    /// Returns a link to a line of a spec.
    pub(super) fn source(&self, place: &codegen_core::diag::Location) -> String {
        let codegen_core::diag::Location { file, line } = place;
        format!("<a href=\"{}/blob/main/{file}#L{line}\">{place}</a>", self.index.about.repository)
    }
}
