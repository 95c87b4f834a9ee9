//! Obligations about a live handle: the meaning of NULL, and the exclusion of other threads.

/// The obligations about a handle, apart from the handle's lifetime.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Live {
    /// The meaning of NULL for the handle.
    pub null: Null,
    /// True if no other thread may use the handle during the call.
    pub alone: bool,
}

/// The meaning of NULL for a handle, if the handle may be NULL.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Null {
    /// The handle must not be NULL.
    #[default]
    Refused,
    /// The handle may be NULL, without a declared meaning.
    Allowed,
    /// The handle may be NULL, and NULL has this meaning.
    Is(String),
}
