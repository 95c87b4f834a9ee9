//! What the documentation's words say of a pointer against its role: NULL that nobody may pass, and memory of the device that has to
//! be the host's.

use super::roles::Check;
use crate::{
    api::roles::{Direction, Origin, Role},
    ctype::CType,
    diag::{Diagnostic, Diagnostics, Location},
    facts::{Function, Memory},
    version::Version,
};

/// What an entry may have to say of a parameter, and what there is to tell if it says so without need.
struct Word<'a> {
    /// The finding, at a place and with a message.
    asks: fn(Location, String) -> Diagnostic,
    /// The key with the reason why the role is right.
    key: &'static str,
    reason: &'a Option<String>,
    /// What the documentation says of the parameter.
    says: &'static str,
    /// What the role means.
    but: &'static str,
    /// What to write if the documentation is right.
    write: &'static str,
}

impl Check<'_> {
    pub(super) fn words(&self, diagnostics: &mut Diagnostics) {
        let param = self.param;
        let null = Word {
            asks: |at, message| Diagnostic::new("undecided-null", at, message),
            key: "never_null",
            reason: &param.never_null,
            says: "allows NULL for",
            but: "its role does not",
            write: "`nullable: true`, or for an array `optional: true` too",
        };
        let said = self.said(|function| function.described.may_be_null.contains(&param.name));
        self.word(&null, said, self.goes_in() && !param.nullable, diagnostics);
        let memory = Word {
            asks: |at, message| Diagnostic::new("undecided-memory", at, message),
            key: "on_host",
            reason: &param.on_host,
            says: "names the device's memory for",
            but: "its role is one of the host's",
            write: "`device` if it is there alone, `address` if it may be on either",
        };
        let said = self.said(|function| match function.described.memory.get(&param.name) {
            Some(Memory::HostOrDevice) => true,
            // Where there are several pointers, words do not tell which of them is on the device.
            Some(Memory::Device) => matches!(param.ty.pointee(), Some((CType::Builtin(_) | CType::Void, _))),
            None => false,
        });
        self.word(&memory, said, self.is_on_host(), diagnostics);
    }

    fn word(&self, word: &Word<'_>, said: Option<Version>, is_against: bool, diagnostics: &mut Diagnostics) {
        let Word { asks, key, reason, says, but, write } = word;
        let (name, symbol, product) = (&self.param.name, self.symbol, self.input.product());
        let declared = format!("{product} {} declares: {}", self.version, self.param.ty.declare(name));
        let is_of_family = matches!(self.param.origin, Origin::Family(_));
        match (said, reason) {
            (Some(version), None) if is_against => diagnostics.push(
                asks(self.at(&[]), format!("the documentation {says} `{name}` of {symbol}, and {but}"))
                    .note(declared)
                    .note(format!("{} of {product} {version} says it; the role: {}", self.header(version), self.param))
                    .help(format!(
                        "read it; if it is so, {write}; if not: {name}: {{role: {}, {key}: \"WHAT THE WORDS MEAN\"}}",
                        self.param.role.word()
                    )),
            ),
            // A family may be for functions whose documentation says less.
            (None, Some(_)) if !is_of_family => diagnostics.push(
                Diagnostic::new(
                    "misfit-role",
                    self.at(&[key]),
                    format!("no documentation {says} `{name}` of {symbol}"),
                )
                .note(declared)
                .help(format!("remove `{key}`")),
            ),
            (Some(_), Some(_)) if !is_against && !is_of_family => diagnostics.push(
                Diagnostic::new(
                    "misfit-role",
                    self.at(&[key]),
                    format!("the role of `{name}` of {symbol} is what the documentation says"),
                )
                .note(declared)
                .help(format!("remove `{key}`")),
            ),
            (Some(_) | None, Some(_) | None) => {}
        }
    }

    /// The newest toolkit whose documentation says something, up to the form that is looked at.
    pub(super) fn said(&self, says: impl Fn(&Function) -> bool) -> Option<Version> {
        let newest = self.input.registry.toolkits.iter().rev().filter(|(version, _)| **version <= self.version);
        let mut declared = newest.filter_map(|(version, facts)| Some((*version, facts.functions.get(self.symbol)?)));
        declared.find(|(_, function)| says(function)).map(|(version, _)| version)
    }

    /// Whether the program gives a pointer that cannot be NULL without `nullable`.
    fn goes_in(&self) -> bool {
        match &self.param.role {
            Role::In | Role::InOut | Role::InPlace => self.pointee().is_some(),
            Role::InString | Role::Callback { .. } => true,
            Role::Array { direction, .. } | Role::Buffer { direction, .. } => *direction != Direction::Out,
            Role::Attribute { direction, .. } => *direction == Direction::In,
            // What is returned is always asked for; addresses can be NULL as they are.
            Role::Out { .. }
            | Role::OutLater
            | Role::OutString { .. }
            | Role::SelectedArray { .. }
            | Role::Attributes { .. }
            | Role::BorrowedArray { .. }
            | Role::UserData
            | Role::Address { .. }
            | Role::Device
            | Role::KernelParams
            | Role::Scalar { .. }
            | Role::HostScalar { .. } => false,
        }
    }

    /// Whether the memory behind the pointer is the host's, whatever the program passes.
    fn is_on_host(&self) -> bool {
        match &self.param.role {
            Role::In | Role::InOut | Role::InPlace | Role::Out { .. } => self.pointee().is_some(),
            Role::Array { .. }
            | Role::Buffer { .. }
            | Role::InString
            | Role::OutString { .. }
            | Role::HostScalar { .. } => true,
            Role::OutLater
            | Role::Attribute { .. }
            | Role::SelectedArray { .. }
            | Role::Attributes { .. }
            | Role::BorrowedArray { .. }
            | Role::Callback { .. }
            | Role::UserData
            | Role::Address { .. }
            | Role::Device
            | Role::KernelParams
            | Role::Scalar { .. } => false,
        }
    }
}
