//! Declarations, roles, what the spec states, and what is asked of the caller.

use super::{
    super::tests::{major, plans::plan, types},
    Facts, Stated,
    handles::Types,
};
use crate::{
    analysis::time,
    api::{
        roles::Direction,
        safety::{Calls, Kind, Live, Memory, MemoryKind, Obligation, Obligations, Until},
    },
    ctype::CType,
    spec::{Async, CallbackFact, Count, Lifetime},
};
use std::collections::BTreeSet;

/// What is asked by a function with these parameters: each with its type, its name, and its entry in a spec.
fn asked_as(params: &[(&str, &str, &str)], stated: &Stated<'_>) -> Obligations {
    let major = major();
    let types = types(&major);
    let bound = BTreeSet::from([CType::Named("CUhandle".to_owned())]);
    let types = Types { types: &types };
    let facts = Facts { types, bound, group: None };
    let mut plan = plan(params);
    time::decide(&mut plan, &facts, stated, &Default::default());
    Obligations::of(&plan, &facts, stated, &Default::default())
}

fn asked(params: &[(&str, &str, &str)]) -> Vec<Obligation> {
    asked_as(params, &Stated::default()).0
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn of(kind: Kind, params: &[&str], until: Until) -> Obligation {
    Obligation { kind, params: names(params), until }
}

fn live(params: &[&str]) -> Obligation {
    of(Kind::Live(Live::default()), params, Until::Return)
}

fn memory(params: &[&str], place: MemoryKind, access: Direction, until: Until) -> Obligation {
    of(Kind::Memory(Memory { place, access, extent: None }), params, until)
}

fn stream(name: &str) -> Until {
    Until::Stream(name.to_owned())
}

const STREAM: (&str, &str, &str) = ("CUstream", "hStream", "in");
const N: (&str, &str, &str) = ("size_t", "n", "in");

#[test]
fn numbers_strings_and_checked_slices_ask_nothing() {
    let params = [
        ("CUdevice", "device", "in"),
        ("CUmode", "mode", "in"),
        ("const char *", "name", "in_string"),
        ("const int *", "values", "{role: in_array, count: n}"),
        ("char *", "text", "{role: out_string, capacity: n}"),
        N,
    ];
    assert_eq!(asked(&params), []);
    assert!(Obligations::default().is_met_by_live_handles());
}

#[test]
fn handles_are_live_until_they_are_destroyed() {
    let several = ("const CUhandle *", "more", "{role: in_array, count: n}");
    let of_live = asked_as(&[STREAM, ("CUhandle", "handle", "in"), several, N], &Stated::default());
    assert_eq!(of_live.0, [live(&["hStream", "handle", "more"])]);
    assert!(of_live.is_met_by_live_handles());
    let destroyed = asked_as(&[("CUstream", "hStream", "{role: in, destroys: true}")], &Stated::default());
    assert_eq!(destroyed.0, [live(&["hStream"]), of(Kind::Ended, &["hStream"], Until::Return)]);
    assert!(!destroyed.is_met_by_live_handles());
    // One that the call makes need not be.
    assert_eq!(asked(&[("CUstream *", "made", "out")]), []);
}

#[test]
fn work_in_a_stream_uses_memory_after_the_call() {
    let buffer = ("const void *", "srcHost", "{role: in_buffer, bytes: n}");
    let address = ("CUdeviceptr", "dstDevice", "in");
    assert_eq!(asked(&[buffer, N]), []);
    assert_eq!(asked(&[address]), [memory(&["dstDevice"], MemoryKind::Address, Direction::InOut, Until::Return)]);
    assert_eq!(
        asked(&[address, buffer, N, STREAM]),
        [
            live(&["hStream"]),
            memory(&["dstDevice"], MemoryKind::Address, Direction::InOut, stream("hStream")),
            memory(&["srcHost"], MemoryKind::Borrowed, Direction::In, stream("hStream")),
        ]
    );
    // The stream may be that of a handle.
    let of_handle = Until::StreamOf("handle".to_owned());
    assert_eq!(
        asked(&[("CUhandle", "handle", "in"), ("const float *", "x", "device"), ("float *", "y", "device")]),
        [
            live(&["handle"]),
            memory(&["x"], MemoryKind::Device, Direction::In, of_handle.clone()),
            memory(&["y"], MemoryKind::Device, Direction::InOut, of_handle),
        ]
    );
    let stated = Stated { r#async: Some(&Async::Never), ..Stated::default() };
    assert_eq!(asked_as(&[buffer, N, STREAM], &stated).0, [live(&["hStream"])]);
}

#[test]
fn what_records_lead_to_is_used_like_arguments() {
    assert_eq!(asked(&[("const CUparams *", "params", "in")]), []);
    let inside = |until| of(Kind::Inside, &["copy"], until);
    assert_eq!(asked(&[("const CUcopy *", "copy", "in")]), [inside(Until::Return)]);
    assert_eq!(asked(&[("const CUcopy *", "copy", "in"), STREAM])[1], inside(stream("hStream")));
    let lent = |until| of(Kind::Lent, &["copy"], until);
    assert_eq!(asked(&[("CUcopy *", "copy", "out")]), [lent(Until::Owner)]);
}

#[test]
fn lengths_that_nothing_compares_are_asked() {
    let of_call = ("char *", "ptx", "{role: out_buffer, bytes: {call: cuSize}}");
    let length = of(Kind::Length(Count::Call("cuSize".to_owned())), &["ptx"], Until::Return);
    assert_eq!(asked(&[of_call]), [length]);
}

#[test]
fn callbacks_say_how_long_they_may_be_called() {
    let callback = ("CUhostFn", "fn", "{role: callback, data: data, scope: once}");
    let stated = Stated { callbacks: BTreeSet::from([CallbackFact::NoCuda]), ..Stated::default() };
    let asked = asked_as(&[callback, ("void *", "data", "user_data")], &stated).0;
    let called = Kind::Called {
        data: Some("data".to_owned()),
        calls: Calls::Once { repeats_if: None },
        no_cuda: true,
        skipped_on_error: false,
    };
    assert_eq!(asked, [of(called, &["fn"], Until::Return)]);
}

#[test]
fn what_is_kept_and_what_is_lent_has_a_lifetime() {
    let made = ("CUstream *", "made", "out");
    let retained = ("CUparams *", "params", "{role: in_place, retained: true}");
    let kept = of(Kind::Kept, &["params"], Until::Lifetime("made".to_owned()));
    assert_eq!(asked(&[made, retained]), [kept]);
    let next = Lifetime::NextCall("hStream".to_owned());
    let mut stated = Stated::default();
    stated.valid_until.insert("array", ("cuNext", &next));
    let lent = of(Kind::Lent, &["array"], Until::NextCall("hStream".to_owned()));
    let array = ("int **", "array", "{role: borrowed_array, count: n}");
    assert_eq!(asked_as(&[STREAM, array, ("size_t *", "n", "out")], &stated).0, [live(&["hStream"]), lent]);
}

#[test]
fn addresses_may_be_given_back_or_not_followed() {
    let address = ("void *", "p", "address");
    let stated = Stated { frees: BTreeSet::from(["p"]), ..Stated::default() };
    assert_eq!(asked_as(&[address], &stated).0, [of(Kind::Freed, &["p"], Until::Return)]);
    let stated = Stated { not_followed: BTreeSet::from(["p"]), ..Stated::default() };
    assert_eq!(asked_as(&[address], &stated).0, []);
}
