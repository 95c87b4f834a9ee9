//! Changes to items other than exported functions: types, constants, and the headers' inline functions.

use super::members;
use codegen_core::{
    ctype::prototype,
    facts::{Callback, Constant, Facts, Function, Helper, Typedef},
};
use std::collections::BTreeMap;

/// The two cases in which a typedef in one of the headers connects the names of a renamed type.
const KEPT: &str = "the old name is a typedef";
const KNOWN: &str = "the new name was a typedef";
/// The reason to treat two types as one if no typedef connects their names.
const EQUAL: &str = "the content is the same, but the old name is not a typedef";

/// The differences between two toolkits in the items of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Items {
    /// Items that only the newer toolkit contains.
    pub added: Vec<Item>,
    /// Items that only the older toolkit contains.
    pub removed: Vec<Item>,
    /// Items that are in both toolkits, but differ.
    pub changed: Vec<Changed>,
}

/// An item that only one toolkit contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The name of the item.
    pub name: String,
    /// The C declaration of the item, with its size or value.
    pub declared: String,
}

/// An item that differs between the toolkits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The name of the item in the older toolkit.
    pub name: String,
    /// The new name, if the item is a renamed type.
    pub renamed_to: Option<String>,
    /// The differences between the two declarations of the item.
    pub parts: Vec<Part>,
    /// The public functions of the newer toolkit that take the record or a pointer to the record.
    pub used_by: Vec<String>,
}

/// One difference between two declarations of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A member or field that was added.
    Added(String),
    /// A member or field that was removed.
    Removed(String),
    /// A property, member value or field type that changed.
    Changed {
        /// The name of the property, member or field.
        what: String,
        /// The value in the older toolkit.
        before: String,
        /// The value in the newer toolkit.
        after: String,
    },
    /// Consecutive fields with unchanged names and types whose offsets changed by the same amount.
    Shifted {
        /// The name of the first field.
        first: String,
        /// The name of the last field.
        last: String,
        /// The number of consecutive fields.
        count: usize,
        /// The change of the fields' offsets in bytes.
        bytes: i64,
    },
}

impl Items {
    /// Returns true if no items differ.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// The number of added, removed and changed items.
    pub fn count(&self) -> usize {
        self.added.len() + self.removed.len() + self.changed.len()
    }
}

/// The differences between two toolkits in all kinds of items.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AllItems {
    /// Changes to enumerations.
    pub enums: Items,
    /// Changes to structs and unions.
    pub records: Items,
    /// Changes to handles, integer typedefs, and other type aliases.
    pub typedefs: Items,
    /// Changes to typedefs of function pointers.
    pub callbacks: Items,
    /// Changes to macros with a value.
    pub constants: Items,
    /// Inline functions that the headers define.
    pub helpers: Items,
}

impl AllItems {
    /// The differences in typedefs, callbacks, constants and helpers. Each difference fits on one line.
    pub fn small(&self) -> [&Items; 4] {
        let Self { enums: _, records: _, typedefs, callbacks, constants, helpers } = self;
        [typedefs, callbacks, constants, helpers]
    }
}

/// The differences between the items of `old` and `new`.
pub(super) fn compare(old: &Facts, new: &Facts) -> AllItems {
    let mut all = AllItems {
        enums: items((&old.enums, &new.enums), |name, item, _| members::declare_enum(name, item), Some(members::enums)),
        records: outermost(items((&old.records, &new.records), members::declare_record, Some(members::records))),
        typedefs: items((&old.typedefs, &new.typedefs), |name, item, _| declare_typedef(name, item), None),
        callbacks: items((&old.callbacks, &new.callbacks), |name, item, _| declare_callback(name, item), None),
        constants: items((&old.constants, &new.constants), |name, item, _| declare_constant(name, item), None),
        helpers: items((&old.helpers, &new.helpers), |name, item, _| declare_helper(name, item), None),
    };
    let AllItems { enums, records, typedefs, .. } = &mut all;
    renamed([&old.enums, &new.enums], [&old.typedefs, &new.typedefs], enums, typedefs, members::enums);
    renamed([&old.records, &new.records], [&old.typedefs, &new.typedefs], records, typedefs, members::records);
    for record in &mut all.records.changed {
        let takes = |function: &Function| function.params.values().any(|ty| ty.names().contains(&record.name.as_str()));
        let users = new.functions.iter().filter(|(_, function)| !function.legacy && takes(function));
        record.used_by = users.map(|(symbol, _)| symbol.clone()).collect();
    }
    all
}

/// Compares the items of one kind. `parts` determines the differences between two items. Without `parts`, items differ
/// if their declarations differ.
fn items<T>(
    (old, new): (&BTreeMap<String, T>, &BTreeMap<String, T>),
    declare: fn(&str, &T, &BTreeMap<String, T>) -> String,
    parts: Option<fn(&T, &T) -> Vec<Part>>,
) -> Items {
    let only = |here: &BTreeMap<String, T>, there: &BTreeMap<String, T>| -> Vec<Item> {
        let only = here.iter().filter(|(name, _)| !there.contains_key(*name));
        only.map(|(name, item)| Item { name: name.clone(), declared: declare(name, item, here) }).collect()
    };
    let mut changed = Vec::new();
    for (name, before) in old {
        let Some(after) = new.get(name) else { continue };
        let parts = match parts {
            Some(parts) => parts(before, after),
            None => whole(declare(name, before, old), declare(name, after, new)),
        };
        if !parts.is_empty() {
            changed.push(Changed { name: name.clone(), renamed_to: None, parts, used_by: Vec::new() });
        }
    }
    Items { added: only(new, old), removed: only(old, new), changed }
}

/// If a removed type and an added type are the same type with a new name, replaces the removal and the addition by one
/// change. A typedef that connects the names or equal contents show that the types are the same.
fn renamed<T>(
    [old, new]: [&BTreeMap<String, T>; 2],
    [old_typedefs, new_typedefs]: [&BTreeMap<String, Typedef>; 2],
    items: &mut Items,
    typedefs: &mut Items,
    parts: fn(&T, &T) -> Vec<Part>,
) {
    let meant = |typedefs: &BTreeMap<String, Typedef>, name: &str| Some(typedefs.get(name)?.ty.name()?.to_owned());
    let kept = items.removed.iter().filter_map(|it| Some((it.name.clone(), meant(new_typedefs, &it.name)?, KEPT)));
    let known = items.added.iter().filter_map(|it| Some((meant(old_typedefs, &it.name)?, it.name.clone(), KNOWN)));
    let equal = equal(&items.removed, &items.added);
    let equal = equal.into_iter().map(|(was, is)| (was, is, EQUAL));
    for (was, is, reason) in kept.chain(known).collect::<Vec<_>>().into_iter().chain(equal) {
        let has = |list: &[Item], name: &str| list.iter().any(|item| item.name == name);
        let [Some(before), Some(after)] = [old.get(&was), new.get(&is)] else { continue };
        if !has(&items.removed, &was) || !has(&items.added, &is) {
            continue;
        }
        items.removed.retain(|item| item.name != was);
        items.added.retain(|item| item.name != is);
        typedefs.added.retain(|item| item.name != was);
        typedefs.removed.retain(|item| item.name != is);
        // The names of nested records start with the name of the outer type.
        let in_new_name = |text: &str| text.replace(&format!("{was}."), &format!("{is}."));
        let is_same =
            |part: &Part| matches!(part, Part::Changed { before, after, .. } if in_new_name(before) == *after);
        let name =
            Part::Changed { what: members::NAME.to_owned(), before: was.clone(), after: format!("{is}; {reason}") };
        let others = parts(before, after).into_iter().filter(|part| !is_same(part));
        let parts = std::iter::once(name).chain(others).collect();
        items.changed.push(Changed { name: was, renamed_to: Some(is), parts, used_by: Vec::new() });
    }
    items.changed.sort_by(|one, other| one.name.cmp(&other.name));
}

/// The pairs of a removed and an added type whose declarations differ only in the type's name. Opaque types, nested
/// records (which are named after their field), and types that are equal to several other types are not paired.
fn equal(removed: &[Item], added: &[Item]) -> Vec<(String, String)> {
    let with_name = |item: &Item, name: &str| item.declared.replace(&item.name, name);
    let is_candidate = |item: &Item| item.declared.contains('{') && !item.name.contains('.');
    // The names are replaced in both directions, because a name may be part of another name.
    let is_equal = |was: &Item, is: &Item| {
        let are_candidates = is_candidate(was) && is_candidate(is);
        are_candidates && with_name(was, &is.name) == is.declared && with_name(is, &was.name) == was.declared
    };
    let pair = |was: &Item| {
        let mut found = added.iter().filter(|is| is_equal(was, is));
        let only = found.next().filter(|_| found.next().is_none())?;
        let is_unique = removed.iter().filter(|other| is_equal(other, only)).count() == 1;
        is_unique.then(|| (was.name.clone(), only.name.clone()))
    };
    removed.iter().filter_map(pair).collect()
}

fn whole(before: String, after: String) -> Vec<Part> {
    let differs = before != after;
    differs.then(|| Part::Changed { what: String::new(), before, after }).into_iter().collect()
}

/// Removes nested records from the lists if their outer record was also added or removed.
fn outermost(mut items: Items) -> Items {
    for list in [&mut items.added, &mut items.removed] {
        let names: Vec<String> = list.iter().map(|item| item.name.clone()).collect();
        let is_inside = |item: &Item| names.iter().any(|of| item.name.strip_prefix(of).is_some_and(begins_path));
        list.retain(|item| !is_inside(item));
    }
    items
}

fn begins_path(rest: &str) -> bool {
    rest.starts_with('.')
}

fn declare_typedef(name: &str, item: &Typedef) -> String {
    format!("typedef {};", item.ty.declare(name))
}

fn declare_callback(name: &str, item: &Callback) -> String {
    format!("typedef {};", prototype(&item.returns, &format!("(*{name})"), &item.params))
}

fn declare_constant(name: &str, item: &Constant) -> String {
    format!("{} = {}", item.ty.declare(name), item.value)
}

fn declare_helper(name: &str, item: &Helper) -> String {
    prototype(&item.returns, name, &item.params)
}
