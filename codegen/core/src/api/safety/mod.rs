//! Obligations of a function's caller that types cannot express.

mod kind;
mod live;
mod memory;

pub use kind::{MetBy, ObligationKind};
pub use live::{Live, Null};
pub use memory::{Calls, Memory, MemoryKind, Until};

/// All obligations of one function's caller. Empty if every misuse is an error that the call reports.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Obligations(pub Vec<Obligation>);

/// An obligation of a function's caller, about one parameter or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// The kind of obligation.
    pub kind: ObligationKind,
    /// The parameters that it applies to. Empty for an obligation of the call as a whole.
    pub params: Vec<String>,
    /// The end of the obligation. It is the return of the call, unless the spec or a rule specifies another end.
    pub until: Until,
}

impl Obligations {
    /// The obligations.
    pub fn iter(&self) -> impl Iterator<Item = &Obligation> {
        self.0.iter()
    }

    /// Returns true if live handles meet all obligations. A call whose handles are guaranteed to be live then cannot
    /// cause undefined behavior.
    pub fn is_met_by_live_handles(&self) -> bool {
        self.iter().all(|it| it.kind.met_by() == MetBy::LiveHandles)
    }

    /// Adds an obligation of a parameter that ends when the call returns. Parameters with equal obligations are merged.
    pub(crate) fn add(&mut self, param: &str, kind: ObligationKind) {
        self.add_until(param, kind, Until::Return);
    }

    /// Adds an obligation of a parameter with this end. Parameters with equal obligations and ends are merged.
    pub(crate) fn add_until(&mut self, param: &str, kind: ObligationKind, until: Until) {
        match self.0.iter_mut().find(|it| it.kind == kind && it.until == until) {
            Some(alike) => alike.params.push(param.to_owned()),
            None => self.0.push(Obligation { kind, params: vec![param.to_owned()], until }),
        }
    }

    /// Adds an obligation that concerns only this parameter.
    pub(crate) fn push(&mut self, param: &str, kind: ObligationKind, until: Until) {
        self.0.push(Obligation { kind, params: vec![param.to_owned()], until });
    }

    /// Sorts by kind: obligations about handles come first.
    pub(crate) fn sort(&mut self) {
        self.0.sort_by_key(|it| it.kind.order());
    }
}

impl Obligation {
    /// Returns true if it requires the object of this handle to be alive.
    pub fn asks_life_of(&self, param: &str) -> bool {
        matches!(self.kind, ObligationKind::Live(_)) && self.is_of(param)
    }

    /// Returns true if it applies to this parameter.
    pub fn is_of(&self, param: &str) -> bool {
        self.params.iter().any(|name| name == param)
    }

    /// Returns true if its sentence states that this parameter is used until then.
    pub(crate) fn tells_until(&self, param: &str, until: &Until) -> bool {
        self.kind.tells_until() && self.until == *until && self.is_of(param)
    }
}
