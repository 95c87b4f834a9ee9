//! Safe functions of the owned layer that are written by hand and that nothing else stands for: a sequence captures with them.

use super::{Call, Fuzz, Module};
use cubind::cuda13::driver::CUstream;
use cubind::owned::{DriverResult, capture};

/// A function that reads behind the last of its values, for a test of what finds that.
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
    // SAFETY: none, and this is why it is here.
    core::hint::black_box(unsafe { values.as_ptr().add(values.len()).read_volatile() });
    Some(())
}

/// They are called as those of the driver are.
pub const MODULE: Module = Module {
    name: "owned",
    library: &cubind::shared::driver::DRIVER,
    find: |_| None,
    calls: &[("capture", captured as Call)],
    left: &[],
    makers: &[],
};

/// How many functions are called during a recording.
const RECORDED: usize = 16;

/// Records what a few calls do.
fn captured(fuzz: &mut Fuzz) -> Option<()> {
    let mut stream = fuzz.take::<CUstream, 0>()?;
    fuzz.calls("capture");
    let graph = capture(&mut stream, |stream| {
        // Whoever records has the stream only as long as this runs.
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
