//! What callers have to promise, where neither headers nor roles tell.

use super::{
    Patterns,
    short_or_long::{self, ShortOrLong},
};
use indexmap::IndexMap;
use serde::{Deserialize, Deserializer, de::Error};

/// What is asked of the callers of a function, or of all functions that a pattern is for.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Safety {
    /// Where the work of the call goes on after it has returned, if not where the rules say.
    pub r#async: Option<Async>,
    /// Arguments that the library uses after the call, and outputs that are its own: how long.
    #[serde(default)]
    pub valid_until: IndexMap<String, Lifetime>,
    /// Addresses that the call gives back, or at which something ends, so that nothing may use them any more.
    pub frees: Option<Patterns>,
    /// Addresses that are only compared or looked up: any number may be passed.
    pub not_followed: Option<Patterns>,
    /// What runs that was put together before.
    pub runs: Option<String>,
    /// A context that the call makes: whatever is made in it goes with it.
    pub context: Option<String>,
    /// What ends with the call beside its arguments.
    pub ends: Option<Ends>,
    /// What holds of the functions that it is given.
    #[serde(default)]
    pub callbacks: Vec<CallbackFact>,
}

/// Where the work of a call goes on after it has returned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Async {
    /// Nowhere: the library has finished with its arguments.
    Never,
    /// In the stream in this parameter, or in that of the handle in it.
    On(String),
}

/// How long something is valid or used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lifetime {
    /// As long as the process runs.
    Forever,
    /// As long as what the handle in this parameter stands for exists.
    Handle(String),
    /// Until the next call that takes the handle in this parameter.
    NextCall(String),
    /// Until this function is called for it.
    Call(String),
}

/// What ends with a call beside what its arguments stand for.
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

/// The forms that need a mapping.
#[derive(Deserialize)]
pub(super) struct LifetimeKeys {
    handle: Option<String>,
    next_call: Option<String>,
    call: Option<String>,
}

impl ShortOrLong for Lifetime {
    const EXPECTED: &'static str = "`forever`, `{handle: name}`, `{next_call: name}` or `{call: function}`";
    type Long = LifetimeKeys;

    fn short<E: Error>(word: &str) -> Result<Self, E> {
        match word {
            "forever" => Ok(Self::Forever),
            _ => Err(E::custom(format!("`{word}` is no lifetime: expected {}", Self::EXPECTED))),
        }
    }

    fn long(keys: LifetimeKeys) -> Result<Self, String> {
        match keys {
            LifetimeKeys { handle: Some(name), next_call: None, call: None } => Ok(Self::Handle(name)),
            LifetimeKeys { handle: None, next_call: Some(name), call: None } => Ok(Self::NextCall(name)),
            LifetimeKeys { handle: None, next_call: None, call: Some(function) } => Ok(Self::Call(function)),
            LifetimeKeys { handle: _, next_call: _, call: _ } => Err(format!("a lifetime is {}", Self::EXPECTED)),
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
        Ok(if word == "never" { Self::Never } else { Self::On(word) })
    }
}
