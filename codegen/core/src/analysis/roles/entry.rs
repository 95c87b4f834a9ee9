//! Conversion of spec entries to parameters with roles, and formatting of such parameters.

use crate::{
    api::roles::{Origin, Param, ParamKeys, Role},
    ctype::CType,
    spec::{self, Misfit},
};
use std::fmt;

impl Param {
    /// Creates a parameter with a role and without additional keys.
    pub fn new(name: &str, ty: &CType, role: Role, origin: Origin) -> Self {
        let (name, ty) = (name.to_owned(), ty.clone());
        Self { name, ty, role, keys: ParamKeys::default(), counts: Vec::new(), bits: None, origin }
    }

    /// Creates a parameter from an entry of a spec. The error explains why the entry does not specify a role.
    pub fn from_entry(name: &str, ty: &CType, entry: &spec::Param, origin: Origin) -> Result<Self, Misfit> {
        let spec::Param { role, keys } = entry.clone();
        Ok(Self { keys, ..Self::new(name, ty, role?, origin) })
    }

    /// Formats the entry in the notation of specs, for example `out` or `{role: in_array, count: n, nullable: true}`.
    pub fn entry(&self) -> String {
        let (role, of_role) = self.role.keys();
        let word = self.keys.word().map_or(role, str::to_owned);
        let of_role = of_role.values().map(|(key, value)| (key, value.yaml()));
        let keys = of_role.chain(self.keys.written()).map(|(key, value)| format!(", {key}: {value}"));
        let keys: Vec<String> = keys.collect();
        if keys.is_empty() { word } else { format!("{{role: {word}{}}}", keys.concat()) }
    }
}

/// Formats the parameter for reports: `out by documentation`, `in_array(count: n), nullable by spec`.
impl fmt::Display for Param {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.role)?;
        for (key, value) in self.keys.values() {
            // In reports, the key `destroys` describes the parameter, not the call.
            let key = if key == "destroys" { "destroyed" } else { key };
            value.shown(key).map_or(Ok(()), |shown| write!(f, ", {shown}"))?;
        }
        self.bits.as_ref().map_or(Ok(()), |bits| write!(f, ", {bits}"))?;
        write!(f, " by {}", self.origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parser converts a formatted entry back to the same role.
    #[test]
    fn entries_survive_a_round_trip() {
        let params =
            crate::repository::resolved().libraries.iter().flat_map(|library| library.signatures.values().flatten());
        let params: Vec<_> = params.flat_map(|form| &form.params).collect();
        assert!(params.len() > 1000, "{}", params.len());
        for param in params {
            let text = param.entry();
            let entry: spec::Param = spec::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let read = Param::from_entry(&param.name, &param.ty, &entry, param.origin.clone());
            let read = read.unwrap_or_else(|misfit| panic!("{text}: {}", misfit.message));
            assert_eq!(Param { counts: param.counts.clone(), bits: param.bits.clone(), ..read }, *param, "{text}");
        }
    }
}
