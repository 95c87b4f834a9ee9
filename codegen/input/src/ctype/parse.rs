//! Parser and printer of the C types in registry files.

use super::{Builtin, CType};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{fmt, str::FromStr};

impl fmt::Display for CType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Void => f.write_str("void"),
            Self::Builtin(builtin) => f.write_str(builtin.c_name()),
            Self::Named(name) => f.write_str(name),
            Self::Pointer { to, .. } if matches!(**to, Self::Array { .. }) => f.write_str(&self.declare("")),
            Self::Pointer { to, constant } => match (to.as_ref(), constant) {
                // If the pointer points to another pointer, `const` follows the inner star: `const char *const *`.
                (inner @ Self::Pointer { .. }, true) => write!(f, "{inner}const *"),
                (inner @ Self::Pointer { .. }, false) => write!(f, "{inner}*"),
                (inner, true) => write!(f, "const {inner} *"),
                (inner, false) => write!(f, "{inner} *"),
            },
            Self::Array { .. } | Self::Function { .. } => f.write_str(&self.declare("")),
        }
    }
}

impl FromStr for CType {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        parse(text.trim()).ok_or_else(|| format!("`{text}` is not a C type that the registry can represent"))
    }
}

fn parse(text: &str) -> Option<CType> {
    let is_array = |rest: &str| rest.starts_with('[') && rest.ends_with(']');
    if let Some((of, lengths)) = text.split_once("(*)").filter(|(_, rest)| is_array(rest)) {
        // `const` applies to the elements of an array. If the elements are pointers, `const` applies to the types that
        // they point to.
        let (of, constant) = match of.strip_prefix("const ").filter(|of| !of.trim_end().ends_with('*')) {
            Some(of) => (of, true),
            None => (of, false),
        };
        return Some(parse(&format!("{} {lengths}", of.trim_end()))?.pointer(constant));
    }
    if let Some((returns, rest)) = text.split_once("(*)") {
        let params = rest.trim().strip_prefix('(')?.strip_suffix(')')?;
        let params = match params.trim() {
            "" | "void" => Vec::new(),
            list => list.split(',').map(|param| parse(param.trim())).collect::<Option<_>>()?,
        };
        return Some(CType::Function { returns: Box::new(parse(returns.trim())?), params });
    }
    if text.ends_with(']') {
        // `int [2][3]` is an array of two arrays of three elements. The first bracket is the outermost one. Only the
        // first bracket may be empty or 0.
        let (of, brackets) = text.split_at(text.find('[')?);
        let mut lengths = brackets[1..brackets.len() - 1].split("][").map(str::trim);
        let outermost = lengths.next().filter(|len| !len.is_empty()).map_or(Some(0), |len| len.parse().ok())?;
        let lengths = lengths.map(|len| len.parse().ok().filter(|len| *len > 0)).collect::<Option<Vec<u64>>>()?;
        let array = |of, len| CType::Array { of: Box::new(of), len };
        let innermost = lengths.into_iter().rev().fold(parse(of.trim())?, array);
        return Some(array(innermost, outermost));
    }
    if let Some(rest) = text.strip_suffix('*') {
        // The star of a pointer to an array or to a function is inside the type, as in `int (*)[2]`.
        let pointed = |text: &str| parse(text).filter(|to| !matches!(to, CType::Array { .. } | CType::Function { .. }));
        let rest = rest.trim_end();
        return match rest.strip_suffix("const").filter(|inner| inner.trim_end().ends_with('*')) {
            Some(inner) => Some(pointed(inner.trim_end())?.pointer(true)),
            None if rest.ends_with('*') => Some(pointed(rest)?.pointer(false)),
            None => match rest.strip_prefix("const ") {
                Some(inner) => Some(pointed(inner.trim())?.pointer(true)),
                None => Some(pointed(rest)?.pointer(false)),
            },
        };
    }
    if text == "void" {
        return Some(CType::Void);
    }
    if let Some(builtin) = Builtin::from_c(text) {
        return Some(CType::Builtin(builtin));
    }
    let is_name = text.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '.')
        && text.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && text != "const";
    is_name.then(|| CType::Named(text.to_owned()))
}

impl Serialize for CType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_survive_a_round_trip_through_text() {
        for text in [
            "void",
            "void *",
            "void **",
            "const void *",
            "const char *const *",
            "const CUgraphNode **",
            "unsigned long long *",
            "char [64]",
            "int []",
            "int [2][3]",
            "CUstream",
            "const größe_t *",
            "void *[2]",
            "int (*)(void *, void *)",
            "void (*)()",
            "const double (*)[3]",
            "float (*)[2][4]",
            "const char *(*)[3]",
        ] {
            let parsed: CType = text.parse().unwrap();
            let printed = parsed.to_string();
            assert_eq!(printed.replace(" [", "[").replace(" ", ""), text.replace(" [", "[").replace(" ", ""));
            assert_eq!(printed.parse::<CType>().unwrap(), parsed, "{text}");
        }
        for wrong in [
            "",
            "*",
            "int [x]",
            "int [2][]",
            "int [2][0]",
            "int [2]3]",
            "const int(*)[3]*",
            "int [2]*",
            "a b c",
            "3d",
            "const",
        ] {
            assert!(wrong.parse::<CType>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn nested_arrays_keep_their_order() {
        let CType::Array { of, len } = "int [2][3]".parse().unwrap() else { panic!("not an array") };
        assert_eq!((len, of.to_string().as_str()), (2, "int [3]"));
    }
}
