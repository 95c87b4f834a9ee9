//! The keys of specs and their documentation: the reference that `cargo xtask explain --keys` prints.

use super::{
    Although, ArgumentUse, CallbackFact, CountWord, Cython, DefineWord, Family, FieldKeys, FieldWord, Function,
    GroupKeys, HandWritten, HandleFact, Key, Library, Lifetime, Loads, MeasureKeys, ModuleWord, PackageNames,
    ParamKeys, PythonLibrary, PythonWord, Ranks, ResultCodes, RoleKeys, RustWord, SafeBy, Safety, Scope, Skip, Threads,
    TypeEntry, TypeMeaning, ValueWord, Written,
};
use crate::diag::nearest;
use std::{collections::BTreeSet, fmt::Write as _};

/// Pairs of a key and the key's documentation.
pub type Rows = &'static [(&'static str, &'static str)];

/// A mapping that specs can contain.
pub trait Documented {
    /// The keys of the mapping.
    const ROWS: Rows;
}

/// Declares a mapping that specs can contain. Each field is a key, and the field's doc comment is the documentation of
/// the key. Fields under `beside` are not keys.
#[macro_export]
macro_rules! documented {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident {
            $( $(#[doc = $doc:literal])+ $(#[serde($($serde:tt)*)])? $field_vis:vis $field:ident: $ty:ty, )*
        }
        $( beside { $( $(#[doc = $other_doc:literal])+ $other_vis:vis $other:ident: $other_ty:ty, )+ } )?
    ) => {
        $(#[$meta])*
        $vis struct $name {
            $( $(#[doc = $doc])+ $(#[serde($($serde)*)])? $field_vis $field: $ty, )*
            $( $( $(#[doc = $other_doc])+ #[serde(skip)] $other_vis $other: $other_ty, )+ )?
        }

        impl $crate::spec::Documented for $name {
            const ROWS: $crate::spec::Rows = &[ $( (stringify!($field), concat!($($doc),+)), )* ];
        }
    };
}
pub(super) use crate::documented;

/// A section of the reference, which describes one mapping.
#[derive(Debug)]
pub struct Section {
    /// The position of the mapping in a spec. It is the heading of the section.
    pub place: &'static str,
    /// The keys of the mapping.
    pub rows: Rows,
}

/// Creates the section for the mapping at this position.
pub const fn section<T: Documented>(place: &'static str) -> Section {
    Section { place, rows: T::ROWS }
}

/// All mappings except the entries for parameters, in the order of the reference.
const SECTIONS: &[Section] = &[
    section::<Written>("A spec"),
    section::<Library>("`library`"),
    section::<Loads>("`library.loads`, by version"),
    section::<ResultCodes>("`library.result`"),
    section::<GroupKeys>("`library.group`"),
    section::<Ranks>("`library.ranks`"),
    section::<PythonLibrary>("`library.python`"),
    section::<Cython>("`library.python.cython`"),
    section::<PackageNames>("`package`"),
    section::<Function>("`functions`, by function"),
    section::<Safety>("`functions.safety`"),
    section::<Family>("`families`, by name"),
    section::<TypeEntry>("`types`, by type"),
    section::<MeasureKeys>("`types.measure`"),
    section::<FieldKeys>("`types.fields`, by field"),
    section::<Skip>("`skip`, by name or pattern"),
    section::<HandWritten>("`rust`"),
];

/// The values that are one of several words. Some of these words have an argument.
const WORDS: &[Section] = &[
    section::<Lifetime>("A lifetime in `valid_until` and `leads_to`"),
    section::<ArgumentUse>("`functions.safety.arguments`"),
    section::<CallbackFact>("`callback` of `arguments`"),
    section::<PythonWord>("`python` of a parameter"),
    section::<FieldWord>("`types.fields.role`"),
    section::<Scope>("`scope` of a callback"),
    section::<CountWord>("A count"),
    section::<HandleFact>("`types.handle`"),
    section::<Threads>("`types.threads`"),
    section::<ValueWord>("A type in `types.values`"),
    section::<SafeBy>("`functions.safe_by`"),
    section::<RustWord>("`library.rust`"),
    section::<TypeMeaning>("`library.types`"),
    section::<DefineWord>("`library.defines`"),
    section::<ModuleWord>("`rust.has`"),
    section::<Although>("`although` of a parameter"),
];

/// Returns the key for the name of a field.
fn key(field: &'static str) -> &'static str {
    field.trim_start_matches("r#")
}

fn of_params() -> impl Iterator<Item = (&'static str, &'static str)> {
    let role = std::iter::once(("role", "The role, such as `in_array`."));
    let of_roles = RoleKeys::KEYS.iter().map(|key| (key.name, key.doc));
    let others = ParamKeys::KEYS.iter().filter(|key| key.by.is_none());
    role.chain(of_roles).chain(others.map(|key| (key.name, key.doc)))
}

/// Returns every key with its documentation.
fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    SECTIONS.iter().flat_map(|section| section.rows).map(|(field, doc)| (key(field), *doc)).chain(of_params())
}

/// The keys that one kind of file supports. The help texts of findings list these keys.
#[derive(Clone, Copy, Debug)]
pub struct Keys {
    sections: &'static [Section],
    /// Words that are used as values.
    words: &'static [Section],
    /// The paths of mappings that are entries for parameters.
    params: &'static [&'static str],
}

/// The keys that specs support.
pub(in crate::spec) const KEYS: Keys = Keys {
    sections: SECTIONS,
    words: WORDS,
    params: &["`functions.params`, by parameter", "`families.params`, by parameter"],
};

impl Keys {
    /// Returns the keys of files that contain these mappings.
    pub const fn of(sections: &'static [Section]) -> Self {
        Self { sections, words: &[], params: &[] }
    }

    /// Returns the keys of the mapping at this path. Returns no keys if the reference does not contain the mapping.
    fn at(&self, path: &[String]) -> Vec<&'static str> {
        if self.params.iter().any(|place| self.is_at(place, path)) {
            return of_params().map(|(key, _)| key).collect();
        }
        let here = self.sections.iter().filter(|section| self.is_at(section.place, path));
        here.flat_map(|section| section.rows).map(|(field, _)| key(field)).collect()
    }

    /// Returns true if a path leads to a position in the reference. For example, `types.CUresult.fields.x` leads to the
    /// position "`types.fields`, by field".
    fn is_at(&self, place: &str, path: &[String]) -> bool {
        let Some((words, _)) = place.strip_prefix('`').and_then(|rest| rest.split_once('`')) else {
            return place.starts_with("A ") && path.is_empty();
        };
        let places = || self.sections.iter().map(|section| section.place).chain(self.params.iter().copied());
        let is_by_name = |words: &str| places().any(|place| place.starts_with(&format!("`{words}`, by ")));
        let mut path = path.iter();
        let ends = words.match_indices('.').map(|(end, _)| end).chain([words.len()]);
        let mut is_here = true;
        for end in ends {
            let word = words[..end].rsplit('.').next();
            is_here &= path.next().map(String::as_str) == word;
            is_here &= !is_by_name(&words[..end]) || path.next().is_some();
        }
        is_here && path.next().is_none()
    }

    /// Returns the help for a key that the mapping at this path does not support.
    pub(in crate::spec) fn instead(&self, unknown: &str, path: &[String]) -> Option<String> {
        let here = self.at(path);
        let has = |section: &&Section| section.rows.iter().any(|(field, _)| key(field) == unknown);
        let mut places: Vec<&str> = self.sections.iter().chain(self.words).filter(has).map(|it| it.place).collect();
        if !self.params.is_empty() && of_params().any(|(key, _)| key == unknown) {
            places.push("a parameter");
        }
        let places: Vec<String> = places.iter().map(|place| place.replacen("A ", "a ", 1)).collect();
        let elsewhere = (!places.is_empty()).then(|| format!("`{unknown}` belongs to {}", places.join("; or to ")));
        let near = nearest(unknown, here.iter().copied()).map(|near| format!("did you mean `{near}`?"));
        match (near, elsewhere) {
            (Some(near), Some(elsewhere)) => Some(format!("{near} {elsewhere}")),
            (None, None) if here.is_empty() => None,
            (None, None) => Some(format!("the supported keys are {}", listed(&here))),
            (near, elsewhere) => near.or(elsewhere),
        }
    }
}

/// Formats names as a list: `` `a`, `b` ``.
fn listed(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// Formats the keys of each mapping as a Markdown table.
pub fn tables(sections: &[Section]) -> String {
    let mut text = String::new();
    for Section { place, rows } in sections {
        let _ = write!(text, "\n## {place}\n\n| key | |\n|---|---|\n");
        for (field, doc) in *rows {
            let _ = writeln!(text, "| `{}` | {} |", key(field), cell(doc));
        }
    }
    text
}

/// Returns the number of keys, and the number of distinct key names.
pub fn counts(sections: &[Section]) -> (usize, usize) {
    let keys: Vec<&str> = sections.iter().flat_map(|section| section.rows).map(|(field, _)| key(field)).collect();
    (keys.len(), keys.iter().collect::<BTreeSet<_>>().len())
}

/// Formats documentation as a cell of a table.
fn cell(text: &str) -> String {
    text.trim().replace('|', "\\|")
}

/// Formats the reference of all keys in Markdown.
pub fn reference() -> String {
    let names: BTreeSet<&str> = all().map(|(key, _)| key).collect();
    let words = WORDS.iter().map(|section| section.rows.len()).sum::<usize>();
    let mut text = format!(
        "# Keys of specs\n\n{} keys with {} distinct names. {words} words are used as values, some with an argument: `{{WORD: ARGUMENT}}`.\n",
        all().count(),
        names.len()
    );
    text += &tables(SECTIONS);
    let _ = write!(text, "\n## Parameters\n\n| key | roles | |\n|---|---|---|\n");
    let _ = writeln!(text, "| `role` | | The role, such as `in_array`. |");
    let mut row = |name: &str, doc: &str, needed: &[&str], allowed: &[&str]| {
        let roles = match (needed, allowed) {
            ([], []) => "all".to_owned(),
            (needed, []) => format!("required by {}", listed(needed)),
            ([], allowed) => listed(allowed),
            (needed, allowed) => format!("required by {}; {}", listed(needed), listed(allowed)),
        };
        let _ = writeln!(text, "| `{name}` | {roles} | {} |", cell(doc));
    };
    RoleKeys::KEYS.iter().for_each(|Key { name, doc, needed, allowed, .. }| row(name, doc, needed, allowed));
    let others = || ParamKeys::KEYS.iter();
    others()
        .filter(|key| key.by.is_none())
        .for_each(|Key { name, doc, needed, allowed, .. }| row(name, doc, needed, allowed));
    let _ = write!(text, "\n## Words: `role` of a parameter, besides the roles\n\n| word | role | |\n|---|---|---|\n");
    for (word, key) in others().filter_map(|key| Some((key.by.filter(|word| !word.is_empty())?, key))) {
        let _ = writeln!(text, "| `{word}` | `{}` | {} |", key.allowed.join("`, `"), cell(key.doc));
    }
    for Section { place, rows } in WORDS {
        let _ = write!(text, "\n## Words: {place}\n\n| word | |\n|---|---|\n");
        for (word, doc) in *rows {
            let _ = writeln!(text, "| `{word}` | {} |", cell(doc));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// The upper limits for the number of keys and for the number of distinct key names. The newest keys are `rules`,
    /// which separates NVIDIA's conventions from those of other libraries, and `codes`, which describes result codes
    /// that no enum declares.
    const KEYS: usize = 154;
    const NAMES: usize = 132;

    #[test]
    fn every_mapping_of_the_schema_is_documented_and_in_the_reference() {
        let folder = crate::repository::root().join("codegen/input/src/spec/schema");
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
        let sources: Vec<String> = files.map(|path| fs::read_to_string(path).unwrap()).collect();
        let items: Vec<syn::Item> = sources.iter().flat_map(|source| syn::parse_file(source).unwrap().items).collect();
        let is_read = |item: &syn::ItemStruct| {
            item.attrs
                .iter()
                .filter_map(|attribute| attribute.meta.require_list().ok())
                .any(|list| list.path.is_ident("derive") && list.tokens.to_string().contains("Deserialize"))
                && matches!(item.fields, syn::Fields::Named(_))
        };
        let bare = items.iter().filter_map(|item| if let syn::Item::Struct(item) = item { Some(item) } else { None });
        let converted = |item: &&syn::ItemStruct| {
            let mut lists = item.attrs.iter().filter_map(|attribute| attribute.meta.require_list().ok());
            lists.any(|list| list.path.is_ident("serde") && list.tokens.to_string().contains("from"))
        };
        let bare = bare.filter(|item| is_read(item)).filter(|item| !converted(item));
        let bare: Vec<String> = bare.map(|item| item.ident.to_string()).collect();
        assert!(bare.is_empty(), "declare these in `documented!`: {bare:?}");
        let macros = items.iter().filter_map(|item| if let syn::Item::Macro(item) = item { Some(item) } else { None });
        let declared = macros.filter(|item| item.mac.path.is_ident("documented"));
        let declared = declared.map(|item| {
            let text = item.mac.tokens.to_string();
            syn::parse_str::<syn::ItemStruct>(text.split("beside {").next().unwrap()).unwrap()
        });
        let known: BTreeSet<&str> = all().map(|(key, _)| key).collect();
        let fields = declared.flat_map(|item| item.fields).map(|field| field.ident.unwrap().to_string());
        let fields: Vec<String> = fields.map(|field| field.trim_start_matches("r#").to_owned()).collect();
        assert!(fields.len() > 80, "{}", fields.len());
        let missing: Vec<&String> = fields.iter().filter(|field| !known.contains(field.as_str())).collect();
        assert!(missing.is_empty(), "add the types of these fields to `SECTIONS`: {missing:?}");
    }

    #[test]
    fn the_number_of_keys_does_not_exceed_the_limit() {
        let names: BTreeSet<&str> = all().map(|(key, _)| key).collect();
        let (keys, names) = (all().count(), names.len());
        assert!(
            keys <= KEYS && names <= NAMES,
            "{keys} keys with {names} names: merge, derive or generalize one, or raise the limit"
        );
        assert!(keys == KEYS && names == NAMES, "{keys} keys with {names} names: lower the limit");
    }

    #[test]
    fn every_key_and_every_word_has_a_line_in_the_reference() {
        let text = reference();
        let words = WORDS.iter().flat_map(|section| section.rows).copied();
        for (key, doc) in all().chain(words) {
            assert!(!doc.trim().is_empty(), "{key}");
            assert!(text.contains(&format!("| `{key}` | ")), "{key}");
        }
    }

    #[test]
    fn every_key_and_every_word_is_used_by_a_spec_of_the_repository() {
        let root = crate::repository::root();
        let specs = crate::spec::load(root).unwrap();
        let texts = specs.libraries.iter().map(|spec| fs::read_to_string(root.join(&spec.file)).unwrap());
        let text = texts.collect::<Vec<String>>().concat();
        let is_used = |name: &str| {
            let key = format!("{name}:");
            let mut before = text.match_indices(&key).map(|(at, _)| &text[..at]);
            before.any(|before| !before.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_'))
        };
        // Only specs in other repositories use the names of packages, and result codes without an enum.
        let is_of_packages =
            |name: &str| ["package", "codes"].contains(&name) || PackageNames::ROWS.iter().any(|(key, _)| *key == name);
        let keys = all().map(|(key, _)| key);
        let unused: Vec<&str> = keys.filter(|name| !is_used(name) && !is_of_packages(name)).collect();
        assert!(unused.is_empty(), "{unused:?}");
        let said: BTreeSet<&str> = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
        let words = WORDS.iter().flat_map(|section| section.rows);
        let unused: Vec<&str> = words.map(|(word, _)| *word).filter(|word| !said.contains(word)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }

    #[test]
    fn suggests_keys_of_the_place_and_names_the_places_of_others() {
        let table = [
            ("tittle", "library", "did you mean `title`?"),
            ("counts", "functions.fxCopy.params.list", "did you mean `count`?"),
            ("titel", "functions.fxCopy", "the supported keys are `in`, "),
            ("count", "functions.fxCopy", "`count` belongs to "),
            ("nulable", "families.all.params.list", "did you mean `nullable`?"),
            ("retires", "library", "`retires` belongs to `rust`"),
            ("roles", "types.fxBox.fields.at", "did you mean `role`?"),
        ];
        for (key, path, help) in table {
            let path: Vec<String> = path.split('.').map(str::to_owned).collect();
            let found = super::KEYS.instead(key, &path).unwrap();
            assert!(found.starts_with(help), "{key} at {path:?}: {found}");
        }
        assert_eq!(super::KEYS.instead("functionz", &[]).as_deref(), Some("did you mean `functions`?"));
        assert_eq!(super::KEYS.instead("colour", &["library", "loads", "13", "x"].map(str::to_owned)), None);
    }
}
