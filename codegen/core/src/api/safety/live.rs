//! Obligations about a live handle.

/// Obligations about a handle, apart from its lifetime.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Live {
    /// The meaning of NULL.
    pub null: Null,
    /// True if no other thread may use the handle during the call.
    pub alone: bool,
}

/// The meaning of NULL for a handle, if it may be NULL.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Null {
    /// The handle must not be NULL.
    #[default]
    Refused,
    /// The handle may be NULL.
    Allowed,
    /// NULL has this meaning.
    Is(String),
}
