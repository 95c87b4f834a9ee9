//! Pair of a library's revisions: the library before and after a change.

use super::State;
use crate::{
    diff::{Changes, Gone, Replacements, compare},
    entry::entry,
};
use codegen_core::{
    api::{
        BindingStatus, Major, ResolvedSignature,
        plan::CallPlan,
        roles::{Origin, Param},
    },
    facts::{Facts, Function},
    registry::{Registry, history::Ranges},
    spec,
    version::Version,
};
use std::collections::BTreeSet;

/// A library in both revisions.
#[derive(Clone, Copy)]
pub(super) struct Pair<'a> {
    pub(super) name: &'a str,
    pub(super) base: &'a State,
    pub(super) head: &'a State,
}

/// A declaration of a symbol, with the roles of its parameters.
pub(super) struct FunctionEntry<'a> {
    pub(super) toolkits: &'a Ranges,
    pub(super) function: &'a Function,
    pub(super) params: &'a [Param],
    /// The call plan of the function.
    plan: Option<&'a CallPlan>,
}

impl FunctionEntry<'_> {
    /// Returns true if the module of a major version declares the function with this signature.
    pub(super) fn is_printed(&self) -> bool {
        self.plan.is_some()
    }

    /// The lifetimes of a parameter as text for reports. If `all` is not set, the text contains only the lifetimes that
    /// differ from the default.
    pub(super) fn lifetimes(&self, param: &str, all: bool) -> String {
        let lifetimes = self.plan.and_then(|plan| Some(plan.param(param)?.lifetimes.listed(all)));
        lifetimes.unwrap_or_default()
    }
}

impl<'a> Pair<'a> {
    /// The spec of the library. The working tree's spec is preferred.
    fn spec(&self) -> Option<&'a spec::Library> {
        self.head.spec(self.name).or(self.base.spec(self.name)).map(|spec| &spec.content.library)
    }

    /// The product to which the library's versions belong.
    pub(super) fn product(&self) -> &'a str {
        self.spec().map_or("CUDA", spec::Library::product)
    }

    /// The name of the library. `None` if it is not versioned independently.
    pub(super) fn own_versions(&self) -> Option<&'a str> {
        self.spec().filter(|library| library.has_own_versions()).map(|_| self.name)
    }

    /// The toolkits that only the working tree contains.
    pub(super) fn added(&self) -> BTreeSet<Version> {
        &self.head.toolkits(self.name) - &self.base.toolkits(self.name)
    }

    /// The modules of new major versions. Each one is paired with the module of the preceding major version, from which
    /// programs are ported.
    pub(super) fn ports(&self) -> Vec<[(u32, &'a Major); 2]> {
        let [Some(before), Some(after)] = [self.base, self.head].map(|state| state.library(self.name)) else {
            return Vec::new();
        };
        let new = after.majors.iter().filter(|(number, _)| !before.majors.contains_key(number));
        let ports = new.filter_map(|(number, new)| {
            let (earlier, old) = after.majors.range(..number).next_back()?;
            Some([(*earlier, old), (*number, new)])
        });
        ports.collect()
    }

    /// The sentence part about a function that `version` no longer declares: its replacement, or the library that
    /// declares it instead.
    pub(super) fn gone(&self, gone: &Gone, version: Version) -> String {
        let symbol = &gone.form.symbol;
        let declares = |registry: &&Registry| {
            let is_like_this = registry.library != self.name && self.own_versions().is_none();
            let spec = self.head.spec(&registry.library).filter(|spec| !spec.content.library.has_own_versions());
            let functions = registry.facts(version).map(|facts| &facts.functions);
            is_like_this && spec.is_some() && functions.is_some_and(|functions| functions.contains_key(symbol))
        };
        let elsewhere = self.head.registries.iter().find(declares);
        match (&gone.successor, elsewhere) {
            (_, Some(other)) => format!("`{symbol}` (now in `{}`)", other.library),
            (Some(successor), None) => format!("`{symbol}` (instead: `{}`)", successor.symbol),
            (None, None) => format!("`{symbol}`"),
        }
    }

    /// The differences between the facts of two toolkits.
    pub(super) fn compare(&self, old: &Facts, new: &Facts) -> Changes {
        let replaced = self.head.spec(self.name).into_iter().flat_map(|spec| &spec.content.replaced_by);
        let said: Replacements<'_> = replaced.map(|(symbol, instead)| (symbol.as_str(), instead.as_str())).collect();
        compare(old, new, &said)
    }

    /// Every symbol that the working tree declares.
    pub(super) fn symbols(&self) -> BTreeSet<&'a str> {
        let registry = self.head.registry(self.name);
        let all = registry.into_iter().flat_map(|registry| registry.toolkits.values());
        all.flat_map(|facts| facts.functions.keys().map(String::as_str)).collect()
    }

    /// The source of a role: the rule, or the location of the spec entry.
    pub(super) fn origin(&self, symbol: &str, param: &Param, toolkits: &Ranges) -> String {
        let toolkits: BTreeSet<Version> = toolkits.expand(&self.head.toolkits(self.name)).collect();
        let place = self.head.spec(self.name).and_then(|spec| entry(spec, symbol, param, &toolkits));
        match (&param.origin, place) {
            (Origin::Rule(rule), _) => format!("rule “{rule}”"),
            (Origin::Spec | Origin::SpecOf(_), Some(place)) => format!("`{place}`"),
            (Origin::Family(key), Some(place)) => format!("`{place}` ({key})"),
            (origin @ (Origin::Spec | Origin::SpecOf(_) | Origin::Family(_)), None) => origin.to_string(),
        }
    }

    /// The status of a function in the newest toolkit that declares it.
    pub(super) fn status(&self, symbol: &str) -> Option<&'a BindingStatus> {
        let rows = &self.head.library(self.name)?.coverage;
        let rows = rows.iter().filter_map(|row| Some((row.toolkit, row.statuses.get(symbol)?)));
        rows.max_by_key(|(toolkit, _)| *toolkit).map(|(_, status)| status)
    }
}

/// The declaration of a symbol in the newest toolkit that declares it.
pub(super) fn newest<'a>(state: &'a State, library: &str, symbol: &str) -> Option<&'a Function> {
    state.registry(library)?.toolkits.values().rev().find_map(|facts| facts.functions.get(symbol))
}

/// The declarations of a symbol for which roles are decided, oldest first.
pub(super) fn forms<'a>(state: &'a State, library: &str, symbol: &str) -> Vec<FunctionEntry<'a>> {
    let signatures = state.library(library).and_then(|library| library.signatures.get(symbol));
    let of = |ResolvedSignature { toolkits, params }: &'a ResolvedSignature| {
        let declared = state.registry(library)?.toolkits.iter().rev();
        let mut declared = declared.filter(|(version, _)| toolkits.contains(**version));
        let function = declared.find_map(|(_, facts)| facts.functions.get(symbol))?;
        let plan = state.library(library).and_then(|library| library.plan(symbol, params));
        Some(FunctionEntry { toolkits, function, params, plan })
    };
    signatures.into_iter().flatten().filter_map(of).collect()
}

/// The text of a role without its source.
pub(super) fn role(param: &Param) -> String {
    let text = param.to_string();
    text.strip_suffix(&format!(" by {}", param.origin)).unwrap_or(&text).to_owned()
}
