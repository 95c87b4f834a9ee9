//! Fields of records in the registry's file: where each is, and where it is on 64-bit Windows.

use super::{entry::Availability, history::History};
use crate::{
    facts::{Field, OnWindows, Record},
    version::CudaVersion,
};
use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

/// Instead of a type and an offset: no C type is called that.
const ABSENT: &str = "absent";

/// What 64-bit Windows has otherwise in a record.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WindowsEntry {
    #[serde(default, skip_serializing_if = "History::is_empty")]
    size: History<u64>,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    align: History<u64>,
    /// `type @offset`, or that there is no such field.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    fields: IndexMap<String, History<String>>,
}

impl WindowsEntry {
    pub(super) fn of(availability: &Availability<'_, Record>) -> Self {
        Self {
            size: availability.history_where_some(|item| item.windows.size),
            align: availability.history_where_some(|item| item.windows.align),
            fields: availability.parts(
                |item| item.windows.fields.keys().map(String::as_str).collect(),
                |item, name| {
                    let field = item.windows.fields.get(name)?;
                    Some(field.as_ref().map_or_else(|| ABSENT.to_owned(), text))
                },
            ),
        }
    }

    /// What it says of one toolkit.
    pub(super) fn at(&self, version: CudaVersion) -> OnWindows {
        let fields = self.fields.iter().filter_map(|(name, history)| {
            let text = history.at(version)?;
            Some((name.clone(), if text == ABSENT { None } else { Some(parse(text)?) }))
        });
        OnWindows {
            size: self.size.at(version).copied(),
            align: self.align.at(version).copied(),
            fields: fields.collect(),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.size.is_empty() && self.align.is_empty() && self.fields.is_empty()
    }
}

/// `type @offset`.
pub(super) fn text(field: &Field) -> String {
    format!("{} @{}", field.ty, field.offset)
}

/// The field that [`text`] has written.
pub(super) fn parse(text: &str) -> Option<Field> {
    let (ty, offset) = text.rsplit_once(" @")?;
    Some(Field { offset: offset.parse().ok()?, ty: ty.parse().ok()? })
}
