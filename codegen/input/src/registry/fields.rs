//! Fields of records in a registry file: their offsets, and their differences on 64-bit Windows.

use super::{entry::Availability, history::History};
use crate::{
    facts::{Bits, Field, OnWindows, Record},
    version::Version,
};
use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

/// The marker for a field that does not exist. The marker replaces the field's type and offset. No C type has this
/// name.
const ABSENT: &str = "absent";

/// Differences between a record on 64-bit Windows and on 64-bit Linux.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WindowsEntry {
    #[serde(default, skip_serializing_if = "History::is_empty")]
    size: History<u64>,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    align: History<u64>,
    /// The fields, each in the notation `type @offset`, or the marker if the field does not exist on Windows.
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

    /// Returns the differences in one toolkit.
    pub(super) fn at(&self, version: Version) -> OnWindows {
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

/// Formats a field as `type @offset`, or as `type:width @offset.bit` for a bit field.
pub(super) fn text(field: &Field) -> String {
    let Field { offset, ty, bits } = field;
    match bits {
        Some(Bits { first, width }) => format!("{ty}:{width} @{offset}.{first}"),
        None => format!("{ty} @{offset}"),
    }
}

/// Parses a field in the notation that [`text`] prints.
pub(super) fn parse(text: &str) -> Option<Field> {
    let (ty, place) = text.rsplit_once(" @")?;
    let Some((offset, first)) = place.split_once('.') else {
        return Some(Field { offset: place.parse().ok()?, ty: ty.parse().ok()?, bits: None });
    };
    let (ty, width) = ty.rsplit_once(':')?;
    let bits = Bits { first: first.parse().ok()?, width: width.parse().ok()? };
    Some(Field { offset: offset.parse().ok()?, ty: ty.parse().ok()?, bits: Some(bits) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_as_they_are_written() {
        for written in ["unsigned int @4", "unsigned int:3 @4.0", "_Bool:1 @9.7", "const char *[2] @16"] {
            assert_eq!(parse(written).as_ref().map(text).as_deref(), Some(written));
        }
        for wrong in ["int", "int @x", "int @4.0", "int:3 @4", "int:x @4.0"] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }
}
