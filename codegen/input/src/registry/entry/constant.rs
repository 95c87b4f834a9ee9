//! Registry entries of constants: macros that expand to a value, and `static const` variables.

use super::{Availability, Entry, need};
use crate::{
    ctype::CType,
    facts::{Constant, Real, Value},
    ordered::Ordered,
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
    Number(Number),
    Real(Real),
    Text(String),
    /// The nonzero fields of a record.
    Record(Ordered<Number>),
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
enum Number {
    Int(i64),
    /// An integer that only fits into an unsigned type.
    Unsigned(u64),
}

impl Number {
    fn of(number: i128) -> Self {
        match i64::try_from(number) {
            Ok(number) => Self::Int(number),
            // The scan reads only values of at most 64 bits.
            Err(_) => Self::Unsigned(number as u64),
        }
    }

    fn value(self) -> i128 {
        match self {
            Self::Int(number) => number.into(),
            Self::Unsigned(number) => number.into(),
        }
    }
}

impl Entry<Constant> for ConstantEntry {
    fn of(_: &str, availability: &Availability<'_, Constant>) -> Self {
        Self {
            header: availability.history(|item| item.header.clone()),
            r#in: availability.ranges(),
            r#type: availability.history(|item| item.ty.clone()),
            value: availability.history(|item| match &item.value {
                Value::Int(number) => ConstantValue::Number(Number::of(*number)),
                Value::Real(number) => ConstantValue::Real(*number),
                Value::Text(text) => ConstantValue::Text(text.clone()),
                Value::Record(fields) => {
                    let fields = fields.iter().map(|(path, number)| (path.clone(), Number::of(*number)));
                    ConstantValue::Record(fields.collect())
                }
            }),
        }
    }

    fn toolkits(&self) -> &Ranges {
        &self.r#in
    }

    fn at(&self, _: &str, version: Version) -> Result<Constant, &'static str> {
        let value = match need(&self.value, version, "value")? {
            ConstantValue::Number(number) => Value::Int(number.value()),
            ConstantValue::Real(number) => Value::Real(number),
            ConstantValue::Text(text) => Value::Text(text),
            ConstantValue::Record(fields) => {
                Value::Record(fields.into_iter().map(|(path, number)| (path, number.value())).collect())
            }
        };
        let header = need(&self.header, version, "header")?;
        Ok(Constant { header, ty: need(&self.r#type, version, "type")?, value })
    }
}
