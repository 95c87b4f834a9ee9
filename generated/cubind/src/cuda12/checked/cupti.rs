//! CUPTI: functions that return [`Result`]s, and its types. See [`checked`](super).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cupti as raw;
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
    CUPTI, CUptiResult;
    /// Returns the time now in nanoseconds on the clock of a context's device.
    /// # Safety
    ///
    /// `context`: a live handle.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cuptiDeviceGetTimestamp(context: driver::CUcontext) -> u64;
    /// Begins one pass of a replay that the caller does.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerBeginPass(pParams: &mut CUpti_Profiler_BeginPass_Params) -> ();
    /// Begins to profile a context, with the given kind of ranges and replay.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call: keep it alive and unread and unwritten until `cuptiProfilerEndSession` is called.
    /// - Pointers, handles and lengths in `pParams` are valid until `cuptiProfilerEndSession` is called.
    fn cuptiProfilerBeginSession(pParams: &mut CUpti_Profiler_BeginSession_Params) -> ();
    /// Returns the size in bytes of the scratch buffer of a counter data image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerCounterDataImageCalculateScratchBufferSize(
        pParams: &mut CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params,
    ) -> ();
    /// Returns the size in bytes of a counter data image for given options.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerCounterDataImageCalculateSize(
        pParams: &mut CUpti_Profiler_CounterDataImage_CalculateSize_Params,
    ) -> ();
    /// Stops collecting in a session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerDisableProfiling(pParams: &mut CUpti_Profiler_DisableProfiling_Params) -> ();
    /// Begins to collect in a session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerEnableProfiling(pParams: &mut CUpti_Profiler_EnableProfiling_Params) -> ();
    /// Ends a pass of a replay by the caller, and returns whether all passes are done.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerEndPass(pParams: &mut CUpti_Profiler_EndPass_Params) -> ();
    /// Ends the profiling of a context.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerEndSession(pParams: &mut CUpti_Profiler_EndSession_Params) -> ();
    /// Writes collected data into the counter data image, and waits for pending data.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerFlushCounterData(pParams: &mut CUpti_Profiler_FlushCounterData_Params) -> ();
    /// Returns whether the data of a pass are complete, without waiting.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerIsPassCollected(pParams: &mut CUpti_Profiler_IsPassCollected_Params) -> ();
    /// Closes the range of a session that was opened last.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerPopRange(pParams: &mut CUpti_Profiler_PopRange_Params) -> ();
    /// Opens a named range in a session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerPushRange(pParams: &mut CUpti_Profiler_PushRange_Params) -> ();
    /// Sets the metrics that a session collects, from a configuration image.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `pParams` is used after the call: keep it alive and unread and unwritten until `cuptiProfilerUnsetConfig` is called.
    /// - Pointers, handles and lengths in `pParams` are valid until `cuptiProfilerUnsetConfig` is called.
    fn cuptiProfilerSetConfig(pParams: &mut CUpti_Profiler_SetConfig_Params) -> ();
    /// Removes the configuration of a session.
    /// - `pParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `pParams` are valid.
    fn cuptiProfilerUnsetConfig(pParams: &mut CUpti_Profiler_UnsetConfig_Params) -> ();
}
