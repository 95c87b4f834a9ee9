//! C expressions for records and their fields. An unnamed record is accessed through the outer record that contains it.

use codegen_core::{ctype::CType, facts::Facts};

/// The C expression for a record in the registry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RecordPlace {
    /// The named record that contains the record. For a named record, the record itself.
    top: String,
    /// The path of members from the named record to the record: `res.array`.
    path: String,
    /// The offset of an unnamed member in the outer record. In C, the fields of an unnamed member are accessed as
    /// fields of the outer record.
    pub(super) unnamed_at: Option<u64>,
}

impl RecordPlace {
    /// The expression for the record `name`. `None` if the outer record has no such member.
    pub(super) fn of(name: &str, facts: &Facts) -> Option<Self> {
        let Some((around, member)) = name.rsplit_once('.') else {
            return Some(Self { top: name.to_owned(), path: String::new(), unnamed_at: None });
        };
        let outer = Self::of(around, facts)?;
        let field = facts.records.get(around)?.fields.get(member)?;
        if is_unnamed(member) {
            let unnamed_at = Some(outer.unnamed_at.unwrap_or(0) + field.offset);
            return Some(Self { unnamed_at, ..outer });
        }
        let path = format!("{}{}", outer.path_to(member), first_element(&field.ty));
        Some(Self { path, unnamed_at: None, ..outer })
    }

    fn path_to(&self, field: &str) -> String {
        if self.path.is_empty() { field.to_owned() } else { format!("{}.{field}", self.path) }
    }

    /// The C type of the record. `None` if C cannot express the type.
    pub(super) fn ty(&self) -> Option<String> {
        match (self.unnamed_at, self.path.as_str()) {
            (Some(_), _) => None,
            (None, "") => Some(self.top.clone()),
            (None, path) => Some(type_of(&self.top, path)),
        }
    }

    /// The C expression for the type of a field.
    pub(super) fn field_type(&self, field: &str) -> String {
        type_of(&self.top, &self.path_to(field))
    }

    /// The nearest outer record that C can express. [`Self::field_offset`] is relative to this record.
    pub(super) fn around(&self) -> String {
        if self.path.is_empty() { self.top.clone() } else { type_of(&self.top, &self.path) }
    }

    /// The offset of a field in the nearest record that C can express.
    pub(super) fn field_offset(&self, field: &str) -> String {
        let Self { top, path, unnamed_at: _ } = self;
        let from_top = format!("offsetof({top}, {})", self.path_to(field));
        if path.is_empty() { from_top } else { format!("{from_top} - offsetof({top}, {path})") }
    }
}

/// Returns true if the scan generated the name of a member, because the member is unnamed in C.
pub(super) fn is_unnamed(member: &str) -> bool {
    member.strip_prefix("anon").is_some_and(|n| !n.is_empty() && n.bytes().all(|byte| byte.is_ascii_digit()))
}

fn type_of(top: &str, path: &str) -> String {
    format!("__typeof__((({top} *)0)->{path})")
}

/// The suffix that selects the first element if the type is an array. Empty for other types.
fn first_element(ty: &CType) -> String {
    match ty {
        CType::Array { of, .. } => format!("[0]{}", first_element(of)),
        CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Function { .. } => {
            String::new()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen_core::facts::{Field, OnWindows, Record};

    fn record(fields: &[(&str, &str, u64)]) -> Record {
        let field = |(name, ty, offset): &(&str, &str, u64)| {
            ((*name).to_owned(), Field { offset: *offset, ty: ty.parse().unwrap(), bits: None })
        };
        let fields = fields.iter().map(field).collect();
        Record {
            header: "x.h".into(),
            tag: String::new(),
            union: false,
            size: 64,
            align: 8,
            fields,
            windows: OnWindows::default(),
        }
    }

    #[test]
    fn records_are_reached_from_the_one_that_has_a_name() {
        let mut facts = Facts::default();
        facts.records.insert("D".into(), record(&[("res", "D.res", 8), ("anon0", "D.anon0", 16)]));
        facts.records.insert("D.res".into(), record(&[("array", "D.res.array [4]", 8)]));
        facts.records.insert("D.anon0".into(), record(&[("x", "int", 4), ("anon1", "D.anon0.anon1", 8)]));
        facts.records.insert("D.anon0.anon1".into(), record(&[("y", "int", 0)]));
        let table = [
            ("D", Some("D"), "offsetof(D, f)", None),
            ("D.res", Some("__typeof__(((D *)0)->res)"), "offsetof(D, res.f) - offsetof(D, res)", None),
            (
                "D.res.array",
                Some("__typeof__(((D *)0)->res.array[0])"),
                "offsetof(D, res.array[0].f) - offsetof(D, res.array[0])",
                None,
            ),
            ("D.anon0", None, "offsetof(D, f)", Some(16)),
            ("D.anon0.anon1", None, "offsetof(D, f)", Some(24)),
        ];
        for (name, ty, offset, unnamed_at) in table {
            let place = RecordPlace::of(name, &facts).unwrap();
            assert_eq!(place.ty().as_deref(), ty, "{name}");
            assert_eq!(place.field_offset("f"), offset, "{name}");
            assert_eq!(place.unnamed_at, unnamed_at, "{name}");
        }
        assert_eq!(RecordPlace::of("D.nothing", &facts), None);
    }
}
