//! Checks for contradictions between the documentation of a pointer and the pointer's role.
//!
//! There are two checks. The first reports documentation that allows NULL although the role does not allow NULL. The
//! second reports documentation that mentions device memory although the role is for host memory.

use super::roles::Check;
use crate::{
    api::roles::{Direction, Origin, Role},
    ctype::CType,
    diag::{Diagnostic, Diagnostics, Location},
    facts::{Function, Memory},
    version::Version,
};

/// A possible contradiction between a parameter's documentation and its role, with the parts of the diagnostic.
struct Word<'a> {
    /// Creates the finding from a location and a message.
    asks: fn(Location, String) -> Diagnostic,
    /// The key under `although` for the reason why the role is correct.
    key: &'static str,
    reason: Option<&'a String>,
    /// The documented fact about the parameter, as a phrase for the message.
    says: &'static str,
    /// The contradicting meaning of the role, as a phrase for the message.
    but: &'static str,
    /// The key to write if the documentation is correct.
    write: &'static str,
}

impl Check<'_> {
    pub(super) fn words(&self, diagnostics: &mut Diagnostics) {
        let param = self.param;
        let null = Word {
            asks: |at, message| Diagnostic::new("undecided-null", at, message),
            key: "nullable",
            reason: param.although("nullable"),
            says: "allows NULL for",
            but: "its role does not accept NULL",
            write: "`nullable: true`, or `nullable: with_count` for an array",
        };
        let said = self.documented_in(|function| function.described.may_be_null.contains(&param.name));
        self.word(&null, said, self.goes_in() && !param.nullable, diagnostics);
        let memory = Word {
            asks: |at, message| Diagnostic::new("undecided-memory", at, message),
            key: "device",
            reason: param.although("device"),
            says: "mentions device memory for",
            but: "its role is for host memory",
            write: "`device` for device memory only, or `address` for either kind of memory",
        };
        let said = self.documented_in(|function| match function.described.memory.get(&param.name) {
            Some(Memory::HostOrDevice) => true,
            // If a function has several pointers, its documentation does not state which pointer refers to device
            // memory.
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
                asks(self.at(&[]), format!("the documentation {says} `{name}` of {symbol}, but {but}"))
                    .note(declared)
                    .note(format!(
                        "{} of {product} {version} contains this documentation. The role is `{}`",
                        self.header(version),
                        self.param
                    ))
                    .help(format!(
                        "read the documentation. If the statement is true, write {write}\nif the statement is false, \
                        write `{name}: {{role: {}, although: {{{key}: \"WHAT THE WORDS MEAN\"}}}}`",
                        self.param.role.word()
                    )),
            ),
            // A family may also match functions whose documentation is less complete.
            (None, Some(_)) if !is_of_family => diagnostics.push(
                Diagnostic::new(
                    "misfit-role",
                    self.at(&["although"]),
                    format!("no documentation {says} `{name}` of {symbol}"),
                )
                .note(declared)
                .help("remove `although`"),
            ),
            (Some(_), Some(_)) if !is_against && !is_of_family => diagnostics.push(
                Diagnostic::new(
                    "misfit-role",
                    self.at(&["although"]),
                    format!(
                        "the key `although` of `{name}` of {symbol} has no effect, because the role agrees with \
                            the documentation"
                    ),
                )
                .note(declared)
                .help("remove `although`"),
            ),
            (Some(_) | None, Some(_) | None) => {}
        }
    }

    /// Returns the newest toolkit whose documentation contains the statement. Toolkits after that of the checked form
    /// are ignored.
    pub(super) fn documented_in(&self, says: impl Fn(&Function) -> bool) -> Option<Version> {
        let newest = self.input.registry.toolkits.iter().rev().filter(|(version, _)| **version <= self.version);
        let mut declared = newest.filter_map(|(version, facts)| Some((*version, facts.functions.get(self.symbol)?)));
        declared.find(|(_, function)| says(function)).map(|(version, _)| version)
    }

    /// Returns true if the program passes the pointer, and the pointer can be NULL only with the key `nullable`.
    fn goes_in(&self) -> bool {
        match &self.param.role {
            Role::In | Role::InOut | Role::InPlace => self.pointee().is_some(),
            Role::InString | Role::Callback { .. } => true,
            Role::Array { direction, .. } | Role::Buffer { direction, .. } => *direction != Direction::Out,
            Role::Attribute { direction, .. } => *direction == Direction::In,
            // The binding always requests outputs, so output pointers are not NULL. Addresses may be NULL without the
            // key.
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

    /// Returns true if the pointer always refers to host memory.
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
