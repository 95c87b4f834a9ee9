//! Groups of undecided parameters with the same name and type, and the family that would decide each group.

use super::{super::wrap::flow_list, Asked};
use codegen_core::{
    diag::{About, Suggestion, counted},
    scan::prose::indicates_device,
};
use std::collections::{BTreeMap, BTreeSet};

/// A group of undecided parameters that have the same declaration.
pub(super) struct Group<'a> {
    /// The declaration of the group's first parameter, and facts about it.
    about: &'a About,
    /// All parameters of the group, in the order of the headers.
    pub(super) members: Vec<&'a Asked<'a>>,
    /// The parameter that is shown as an example. Its documentation has the most frequent wording in the group.
    pub(super) example: &'a Asked<'a>,
    /// The number of different wordings in the documentation of the group's parameters.
    pub(super) wordings: usize,
    /// The entry that is most likely to be correct for the group.
    pub(super) suggestion: Option<Suggestion>,
}

impl<'a> Group<'a> {
    /// Groups the undecided parameters in `asked` by declaration. The groups are in the order of their first
    /// parameters.
    pub(super) fn all(asked: &'a [Asked<'a>]) -> Vec<Self> {
        let mut found: Vec<(&About, Vec<&Asked<'_>>)> = Vec::new();
        for one in asked {
            let Some(about) = &one.missing.about else { continue };
            match found.iter_mut().find(|(known, _)| known.declared == about.declared) {
                Some((_, members)) => members.push(one),
                None => found.push((about, vec![one])),
            }
        }
        found.into_iter().map(|(about, members)| Self::new(about, members)).collect()
    }

    fn new(about: &'a About, members: Vec<&'a Asked<'a>>) -> Self {
        let said: Vec<Option<String>> = members.iter().map(|member| member.documentation()).collect();
        let mut wordings: BTreeMap<&str, usize> = BTreeMap::new();
        for words in said.iter().flatten() {
            *wordings.entry(words).or_default() += 1;
        }
        let usual = wordings.iter().max_by_key(|(_, count)| **count).map(|(words, _)| *words);
        let shown = said.iter().position(|words| words.is_some() && words.as_deref() == usual).unwrap_or(0);
        let suggestion = suggestion(&members, &said);
        Self { about, example: members[shown], wordings: wordings.len(), suggestion, members }
    }

    /// Returns true if the group has several parameters, so that only a family can decide all of them with one line.
    pub(super) fn is_family(&self) -> bool {
        self.members.len() > 1
    }

    /// Returns true if the group contains the parameter in `asked`.
    pub(super) fn has(&self, asked: &Asked<'_>) -> bool {
        self.members.iter().any(|member| std::ptr::eq(*member, asked))
    }

    /// Returns true if a family decides the group's parameters: the family for this group, or a family for other
    /// parameters with the same name.
    pub(super) fn is_covered(&self, groups: &[Self]) -> bool {
        let mut named = groups.iter().filter(|other| other.about.param == self.about.param);
        self.is_family() || named.clone().any(Self::is_family) && named.all(|other| self.means_the_same(other))
    }

    /// Returns true if the same entry is likely to be correct for both groups.
    fn means_the_same(&self, other: &Self) -> bool {
        let entry = |group: &Self| group.suggestion.as_ref().map(|suggestion| suggestion.entry.clone());
        std::ptr::eq(self, other) || entry(self).is_some() && entry(self) == entry(other)
    }

    /// The value and the comment of the line to paste. The comment starts with the C declaration.
    pub(super) fn line(&self) -> (String, String) {
        let About { declared, .. } = self.about;
        let of = match self.members.len() {
            1 => String::new(),
            count => format!("; {}, such as {}", counted(count, "function"), self.example.function()),
        };
        let ruled = match self.about.ruled {
            0 => String::new(),
            ruled => format!("; a rule decides the same name in {}", counted(ruled, "other function")),
        };
        let ruled = if self.is_family() { ruled } else { String::new() };
        Suggestion::in_line(self.suggestion.as_ref(), &format!("{declared}{of}{ruled}"))
    }

    /// The placeholder for the family's name.
    fn kind(&self) -> &'static str {
        match &self.suggestion {
            Some(Suggestion { entry, .. }) if indicates_device_role(entry) => "device_memory",
            Some(Suggestion { entry, .. }) if entry.contains("array") => "arrays",
            Some(_) | None => "undecided",
        }
    }
}

/// Returns true if an entry assigns a role for device memory.
fn indicates_device_role(entry: &str) -> bool {
    entry == "device" || entry.contains("role: device")
}

/// The suggestion that applies to most members, if any. If a single member suggests device memory, that suggestion
/// takes precedence: with a wrong role of host memory, kernels would access host memory.
///
/// Device memory is certain if the documentation of every member mentions device memory, and none mentions the host.
fn suggestion(members: &[&Asked<'_>], said: &[Option<String>]) -> Option<Suggestion> {
    let all: Vec<&Suggestion> =
        members.iter().filter_map(|member| member.missing.about.as_ref()?.suggestion.as_ref()).collect();
    if let Some(device) = all.iter().find(|suggestion| indicates_device_role(&suggestion.entry)) {
        return Some((*device).clone());
    }
    let indicates_size = |about: &About| ["size", "bytes"].iter().any(|end| about.param.to_lowercase().ends_with(end));
    let is_size = members.iter().filter_map(|member| member.missing.about.as_ref()).any(indicates_size);
    let says = |words: &Option<String>| words.as_deref().is_some_and(indicates_device);
    if !is_size && said.iter().any(says) {
        let is_host = |words: &str| words.to_lowercase().contains("host");
        let is_certain = said.iter().all(says) && !said.iter().flatten().any(|words| is_host(words));
        let why = "its documentation mentions device memory".to_owned();
        return Some(Suggestion { entry: "device".to_owned(), why, is_certain });
    }
    let count = |entry: &str| all.iter().filter(|other| other.entry == entry).count();
    all.iter().rev().max_by_key(|suggestion| count(&suggestion.entry)).map(|suggestion| (*suggestion).clone())
}

/// The comment on a key that the spec already contains in this line. YAML does not allow it twice.
pub(super) fn beside(line: Option<usize>) -> String {
    line.map_or(String::new(), |line| format!("  # merge this into the entry in line {line}"))
}

/// The families that decide groups with several functions, as YAML. Groups of the same kind share a family. A family
/// lists its functions if there are parameters with the same name and a different declaration, because such parameters
/// may have a different meaning.
pub(super) fn families(groups: &[Group<'_>], existing: &dyn Fn(&str, &str) -> Option<usize>) -> String {
    let several: Vec<&Group<'_>> = groups.iter().filter(|group| group.is_family()).collect();
    if several.is_empty() {
        return String::new();
    }
    let is_ambiguous = |group: &&Group<'_>| {
        let mut others = groups.iter().filter(|other| other.about.param == group.about.param);
        others.any(|other| !group.means_the_same(other))
    };
    let (ambiguous, plain): (Vec<&Group<'_>>, Vec<_>) = several.into_iter().partition(is_ambiguous);
    let mut text = "families:\n".to_owned();
    let kinds: BTreeSet<&str> = plain.iter().map(|group| group.kind()).collect();
    for kind in kinds {
        text += &format!("  {kind}:{}\n    params:\n", beside(existing("families", kind)));
        let mut named: BTreeSet<&str> = BTreeSet::new();
        for group in plain.iter().filter(|group| group.kind() == kind && named.insert(&group.about.param)) {
            let (word, comment) = group.line();
            text += &format!("      {}: {word}  # {comment}\n", group.about.param);
        }
    }
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    for group in ambiguous {
        let param = &group.about.param;
        let number = numbers.entry(param).or_default();
        *number += 1;
        let functions = group.members.iter().map(|member| member.function());
        let family = format!("{param}_{number}");
        let beside = beside(existing("families", &family));
        text += &format!("  {family}:{beside}\n    functions: {}\n", flow_list(functions, "      "));
        let (word, comment) = group.line();
        text += &format!("    params:\n      {param}: {word}  # {comment}\n");
    }
    text
}
