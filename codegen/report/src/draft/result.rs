//! Result type of a new library, and the result codes that cubind itself returns.

use super::{Known, declared::Declared};
use std::collections::BTreeMap;

/// The section `result` of the drafted spec.
pub(super) fn result(declared: &Declared, known: &[Known<'_>]) -> String {
    let Some(name) = returned(declared, known) else {
        return "  result:\n    type: TYPE    # the enum of result codes; most functions return no enum\n".to_owned();
    };
    let members = members(&name, declared, known);
    let all: Vec<&str> = members.iter().map(|(member, _)| member.as_str()).collect();
    let line = |key: &str, ends: &[&str], why: &str| match find(&all, ends) {
        Some(member) => format!("    {key}: {member}\n"),
        None => format!("    {key}: CODE    # {why}; one of {}\n", all.join(", ")),
    };
    let success = members.iter().find(|(_, value)| *value == Some(0)).map(|(member, _)| member.as_str());
    let success = success.map_or_else(
        || format!("    success: CODE    # success; one of {}\n", all.join(", ")),
        |member| format!("    success: {member}\n"),
    );
    let in_progress = find(&all, &["inprogress"]);
    let in_progress = in_progress
        .map(|member| format!("    # in_progress: {member}, if it means success while work is in progress\n"));
    let description = describes(&name, declared).map(|function| format!("    description: {function}\n"));
    [
        format!("  result:\n    type: {name}\n{success}"),
        in_progress.unwrap_or_default(),
        line("missing_library", MISSING_LIBRARY, "the library cannot be loaded"),
        line("missing_symbol", MISSING_SYMBOL, "the library lacks the function"),
        line("invalid_argument", INVALID_ARGUMENT, "slices that share a length parameter have different lengths"),
        description.unwrap_or_else(|| "    # description: the function that describes a code, if any\n".to_owned()),
        last_message(declared).map(|function| format!("    last_message: {function}\n")).unwrap_or_default(),
    ]
    .concat()
}

const MISSING_LIBRARY: &[&str] =
    &["notinitialized", "uninitialized", "initializationfailed", "initializationerror", "systemerror"];
const MISSING_SYMBOL: &[&str] =
    &["implementationnotsupported", "notsupported", "unsupported", "notimplemented", "invalidusage"];
const INVALID_ARGUMENT: &[&str] = &["invalidvalue", "invalidargument", "invalidparameter", "badparam"];

/// The most frequent return type that is an enum. The enum is declared by these headers or by the headers of a used
/// library.
fn returned(declared: &Declared, known: &[Known<'_>]) -> Option<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for function in declared.functions.values() {
        *counts.entry(&function.returns).or_default() += 1;
    }
    let enums = counts.into_iter().filter(|(name, _)| !members(name, declared, known).is_empty());
    enums.max_by_key(|(_, count)| *count).map(|(name, _)| name.to_owned())
}

fn members(name: &str, declared: &Declared, known: &[Known<'_>]) -> Vec<(String, Option<i64>)> {
    let own = declared.enums.get(name).cloned();
    let of_others = || {
        let found = known.iter().find_map(|known| known.facts.enums.get(name))?;
        Some(found.values.iter().map(|(member, value)| (member.clone(), Some(*value))).collect())
    };
    own.or_else(of_others).unwrap_or_default()
}

/// The enum member whose name has one of these endings. Endings that come first in the list take precedence.
fn find<'m>(members: &[&'m str], ends: &[&str]) -> Option<&'m str> {
    let plain = |member: &str| member.replace('_', "").to_lowercase();
    // The shortest name takes precedence: FX_STATUS_NOT_SUPPORTED over FX_STATUS_TYPE_NOT_SUPPORTED.
    let plainest = |end: &&str| members.iter().filter(|member| plain(member).ends_with(*end)).min_by_key(|it| it.len());
    ends.iter().find_map(plainest).copied()
}

/// The function that returns the reason why a call failed, as a string.
fn last_message(declared: &Declared) -> Option<String> {
    let mut fitting = declared.functions.iter().filter(|(name, it)| is_text(&it.returns) && name.contains("LastError"));
    fitting.next().map(|(name, _)| name.clone())
}

fn is_text(returns: &str) -> bool {
    returns.split_whitespace().eq(["const", "char", "*"])
}

/// The function that describes a result code. It takes only a result code and returns a string.
fn describes(result: &str, declared: &Declared) -> Option<String> {
    let is_it = |name: &str, returns: &str, params: &str| {
        is_text(returns)
            && name.contains("String")
            && !params.contains(',')
            && params.split_whitespace().any(|word| word == result)
    };
    let mut fitting = declared.functions.iter().filter(|(name, it)| is_it(name, &it.returns, &it.params));
    fitting.next().map(|(name, _)| name.clone())
}
