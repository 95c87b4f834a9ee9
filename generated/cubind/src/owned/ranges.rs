//! NVTX ranges and marks, which profilers show on their timeline.

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

/// A time range of the calling thread, which a profiler such as Nsight Systems shows. It begins when this value is
/// created, and ends when the value is dropped.
///
/// ```no_run
/// use cubind::owned::{NvtxDomain, NvtxEvent, NvtxRange};
///
/// # let batches = [1, 2];
/// let _all = NvtxRange::new(c"training");
/// let domain = NvtxDomain::new(c"my crate");
/// for (number, batch) in batches.iter().enumerate() {
///     // The message is only formatted if a profiler is attached.
///     let _step = domain.range(format_args!("batch {number}"));
///     domain.mark(NvtxEvent::from(c"loaded").color(0xff76_b900).payload(*batch as u64));
/// }
/// ```
///
/// Ranges of a thread are nested: like the variables of a block, each range ends before the ranges that began earlier
/// in its domain. If values are dropped in another order, the timeline shows the wrong range as ended; there are no
/// other effects. For a range that spans several threads, use [`NvtxSpan`].
///
/// Overhead
///
/// NVTX is not required to build or to run the program. If its library, `libnvtx3interop`, is missing, a range costs a
/// few loads and comparisons: messages are not formatted, and the library is searched for only once. If the library is
/// present but no profiler is attached, a range of a domain that was created by [`NvtxDomain::new`] costs one
/// comparison. A range of the global domain then costs two calls that do nothing, with "close to zero overhead"
/// according to NVIDIA's documentation.
#[must_use = "dropping this ends the range"]
pub struct NvtxRange<'d> {
    /// `None` if no profiler is attached.
    domain: Option<nvtxDomainHandle_t>,
    /// Ensures that the range ends on the thread on which it began, and before its domain.
    of: PhantomData<(&'d NvtxDomain, *const ())>,
}

impl NvtxRange<'static> {
    /// Starts a range in the global domain.
    #[inline]
    pub fn new<'a>(event: impl Into<NvtxEvent<'a>>) -> Self {
        NvtxDomain::global().range(event)
    }
}

impl Drop for NvtxRange<'_> {
    #[inline]
    fn drop(&mut self) {
        if let Some(domain) = self.domain {
            // SAFETY: the domain is borrowed. If there is no range to end, the library returns an error value.
            let _ = unsafe { sys::nvtxDomainRangePop(domain) };
        }
    }
}

impl fmt::Debug for NvtxRange<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NvtxRange").field("is_watched", &self.domain.is_some()).finish()
    }
}

/// A time range of the process, from the creation of this value until it is dropped, on any thread. Such ranges may
/// overlap.
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
    /// Starts a range in the global domain.
    #[inline]
    pub fn new<'a>(event: impl Into<NvtxEvent<'a>>) -> Self {
        NvtxDomain::global().span(event)
    }
}

impl Drop for NvtxSpan<'_> {
    #[inline]
    fn drop(&mut self) {
        if let Some((domain, id)) = self.range {
            // SAFETY: the domain is borrowed, and the library created this ID in it.
            unsafe { sys::nvtxDomainRangeEnd(domain, id) };
        }
    }
}

impl fmt::Debug for NvtxSpan<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NvtxSpan").field("is_watched", &self.range.is_some()).finish()
    }
}

/// A namespace of ranges and marks, for example those of a crate. Profilers show each domain separately, and can hide
/// it.
///
/// Every thread may use a domain, so a program can store it in a `static`:
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
/// A domain cannot be destroyed before its ranges end:
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
    /// The global domain. Only the library can determine whether a profiler is attached.
    Global,
    Watched(nvtxDomainHandle_t),
    /// A domain that the library has not created, because no profiler is attached.
    Unwatched,
}

impl NvtxDomain {
    /// Creates a domain with this name.
    pub fn new(name: &CStr) -> Self {
        if !is_there() {
            return Self(Kind::Unwatched);
        }
        // SAFETY: the string is read during the call.
        let handle = unsafe { sys::nvtxDomainCreateA(name.as_ptr()) };
        Self(if handle.is_null() { Kind::Unwatched } else { Kind::Watched(handle) })
    }

    /// Returns the default domain of events.
    #[inline]
    pub fn global() -> &'static Self {
        static GLOBAL: NvtxDomain = NvtxDomain(Kind::Global);
        &GLOBAL
    }

    /// Returns true if a profiler may be attached.
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

    /// Starts a time range of the calling thread.
    #[inline]
    pub fn range<'a>(&self, event: impl Into<NvtxEvent<'a>>) -> NvtxRange<'_> {
        let domain = self.handle();
        if let Some(domain) = domain {
            // SAFETY: the domain is alive, and the event is read during the call. The returned level is not needed.
            event.into().with(|event| unsafe { sys::nvtxDomainRangePushEx(domain, event) });
        }
        NvtxRange { domain, of: PhantomData }
    }

    /// Starts a time range of the process.
    #[inline]
    pub fn span<'a>(&self, event: impl Into<NvtxEvent<'a>>) -> NvtxSpan<'_> {
        // SAFETY: the domain is alive, and the event is read during the call.
        let start = |domain| event.into().with(|event| unsafe { sys::nvtxDomainRangeStartEx(domain, event) });
        NvtxSpan { range: self.handle().map(|domain| (domain, start(domain))), domain: PhantomData }
    }

    /// Marks an instant on the timeline of the calling thread.
    #[inline]
    pub fn mark<'a>(&self, event: impl Into<NvtxEvent<'a>>) {
        if let Some(domain) = self.handle() {
            // SAFETY: the domain is alive, and the event is read during the call.
            event.into().with(|event| unsafe { sys::nvtxDomainMarkEx(domain, event) });
        }
    }

    /// Sets the name of an event category, which [`NvtxEvent::category`] refers to.
    pub fn name_category(&self, category: u32, name: &CStr) {
        if let Some(domain) = self.handle() {
            // SAFETY: the domain is alive, and the string is read during the call.
            unsafe { sys::nvtxDomainNameCategoryA(domain, category, name.as_ptr()) };
        }
    }
}

impl Drop for NvtxDomain {
    fn drop(&mut self) {
        if let Kind::Watched(handle) = self.0 {
            // SAFETY: the domain belongs to this value. Its ranges have ended, because they borrow it.
            unsafe { sys::nvtxDomainDestroy(handle) };
        }
    }
}

/// Returns true if the library is loaded. This crate searches for it only once, but the program may load it later.
#[inline]
fn is_there() -> bool {
    #[cold]
    fn search() -> bool {
        static FOUND: OnceLock<bool> = OnceLock::new();
        *FOUND.get_or_init(|| NVTX.available())
    }
    NVTX.is_loaded() || search()
}

/// A message for a range or a mark, with optional attributes.
///
/// The message is a `&CStr`, a `&str`, or the result of `format_args!`. A profiler receives it up to the first NUL.
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

/// The payload of an [`NvtxEvent`], from a `u64`, an `i64` or an `f64`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum NvtxPayload {
    /// An unsigned integer.
    Unsigned(u64),
    /// A signed integer.
    Signed(i64),
    /// A floating-point value.
    Float(f64),
}

impl<'a> NvtxEvent<'a> {
    const fn of(text: Words<'a>) -> Self {
        Self { text, color: None, category: 0, payload: None }
    }

    /// Sets the color, as alpha, red, green and blue: `0xff76_b900` is an opaque green.
    #[must_use]
    pub const fn color(mut self, argb: u32) -> Self {
        self.color = Some(argb);
        self
    }

    /// Sets the category, by which the profiler groups events of a domain; 0 is no category.
    #[must_use]
    pub const fn category(mut self, category: u32) -> Self {
        self.category = category;
        self
    }

    /// Sets a value that the profiler shows.
    #[must_use]
    pub fn payload(mut self, payload: impl Into<NvtxPayload>) -> Self {
        self.payload = Some(payload.into());
        self
    }

    /// Calls a function with the event in the library's format.
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

/// Returns the formatted arguments, up to the first formatting error.
fn written(arguments: fmt::Arguments<'_>) -> String {
    let mut text = String::new();
    // An error of a `Display` implementation of the program must not stop the program, because this is only a message.
    let _ = text.write_fmt(arguments);
    text
}

/// Appends a NUL to a string. C stops reading at this NUL, or at an earlier one.
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
    /// Sets the name of the stream in profilers.
    pub fn set_name(&self, name: &CStr) {
        if is_there() {
            // SAFETY: the stream is alive, and the string is read during the call.
            unsafe { sys::nvtxNameCuStreamA(self.handle(), name.as_ptr()) };
        }
    }
}
