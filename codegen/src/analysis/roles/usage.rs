//! Which judgements decided something: those that did not are of no use, and hide a mistake.

use crate::{
    analysis::{
        inputs::LibraryInput,
        unmatched::{has_functions, unmatched},
    },
    diag::{Diagnostic, Diagnostics, nearest},
    spec::{FamilyKey, FamilySection, Misfit},
};
use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::rules::RULES;

/// What decided parameters, and what for.
#[derive(Default)]
pub(super) struct Usage<'a> {
    /// Entries that said of a parameter what nobody else said: the entry's symbol and index, and the parameter.
    pub(super) entries: HashSet<((&'a str, usize), &'a str)>,
    /// Judgements of families that decided a parameter, and whether one of them would have another role without it.
    pub(super) families: BTreeMap<FamilyKey, bool>,
    /// Why a judgement of a family left a parameter alone.
    pub(super) left_alone: BTreeMap<FamilyKey, String>,
    /// Rules that are switched off and would have proposed a role.
    pub(super) silenced: BTreeSet<&'static str>,
}

impl Usage<'_> {
    /// Reports what decided nothing.
    pub(super) fn report(&self, input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
        self.redundant_entries(input, diagnostics);
        self.families(input, diagnostics);
        self.rules(input, diagnostics);
    }

    /// Entries that say what a family or a rule says anyway, or that nothing asks for. What does not exist has been
    /// reported as unknown.
    fn redundant_entries(&self, input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
        for entry in input.spec.entries() {
            for param in entry.function.params.keys() {
                let exists = input.covered(entry).any(|declaration| declaration.function.params.contains_key(param));
                if exists && !self.entries.contains(&(entry.id(), param.as_str())) {
                    let symbol = entry.symbol;
                    let why = if input.spec.skip(symbol, |_| true).is_some() {
                        format!("nothing asks what `{param}` is for: {symbol} is skipped")
                    } else {
                        format!(
                            "the rules say this of `{param}` of {symbol} already, or a family or another entry does"
                        )
                    };
                    diagnostics.push(
                        Diagnostic::new("redundant-entry", entry.param_location(param, &[]), why)
                            .help("remove it: entries are for what the header does not make certain"),
                    );
                }
            }
        }
    }

    /// Judgements of families that decide nothing, or what is decided without them, or that are incomplete.
    fn families(&self, input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
        // Of a family without functions that is reported.
        for (name, family) in input.spec.content.families.iter().filter(|(_, family)| has_functions(input, family)) {
            let by_name = family.params.iter().map(|it| (FamilySection::Params, it));
            let by_type = family.types.iter().map(|it| (FamilySection::Types, it));
            for (section, (key, param)) in by_name.chain(by_type) {
                let key = FamilyKey { family: name.clone(), section, key: key.clone() };
                match (&param.role, self.families.get(&key)) {
                    (Err(Misfit { key: at, message }), _) => {
                        let keys: Vec<&str> = at.iter().flat_map(|key| key.split('.')).collect();
                        let at = input.spec.family_location(&key, &keys);
                        diagnostics.push(
                            Diagnostic::new("incomplete-role", at, format!("`{}` of {key}: {message}", key.key))
                                .help("specs/README.md has an example of every role"),
                        );
                    }
                    (Ok(_), None) => diagnostics.push(self.unmatched(input, &key)),
                    (Ok(_), Some(false)) => diagnostics.push(
                        Diagnostic::new(
                            "redundant-family",
                            input.spec.family_location(&key, &[]),
                            format!("each parameter that `{}` of {key} judges has the same role without it", key.key),
                        )
                        .help("remove it: a family is for what neither the rules nor the families behind it decide so"),
                    ),
                    (Ok(_), Some(true)) => {}
                }
            }
        }
    }

    fn unmatched(&self, input: &LibraryInput<'_>, key: &FamilyKey) -> Diagnostic {
        let message = match key.section {
            FamilySection::Params => format!("{key} judges no parameter called `{}`", key.key),
            FamilySection::Types => format!("{key} judges no parameter of type `{}`", key.key),
        };
        let diagnostic = unmatched(input.spec.family_location(key, &[]), message);
        let diagnostic = match self.left_alone.get(key) {
            Some(why) => diagnostic.note(why),
            None => diagnostic,
        };
        let correct = match key.section {
            FamilySection::Params => "correct the name",
            FamilySection::Types => "write the type as specs/registry has it",
        };
        diagnostic
            .help(format!("{correct}, or remove it: it is for parameters that no entry and no earlier family judges"))
    }

    /// Rules that are switched off exist, and would decide something.
    fn rules(&self, input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
        for (index, name) in input.spec.content.library.without_rules.iter().enumerate() {
            let location = input.spec.location(&["library", "without_rules", &index.to_string()]);
            let names = || RULES.iter().map(|(name, _)| *name);
            if !names().any(|rule| rule == name) {
                let diagnostic = Diagnostic::new("unknown-rule", location, format!("there is no rule `{name}`"));
                diagnostics.push(match nearest(name, names()) {
                    Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
                    None => diagnostic.help(format!("the rules are: {}", names().collect::<Vec<_>>().join(", "))),
                });
            } else if !self.silenced.contains(name.as_str()) {
                let message = format!("the rule `{name}` would decide nothing in this library");
                diagnostics.push(
                    Diagnostic::new("unused-rule", location, message)
                        .help("remove it from `without_rules`: it is for rules that would be wrong here"),
                );
            }
        }
    }
}
