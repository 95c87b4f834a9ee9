//! Registry entries of typedefs, except typedefs of function types.

use super::{Availability, Entry, need};
use crate::{
    ctype::CType,
    facts::Typedef,
    registry::history::{History, Ranges},
    version::Version,
};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::registry) struct TypedefEntry {
    header: History<String>,
    r#in: Ranges,
    r#type: History<CType>,
}

impl Entry<Typedef> for TypedefEntry {
    fn of(_: &str, availability: &Availability<'_, Typedef>) -> Self {
        Self {
            header: availability.history(|item| item.header.clone()),
            r#in: availability.ranges(),
            r#type: availability.history(|item| item.ty.clone()),
        }
    }

    fn toolkits(&self) -> &Ranges {
        &self.r#in
    }

    fn at(&self, _: &str, version: Version) -> Result<Typedef, &'static str> {
        Ok(Typedef { header: need(&self.header, version, "header")?, ty: need(&self.r#type, version, "type")? })
    }
}
