//! A `#define` with a value.

use super::{Availability, Entry, need};
use crate::{
    ctype::CType,
    facts::{Constant, Value},
    registry::history::{History, Ranges},
    version::Version,
};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::registry) struct ConstantEntry {
    header: History<String>,
    r#in: Ranges,
    r#type: History<CType>,
    value: History<ConstantValue>,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
enum ConstantValue {
    Int(i64),
    /// What an unsigned integer alone can have.
    Unsigned(u64),
    Text(String),
}

impl Entry<Constant> for ConstantEntry {
    fn of(_: &str, availability: &Availability<'_, Constant>) -> Self {
        Self {
            header: availability.history(|item| item.header.clone()),
            r#in: availability.ranges(),
            r#type: availability.history(|item| item.ty.clone()),
            value: availability.history(|item| match &item.value {
                Value::Int(number) => match i64::try_from(*number) {
                    Ok(number) => ConstantValue::Int(number),
                    // The scan reads no more than 64 bits.
                    Err(_) => ConstantValue::Unsigned(*number as u64),
                },
                Value::Text(text) => ConstantValue::Text(text.clone()),
            }),
        }
    }

    fn toolkits(&self) -> &Ranges {
        &self.r#in
    }

    fn at(&self, _: &str, version: Version) -> Result<Constant, &'static str> {
        let value = match need(&self.value, version, "value")? {
            ConstantValue::Int(number) => Value::Int(number.into()),
            ConstantValue::Unsigned(number) => Value::Int(number.into()),
            ConstantValue::Text(text) => Value::Text(text),
        };
        let header = need(&self.header, version, "header")?;
        Ok(Constant { header, ty: need(&self.r#type, version, "type")?, value })
    }
}
