//! The registry's file: how facts of many toolkits become one entry an item, and back.

use super::{
    Registry,
    fields::{self, WindowsEntry},
    history::{History, Ranges, merged_order},
};
use crate::{
    ctype::CType,
    facts::{
        Announced, Callback, Constant, Described, DocDirection, Enum, Facts, Function, Helper, Record, Typedef,
        Undescribed, Value,
    },
    ordered::Ordered,
    version::CudaVersion,
};
use indexmap::IndexMap;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

type Versions = BTreeSet<CudaVersion>;
type Params = Ordered<CType>;

/// What stands above the machine-written part.
const HEAD: &str = "\
# The history of this library's API, one entry an exported symbol. Written by `cargo xtask regen --cuda VERSION`;
# do not edit. Ranges name toolkits: `12.9..` is 12.9 and every later one, `in` where an item is declared at all. A value
# that changed stands once for each range. How to read it: specs/README.md.
";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    library: String,
    toolkits: Versions,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    functions: BTreeMap<String, FunctionEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    helpers: BTreeMap<String, HelperEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    enums: BTreeMap<String, EnumEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    records: BTreeMap<String, RecordEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    callbacks: BTreeMap<String, HelperEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    typedefs: BTreeMap<String, TypedefEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    constants: BTreeMap<String, ConstantEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    undescribed: BTreeMap<String, UndescribedEntry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FunctionEntry {
    header: History<String>,
    r#in: Ranges,
    /// Documented names; left out where it is the symbol itself, always.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    names: Option<BTreeMap<String, Ranges>>,
    #[serde(default, skip_serializing_if = "Ranges::is_empty")]
    legacy: Ranges,
    #[serde(default, skip_serializing_if = "Ranges::is_empty")]
    deprecated: Ranges,
    /// What to use instead of one that will be deprecated; empty where the documentation names nothing.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    will_be_deprecated: History<Announced>,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    driver_since: History<CudaVersion>,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    per_thread: History<String>,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    group: History<String>,
    returns: History<CType>,
    params: History<Params>,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    documented: History<Ordered<DocDirection>>,
    /// Separated by spaces.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    arrays: History<String>,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    mentions: History<Ordered<String>>,
    /// Separated by spaces: a list would take a line for each.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    errors: History<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HelperEntry {
    header: History<String>,
    r#in: Ranges,
    returns: History<CType>,
    params: History<Params>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EnumEntry {
    header: History<String>,
    r#in: Ranges,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    tag: History<String>,
    values: IndexMap<String, History<i64>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    deprecated: BTreeMap<String, Ranges>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordEntry {
    header: History<String>,
    r#in: Ranges,
    #[serde(default, skip_serializing_if = "History::is_empty")]
    tag: History<String>,
    kind: History<Kind>,
    size: History<u64>,
    align: History<u64>,
    /// `type @offset`.
    fields: IndexMap<String, History<String>>,
    #[serde(default, skip_serializing_if = "WindowsEntry::is_empty")]
    windows: WindowsEntry,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Struct,
    Union,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TypedefEntry {
    header: History<String>,
    r#in: Ranges,
    r#type: History<CType>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ConstantEntry {
    header: History<String>,
    r#in: Ranges,
    r#type: History<CType>,
    value: History<ConstantValue>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UndescribedEntry {
    header: History<String>,
    r#in: Ranges,
    what: History<String>,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
enum ConstantValue {
    Int(i64),
    Text(String),
}

pub(super) fn print(registry: &Registry) -> String {
    let scanned: Versions = registry.toolkits.keys().copied().collect();
    let file = File {
        library: registry.library.clone(),
        functions: entries(registry, &scanned, |facts| &facts.functions, function),
        helpers: entries(registry, &scanned, |facts| &facts.helpers, helper),
        enums: entries(registry, &scanned, |facts| &facts.enums, enumeration),
        records: entries(registry, &scanned, |facts| &facts.records, record),
        callbacks: entries(registry, &scanned, |facts| &facts.callbacks, callback),
        typedefs: entries(registry, &scanned, |facts| &facts.typedefs, typedef),
        constants: entries(registry, &scanned, |facts| &facts.constants, constant),
        undescribed: entries(registry, &scanned, |facts| &facts.undescribed, undescribed),
        toolkits: scanned,
    };
    // Serializing plain data into a string fails only if we hand serde something that is no data.
    let text = serde_yaml::to_string(&file).expect("a registry is plain data");
    format!("{HEAD}{text}")
}

/// One item in every toolkit that has it.
pub(super) struct Availability<'a, T> {
    items: BTreeMap<CudaVersion, &'a T>,
    availability: Versions,
    scanned: &'a Versions,
}

impl<T> Availability<'_, T> {
    fn ranges(&self) -> Ranges {
        Ranges::of(&self.availability, self.scanned)
    }

    fn where_(&self, holds: impl Fn(&T) -> bool) -> Ranges {
        let versions = self.items.iter().filter(|(_, item)| holds(item)).map(|(version, _)| *version).collect();
        Ranges::of(&versions, self.scanned)
    }

    fn history<V: Clone + PartialEq>(&self, value: impl Fn(&T) -> V) -> History<V> {
        let values = self.items.iter().map(|(version, item)| (*version, value(item))).collect();
        History::of(values, &self.availability, self.scanned)
    }

    /// A history in which the value that says nothing is not written.
    fn history_unless_default<V: Clone + PartialEq + Default>(&self, value: impl Fn(&T) -> V) -> History<V> {
        let values = self.items.iter().map(|(version, item)| (*version, value(item)));
        let values = values.filter(|(_, value)| *value != V::default()).collect();
        History::of(values, &self.availability, self.scanned)
    }

    /// A history of what only some toolkits say anything about.
    pub(super) fn history_where_some<V: Clone + PartialEq>(&self, value: impl Fn(&T) -> Option<V>) -> History<V> {
        let values = self.items.iter().filter_map(|(version, item)| Some((*version, value(item)?))).collect();
        History::of(values, &self.availability, self.scanned)
    }

    /// The histories of what the item contains, in one order for all toolkits.
    pub(super) fn parts<V: Clone + PartialEq>(
        &self,
        keys: impl Fn(&T) -> Vec<&str>,
        value: impl Fn(&T, &str) -> Option<V>,
    ) -> IndexMap<String, History<V>> {
        merged_order(self.items.values().rev().map(|item| keys(item)))
            .into_iter()
            .map(|key| {
                let values =
                    self.items.iter().filter_map(|(version, item)| Some((*version, value(item, key)?))).collect();
                (key.to_owned(), History::of(values, &self.availability, self.scanned))
            })
            .collect()
    }
}

fn entries<T, E>(
    registry: &Registry,
    scanned: &Versions,
    select: impl Fn(&Facts) -> &BTreeMap<String, T>,
    entry: impl Fn(&str, &Availability<'_, T>) -> E,
) -> BTreeMap<String, E> {
    let names: BTreeSet<&String> = registry.toolkits.values().flat_map(|facts| select(facts).keys()).collect();
    names
        .into_iter()
        .map(|name| {
            let items: BTreeMap<CudaVersion, &T> = registry
                .toolkits
                .iter()
                .filter_map(|(version, facts)| Some((*version, select(facts).get(name)?)))
                .collect();
            let availability = items.keys().copied().collect();
            (name.clone(), entry(name, &Availability { items, availability, scanned }))
        })
        .collect()
}

fn function(symbol: &str, availability: &Availability<'_, Function>) -> FunctionEntry {
    let all_names: BTreeSet<&String> = availability.items.values().flat_map(|function| &function.names).collect();
    let names: BTreeMap<String, Ranges> = all_names
        .into_iter()
        .map(|name| (name.clone(), availability.where_(|function| function.names.contains(name))))
        .collect();
    let itself = names.len() == 1 && names.get(symbol) == Some(&availability.where_(|function| !function.legacy));
    FunctionEntry {
        header: availability.history(|function| function.header.clone()),
        r#in: availability.ranges(),
        names: (!itself && !names.is_empty()).then_some(names),
        legacy: availability.where_(|function| function.legacy),
        deprecated: availability.where_(|function| function.deprecated),
        will_be_deprecated: availability.history_where_some(|function| function.announced.clone()),
        driver_since: availability.history_where_some(|function| function.driver_since),
        per_thread: availability.history_unless_default(|function| function.per_thread.clone()),
        group: availability.history_unless_default(|function| function.group.clone()),
        returns: availability.history(|function| function.returns.clone()),
        params: availability.history(|function| function.params.clone()),
        documented: availability.history_unless_default(|function| function.documented.clone()),
        arrays: availability.history_unless_default(|function| join(&function.described.arrays)),
        mentions: availability.history_unless_default(|function| function.described.mentions.clone()),
        errors: availability.history_unless_default(|function| join(&function.errors)),
    }
}

fn join(words: &BTreeSet<String>) -> String {
    words.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
}

fn helper(_: &str, availability: &Availability<'_, Helper>) -> HelperEntry {
    HelperEntry {
        header: availability.history(|helper| helper.header.clone()),
        r#in: availability.ranges(),
        returns: availability.history(|helper| helper.returns.clone()),
        params: availability.history(|helper| helper.params.clone()),
    }
}

fn callback(_: &str, availability: &Availability<'_, Callback>) -> HelperEntry {
    HelperEntry {
        header: availability.history(|callback| callback.header.clone()),
        r#in: availability.ranges(),
        returns: availability.history(|callback| callback.returns.clone()),
        params: availability.history(|callback| callback.params.clone()),
    }
}

fn enumeration(_: &str, availability: &Availability<'_, Enum>) -> EnumEntry {
    let deprecated: BTreeSet<&String> = availability.items.values().flat_map(|item| &item.deprecated).collect();
    EnumEntry {
        header: availability.history(|item| item.header.clone()),
        r#in: availability.ranges(),
        tag: availability.history_unless_default(|item| item.tag.clone()),
        values: availability.parts(
            |item| item.values.keys().map(String::as_str).collect(),
            |item, name| item.values.get(name).copied(),
        ),
        deprecated: deprecated
            .into_iter()
            .map(|member| (member.clone(), availability.where_(|item| item.deprecated.contains(member))))
            .collect(),
    }
}

fn record(_: &str, availability: &Availability<'_, Record>) -> RecordEntry {
    RecordEntry {
        header: availability.history(|item| item.header.clone()),
        r#in: availability.ranges(),
        tag: availability.history_unless_default(|item| item.tag.clone()),
        kind: availability.history(|item| if item.union { Kind::Union } else { Kind::Struct }),
        size: availability.history(|item| item.size),
        align: availability.history(|item| item.align),
        fields: availability.parts(
            |item| item.fields.keys().map(String::as_str).collect(),
            |item, name| item.fields.get(name).map(fields::text),
        ),
        windows: WindowsEntry::of(availability),
    }
}

fn typedef(_: &str, availability: &Availability<'_, Typedef>) -> TypedefEntry {
    TypedefEntry {
        header: availability.history(|item| item.header.clone()),
        r#in: availability.ranges(),
        r#type: availability.history(|item| item.ty.clone()),
    }
}

fn constant(_: &str, availability: &Availability<'_, Constant>) -> ConstantEntry {
    ConstantEntry {
        header: availability.history(|item| item.header.clone()),
        r#in: availability.ranges(),
        r#type: availability.history(|item| item.ty.clone()),
        value: availability.history(|item| match &item.value {
            Value::Int(number) => ConstantValue::Int(*number),
            Value::Text(text) => ConstantValue::Text(text.clone()),
        }),
    }
}

fn undescribed(_: &str, availability: &Availability<'_, Undescribed>) -> UndescribedEntry {
    UndescribedEntry {
        header: availability.history(|item| item.header.clone()),
        r#in: availability.ranges(),
        what: availability.history(|item| item.what.clone()),
    }
}

pub(super) fn parse(library: &str, text: &str) -> Result<Registry, serde_yaml::Error> {
    use serde::de::Error;
    let file: File = serde_yaml::from_str(text)?;
    if file.library != library {
        return Err(Error::custom(format!("this is the registry of `{}`, not of `{library}`", file.library)));
    }
    let mut registry = Registry::new(library);
    for version in file.toolkits.iter().copied() {
        let facts = at(&file, version)
            .map_err(|(item, what)| serde_yaml::Error::custom(format!("`{item}` has no {what} in {version}")))?;
        registry.toolkits.insert(version, facts);
    }
    Ok(registry)
}

fn described(entry: &FunctionEntry, version: CudaVersion) -> Described {
    let arrays = entry.arrays.at(version).into_iter().flat_map(|names| names.split_whitespace());
    Described {
        arrays: arrays.map(str::to_owned).collect(),
        mentions: entry.mentions.at(version).cloned().unwrap_or_default(),
    }
}

/// What is missing: the item, and which of its properties.
type Missing<'a> = (&'a str, &'static str);

fn at(file: &File, version: CudaVersion) -> Result<Facts, Missing<'_>> {
    fn expand<'a, E, T>(
        entries: &'a BTreeMap<String, E>,
        version: CudaVersion,
        availability: impl Fn(&E) -> &Ranges,
        item: impl Fn(&'a str, &'a E) -> Result<T, &'static str>,
    ) -> Result<BTreeMap<String, T>, Missing<'a>> {
        entries
            .iter()
            .filter(|(_, entry)| availability(entry).contains(version))
            .map(|(name, entry)| Ok((name.clone(), item(name, entry).map_err(|what| (name.as_str(), what))?)))
            .collect()
    }
    fn need<T: Clone + PartialEq>(
        history: &History<T>,
        version: CudaVersion,
        what: &'static str,
    ) -> Result<T, &'static str> {
        history.at(version).cloned().ok_or(what)
    }
    fn optional<T: Clone + PartialEq + Default>(history: &History<T>, version: CudaVersion) -> T {
        history.at(version).cloned().unwrap_or_default()
    }
    Ok(Facts {
        functions: expand(
            &file.functions,
            version,
            |entry| &entry.r#in,
            |symbol, entry| {
                let legacy = entry.legacy.contains(version);
                let names = match &entry.names {
                    Some(names) => names
                        .iter()
                        .filter(|(_, availability)| availability.contains(version))
                        .map(|(name, _)| name.clone())
                        .collect(),
                    None if legacy => BTreeSet::new(),
                    None => BTreeSet::from([symbol.to_owned()]),
                };
                Ok(Function {
                    header: need(&entry.header, version, "header")?,
                    names,
                    legacy,
                    deprecated: entry.deprecated.contains(version),
                    announced: entry.will_be_deprecated.at(version).cloned(),
                    driver_since: entry.driver_since.at(version).copied(),
                    per_thread: optional(&entry.per_thread, version),
                    group: optional(&entry.group, version),
                    returns: need(&entry.returns, version, "result")?,
                    params: need(&entry.params, version, "parameters")?,
                    documented: optional(&entry.documented, version),
                    described: described(entry, version),
                    errors: optional(&entry.errors, version).split_whitespace().map(str::to_owned).collect(),
                })
            },
        )?,
        helpers: expand(
            &file.helpers,
            version,
            |entry| &entry.r#in,
            |_, entry| {
                Ok(Helper {
                    header: need(&entry.header, version, "header")?,
                    returns: need(&entry.returns, version, "result")?,
                    params: need(&entry.params, version, "parameters")?,
                })
            },
        )?,
        callbacks: expand(
            &file.callbacks,
            version,
            |entry| &entry.r#in,
            |_, entry| {
                Ok(Callback {
                    header: need(&entry.header, version, "header")?,
                    returns: need(&entry.returns, version, "result")?,
                    params: need(&entry.params, version, "parameters")?,
                })
            },
        )?,
        enums: expand(
            &file.enums,
            version,
            |entry| &entry.r#in,
            |_, entry| {
                let values =
                    entry.values.iter().filter_map(|(name, history)| Some((name.clone(), *history.at(version)?)));
                Ok(Enum {
                    header: need(&entry.header, version, "header")?,
                    tag: optional(&entry.tag, version),
                    values: values.collect(),
                    deprecated: entry
                        .deprecated
                        .iter()
                        .filter(|(_, toolkits)| toolkits.contains(version))
                        .map(|(member, _)| member.clone())
                        .collect(),
                })
            },
        )?,
        records: expand(
            &file.records,
            version,
            |entry| &entry.r#in,
            |_, entry| {
                let fields = entry
                    .fields
                    .iter()
                    .filter_map(|(name, history)| Some((name.clone(), fields::parse(history.at(version)?)?)));
                Ok(Record {
                    header: need(&entry.header, version, "header")?,
                    tag: optional(&entry.tag, version),
                    union: need(&entry.kind, version, "kind")? == Kind::Union,
                    size: need(&entry.size, version, "size")?,
                    align: need(&entry.align, version, "alignment")?,
                    fields: fields.collect(),
                    windows: entry.windows.at(version),
                })
            },
        )?,
        typedefs: expand(
            &file.typedefs,
            version,
            |entry| &entry.r#in,
            |_, entry| {
                Ok(Typedef {
                    header: need(&entry.header, version, "header")?,
                    ty: need(&entry.r#type, version, "type")?,
                })
            },
        )?,
        constants: expand(
            &file.constants,
            version,
            |entry| &entry.r#in,
            |_, entry| {
                let value = match need(&entry.value, version, "value")? {
                    ConstantValue::Int(number) => Value::Int(number),
                    ConstantValue::Text(text) => Value::Text(text),
                };
                let header = need(&entry.header, version, "header")?;
                Ok(Constant { header, ty: need(&entry.r#type, version, "type")?, value })
            },
        )?,
        undescribed: expand(
            &file.undescribed,
            version,
            |entry| &entry.r#in,
            |_, entry| {
                let header = need(&entry.header, version, "header")?;
                Ok(Undescribed { header, what: need(&entry.what, version, "what")? })
            },
        )?,
    })
}
