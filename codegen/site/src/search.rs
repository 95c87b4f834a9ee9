//! The index for the search page, with the searchable properties of all names. The index is small, because phones also
//! load it. A second file contains sentences, search terms, HIP names, values and versions. The search works even while the second
//! file is being loaded.

use super::{
    compare::Axis,
    drivers, function,
    item::Item,
    site_index::{Kind, LibrarySection, SiteIndex},
    timeline::Standing,
};
use codegen_core::{cross_checks::hipify, names::is_unnamed, version::Version};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The path of the index file, which contains the names.
pub(super) const PATH: &str = "search.json";

/// The path of the second file, which contains all other searchable data.
pub(super) const MORE: &str = "search-more.json";

/// Interned strings, referenced by index.
#[derive(Default)]
struct Table {
    places: BTreeMap<String, usize>,
    texts: Vec<String>,
}

impl Table {
    fn place(&mut self, text: &str) -> usize {
        if let Some(place) = self.places.get(text) {
            return *place;
        }
        self.places.insert(text.to_owned(), self.texts.len());
        self.texts.push(text.to_owned());
        self.texts.len() - 1
    }

    /// Interns several strings. Returns a string with their indices, separated by spaces.
    fn set<'a>(&mut self, texts: impl IntoIterator<Item = &'a str>) -> String {
        texts.into_iter().map(|text| digits(self.place(text))).collect::<Vec<_>>().join(" ")
    }
}

/// Returns the index as JSON. The script that reads the index documents its format.
pub(super) fn index(index: &SiteIndex<'_>) -> String {
    let (mut words, mut sets) = (Table::default(), Table::default());
    let libraries: Vec<Value> =
        index.sections.iter().map(|section| library(index, section, &mut words, &mut sets)).collect();
    json!({"libraries": libraries, "words": words.texts.join("\n"), "sets": sets.texts.join("\n")}).to_string()
}

/// Returns the second file as JSON. For each library, the file contains lines that begin with the index of an entry
/// (`e`) or of an enum member (`m`).
pub(super) fn more(index: &SiteIndex<'_>, axes: &[Axis<'_>]) -> String {
    let (mut words, mut sets) = (Table::default(), Table::default());
    let libraries: Vec<Value> =
        index.sections.iter().map(|section| more_of(index, section, &mut words, &mut sets)).collect();
    let axes: Vec<Value> = axes.iter().map(axis).collect();
    let drivers: Vec<Value> =
        drivers::all().iter().map(|it| json!([it.branch(), it.cuda.to_string(), it.first])).collect();
    json!({
        "libraries": libraries, "axes": axes, "drivers": drivers,
        "words": words.texts.join("\n"), "sets": sets.texts.join("\n"),
    })
    .to_string()
}

fn axis(axis: &Axis<'_>) -> Value {
    let versions: Vec<String> = axis.versions.iter().map(ToString::to_string).collect();
    let libraries: Vec<&str> = axis.sections.iter().map(|section| section.name()).collect();
    json!({"product": axis.product, "slug": axis.slug, "versions": versions, "libraries": libraries})
}

fn more_of(index: &SiteIndex<'_>, section: &LibrarySection<'_>, words: &mut Table, sets: &mut Table) -> Value {
    let (mut said, mut terms, mut hip) = <(Lines, Lines, Lines)>::default();
    let (mut values, mut meanings, mut last) = <(Lines, Lines, Lines)>::default();
    let versions: Vec<Version> = section.versions().collect();
    let statuses = section.status_codes();
    for (place, (name, kind)) in section.entries.iter().enumerate() {
        let place = format!("e{}", digits(place));
        // The sentence about a symbol is the sentence about its documented name, which is on a separate line.
        if section.documented_as(name).is_none() {
            said.add(&place, &summary(index, section, name, *kind));
        }
        terms.add(&place, &self::terms(section, name));
        hip.add(&place, &hip_name(name));
        if let Some(value) = statuses.get(name) {
            values.add(&place, &value.to_string());
        }
        if section.meaning(name).is_some() {
            meanings.add(&place, &symbols(section, name, &versions));
        }
        let kind = meant(section, name, *kind);
        let found = versions.iter().rposition(|version| has(section, name, kind, *version));
        if let Some(found) = found.filter(|found| found + 1 < versions.len()) {
            last.add(&place, &digits(found));
        }
    }
    for (place, name) in members(section).0.into_iter().enumerate() {
        let place = format!("m{}", digits(place));
        hip.add(&place, &hip_name(name));
        if let Some(value) = statuses.get(name) {
            values.add(&place, &value.to_string());
        }
    }
    // The names of the parameters of each function, in the order of the functions in the index.
    let mut params: Vec<String> = Vec::new();
    for (name, kind) in &section.entries {
        if matches!(meant(section, name, *kind), Kind::Function | Kind::Name) {
            let symbol = section.meaning(name).unwrap_or(name);
            let newest = section.versions().rev().find_map(|version| section.facts(version)?.functions.get(symbol));
            let mut names: Vec<String> =
                newest.iter().flat_map(|it| it.params.keys()).map(|it| it.to_lowercase()).collect();
            names.sort_unstable();
            names.dedup();
            let set = words.set(names.iter().map(String::as_str));
            params.push(digits(sets.place(&set)));
        }
    }
    json!({
        "params": params.join(" "), "said": said.0, "terms": terms.0, "hip": hip.0, "values": values.0,
        "meanings": meanings.0, "last": last.0,
    })
}

/// A text of lines, each of which consists of an index, a space, and a string.
#[derive(Default)]
struct Lines(String);

impl Lines {
    fn add(&mut self, place: &str, text: &str) {
        if text.is_empty() {
            return;
        }
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.0 += &format!("{place} {text}");
    }
}

/// Returns the one-sentence summary of a function.
fn summary(index: &SiteIndex<'_>, section: &LibrarySection<'_>, name: &str, kind: Kind) -> String {
    match kind {
        Kind::Function | Kind::Name => {
            let item = Item { index, section, name, kind, links: index.links(section, "", name) };
            super::html::plain(&function::summary(&item, section.meaning(name).unwrap_or(name)))
        }
        Kind::Helper => {
            let majors = section.subject.library.majors.values().rev();
            let found = majors.filter_map(|major| major.helpers.get(name)?.summary.clone()).next();
            super::html::plain(&found.unwrap_or_default())
        }
        Kind::Family | Kind::Code | Kind::Enum | Kind::Record | Kind::Typedef | Kind::Callback | Kind::Constant => {
            String::new()
        }
    }
}

/// Returns the search terms that the specs list for a function, by which rustdoc's search also finds it.
fn terms(section: &LibrarySection<'_>, name: &str) -> String {
    let majors = section.subject.library.majors.values().rev();
    majors
        .filter_map(|major| major.functions.get(name))
        .map(|function| function.search.join(" "))
        .next()
        .unwrap_or_default()
}

/// Encodes the name in HIP that corresponds to a CUDA name. The encoding consists of the length of the common suffix of
/// both names, a space, and the part of the HIP name before this suffix.
fn hip_name(name: &str) -> String {
    let Some(hip) = hipify::name(name) else { return String::new() };
    let shared = name.bytes().rev().zip(hip.bytes().rev()).take_while(|(a, b)| a == b).count();
    format!("{} {}", digits(shared), &hip[..hip.len() - shared])
}

/// Encodes the symbols of a documented name, each with the index of the first version in which the name refers to the
/// symbol: `3:_v2 9:_v4`. If a symbol does not begin with the documented name, the symbol is written in full after `=`.
fn symbols(section: &LibrarySection<'_>, name: &str, versions: &[Version]) -> String {
    let mut parts: Vec<(usize, &str)> = Vec::new();
    for (place, version) in versions.iter().enumerate() {
        let symbol = section.meanings.get(name).and_then(|symbols| symbols.get(version)).copied().unwrap_or_default();
        if parts.last().map_or("", |(_, last)| *last) != symbol {
            parts.push((place, symbol));
        }
    }
    let texts = parts.into_iter().map(|(place, symbol)| match symbol.strip_prefix(name) {
        Some(suffix) => format!("{}:{suffix}", digits(place)),
        None => format!("{}:={symbol}", digits(place)),
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// Returns the kind under which the search lists a name. If a documented name and an older symbol have the same name,
/// the documented name takes precedence.
fn meant(section: &LibrarySection<'_>, name: &str, kind: Kind) -> Kind {
    if section.meaning(name).is_some() { Kind::Name } else { kind }
}

fn library(index: &SiteIndex<'_>, section: &LibrarySection<'_>, words: &mut Table, sets: &mut Table) -> Value {
    // The number of libraries that use this library. In the search results, names from libraries with many users come
    // first.
    let users = index.sections.iter().filter(|other| other.used.contains(&section.place)).count();
    let versions: Vec<String> = section.versions().map(|version| version.to_string()).collect();
    let (mut kinds, mut since, mut standing) = (String::new(), String::new(), String::new());
    let (mut types, mut codes) = (Vec::new(), Vec::new());
    for (name, kind) in &section.entries {
        let kind = meant(section, name, *kind);
        kinds.push(letter(kind));
        since += &first(section, name, kind).map(digits).unwrap_or_default();
        since.push(' ');
        standing.push(self::standing(section, name, kind));
        if matches!(kind, Kind::Function | Kind::Name) {
            let symbol = section.meaning(name).unwrap_or(name);
            let newest = section.versions().rev().find_map(|version| section.facts(version)?.functions.get(symbol));
            let mut taken: Vec<&str> =
                newest.iter().flat_map(|it| it.params.values()).flat_map(|ty| ty.names()).collect();
            taken.sort_unstable();
            taken.dedup();
            let errors = newest.iter().flat_map(|it| &it.errors).map(String::as_str);
            let (taken, errors) = (words.set(taken), words.set(errors));
            types.push(digits(sets.place(&taken)));
            codes.push(digits(sets.place(&errors)));
        }
    }
    let (members, of) = members(section);
    let (fields, records) = fields(section);
    json!({
        "name": section.name(), "title": section.title(), "product": section.product(), "versions": versions, "users": users,
        "names": fronts(section.entries.keys().copied()), "kinds": kinds, "since": since.trim_end(), "standing": standing,
        "types": types.join(" "), "codes": codes.join(" "), "members": fronts(members), "of": of.join(" "),
        "fields": fronts(fields), "records": records.join(" "),
    })
}

/// Returns the enum members that have no separate page, each with the index of its enum among the library's names.
fn members<'a>(section: &'a LibrarySection<'_>) -> (Vec<&'a str>, Vec<String>) {
    let mut found: BTreeMap<&str, &str> = BTreeMap::new();
    for (name, item) in section.versions().filter_map(|version| section.facts(version)).flat_map(|facts| &facts.enums) {
        let own = section.entries.get(name.as_str()) == Some(&Kind::Enum);
        let members = item.values.keys().filter(|member| own && !section.entries.contains_key(member.as_str()));
        found.extend(members.map(|member| (member.as_str(), name.as_str())));
    }
    let place = |name: &str| section.entries.keys().position(|other| *other == name).unwrap_or_default();
    let of = found.values().map(|name| digits(place(name))).collect();
    (found.into_keys().collect(), of)
}

/// Returns the names of fields, each with the indices of all records that have or had a field with this name.
fn fields<'a>(section: &'a LibrarySection<'_>) -> (Vec<&'a str>, Vec<String>) {
    let mut found: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
    let places: BTreeMap<&str, usize> =
        section.entries.keys().enumerate().map(|(place, name)| (*name, place)).collect();
    for (name, record) in
        section.versions().filter_map(|version| section.facts(version)).flat_map(|facts| &facts.records)
    {
        // A nested record is shown together with the record that contains it.
        let outer = name.split('.').next().unwrap_or(name);
        let is_record = section.entries.get(outer) == Some(&Kind::Record);
        let Some(place) = places.get(outer).filter(|_| is_record) else { continue };
        // Short names are too frequent to be useful in a search.
        for field in record.fields.keys().filter(|field| field.len() > 3 && !is_unnamed(field)) {
            found.entry(field).or_default().insert(*place);
        }
    }
    let records = found.values().map(|places| places.iter().map(|place| digits(*place)).collect::<Vec<_>>().join("."));
    let records = records.collect();
    (found.into_keys().collect(), records)
}

/// Returns the letter that represents a kind of name in the index.
fn letter(kind: Kind) -> char {
    match kind {
        Kind::Function => 'f',
        Kind::Family => 'y',
        Kind::Helper => 'h',
        Kind::Name => 'n',
        Kind::Code => 'x',
        Kind::Enum => 'e',
        Kind::Record => 'r',
        Kind::Typedef => 't',
        Kind::Callback => 'b',
        Kind::Constant => 'c',
    }
}

/// Returns true if a version of the library contains the name.
fn has(section: &LibrarySection<'_>, name: &str, kind: Kind, version: Version) -> bool {
    let Some(facts) = section.facts(version) else { return false };
    match kind {
        Kind::Function => facts.functions.contains_key(name),
        Kind::Family => {
            let symbols = section.families.get(name);
            symbols.into_iter().flatten().any(|symbol| facts.functions.contains_key(*symbol))
        }
        Kind::Helper => facts.helpers.contains_key(name),
        Kind::Name => section.meanings.get(name).is_some_and(|symbols| symbols.contains_key(&version)),
        Kind::Code => section
            .codes
            .get(name)
            .is_some_and(|of| facts.enums.get(*of).is_some_and(|it| it.values.contains_key(name))),
        Kind::Enum => facts.enums.contains_key(name),
        Kind::Record => facts.records.contains_key(name),
        Kind::Typedef => facts.typedefs.contains_key(name),
        Kind::Callback => facts.callbacks.contains_key(name),
        Kind::Constant => facts.constants.contains_key(name),
    }
}

/// Returns the index of the first version that contains the name.
fn first(section: &LibrarySection<'_>, name: &str, kind: Kind) -> Option<usize> {
    section.versions().position(|version| has(section, name, kind, version))
}

/// Returns the status of the name in the newest version as a letter: `a` for announced deprecation, `d` for deprecated,
/// `l` for legacy, `x` for removed, and `.` otherwise.
fn standing(section: &LibrarySection<'_>, name: &str, kind: Kind) -> char {
    let Some(newest) = section.versions().next_back() else { return '.' };
    if !has(section, name, kind, newest) {
        return 'x';
    }
    let is_function = matches!(kind, Kind::Function | Kind::Name);
    let symbol = section.meaning(name).unwrap_or(name);
    let function = section.facts(newest).and_then(|facts| facts.functions.get(symbol)).filter(|_| is_function);
    match function.map(function::standing) {
        Some(Standing::Legacy) => 'l',
        Some(Standing::Deprecated) => 'd',
        Some(Standing::Announced) => 'a',
        Some(Standing::Public) | None => '.',
    }
}

/// Front-codes sorted names, one name per line. Each line contains the length of the prefix that the name shares with
/// the previous name, as one base-36 digit, and then the rest of the name.
fn fronts<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = String::new();
    let mut before = "";
    for name in names {
        let shared = before.bytes().zip(name.bytes()).take_while(|(a, b)| a == b).count().min(35);
        text += &format!("{}{}\n", digits(shared), &name[shared..]);
        before = name;
    }
    text.trim_end().to_owned()
}

/// Formats an integer so that `parseInt(text, 36)` can read it.
fn digits(number: usize) -> String {
    let mut left = number;
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit((left % 36) as u32, 36).unwrap_or('0'));
        left /= 36;
        if left == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_common_prefix_are_shortened() {
        assert_eq!(fronts(["cuInit", "cuInitX", "cuMem"]), "0cuInit\n6X\n2Mem");
        let long = "a".repeat(50);
        assert_eq!(
            fronts([long.as_str(), long.as_str()]).lines().nth(1),
            Some(format!("z{}", "a".repeat(15)).as_str())
        );
    }

    #[test]
    fn numbers_are_encoded_in_base_36() {
        let table = [(0, "0"), (35, "z"), (36, "10"), (1295, "zz")];
        for (number, text) in table {
            assert_eq!(digits(number), text);
        }
    }
}
