//! The effect of spec entries on roles. An entry without effect usually indicates a mistake.

use crate::{
    analysis::{
        inputs::LibraryInput,
        unmatched::{has_functions, unmatched},
    },
    diag::{Diagnostic, Diagnostics},
    spec::{FamilyKey, FamilySection, Misfit},
};
use std::collections::{BTreeMap, HashSet};

/// The spec entries that set roles, and the effect of each entry.
#[derive(Default)]
pub(super) struct Usage<'a> {
    /// Entries that set a role which no other source sets. Each item contains the entry's symbol and index, and the
    /// name of the parameter.
    pub(super) entries: HashSet<((&'a str, usize), &'a str)>,
    /// The effects of the entries in families.
    pub(super) families: FamilyUse,
}

/// The effects of the entries in families, in one or more libraries.
#[derive(Default)]
pub(in crate::analysis) struct FamilyUse {
    /// The entries that set the role of a parameter. The value is true if some parameter would have a different role
    /// without the entry.
    pub(super) decided: BTreeMap<FamilyKey, bool>,
    /// For each entry that does not apply to some parameter, the reason.
    pub(super) left_alone: BTreeMap<FamilyKey, String>,
}

impl Usage<'_> {
    /// Reports entries without effect. Returns the effects of family entries, for families that apply to functions of
    /// several libraries.
    pub(super) fn report(self, input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) -> FamilyUse {
        self.redundant_entries(input, diagnostics);
        if !input.lends_families {
            self.families.report(&[input], diagnostics);
        }
        self.families
    }

    /// Reports entries that repeat a family or a rule, or that are not needed. Entries for unknown names have already
    /// been reported.
    fn redundant_entries(&self, input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
        for entry in input.spec.entries() {
            for param in entry.function.params.keys() {
                let exists = input.covered(entry).any(|declaration| declaration.function.params.contains_key(param));
                if exists && !self.entries.contains(&(entry.id(), param.as_str())) {
                    let symbol = entry.symbol;
                    let why = if input.spec.skip(symbol, |_| true).is_some() {
                        format!("`{param}` needs no role, because the spec skips {symbol}")
                    } else {
                        format!("the entry has no effect: the role of `{param}` of {symbol} is the same without it")
                    };
                    diagnostics.push(
                        Diagnostic::new("redundant-entry", entry.param_location(param, &[]), why)
                            .help("remove the entry, because the rules, a family or another entry set the same role"),
                    );
                }
            }
        }
    }
}

impl FamilyUse {
    /// Adds the effects of families that `input` uses from another library.
    pub(in crate::analysis) fn add(&mut self, other: Self, input: &LibraryInput<'_>) {
        for (key, is_needed) in other.decided.into_iter().filter(|(key, _)| input.spec.is_lent(&key.family)) {
            *self.decided.entry(key).or_default() |= is_needed;
        }
        self.left_alone.extend(other.left_alone.into_iter().filter(|(key, _)| input.spec.is_lent(&key.family)));
    }

    /// Reports entries of families that are unused, redundant or incomplete. The families belong to the first of
    /// `inputs`, and apply to the functions of all these libraries.
    pub(in crate::analysis) fn report(&self, inputs: &[&LibraryInput<'_>], diagnostics: &mut Diagnostics) {
        let [input, ..] = inputs else { return };
        // A family that matches no function is reported elsewhere.
        for (name, family) in input.spec.content.families.iter().filter(|(_, family)| has_functions(inputs, family)) {
            let by_name = family.params.iter().map(|it| (FamilySection::Params, it));
            let by_type = family.types.iter().map(|it| (FamilySection::Types, it));
            for (section, (key, param)) in by_name.chain(by_type) {
                let key = FamilyKey { family: name.clone(), section, key: key.clone() };
                match (&param.role, self.decided.get(&key)) {
                    (Err(Misfit { key: at, message }), _) => {
                        let keys: Vec<&str> = at.iter().flat_map(|key| key.split('.')).collect();
                        let at = input.spec.family_location(&key, &keys);
                        diagnostics.push(
                            Diagnostic::new("incomplete-role", at, format!("`{}` of {key}: {message}", key.key))
                                .help("see specs/README.md for an example of each role"),
                        );
                    }
                    (Ok(_), None) => diagnostics.push(self.unmatched(input, &key)),
                    (Ok(_), Some(false)) => diagnostics.push(
                        Diagnostic::new(
                            "redundant-family",
                            input.spec.family_location(&key, &[]),
                            format!(
                                "`{}` of {key} has no effect, because each affected parameter has the same role \
                                without it",
                                key.key
                            ),
                        )
                        .help(
                            "remove the name or type from the family, because the rules or later families set the \
                            same roles",
                        ),
                    ),
                    (Ok(_), Some(true)) => {}
                }
            }
        }
    }

    fn unmatched(&self, input: &LibraryInput<'_>, key: &FamilyKey) -> Diagnostic {
        let message = match key.section {
            FamilySection::Params => {
                format!("{key} matches no parameter with the name `{}` whose role it could set", key.key)
            }
            FamilySection::Types => format!("{key} matches no parameter of type `{}` whose role it could set", key.key),
        };
        let diagnostic = unmatched(input.spec.family_location(key, &[]), message);
        let why_not = "A family sets only the roles that neither a function's entry nor an earlier family sets";
        let correct = match key.section {
            FamilySection::Params => "correct or remove the name",
            FamilySection::Types => "write the type as in specs/registry, or remove the type",
        };
        match self.left_alone.get(key) {
            Some(why) => {
                diagnostic.note(why).help(format!("remove the name or type, or follow the note above. {why_not}"))
            }
            None => diagnostic.help(format!("{correct}. {why_not}")),
        }
    }
}
