//! Events and spans for the crate `tracing`, if the feature `tracing` is enabled. Otherwise, these functions do
//! nothing.
//!
//! Launches, copies and allocations are events. Waits and the loading of device code are spans, because they take time.
//! The target is always `cubind`. The level is `TRACE`, except for loading device code, which has the level `DEBUG`. If
//! the level is disabled, a call costs one additional load and comparison, or nothing at all with `tracing`'s feature
//! `max_level_debug` or a lower one.

use super::call::DriverResult;
use super::launch::Launch;
use crate::owned::base::{CUfunction, CUgraphExec, CUstream};

/// Reports a kernel that was launched or captured. `name` is the name in its declaration.
#[inline(always)]
pub(super) fn launched(name: Option<&str>, kernel: CUfunction, launch: &Launch, stream: CUstream, is_recorded: bool) {
    #[cfg(feature = "tracing")]
    tracing::trace!(target: "cubind", name, ?kernel, ?launch, ?stream, is_recorded, "launch");
    #[cfg(not(feature = "tracing"))]
    let _ = (name, kernel, launch, stream, is_recorded);
}

/// Reports a graph that was launched.
#[inline(always)]
pub(super) fn graph_launched(graph: CUgraphExec, stream: CUstream) {
    #[cfg(feature = "tracing")]
    tracing::trace!(target: "cubind", ?graph, ?stream, "launch graph");
    #[cfg(not(feature = "tracing"))]
    let _ = (graph, stream);
}

/// Reports a function that has copied or written this many bytes, or has submitted such work to a stream.
#[inline(always)]
pub(super) fn copied(function: &'static str, bytes: usize, stream: Option<CUstream>) {
    #[cfg(feature = "tracing")]
    tracing::trace!(target: "cubind", function, bytes, stream = stream.map(tracing::field::debug), "copy");
    #[cfg(not(feature = "tracing"))]
    let _ = (function, bytes, stream);
}

/// Reports a function that has allocated this many bytes.
#[inline(always)]
pub(super) fn allocated(function: &'static str, bytes: usize, address: u64) {
    #[cfg(feature = "tracing")]
    tracing::trace!(target: "cubind", function, bytes, address = format_args!("{address:#x}"), "allocate");
    #[cfg(not(feature = "tracing"))]
    let _ = (function, bytes, address);
}

/// Reports a function that has freed memory.
#[inline(always)]
pub(super) fn freed(function: &'static str, address: u64) {
    #[cfg(feature = "tracing")]
    tracing::trace!(target: "cubind", function, address = format_args!("{address:#x}"), "free");
    #[cfg(not(feature = "tracing"))]
    let _ = (function, address);
}

/// Calls a function that waits, inside a span.
#[inline(always)]
pub(super) fn waits<R>(function: &'static str, wait: impl FnOnce() -> DriverResult<R>) -> DriverResult<R> {
    #[cfg(feature = "tracing")]
    let _span = tracing::trace_span!(target: "cubind", "wait", function).entered();
    #[cfg(not(feature = "tracing"))]
    let _ = function;
    wait()
}

/// Calls a function that loads device code, inside a span.
#[inline(always)]
pub(super) fn loads<R>(function: &'static str, load: impl FnOnce() -> DriverResult<R>) -> DriverResult<R> {
    #[cfg(feature = "tracing")]
    let _span = tracing::debug_span!(target: "cubind", "load", function).entered();
    #[cfg(not(feature = "tracing"))]
    let _ = function;
    load()
}
