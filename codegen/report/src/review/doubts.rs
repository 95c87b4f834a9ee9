//! Suspicious entries: valid entries that a reviewer should compare with NVIDIA's documentation.

use super::pair::{FunctionEntry, Pair, forms};
use codegen_core::{
    analysis::roles::rules::indicates_count,
    api::roles::{Direction, Param, Role},
    ctype::CType,
    facts::{DocDirection, Function},
    spec::Count,
};
use indexmap::IndexMap;

/// The reason why an entry looks suspicious. The reason is printed once for all functions to which it applies.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Reason {
    OtherLength,
    FlagsAsLength,
    OtherCall,
    NoLength,
    Idle,
    TaggedOut,
    Returned,
    TaggedIn,
    NamedOut,
}

/// The reason and the description of a suspicious entry. `None` if the entry looks correct.
type Doubt = Option<(Reason, String)>;

/// The sentences about suspicious entries of one library, for new functions and changed roles. Parameters with the same
/// name and the same reason share a sentence.
pub(super) fn find(pair: &Pair<'_>) -> Vec<String> {
    // The sentences are in the order of their first occurrences.
    let mut all: IndexMap<(Reason, String), (String, Vec<&str>)> = IndexMap::new();
    for symbol in pair.symbols() {
        for (reason, param, text) in function(pair, symbol) {
            let (_, symbols) = all.entry((reason, param)).or_insert_with(|| (text, Vec::new()));
            if symbols.last() != Some(&symbol) {
                symbols.push(symbol);
            }
        }
    }
    let said = all.into_values().map(|(text, symbols)| match symbols.as_slice() {
        [only] => format!("⚠ `{only}`: {text}; read it again."),
        [first, more @ ..] => format!("⚠ `{first}` and {} more: {text}; read it again.", more.len()),
        [] => unreachable!("a doubt is of a function"),
    });
    said.collect()
}

fn function(pair: &Pair<'_>, symbol: &str) -> Vec<(Reason, String, String)> {
    let before = forms(pair.base, pair.name, symbol);
    let was = |form: &FunctionEntry<'_>, param: &Param| {
        let same = before.iter().find(|old| old.function.params.iter().eq(form.function.params.iter()));
        same.is_some_and(|old| old.params.iter().any(|old| old.name == param.name && old.role == param.role))
    };
    let mut all = Vec::new();
    for form in forms(pair.head, pair.name, symbol) {
        for param in form.params.iter().filter(|param| !was(&form, param)) {
            let doubts = [
                counted(form.function, param),
                called(pair, symbol, param),
                idle(form.params, param),
                direction(form.function, param),
            ];
            all.extend(doubts.into_iter().flatten().map(|(reason, text)| (reason, param.name.clone(), text)));
        }
    }
    all
}

/// A length parameter whose name looks like that of flags, or that differs from the length in the documentation.
fn counted(function: &Function, param: &Param) -> Doubt {
    let Param { name, role, .. } = param;
    let mentioned = function.described.mentions.get(name).map_or("", String::as_str);
    let mentioned: Vec<&str> = mentioned.split_whitespace().filter(|other| indicates_count(other)).collect();
    let length = role.length();
    let named = match length {
        Some(Count::Param { name, minus: _ } | Count::DivCeil { name, by: _ }) => Some(name.as_str()),
        Some(Count::Fixed(_) | Count::Call(_) | Count::KnownBy(_)) | None => None,
    };
    match (named, mentioned.as_slice()) {
        (Some(count), [other, ..]) if !mentioned.contains(&count) => Some((
            Reason::OtherLength,
            format!("the length of `{name}` is `{count}`, but its documentation names `{other}`"),
        )),
        (Some(count), _) if count.to_lowercase().contains("flag") => {
            Some((Reason::FlagsAsLength, format!("the length of `{name}` is `{count}`, which has the name of flags")))
        }
        (None, [other, ..]) if may_be_array(param) => {
            Some((Reason::NoLength, format!("`{name}` has no length, but its documentation names `{other}`")))
        }
        (Some(_) | None, _) => None,
    }
}

/// A length that another function determines, although there is a size function with a matching name: `fxGetPlanSize`
/// for `fxGetPlan`.
fn called(pair: &Pair<'_>, symbol: &str, param: &Param) -> Doubt {
    let Some(Count::Call(function)) = param.role.length() else { return None };
    let own = size_of(symbol, pair.symbols())?;
    let name = &param.name;
    (stem(function) != stem(own)).then(|| {
        (
            Reason::OtherCall,
            format!("the length of `{name}` is the result of `{function}`, although the function takes `{own}`"),
        )
    })
}

/// The function whose name indicates that it returns the size of this function's output: `fxGetPlanSize` for
/// `fxGetPlan`.
fn size_of<'a>(symbol: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let own = format!("{}Size", stem(symbol));
    known.into_iter().find(|known| stem(known) == own)
}

/// The name of a function without its version suffix.
fn stem(name: &str) -> &str {
    name.rsplit_once("_v").filter(|(_, revision)| revision.parse::<u32>().is_ok()).map_or(name, |(stem, _)| stem)
}

/// Returns true if a parameter's role permits several elements behind the pointer.
fn may_be_array(param: &Param) -> bool {
    let is_pointer = param.ty.pointee().is_some();
    matches!(param.role, Role::Array { .. } | Role::Buffer { .. })
        || (is_pointer && matches!(param.role, Role::In | Role::InPlace | Role::Out { .. }))
}

/// A count that is not used as the length of any parameter, although a pointer of the same function may be an array.
fn idle(params: &[Param], param: &Param) -> Doubt {
    let Param { name, ty, role, counts, .. } = param;
    // If the library updates a count, the parameter is a pointer to the count.
    let updated = ty.pointee().map(|(to, _)| to).filter(|_| matches!(role, Role::InOut | Role::InPlace));
    let counted = updated.or((*role == Role::In).then_some(ty));
    let is_count = counted.is_some_and(CType::is_integer) && indicates_count(name) && counts.is_empty();
    let is_size = params.iter().any(|other| {
        matches!(&other.role, Role::Attribute { bytes: Some(Count::Param { name: bytes, .. }), .. } if bytes == name)
    });
    // A count directly behind the address of untyped memory is the size of this memory.
    let before = params.iter().take_while(|other| other.name != *name).last();
    let is_of_address =
        before.is_some_and(|before| matches!(before.role, Role::Address { .. }) && before.ty.is_untyped());
    let is_idle = is_count && !is_size && !is_of_address;
    let other = params.iter().find(|other| may_be_array(other)).filter(|_| is_idle)?;
    Some((Reason::Idle, format!("`{name}` is not used as a length, although `{}` may be an array", other.name)))
}

/// A parameter that has the role of an input but looks like an output, or vice versa.
fn direction(function: &Function, param: &Param) -> Doubt {
    let Param { name, ty, role, .. } = param;
    let (_, constant) = ty.pointee()?;
    match (role.direction()?, function.documented.get(name)) {
        (Direction::In, Some(DocDirection::Out | DocDirection::InOut)) => Some((
            Reason::TaggedOut,
            format!("`{name}` has the role of an input, but its documentation tags it as an output"),
        )),
        (Direction::In, Some(DocDirection::Returned)) => Some((
            Reason::Returned,
            format!("`{name}` has the role of an input, but its documentation mentions a returned value"),
        )),
        (Direction::Out, Some(DocDirection::In)) => Some((
            Reason::TaggedIn,
            format!("`{name}` has the role of an output, but its documentation tags it as an input"),
        )),
        (Direction::InOut, Some(DocDirection::Out)) => {
            Some((Reason::TaggedOut, format!("`{name}` is also an input, but its documentation tags it as an output")))
        }
        (Direction::InOut, Some(DocDirection::In)) => {
            Some((Reason::TaggedIn, format!("`{name}` is also an output, but its documentation tags it as an input")))
        }
        (Direction::In, Some(DocDirection::In) | None) if !constant && indicates_output(name) => {
            Some((Reason::NamedOut, format!("`{name}` has the role of an input, but the name of an output")))
        }
        (Direction::In | Direction::Out | Direction::InOut, Some(_) | None) => None,
    }
}

/// Returns true if a name looks like the name of an output: `outAllocClass`, `pGraphOut`, `location_out`.
fn indicates_output(name: &str) -> bool {
    let behind =
        |prefix: &str| name.strip_prefix(prefix).is_some_and(|rest| rest.starts_with(|c: char| c.is_uppercase()));
    behind("out") || name.ends_with("Out") || name.ends_with("_out") || name == "out"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn size_functions_are_found_by_name() {
        let known = ["fxGetOtherSize", "fxGetPlanSize_v2", "fxGetPlanSizes"];
        assert_eq!(size_of("fxGetPlan", known), Some("fxGetPlanSize_v2"));
        assert_eq!(size_of("fxGetPlan_v3", known), Some("fxGetPlanSize_v2"));
        assert_eq!(size_of("fxGet", known), None);
    }

    #[test]
    fn names_indicate_outputs() {
        for name in ["outAllocClass", "pGraphOut", "location_out", "out"] {
            assert!(indicates_output(name), "{name}");
        }
        for name in ["outer", "timeout", "layout", "routOne"] {
            assert!(!indicates_output(name), "{name}");
        }
    }
}
