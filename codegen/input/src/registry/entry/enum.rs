//! Registry entries of enums with their members.

use super::{Availability, Entry, need, optional, ordered};
use crate::{
    facts::Enum,
    registry::history::{History, Ranges},
    version::Version,
};
use indexmap::IndexMap;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::registry) struct EnumEntry {
    header: History<String>,
    r#in: Ranges,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    tag: History<String>,
    values: IndexMap<String, History<i64>>,
    /// The orders of the members in toolkits whose order differs. The members' names are separated by spaces.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    order: History<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    deprecated: BTreeMap<String, Ranges>,
}

impl Entry<Enum> for EnumEntry {
    fn of(_: &str, availability: &Availability<'_, Enum>) -> Self {
        let deprecated: BTreeSet<&String> = availability.items().flat_map(|item| &item.deprecated).collect();
        Self {
            header: availability.history(|item| item.header.clone()),
            r#in: availability.ranges(),
            tag: availability.history_unless_default(|item| item.tag.clone()),
            values: availability.parts(
                |item| item.values.keys().map(String::as_str).collect(),
                |item, name| item.values.get(name).copied(),
            ),
            order: availability.order(|item| item.values.keys().map(String::as_str).collect()),
            deprecated: deprecated
                .into_iter()
                .map(|member| (member.clone(), availability.where_(|item| item.deprecated.contains(member))))
                .collect(),
        }
    }

    fn toolkits(&self) -> &Ranges {
        &self.r#in
    }

    fn at(&self, _: &str, version: Version) -> Result<Enum, &'static str> {
        let values = self.values.iter().filter_map(|(name, history)| Some((name.clone(), *history.at(version)?)));
        Ok(Enum {
            header: need(&self.header, version, "header")?,
            tag: optional(&self.tag, version),
            values: ordered(values.collect(), &self.order, version),
            deprecated: self
                .deprecated
                .iter()
                .filter(|(_, toolkits)| toolkits.contains(version))
                .map(|(member, _)| member.clone())
                .collect(),
        })
    }
}
