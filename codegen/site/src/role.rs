//! Descriptions of the roles of parameters, in C terminology.

use codegen_core::{
    api::{
        Library,
        roles::{Direction, FlagSet, Param, Role, Selection},
    },
    ctype::CType,
    facts::DocDirection,
};
use std::collections::BTreeSet;

/// Describes the role of a parameter for a caller in C. `documented` is the direction in NVIDIA's documentation. It is
/// used for memory whose role implies no direction.
pub(super) fn in_c(library: &Library, param: &Param, documented: Option<DocDirection>) -> String {
    let mut words = match &param.role {
        Role::In if !param.counts.is_empty() => format!("in; the length of {}", codes(&param.counts)),
        Role::InOut if !param.counts.is_empty() => format!("in and out: the length of {}", codes(&param.counts)),
        Role::In => format!("in{}", flags(param)),
        Role::Out { is_static: true, .. } => "out, a string that belongs to the library".to_owned(),
        Role::Out { is_static: false, pointee: Some(ty) } => format!("out, a value of type `{ty}`{}", flags(param)),
        Role::Out { is_static: false, pointee: None } => format!("out{}", flags(param)),
        Role::OutLater => "out, possibly written after the call returns".to_owned(),
        Role::InOut => "in and out".to_owned(),
        Role::InPlace => "in and out: read and updated in place".to_owned(),
        Role::Array { direction, count } => format!("{}, array, length `{count}`", way(*direction)),
        Role::Buffer { direction, bytes } => format!("{}, host memory, `{bytes}` bytes", way(*direction)),
        Role::InString => "in, string".to_owned(),
        Role::OutString { capacity } => format!("out, a buffer for a string of up to `{capacity}` bytes"),
        Role::Attribute { direction, selection, bytes } => {
            let bytes = bytes.as_ref().map_or(String::new(), |bytes| format!(", `{bytes}` bytes"));
            format!("{}, one value{bytes}; {}", way(*direction), selected(library, "its type", selection))
        }
        Role::SelectedArray { direction, selection, count } => {
            let types = selected(library, "the type of its elements", selection);
            format!("{}, array, length `{count}`; {types}", way(*direction))
        }
        Role::Attributes { direction, selection, count, sizes: _ } => {
            let types = selected(library, "their types", selection);
            format!("{}, the addresses of `{count}` values; {types}", way(*direction))
        }
        Role::BorrowedArray { count } => {
            format!("out, the address of an array that belongs to the library, length `{count}`")
        }
        Role::Callback { data: Some(data), .. } => format!("in, a function that the library calls with `{data}`"),
        Role::Callback { data: None, .. } => "in, a function that the library calls".to_owned(),
        Role::UserData => "in, passed to the callback".to_owned(),
        Role::Address { selection } => {
            let mut words = match address(param, documented) {
                Some(direction) => format!("{}, an address", way(direction)),
                None => "an address".to_owned(),
            };
            if param.function {
                words = "in, the address of a function".to_owned();
            }
            for (verb, memory) in [("reads", &param.reads), ("writes", &param.writes)] {
                let Some(memory) = memory else { continue };
                let unit = if points_to_void(param) { "bytes" } else { "elements" };
                words += &format!("; the call {verb} `{}` {unit}", memory.length);
                if let Some([rows, _]) = &memory.rows {
                    words += &format!(" in each of `{rows}` rows");
                }
            }
            match selection {
                Some(selection) => format!("{words}; {}", selected(library, "its type", selection)),
                None => words,
            }
        }
        Role::Device => match address(param, documented) {
            Some(direction) => format!("{}, device memory", way(direction)),
            None => "device memory".to_owned(),
        },
        Role::KernelParams => "in, the addresses of the kernel’s arguments".to_owned(),
        Role::Scalar { direction, selection, .. } => {
            let words = format!("{}, a scalar on the host or on the device", way(*direction));
            match selection {
                Some(selection) => format!("{words}; {}", selected(library, "its type", selection)),
                None => words,
            }
        }
        Role::HostScalar { of_type: _ } => "in, a scalar on the host".to_owned(),
    };
    if let Some(Selection { selector, table }) = param.role.complex() {
        words +=
            &format!("; complex, with two parts of that type, if `{selector}` selects a complex type of `{table}`");
    }
    if let Some(of_type) = param.role.of_type() {
        words += &format!("; its type: {of_type}");
    }
    if param.nullable {
        words += "; may be NULL";
    }
    if param.destroys {
        words += "; invalid afterwards";
    }
    words
}

/// Returns the direction of memory whose role implies no direction. The direction comes from the spec entry, from
/// `const`, or from the tag in NVIDIA's documentation.
fn address(param: &Param, documented: Option<DocDirection>) -> Option<Direction> {
    match (&param.reads, &param.writes, documented) {
        (Some(_), Some(_), _) => Some(Direction::InOut),
        (None, Some(_), _) => Some(Direction::Out),
        (Some(_), None, _) => Some(Direction::In),
        (None, None, _) if matches!(param.ty, CType::Pointer { constant: true, .. }) => Some(Direction::In),
        (None, None, Some(DocDirection::In)) if param.ty.pointee().is_none() => Some(Direction::In),
        (None, None, Some(DocDirection::Out)) => Some(Direction::Out),
        (None, None, Some(DocDirection::InOut)) => Some(Direction::InOut),
        // If the pointed-to type is not `const`, the tag `[in]` refers to the address itself.
        (None, None, Some(DocDirection::In | DocDirection::Returned) | None) => None,
    }
}

fn points_to_void(param: &Param) -> bool {
    param.ty.pointee().is_none_or(|(to, _)| *to == CType::Void)
}

fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::In => "in",
        Direction::Out => "out",
        Direction::InOut => "in and out",
    }
}

/// Describes the flags that an integer parameter combines.
fn flags(param: &Param) -> String {
    match &param.bits {
        Some(FlagSet::Enum(name)) => format!(", flags: `{name}`"),
        Some(FlagSet::Names(names)) => format!(", flags: {}", codes(names)),
        Some(FlagSet::None) => "; must be 0".to_owned(),
        None => String::new(),
    }
}

fn codes(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// Returns a sentence about the parameter that selects a type, and about the types that this parameter selects.
fn selected(library: &Library, types: &str, Selection { selector, table }: &Selection) -> String {
    let Some(members) = library.attribute_types.get(table) else {
        return format!("`{selector}` selects {types}: see `{table}`");
    };
    let kinds: BTreeSet<String> = members.values().map(|of| of.ty.to_string()).collect();
    let rows = kinds.into_iter().map(|kind| {
        let of = members.iter().filter(|(_, of)| of.ty.to_string() == kind).map(|(member, _)| member.clone());
        format!("`{kind}` for {}", codes(&of.collect::<Vec<_>>()))
    });
    format!("`{selector}` selects {types}: {}", rows.collect::<Vec<_>>().join("; "))
}
