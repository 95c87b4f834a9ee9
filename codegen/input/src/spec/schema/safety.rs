//! Requirements on callers that headers and roles do not determine.

use super::keys::documented;
use super::short_or_long::Named;
use super::words::words;
use indexmap::IndexMap;
use serde::{Deserialize, Deserializer};

documented! {
    /// Requirements on the callers of one function, or of all functions that match a pattern.
    #[derive(Clone, Debug, Default, Deserialize)]
    pub struct Safety {
        /// The devices or the stream on which the work of a call continues after the call has returned, if rules do not
        /// determine them: `never`, `devices`, or a parameter that specifies a stream.
        pub r#async: Option<Async>,
        /// The period in which the library uses an argument, or in which an output is valid: `{PARAMETER: LIFETIME}`. A
        /// pattern in place of PARAMETER applies to memory that is passed, but not to handles and outputs.
        #[serde(default)]
        pub valid_until: IndexMap<String, Lifetime>,
        /// The period in which the library uses the memory and objects to which an argument refers, if this period is
        /// longer than the use of the argument itself: `{PARAMETER: LIFETIME}`.
        #[serde(default)]
        pub leads_to: IndexMap<String, Lifetime>,
        /// The effect of the call on an argument, or the meaning of the argument: `{PARAMETER: WORD}`.
        #[serde(default)]
        pub arguments: IndexMap<String, ArgumentUse>,
        /// Objects that the call destroys in addition to its arguments: those in the device's `primary_context`, or all
        /// objects that the `library` has returned.
        pub ends: Option<Ends>,
        /// The function or attribute that sets the mode for scalars (host or device). The notation is `{NAME: SOURCE}`
        /// if the initial mode is host.
        pub mode: Option<Named<String>>,
        /// Other requirements on callers, as sentences. `{SENTENCE: owners}`: owned handles always meet the
        /// requirement. `{SENTENCE: others}`: other requirements cover the behavior that the documentation calls
        /// undefined.
        #[serde(default)]
        pub promises: Vec<Named<MetBy>>,
    }
}

/// The source of the guarantee that callers meet a requirement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MetBy {
    /// The handles that programs own.
    Owners,
    /// Other requirements on callers.
    Others,
}

impl Safety {
    /// Returns the sentences of all requirements whose guarantee has this source.
    pub fn promises(&self, met_by: Option<MetBy>) -> impl Iterator<Item = &str> {
        self.promises.iter().filter(move |it| it.with == met_by).map(|it| it.name.as_str())
    }
}

words! {
    /// Reasons why a call is safe, each with the source that confirms the reason.
    pub enum SafeBy {
        /// The function is safe although it takes and creates no handles.
        Nothing(String) = "nothing",
        /// The function uses no more device memory than `extent` specifies, regardless of the contents.
        Extent(String) = "extent",
        /// The function only sets or gets an attribute of a handle.
        Attributes(String) = "attributes",
    }
}

words! {
    /// The effect of a call on an argument, or the meaning of the argument.
    pub enum ArgumentUse {
        /// The call frees the memory or destroys the handle, so neither may be used afterwards.
        Freed = "freed",
        /// The call destroys the object at the address, so the object must not be used afterwards.
        Destroyed = "destroyed",
        /// The call unmaps or unbinds the object, which still exists afterwards.
        Unmapped = "unmapped",
        /// The call releases references to the object. The caller must own these references.
        Released = "released",
        /// The argument is an address, or a record that the library has filled, which identifies an existing object,
        /// for example a kernel of the program.
        Object = "object",
        /// The argument is the address of device code: NUL-terminated PTX, or a complete binary.
        Code = "code",
        /// The value of this parameter determines the meaning of the address.
        SelectedBy(String) = "selected_by",
        /// The library only looks up the address without accessing memory, so any value may be passed.
        LookedUp = "looked_up",
        /// The argument is a graph or a plan that the call launches.
        Launched = "launched",
        /// The call creates this context. Objects that are created in the context are destroyed together with the
        /// context.
        NewContext = "new_context",
        /// The argument is a callback with these properties.
        Callback(Vec<CallbackFact>) = "callback",
        /// The argument is the name of a file that the library reads and validates. The library reports errors in the
        /// file.
        CheckedFile = "checked_file",
        /// The argument is the name of a file that the library reads without validation, such as code or the output of
        /// the library's own tools.
        UncheckedFile = "unchecked_file",
        /// The argument is the name of a file that the library writes.
        WrittenFile = "written_file",
        /// The argument is the name of a file that the library neither reads nor writes, for example a directory that
        /// the library creates or removes.
        UnreadFile = "unread_file",
    }
}

impl ArgumentUse {
    /// Returns true if the argument is the name of a file.
    pub fn is_file(&self) -> bool {
        match self {
            Self::CheckedFile | Self::UncheckedFile | Self::WrittenFile | Self::UnreadFile => true,
            Self::Freed | Self::Destroyed | Self::Unmapped | Self::Released | Self::Object | Self::Code => false,
            Self::SelectedBy(_) | Self::LookedUp | Self::Launched | Self::NewContext | Self::Callback(_) => false,
        }
    }
}

/// The devices or the stream on which the work of a call continues after the call has returned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Async {
    /// No work continues. The library does not use its arguments any longer.
    Never,
    /// The work continues on devices, without a stream.
    Devices,
    /// The work continues in the stream that this parameter specifies, or in the stream that was set for the handle in
    /// this parameter.
    On(String),
}

words! {
    /// The period in which the library uses an object, or in which an output is valid.
    pub enum Lifetime {
        /// Until the call returns, although the work of the call continues.
        Return = "return",
        /// Until the call returns, because the call copies the data.
        Copied = "copied",
        /// Until the work of the call is complete. This word is used for handles, which the library otherwise uses only
        /// during the call.
        Work = "work",
        /// For host memory, until the call returns. For device memory, until the work of the call is complete.
        ByPlace = "by_place",
        /// Until the process exits.
        Forever = "forever",
        /// Until the library has completed the work that it may defer to the end of a group of calls or to a background
        /// thread.
        GroupEnd = "group_end",
        /// Until the object whose handle is in this parameter is destroyed.
        Handle(String) = "handle",
        /// Like `handle`, but ends earlier if another value is set in the object.
        SetIn(String) = "set_in",
        /// Like `handle`, but also until everything that was created from the object is destroyed. For a graph, this
        /// includes the graph's clones and executable graphs.
        WithCopies(String) = "with_copies",
        /// The period that the value of this parameter specifies.
        ToldBy(String) = "told_by",
        /// Until the next call to any function with the handle in this parameter.
        NextCall(String) = "next_call",
        /// Until the program calls this function for the object.
        Call(String) = "call",
    }
}

/// Objects that a call destroys, in addition to its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ends {
    /// All objects that were created in the primary context of the device.
    PrimaryContext,
    /// All objects that the library has returned to the program.
    Library,
}

words! {
    /// The properties of a callback that CUDA calls.
    pub enum CallbackFact {
        /// The callback must not call CUDA.
        NoCuda = "no_cuda",
        /// The callback is not called if the context is in an error state.
        SkippedOnError = "skipped_on_error",
    }
}

impl Lifetime {
    /// Returns the parameter that is the argument of the word, if there is one.
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
