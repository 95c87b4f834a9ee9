//! Tables of spec keys: each row declares a field with its documentation, its type, and the role words that accept it.

use super::Value;

/// A key that a spec entry can contain.
pub struct Key<T> {
    /// The name of the key.
    pub name: &'static str,
    /// The documentation of the key in the reference.
    pub doc: &'static str,
    /// The role words that require the key.
    pub needed: &'static [&'static str],
    /// The role words that accept the key without requiring it.
    pub allowed: &'static [&'static str],
    /// The role word that sets the field, if the field cannot be written as a key in specs.
    pub by: Option<&'static str>,
    /// Returns the key's value, if the key is set.
    pub get: for<'a> fn(&'a T) -> Option<Value<'a>>,
}

impl<T> Key<T> {
    /// Returns true if the key is supported for a role word. A key without role words is supported for every role.
    pub fn belongs_to(&self, word: &str) -> bool {
        self.is_common() || self.needed.contains(&word) || self.allowed.contains(&word)
    }

    /// Returns true if the key is supported for every role.
    pub fn is_common(&self) -> bool {
        self.needed.is_empty() && self.allowed.is_empty()
    }
}

/// A field whose value is optional.
pub(super) trait Fact {
    /// The type of the field's value.
    type Of;

    /// Returns the field's value, if it is set.
    fn fact(&self) -> Option<&Self::Of>;
}

impl Fact for bool {
    type Of = Self;

    fn fact(&self) -> Option<&Self> {
        self.then_some(self)
    }
}

impl<T> Fact for Option<T> {
    type Of = T;

    fn fact(&self) -> Option<&T> {
        self.as_ref()
    }
}

/// Declares a struct and the table of the struct's keys.
///
/// `count: Option<Count> as Count, needed ["in_array"], allowed ["in_attribute"];` declares a key. `as` specifies the
/// variant of [`Value`] for the key's value. If the name of the key differs from the name of the field, the key's name
/// follows in quotes. `by "word"` declares a field that is set if this word is used in place of the role.
macro_rules! keys {
    (
        $(#[$meta:meta])*
        pub struct $type:ident {
            $(
                $(#[doc = $doc:literal])+
                $field:ident $(= $name:literal)?: $ty:ty as $value:ident
                $(, needed $needed:expr)? $(, allowed $allowed:expr)? $(, by $by:literal)?;
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct $type {
            $( $(#[doc = $doc])+ pub $field: $ty, )+
        }

        impl $type {
            /// The keys, in the order in which they are printed.
            pub const KEYS: &'static [$crate::spec::Key<Self>] = &[
                $($crate::spec::Key {
                    name: keys!(@name $field $($name)?),
                    doc: concat!($($doc),+),
                    needed: keys!(@words $($needed)?),
                    allowed: keys!(@words $($allowed)?),
                    by: keys!(@by $($by)?),
                    get: |keys| $crate::spec::schema::key::Fact::fact(&keys.$field).map(|it| Value::$value(it)),
                },)+
            ];

            /// Returns the keys that are set, with their values.
            pub fn values(&self) -> impl Iterator<Item = (&'static str, Value<'_>)> {
                Self::KEYS.iter().filter_map(|key| Some((key.name, (key.get)(self)?)))
            }

            /// Reads the value of a key. Returns `false` if the struct does not contain the key.
            fn read<'de, A: serde::de::MapAccess<'de>>(&mut self, key: &str, map: &mut A) -> Result<bool, A::Error> {
                $(
                    if key == keys!(@name $field $($name)?) {
                        self.$field = map.next_value()?;
                        return Ok(true);
                    }
                )+
                Ok(false)
            }
        }
    };
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $name:literal) => { $name };
    (@by) => { None };
    (@by $by:literal) => { Some($by) };
    (@words) => { &[] };
    (@words $words:expr) => { &$words };
}
pub(super) use keys;
