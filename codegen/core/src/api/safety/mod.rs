//! What the caller of a function promises that no type can tell.

mod kind;
mod live;
mod memory;

pub use kind::{Kind, MetBy};
pub use live::{Live, Null};
pub use memory::{Calls, Memory, MemoryKind, Until};

/// Everything that the caller of one function promises; nothing where every misuse is an error that the call reports.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Obligations(pub Vec<Obligation>);

/// One thing that the caller of a function promises, of one parameter or of several alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// What is promised.
    pub kind: Kind,
    /// Of which parameters; of none where it is a promise of the call as a whole.
    pub params: Vec<String>,
    /// How long it has to hold: until the call returns, where nothing else is known.
    pub until: Until,
}

impl Obligations {
    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = &Obligation> {
        self.0.iter()
    }

    /// Whether handles that are live are all that is asked, so that a call whose handles are known to be cannot be
    /// undefined behaviour.
    pub fn is_met_by_live_handles(&self) -> bool {
        self.iter().all(|it| it.kind.met_by() == MetBy::LiveHandles)
    }

    /// Adds to what is asked of other parameters alike until the call returns.
    pub(crate) fn add(&mut self, param: &str, kind: Kind) {
        self.add_until(param, kind, Until::Return);
    }

    /// Adds to what is asked of other parameters alike, and as long.
    pub(crate) fn add_until(&mut self, param: &str, kind: Kind, until: Until) {
        match self.0.iter_mut().find(|it| it.kind == kind && it.until == until) {
            Some(alike) => alike.params.push(param.to_owned()),
            None => self.0.push(Obligation { kind, params: vec![param.to_owned()], until }),
        }
    }

    /// Adds what is asked of this parameter alone.
    pub(crate) fn push(&mut self, param: &str, kind: Kind, until: Until) {
        self.0.push(Obligation { kind, params: vec![param.to_owned()], until });
    }

    /// In the order of the kinds: first what is asked of handles.
    pub(crate) fn sort(&mut self) {
        self.0.sort_by_key(|it| it.kind.order());
    }
}

impl Obligation {
    /// Whether it is that what this handle stands for is alive.
    pub fn asks_life_of(&self, param: &str) -> bool {
        matches!(self.kind, Kind::Live(_)) && self.is_of(param)
    }

    /// Whether it is a promise of this parameter.
    pub fn is_of(&self, param: &str) -> bool {
        self.params.iter().any(|name| name == param)
    }

    /// Whether its words tell that this parameter is used so long.
    pub(crate) fn tells_until(&self, param: &str, until: &Until) -> bool {
        self.kind.tells_until() && self.until == *until && self.is_of(param)
    }
}
