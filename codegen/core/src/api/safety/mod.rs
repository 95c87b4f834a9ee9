//! Obligations of a function's caller that types cannot express.

mod kind;
mod live;
mod memory;

pub use kind::{MetBy, ObligationKind};
pub use live::{Live, Null};
pub use memory::{Calls, Memory, MemoryKind, Until};

/// All obligations of one function's caller. Empty if the function reports every misuse as an error.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Obligations(pub Vec<Obligation>);

/// An obligation of a function's caller about one or more parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// The kind of obligation.
    pub kind: ObligationKind,
    /// The parameters to which the obligation applies. Empty for an obligation about the call as a whole.
    pub params: Vec<String>,
    /// The end of the obligation. An obligation ends at the return of the call, unless the spec or a rule specifies a
    /// later end.
    pub until: Until,
}

impl Obligations {
    /// Returns an iterator over the obligations.
    pub fn iter(&self) -> impl Iterator<Item = &Obligation> {
        self.0.iter()
    }

    /// Returns true if live handles meet all obligations. A call with such obligations cannot cause undefined behavior
    /// if its handles are guaranteed to be live.
    pub fn is_met_by_live_handles(&self) -> bool {
        self.iter().all(|it| it.kind.met_by() == MetBy::LiveHandles)
    }

    /// Adds an obligation about a parameter. The obligation ends when the call returns. Parameters with equal
    /// obligations are merged.
    pub(crate) fn add(&mut self, param: &str, kind: ObligationKind) {
        self.add_until(param, kind, Until::Return);
    }

    /// Adds an obligation about a parameter that ends at `until`. Parameters with equal obligations and ends are
    /// merged.
    pub(crate) fn add_until(&mut self, param: &str, kind: ObligationKind, until: Until) {
        match self.0.iter_mut().find(|it| it.kind == kind && it.until == until) {
            Some(alike) => alike.params.push(param.to_owned()),
            None => self.0.push(Obligation { kind, params: vec![param.to_owned()], until }),
        }
    }

    /// Adds an obligation about only this parameter, without merging.
    pub(crate) fn push(&mut self, param: &str, kind: ObligationKind, until: Until) {
        self.0.push(Obligation { kind, params: vec![param.to_owned()], until });
    }

    /// Sorts the obligations by kind. Obligations about handles come first.
    pub(crate) fn sort(&mut self) {
        self.0.sort_by_key(|it| it.kind.order());
    }
}

impl Obligation {
    /// Returns true if the obligation requires that the object behind this handle is alive.
    pub fn requires_live(&self, param: &str) -> bool {
        matches!(self.kind, ObligationKind::Live(_)) && self.is_of(param)
    }

    /// Returns true if the obligation applies to this parameter.
    pub fn is_of(&self, param: &str) -> bool {
        self.params.iter().any(|name| name == param)
    }

    /// Returns true if the obligation's sentence states that this parameter is used until `until`.
    pub(crate) fn includes_until(&self, param: &str, until: &Until) -> bool {
        self.kind.includes_until() && self.until == *until && self.is_of(param)
    }
}
