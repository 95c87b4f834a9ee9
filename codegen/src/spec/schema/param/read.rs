//! How a parameter's entry is read: first the role, then its keys straight into that role's variant.

use super::{BOOL_KEYS, Misfit, PARAM_KEYS, PYTHON, Param, PythonParam, REASON_KEYS, RoleEntry};
use serde::{
    Deserialize, Deserializer,
    de::{
        DeserializeSeed, EnumAccess, Error, IgnoredAny, IntoDeserializer, MapAccess, VariantAccess, Visitor,
        value::{MapDeserializer, StrDeserializer},
    },
    forward_to_deserialize_any,
};
use std::{fmt, iter};

impl<'de> Deserialize<'de> for Param {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Param;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a role, or a mapping with `role`")
            }

            fn visit_str<E: Error>(self, role: &str) -> Result<Param, E> {
                Param::read(role, MapDeserializer::new(iter::empty::<(&str, &str)>()))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Param, A::Error> {
                // The reader of specs gives `role` first, wherever it stands.
                match map.next_key::<String>()? {
                    Some(key) if key == "role" => {
                        let role: String = map.next_value()?;
                        Param::read(&role, map)
                    }
                    Some(_) | None => Err(A::Error::missing_field("role")),
                }
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl Param {
    /// Reads the keys behind `role`.
    fn read<'de, A: MapAccess<'de>>(role: &str, map: A) -> Result<Self, A::Error> {
        let misfit = |key: Option<String>, message: String| Misfit { key, message };
        let unjudged = Err(misfit(None, String::new()));
        let python = PythonParam::default();
        let mut param = Self {
            role: unjudged,
            nullable: false,
            destroys: false,
            retained: false,
            never_null: None,
            on_host: None,
            python,
        };
        let entry = RoleEntry::deserialize(Chosen { role, keys: Keys { map, param: &mut param } });
        let foreign = |key: String| {
            let message = format!("`{key}` does not belong to the role `{role}`");
            misfit(Some(key), message)
        };
        param.role = match entry {
            Ok(entry) => match (entry.contradiction(), entry.foreign(param.python)) {
                (Some((key, message)), _) => Err(misfit(Some(key.to_owned()), message.to_owned())),
                (None, Some(key)) => Err(foreign(key.to_owned())),
                (None, None) => Ok(entry),
            },
            Err(Problem::Missing(key)) => Err(misfit(None, format!("the role `{role}` needs `{key}`"))),
            Err(Problem::Foreign(key)) => Err(foreign(key)),
            Err(Problem::Unreadable(error)) => return Err(error),
        };
        Ok(param)
    }
}

/// Why a role cannot be read from its keys.
#[derive(Debug)]
enum Problem<E> {
    /// It needs this key.
    Missing(&'static str),
    /// Another role has this key.
    Foreign(String),
    /// A value is not what it has to be.
    Unreadable(E),
}

impl<E: Error> Error for Problem<E> {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::Unreadable(E::custom(message))
    }

    fn missing_field(key: &'static str) -> Self {
        Self::Missing(key)
    }

    fn unknown_field(key: &str, _: &'static [&'static str]) -> Self {
        Self::Foreign(key.to_owned())
    }
}

impl<E: fmt::Display> fmt::Display for Problem<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(key) => write!(f, "the role needs `{key}`"),
            Self::Foreign(key) => write!(f, "`{key}` does not belong to the role"),
            Self::Unreadable(error) => error.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for Problem<E> {}

/// A role's word and the keys that follow it, as serde wants to have a variant.
struct Chosen<'a, A> {
    role: &'a str,
    keys: Keys<'a, A>,
}

impl<'de, A: MapAccess<'de>> Deserializer<'de> for Chosen<'_, A> {
    type Error = Problem<A::Error>;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, 'a, A: MapAccess<'de>> EnumAccess<'de> for Chosen<'a, A> {
    type Error = Problem<A::Error>;
    type Variant = Keys<'a, A>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self::Variant), Self::Error> {
        let role: StrDeserializer<'_, Self::Error> = self.role.into_deserializer();
        Ok((seed.deserialize(role)?, self.keys))
    }
}

/// The keys behind a role: those that every role has go into the parameter, the others are the role's.
struct Keys<'a, A> {
    map: A,
    param: &'a mut Param,
}

impl<'de, A: MapAccess<'de>> VariantAccess<'de> for Keys<'_, A> {
    type Error = Problem<A::Error>;

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Self::Error> {
        visitor.visit_map(self)
    }

    fn unit_variant(self) -> Result<(), Self::Error> {
        Err(Error::custom("every role is a mapping"))
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, Self::Error> {
        Err(Error::custom("every role is a mapping"))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Self::Error> {
        Err(Error::custom("every role is a mapping"))
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Keys<'_, A> {
    type Error = Problem<A::Error>;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Self::Error> {
        while let Some(key) = self.map.next_key::<String>().map_err(Problem::Unreadable)? {
            if let Some((_, flag)) = BOOL_KEYS.iter().find(|(flag, _)| *flag == key) {
                *flag(self.param) = self.map.next_value().map_err(Problem::Unreadable)?;
            } else if let Some((_, reason)) = REASON_KEYS.iter().find(|(reason, _)| *reason == key) {
                *reason(self.param) = Some(self.map.next_value().map_err(Problem::Unreadable)?);
            } else if key == PYTHON {
                self.param.python = self.map.next_value().map_err(Problem::Unreadable)?;
            } else if PARAM_KEYS.contains(key.as_str()) {
                let key: StrDeserializer<'_, Self::Error> = key.as_str().into_deserializer();
                return seed.deserialize(key).map(Some);
            } else {
                // No role has this key: the spec reader reports it as ignored.
                let _: IgnoredAny = self.map.next_value().map_err(Problem::Unreadable)?;
            }
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Self::Error> {
        self.map.next_value_seed(seed).map_err(Problem::Unreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::{Count, read};

    #[test]
    fn a_role_may_stand_anywhere_among_its_keys() {
        let count = Count::Param { name: "n".to_owned(), minus: 0 };
        let array = RoleEntry::InArray { count, optional: true, most: None };
        for text in ["{role: in_array, count: n, optional: true}", "{optional: true, count: n, role: in_array}"] {
            assert_eq!(read::<Param>(text).unwrap().role, Ok(array.clone()), "{text}");
        }
        assert_eq!(read::<Param>("user_data"), read("{role: user_data}"));
        assert!(read::<Param>("{role: in, nullable: true}").unwrap().nullable);
        let python = PythonParam { optional: true, ..PythonParam::default() };
        assert_eq!(read::<Param>("{python: {optional: true}, role: in}").unwrap().python, python);
    }

    #[test]
    fn what_does_not_fit_a_role_is_told_with_its_name() {
        for (text, key, message) in [
            ("out_string", None, "the role `out_string` needs `capacity`"),
            ("{role: in, count: n}", Some("count"), "`count` does not belong to the role `in`"),
            ("{role: address, host: {rows: h}}", Some("host"), "`host` needs either `reads` or `writes`"),
            ("{role: in, python: {accepts_scalar: true}}", Some("python.accepts_scalar"), {
                "`python.accepts_scalar` does not belong to the role `in`"
            }),
            ("{role: in_array, count: n, python: {truncate_to_count: true}}", Some("python.truncate_to_count"), {
                "`python.truncate_to_count` does not belong to the role `in_array`"
            }),
            ("{role: out_array, count: n, python: {single: true}}", Some("python.single"), {
                "`python.single` does not belong to the role `out_array`"
            }),
            ("{role: callback, repeats_if: f}", Some("repeats_if"), "`repeats_if` belongs to `scope: once`"),
        ] {
            let misfit = Misfit { key: key.map(str::to_owned), message: message.to_owned() };
            assert_eq!(read::<Param>(text).unwrap().role, Err(misfit), "{text}");
        }
        for (text, message) in [
            ("{count: n}", "missing field `role`"),
            ("{role: in, colour: blue}", "unknown keys: [Unknown { line: 1, key: \"colour\" }]"),
            ("{role: in, python: {nullable: true}}", "unknown keys: [Unknown { line: 1, key: \"nullable\" }]"),
            ("{role: in, nullable: maybe}", "nullable: invalid type: string \"maybe\", expected a boolean"),
        ] {
            assert_eq!(read::<Param>(text).unwrap_err(), message, "{text}");
        }
    }
}
