//! Registry entries of declarations that the registry cannot describe.

use super::{Availability, Entry, need};
use crate::{
    facts::Undescribed,
    registry::history::{History, Ranges},
    version::Version,
};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::registry) struct UndescribedEntry {
    header: History<String>,
    r#in: Ranges,
    what: History<String>,
}

impl Entry<Undescribed> for UndescribedEntry {
    fn of(_: &str, availability: &Availability<'_, Undescribed>) -> Self {
        Self {
            header: availability.history(|item| item.header.clone()),
            r#in: availability.ranges(),
            what: availability.history(|item| item.what.clone()),
        }
    }

    fn toolkits(&self) -> &Ranges {
        &self.r#in
    }

    fn at(&self, _: &str, version: Version) -> Result<Undescribed, &'static str> {
        let header = need(&self.header, version, "header")?;
        Ok(Undescribed { header, what: need(&self.what, version, "what")? })
    }
}
