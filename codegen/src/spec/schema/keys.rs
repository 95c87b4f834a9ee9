//! The keys of the schema: those of its types, as serde knows them.

use super::{
    Contexts, CountKeys, CountUnread, Cython, EnumNames, ExtentKeys, Family, FieldKeys, Flat, FlatResultKeys, Function,
    Group, HandWritten, HandleUse, Helper, Host, InitialKeys, LastMessageKeys, Layout, Library, LifetimeKeys, Loads,
    MacroEnumKeys, Matrix, MeasureKeys, PackageNames, Pair, Part, PythonFamily, PythonFunction, PythonLibrary,
    PythonParam, PythonView, Ranks, Read, ResultCodes, RustLibrary, RustSpec, Safety, Skip, Strides, Threads,
    Transform, TypeEntry, VersionMacroKeys, When, Written, amount::Sum, elements::Complex, param,
};
use serde::{
    Deserialize, Deserializer,
    de::{Visitor, value},
    forward_to_deserialize_any,
};
use std::{cell::RefCell, collections::BTreeSet, sync::LazyLock};

/// Every key: what "did you mean" chooses from. A new field of these types is in it by itself; a test sees to it that no
/// type is missing.
pub(in crate::spec) static KEYS: LazyLock<BTreeSet<&str>> =
    LazyLock::new(|| COMMON.iter().chain(LANGUAGES.iter().flat_map(|(_, keys)| keys)).copied().collect());

/// Those that do not stand directly in the section of a language.
static COMMON: LazyLock<BTreeSet<&str>> = LazyLock::new(|| {
    let of_types = [
        fields::<Written>(),
        fields::<TypeEntry>(),
        fields::<Library>(),
        fields::<PackageNames>(),
        fields::<VersionMacroKeys>(),
        fields::<Loads>(),
        fields::<ResultCodes>(),
        fields::<LastMessageKeys>(),
        fields::<Cython>(),
        fields::<Group>(),
        fields::<Ranks>(),
        fields::<Pair>(),
        fields::<MeasureKeys>(),
        fields::<Strides>(),
        fields::<Matrix>(),
        fields::<Transform>(),
        fields::<Layout>(),
        fields::<PythonView>(),
        fields::<MacroEnumKeys>(),
        fields::<Flat>(),
        fields::<HandWritten>(),
        fields::<Part>(),
        fields::<FlatResultKeys>(),
        fields::<Function>(),
        fields::<Family>(),
        fields::<HandleUse>(),
        fields::<Threads>(),
        fields::<Contexts>(),
        fields::<Safety>(),
        fields::<LifetimeKeys>(),
        fields::<Helper>(),
        fields::<Skip>(),
        fields::<Host>(),
        fields::<Sum>(),
        fields::<CountKeys>(),
        fields::<CountUnread>(),
        fields::<ExtentKeys>(),
        fields::<Complex>(),
        fields::<EnumNames>(),
        fields::<FieldKeys>(),
        fields::<InitialKeys>(),
        fields::<When>(),
        fields::<Read>(),
    ];
    of_types.into_iter().flatten().chain(param::param_keys()).collect()
});

/// The keys in the sections of each language, by what these are called.
static LANGUAGES: LazyLock<[(&str, Vec<&str>); 2]> = LazyLock::new(|| {
    let rust = [fields::<RustSpec>(), fields::<RustLibrary>()];
    let python =
        [fields::<PythonLibrary>(), fields::<PythonFunction>(), fields::<PythonFamily>(), fields::<PythonParam>()];
    [("rust", rust.concat()), ("python", python.concat())]
});

/// The language in whose sections alone a key belongs, if there is one.
pub(in crate::spec) fn language_of(key: &str) -> Option<&'static str> {
    let has = |(_, keys): &&(&str, Vec<&str>)| keys.contains(&key) && !COMMON.contains(key);
    LANGUAGES.iter().find(has).map(|(language, _)| *language)
}

/// The keys of a mapping.
pub(super) fn fields<'de, T: Deserialize<'de>>() -> Vec<&'static str> {
    ask::<T>()
}

/// Serde tells the names only to whoever reads a value: so this begins to read one, and stops when it has heard them.
fn ask<'de, T: Deserialize<'de>>() -> Vec<&'static str> {
    let names = RefCell::default();
    let heard = T::deserialize(Listener { names: &names });
    debug_assert!(heard.is_err(), "nothing can be read from a listener");
    names.into_inner()
}

/// Hears the names of fields or variants, and gives nothing.
struct Listener<'a> {
    names: &'a RefCell<Vec<&'static str>>,
}

impl Listener<'_> {
    fn hear<T>(&self, names: &'static [&'static str]) -> Result<T, value::Error> {
        self.names.borrow_mut().extend(names);
        self.stop()
    }

    fn stop<T>(&self) -> Result<T, value::Error> {
        Err(serde::de::Error::custom("that is all"))
    }
}

impl<'de> Deserializer<'de> for Listener<'_> {
    type Error = value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
        self.stop()
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Self::Error> {
        self.hear(fields)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Self::Error> {
        self.hear(variants)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use syn::{Fields, Item};

    /// The names of the fields that serde reads in the sources of the schema.
    fn written() -> BTreeSet<String> {
        let folder = crate::repository::root().join("codegen/src/spec/schema");
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
        let sources = files.map(|path| fs::read_to_string(path).unwrap());
        let items: Vec<Item> = sources.flat_map(|source| syn::parse_file(&source).unwrap().items).collect();
        let is_read = |attributes: &[syn::Attribute]| {
            attributes.iter().filter_map(|attribute| attribute.meta.require_list().ok()).any(|list| {
                list.path.is_ident("derive") && list.tokens.to_string().split(", ").any(|name| name == "Deserialize")
            })
        };
        let mut fields = Vec::new();
        for item in items {
            if let Item::Struct(item) = item {
                fields.extend(is_read(&item.attrs).then_some(item.fields));
            } else if let Item::Enum(item) = item
                && is_read(&item.attrs)
            {
                fields.extend(item.variants.into_iter().map(|variant| variant.fields));
            }
        }
        let named = fields
            .into_iter()
            .filter_map(|fields| if let Fields::Named(fields) = fields { Some(fields.named) } else { None });
        let names = named.flatten().filter_map(|field| field.ident);
        names.map(|name| name.to_string().trim_start_matches("r#").to_owned()).collect()
    }

    #[test]
    fn the_list_of_keys_is_complete() {
        let written = written();
        assert!(written.len() > 50, "{written:?}");
        let missing: Vec<&String> = written.iter().filter(|key| !KEYS.contains(key.as_str())).collect();
        assert!(missing.is_empty(), "add the types of these fields to `KEYS`: {missing:?}");
        let languages = ["default_feature", "hold_gil", "optional", "module"].map(language_of);
        assert_eq!(languages, [Some("rust"), Some("python"), None, None], "the last two stand elsewhere, too");
        for key in ["role", "nullable", "div_ceil", "bool", "rows", "cuda_bindings"] {
            assert_eq!(KEYS.contains(key), key != "cuda_bindings", "{key}");
        }
    }
}
