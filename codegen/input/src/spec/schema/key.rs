//! Tables of keys: each row declares a field with its documentation, its type, and the words with which it belongs.

use super::Value;

/// A key of an entry.
pub struct Key<T> {
    /// Its name.
    pub name: &'static str,
    /// One line for the manual.
    pub doc: &'static str,
    /// The words that cannot do without it.
    pub needed: &'static [&'static str],
    /// The words with which it may be left out.
    pub allowed: &'static [&'static str],
    /// Its value, if it is set.
    pub get: for<'a> fn(&'a T) -> Option<Value<'a>>,
}

impl<T> Key<T> {
    /// Whether it belongs to a word; a key without words belongs to each.
    pub fn belongs_to(&self, word: &str) -> bool {
        self.is_common() || self.needed.contains(&word) || self.allowed.contains(&word)
    }

    /// Whether it belongs to every word.
    pub fn is_common(&self) -> bool {
        self.needed.is_empty() && self.allowed.is_empty()
    }
}

/// A field that may be unset.
pub(super) trait Fact {
    /// Its value.
    type Of;

    /// The value, if it is set.
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

/// Declares a struct and the table of its keys.
///
/// `count: Option<Count> as Count, needed ["in_array"], allowed ["in_attribute"];` is a key, `as` the variant of [`Value`] that
/// its value is. A name in quotes is that of a key whose field is called otherwise.
macro_rules! keys {
    (
        $(#[$meta:meta])*
        pub struct $type:ident {
            $(
                $(#[doc = $doc:literal])+
                $field:ident $(= $name:literal)?: $ty:ty as $value:ident
                $(, needed $needed:expr)? $(, allowed $allowed:expr)?;
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
                    get: |keys| $crate::spec::schema::key::Fact::fact(&keys.$field).map(|it| Value::$value(it)),
                },)+
            ];

            /// The keys that are set, with their values.
            pub fn values(&self) -> impl Iterator<Item = (&'static str, Value<'_>)> {
                Self::KEYS.iter().filter_map(|key| Some((key.name, (key.get)(self)?)))
            }

            /// Reads the value of a key; `false` if it is not one of these.
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
    (@words) => { &[] };
    (@words $words:expr) => { &$words };
}
pub(super) use keys;
