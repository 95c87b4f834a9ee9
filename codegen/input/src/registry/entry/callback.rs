//! Registry entries of callback types and inline functions.

use super::{Availability, Entry, Params, need, optional};
use crate::{
    ctype::CType,
    facts::{Callback, Helper},
    registry::history::{History, Ranges},
    version::Version,
};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::registry) struct SignatureEntry {
    header: History<String>,
    r#in: Ranges,
    /// The function to which an inline function forwards its call. Empty if the inline function does anything else.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    forwards_to: History<String>,
    returns: History<CType>,
    params: History<Params>,
}

impl Entry<Helper> for SignatureEntry {
    fn of(_: &str, availability: &Availability<'_, Helper>) -> Self {
        Self {
            header: availability.history(|helper| helper.header.clone()),
            r#in: availability.ranges(),
            forwards_to: availability.history_unless_default(|helper| helper.forwards_to.clone()),
            returns: availability.history(|helper| helper.returns.clone()),
            params: availability.history(|helper| helper.params.clone()),
        }
    }

    fn toolkits(&self) -> &Ranges {
        &self.r#in
    }

    fn at(&self, _: &str, version: Version) -> Result<Helper, &'static str> {
        Ok(Helper {
            header: need(&self.header, version, "header")?,
            forwards_to: optional(&self.forwards_to, version),
            returns: need(&self.returns, version, "result")?,
            params: need(&self.params, version, "parameters")?,
        })
    }
}

impl Entry<Callback> for SignatureEntry {
    fn of(_: &str, availability: &Availability<'_, Callback>) -> Self {
        Self {
            header: availability.history(|callback| callback.header.clone()),
            r#in: availability.ranges(),
            forwards_to: History::default(),
            returns: availability.history(|callback| callback.returns.clone()),
            params: availability.history(|callback| callback.params.clone()),
        }
    }

    fn toolkits(&self) -> &Ranges {
        &self.r#in
    }

    fn at(&self, _: &str, version: Version) -> Result<Callback, &'static str> {
        Ok(Callback {
            header: need(&self.header, version, "header")?,
            returns: need(&self.returns, version, "result")?,
            params: need(&self.params, version, "parameters")?,
        })
    }
}
