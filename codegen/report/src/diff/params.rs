//! Differences between two signatures, parameter by parameter.
//!
//! Parameters are matched by name. Two parameters with different names are considered the same parameter only if both
//! their types and their neighbors are the same. Otherwise, the report lists one as removed and the other as added.

use codegen_core::{ctype::CType, ordered::Ordered};

/// One difference between two signatures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParamChange {
    /// A different return type.
    Returns {
        /// The return type in the older signature.
        before: CType,
        /// The return type in the newer signature.
        after: CType,
    },
    /// A parameter that only the older signature has.
    Removed {
        /// The C declaration of the parameter.
        declared: String,
    },
    /// A parameter that only the newer signature has.
    Added {
        /// The C declaration of the parameter.
        declared: String,
        /// The position of the parameter in the newer signature, starting at one.
        place: usize,
    },
    /// A parameter with a changed type.
    Retyped {
        /// The C declaration of the parameter in the older signature.
        before: String,
        /// The C declaration of the parameter in the newer signature.
        after: String,
    },
    /// A parameter whose type differs only in an added or removed `const`. Compiled programs are not affected.
    Requalified {
        /// The C declaration of the parameter in the older signature.
        before: String,
        /// The C declaration of the parameter in the newer signature.
        after: String,
    },
    /// A parameter that was renamed, but has the same position and type. C calls are not affected.
    Renamed {
        /// The parameter's name in the older signature.
        before: String,
        /// The parameter's name in the newer signature.
        after: String,
    },
    /// A different order of the parameters that both signatures have.
    Reordered,
}

impl ParamChange {
    /// Returns true if programs written for the older signature must be changed.
    pub fn breaks(&self) -> bool {
        match self {
            Self::Renamed { .. } | Self::Requalified { .. } => false,
            Self::Returns { .. }
            | Self::Removed { .. }
            | Self::Added { .. }
            | Self::Retyped { .. }
            | Self::Reordered => true,
        }
    }
}

/// The return type and the parameters of a function.
pub(super) type Signature<'a> = (&'a CType, &'a Ordered<CType>);

/// All differences between two signatures.
pub(super) fn changes((old_returns, old): Signature<'_>, (new_returns, new): Signature<'_>) -> Vec<ParamChange> {
    let mut changes = Vec::new();
    if old_returns != new_returns {
        changes.push(ParamChange::Returns { before: old_returns.clone(), after: new_returns.clone() });
    }
    let renamed = renamed(old, new);
    for (name, ty) in old {
        match (new.get(name), renamed.iter().find(|(before, _)| before == name)) {
            (Some(now), _) if now != ty && now.unqualified() == ty.unqualified() => {
                changes.push(ParamChange::Requalified { before: ty.declare(name), after: now.declare(name) });
            }
            (Some(now), _) if now != ty => {
                changes.push(ParamChange::Retyped { before: ty.declare(name), after: now.declare(name) });
            }
            (Some(_), _) => {}
            (None, Some((before, after))) => {
                changes.push(ParamChange::Renamed { before: before.clone(), after: after.clone() });
            }
            (None, None) => changes.push(ParamChange::Removed { declared: ty.declare(name) }),
        }
    }
    for (index, (name, ty)) in new.iter().enumerate() {
        if !old.contains_key(name) && !renamed.iter().any(|(_, after)| after == name) {
            changes.push(ParamChange::Added { declared: ty.declare(name), place: index + 1 });
        }
    }
    let kept = |one: &Ordered<CType>, other: &Ordered<CType>| -> Vec<String> {
        one.keys().filter(|name| other.contains_key(*name)).cloned().collect()
    };
    if kept(old, new) != kept(new, old) {
        changes.push(ParamChange::Reordered);
    }
    changes
}

/// The pairs of old and new parameter names. Each name occurs in only one of the signatures. The type and the preceding
/// parameter are the same in both signatures.
pub(super) fn renamed(old: &Ordered<CType>, new: &Ordered<CType>) -> Vec<(String, String)> {
    let mut pairs: Vec<(String, String)> = Vec::new();
    for (index, (name, ty)) in old.iter().enumerate().filter(|(_, (name, _))| !new.contains_key(*name)) {
        let before = index.checked_sub(1).and_then(|index| old.get_index(index)).map(|(name, _)| name);
        let before = before.map(|name| pairs.iter().find(|(old, _)| old == name).map_or(name, |(_, new)| new));
        let place = match before {
            None => Some(0),
            Some(before) => new.get_index_of(before).map(|index| index + 1),
        };
        let candidate = place.and_then(|place| new.get_index(place));
        if let Some((other, _)) = candidate.filter(|(other, now)| !old.contains_key(*other) && *now == ty) {
            pairs.push((name.clone(), other.clone()));
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn params(text: &str) -> Ordered<CType> {
        let params = text.split(", ").filter(|param| !param.is_empty());
        params
            .map(|param| {
                let (ty, name) = param.rsplit_once(' ').unwrap();
                (name.to_owned(), ty.parse().unwrap())
            })
            .collect()
    }

    fn said(old: &str, new: &str) -> String {
        let int = CType::Builtin(codegen_core::ctype::Builtin::Int);
        format!("{:?}", changes((&int, &params(old)), (&int, &params(new))))
    }

    #[test]
    fn parameters_are_compared_by_name_and_place() {
        let table = [
            ("int a, int b", "int a, int b", "[]"),
            ("int a", "int a, char b", r#"[Added { declared: "char b", place: 2 }]"#),
            ("int a, char b", "int a", r#"[Removed { declared: "char b" }]"#),
            ("int a", "char a", r#"[Retyped { before: "int a", after: "char a" }]"#),
            ("int * a", "const int * a", r#"[Requalified { before: "int *a", after: "const int *a" }]"#),
            ("int a, int b, int c", "int a, int d, int c", r#"[Renamed { before: "b", after: "d" }]"#),
            (
                "int a, int b",
                "int c, int d",
                r#"[Renamed { before: "a", after: "c" }, Renamed { before: "b", after: "d" }]"#,
            ),
            ("int a", "char b", r#"[Removed { declared: "int a" }, Added { declared: "char b", place: 1 }]"#),
            ("int a, int b", "int b, int a", "[Reordered]"),
            ("", "", "[]"),
        ];
        for (old, new, expected) in table {
            assert_eq!(said(old, new), expected, "{old} → {new}");
        }
        let (int, void) = (CType::Builtin(codegen_core::ctype::Builtin::Int), CType::Void);
        let changed = changes((&int, &params("")), (&void, &params("")));
        assert_eq!(changed, [ParamChange::Returns { before: int, after: void }]);
        assert!(changed[0].breaks() && !ParamChange::Renamed { before: "a".into(), after: "b".into() }.breaks());
    }
}
