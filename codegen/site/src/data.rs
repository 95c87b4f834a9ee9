//! The site's data for other programs. There is one JSON file for each library, in a format that `library.schema.json`
//! describes.

use super::site_index::{Kind, LibrarySection, SiteIndex};
use codegen_core::{
    api::{
        docs,
        time::{Lifetimes, Part},
    },
    cross_checks::{driver, exported, hipify},
    ctype::prototype,
    facts::{Field, Record},
    registry::history::Ranges,
    version::Version,
};
use codegen_report::entry::entry;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// The version of the data format. The major version changes if programs that read the old format would fail.
pub(super) const FORMAT: &str = "1.2";

/// The license of the data.
pub(super) const LICENCE: &str = "MIT OR Apache-2.0";

/// The JSON schema of the data files.
pub(super) const SCHEMA: &str = include_str!("../../../templates/site/library.schema.json");

/// Returns the data file of a library.
pub(super) fn library(index: &SiteIndex<'_>, section: &LibrarySection<'_>) -> String {
    let spec = &section.subject.spec.content.library;
    let mut data = json!({
        "$schema": "library.schema.json",
        "format": FORMAT,
        "version": index.about.version,
        "licence": LICENCE,
        "source": index.about.repository,
        "library": section.name(),
        "title": section.title(),
        "product": section.product(),
        "versions": section.versions().map(|version| version.to_string()).collect::<Vec<_>>(),
        "unbound": section.subject.registry.unbound.keys().map(ToString::to_string).collect::<Vec<_>>(),
        "headers": spec.header_names().collect::<Vec<_>>(),
        "uses": spec.uses,
    });
    for kind in [Kind::Function, Kind::Enum, Kind::Record, Kind::Typedef, Kind::Callback, Kind::Constant, Kind::Helper]
    {
        let of_kind = || section.entries.iter().filter(|(_, other)| **other == kind).map(|(name, _)| *name);
        let names: Vec<&str> = if kind == Kind::Function { section.functions().collect() } else { of_kind().collect() };
        let items: Map<String, Value> =
            names.into_iter().map(|name| (name.to_owned(), item(section, name, kind))).collect();
        data[kind.slug()] = Value::Object(items);
    }
    let names = section.meanings.iter().map(|(name, symbols)| {
        let meanings = by_version(section, |version| Some(json!(symbols.get(&version)?)));
        ((*name).to_owned(), meanings)
    });
    data["names"] = Value::Object(names.collect());
    // The JSON is indented, so that a text diff shows each change on a separate line.
    format!("{data:#}\n")
}

/// Returns values by the ranges of versions in which they apply: `{"12.0..12.9": …, "13.0..": …}`.
fn by_version(section: &LibrarySection<'_>, describe: impl Fn(Version) -> Option<Value>) -> Value {
    let mut groups: Vec<(BTreeSet<Version>, Value)> = Vec::new();
    for version in section.versions() {
        let Some(value) = describe(version) else { continue };
        match groups.iter_mut().find(|(_, known)| *known == value) {
            Some((versions, _)) => drop(versions.insert(version)),
            None => groups.push((BTreeSet::from([version]), value)),
        }
    }
    let all = &section.versions().collect();
    groups
        .into_iter()
        .map(|(versions, value)| (Ranges::of(&versions, all).to_string(), value))
        .collect::<Map<_, _>>()
        .into()
}

/// Returns the versions in which a property is true, or null if there is no such version.
fn ranges(section: &LibrarySection<'_>, is: impl Fn(Version) -> Option<bool>) -> Option<String> {
    let versions: BTreeSet<Version> = section.versions().filter(|version| is(*version) == Some(true)).collect();
    (!versions.is_empty()).then(|| Ranges::of(&versions, &section.versions().collect()).to_string())
}

fn item(section: &LibrarySection<'_>, name: &str, kind: Kind) -> Value {
    match kind {
        Kind::Function => function(section, name),
        Kind::Enum => enumeration(section, name),
        Kind::Record => record(section, name),
        Kind::Typedef => declared(section, |version| {
            let item = section.facts(version)?.typedefs.get(name)?;
            Some((item.header.clone(), format!("typedef {}", item.ty.declare(name))))
        }),
        Kind::Callback => declared(section, |version| {
            let item = section.facts(version)?.callbacks.get(name)?;
            let pointer = prototype(&item.returns, &format!("(*{name})"), &item.params);
            Some((item.header.clone(), format!("typedef {pointer}")))
        }),
        Kind::Constant => declared(section, |version| {
            let item = section.facts(version)?.constants.get(name)?;
            Some((item.header.clone(), format!("{} = {}", item.ty.declare(name), item.value)))
        }),
        Kind::Helper => declared(section, |version| {
            let item = section.facts(version)?.helpers.get(name)?;
            Some((item.header.clone(), prototype(&item.returns, name, &item.params)))
        }),
        // Documented names have a separate table, result codes are members of enums, and families are lists of
        // functions, so these kinds have no entries here.
        Kind::Family | Kind::Name | Kind::Code => Value::Null,
    }
}

fn declared(section: &LibrarySection<'_>, at: impl Fn(Version) -> Option<(String, String)>) -> Value {
    json!({
        "in": ranges(section, |version| at(version).map(|_| true)),
        "header": by_version(section, |version| Some(json!(at(version)?.0))),
        "declared": by_version(section, |version| Some(json!(at(version)?.1))),
    })
}

fn function(section: &LibrarySection<'_>, name: &str) -> Value {
    let at = |version: Version| section.facts(version)?.functions.get(name);
    let mut data = declared(section, |version| at(version).map(|it| (it.header.clone(), it.prototype(name))));
    let mut put = |key: &str, value: Value| {
        let is_empty = value.is_null() || value.as_object().is_some_and(Map::is_empty);
        if !is_empty {
            data[key] = value;
        }
    };
    put("legacy", json!(ranges(section, |version| Some(at(version)?.legacy))));
    put("deprecated", json!(ranges(section, |version| Some(at(version)?.deprecated))));
    put("to_be_deprecated", json!(ranges(section, |version| Some(at(version)?.announced.is_some()))));
    let names = |version| {
        let names = &at(version)?.names;
        (names.len() != 1 || !names.contains(name)).then(|| json!(names))
    };
    put("documented_as", by_version(section, names));
    put(
        "errors",
        by_version(section, |version| at(version).filter(|it| !it.errors.is_empty()).map(|it| json!(it.errors))),
    );
    put(
        "per_thread",
        by_version(section, |version| {
            let twin = at(version)?.twin(name)?;
            Some(json!(twin))
        }),
    );
    put("hip", json!(hipify::name(name)));
    put("answered", answered(name));
    let exports = |version, wanted: bool| {
        at(version)?;
        let (file, is_exported) = exported::answer(section.name(), version, name)?;
        (is_exported == wanted).then(|| json!(file))
    };
    put("exported_by", by_version(section, |version| exports(version, true)));
    put("not_exported_by", by_version(section, |version| exports(version, false)));
    let library = section.subject.library;
    let symbol = library.majors.values().rev().find_map(|major| major.symbols.get(name));
    put("available", json!(section.subject.availability(name).map(|availability| availability.to_string())));
    if let Some(symbol) = symbol {
        put("instead", json!(symbol.instead));
        if !symbol.legacy {
            put("documentation", json!(docs::page(&library.spec.docs, symbol)));
        }
    }
    let public = library.majors.values().rev().find_map(|major| {
        let public = major.symbols.get(name)?.public.as_ref()?;
        major.functions.get(public).filter(|function| function.symbol == name)
    });
    if let Some(function) = public {
        put("summary", json!(function.summary));
        put("called", json!(function.name));
        put("promises", json!(codegen_core::api::words::sentences(&function.obligations)));
    }
    let forms = library.signatures.get(name).into_iter().flatten();
    let forms = forms.map(|form| (form.toolkits.to_string(), json!(params(section, name, form))));
    put("params", Value::Object(forms.collect()));
    data
}

/// Returns the data about a symbol in the recorded driver: true or false for the export of the symbol, and the first
/// CUDA version for which `cuGetProcAddress` returns the symbol. Returns null if the record does not contain the
/// symbol.
fn answered(symbol: &str) -> Value {
    let answers = driver::answers();
    let Some(exported) = answers.exported.get(symbol) else { return Value::Null };
    let mut data = json!({"by": format!("driver of CUDA {}", answers.cuda), "exported": exported});
    if let Some(since) = answers.first(symbol) {
        data["given_since"] = json!(since.to_string());
    }
    data
}

fn params(section: &LibrarySection<'_>, symbol: &str, form: &codegen_core::api::ResolvedSignature) -> Vec<Value> {
    let (spec, library) = (section.subject.spec, section.subject.library);
    let toolkits: BTreeSet<Version> = form.toolkits.expand(&library.toolkits).collect();
    let plan = library.plan(symbol, &form.params);
    let params = form.params.iter().map(|param| {
        let lifetimes = plan.and_then(|plan| Some(&plan.param(&param.name)?.lifetimes));
        let mut data = json!({
            "name": param.name, "type": param.ty.to_string(), "role": param.role.to_string(), "by": param.origin.to_string(),
        });
        if let Some(place) = entry(spec, symbol, param, &toolkits) {
            data["where"] = json!(place.to_string());
        }
        if param.nullable {
            data["nullable"] = json!(true);
        }
        for (part, time) in lifetimes.into_iter().flat_map(Lifetimes::iter) {
            let key = match part {
                Part::Itself => "until",
                Part::OnDevice => "until_on_device",
                Part::Reached => "leads_to_until",
            };
            data[key] = json!(time.to_string());
        }
        data
    });
    params.collect()
}

fn enumeration(section: &LibrarySection<'_>, name: &str) -> Value {
    let at = |version: Version| section.facts(version)?.enums.get(name);
    let all: BTreeSet<&String> = section.versions().filter_map(at).flat_map(|it| it.values.keys()).collect();
    let members = all.into_iter().map(|member| {
        let mut data = json!({"value": by_version(section, |version| Some(json!(at(version)?.values.get(member)?)))});
        if let Some(deprecated) = ranges(section, |version| Some(at(version)?.deprecated.contains(member))) {
            data["deprecated"] = json!(deprecated);
        }
        (member.clone(), data)
    });
    json!({
        "in": ranges(section, |version| at(version).map(|_| true)),
        "header": by_version(section, |version| Some(json!(at(version)?.header))),
        "members": members.collect::<Map<_, _>>(),
    })
}

fn record(section: &LibrarySection<'_>, name: &str) -> Value {
    let at = |version: Version| section.facts(version)?.records.get(name);
    json!({
        "in": ranges(section, |version| at(version).map(|_| true)),
        "header": by_version(section, |version| Some(json!(at(version)?.header))),
        "layout": by_version(section, |version| Some(layout(at(version)?))),
        "inside": inside(section, name),
    })
}

/// Returns the unnamed records that are defined inside this record.
fn inside(section: &LibrarySection<'_>, name: &str) -> Value {
    let prefix = format!("{name}.");
    let names = |version: Version| section.facts(version).into_iter().flat_map(|facts| facts.records.keys());
    let all: BTreeSet<&String> =
        section.versions().flat_map(names).filter(|other| other.starts_with(&prefix)).collect();
    let records = all.into_iter().map(|inner| {
        let layout = by_version(section, |version| Some(layout(section.facts(version)?.records.get(inner)?)));
        (inner.clone(), layout)
    });
    Value::Object(records.collect())
}

fn layout(record: &Record) -> Value {
    let fields: Vec<Value> = record.fields.iter().map(|(name, field)| self::field(name, field)).collect();
    let kind = if record.union { "union" } else { "struct" };
    let mut data = json!({"kind": kind, "size": record.size, "align": record.align, "fields": fields});
    if !record.windows.is_empty() {
        let fields = record.windows.fields.iter().map(|(name, other)| match other {
            Some(other) => field(name, other),
            None => json!({"name": name, "absent": true}),
        });
        let (size, align) = (record.windows.size.unwrap_or(record.size), record.windows.align.unwrap_or(record.align));
        data["windows"] = json!({"size": size, "align": align, "fields": fields.collect::<Vec<_>>()});
    }
    data
}

fn field(name: &str, field: &Field) -> Value {
    let mut data = json!({"name": name, "type": field.ty.to_string(), "offset": field.offset});
    if let Some(bits) = field.bits {
        data["bit"] = json!(bits.first);
        data["width"] = json!(bits.width);
    }
    data
}
