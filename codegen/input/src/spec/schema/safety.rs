//! What callers have to promise, where neither headers nor roles tell.

use super::keys::documented;
use super::short_or_long::Named;
use super::words::words;
use indexmap::IndexMap;
use serde::{Deserialize, Deserializer};

documented! {
    /// What callers of a function promise, or those of all functions that a pattern is for.
    #[derive(Clone, Debug, Default, Deserialize)]
    pub struct Safety {
        /// Where the work of the call goes on after it has returned, if not where the rules say.
        pub r#async: Option<Async>,
        /// Arguments that the library uses after the call, and outputs that are its own: how long.
        #[serde(default)]
        pub valid_until: IndexMap<String, Lifetime>,
        /// What the pointers and handles in an argument lead to, where that is used longer than the argument itself: how long.
        #[serde(default)]
        pub leads_to: IndexMap<String, Lifetime>,
        /// What the call does with an argument, or what the argument stands for.
        #[serde(default)]
        pub arguments: IndexMap<String, ArgumentUse>,
        /// What ends with the call beside its arguments.
        pub ends: Option<Ends>,
        /// What sets the mode that tells where scalars are: a function, or an attribute; `{NAME: SOURCE}` where it is the host's until something sets it.
        pub mode: Option<Named<String>>,
        /// What no other key can say: whole sentences; `{SENTENCE: owners}` if handles with owners cannot break it, `{SENTENCE: others}` if the promises that are known anyway cover what the documentation calls undefined.
        #[serde(default)]
        pub promises: Vec<Named<MetBy>>,
    }
}

/// What keeps a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MetBy {
    /// Handles with owners.
    Owners,
    /// The promises that are known anyway.
    Others,
}

impl Safety {
    /// The sentences of all promises that are met like this.
    pub fn promises(&self, met_by: Option<MetBy>) -> impl Iterator<Item = &str> {
        self.promises.iter().filter(move |it| it.with == met_by).map(|it| it.name.as_str())
    }
}

words! {
    /// What makes a call safe, each with the source that says so.
    pub enum SafeBy {
        /// It takes and makes no handles, and is safe nevertheless.
        Nothing(String) = "nothing",
        /// It uses no more device memory than `extent` specifies, whatever is in it.
        Extent(String) = "extent",
        /// It does nothing with a handle's attribute but to set or to get it.
        Attributes(String) = "attributes",
    }
}

words! {
    /// What a call does with an argument, or what the argument stands for.
    pub enum ArgumentUse {
        /// The call gives the address back, or ends the handle: nothing may use it any more.
        Freed = "freed",
        /// The call ends the object at the address: nothing may use it any more.
        Destroyed = "destroyed",
        /// The call unmaps or unbinds the object, which still exists.
        Unmapped = "unmapped",
        /// The object has a count of references, of which the call gives back some that the caller must own.
        Released = "released",
        /// The address stands for something which is there, as handles do: a kernel in the program, for example.
        Object = "object",
        /// A program for the device is there: PTX, or a whole binary.
        Code = "code",
        /// The address stands for different things: this parameter selects which.
        SelectedBy(String) = "selected_by",
        /// The address is only compared or looked up: any number may be passed.
        LookedUp = "looked_up",
        /// A graph, a plan or the like that the call launches.
        Launched = "launched",
        /// A context that the call makes: whatever is made in it goes with it.
        NewContext = "new_context",
        /// A function that CUDA calls: what holds of it.
        Callback(Vec<CallbackFact>) = "callback",
        /// The name of a file that the library reads; it reports what is wrong in it.
        CheckedFile = "checked_file",
        /// The name of a file that the library reads, and relies on: code, or whatever only its own tools write.
        UncheckedFile = "unchecked_file",
        /// The name of a file that the library writes.
        WrittenFile = "written_file",
        /// A name of which the library reads or writes no file: it makes or removes a folder, for example.
        UnreadFile = "unread_file",
    }
}

impl ArgumentUse {
    /// Whether the argument is the name of a file.
    pub fn is_file(&self) -> bool {
        match self {
            Self::CheckedFile | Self::UncheckedFile | Self::WrittenFile | Self::UnreadFile => true,
            Self::Freed | Self::Destroyed | Self::Unmapped | Self::Released | Self::Object | Self::Code => false,
            Self::SelectedBy(_) | Self::LookedUp | Self::Launched | Self::NewContext | Self::Callback(_) => false,
        }
    }
}

/// Where the work of a call goes on after it has returned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Async {
    /// Nowhere: the library has finished with its arguments.
    Never,
    /// On devices, without a stream.
    Devices,
    /// In the stream in this parameter, or in that of the handle in it.
    On(String),
}

words! {
    /// How long something is valid or used.
    pub enum Lifetime {
        /// Until the call returns, although its work goes on.
        Return = "return",
        /// Until the call returns, which copies what it needs.
        Copied = "copied",
        /// Until the work of the call is done: of handles, which are otherwise used during the call.
        Work = "work",
        /// On the host until the call returns, on the device until its work is done.
        ByPlace = "by_place",
        /// As long as the process runs.
        Forever = "forever",
        /// Until the library has done what it may put off, to the end of a group of calls or to a thread of its own.
        GroupEnd = "group_end",
        /// As long as the object of the handle in this parameter exists.
        Handle(String) = "handle",
        /// Likewise, or until another one is set in it.
        SetIn(String) = "set_in",
        /// As long as it exists, or anything that was copied or made from it: a graph's clones and executable graphs.
        WithCopies(String) = "with_copies",
        /// As this parameter specifies.
        ToldBy(String) = "told_by",
        /// Until the next call that takes the handle in this parameter.
        NextCall(String) = "next_call",
        /// Until this function is called for it.
        Call(String) = "call",
    }
}

/// What a call ends besides the objects that its arguments name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ends {
    /// Everything that was made in the primary context of the device.
    PrimaryContext,
    /// Everything that the library has given to the program.
    Library,
}

words! {
    /// What holds of a function that CUDA calls.
    pub enum CallbackFact {
        /// It must not call CUDA.
        NoCuda = "no_cuda",
        /// It is not called if the context has failed before.
        SkippedOnError = "skipped_on_error",
    }
}

impl Lifetime {
    /// The parameter that it names.
    pub fn param(&self) -> Option<&str> {
        match self {
            Self::Handle(name)
            | Self::SetIn(name)
            | Self::WithCopies(name)
            | Self::ToldBy(name)
            | Self::NextCall(name) => Some(name),
            Self::Return
            | Self::Copied
            | Self::Work
            | Self::ByPlace
            | Self::Forever
            | Self::GroupEnd
            | Self::Call(_) => None,
        }
    }
}

impl<'de> Deserialize<'de> for Async {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        Ok(match word.as_str() {
            "never" => Self::Never,
            "devices" => Self::Devices,
            _ => Self::On(word),
        })
    }
}
