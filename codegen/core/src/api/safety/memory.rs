//! Memory that a call uses, and how long something is used.

use crate::{
    api::{plan::HostExtent, roles::Direction},
    spec::Group,
};
use std::fmt;

/// Memory that a call uses. The obligation determines how long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// Where it is.
    pub place: MemoryKind,
    /// The kind of access.
    pub access: Direction,
    /// The extent, if it is host memory and other arguments determine it.
    pub extent: Option<HostExtent>,
}

/// The location of memory, and the source of its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryKind {
    /// On the host, in a slice or a reference that is valid during the call.
    Borrowed,
    /// On the device.
    Device,
    /// At an address of host or device memory.
    Address,
    /// At the addresses in an array, in host or device memory.
    Elements,
    /// A variable of the caller's. The library keeps its address.
    Variable,
}

/// How long something is used, or valid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Until {
    /// Until the call returns.
    #[default]
    Return,
    /// Until the call returns, which copies what it needs.
    Copied,
    /// Until the stream in this parameter has passed what the call put into it.
    Stream(String),
    /// Likewise of the stream that the program set in the handle in this parameter.
    StreamOf(String),
    /// Until all devices that the library uses have been synchronized.
    Devices,
    /// As of a stream, or what a group of calls has put into it: it is put there when this function ends the group.
    StreamInGroup {
        /// The parameter.
        stream: String,
        /// The function.
        ends: String,
    },
    /// Until the work is done that the library may put off: to the end of a group of calls, or to a thread of its own.
    GroupEnd(Group),
    /// As long as the object that the handle in this parameter refers to.
    Lifetime(String),
    /// Likewise, or until another one is set in it.
    SetIn(String),
    /// As long as the object that the handle in this parameter refers to, and everything made from it.
    WithCopies(String),
    /// As long as this parameter specifies.
    ToldBy(String),
    /// Until the next call that takes the handle in this parameter.
    NextCall(String),
    /// Until this function is called for it.
    Call(String),
    /// Until the last call of the program's function in this parameter.
    LastCall(String),
    /// As long as the process runs.
    Forever,
    /// Until whatever owns it is changed or destroyed.
    Owner,
}

impl Until {
    /// Returns true if it ends after the call returns.
    pub fn is_beyond_the_call(&self) -> bool {
        !matches!(self, Self::Return | Self::Copied)
    }

    /// Formats the end for documentation, to follow a use or validity: `until this call completes on …`.
    pub fn limit(&self) -> String {
        match self {
            Self::Return => "until it returns".to_owned(),
            Self::Copied => "during the call, which copies what it needs".to_owned(),
            Self::Stream(stream) => format!("until this call completes on `{stream}`"),
            Self::StreamOf(handle) => format!("until this call completes on `{handle}`'s stream"),
            Self::Devices => "until the program has synchronized every device that the library uses".to_owned(),
            Self::StreamInGroup { stream, ends } => {
                format!("until this call (in a group: the work that `{ends}` enqueues) completes on `{stream}`")
            }
            Self::GroupEnd(Group { starts: _, ends, asks, pending }) => {
                format!(
                    "until this call (in a group: `{ends}`) has returned and `{asks}` no longer reports `{pending}`"
                )
            }
            Self::Lifetime(handle) => format!("as long as `{handle}` exists"),
            Self::SetIn(handle) => format!("until `{handle}` is destroyed or set again"),
            Self::WithCopies(handle) => format!("as long as `{handle}`, or a copy of it, exists"),
            Self::ToldBy(param) => format!("as long as `{param}` says"),
            Self::NextCall(handle) => format!("until the next call with `{handle}`"),
            Self::Call(function) => format!("until `{function}` is called"),
            Self::LastCall(callback) => format!("until the last call of `{callback}`"),
            Self::Forever => "as long as the process runs".to_owned(),
            Self::Owner => "until its owner is changed or destroyed".to_owned(),
        }
    }
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

/// As reports show it: `return`, `stream stream`, `set again in handle`.
impl fmt::Display for Until {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Return => f.write_str("return"),
            Self::Devices => f.write_str("synchronization of the devices"),
            Self::Copied => f.write_str("return (copied)"),
            Self::Stream(stream) => write!(f, "stream {stream}"),
            Self::StreamOf(handle) => write!(f, "stream of {handle}"),
            Self::StreamInGroup { stream, ends } => write!(f, "stream {stream}, {ends}"),
            Self::GroupEnd(group) => write!(f, "{}", group.ends),
            Self::Lifetime(handle) => write!(f, "end of {handle}"),
            Self::SetIn(handle) => write!(f, "set again in {handle}"),
            Self::WithCopies(handle) => write!(f, "end of {handle} and copies"),
            Self::ToldBy(param) => write!(f, "as {param} says"),
            Self::NextCall(handle) => write!(f, "next call with {handle}"),
            Self::Call(function) => write!(f, "{function}"),
            Self::LastCall(callback) => write!(f, "last call of {callback}"),
            Self::Forever => f.write_str("end of process"),
            Self::Owner => f.write_str("its owner's end"),
        }
    }
}
