//! Calls to hand-written safe functions of the owned layer that the generated calls do not cover, such as capturing the
//! work of a sequence.

use super::{Call, Fuzz, Module};
use cubind::cuda13::driver::CUstream;
use cubind::owned::{DriverResult, capture};

/// A function that reads beyond its last value, to test that this is detected.
pub const CONTROL: Module = Module {
    name: "control",
    library: &cubind::cuda13::nvrtc::NVRTC,
    find: |_| None,
    calls: &[("read_past_the_end", read_past_the_end as Call)],
    left: &[],
    makers: &[],
};

fn read_past_the_end(fuzz: &mut Fuzz) -> Option<()> {
    let values = fuzz.values::<i32>();
    fuzz.calls("read_past_the_end");
    // SAFETY: the call is deliberately unsound.
    core::hint::black_box(unsafe { values.as_ptr().add(values.len()).read_volatile() });
    Some(())
}

/// Functions that are called together with the driver's functions.
pub const MODULE: Module = Module {
    name: "owned",
    library: &cubind::shared::driver::DRIVER,
    find: |_| None,
    calls: &[("capture", captured as Call)],
    left: &[],
    makers: &[],
};

/// The number of functions that are called during a recording.
const RECORDED: usize = 16;

/// Records the work of a few calls.
fn captured(fuzz: &mut Fuzz) -> Option<()> {
    let mut stream = fuzz.take::<CUstream, 0>()?;
    fuzz.calls("capture");
    let graph = capture(&mut stream, |stream| {
        // The recording borrows the stream only during this call.
        let lent = fuzz.lend::<_, 0>(stream.handle());
        for _ in 0..RECORDED {
            let call = fuzz.call();
            call(fuzz);
        }
        fuzz.take_back(lent);
        DriverResult::Ok(())
    });
    fuzz.own(stream);
    fuzz.own(graph.ok()?);
    Some(())
}
