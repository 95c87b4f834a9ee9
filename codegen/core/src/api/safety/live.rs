//! What is asked of a live handle.

/// What is asked of a handle beside its life.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Live {
    /// Whether it may be NULL.
    pub null: Null,
    /// No other thread may use it during the call.
    pub alone: bool,
}

/// Whether a handle may be NULL, and what that stands for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Null {
    /// It must be one.
    #[default]
    Refused,
    /// The parameter may be left out.
    Allowed,
    /// It stands for this.
    Is(String),
}
