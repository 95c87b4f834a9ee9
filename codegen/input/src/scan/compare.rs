//! Comparison of the facts that two targets yield for the same headers.
//!
//! Every declaration is split into readable properties. Therefore, the same comparison applies to all kinds of
//! declarations, and a finding can describe the exact difference.

use super::target::Target;
use crate::{
    ctype::CType,
    facts::{Bits, Callback, Constant, Enum, Facts, Function, Helper, Record, Typedef},
    ordered::Ordered,
};
use std::collections::{BTreeMap, BTreeSet};

/// A difference between a declaration on one target and the same declaration on another target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    /// The header that contains the declaration.
    pub(super) header: String,
    /// The name of the declaration.
    pub(super) name: String,
    /// The declaration in words, such as "record `x`".
    pub(super) subject: String,
    /// The differences between the two targets, one per line.
    pub(super) details: Vec<String>,
}

/// A target and the facts that the scan found for this target.
pub(super) type Reading<'a> = (Target, &'a Facts);

/// Returns all differences between two targets, sorted by kind and name.
pub(super) fn differences(one: Reading<'_>, other: Reading<'_>) -> Vec<Difference> {
    let mut found = Vec::new();
    pairs("function", one, other, |facts| &facts.functions, function, &mut found);
    pairs("helper", one, other, |facts| &facts.helpers, helper, &mut found);
    pairs("enum", one, other, |facts| &facts.enums, enumeration, &mut found);
    pairs("record", one, other, |facts| &facts.records, record, &mut found);
    pairs("callback", one, other, |facts| &facts.callbacks, callback, &mut found);
    pairs("typedef", one, other, |facts| &facts.typedefs, typedef, &mut found);
    pairs("constant", one, other, |facts| &facts.constants, constant, &mut found);
    found
}

/// Returns true if a type on one target and a type on another target are the same for programs.
pub(super) fn alike(one: (Target, &CType), other: (Target, &CType)) -> bool {
    one.1 == other.1 || one.0.widths(one.1) == other.0.widths(other.1)
}

fn pairs<T>(
    kind: &str,
    one: Reading<'_>,
    other: Reading<'_>,
    select: impl Fn(&Facts) -> &BTreeMap<String, T>,
    tell: impl Fn(&T) -> Described<'_>,
    found: &mut Vec<Difference>,
) {
    let (ours, theirs) = (select(one.1), select(other.1));
    for name in ours.keys().chain(theirs.keys()).collect::<BTreeSet<_>>() {
        let subject = format!("{kind} `{name}`");
        match (ours.get(name).map(&tell), theirs.get(name).map(&tell)) {
            (Some(our), Some(their)) => {
                let details = our.details(one.0, &their, other.0);
                if !details.is_empty() {
                    found.push(Difference { header: our.header.to_owned(), name: name.clone(), subject, details });
                }
            }
            (Some(described), None) => found.push(only(described, (name, subject), one.0)),
            (None, Some(described)) => found.push(only(described, (name, subject), other.0)),
            (None, None) => {}
        }
    }
}

fn only(described: Described<'_>, (name, subject): (&str, String), target: Target) -> Difference {
    let details = vec![format!("declared only on {}", target.title())];
    Difference { header: described.header.to_owned(), name: name.to_owned(), subject, details }
}

/// A declaration, split into properties.
struct Described<'a> {
    header: &'a str,
    properties: BTreeMap<String, Property>,
}

/// A property of a declaration, for the comparison.
enum Property {
    Text(String),
    /// A C type. Two types may be equal although their spellings differ.
    Type(CType),
}

impl<'a> Described<'a> {
    fn new(header: &'a str) -> Self {
        Self { header, properties: BTreeMap::new() }
    }

    fn text(mut self, name: impl Into<String>, value: impl ToString) -> Self {
        self.properties.insert(name.into(), Property::Text(value.to_string()));
        self
    }

    fn ty(mut self, name: impl Into<String>, ty: &CType) -> Self {
        self.properties.insert(name.into(), Property::Type(ty.clone()));
        self
    }

    fn params(self, params: &Ordered<CType>) -> Self {
        let names: Vec<&str> = params.keys().map(String::as_str).collect();
        let described = self.text("parameters", names.join(", "));
        params.iter().fold(described, |described, (name, ty)| described.ty(format!("parameter `{name}`"), ty))
    }

    fn details(&self, target: Target, other: &Self, other_target: Target) -> Vec<String> {
        let names: BTreeSet<&String> = self.properties.keys().chain(other.properties.keys()).collect();
        let differing = names.into_iter().filter_map(|name| {
            let (ours, theirs) = (self.properties.get(name), other.properties.get(name));
            let same = match (ours, theirs) {
                (Some(Property::Text(ours)), Some(Property::Text(theirs))) => ours == theirs,
                (Some(Property::Type(ours)), Some(Property::Type(theirs))) => {
                    alike((target, ours), (other_target, theirs))
                }
                (Some(_) | None, Some(_) | None) => false,
            };
            let shown = |property: Option<&Property>| match property {
                Some(Property::Text(text)) => text.clone(),
                Some(Property::Type(ty)) => ty.to_string(),
                None => "absent".to_owned(),
            };
            (!same).then(|| {
                let (here, there) = (target.title(), other_target.title());
                format!("{name}: {} on {here}, {} on {there}", shown(ours), shown(theirs))
            })
        });
        differing.collect()
    }
}

fn words(words: &BTreeSet<String>) -> String {
    words.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
}

fn function(item: &Function) -> Described<'_> {
    // The facts from comments are not compared, because comments are the same on every target.
    let Function {
        header,
        names,
        legacy,
        variable,
        deprecated: _,
        per_thread,
        group: _,
        returns,
        params,
        declared_arrays,
        ..
    } = item;
    let described = Described::new(header)
        .text("names", words(names))
        .text("legacy", legacy)
        .text("variable", variable)
        .text("per-thread twin", per_thread);
    let described = declared_arrays
        .iter()
        .fold(described, |described, (name, length)| described.text(format!("array `{name}`"), length));
    described.ty("result", returns).params(params)
}

fn helper(item: &Helper) -> Described<'_> {
    let Helper { header, forwards_to, returns, params } = item;
    Described::new(header).text("called function", forwards_to).ty("result", returns).params(params)
}

fn callback(item: &Callback) -> Described<'_> {
    let Callback { header, returns, params } = item;
    Described::new(header).ty("result", returns).params(params)
}

fn enumeration(item: &Enum) -> Described<'_> {
    let Enum { header, tag, values, deprecated: _ } = item;
    // Enum values are compared as 32-bit values, because the sign of the highest bit depends on the system.
    values.iter().fold(Described::new(header).text("tag", tag), |described, (name, value)| {
        described.text(format!("member {name}"), *value as i32)
    })
}

fn record(item: &Record) -> Described<'_> {
    let Record { header, tag, union, size, align, fields, windows: _ } = item;
    let described =
        Described::new(header).text("tag", tag).text("union", union).text("size", size).text("alignment", align);
    fields.iter().fold(described, |described, (name, field)| {
        let described =
            described.text(format!("offset of `{name}`"), field.offset).ty(format!("type of `{name}`"), &field.ty);
        match field.bits {
            Some(Bits { first, width }) => {
                described.text(format!("bits of `{name}`"), format!("{width} from bit {first}"))
            }
            None => described,
        }
    })
}

fn typedef(item: &Typedef) -> Described<'_> {
    let Typedef { header, ty } = item;
    Described::new(header).ty("type", ty)
}

fn constant(item: &Constant) -> Described<'_> {
    let Constant { header, ty, value } = item;
    let described = Described::new(header).ty("type", ty);
    described.text("value", value)
}
