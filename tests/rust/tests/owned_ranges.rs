//! Tests of NVTX ranges and marks with a library in Rust that records its calls, without a library, and without a
//! profiler.
// The functions that the lookup returns have the signatures of NVTX's functions.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::{CStr, c_char, c_void};
use core::fmt;
use cubind::cuda12::nvtx::{NVTX, nvtxColorType_t, nvtxEventAttributes_t, nvtxMessageType_t, nvtxPayloadType_t};
use cubind::owned::*;
use cubind_tests::process::{folder, isolated, without_libraries};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The calls that the library has recorded.
static TOLD: Mutex<Vec<String>> = Mutex::new(Vec::new());
/// True if a profiler is attached.
static WATCHED: AtomicBool = AtomicBool::new(true);

fn tell(what: String) {
    TOLD.lock().unwrap().push(what);
}

fn told() -> Vec<String> {
    core::mem::take(&mut TOLD.lock().unwrap())
}

/// Formats an event. Attributes that are not set are omitted.
fn words(event: &nvtxEventAttributes_t) -> String {
    assert_eq!((event.version, event.size), (3, 48));
    assert_eq!(event.messageType, nvtxMessageType_t::NVTX_MESSAGE_TYPE_ASCII.0);
    let mut words = unsafe { CStr::from_ptr(event.message.ascii) }.to_str().unwrap().to_owned();
    if event.colorType == nvtxColorType_t::NVTX_COLOR_ARGB.0 {
        words += &format!(" color {:08x}", event.color);
    }
    if event.category != 0 {
        words += &format!(" category {}", event.category);
    }
    match nvtxPayloadType_t(event.payloadType) {
        nvtxPayloadType_t::NVTX_PAYLOAD_UNKNOWN => {}
        nvtxPayloadType_t::NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 => {
            words += &format!(" u64 {}", unsafe { event.payload.ullValue })
        }
        nvtxPayloadType_t::NVTX_PAYLOAD_TYPE_INT64 => words += &format!(" i64 {}", unsafe { event.payload.llValue }),
        nvtxPayloadType_t::NVTX_PAYLOAD_TYPE_DOUBLE => words += &format!(" f64 {}", unsafe { event.payload.dValue }),
        other => panic!("{other:?}"),
    }
    words
}

unsafe extern "system" fn create(name: *const c_char) -> usize {
    if !WATCHED.load(Ordering::Relaxed) {
        return 0;
    }
    static NEXT: AtomicUsize = AtomicUsize::new(1);
    let domain = NEXT.fetch_add(1, Ordering::Relaxed);
    tell(format!("domain {domain}: {}", unsafe { CStr::from_ptr(name) }.to_str().unwrap()));
    domain
}

unsafe extern "system" fn destroy(domain: usize) {
    tell(format!("{domain} destroyed"));
}

unsafe extern "system" fn push(domain: usize, event: &nvtxEventAttributes_t) -> i32 {
    tell(format!("{domain} push {}", words(event)));
    -2 // A profiler that does not count levels returns this value, and so does the library if there is no profiler.
}

unsafe extern "system" fn pop(domain: usize) -> i32 {
    tell(format!("{domain} pop"));
    -2
}

unsafe extern "system" fn start(domain: usize, event: &nvtxEventAttributes_t) -> u64 {
    tell(format!("{domain} start {}", words(event)));
    77
}

unsafe extern "system" fn end(domain: usize, id: u64) {
    tell(format!("{domain} end {id}"));
}

unsafe extern "system" fn mark(domain: usize, event: &nvtxEventAttributes_t) {
    tell(format!("{domain} mark {}", words(event)));
}

unsafe extern "system" fn category(domain: usize, number: u32, name: *const c_char) {
    tell(format!("{domain} category {number}: {}", unsafe { CStr::from_ptr(name) }.to_str().unwrap()));
}

fn find(name: &CStr) -> *mut c_void {
    match name.to_str().unwrap() {
        "nvtxDomainCreateA" => create as *mut c_void,
        "nvtxDomainDestroy" => destroy as *mut c_void,
        "nvtxDomainRangePushEx" => push as *mut c_void,
        "nvtxDomainRangePop" => pop as *mut c_void,
        "nvtxDomainRangeStartEx" => start as *mut c_void,
        "nvtxDomainRangeEnd" => end as *mut c_void,
        "nvtxDomainMarkEx" => mark as *mut c_void,
        "nvtxDomainNameCategoryA" => category as *mut c_void,
        _ => core::ptr::null_mut(),
    }
}

/// A value that makes the test fail if it is formatted.
struct Untold;

impl fmt::Display for Untold {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        panic!("there is no profiler, but the message was formatted")
    }
}

fn in_process(test: &str, body: impl FnOnce()) {
    let folder = folder(env!("CARGO_TARGET_TMPDIR"), test);
    isolated(test, |command| without_libraries(command, &folder), body);
}

#[test]
fn ranges_end_when_they_are_dropped() {
    in_process("ranges_end_when_they_are_dropped", || {
        unsafe { NVTX.load_with(find) }.unwrap();
        {
            let _all = NvtxRange::new(c"all");
            let _step = NvtxRange::new(format_args!("step {}", 3));
        }
        assert_eq!(told(), ["0 push all", "0 push step 3", "0 pop", "0 pop"]);
        let domain = NvtxDomain::new(c"tests");
        domain.name_category(2, c"copies");
        {
            let _range = domain.range(NvtxEvent::from("load").color(0xff76_b900).category(2).payload(8_u64));
            domain.mark(NvtxEvent::from(c"half").payload(-1_i64));
            NvtxDomain::global().mark(NvtxEvent::from("cut\0here").payload(0.5));
        }
        assert_eq!(
            told(),
            [
                "domain 1: tests",
                "1 category 2: copies",
                "1 push load color ff76b900 category 2 u64 8",
                "1 mark half i64 -1",
                "0 mark cut f64 0.5",
                "1 pop"
            ]
        );
        let span = domain.span(c"request");
        std::thread::scope(|scope| scope.spawn(move || drop(span)).join().unwrap());
        drop(domain);
        assert_eq!(told(), ["1 start request", "1 end 77", "1 destroyed"]);
    });
}

#[test]
fn a_panic_ends_ranges() {
    in_process("a_panic_ends_ranges", || {
        unsafe { NVTX.load_with(find) }.unwrap();
        let panicked = std::panic::catch_unwind(|| {
            let _range = NvtxRange::new(c"work");
            panic!("on purpose");
        });
        assert!(panicked.is_err());
        assert_eq!(told(), ["0 push work", "0 pop"]);
    });
}

#[test]
fn domains_record_no_ranges_without_a_profiler() {
    in_process("domains_record_no_ranges_without_a_profiler", || {
        unsafe { NVTX.load_with(find) }.unwrap();
        WATCHED.store(false, Ordering::Relaxed);
        let domain = NvtxDomain::new(c"tests");
        assert!(!domain.is_watched());
        drop(domain.range(format_args!("{Untold}")));
        drop(domain.span(format_args!("{Untold}")));
        domain.mark(format_args!("{Untold}"));
        drop(domain);
        assert!(told().is_empty());
    });
}

#[test]
fn ranges_have_no_effect_until_the_library_is_loaded() {
    in_process("ranges_have_no_effect_until_the_library_is_loaded", || {
        let untold = || drop((NvtxRange::new(format_args!("{Untold}")), NvtxSpan::new(format_args!("{Untold}"))));
        untold();
        assert!(!NvtxDomain::global().is_watched() && !NvtxDomain::new(c"tests").is_watched());
        assert!(NVTX.load_error().is_some(), "it was searched");
        let begin = std::time::Instant::now();
        (0..1_000_000).for_each(|_| untold());
        println!("a million ranges and spans without a library: {:?}", begin.elapsed());
        unsafe { NVTX.load_with(find) }.unwrap();
        drop(NvtxRange::new(c"now"));
        assert_eq!(told(), ["0 push now", "0 pop"]);
    });
}
