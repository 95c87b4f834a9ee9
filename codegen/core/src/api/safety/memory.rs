//! Memory that a call uses, and the end of its use.

use crate::{
    api::{plan::HostExtent, roles::Direction},
    spec::Group,
};
use std::fmt;

/// Memory that a call uses. The end of the use is part of the obligation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The location of the memory.
    pub place: MemoryKind,
    /// The kind of access to the memory.
    pub access: Direction,
    /// The extent of host memory, if other arguments determine the extent.
    pub extent: Option<HostExtent>,
}

/// The location of memory, and the way in which the call refers to the memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryKind {
    /// On the host, in a slice or a reference that is valid during the call.
    Borrowed,
    /// Memory on the device.
    Device,
    /// Memory at an address, on the host or on the device.
    Address,
    /// Like `Address`, but the use of host memory ends when the call returns.
    ByPlace,
    /// At the addresses in an array, in host or device memory.
    Elements,
    /// A variable of the caller whose address the library stores.
    Variable,
}

/// The end of a use of memory or objects, or the end of the validity of an output.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Until {
    /// Until the call returns.
    #[default]
    Return,
    /// Until the call returns, because the call copies the data.
    Copied,
    /// Until the call's work completes on the stream in this parameter.
    Stream(String),
    /// Like `Stream`, but for the stream that the program has set in the handle in this parameter.
    StreamOf(String),
    /// Until all devices that the library uses have been synchronized.
    Devices,
    /// Like `Stream`, but for a call in a group. The call's work is submitted to the stream when the function `ends`
    /// ends the group.
    StreamInGroup {
        /// The parameter that contains the stream.
        stream: String,
        /// The function that ends the group.
        ends: String,
    },
    /// Until deferred work is complete. The work is deferred to the end of a group of calls, or to a thread of the
    /// library.
    GroupEnd(Group),
    /// Until the object behind the handle in this parameter is destroyed.
    Lifetime(String),
    /// Like `Lifetime`, but the use ends earlier if another value is set in the handle.
    SetIn(String),
    /// Until the object behind the handle in this parameter, and every object that was made from it, is destroyed.
    WithCopies(String),
    /// Until the time that this parameter specifies.
    ToldBy(String),
    /// Until the next call that takes the handle in this parameter.
    NextCall(String),
    /// Until this function is called for the object.
    Call(String),
    /// Until the last call of the program's function in this parameter.
    LastCall(String),
    /// Until the process ends.
    Forever,
    /// Until the object that owns the memory is changed or destroyed.
    Owner,
}

impl Until {
    /// Returns true if the end is after the return of the call.
    pub fn is_beyond_the_call(&self) -> bool {
        !matches!(self, Self::Return | Self::Copied)
    }

    /// Formats the end as the last part of a sentence in the documentation: `until the call's work completes on …`.
    pub fn limit(&self) -> String {
        match self {
            Self::Return => "until the call returns".to_owned(),
            Self::Copied => "during the call, which copies the data that it needs".to_owned(),
            Self::Stream(stream) => format!("until the call's work completes on `{stream}`"),
            Self::StreamOf(handle) => format!("until the call's work completes on `{handle}`'s stream"),
            Self::Devices => "until the program has synchronized every device that the library uses".to_owned(),
            Self::StreamInGroup { stream, ends } => {
                format!("until the call's work (in a group: the work that `{ends}` enqueues) completes on `{stream}`")
            }
            Self::GroupEnd(Group { starts: _, ends, asks, pending }) => {
                format!("until the call (in a group: `{ends}`) has returned and `{asks}` no longer reports `{pending}`")
            }
            Self::Lifetime(handle) => format!("as long as `{handle}` exists"),
            Self::SetIn(handle) => format!("until another value is set in `{handle}`, or `{handle}` is destroyed"),
            Self::WithCopies(handle) => format!("as long as `{handle}`, or a copy of it, exists"),
            Self::ToldBy(param) => format!("for the duration that `{param}` specifies"),
            Self::NextCall(handle) => format!("until the next call with `{handle}`"),
            Self::Call(function) => format!("until `{function}` is called"),
            Self::LastCall(callback) => format!("until the last call of `{callback}`"),
            Self::Forever => "as long as the process runs".to_owned(),
            Self::Owner => "until the object that owns the data is changed or destroyed".to_owned(),
        }
    }
}

/// The number of times that the library may call a function of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Calls {
    /// The library may call the function any number of times.
    Often,
    /// The library calls the function once. If the stream is in capture mode, the library calls the function
    /// repeatedly.
    Once {
        /// The function that reports whether the stream is in capture mode.
        repeats_if: Option<String>,
    },
}

/// Formats the end in the notation of reports: `return`, `stream stream`, `set again in handle`.
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
            Self::ToldBy(param) => write!(f, "as {param} specifies"),
            Self::NextCall(handle) => write!(f, "next call with {handle}"),
            Self::Call(function) => write!(f, "{function}"),
            Self::LastCall(callback) => write!(f, "last call of {callback}"),
            Self::Forever => f.write_str("end of process"),
            Self::Owner => f.write_str("its owner's end"),
        }
    }
}
