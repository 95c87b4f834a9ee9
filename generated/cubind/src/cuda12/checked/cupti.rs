//! CUPTI with functions that return [`Result`]s: profiling: callbacks, activities and counters.
//!
//! See [`checked`](super) for this form of the functions. [`cupti`](raw) lists the functions by group.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cupti as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::CUPTI;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cupti::all_types::*;

#[path = "../../common/checked/cupti.rs"]
mod common;
pub use common::*;

checked! {
    cupti, CUPTI, CUptiResult;
    #[other = owned]
    /// Returns the current time in nanoseconds, on the clock of a context's device.
    /// # Safety
    ///
    /// `context`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiDeviceGetTimestamp(context: driver::CUcontext) -> u64;
    /// Starts one pass of a user replay, which the caller performs.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerBeginPass(pParams: &mut CUpti_Profiler_BeginPass_Params) -> ();
    /// Starts a profiling session in a context, with the given kinds of ranges and replay.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiProfilerEndSession` is called.
    /// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiProfilerEndSession` is called.
    fn cuptiProfilerBeginSession(pParams: &mut CUpti_Profiler_BeginSession_Params) -> ();
    /// Stores in `pParams` the size in bytes of the scratch buffer for a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerCounterDataImageCalculateScratchBufferSize(
        pParams: &mut CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params,
    ) -> ();
    /// Stores in `pParams` the size in bytes of a counter data image with the given options.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerCounterDataImageCalculateSize(
        pParams: &mut CUpti_Profiler_CounterDataImage_CalculateSize_Params,
    ) -> ();
    /// Disables collection in a profiling session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerDisableProfiling(pParams: &mut CUpti_Profiler_DisableProfiling_Params) -> ();
    /// Enables collection in a profiling session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerEnableProfiling(pParams: &mut CUpti_Profiler_EnableProfiling_Params) -> ();
    /// Ends a pass of a user replay, and stores in `pParams` whether all passes are complete.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerEndPass(pParams: &mut CUpti_Profiler_EndPass_Params) -> ();
    /// Ends the profiling session in a context.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerEndSession(pParams: &mut CUpti_Profiler_EndSession_Params) -> ();
    /// Waits for pending data and writes the collected data into the counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerFlushCounterData(pParams: &mut CUpti_Profiler_FlushCounterData_Params) -> ();
    /// Stores in `pParams`, without waiting, whether the data of a pass is complete.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerIsPassCollected(pParams: &mut CUpti_Profiler_IsPassCollected_Params) -> ();
    /// Closes the user range that was opened last in a profiling session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerPopRange(pParams: &mut CUpti_Profiler_PopRange_Params) -> ();
    /// Opens a named user range in a profiling session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerPushRange(pParams: &mut CUpti_Profiler_PushRange_Params) -> ();
    /// Sets the metrics that a profiling session collects, from a configuration image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call returns: keep it alive and do not access it until `cuptiProfilerUnsetConfig` is called.
    /// - Pointers, handles and lengths in `pParams` must stay valid until `cuptiProfilerUnsetConfig` is called.
    fn cuptiProfilerSetConfig(pParams: &mut CUpti_Profiler_SetConfig_Params) -> ();
    /// Removes the configuration of a profiling session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` must be valid.
    fn cuptiProfilerUnsetConfig(pParams: &mut CUpti_Profiler_UnsetConfig_Params) -> ();
}
