//! Registry entries of structs and unions with their fields.

use super::{Availability, Entry, need, optional, ordered};
use crate::{
    facts::Record,
    registry::{
        fields::{self, WindowsEntry},
        history::{History, Ranges},
    },
    version::Version,
};
use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::registry) struct RecordEntry {
    header: History<String>,
    r#in: Ranges,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    tag: History<String>,
    kind: History<Kind>,
    size: History<u64>,
    align: History<u64>,
    /// The fields, each in the notation `type @offset`, or `type:width @offset.bit` for a bit field.
    fields: IndexMap<String, History<String>>,
    /// The orders of the fields in toolkits whose order differs. The fields' names are separated by spaces.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    order: History<String>,
    #[serde(default, skip_serializing_if = "WindowsEntry::is_empty")]
    windows: WindowsEntry,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Struct,
    Union,
}

impl Entry<Record> for RecordEntry {
    fn of(_: &str, availability: &Availability<'_, Record>) -> Self {
        Self {
            header: availability.history(|item| item.header.clone()),
            r#in: availability.ranges(),
            tag: availability.history_unless_default(|item| item.tag.clone()),
            kind: availability.history(|item| if item.union { Kind::Union } else { Kind::Struct }),
            size: availability.history(|item| item.size),
            align: availability.history(|item| item.align),
            fields: availability.parts(
                |item| item.fields.keys().map(String::as_str).collect(),
                |item, name| item.fields.get(name).map(fields::text),
            ),
            order: availability.order(|item| item.fields.keys().map(String::as_str).collect()),
            windows: WindowsEntry::of(availability),
        }
    }

    fn toolkits(&self) -> &Ranges {
        &self.r#in
    }

    fn at(&self, _: &str, version: Version) -> Result<Record, &'static str> {
        let fields =
            self.fields.iter().filter_map(|(name, history)| Some((name.clone(), fields::parse(history.at(version)?)?)));
        Ok(Record {
            header: need(&self.header, version, "header")?,
            tag: optional(&self.tag, version),
            union: need(&self.kind, version, "kind")? == Kind::Union,
            size: need(&self.size, version, "size")?,
            align: need(&self.align, version, "alignment")?,
            fields: ordered(fields.collect(), &self.order, version),
            windows: self.windows.at(version),
        })
    }
}
