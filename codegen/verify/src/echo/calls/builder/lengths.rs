//! Lengths of slices in a call, and values of parameters on which other parameters depend.

use super::Builder;
use crate::echo::effect::OWN;
use codegen_core::{
    api::roles::{Direction, Param, Role, Selection},
    spec::Count,
};

impl Builder<'_> {
    /// Creates a slice with a length that the C function accepts.
    pub(super) fn slice(&mut self, i: usize, param: &Param, element: &str) {
        // If no argument determines the length, the recording stub uses its fixed length.
        let is_own = matches!(param.role.length(), Some(Count::Call(_) | Count::KnownBy(_)));
        let kind = if is_own { "own_slice" } else { "slice" };
        let mutable = if is_mutable(&param.role) { "mut " } else { "" };
        let ty = if element == "_" { String::new() } else { format!(": Vec<{element}>") };
        let length = self.length(param);
        self.make(match self.selected(param) {
            Some(members) => format!("let {mutable}a{i} = call.numbers({i}, {length}, &{members:?});"),
            None => format!("let {mutable}a{i}{ty} = call.{kind}({i}, {length});"),
        });
    }

    /// The constraints on the length of a parameter's slice.
    pub(super) fn length(&self, param: &Param) -> String {
        if let Some(Count::DivCeil { .. }) = param.role.length() {
            return "Length { nullable: false, least: OWN as usize, less: 0 }".to_owned();
        }
        let others = self.function.params.iter().filter(|other| counter(other) == counter(param));
        let least = others.map(less).max().unwrap_or(0);
        match (param.nullable, least, less(param)) {
            (false, 0, 0) => "NEEDED".to_owned(),
            (true, 0, 0) => "NULLABLE".to_owned(),
            (nullable, least, less) => format!("Length {{ nullable: {nullable}, least: {least}, less: {less} }}"),
        }
    }

    /// The values of the elements, if the parameter is an array of selectors or sizes.
    fn selected(&self, param: &Param) -> Option<Vec<i64>> {
        self.function.params.iter().find_map(|other| {
            let Role::Attributes { selection: Selection { selector, table }, sizes, .. } = &other.role else {
                return None;
            };
            let choices = || self.scope.choices(table).into_iter();
            if *selector == param.name {
                return Some(choices().map(|choice| choice.member).collect());
            }
            // The sizes are as small as enum values, so selectors and sizes are written to the elements in the same
            // way.
            let is_sizes = sizes.as_ref().is_some_and(|sizes| *sizes == param.name);
            is_sizes.then(|| choices().map(|choice| choice.size.cast_signed()).collect())
        })
    }

    /// The value that a parameter must have, because other parameters depend on it.
    pub(super) fn chosen(&self, param: &Param) -> Option<Chosen> {
        self.function.params.iter().find_map(|other| {
            let is_this = |name: &String| *name == param.name;
            if let Role::Attribute { selection, bytes, .. } = &other.role {
                return match bytes {
                    _ if is_this(&selection.selector) => Some(Chosen::Selector(self.choice.member)),
                    Some(Count::Param { name, minus: _ }) if is_this(name) => Some(Chosen::Bytes(self.choice.size)),
                    Some(_) | None => None,
                };
            }
            if let Role::Scalar { selection: Some(selection), .. } | Role::SelectedArray { selection, .. } = &other.role
            {
                let is_selector = is_this(&selection.selector);
                return is_selector.then_some(Chosen::Selector(self.choice.member));
            }
            let Role::Array { direction: _, count: Count::DivCeil { name, by } } = &other.role else { return None };
            // The number of parts is the recording stub's fixed length. The last part is smaller than the other parts.
            let whole = is_this(name).then_some(Chosen::Number(OWN * PART - 1));
            whole.or(is_this(by).then_some(Chosen::Number(PART)))
        })
    }

    /// The lengths that a parameter contains, as expressions.
    pub(super) fn lengths(&self, param: &Param) -> String {
        let lengths = self.function.params.iter().enumerate().filter(|(_, other)| param.counts.contains(&other.name));
        let length = |(i, other): (usize, &Param)| {
            let is_bytes = matches!(other.role, Role::Buffer { .. });
            let length = if is_bytes { format!("size_of_val(&a{i}[..])") } else { format!("a{i}.len()") };
            match less(other) {
                0 => length,
                // NULL is passed for an empty slice, so an empty slice determines no length.
                less if other.nullable => format!("if a{i}.is_empty() {{ 0 }} else {{ {length} + {less} }}"),
                less => format!("{length} + {less}"),
            }
        };
        lengths.map(length).collect::<Vec<_>>().join(", ")
    }
}

/// A specific value that replaces the test pattern of a parameter, because other parameters depend on the value.
pub(super) enum Chosen {
    Selector(i64),
    /// The size of an attribute's value. The crate computes the size, so the test does not pass it.
    Bytes(u64),
    Number(u64),
}

/// The size of the parts if a length is divided into parts.
const PART: u64 = 8;

/// The name of the parameter that contains the length of this parameter.
fn counter(param: &Param) -> Option<&str> {
    match param.role.length() {
        Some(Count::Param { name, minus: _ }) => Some(name),
        Some(Count::DivCeil { .. } | Count::Fixed(_) | Count::Call(_) | Count::KnownBy(_)) | None => None,
    }
}

/// The difference between the value of the length parameter and the actual length.
fn less(param: &Param) -> u64 {
    match param.role.length() {
        Some(Count::Param { name: _, minus }) => *minus,
        Some(Count::DivCeil { .. } | Count::Fixed(_) | Count::Call(_) | Count::KnownBy(_)) | None => 0,
    }
}

/// Returns true if the Rust function takes the slice as `&mut`.
fn is_mutable(role: &Role) -> bool {
    matches!(
        role,
        Role::Array { direction: Direction::Out | Direction::InOut, .. }
            | Role::Buffer { direction: Direction::Out | Direction::InOut, .. }
            | Role::SelectedArray { direction: Direction::Out | Direction::InOut, .. }
            | Role::Attributes { .. }
            | Role::KernelParams
    )
}
