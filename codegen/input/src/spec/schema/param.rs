//! Spec entries for parameters: the role, and the keys that the role supports.
//!
//! [`RoleKeys`] and [`ParamKeys`] declare every key once. The code that reads, prints and checks keys iterates over the
//! tables that these declarations generate.

use super::{
    Although, Count, CountUnread, Direction, Extent, HostMemory, Most, Nullable, PythonWord, Role, Scope, Selectors,
    Value, key::keys,
};
use crate::ctype::CType;
use serde::{
    Deserialize, Deserializer,
    de::{Error, IgnoredAny, MapAccess, Visitor, value::MapDeserializer},
};
use std::{fmt, iter};

/// A spec entry for one parameter: a role word, or a role word with keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// The role of the parameter, or the reason why the entry is invalid.
    pub role: Result<Role, Misfit>,
    /// The keys of the entry that do not belong to the role.
    pub keys: ParamKeys,
}

/// The reason why a spec entry is invalid: a key is missing, or is not supported for the role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The path of the unsupported key, separated by dots, if there is an unsupported key.
    pub key: Option<String>,
    /// The error message.
    pub message: String,
}

/// The words for the roles in specs.
pub const ROLES: &[&str] = &[
    "in",
    "out",
    "static_string",
    "out_later",
    "inout",
    "in_place",
    "in_array",
    "out_array",
    "inout_array",
    "in_buffer",
    "out_buffer",
    "in_string",
    "out_string",
    "in_attribute",
    "out_attribute",
    "inout_attribute",
    "in_attributes",
    "out_attributes",
    "borrowed_array",
    "callback",
    "user_data",
    "address",
    "device",
    "kernel_params",
    "in_scalar",
    "host_scalar",
    "out_scalar",
    "inout_scalar",
];

keys! {
    /// The keys that belong to the role itself.
    pub struct RoleKeys {
        /// The parameter that selects the type of the value, and the enum whose `values` specify the types:
        /// `{PARAMETER: ENUM}`. For `…_attributes`, the parameter is an array. For `in_scalar`, a second pair
        /// determines whether the value is complex.
        selector: Option<Selectors> as Selection,
            needed ["in_attribute", "out_attribute", "inout_attribute", "in_attributes", "out_attributes"],
            allowed ["address", "in_scalar", "out_scalar", "inout_scalar"];
        /// The number of elements in the array.
        count: Option<Count> as Count,
            needed ["in_array", "out_array", "inout_array", "inout_attribute", "in_attributes", "out_attributes", "borrowed_array"],
            allowed ["in_attribute"];
        /// The number of bytes in the memory. For strings, this number includes the terminating NUL. For
        /// `…_attributes`, the array that contains the size of each value.
        bytes: Option<Count> as Count,
            needed ["in_buffer", "out_buffer", "out_string"],
            allowed ["in_attribute", "out_attribute", "in_attributes", "out_attributes"];
        /// The parameter for the user data that CUDA passes to the callback.
        data: Option<String> as Param, allowed ["callback"];
        /// The period in which CUDA may call the callback. If omitted, `forever`.
        scope: Option<Scope> as Scope, allowed ["callback"];
        /// The type of the value, if the header declares `void *` and no parameter selects the type. The value is a C
        /// type for `out`, and a description of the type for scalars.
        of_type: Option<String> as Words, needed ["host_scalar"], allowed ["in_scalar", "out"];
    }
}

keys! {
    /// The keys of a parameter, in addition to the keys of its role.
    pub struct ParamKeys {
        /// `true` if NULL may be passed. `with_count` if NULL may be passed for an `in_array` or `out_array` even if
        /// the array's count is not 0.
        nullable: bool as Yes;
        /// NULL may be passed for an array although the array's count is not 0.
        optional: bool as Yes, by "";
        /// The call destroys the object to which the handle refers.
        destroys: bool as Yes;
        /// CUDA uses the memory even after the call has returned, until the handle that the call creates is destroyed.
        retained: bool as Yes;
        /// The buffer receives a NUL-terminated string.
        text: bool as Yes, allowed ["out_buffer"], by "out_text";
        /// The output describes the error if the call fails.
        explains_error: bool as Yes, allowed ["out"], by "error_detail";
        /// The value of the parameter is the address of a C function.
        function: bool as Yes, allowed ["address"], by "c_function";
        /// The parameter also accepts host memory that the GPU can access.
        gpu_accessible: bool as Yes, allowed ["device"], by "gpu_accessible";
        /// The memory is device memory, unless the handle was created for the host.
        on_device: bool as Yes, allowed ["address"], by "device_or_host";
        /// An option that affects only Python.
        python: Option<PythonWord> as Python;
        /// The amount of memory that CUDA reads at the address, which may be in host memory. For rows, the notation is
        /// `[LENGTH, {ROWS: PITCH}]`.
        reads: Option<HostMemory> as Host, allowed ["address"];
        /// The amount of memory that CUDA writes at the address, in the same notation as `reads`.
        writes: Option<HostMemory> as Host, allowed ["address"];
        /// The length of an array whose count CUDA does not read: `{PARAMETER: NUMBER}`. The object behind PARAMETER
        /// stores the length, which is at most NUMBER.
        count_unread: Option<CountUnread> as Unread, allowed ["out_array"];
        /// The maximum number of elements that the library supports: an integer, a macro, or an enum member.
        most: Option<Most> as Most, allowed ["in_array", "out_array", "inout_array"];
        /// The parameter that specifies the type of the elements in memory. The parameter's enum must have `elements`.
        element: Option<String> as Param, allowed ["device"];
        /// The amount of device memory that the call may use: `n`, `[m, {n: lda}]`. The amount is in elements, or in
        /// bytes if the type of the elements is unknown.
        extent: Option<Extent> as Extent, allowed ["device"];
        /// The reason why the entry is correct although the documentation or the header contradicts it: `{WORD:
        /// REASON}`.
        although: Option<Although> as Although;
    }
}

/// Returns true if a key belongs to a role. Returns `None` if the key belongs to no role.
fn belongs(key: &str, role: &str) -> Option<bool> {
    let of_role = RoleKeys::KEYS.iter().find(|it| it.name == key).map(|it| it.belongs_to(role));
    let other = || ParamKeys::KEYS.iter().find(|it| it.name == key && it.by.is_none());
    of_role.or_else(|| other().map(|it| it.belongs_to(role)))
}

/// Returns the role word and the keys that a word sets. For example, `out_text` is an `out_buffer` with the key `text`.
fn meant(word: &str) -> (&str, ParamKeys) {
    let mut keys = ParamKeys::default();
    let role = match word {
        "out_text" => {
            keys.text = true;
            "out_buffer"
        }
        "error_detail" => {
            keys.explains_error = true;
            "out"
        }
        "c_function" => {
            keys.function = true;
            "address"
        }
        "gpu_accessible" => {
            keys.gpu_accessible = true;
            "device"
        }
        "device_or_host" => {
            keys.on_device = true;
            "address"
        }
        _ => word,
    };
    (role, keys)
}

impl RoleKeys {
    /// Returns a key that the role requires and that is not set.
    pub(super) fn missing(&self, role: &str) -> Option<&'static str> {
        let missing = Self::KEYS.iter().find(|key| key.needed.contains(&role) && (key.get)(self).is_none());
        missing.map(|key| key.name)
    }

    /// Finds mutually exclusive keys. Returns one of these keys and the reason.
    pub(super) fn contradiction(&self, role: &str) -> Option<(&'static str, &'static str)> {
        let Self { selector, of_type, .. } = self;
        if role != "in_scalar" && selector.as_ref().is_some_and(|selector| selector.complex.is_some()) {
            return Some(("selector", "only the role `in_scalar` supports a second selector"));
        }
        if selector.is_some() && of_type.is_some() {
            return Some((
                "of_type",
                "the keys `of_type` and `selector` exclude each other, because `of_type` \
                                    specifies a fixed type",
            ));
        }
        if role == "out" && of_type.as_ref().is_some_and(|ty| ty.parse::<CType>().is_err()) {
            return Some(("of_type", "the `of_type` of an output must be a C type"));
        }
        if role == "in_attribute" && self.bytes.is_some() && self.count.is_some() {
            return Some((
                "bytes",
                "the keys `count` and `bytes` exclude each other, because the type determines the \
                                  size of the elements",
            ));
        }
        if role.ends_with("_attributes") && self.bytes.as_ref().is_some_and(|bytes| bytes.param().is_none()) {
            return Some(("bytes", "the value of `bytes` must be the parameter that contains the array of sizes"));
        }
        None
    }
}

impl ParamKeys {
    /// Returns the host memory that CUDA reads or writes at an address.
    pub fn host(&self) -> Option<&HostMemory> {
        self.reads.as_ref().or(self.writes.as_ref())
    }

    /// Returns the word that replaces the role word and sets one of these keys.
    pub fn word(&self) -> Option<&'static str> {
        let words = Self::KEYS.iter().filter(|key| (key.get)(self).is_some()).filter_map(|key| key.by);
        words.into_iter().find(|word| !word.is_empty())
    }

    /// Returns the keys that are set, with their values in the notation of specs.
    pub fn written(&self) -> impl Iterator<Item = (&'static str, String)> {
        let keys = Self::KEYS.iter().filter(|key| key.by.is_none());
        keys.filter_map(|key| {
            let value = (key.get)(self)?;
            let is_optional = key.name == "nullable" && self.optional;
            Some((key.name, if is_optional { "with_count".to_owned() } else { value.yaml() }))
        })
    }

    /// Returns the reason why the entry is correct although the documentation or the header contradicts it. `word` is
    /// the kind of contradiction.
    pub fn although(&self, word: &str) -> Option<&String> {
        self.although.as_ref().filter(|although| although.word() == word).map(Although::why)
    }

    /// Finds mutually exclusive keys. Returns one of these keys and the reason.
    fn contradiction(&self, role: &Role) -> Option<(&'static str, &'static str)> {
        let is_one = matches!(role, Role::In | Role::Out { .. } | Role::InOut | Role::InPlace);
        if self.although("array").is_some() && !is_one {
            return Some(("although", "`although: {array: …}` applies only to a role for a single value"));
        }
        if self.although("type").is_some() && !matches!(role, Role::Address { .. }) {
            return Some(("although", "`although: {type: …}` applies only to the role `address`"));
        }
        if self.optional && !matches!(role, Role::Array { direction: Direction::In | Direction::Out, .. }) {
            return Some(("nullable", "`nullable: with_count` applies only to the roles `in_array` and `out_array`"));
        }
        let Role::Address { selection } = role else { return None };
        let Self { reads, writes, function, on_device, .. } = self;
        let untyped = self.although("type");
        let (host, key) = (self.host(), if reads.is_some() { "reads" } else { "writes" });
        if host.is_none() && *on_device {
            return Some((
                "role",
                "the role `device_or_host` requires `reads` or `writes`, which specifies the number of elements that \
                the call uses",
            ));
        }
        if reads.is_some() && writes.is_some() {
            return Some(("writes", "the keys `reads` and `writes` exclude each other"));
        }
        if host.is_some() && *function {
            return Some((
                key,
                "the role `c_function` excludes `reads` and `writes`, because CUDA neither reads nor \
                              writes code",
            ));
        }
        if host.is_some() && untyped.is_some() {
            return Some((
                "although",
                "the keys `reads` and `writes` exclude `although: {type: …}`, because they count \
                                     elements of the type that the header declares",
            ));
        }
        if selection.is_some() && (host.is_some() || *function || untyped.is_some()) {
            return Some((
                "selector",
                "the key `selector` excludes `reads`, `writes`, `c_function` and `although: {type: …}`",
            ));
        }
        None
    }

    /// Returns the word for a Python option, if the option is not supported for the role.
    fn foreign(&self, role: &Role) -> Option<&'static str> {
        let word = self.python.as_ref()?;
        let belongs = match (word, role) {
            (PythonWord::Optional, _) => true,
            (PythonWord::AcceptsScalar, Role::Array { direction, .. }) => *direction != Direction::Out,
            (PythonWord::TruncateToCount, Role::Array { direction, .. }) => *direction == Direction::Out,
            (PythonWord::Single, Role::Array { direction: Direction::Out, count: Count::Fixed(_) }) => true,
            (PythonWord::AcceptsScalar | PythonWord::TruncateToCount | PythonWord::Single, _) => false,
        };
        (!belongs).then_some(word.word())
    }
}

impl Param {
    /// Reads the keys after the key `role`.
    fn read<'de, A: MapAccess<'de>>(word: &str, mut map: A) -> Result<Self, A::Error> {
        let (written, (word, mut keys), mut of_role) = (word, meant(word), RoleKeys::default());
        if !ROLES.contains(&word) {
            let words = ROLES.iter().copied().chain(ParamKeys::KEYS.iter().filter_map(|key| key.by));
            let words: Vec<String> = words.filter(|word| !word.is_empty()).map(|word| format!("`{word}`")).collect();
            let message = format!("unknown role `{word}`, expected one of {}", words.join(", "));
            return Err(A::Error::custom(message));
        }
        let foreign = |key: &str| {
            let message = format!("the role `{written}` does not support the key `{key}`");
            Misfit { key: Some(key.to_owned()), message }
        };
        while let Some(key) = map.next_key::<String>()? {
            if key == "nullable" {
                (keys.nullable, keys.optional) = map.next_value::<Nullable>()?.parts();
                continue;
            }
            match belongs(&key, word) {
                Some(true) if of_role.read(&key, &mut map)? || keys.read(&key, &mut map)? => {}
                Some(_) => return Ok(Self { role: Err(foreign(&key)), keys }),
                None => {
                    // The parser of specs reports this unknown key separately.
                    let _: IgnoredAny = map.next_value()?;
                }
            }
        }
        let role = Role::of(word, of_role).and_then(|role| {
            if let Some((key, message)) = keys.contradiction(&role) {
                return Err(Misfit { key: Some(key.to_owned()), message: message.to_owned() });
            }
            match keys.foreign(&role) {
                Some(foreign) => {
                    let message = format!("the role `{word}` does not support `python: {foreign}`");
                    Err(Misfit { key: Some("python".to_owned()), message })
                }
                None => Ok(role),
            }
        });
        Ok(Self { role, keys })
    }
}

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
                // The parser of specs returns the key `role` first, regardless of its position in the file.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::read;

    #[test]
    fn a_role_may_have_any_position_among_its_keys() {
        let count = Count::Param { name: "n".to_owned(), minus: 0 };
        let role = Ok(Role::Array { direction: Direction::In, count });
        let array = Param { role, keys: ParamKeys { nullable: true, optional: true, ..ParamKeys::default() } };
        for text in
            ["{role: in_array, count: n, nullable: with_count}", "{nullable: with_count, count: n, role: in_array}"]
        {
            assert_eq!(read::<Param>(text).unwrap(), array, "{text}");
        }
        assert_eq!(read::<Param>("user_data"), read("{role: user_data}"));
        assert!(read::<Param>("{role: in, nullable: true}").unwrap().keys.nullable);
        let param = read::<Param>("{python: optional, role: in}").unwrap();
        assert_eq!(param.keys.python, Some(PythonWord::Optional));
    }

    #[test]
    fn unfit_parameters_are_reported_by_name() {
        for (text, key, message) in [
            ("out_string", None, "the role `out_string` requires the key `bytes`"),
            ("{role: in, count: n}", Some("count"), "the role `in` does not support the key `count`"),
            (
                "{role: address, reads: n, writes: n}",
                Some("writes"),
                "the keys `reads` and `writes` exclude each other",
            ),
            (
                "{role: in, python: accepts_scalar}",
                Some("python"),
                "the role `in` does not support `python: \
                                                                   accepts_scalar`",
            ),
            ("{role: in_array, count: n, python: truncate_to_count}", Some("python"), {
                "the role `in_array` does not support `python: truncate_to_count`"
            }),
            ("{role: out_array, count: n, python: single}", Some("python"), {
                "the role `out_array` does not support `python: single`"
            }),
        ] {
            let misfit = Misfit { key: key.map(str::to_owned), message: message.to_owned() };
            assert_eq!(read::<Param>(text).unwrap().role, Err(misfit), "{text}");
        }
        for (text, message) in [
            ("{count: n}", "missing field `role`"),
            ("{role: in, colour: blue}", "unknown keys: [Unknown { line: 1, key: \"colour\", path: [] }]"),
            (
                "{role: in, nullable: maybe}",
                "nullable: invalid type: string \"maybe\", expected a boolean, or `with_count`",
            ),
        ] {
            assert_eq!(read::<Param>(text).unwrap_err(), message, "{text}");
        }
    }

    #[test]
    fn every_role_survives_a_round_trip_with_its_required_keys() {
        let words = || RoleKeys::KEYS.iter().flat_map(|key| key.needed.iter().chain(key.allowed));
        let words = words().chain(ParamKeys::KEYS.iter().flat_map(|key| key.needed.iter().chain(key.allowed)));
        let unknown: Vec<&&str> = words.filter(|word| !ROLES.contains(word)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
        for word in ROLES {
            let keys = RoleKeys::KEYS.iter().filter(|key| key.needed.contains(word));
            let value = |key: &str| if key == "selector" { "{x: y}" } else { "x" };
            let text = keys.map(|key| format!(", {}: {}", key.name, value(key.name))).collect::<String>();
            let role = read::<Param>(&format!("{{role: {word}{text}}}")).unwrap().role;
            assert_eq!(role.map(|role| role.word()), Ok((*word).to_owned()), "{text}");
        }
    }
}
