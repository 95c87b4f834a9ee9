//! Obligations about a live handle.

/// Obligations about a handle, in addition to its lifetime.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Live {
    /// The meaning of NULL.
    pub null: Null,
    /// No other thread may use it during the call.
    pub alone: bool,
}

/// The meaning of NULL for a handle, if it may be NULL.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Null {
    /// It must not be NULL.
    #[default]
    Refused,
    /// The parameter may be omitted.
    Allowed,
    /// NULL represents this.
    Is(String),
}
