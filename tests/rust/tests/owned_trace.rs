//! Events and spans of the crate `tracing` for launches, copies, allocations and waits, with a stub driver in Rust.
// The kernels of the stub driver do nothing.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::owned::*;
use cubind_tests::stub::stub;
use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

cubind::kernel! {
    unsafe fn clear(values: Out<u32>);
}

/// Records events and spans up to one level.
struct Recorder {
    level: Level,
    told: Arc<Mutex<Vec<String>>>,
}

/// Formats the fields of an event, except addresses and handles, which differ between runs.
struct Words(String);

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        match field.name() {
            "message" => write!(self.0, "{value:?}"),
            "stream" | "kernel" | "address" | "launch" => write!(self.0, " {field}"),
            name => write!(self.0, " {name}={value:?}"),
        }
        .unwrap();
    }
}

impl Subscriber for Recorder {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "cubind" && *metadata.level() <= self.level
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        let mut words = Words(format!("{} ({})", span.metadata().name(), span.metadata().level()));
        span.record(&mut words);
        self.told.lock().unwrap().push(words.0);
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut words = Words(String::new());
        event.record(&mut words);
        self.told.lock().unwrap().push(words.0);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

/// Returns the records of a subscriber with this level.
fn told(level: Level, body: impl FnOnce()) -> Vec<String> {
    let told = Arc::new(Mutex::new(Vec::new()));
    tracing::subscriber::with_default(Recorder { level, told: told.clone() }, body);
    let told = told.lock().unwrap();
    told.clone()
}

fn program() {
    let _stub = stub();
    Device::get(0).unwrap().make_current().unwrap();
    let stream = Stream::new().unwrap();
    let clear = clear::load(&Module::from_ptx(c".version 8.0").unwrap()).unwrap();
    let mut values = DeviceBuffer::from_slice(&[1_u32; 8]).unwrap();
    unsafe { clear.launch(&stream, 1, 8, &mut values) }.unwrap();
    values.to_vec().unwrap();
    let pinned = PinnedBuffer::from_slice(&[2_u32; 8]).unwrap();
    drop(values.upload(pinned, &stream).unwrap().wait().unwrap());
    drop(values);
    stream.synchronize().unwrap();
}

#[test]
fn launches_copies_allocations_and_waits_are_reported() {
    assert_eq!(
        told(Level::TRACE, program),
        [
            "load (DEBUG) function=\"cuModuleLoadData\"",
            "allocate function=\"cuMemAlloc\" bytes=32 address",
            "copy function=\"cuMemcpyHtoD\" bytes=32",
            "wait (TRACE) function=\"cuStreamSynchronize\"",
            "launch name=\"clear\" kernel launch stream is_recorded=false",
            "wait (TRACE) function=\"cuEventSynchronize\"",
            "copy function=\"cuMemcpyDtoH\" bytes=32",
            "allocate function=\"cuMemHostAlloc\" bytes=32 address",
            "copy function=\"cuMemcpyHtoDAsync\" bytes=32 stream",
            "wait (TRACE) function=\"cuEventSynchronize\"",
            "free function=\"cuMemFreeHost\" address",
            "wait (TRACE) function=\"cuEventSynchronize\"",
            "free function=\"cuMemFree\" address",
            "wait (TRACE) function=\"cuStreamSynchronize\"",
        ]
    );
}

#[test]
fn events_are_only_reported_at_the_requested_level() {
    assert_eq!(told(Level::DEBUG, program), ["load (DEBUG) function=\"cuModuleLoadData\""]);
    assert!(told(Level::INFO, program).is_empty());
}
