//! What callers have to promise, where neither headers nor roles tell.

use super::keys::documented;
use super::{
    Patterns,
    short_or_long::{self, ShortOrLong},
};
use indexmap::IndexMap;
use serde::{Deserialize, Deserializer, de::Error};

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
        /// Addresses that the call gives back, or at which something ends, so that nothing may use them any more.
        pub frees: Option<Patterns>,
        /// What the call unmaps or unbinds, although it still exists.
        pub unmaps: Option<Patterns>,
        /// What has a count of references, of which the call gives back some that the caller must own.
        pub releases: Option<Patterns>,
        /// Addresses that stand for something which is there, as handles do: a kernel in the program, for example.
        pub handles: Option<Patterns>,
        /// Where a program for the device is: PTX, or a whole binary.
        pub code: Option<Patterns>,
        /// Addresses that stand for different things: the parameter that tells which.
        #[serde(default)]
        pub means: IndexMap<String, String>,
        /// Addresses that are only compared or looked up: any number may be passed.
        pub not_followed: Option<Patterns>,
        /// Graphs, plans and such that the call launches.
        pub runs: Option<String>,
        /// A context that the call makes: whatever is made in it goes with it.
        pub context: Option<String>,
        /// What ends with the call beside its arguments.
        pub ends: Option<Ends>,
        /// What holds of the functions that it is given.
        #[serde(default)]
        pub callbacks: Vec<CallbackFact>,
        /// Names of files: what the library does with what is in them.
        #[serde(default)]
        pub files: IndexMap<String, FileUse>,
        /// What sets the mode that tells where scalars are: a function, or an attribute.
        pub mode: Option<String>,
        /// What no other key can say: whole sentences; `{SENTENCE: owners}` if handles with owners cannot break it, `{SENTENCE: others}` if the promises that are known anyway cover what the documentation calls undefined.
        #[serde(default)]
        pub promises: Vec<Promise>,
    }
}

/// A sentence that a caller promises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The sentence.
    pub text: String,
    /// What keeps it, if the caller does not.
    pub met_by: Option<MetBy>,
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
        self.promises.iter().filter(move |it| it.met_by == met_by).map(|it| it.text.as_str())
    }
}

impl ShortOrLong for Promise {
    const EXPECTED: &'static str = "a sentence, `{SENTENCE: owners}`, or `{SENTENCE: others}`";
    type Long = IndexMap<String, MetBy>;

    fn short<E: Error>(text: &str) -> Result<Self, E> {
        Ok(Self { text: text.to_owned(), met_by: None })
    }

    fn long(entries: Self::Long) -> Result<Self, String> {
        let (text, met_by) = short_or_long::only(entries, Self::EXPECTED)?;
        Ok(Self { text, met_by: Some(met_by) })
    }
}

impl<'de> Deserialize<'de> for Promise {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
    }
}

/// What a library does with a file whose name it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FileUse {
    /// It reads the file, and reports what is wrong in it.
    Checked,
    /// It reads the file, and relies on what is in it: code, or whatever only its own tools write.
    Unchecked,
    /// It writes the file.
    Written,
    /// It reads or writes no file of that name: it makes or removes a folder, for example.
    Unread,
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

/// How long something is valid or used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lifetime {
    /// Until the call returns, although its work goes on.
    Return,
    /// Until the call returns, which copies what it needs.
    Copied,
    /// Until the work of the call is done: of handles, which are otherwise used during the call.
    Work,
    /// On the host until the call returns, on the device until its work is done.
    ByPlace,
    /// As long as the process runs.
    Forever,
    /// Until the library has done what it may put off, to the end of a group of calls or to a thread of its own.
    GroupEnd,
    /// As long as what the handle in this parameter stands for exists.
    Handle(String),
    /// Likewise, or until another one is set in it.
    SetIn(String),
    /// As long as it exists, or anything that was copied or made from it: a graph's clones and executable graphs.
    WithCopies(String),
    /// As this parameter says.
    ToldBy(String),
    /// Until the next call that takes the handle in this parameter.
    NextCall(String),
    /// Until this function is called for it.
    Call(String),
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

/// What holds of a function that CUDA calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CallbackFact {
    /// It must not call CUDA.
    NoCuda,
    /// It is not called if the context has failed before.
    SkippedOnError,
}

documented! {
    /// The forms that need a mapping.
    #[derive(Deserialize)]
    pub(super) struct LifetimeKeys {
        /// As long as the object of the handle in this parameter exists.
        handle: Option<String>,
        /// Likewise, or until another one is set in it.
        set_in: Option<String>,
        /// As long as it exists, or anything that was copied or made from it.
        with_copies: Option<String>,
        /// As this parameter specifies.
        told_by: Option<String>,
        /// Until the next call that takes the handle in this parameter.
        next_call: Option<String>,
        /// Until this function is called for it.
        call: Option<String>,
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

impl ShortOrLong for Lifetime {
    const EXPECTED: &'static str = "`return`, `copied`, `work`, `by_place`, `forever`, `group_end`, `{handle: name}`, `{set_in: name}`, \
        `{with_copies: name}`, `{told_by: name}`, `{next_call: name}` or `{call: function}`";
    type Long = LifetimeKeys;

    fn short<E: Error>(word: &str) -> Result<Self, E> {
        match word {
            "return" => Ok(Self::Return),
            "copied" => Ok(Self::Copied),
            "work" => Ok(Self::Work),
            "by_place" => Ok(Self::ByPlace),
            "forever" => Ok(Self::Forever),
            "group_end" => Ok(Self::GroupEnd),
            _ => Err(E::custom(format!("`{word}` is no lifetime: it is {}", Self::EXPECTED))),
        }
    }

    fn long(keys: LifetimeKeys) -> Result<Self, String> {
        let LifetimeKeys { handle, set_in, with_copies, told_by, next_call, call } = keys;
        let given = [
            handle.map(Self::Handle),
            set_in.map(Self::SetIn),
            with_copies.map(Self::WithCopies),
            told_by.map(Self::ToldBy),
            next_call.map(Self::NextCall),
            call.map(Self::Call),
        ];
        match given.into_iter().flatten().collect::<Vec<_>>().as_slice() {
            [only] => Ok(only.clone()),
            [] | [_, ..] => Err(format!("a lifetime is {}", Self::EXPECTED)),
        }
    }
}

impl<'de> Deserialize<'de> for Lifetime {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
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
