//! Changes that break programs: removed names, names that refer to a different item, and changed types, fields,
//! members, values and parameters.

use super::{
    State,
    functions::{SHOWN, list},
    items,
    pair::Pair,
};
use codegen_core::{
    api::{Availability, Field, Function, Library, Major, Member, Symbol, Type, TypeKind},
    ctype::{CType, prototype},
    diag::counted,
    spec::{HandWritten, VersionMacro},
    version::Version,
};
use indexmap::IndexMap;
use std::collections::{BTreeMap, BTreeSet};

/// The sentences of one library.
pub(super) fn find(pair: &Pair<'_>) -> Vec<String> {
    let Some(before) = pair.base.library(pair.name) else { return Vec::new() };
    let Some(after) = pair.head.library(pair.name) else {
        // If the specs cannot be resolved, the model contains no library.
        let is_removed = pair.head.has_entries() && pair.head.spec(pair.name).is_none();
        let names: BTreeSet<&String> = before.majors.values().flat_map(|major| major.functions.keys()).collect();
        let text = format!("⚠ The library no longer has a spec: programs lose {}.", counted(names.len(), "function"));
        return is_removed.then_some(text).into_iter().collect();
    };
    // Major versions that have the same change share a sentence.
    let mut all: IndexMap<String, Vec<String>> = IndexMap::new();
    for (number, old) in &before.majors {
        let texts = match after.majors.get(number) {
            None => vec!["the whole module".to_owned()],
            Some(new) => {
                let ends = Ends { before: before.newest(*number), after: after.newest(*number), next: false };
                major(pair, old, new, ends)
            }
        };
        for text in texts {
            add(&mut all, text, number.to_string());
        }
    }
    for [(earlier, old), (number, new)] in pair.ports() {
        let ends = Ends { before: after.newest(earlier), after: after.newest(number), next: true };
        for text in major(pair, old, new, ends) {
            add(&mut all, text, format!("{earlier} → {number}"));
        }
    }
    for (text, number) in ended_library(pair) {
        add(&mut all, text, number);
    }
    let product = pair.product();
    all.into_iter().map(|(text, numbers)| format!("⚠ {product} {}: {text}.", numbers.join(" and "))).collect()
}

/// Adds a major version to the versions with the same change. The same change may affect a type's tag and the type's
/// name.
fn add(all: &mut IndexMap<String, Vec<String>>, text: String, number: String) {
    let numbers = all.entry(text).or_default();
    if numbers.last() != Some(&number) {
        numbers.push(number);
    }
}

/// The sentences about a CUDA library that is missing in a major version's newest toolkit but not in the base. Each
/// sentence is paired with the major versions between which the library is lost.
pub(super) fn ended_library(pair: &Pair<'_>) -> Vec<(String, String)> {
    let [Some(before), Some(after)] = [pair.base, pair.head].map(|state| state.library(pair.name)) else {
        return Vec::new();
    };
    if pair.own_versions().is_some() {
        return Vec::new();
    }
    let [older, newer] = [pair.base, pair.head].map(|state| state.api.newest_toolkits());
    let is_old = |library: &Library, toolkits: &BTreeMap<u32, Version>, number: u32| {
        library.newest(number) < toolkits.get(&number).copied()
    };
    let mut all = Vec::new();
    for (number, newest) in &newer {
        if !is_old(after, &newer, *number) || is_old(before, &older, *number) {
            continue;
        }
        let (last, numbers) = match (after.newest(*number), newer.range(..number).next_back()) {
            (Some(last), _) => (last, number.to_string()),
            // A new major version does not contain the library. If the preceding major version does not contain it
            // either, the library ended earlier.
            (None, Some((earlier, last))) if after.newest(*earlier) == Some(*last) => {
                (*last, format!("{earlier} → {number}"))
            }
            (None, _) => continue,
        };
        let is_declared = |symbol: &str| {
            let mut facts = pair.head.registries.iter().filter_map(|registry| registry.facts(*newest));
            facts.any(|facts| facts.functions.contains_key(symbol))
        };
        let major = after.majors.get(&last.major);
        let functions = major.into_iter().flat_map(|major| major.functions.values().map(move |it| (major, it)));
        let is_lost = |(major, function): &(&Major, &Function)| {
            let symbol = major.symbols.get(&function.symbol);
            symbol.is_some_and(|it| ended(&it.availability, Some(last)).is_none()) && !is_declared(&function.symbol)
        };
        let lost = counted(functions.filter(is_lost).count(), "function");
        let is_in = pair.head.spec(pair.name).is_none_or(|spec| spec.content.library.is_in(*newest));
        let text = match is_in {
            true => format!(
                "the registry has no facts about the library in {newest}: run `cargo xtask regen --cuda {newest} \
                --library {}`",
                pair.name
            ),
            false => {
                format!("the library is not in {newest}; the last toolkit with it is {last}; programs lose {lost}")
            }
        };
        all.push((text, numbers));
    }
    all
}

/// The hand-written module that uses a library, and the names that the module uses in one major version.
fn hand_written<'a>(pair: &Pair<'a>, major: &'a Major) -> Option<(&'a str, BTreeSet<&'a str>)> {
    let HandWritten { module, functions, symbols, types, inner, .. } =
        pair.head.spec(pair.name)?.content.rust.as_ref()?;
    let mut names: BTreeSet<&str> =
        [functions, symbols, types, inner].into_iter().flatten().map(String::as_str).collect();
    let is_used =
        |function: &&Function| names.contains(function.name.as_str()) || names.contains(function.symbol.as_str());
    let used: Vec<&str> = major.functions.values().filter(is_used).map(|function| function.symbol.as_str()).collect();
    for symbol in used.into_iter().filter_map(|symbol| major.symbols.get(symbol)) {
        names.insert(&symbol.name);
        names.extend(symbol.params.values().flat_map(CType::names));
    }
    Some((module, names))
}

/// The newest toolkits of two compared modules.
#[derive(Clone, Copy)]
struct Ends {
    before: Option<Version>,
    after: Option<Version>,
    /// Set if the second module belongs to the next major version.
    next: bool,
}

impl Ends {
    /// Returns true if the newest toolkit of the older major version already lacks the item. In this case, the item's
    /// absence is not a change.
    fn is_old(self, availability: &Availability) -> bool {
        self.next && ended(availability, self.before).is_some()
    }

    /// The last toolkit that contains an item, if a change removed the item from the newest toolkit.
    fn newly_ended(self, before: &Availability, after: &Availability) -> Option<Version> {
        ended(after, self.after).filter(|_| ended(before, self.before).is_none())
    }
}

/// The last toolkit that contains an item. `None` if the newest toolkit of the module contains the item.
fn ended(availability: &Availability, newest: Option<Version>) -> Option<Version> {
    availability.until.filter(|until| newest.is_some_and(|newest| *until < newest))
}

/// The sentences about the changes from one module to another.
fn major<'a>(pair: &Pair<'a>, old: &Major, new: &Major, ends: Ends) -> Vec<String> {
    let mut all = Vec::new();
    let versions = match pair.head.spec(pair.name).and_then(|spec| spec.content.library.version_macro.as_ref()) {
        Some(VersionMacro::Number { name, parts: _ }) => vec![name],
        Some(VersionMacro::Parts { major, minor }) => vec![major, minor],
        None => Vec::new(),
    };
    let is_meant = |availability: &Availability| !ends.is_old(availability);
    let mut gone: Vec<&str> = Vec::new();
    for (name, function) in &old.functions {
        let symbol = old.symbols.get(&function.symbol);
        match new.functions.get(name) {
            None if symbol.is_none_or(|symbol| is_meant(&symbol.availability)) => gone.push(name),
            Some(now) if now.symbol != function.symbol => {
                all.push(format!("`{name}` calls `{}`; previously `{}`", now.symbol, function.symbol));
            }
            None | Some(_) => {}
        }
    }
    let facts = |state: &'a State, version: Option<Version>| state.registry(pair.name)?.facts(version?);
    let older = if ends.next { pair.head } else { pair.base };
    let (before, after) = (facts(older, ends.before), facts(pair.head, ends.after));
    let changes = before.zip(after).map(|(before, after)| pair.compare(before, after)).unwrap_or_default();
    let removed = changes.functions.removed.iter().zip(ends.after.into_iter().cycle());
    let removed: BTreeMap<&str, String> =
        removed.map(|(gone, version)| (gone.form.symbol.as_str(), pair.gone(gone, version))).collect();
    let with_successor = |name: &str| {
        let symbol = &old.functions[name].symbol;
        removed.get(symbol.as_str()).map_or(format!("`{name}`"), |text| text.replacen(symbol.as_str(), name, 1))
    };
    let gone: Vec<String> = gone.into_iter().map(with_successor).collect();
    all.extend(gone.chunks(SHOWN).map(|gone| format!("removed functions: {}", gone.join(", "))));
    let types = old.types.iter().filter(|(name, ty)| {
        !new.types.contains_key(*name) && !new.names.contains_key(*name) && is_meant(&ty.availability)
    });
    let renamed = changes.items.enums.changed.iter().chain(&changes.items.records.changed);
    let renamed: BTreeMap<&str, &String> =
        renamed.filter_map(|it| Some((it.name.as_str(), it.renamed_to.as_ref()?))).collect();
    let types = types.map(|(name, _)| match renamed.get(name.as_str()) {
        Some(now) => format!("`{name}` (now `{now}`)"),
        None => format!("`{name}`"),
    });
    let types: Vec<String> = types.collect();
    all.extend(types.chunks(SHOWN).map(|types| format!("removed types: {}", types.join(", "))));
    let constants = old.constants.iter();
    let constants = constants.filter(|(name, it)| !new.constants.contains_key(*name) && is_meant(&it.availability));
    // A macro may become a member of an enum.
    let has = |ty: &Type, name: &str| matches!(&ty.kind, TypeKind::Enum(members) if members.iter().any(|member| member.name == name));
    let with_enum = |name: &str| match new.types.values().find(|ty| has(ty, name)) {
        Some(ty) => format!("`{name}` (now a member of `{}`)", ty.name),
        None => format!("`{name}`"),
    };
    let constants: Vec<String> = constants.map(|(name, _)| with_enum(name)).collect();
    all.extend(constants.chunks(SHOWN).map(|names| format!("removed constants: {}", names.join(", "))));
    let helpers = old.helpers.iter();
    let helpers = helpers.filter(|(name, it)| !new.helpers.contains_key(*name) && is_meant(&it.availability));
    all.extend(not_there("functions with a body", &helpers.map(|(name, _)| name.as_str()).collect::<Vec<_>>()));
    // All names that refer to a type in both modules, including the type's tags and aliases.
    let mut moved: BTreeSet<&str> = BTreeSet::new();
    for name in old.types.keys().chain(old.names.keys()) {
        let [before, after] = [old, new].map(|major| major.meant(name));
        let is_there = new.types.contains_key(name) || new.names.contains_key(name);
        // The names include the names of other libraries.
        let is_own = old.types.contains_key(before) || new.types.contains_key(after);
        if is_there && is_own && before != after {
            moved.insert(name);
            let before = if before == name { "a type of its own".to_owned() } else { format!("of `{before}`") };
            all.push(format!("`{name}` is an alias of `{after}`; previously {before}"));
        }
    }
    let types = || old.types.iter().filter_map(|(name, ty)| Some((ty, new.types.get(name)?)));
    let is_moved = |(old, _): &(&Type, &Type)| moved.contains(old.name.as_str());
    all.extend(types().filter(|pair| !is_moved(pair)).flat_map(|pair| changed_type(pair, new, ends)));
    // Only older toolkits of the major version declare these items.
    let mut until: BTreeMap<Version, Vec<&str>> = BTreeMap::new();
    let types = types().map(|(old, new)| (&old.name, &old.availability, &new.availability));
    let constants = old
        .constants
        .iter()
        .filter_map(|(name, old)| Some((name, &old.availability, &new.constants.get(name)?.availability)));
    // A typedef may now have the name that the type had before.
    let newest = ends.after.and_then(|version| pair.head.registry(pair.name)?.facts(version));
    let is_typedef = |name: &str| newest.is_some_and(|facts| facts.typedefs.contains_key(name));
    for (name, before, after) in types.chain(constants) {
        if let Some(last) = ends.newly_ended(before, after).filter(|_| !is_typedef(name)) {
            until.entry(last).or_default().push(name);
        }
    }
    for (last, mut names) in until {
        // A nested record is removed together with the outer record that declares it.
        let all_names = names.clone();
        names.retain(|name| !name.match_indices('.').any(|(end, _)| all_names.contains(&&name[..end])));
        let names: Vec<String> = names.into_iter().map(with_enum).collect();
        all.push(format!("declared until {last}: {}", names.join(", ")));
    }
    let constants = old.constants.iter().filter_map(|(name, before)| Some((name, before, new.constants.get(name)?)));
    let constants = constants.filter(|(name, before, after)| {
        (&before.ty, &before.value) != (&after.ty, &after.value) && !versions.contains(name)
    });
    let constants: Vec<String> =
        constants.map(|(name, before, after)| format!("`{name}` ({} → {})", before.value, after.value)).collect();
    if !constants.is_empty() {
        all.push(format!("constants with a changed value: {}", constants.join(", ")));
    }
    all.extend(changed_symbols(old, new));
    let Some((module, names)) = hand_written(pair, old) else { return all };
    let is_meant = |text: &str| text.split('`').skip(1).step_by(2).any(|name| names.contains(name));
    let with_use = |text: String| if is_meant(&text) { format!("{text}; `owned::{module}` uses it") } else { text };
    all.into_iter().map(with_use).collect()
}

/// The sentences about functions whose declaration changed. Functions with the same renamed parameter share a sentence.
fn changed_symbols(old: &Major, new: &Major) -> Vec<String> {
    let mut all = Vec::new();
    let mut renamed: IndexMap<(&str, &str), Vec<&str>> = IndexMap::new();
    for (symbol, before) in &old.symbols {
        let Some(after) = new.symbols.get(symbol) else { continue };
        let types = |symbol: &Symbol| {
            let params = symbol.params.values().cloned();
            std::iter::once(symbol.declared_returns.clone()).chain(params).collect::<Vec<_>>()
        };
        if types(before) != types(after) {
            all.push(format!("`{symbol}` is declared as `{}`; previously `{}`", after.prototype(), before.prototype()));
            continue;
        }
        // In Python, a renamed parameter breaks calls with keyword arguments.
        for (was, is) in before.params.keys().zip(after.params.keys()).filter(|(was, is)| was != is) {
            renamed.entry((was, is)).or_default().push(symbol);
        }
    }
    all.extend(renamed.into_iter().map(|((was, is), symbols)| {
        format!("the parameter `{was}` is renamed to `{is}`, also as a keyword argument in Python: {}", list(&symbols))
    }));
    all
}

/// The sentences about a type that changed without being renamed.
fn changed_type((old, new): (&Type, &Type), module: &Major, ends: Ends) -> Vec<String> {
    let name = &old.name;
    match (&old.kind, &new.kind) {
        // If an enum is no longer declared, its members are not reported individually.
        (TypeKind::Enum(_), TypeKind::Enum(_)) if ended(&new.availability, ends.after).is_some() => Vec::new(),
        (TypeKind::Enum(before), TypeKind::Enum(after)) => members(name, before, after, ends),
        (
            TypeKind::Record { union, size, align, fields, .. },
            TypeKind::Record { union: now_union, size: now_size, align: now_align, fields: now, .. },
        ) => {
            let mut all = self::fields(name, fields, now);
            if (union, align) != (now_union, now_align) {
                all.push(format!("the kind (struct or union) or the alignment of `{name}` changed"));
            }
            if size != now_size {
                all.push(format!("`{name}` has {now_size} bytes; previously {size}{}", users(name, module)));
            }
            all
        }
        (TypeKind::Callback { returns, params, .. }, TypeKind::Callback { returns: now, params: now_params, .. }) => {
            let [before, after] = [(returns, params), (now, now_params)]
                .map(|(returns, params)| prototype(returns, &format!("(*{name})"), params));
            let is_same = before == after;
            (!is_same)
                .then(|| format!("the callback `{name}` is `{after}`; previously `{before}`"))
                .into_iter()
                .collect()
        }
        (TypeKind::Handle { .. }, TypeKind::Handle { .. }) => Vec::new(),
        (before, after) if before == after => Vec::new(),
        (before, after) => vec![format!("`{name}` is {}; previously {}", items::kind(after), items::kind(before))],
    }
}

/// The functions of a module that take a record by value or by pointer.
fn users(record: &str, module: &Major) -> String {
    let takes =
        |symbol: &&Symbol| symbol.params.values().flat_map(CType::names).any(|name| module.meant(name) == record);
    let users: Vec<&str> = module.symbols.values().filter(takes).map(|symbol| symbol.name.as_str()).collect();
    if users.is_empty() { String::new() } else { format!("; taken by {}", list(&users)) }
}

fn members(name: &str, old: &[Member], new: &[Member], ends: Ends) -> Vec<String> {
    // If major versions share an enum, the enum has the members of all of these versions.
    let is_old = |member: &Member| ends.before.is_none_or(|newest| member.availability.since <= newest);
    let known = |name: &str| old.iter().any(|member| member.name == name && is_old(member));
    // The order is that of the members' first occurrences.
    let mut said: IndexMap<String, Vec<String>> = IndexMap::new();
    for Member { name: member, value, availability, .. } in old {
        let successor = new.iter().find(|it| it.value == *value && !known(&it.name));
        let renamed = successor.map_or(format!("`{member}`"), |it| format!("`{member}` (now `{}`)", it.name));
        let (what, entry) = match new.iter().find(|it| it.name == *member) {
            None if ends.is_old(availability) => continue,
            None => ("that were removed".to_owned(), renamed),
            Some(after) if after.value != *value => {
                ("with a changed value".to_owned(), format!("`{member}` ({value} → {})", after.value))
            }
            Some(after) => match ends.newly_ended(availability, &after.availability) {
                Some(until) => (format!("that are declared until {until}"), renamed),
                None => continue,
            },
        };
        said.entry(what).or_default().push(entry);
    }
    let lines = said.iter().flat_map(|(what, entries)| entries.chunks(SHOWN).map(move |entries| (what, entries)));
    lines.map(|(what, entries)| format!("members of `{name}` {what}: {}", entries.join(", "))).collect()
}

fn fields(name: &str, old: &[Field], new: &[Field]) -> Vec<String> {
    let known = |name: &str, fields: &[Field]| fields.iter().any(|field| field.name == name);
    let mut moved = Vec::new();
    let mut all = Vec::new();
    for before in old {
        let field = &before.name;
        let Some(after) = new.iter().find(|it| it.name == *field) else {
            let successor = new.iter().find(|it| it.offset == before.offset && !known(&it.name, old));
            all.push(match successor {
                Some(it) => {
                    format!("the field `{field}` of `{name}` was removed; `{}` has its offset", it.name)
                }
                None => format!("the field `{field}` of `{name}` was removed"),
            });
            continue;
        };
        if before.declare() != after.declare() {
            all.push(format!("the field `{}` of `{name}` was previously `{}`", after.declare(), before.declare()));
        } else if before.used != after.used {
            let [before, after] = [before, after].map(items::used);
            all.push(format!("the use of the field `{field}` of `{name}` changed:{after}; previously:{before}"));
        }
        if before.offset != after.offset {
            moved.push(field.as_str());
        }
    }
    if !moved.is_empty() {
        all.push(format!("fields of `{name}` with a changed offset: {}", list(&moved)));
    }
    all
}

/// The sentences about the removed items of one kind.
fn not_there(kind: &str, names: &[&str]) -> Vec<String> {
    names.chunks(SHOWN).map(|names| format!("removed {kind}: {}", list(names))).collect()
}
