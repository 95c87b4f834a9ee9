//! Registry entries of exported functions.

use super::{Availability, Entry, Params, need, optional};
use crate::{
    ctype::CType,
    facts::{Announced, Described, DocDirection, Function, Memory},
    ordered::Ordered,
    registry::history::{History, Ranges},
    version::Version,
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::registry) struct FunctionEntry {
    header: History<String>,
    r#in: Ranges,
    /// The documented names of the function. Omitted if the symbol is the only name in every toolkit. An empty set of
    /// names is written explicitly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    names: Option<BTreeMap<String, Ranges>>,
    #[serde(default, skip_serializing_if = "Ranges::is_empty")]
    legacy: Ranges,
    /// The toolkits in which the symbol is a variable and not a function.
    #[serde(default, skip_serializing_if = "Ranges::is_empty")]
    variable: Ranges,
    /// The toolkits in which the function has variable arguments.
    #[serde(default, skip_serializing_if = "Ranges::is_empty")]
    variadic: Ranges,
    #[serde(default, skip_serializing_if = "Ranges::is_empty")]
    deprecated: Ranges,
    /// The replacement of a function whose deprecation is announced. Empty if the documentation does not mention a
    /// replacement.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    will_be_deprecated: History<Announced>,
    /// The toolkits whose documentation describes undefined behavior.
    #[serde(default, skip_serializing_if = "Ranges::is_empty")]
    undefined: Ranges,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    driver_since: History<Version>,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    per_thread: History<String>,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    group: History<String>,
    returns: History<CType>,
    params: History<Params>,
    /// The parameters that are declared as arrays, and their declared lengths. The length is 0 if the brackets are
    /// empty.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    declared_arrays: History<Ordered<u64>>,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    documented: History<Ordered<DocDirection>>,
    /// The parameters that the documentation describes as arrays, separated by spaces.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    arrays: History<String>,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    mentions: History<Ordered<String>>,
    /// The parameters that may be NULL according to the documentation, separated by spaces.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    may_be_null: History<String>,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    memory: History<Ordered<Memory>>,
    /// The documented result codes. They are separated by spaces, because a YAML list would take one line for each
    /// code.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    errors: History<String>,
}

impl Entry<Function> for FunctionEntry {
    fn of(symbol: &str, availability: &Availability<'_, Function>) -> Self {
        let all_names: BTreeSet<&String> = availability.items().flat_map(|function| &function.names).collect();
        let names: BTreeMap<String, Ranges> = all_names
            .into_iter()
            .map(|name| (name.clone(), availability.where_(|function| function.names.contains(name))))
            .collect();
        let itself = names.len() == 1 && names.get(symbol) == Some(&availability.where_(|function| !function.legacy));
        let is_public = availability.items().any(|function| !function.legacy);
        Self {
            header: availability.history(|function| function.header.clone()),
            r#in: availability.ranges(),
            names: (!itself && (is_public || !names.is_empty())).then_some(names),
            legacy: availability.where_(|function| function.legacy),
            variable: availability.where_(|function| function.variable),
            variadic: availability.where_(|function| function.variadic),
            deprecated: availability.where_(|function| function.deprecated),
            will_be_deprecated: availability.history_where_some(|function| function.announced.clone()),
            undefined: availability.where_(|function| function.undefined),
            driver_since: availability.history_where_some(|function| function.driver_since),
            per_thread: availability.history_unless_default(|function| function.per_thread.clone()),
            group: availability.history_unless_default(|function| function.group.clone()),
            returns: availability.history(|function| function.returns.clone()),
            params: availability.history(|function| function.params.clone()),
            declared_arrays: availability.history_unless_default(|function| function.declared_arrays.clone()),
            documented: availability.history_unless_default(|function| function.documented.clone()),
            arrays: availability.history_unless_default(|function| join(&function.described.arrays)),
            mentions: availability.history_unless_default(|function| function.described.mentions.clone()),
            may_be_null: availability.history_unless_default(|function| join(&function.described.may_be_null)),
            memory: availability.history_unless_default(|function| function.described.memory.clone()),
            errors: availability.history_unless_default(|function| join(&function.errors)),
        }
    }

    fn toolkits(&self) -> &Ranges {
        &self.r#in
    }

    fn at(&self, symbol: &str, version: Version) -> Result<Function, &'static str> {
        let legacy = self.legacy.contains(version);
        let names = match &self.names {
            Some(names) => names
                .iter()
                .filter(|(_, availability)| availability.contains(version))
                .map(|(name, _)| name.clone())
                .collect(),
            None if legacy => BTreeSet::new(),
            None => BTreeSet::from([symbol.to_owned()]),
        };
        Ok(Function {
            header: need(&self.header, version, "header")?,
            names,
            legacy,
            variable: self.variable.contains(version),
            variadic: self.variadic.contains(version),
            deprecated: self.deprecated.contains(version),
            announced: self.will_be_deprecated.at(version).cloned(),
            undefined: self.undefined.contains(version),
            driver_since: self.driver_since.at(version).copied(),
            per_thread: optional(&self.per_thread, version),
            group: optional(&self.group, version),
            returns: need(&self.returns, version, "result")?,
            params: need(&self.params, version, "parameters")?,
            declared_arrays: optional(&self.declared_arrays, version),
            documented: optional(&self.documented, version),
            described: described(self, version),
            errors: listed(&self.errors, version),
        })
    }
}

fn described(entry: &FunctionEntry, version: Version) -> Described {
    Described {
        arrays: listed(&entry.arrays, version),
        mentions: optional(&entry.mentions, version),
        may_be_null: listed(&entry.may_be_null, version),
        memory: optional(&entry.memory, version),
    }
}

/// Splits a string at spaces.
fn listed(all: &History<String>, version: Version) -> BTreeSet<String> {
    optional(all, version).split_whitespace().map(str::to_owned).collect()
}

fn join(words: &BTreeSet<String>) -> String {
    words.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
}
