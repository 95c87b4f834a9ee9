//! Judging: what each parameter of a symbol is for, in each form that the symbol had, by the rules and the spec.

mod suggestions;

use super::{
    Origin, Param,
    rules::{self, ParamContext},
};
use crate::{
    analysis::{inputs::LibraryInput, public_names::Names},
    api::ResolvedSignature,
    diag::{Diagnostic, Diagnostics},
    facts::{self, DocDirection, Facts},
    names::unversioned,
    ordered::Ordered,
    registry::history::Ranges,
    spec::{Count, Entry, Misfit},
    version::CudaVersion,
};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// Judges every symbol that a public name reaches in some major version, in each form that it had.
pub(in crate::analysis) fn resolve_roles(
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
            let bound = facts.functions.get(symbol).filter(|_| input.skip(symbol, *version).is_none());
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

/// Entries that said of a parameter what no rule said: the entry's symbol and index, and the parameter.
type Needed<'a> = HashSet<((&'a str, usize), &'a str)>;

/// What is known of a parameter.
enum Decision<'a> {
    /// A rule said so.
    Made(Param),
    /// An entry said so, or is itself incomplete; `is_needed`: no rule says the same.
    Written { entry: Entry<'a>, param: Result<Param, Misfit>, is_needed: bool },
    /// Nobody says.
    Open,
}

struct Judge<'f, 'a> {
    input: &'f LibraryInput<'a>,
    symbol: &'f str,
    form: &'f Signature<'a>,
}

impl<'a> Judge<'_, 'a> {
    fn params(&self, needed: &mut Needed<'a>, diagnostics: &mut Diagnostics) -> Vec<Param> {
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

    fn param(&self, index: usize, needed: &mut Needed<'a>, diagnostics: &mut Diagnostics) -> Option<Param> {
        match self.decide(index) {
            Decision::Made(param) => Some(param),
            Decision::Written { entry, param, is_needed } => {
                let function: &'a facts::Function = self.form.function;
                let name = function.params.get_index(index).map_or("", |(name, _)| name.as_str());
                if let Err(misfit) = &param {
                    diagnostics.push(self.incomplete(&entry, name, misfit));
                }
                if is_needed {
                    needed.insert((entry.id(), name));
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
    fn decide(&self, index: usize) -> Decision<'a> {
        let Some((name, ty)) = self.form.function.params.get_index(index) else { return Decision::Open };
        let lookup = self.input.lookup(self.form.version, self.form.facts);
        let params = &self.form.function.params;
        let question = ParamContext {
            symbol: self.symbol,
            index,
            params,
            declared_arrays: &self.form.function.declared_arrays,
            documented: self.documented(name),
            lookup: &lookup,
        };
        let proposed = rules::propose(&question);
        let destroys = rules::destroys(&question);
        let by_rule = proposed.map(|(rule, role)| Param { destroys, ..Param::new(name, ty, role, Origin::Rule(rule)) });
        let Some(entry) = self.entry(name) else {
            return by_rule.map_or(Decision::Open, Decision::Made);
        };
        let owner = entry.symbol;
        let origin = if owner == self.symbol { Origin::Spec } else { Origin::SpecOf(owner.to_owned()) };
        let param = Param::judged(name, ty, &entry.function.params[name], origin);
        let is_needed = match (&param, by_rule) {
            (Ok(param), Some(by_rule)) => by_rule != Param { origin: by_rule.origin.clone(), ..param.clone() },
            (Ok(_), None) | (Err(_), _) => true,
        };
        Decision::Written { entry, param, is_needed }
    }

    fn incomplete(&self, entry: &Entry<'_>, name: &str, Misfit { key, message }: &Misfit) -> Diagnostic {
        let ty = &self.form.function.params[name];
        let keys: Vec<&str> = key.iter().map(String::as_str).collect();
        let at = entry.param_location(name, &keys);
        Diagnostic::new("incomplete-role", at, format!("`{name}` of {}: {message}", self.symbol))
            .note(format!("CUDA {} declares: {}", self.form.version, ty.declare(name)))
            .help("specs/README.md has an example of every role")
    }

    /// What the documentation says; a symbol without any is described by its family's other versions.
    fn documented(&self, param: &str) -> Option<DocDirection> {
        if !self.form.documented.is_empty() {
            return self.form.documented.get(param).copied();
        }
        let family = unversioned(self.symbol);
        let relatives = self.input.registry.toolkits.values().rev().flat_map(|facts| facts.family(family));
        relatives
            .filter(|(_, relative)| relative.params.contains_key(param))
            .find_map(|(_, relative)| relative.documented.get(param).copied())
    }

    /// The spec's judgement: the symbol's own, else that of its unversioned name.
    fn entry(&self, param: &str) -> Option<Entry<'a>> {
        let versions = &self.form.versions;
        self.input.spec.deciding(self.symbol, param, |range| versions.iter().any(|version| range.contains(*version)))
    }
}

/// Entries that say what a rule says anyway, or that nothing asks for. What does not exist has been reported as unknown.
fn report_redundant(input: &LibraryInput<'_>, needed: &Needed<'_>, diagnostics: &mut Diagnostics) {
    for entry in input.spec.entries() {
        for param in entry.function.params.keys() {
            let exists = declares(input, &entry, param);
            if exists && !needed.contains(&(entry.id(), param.as_str())) {
                let symbol = entry.symbol;
                let why = if input.spec.content.skip.contains_key(symbol) {
                    format!("nothing asks what `{param}` is for: {symbol} is skipped")
                } else {
                    format!("the rules say this of `{param}` of {symbol} already, or another entry does")
                };
                diagnostics.push(
                    Diagnostic::new("redundant-entry", entry.param_location(param, &[]), why)
                        .help("remove it: entries are for what the header does not make certain"),
                );
            }
        }
    }
}

/// Whether a declaration that the entry is for has the parameter.
fn declares(input: &LibraryInput<'_>, entry: &Entry<'_>, param: &str) -> bool {
    let toolkits = input.registry.toolkits.iter();
    toolkits
        .filter(|(version, _)| entry.function.r#in.is_none_or(|range| range.contains(**version)))
        .flat_map(|(_, facts)| facts.family(entry.symbol))
        .any(|(_, function)| function.params.contains_key(param))
}
