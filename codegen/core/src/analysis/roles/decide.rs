//! Determines the role of each parameter from rules and specs, for each signature of a symbol.

mod suggestions;

use super::{
    ended::{self, Ended},
    families,
    rules::{self, ParamContext},
    usage::{FamilyUse, Usage},
};
use crate::{
    analysis::{
        flags::{self},
        inputs::LibraryInput,
        public_names::Names,
    },
    api::{
        ResolvedSignature,
        roles::{FlagSet, Origin, Param, ParamKeys, Role},
    },
    ctype::CType,
    diag::{Diagnostic, Diagnostics},
    facts::{self, DocDirection, Facts},
    names::unversioned,
    ordered::Ordered,
    registry::history::Ranges,
    spec::{self, Count, Entry, FamilyKey, FunctionNames, Misfit, Rules, Spec},
    types::{TypeClass, TypeIndex},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Determines the roles of every symbol that has a public name in a major version, for each signature of the symbol.
pub(in crate::analysis) fn resolve_roles(
    input: &LibraryInput<'_>,
    names: &BTreeMap<u32, Names>,
    diagnostics: &mut Diagnostics,
) -> (BTreeMap<String, Vec<ResolvedSignature>>, FamilyUse) {
    let scanned: BTreeSet<Version> = input.registry.toolkits.keys().copied().collect();
    let reached: BTreeSet<&String> = names.values().flat_map(|names| names.functions.keys()).collect();
    let mut usage = Usage::default();
    let mut signatures = BTreeMap::new();
    let mut found = Diagnostics::default();
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
            let params = Decider::new(input, symbol, form).params(&mut usage, &mut found);
            let toolkits = Ranges::of(&form.versions, &scanned);
            all.push(ResolvedSignature { toolkits, params });
        }
        if !all.is_empty() {
            signatures.insert(symbol.clone(), all);
        }
    }
    count_ruled(&mut found, &signatures);
    diagnostics.extend(found);
    let families = usage.report(input, diagnostics);
    (signatures, families)
}

/// For each finding about an undecided parameter, determines in how many functions a rule sets the role of a parameter
/// with the same name. Parameters that are passed by value are excluded, because families do not apply to them.
fn count_ruled(found: &mut Diagnostics, signatures: &BTreeMap<String, Vec<ResolvedSignature>>) {
    let ruled = |name: &str| {
        let is_ruled = |param: &Param| {
            let by_rule = matches!(&param.origin, Origin::Rule(_)) && param.ty.pointee().is_some();
            by_rule && param.name == name
        };
        signatures.values().filter(|forms| forms.iter().any(|form| form.params.iter().any(is_ruled))).count()
    };
    let mut known: HashMap<String, usize> = HashMap::new();
    for about in found.missing_entries_mut().filter_map(|entry| entry.about.as_mut()) {
        about.ruled = *known.entry(about.param.clone()).or_insert_with_key(|name| ruled(name));
    }
}

/// One signature of a symbol, with the toolkits that declare it.
struct Signature<'a> {
    versions: BTreeSet<Version>,
    /// The newest toolkit that declares this signature.
    version: Version,
    facts: &'a Facts,
    function: &'a facts::Function,
    documented: Ordered<DocDirection>,
}

impl<'a> Signature<'a> {
    fn new(version: Version, facts: &'a Facts, function: &'a facts::Function) -> Self {
        let documented = function.documented.clone();
        Self { versions: BTreeSet::from([version]), version, facts, function, documented }
    }

    fn add(&mut self, version: Version, facts: &'a Facts, function: &'a facts::Function) {
        self.versions.insert(version);
        (self.version, self.facts, self.function) = (version, facts, function);
        // A function that is kept only for binary compatibility no longer has documentation. The function's
        // documentation in older toolkits still applies.
        if !function.documented.is_empty() {
            self.documented = function.documented.clone();
        }
    }
}

/// The source of a parameter's role.
enum Source<'a> {
    /// An entry for the function under `functions`.
    Entry(Entry<'a>),
    /// An entry of a family.
    Family(FamilyKey),
    /// A rule that applies to the parameter's declaration.
    Rule,
}

/// The decision about the role of a parameter.
struct Decision<'a> {
    /// The source of the role and the role, or the reason why the source's entry is invalid. `None` if no source
    /// determines the role.
    made: Option<(Source<'a>, Result<Param, Misfit>)>,
    /// True if no other source results in the same decision.
    is_needed: bool,
    /// Entries of families that may have been intended for the parameter, each with the reason why the entry does not
    /// apply.
    left_alone: Vec<(FamilyKey, String)>,
}

/// Determines the roles of the parameters of one signature.
struct Decider<'f, 'a> {
    input: &'f LibraryInput<'a>,
    symbol: &'f str,
    form: &'f Signature<'a>,
    /// All names of the function to which the signature belongs.
    called: FunctionNames<'f>,
    /// The entries of families for each parameter, in order of precedence.
    by_families: BTreeMap<&'a str, Vec<(FamilyKey, &'a spec::Param)>>,
    /// If the symbol is undocumented, the declarations of its other versions, starting with the newest toolkit.
    relatives: Vec<&'f facts::Function>,
}

impl<'f, 'a> Decider<'f, 'a> {
    fn new(input: &'f LibraryInput<'a>, symbol: &'f str, form: &'f Signature<'a>) -> Self {
        let called = FunctionNames::new(symbol, &form.function.names);
        let spec: &'a Spec = input.spec;
        let families = spec.families_of(&called);
        let by_families = form.function.params.iter().map(|(param, ty)| {
            let ty = ty.to_string();
            let declared = form.function.declared_arrays.get(param).copied();
            let decided = families.iter().flat_map(|(name, family)| family.entries_for(name, param, declared, &ty));
            (param.as_str(), decided.collect())
        });
        let mut relatives = Vec::new();
        if form.documented.is_empty() {
            let toolkits = input.registry.toolkits.values().rev();
            let family = unversioned(symbol);
            toolkits.for_each(|facts| relatives.extend(facts.family(family).map(|(_, relative)| relative)));
        }
        Self { input, symbol, form, by_families: by_families.collect(), called, relatives }
    }

    fn params(&self, usage: &mut Usage<'a>, diagnostics: &mut Diagnostics) -> Vec<Param> {
        let mut params: Vec<Param> =
            (0..self.form.function.params.len()).filter_map(|index| self.param(index, usage, diagnostics)).collect();
        diagnostics.extend(self.undecided_destroyed(&params));
        let mut counts: HashMap<String, Vec<String>> = HashMap::new();
        for param in &params {
            if let Some(Count::Param { name, minus: _ }) = param.role.length() {
                counts.entry(name.clone()).or_default().push(param.name.clone());
            }
        }
        let type_index = self.input.type_index(self.form.version, self.form.facts);
        for param in &mut params {
            param.counts = counts.remove(&param.name).unwrap_or_default();
            let said = flags::stated(self.input.spec, &self.called, &param.name);
            let declared: &'a CType = &self.form.function.params[&param.name];
            let said = said.filter(|_| flags::can_have(declared, &param.role, &type_index));
            param.bits = said.map(|(key, _)| FlagSet::of(self.input, key));
        }
        params
    }

    fn param(&self, index: usize, usage: &mut Usage<'a>, diagnostics: &mut Diagnostics) -> Option<Param> {
        let Decision { made, is_needed, left_alone } = self.decide(index)?;
        let Some((source, param)) = made else {
            diagnostics.push(self.unresolved(index, &left_alone));
            usage.families.left_alone.extend(left_alone);
            return None;
        };
        usage.families.left_alone.extend(left_alone);
        match source {
            Source::Entry(entry) => {
                let function: &'a facts::Function = self.form.function;
                let name = function.params.get_index(index).map_or("", |(name, _)| name.as_str());
                if let Err(misfit) = &param {
                    diagnostics.push(self.incomplete(&entry, name, misfit));
                }
                if is_needed {
                    usage.entries.insert((entry.id(), name));
                }
            }
            // An incomplete entry of a family is reported once, and not for each parameter.
            Source::Family(key) => *usage.families.decided.entry(key).or_default() |= is_needed,
            Source::Rule => {}
        }
        param.ok()
    }

    /// Reports a function that destroys a handle, if the function's name, other functions and entries do not determine
    /// which handle is destroyed.
    fn undecided_destroyed(&self, params: &[Param]) -> Diagnostics {
        let mut found = Diagnostics::default();
        let type_index = self.input.type_index(self.form.version, self.form.facts);
        let ended = ended::ended(&self.plain_context(0, "", &type_index), self.form.facts);
        let Ended::OneOf(positions) = ended else { return found };
        let names: Vec<&str> =
            positions.iter().filter_map(|at| Some(self.form.function.params.get_index(*at)?.0.as_str())).collect();
        let has_entry =
            |param: &Param| names.contains(&param.name.as_str()) && !matches!(param.origin, Origin::Rule(_));
        if params.iter().any(|param| param.destroys)
            || params.iter().filter(|param| has_entry(param)).count() == names.len()
        {
            return found;
        }
        let (symbol, at) = (self.symbol, self.input.spec.function_location(self.symbol));
        let quoted = names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(" or ");
        let declared = format!(
            "{} of {} {} declares: {}",
            self.form.function.header,
            self.input.product(),
            self.form.version,
            self.form.function.prototype(symbol)
        );
        let write = |name: &str| {
            let is_cleared = self.form.function.params[name]
                .pointee()
                .is_some_and(|(to, _)| matches!(type_index.class_of(to), TypeClass::Handle(_)));
            let role = if is_cleared { "in_place" } else { "in" };
            format!("`{symbol}: {{params: {{{name}: {{role: {role}, destroys: true}}}}}}`")
        };
        let choices = names.iter().map(|name| write(name)).collect::<Vec<_>>().join(" or ");
        found.push(
            Diagnostic::new(
                "undecided-destroyed",
                at,
                format!("{symbol} destroys {quoted}, but the spec does not specify which of these handles"),
            )
            .note(declared)
            .help(format!(
                "add {choices} under `functions`\nif the function destroys none of these handles, write the role `in` \
                for each"
            )),
        );
        found
    }

    /// Determines the role of a parameter from an entry, a family or a rule, in this order.
    fn decide(&self, index: usize) -> Option<Decision<'a>> {
        let (name, ty) = self.form.function.params.get_index(index)?;
        let type_index = self.input.type_index(self.form.version, self.form.facts);
        let context = self.context(index, name, &type_index);
        let mut said: Vec<(Source<'a>, Result<Param, Misfit>)> = Vec::new();
        said.extend(self.entry(name).map(|entry| {
            let owner = entry.symbol;
            let origin = if owner == self.symbol { Origin::Spec } else { Origin::SpecOf(owner.to_owned()) };
            let param = Param::from_entry(name, ty, &entry.function.params[name], origin);
            (Source::Entry(entry), param)
        }));
        let mut left_alone = Vec::new();
        for (key, entry) in self.families(name) {
            match families::decide(key, entry, &context, self.form.facts) {
                Ok(param) => said.push((Source::Family(key.clone()), param)),
                Err(why) => left_alone.push((key.clone(), why)),
            }
        }
        for (rule, role) in rules::propose(&context) {
            if rule == rules::CONST_MEMORY && self.other_device_param(index).is_some() {
                continue;
            }
            let destroys = context.ended == Some(index) || self.is_destroyer();
            let keys = ParamKeys { destroys, ..ParamKeys::default() };
            said.push((Source::Rule, Ok(Param { keys, ..Param::new(name, ty, role, Origin::Rule(rule)) })));
            break;
        }
        // The first source determines the role, so the entries of later families have no effect.
        let outranked = said.iter().skip(1).filter_map(|(source, _)| match source {
            Source::Family(key) => Some((key.clone(), self.outranked(name, &said[0].0))),
            Source::Entry(_) | Source::Rule => None,
        });
        left_alone.extend(outranked.collect::<Vec<_>>());
        let mut said = said.into_iter();
        let made = said.next();
        // If it is undecided which handle the function destroys, the handles that are not destroyed also need an entry.
        let is_undecided = matches!(ended::ended(&context, self.form.facts), Ended::OneOf(all) if all.contains(&index));
        // In third-party libraries, an entry that repeats a rule confirms the rule's result. Rules for NVIDIA's headers
        // need no confirmation.
        let confirms = self.input.spec.content.library.rules == Rules::Certain;
        let is_needed = match (&made, said.next()) {
            (Some(_), Some((Source::Rule, _))) if confirms => true,
            (Some((_, Ok(param))), Some((_, Ok(other)))) => {
                is_undecided || other != Param { origin: other.origin.clone(), ..param.clone() }
            }
            (Some(_) | None, Some(_) | None) => true,
        };
        Some(Decision { made, is_needed, left_alone })
    }

    /// Returns true if the spec declares that the function destroys the object in its only parameter. NVIDIA's
    /// functions are excluded, because their names determine whether they destroy an object.
    fn is_destroyer(&self) -> bool {
        let content = &self.input.spec.content;
        let mut handles = content.handles.values();
        content.library.rules == Rules::Certain
            && self.form.function.params.len() == 1
            && handles.any(|handle| handle.destroyed_by.as_deref() == Some(self.symbol))
    }

    /// Returns the name of another parameter that refers to device memory, according to an entry or a family.
    fn other_device_param(&self, index: usize) -> Option<&'a str> {
        let type_index = self.input.type_index(self.form.version, self.form.facts);
        let function: &'a facts::Function = self.form.function;
        let is_device = |other: usize, name: &str| {
            if let Some(entry) = self.entry(name) {
                return matches!(entry.function.params[name].role, Ok(Role::Device));
            }
            let context = self.context(other, name, &type_index);
            let mut said = self.families(name).iter();
            let said = said.find_map(|(key, entry)| families::decide(key, entry, &context, self.form.facts).ok());
            matches!(said, Some(Ok(Param { role: Role::Device, .. })))
        };
        let others = function.params.iter().enumerate().filter(|(other, _)| *other != index);
        others
            .filter(|(_, (_, ty))| ty.pointee().is_some())
            .find_map(|(other, (name, _))| is_device(other, name).then_some(name.as_str()))
    }

    fn context<'q>(&'q self, index: usize, name: &str, type_index: &'q TypeIndex<'q>) -> ParamContext<'q> {
        let plain = self.plain_context(index, name, type_index);
        ParamContext { ended: ended::ended(&plain, self.form.facts).position(), ..plain }
    }

    fn plain_context<'q>(&'q self, index: usize, name: &str, type_index: &'q TypeIndex<'q>) -> ParamContext<'q> {
        ParamContext {
            symbol: self.symbol,
            index,
            params: &self.form.function.params,
            declared_arrays: &self.form.function.declared_arrays,
            documented: self.documented(name),
            memory: self.form.function.described.memory.get(name).copied(),
            mentions: self.form.function.described.mentions.get(name).map_or("", String::as_str),
            type_index,
            ended: None,
            rules: self.input.spec.content.library.rules,
        }
    }

    /// Returns the reason why a family's entry for a parameter has no effect.
    fn outranked(&self, param: &str, by: &Source<'_>) -> String {
        match by {
            Source::Entry(entry) => {
                format!("`{param}` of {} gets its role from the entry for {}", self.symbol, entry.symbol)
            }
            Source::Family(key) => format!("`{param}` of {} gets its role from `{}` of {key}", self.symbol, key.key),
            Source::Rule => format!("`{param}` of {} gets its role from a rule", self.symbol),
        }
    }

    /// Returns the entries of families for a parameter.
    fn families(&self, param: &str) -> &[(FamilyKey, &'a spec::Param)] {
        self.by_families.get(param).map_or(&[], Vec::as_slice)
    }

    fn incomplete(&self, entry: &Entry<'_>, name: &str, Misfit { key, message }: &Misfit) -> Diagnostic {
        let ty = &self.form.function.params[name];
        let keys: Vec<&str> = key.iter().flat_map(|key| key.split('.')).collect();
        let at = entry.param_location(name, &keys);
        Diagnostic::new("incomplete-role", at, format!("`{name}` of {}: {message}", self.symbol))
            .note(format!(
                "{product} {} declares: {}",
                self.form.version,
                ty.declare(name),
                product = self.input.product()
            ))
            .help("see specs/README.md for an example of each role")
    }

    /// Returns the documented direction of a parameter. For a symbol without documentation, the documentation of the
    /// function's other versions is used.
    fn documented(&self, param: &str) -> Option<DocDirection> {
        if !self.form.documented.is_empty() {
            return self.form.documented.get(param).copied();
        }
        let mut relatives = self.relatives.iter().filter(|relative| relative.params.contains_key(param));
        relatives.find_map(|relative| relative.documented.get(param).copied())
    }

    /// Returns the spec's entry for the symbol. If there is no such entry, returns the entry for the unversioned name
    /// of the symbol.
    fn entry(&self, param: &str) -> Option<Entry<'a>> {
        let versions = &self.form.versions;
        self.input.spec.deciding(self.symbol, param, |range| versions.iter().any(|version| range.contains(*version)))
    }
}
