//! Ranges and marks that profilers show on their time line, with NVTX.

use core::ffi::{CStr, c_char};
use core::fmt::{self, Write};
use core::marker::PhantomData;
use std::sync::OnceLock;

use super::Owned;
use super::base::CUstream;
use super::ranges_base::{
    NVTX, nvtxColorType_t, nvtxDomainHandle_t, nvtxEventAttributes_v2, nvtxMessageType_t, nvtxMessageValue_t, nvtxPayloadType_t,
    nvtxRangeId_t, payload_t, sys,
};

/// A range of the calling thread's time, which a profiler such as Nsight Systems shows: from now until this is dropped.
///
/// ```no_run
/// use cubind::owned::{NvtxDomain, NvtxEvent, NvtxRange};
///
/// # let batches = [1, 2];
/// let _all = NvtxRange::new(c"training");
/// let domain = NvtxDomain::new(c"my crate");
/// for (number, batch) in batches.iter().enumerate() {
///     // The text is formatted only if a profiler is there.
///     let _step = domain.range(format_args!("batch {number}"));
///     domain.mark(NvtxEvent::from(c"loaded").color(0xff76_b900).payload(*batch as u64));
/// }
/// ```
///
/// Ranges of a thread are nested: each ends before those that began earlier in its domain, as variables of a block do. What is
/// dropped in another order ends the wrong one on the time line, and nothing worse. A range that several threads have is an
/// [`NvtxSpan`].
///
/// # What it costs
///
/// Nobody needs NVTX to build or to run the program. Where its library, `libnvtx3interop`, is missing, a range is a few loads and
/// comparisons: texts are not formatted, and nothing is searched again. Where it is there and no profiler, a range of a domain
/// that was made by [`NvtxDomain::new`] costs one comparison; one of the global domain is two calls that do nothing, "close to
/// zero overhead" as NVIDIA's documentation has it.
#[must_use = "dropping this ends the range"]
pub struct NvtxRange<'d> {
    /// Nothing, if nobody watches.
    domain: Option<nvtxDomainHandle_t>,
    /// Of the thread, and not after its domain.
    of: PhantomData<(&'d NvtxDomain, *const ())>,
}

impl NvtxRange<'static> {
    /// A range of the global domain.
    #[inline]
    pub fn new<'a>(event: impl Into<NvtxEvent<'a>>) -> Self {
        NvtxDomain::global().range(event)
    }
}

impl Drop for NvtxRange<'_> {
    #[inline]
    fn drop(&mut self) {
        if let Some(domain) = self.domain {
            // SAFETY: the domain is borrowed. Without a range to end, the library returns a number that says so.
            let _ = unsafe { sys::nvtxDomainRangePop(domain) };
        }
    }
}

impl fmt::Debug for NvtxRange<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NvtxRange").field("is_watched", &self.domain.is_some()).finish()
    }
}

/// A range of the process's time, from now until this is dropped, on whatever thread that happens. Such ranges may overlap.
///
/// ```no_run
/// use cubind::owned::{NvtxDomain, NvtxSpan};
///
/// let request = NvtxSpan::new(c"request");
/// std::thread::spawn(move || drop(request));
/// ```
#[must_use = "dropping this ends the range"]
pub struct NvtxSpan<'d> {
    range: Option<(nvtxDomainHandle_t, nvtxRangeId_t)>,
    domain: PhantomData<&'d NvtxDomain>,
}

impl NvtxSpan<'static> {
    /// A range of the global domain.
    #[inline]
    pub fn new<'a>(event: impl Into<NvtxEvent<'a>>) -> Self {
        NvtxDomain::global().span(event)
    }
}

impl Drop for NvtxSpan<'_> {
    #[inline]
    fn drop(&mut self) {
        if let Some((domain, id)) = self.range {
            // SAFETY: the domain is borrowed, and the library made the number there.
            unsafe { sys::nvtxDomainRangeEnd(domain, id) };
        }
    }
}

impl fmt::Debug for NvtxSpan<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NvtxSpan").field("is_watched", &self.range.is_some()).finish()
    }
}

/// A name space of ranges and marks, such as that of a crate: profilers show each by itself, and can leave it out.
///
/// Every thread may use it. A program keeps one in a `static`:
///
/// ```no_run
/// use cubind::owned::NvtxDomain;
/// use std::sync::LazyLock;
///
/// static DOMAIN: LazyLock<NvtxDomain> = LazyLock::new(|| NvtxDomain::new(c"my crate"));
///
/// let _range = DOMAIN.range(c"work");
/// ```
///
/// Ranges end before their domain goes:
///
/// ```compile_fail,E0505
/// # use cubind::owned::NvtxDomain;
/// let domain = NvtxDomain::new(c"my crate");
/// let range = domain.range(c"work");
/// drop(domain);
/// drop(range);
/// ```
#[derive(Debug)]
pub struct NvtxDomain(Kind);

#[derive(Debug)]
enum Kind {
    /// That of events without a domain. Whether somebody watches it only the library knows.
    Global,
    Watched(nvtxDomainHandle_t),
    /// Without a tool the library makes no domains.
    Unwatched,
}

impl NvtxDomain {
    /// A domain of this name.
    pub fn new(name: &CStr) -> Self {
        if !is_there() {
            return Self(Kind::Unwatched);
        }
        // SAFETY: the text is read during the call.
        let handle = unsafe { sys::nvtxDomainCreateA(name.as_ptr()) };
        Self(if handle.is_null() { Kind::Unwatched } else { Kind::Watched(handle) })
    }

    /// The domain of events that no other one has.
    #[inline]
    pub fn global() -> &'static Self {
        static GLOBAL: NvtxDomain = NvtxDomain(Kind::Global);
        &GLOBAL
    }

    /// Whether a profiler may see what is put here.
    #[inline]
    pub fn is_watched(&self) -> bool {
        self.handle().is_some()
    }

    #[inline]
    fn handle(&self) -> Option<nvtxDomainHandle_t> {
        match self.0 {
            Kind::Global => is_there().then_some(nvtxDomainHandle_t::NULL),
            Kind::Watched(handle) => Some(handle),
            Kind::Unwatched => None,
        }
    }

    /// A range of the calling thread's time.
    #[inline]
    pub fn range<'a>(&self, event: impl Into<NvtxEvent<'a>>) -> NvtxRange<'_> {
        let domain = self.handle();
        if let Some(domain) = domain {
            // SAFETY: the domain is alive, and the event is read during the call. Its level is the profiler's business.
            event.into().with(|event| unsafe { sys::nvtxDomainRangePushEx(domain, event) });
        }
        NvtxRange { domain, of: PhantomData }
    }

    /// A range of the process's time.
    #[inline]
    pub fn span<'a>(&self, event: impl Into<NvtxEvent<'a>>) -> NvtxSpan<'_> {
        // SAFETY: the domain is alive, and the event is read during the call.
        let start = |domain| event.into().with(|event| unsafe { sys::nvtxDomainRangeStartEx(domain, event) });
        NvtxSpan { range: self.handle().map(|domain| (domain, start(domain))), domain: PhantomData }
    }

    /// A moment of the calling thread's time.
    #[inline]
    pub fn mark<'a>(&self, event: impl Into<NvtxEvent<'a>>) {
        if let Some(domain) = self.handle() {
            // SAFETY: the domain is alive, and the event is read during the call.
            event.into().with(|event| unsafe { sys::nvtxDomainMarkEx(domain, event) });
        }
    }

    /// Says what a number means in [`NvtxEvent::category`].
    pub fn name_category(&self, category: u32, name: &CStr) {
        if let Some(domain) = self.handle() {
            // SAFETY: the domain is alive, and the text is read during the call.
            unsafe { sys::nvtxDomainNameCategoryA(domain, category, name.as_ptr()) };
        }
    }
}

impl Drop for NvtxDomain {
    fn drop(&mut self) {
        if let Kind::Watched(handle) = self.0 {
            // SAFETY: the domain is this one's, and its ranges have ended: they borrow it.
            unsafe { sys::nvtxDomainDestroy(handle) };
        }
    }
}

/// Whether the library is there. It is searched once, or loaded by the program, later as well.
#[inline]
fn is_there() -> bool {
    #[cold]
    fn search() -> bool {
        static FOUND: OnceLock<bool> = OnceLock::new();
        *FOUND.get_or_init(|| NVTX.available())
    }
    NVTX.is_loaded() || search()
}

/// What a profiler shows of a range or a mark: a text, and what else is wanted.
///
/// The text is a `&CStr`, a `&str`, or `format_args!`, of which a profiler gets what is before the first NUL.
#[derive(Clone, Copy, Debug)]
pub struct NvtxEvent<'a> {
    text: Words<'a>,
    color: Option<u32>,
    category: u32,
    payload: Option<NvtxPayload>,
}

#[derive(Clone, Copy, Debug)]
enum Words<'a> {
    C(&'a CStr),
    Formatted(fmt::Arguments<'a>),
    Str(&'a str),
}

/// A number that an [`NvtxEvent`] carries: from a `u64`, an `i64` or an `f64`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum NvtxPayload {
    /// A number without a sign.
    Unsigned(u64),
    /// A number with one.
    Signed(i64),
    /// One with a fraction.
    Float(f64),
}

impl<'a> NvtxEvent<'a> {
    const fn of(text: Words<'a>) -> Self {
        Self { text, color: None, category: 0, payload: None }
    }

    /// A colour: `0xff76_b900` is opaque, then red, green and blue.
    #[must_use]
    pub const fn color(mut self, argb: u32) -> Self {
        self.color = Some(argb);
        self
    }

    /// A number by which the profiler groups events of a domain; 0 is none.
    #[must_use]
    pub const fn category(mut self, category: u32) -> Self {
        self.category = category;
        self
    }

    /// A number to be shown.
    #[must_use]
    pub fn payload(mut self, payload: impl Into<NvtxPayload>) -> Self {
        self.payload = Some(payload.into());
        self
    }

    /// Calls a function with the event as the library takes it.
    #[inline]
    fn with<R>(self, body: impl FnOnce(*const nvtxEventAttributes_v2) -> R) -> R {
        match self.text {
            Words::C(text) => body(&self.attributes(text.as_ptr())),
            Words::Str(text) => body(&self.attributes(terminated(text.to_owned()).as_ptr().cast())),
            Words::Formatted(arguments) => body(&self.attributes(terminated(written(arguments)).as_ptr().cast())),
        }
    }

    fn attributes(&self, text: *const c_char) -> nvtxEventAttributes_v2 {
        let (color_type, color) = match self.color {
            Some(color) => (nvtxColorType_t::NVTX_COLOR_ARGB, color),
            None => (nvtxColorType_t::NVTX_COLOR_UNKNOWN, 0),
        };
        let (payload_type, payload) = match self.payload {
            None => (nvtxPayloadType_t::NVTX_PAYLOAD_UNKNOWN, payload_t { ullValue: 0 }),
            Some(NvtxPayload::Unsigned(number)) => {
                (nvtxPayloadType_t::NVTX_PAYLOAD_TYPE_UNSIGNED_INT64, payload_t { ullValue: number })
            }
            Some(NvtxPayload::Signed(number)) => {
                (nvtxPayloadType_t::NVTX_PAYLOAD_TYPE_INT64, payload_t { llValue: number })
            }
            Some(NvtxPayload::Float(number)) => (nvtxPayloadType_t::NVTX_PAYLOAD_TYPE_DOUBLE, payload_t { dValue: number }),
        };
        nvtxEventAttributes_v2 {
            category: self.category,
            colorType: color_type.0,
            color,
            payloadType: payload_type.0,
            payload,
            messageType: nvtxMessageType_t::NVTX_MESSAGE_TYPE_ASCII.0,
            message: nvtxMessageValue_t { ascii: text },
            ..nvtxEventAttributes_v2::default()
        }
    }
}

/// The text of formatted arguments, as far as they could be formatted.
fn written(arguments: fmt::Arguments<'_>) -> String {
    let mut text = String::new();
    // A value that cannot be formatted is the program's, and a text on a time line no reason to stop it.
    let _ = text.write_fmt(arguments);
    text
}

/// A text with a NUL at its end, at which C stops reading, or before.
fn terminated(mut text: String) -> String {
    text.push('\0');
    text
}

impl<'a> From<&'a CStr> for NvtxEvent<'a> {
    #[inline]
    fn from(text: &'a CStr) -> Self {
        Self::of(Words::C(text))
    }
}

impl<'a> From<&'a str> for NvtxEvent<'a> {
    #[inline]
    fn from(text: &'a str) -> Self {
        Self::of(Words::Str(text))
    }
}

impl<'a> From<fmt::Arguments<'a>> for NvtxEvent<'a> {
    #[inline]
    fn from(arguments: fmt::Arguments<'a>) -> Self {
        Self::of(Words::Formatted(arguments))
    }
}

macro_rules! payloads {
    ($($variant:ident: $of:ty;)*) => { $(
        impl From<$of> for NvtxPayload {
            #[inline]
            fn from(number: $of) -> Self {
                Self::$variant(number)
            }
        }
    )* };
}

payloads! {
    Unsigned: u64;
    Signed: i64;
    Float: f64;
}

impl Owned<CUstream> {
    /// The name under which profilers show the stream.
    pub fn set_name(&self, name: &CStr) {
        if is_there() {
            // SAFETY: the stream is alive, and the text is read during the call.
            unsafe { sys::nvtxNameCuStreamA(self.handle(), name.as_ptr()) };
        }
    }
}
