//! Functions: the role of every parameter, and what each public name calls.

mod suggestions;

use super::{
    LibraryInput,
    availability::{availability, newest},
    public::Names,
};
use crate::ordered::Ordered;
use crate::{
    analysis::{params::CallPlan, returned::returned, types::MajorTypes},
    api::{Announced, Api, Function, Helper, Major, ResolvedSignature, Symbol},
    diag::{Diagnostic, Diagnostics},
    facts::{self, DocDirection, Facts},
    names::unversioned,
    registry::{Registry, history::Ranges},
    roles::{
        Origin, Param, Role,
        rules::{self, ParamContext},
    },
    spec::{self, Count},
    version::CudaVersion,
};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// Judges every symbol that a public name reaches in some major version, in each form that it had.
pub(super) fn resolve_roles(
    input: &LibraryInput<'_>,
    names: &BTreeMap<u32, Names>,
    diagnostics: &mut Diagnostics,
) -> BTreeMap<String, Vec<ResolvedSignature>> {
    let scanned: BTreeSet<CudaVersion> = input.registry.toolkits.keys().copied().collect();
    let reached: BTreeSet<&String> = names.values().flat_map(|names| names.functions.keys()).collect();
    let mut needed = HashSet::new();
    let mut signatures = BTreeMap::new();
    for symbol in reached {
        let mut forms: Vec<Signature<'_>> = Vec::new();
        for (version, facts) in &input.registry.toolkits {
            let bound = facts.functions.get(symbol).filter(|_| skip(input, symbol, *version).is_none());
            if let Some(function) = bound {
                match forms.iter_mut().find(|form| form.function.params == function.params) {
                    Some(form) => form.add(*version, facts, function),
                    None => forms.push(Signature::new(*version, facts, function)),
                }
            }
        }
        let mut all = Vec::new();
        for form in &forms {
            let params = Judge { input, symbol, form }.params(&mut needed, diagnostics);
            let toolkits = Ranges::of(&form.versions, &scanned);
            all.push(ResolvedSignature { toolkits, params });
        }
        if !all.is_empty() {
            signatures.insert(symbol.clone(), all);
        }
    }
    report_redundant(input, &needed, diagnostics);
    signatures
}

/// One signature of a symbol, and the toolkits that declare it so.
struct Signature<'a> {
    versions: BTreeSet<CudaVersion>,
    /// The newest of them.
    version: CudaVersion,
    facts: &'a Facts,
    function: &'a facts::Function,
    documented: Ordered<DocDirection>,
}

impl<'a> Signature<'a> {
    fn new(version: CudaVersion, facts: &'a Facts, function: &'a facts::Function) -> Self {
        let documented = function.documented.clone();
        Self { versions: BTreeSet::from([version]), version, facts, function, documented }
    }

    fn add(&mut self, version: CudaVersion, facts: &'a Facts, function: &'a facts::Function) {
        self.versions.insert(version);
        (self.version, self.facts, self.function) = (version, facts, function);
        // A declaration that has become legacy has lost its documentation; what older toolkits said still holds.
        if !function.documented.is_empty() {
            self.documented = function.documented.clone();
        }
    }
}

/// Why a symbol is skipped in a toolkit, if it is.
pub(super) fn skip<'a>(input: &LibraryInput<'a>, symbol: &str, version: CudaVersion) -> Option<&'a spec::Skip> {
    let skips = &input.spec.content.skip;
    let found = skips.get(symbol).or_else(|| skips.get(unversioned(symbol)));
    found.filter(|skip| skip.r#in.is_none_or(|range| range.contains(version)))
}

/// An entry's parameter, by the place of the entry: symbol, index of the entry, parameter.
type Place = (String, usize, String);

/// Entries that said what no rule said.
type Needed = HashSet<Place>;

/// What is known of a parameter.
enum Decision {
    /// A rule said so.
    Made(Param),
    /// The entry at `place` said so, or is itself incomplete; `is_needed`: no rule says the same.
    Written { place: Place, param: Result<Param, String>, is_needed: bool },
    /// Nobody says.
    Open,
}

struct Judge<'a> {
    input: &'a LibraryInput<'a>,
    symbol: &'a str,
    form: &'a Signature<'a>,
}

impl Judge<'_> {
    fn params(&self, needed: &mut Needed, diagnostics: &mut Diagnostics) -> Vec<Param> {
        let mut params: Vec<Param> =
            (0..self.form.function.params.len()).filter_map(|index| self.param(index, needed, diagnostics)).collect();
        let mut counts: HashMap<String, Vec<String>> = HashMap::new();
        for param in &params {
            if let Some(Count::Param { name, minus: _ }) = param.role.length() {
                counts.entry(name.clone()).or_default().push(param.name.clone());
            }
        }
        for param in &mut params {
            param.counts = counts.remove(&param.name).unwrap_or_default();
        }
        params
    }

    fn param(&self, index: usize, needed: &mut Needed, diagnostics: &mut Diagnostics) -> Option<Param> {
        match self.decide(index) {
            Decision::Made(param) => Some(param),
            Decision::Written { place, param, is_needed } => {
                if let Err(problem) = &param {
                    diagnostics.push(self.incomplete(&place, problem));
                }
                if is_needed {
                    needed.insert(place);
                }
                param.ok()
            }
            Decision::Open => {
                diagnostics.push(self.unresolved(index));
                None
            }
        }
    }

    /// What a rule or an entry says of a parameter.
    fn decide(&self, index: usize) -> Decision {
        let Some((name, ty)) = self.form.function.params.get_index(index) else { return Decision::Open };
        let lookup = self.input.lookup(self.form.version, self.form.facts);
        let params = &self.form.function.params;
        let question = ParamContext { index, params, documented: self.documented(name), lookup: &lookup };
        let proposed = rules::propose(&question);
        let destroys = rules::destroys(self.symbol, &question);
        let by_rule = |(rule, role)| Param {
            name: name.clone(),
            ty: ty.clone(),
            role,
            nullable: false,
            optional: false,
            destroys,
            python_optional: false,
            retained: false,
            accepts_scalar: false,
            truncate_to_count: false,
            host: None,
            one: None,
            counts: Vec::new(),
            origin: Origin::Rule(rule),
        };
        let Some((place, entry)) = self.entry(name) else {
            return proposed.map_or(Decision::Open, |proposed| Decision::Made(by_rule(proposed)));
        };
        match Role::of_spec(entry) {
            Ok(role) => {
                let flags = [
                    entry.nullable,
                    entry.python_optional,
                    entry.retained,
                    entry.accepts_scalar,
                    entry.truncate_to_count,
                ];
                let explained = entry.host.is_some() || entry.one.is_some();
                let says_more = flags.contains(&true) || entry.destroys != destroys || explained;
                let is_needed = says_more || proposed.is_none_or(|(_, by_rule)| by_rule != role);
                let origin = if place.0 == self.symbol { Origin::Spec } else { Origin::SpecOf(place.0.clone()) };
                let param = Param {
                    name: name.clone(),
                    ty: ty.clone(),
                    role,
                    nullable: entry.nullable,
                    optional: entry.optional,
                    destroys: entry.destroys,
                    python_optional: entry.python_optional,
                    retained: entry.retained,
                    accepts_scalar: entry.accepts_scalar,
                    truncate_to_count: entry.truncate_to_count,
                    host: entry.host.clone(),
                    one: entry.one.clone(),
                    counts: Vec::new(),
                    origin,
                };
                Decision::Written { place, param: Ok(param), is_needed }
            }
            Err(problem) => Decision::Written { place, param: Err(problem), is_needed: true },
        }
    }

    fn incomplete(&self, place: &Place, problem: &str) -> Diagnostic {
        let name = &place.2;
        let ty = &self.form.function.params[name];
        Diagnostic::new("incomplete-role", self.location(place), format!("`{name}` of {}: {problem}", self.symbol))
            .note(format!("CUDA {} declares: {}", self.form.version, ty.declare(name)))
            .help("specs/README.md has an example of every role")
    }

    fn location(&self, (symbol, index, param): &Place) -> crate::diag::Location {
        let item = index.to_string();
        let several = self.input.spec.content.functions.get(symbol).is_some_and(|entries| entries.0.len() > 1);
        let path = if several {
            vec!["functions", symbol, &item, "params", param]
        } else {
            vec!["functions", symbol, "params", param]
        };
        self.input.spec.location(&path)
    }

    /// What the documentation says; a symbol without any is described by its family's other versions.
    fn documented(&self, param: &str) -> Option<DocDirection> {
        if !self.form.documented.is_empty() {
            return self.form.documented.get(param).copied();
        }
        let family = unversioned(self.symbol);
        let relatives = self.input.registry.toolkits.values().rev().flat_map(|facts| &facts.functions);
        relatives
            .filter(|(symbol, relative)| unversioned(symbol) == family && relative.params.contains_key(param))
            .find_map(|(_, relative)| relative.documented.get(param).copied())
    }

    /// The spec's judgement: the symbol's own, else that of its unversioned name.
    fn entry(&self, param: &str) -> Option<(Place, &spec::Param)> {
        let functions = &self.input.spec.content.functions;
        [self.symbol, unversioned(self.symbol)].into_iter().find_map(|symbol| {
            let entries = &functions.get(symbol)?.0;
            let (index, entry) = entries.iter().enumerate().find(|(_, entry)| {
                entry.r#in.is_none_or(|range| self.form.versions.iter().any(|version| range.contains(*version)))
                    && entry.params.contains_key(param)
            })?;
            Some(((symbol.to_owned(), index, param.to_owned()), &entry.params[param]))
        })
    }
}

/// Entries that say what a rule says anyway, or that nothing asks for. What does not exist has been reported as unknown.
fn report_redundant(input: &LibraryInput<'_>, needed: &Needed, diagnostics: &mut Diagnostics) {
    for (symbol, entries) in &input.spec.content.functions {
        for (index, entry) in entries.0.iter().enumerate() {
            let item = index.to_string();
            for param in entry.params.keys() {
                let exists = declares(input, symbol, entry, param);
                if exists && !needed.contains(&(symbol.clone(), index, param.clone())) {
                    let path = if entries.0.len() > 1 {
                        vec!["functions", symbol, &item, "params", param]
                    } else {
                        vec!["functions", symbol, "params", param]
                    };
                    let why = if input.spec.content.skip.contains_key(symbol) {
                        format!("nothing asks what `{param}` is for: {symbol} is skipped")
                    } else {
                        format!("the rules say this of `{param}` of {symbol} already, or another entry does")
                    };
                    diagnostics.push(
                        Diagnostic::new("redundant-entry", input.spec.location(&path), why)
                            .help("remove it: entries are for what the header does not make certain"),
                    );
                }
            }
        }
    }
}

/// Whether a declaration that the entry is for has the parameter.
fn declares(input: &LibraryInput<'_>, symbol: &str, entry: &spec::Function, param: &str) -> bool {
    let toolkits = input.registry.toolkits.iter();
    toolkits
        .filter(|(version, _)| entry.r#in.is_none_or(|range| range.contains(**version)))
        .flat_map(|(_, facts)| &facts.functions)
        .any(|(name, function)| (name == symbol || unversioned(name) == symbol) && function.params.contains_key(param))
}

/// The spec's entries for a symbol in a toolkit: its own, and those of its unversioned name.
fn entries<'a>(
    input: &LibraryInput<'a>,
    symbol: &'a str,
    version: CudaVersion,
) -> impl Iterator<Item = &'a spec::Function> {
    let functions = &input.spec.content.functions;
    let names = if unversioned(symbol) == symbol { vec![symbol] } else { vec![symbol, unversioned(symbol)] };
    let found = names.into_iter().filter_map(move |name| functions.get(name)).flat_map(|entries| &entries.0);
    found.filter(move |entry| entry.r#in.is_none_or(|range| range.contains(version)))
}

/// Fills in one major version's functions, symbols and helpers.
pub(super) fn resolve(
    input: &LibraryInput<'_>,
    number: u32,
    names: &Names,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    earlier: &Api,
    major: &mut Major,
) {
    let registry = input.registry;
    let library = &input.spec.content.library;
    let types = MajorTypes::new(library, number, major, earlier);
    let (mut symbols, mut functions) = (BTreeMap::new(), BTreeMap::new());
    let declared: BTreeSet<&String> = registry.of_major(number).flat_map(|(_, facts)| facts.functions.keys()).collect();
    for symbol in declared {
        let Some((version, function)) = newest(registry, number, |facts| facts.functions.get(symbol)) else { continue };
        let Some(mut availability) = availability(registry, |facts| facts.functions.contains_key(symbol)) else {
            continue;
        };
        // Newer headers date more functions than older ones do.
        let every = registry.toolkits.values().rev();
        availability.driver_since = every.filter_map(|facts| facts.functions.get(symbol)?.driver_since).next();
        let documented = newest(registry, number, |facts| {
            facts.functions.get(symbol).filter(|function| !function.errors.is_empty())
        });
        let documented = documented.map_or(function, |(_, function)| function);
        let (documented_in, page) = page(registry, symbol, function).unwrap_or((version, function));
        let is_bound = skip(input, symbol, version).is_none();
        let public = names.functions.get(symbol).filter(|_| is_bound);
        symbols.insert(
            symbol.clone(),
            Symbol {
                name: symbol.clone(),
                header: function.header.clone(),
                returns: function.returns.clone(),
                returned: returned(&function.returns, &library.result.r#type, &types),
                params: function.params.clone(),
                per_thread: function.per_thread.clone(),
                availability,
                legacy: function.legacy,
                deprecated: function.deprecated,
                announced: announced(registry, symbol),
                documented: documented_in,
                group: page.group.clone(),
                errors: documented.errors.clone(),
                public: public.map(|(name, _)| name.clone()),
            },
        );
        let form = signatures.get(symbol).and_then(|forms| forms.iter().find(|form| form.toolkits.contains(version)));
        if let (Some((name, aliases)), Some(form)) = (public, form) {
            let function = Function {
                name: name.clone(),
                symbol: symbol.clone(),
                aliases: aliases.clone(),
                params: form.params.clone(),
                plan: CallPlan::new(&form.params, &types),
                holds_gil: entries(input, symbol, version).any(|entry| entry.hold_gil.is_some()),
                python_names: entries(input, symbol, version).flat_map(|entry| entry.python_aliases.clone()).collect(),
            };
            functions.insert(name.clone(), function);
        }
    }
    (major.symbols, major.functions) = (symbols, functions);
    resolve_helpers(input, number, major);
}

/// Where the documentation has this signature last, in any major version: of a function that did not change the newest
/// page serves all of them.
fn page<'a>(
    registry: &'a Registry,
    symbol: &str,
    function: &facts::Function,
) -> Option<(CudaVersion, &'a facts::Function)> {
    let declared = registry.toolkits.iter().rev();
    let declared = declared.filter_map(|(version, facts)| Some((*version, facts.functions.get(symbol)?)));
    let mut alike = declared.filter(|(_, it)| it.params == function.params && it.returns == function.returns);
    let newest = alike.clone().next();
    alike.find(|(_, it)| !it.errors.is_empty()).or(newest)
}

/// What the newest toolkit that has a symbol announces of it, whatever the major version: older programs want to know.
fn announced(registry: &Registry, symbol: &str) -> Option<Announced> {
    let mut declared = registry.toolkits.iter().filter_map(|(version, facts)| {
        let announced = facts.functions.get(symbol)?.announced.as_ref();
        Some((*version, announced))
    });
    let (_, newest) = declared.clone().next_back()?;
    let (since, _) = declared.find(|(_, announced)| announced.is_some())?;
    Some(Announced { since, instead: newest?.instead.clone() })
}

fn resolve_helpers(input: &LibraryInput<'_>, number: u32, major: &mut Major) {
    let registry = input.registry;
    let declared: BTreeSet<&String> = registry.of_major(number).flat_map(|(_, facts)| facts.helpers.keys()).collect();
    for name in declared {
        let found = newest(registry, number, |facts| facts.helpers.get(name));
        let availability = availability(registry, |facts| facts.helpers.contains_key(name));
        let judgement = input.spec.content.helpers.get(name);
        if let (Some((_, helper)), Some(availability), Some(judgement)) = (found, availability, judgement) {
            let (header, returns) = (helper.header.clone(), helper.returns.clone());
            let (params, fields) = (helper.params.clone(), judgement.fields.clone());
            major
                .helpers
                .insert(name.clone(), Helper { name: name.clone(), header, returns, params, fields, availability });
        }
    }
}
