//! Reachability of declarations: those in a library's own headers, and those in other headers on which the library's
//! own headers depend.

use crate::{ctype::CType, facts::Facts};
use std::collections::BTreeSet;

/// Removes the declarations in other headers that the library's own headers do not use.
pub(super) fn prune(headers: &[String], facts: &mut Facts) {
    let own = |header: &str| headers.iter().any(|listed| listed == header);
    facts.functions.retain(|_, function| own(&function.header));
    facts.helpers.retain(|_, helper| own(&helper.header));
    facts.constants.retain(|_, constant| own(&constant.header));
    facts.undescribed.retain(|_, undescribed| own(&undescribed.header));

    let mut needed: BTreeSet<String> = BTreeSet::new();
    let mut queue: Vec<String> = Vec::new();
    let roots = facts.functions.values().flat_map(|function| types(&function.returns, function.params.values()));
    queue.extend(roots.map(str::to_owned));
    queue.extend(
        facts.helpers.values().flat_map(|helper| types(&helper.returns, helper.params.values())).map(str::to_owned),
    );
    queue.extend(facts.constants.values().flat_map(|constant| constant.ty.names()).map(str::to_owned));
    let named = facts.enums.iter().map(|(name, item)| (name, &item.header));
    let named = named.chain(facts.records.iter().map(|(name, item)| (name, &item.header)));
    let named = named.chain(facts.typedefs.iter().map(|(name, item)| (name, &item.header)));
    let named = named.chain(facts.callbacks.iter().map(|(name, item)| (name, &item.header)));
    queue.extend(named.filter(|(_, header)| own(header)).map(|(name, _)| name.clone()));

    while let Some(name) = queue.pop() {
        if !needed.insert(name.clone()) {
            continue;
        }
        if let Some(record) = facts.records.get(&name) {
            queue.extend(record.fields.values().flat_map(|field| field.ty.names()).map(str::to_owned));
        }
        if let Some(typedef) = facts.typedefs.get(&name) {
            queue.extend(typedef.ty.names().into_iter().map(str::to_owned));
        }
        if let Some(callback) = facts.callbacks.get(&name) {
            queue.extend(types(&callback.returns, callback.params.values()).map(str::to_owned));
        }
    }
    facts.enums.retain(|name, _| needed.contains(name));
    facts.records.retain(|name, _| needed.contains(name));
    facts.typedefs.retain(|name, _| needed.contains(name));
    facts.callbacks.retain(|name, _| needed.contains(name));
}

fn types<'a>(returns: &'a CType, params: impl Iterator<Item = &'a CType>) -> impl Iterator<Item = &'a str> {
    std::iter::once(returns).chain(params).flat_map(CType::names)
}
