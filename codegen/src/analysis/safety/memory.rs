//! Memory that a call uses, and how long something is used.

use crate::analysis::{params::HostExtent, roles::Direction};

/// Memory that a call uses; how long, its obligation tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// Where it is.
    pub place: Place,
    /// What happens to it.
    pub access: Direction,
    /// How much of it, if it is the host's, where other arguments tell.
    pub extent: Option<HostExtent>,
}

/// Where memory is, and who knows how much of it there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the host, behind a slice or a reference: it is valid as long as the call takes.
    Borrowed,
    /// On the device.
    Device,
    /// Behind an address, which may be the host's or the device's.
    Address,
}

/// How long something is used, or valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Until {
    /// Until the call returns.
    Return,
    /// Until the call returns, which copies what it needs.
    Copied,
    /// Until the stream in this parameter has passed what the call put into it.
    Stream(String),
    /// Likewise of the stream that the program set in the handle in this parameter.
    StreamOf(String),
    /// As long as what the handle in this parameter stands for exists.
    Lifetime(String),
    /// Likewise, or until another one is set in it.
    SetIn(String),
    /// As long as what the handle in this parameter stands for exists, or anything that was made from it.
    WithCopies(String),
    /// As this parameter says.
    ToldBy(String),
    /// Until the next call that takes the handle in this parameter.
    NextCall(String),
    /// Until this function is called for it.
    Call(String),
    /// As long as the process runs.
    Forever,
    /// Until whatever owns it is changed or destroyed.
    Owner,
}

/// How often the library may call a function of the program's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Calls {
    /// As often as it likes.
    Often,
    /// Once; again and again if this function reports that the stream captures.
    Once {
        /// The function.
        repeats_if: Option<String>,
    },
}
