//! Tests of the obligations that follow from declarations, roles and spec entries.

use super::{
    super::tests::{major, plans::plan, types},
    Facts, Stated,
    handles::Types,
};
use crate::{
    analysis::time,
    api::{
        roles::Direction,
        safety::{Calls, Live, Memory, MemoryKind, Obligation, ObligationKind, Obligations, Until},
    },
    ctype::CType,
    spec::{ArgumentUse, Async, CallbackFact, Count, Lifetime},
};
use std::collections::{BTreeMap, BTreeSet};

/// Returns the obligations of a function with these parameters. Each parameter has a type, a name, and an entry in the
/// notation of specs.
fn obligations_as(params: &[(&str, &str, &str)], stated: &Stated<'_>) -> Obligations {
    let major = major();
    let types = types(&major);
    let bound = BTreeSet::from([CType::Named("CUhandle".to_owned())]);
    let types = Types { types: &types };
    let facts = Facts { types, bound, group: None };
    let mut plan = plan(params);
    time::decide(&mut plan, &facts, stated, &Default::default());
    Obligations::of(&plan, &facts, stated, &Default::default())
}

fn obligations(params: &[(&str, &str, &str)]) -> Vec<Obligation> {
    obligations_as(params, &Stated::default()).0
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn of(kind: ObligationKind, params: &[&str], until: Until) -> Obligation {
    Obligation { kind, params: names(params), until }
}

fn live(params: &[&str]) -> Obligation {
    of(ObligationKind::Live(Live::default()), params, Until::Return)
}

fn memory(params: &[&str], place: MemoryKind, access: Direction, until: Until) -> Obligation {
    of(ObligationKind::Memory(Memory { place, access, extent: None }), params, until)
}

fn stream(name: &str) -> Until {
    Until::Stream(name.to_owned())
}

const STREAM: (&str, &str, &str) = ("CUstream", "hStream", "in");
const N: (&str, &str, &str) = ("size_t", "n", "in");

#[test]
fn integers_strings_and_checked_slices_have_no_obligations() {
    let params = [
        ("CUdevice", "device", "in"),
        ("CUmode", "mode", "in"),
        ("const char *", "name", "in_string"),
        ("const int *", "values", "{role: in_array, count: n}"),
        ("char *", "text", "{role: out_string, bytes: n}"),
        N,
    ];
    assert_eq!(obligations(&params), []);
    assert!(Obligations::default().is_met_by_live_handles());
}

#[test]
fn handles_are_live_until_they_are_destroyed() {
    let several = ("const CUhandle *", "more", "{role: in_array, count: n}");
    let of_live = obligations_as(&[STREAM, ("CUhandle", "handle", "in"), several, N], &Stated::default());
    assert_eq!(of_live.0, [live(&["hStream", "handle", "more"])]);
    assert!(of_live.is_met_by_live_handles());
    let destroyed = obligations_as(&[("CUstream", "hStream", "{role: in, destroys: true}")], &Stated::default());
    assert_eq!(destroyed.0, [live(&["hStream"]), of(ObligationKind::Ended, &["hStream"], Until::Return)]);
    assert!(!destroyed.is_met_by_live_handles());
    // A handle that the call creates does not exist before the call.
    assert_eq!(obligations(&[("CUstream *", "made", "out")]), []);
}

#[test]
fn work_in_a_stream_uses_memory_after_the_call() {
    let buffer = ("const void *", "srcHost", "{role: in_buffer, bytes: n}");
    let address = ("CUdeviceptr", "dstDevice", "in");
    assert_eq!(obligations(&[buffer, N]), []);
    assert_eq!(obligations(&[address]), [memory(&["dstDevice"], MemoryKind::Address, Direction::InOut, Until::Return)]);
    assert_eq!(
        obligations(&[address, buffer, N, STREAM]),
        [
            live(&["hStream"]),
            memory(&["dstDevice"], MemoryKind::Address, Direction::InOut, stream("hStream")),
            memory(&["srcHost"], MemoryKind::Borrowed, Direction::In, stream("hStream")),
        ]
    );
    // The stream of the call may be a stream that the program has set in a handle.
    let of_handle = Until::StreamOf("handle".to_owned());
    assert_eq!(
        obligations(&[("CUhandle", "handle", "in"), ("const float *", "x", "device"), ("float *", "y", "device")]),
        [
            live(&["handle"]),
            memory(&["x"], MemoryKind::Device, Direction::In, of_handle.clone()),
            memory(&["y"], MemoryKind::Device, Direction::InOut, of_handle),
        ]
    );
    let stated = Stated { r#async: Some(&Async::Never), ..Stated::default() };
    assert_eq!(obligations_as(&[buffer, N, STREAM], &stated).0, [live(&["hStream"])]);
}

#[test]
fn targets_of_record_fields_are_used_like_arguments() {
    assert_eq!(obligations(&[("const CUparams *", "params", "in")]), []);
    let inside = |until| of(ObligationKind::Inside, &["copy"], until);
    assert_eq!(obligations(&[("const CUcopy *", "copy", "in")]), [inside(Until::Return)]);
    assert_eq!(obligations(&[("const CUcopy *", "copy", "in"), STREAM])[1], inside(stream("hStream")));
    let lent = |until| of(ObligationKind::Lent, &["copy"], until);
    assert_eq!(obligations(&[("CUcopy *", "copy", "out")]), [lent(Until::Owner)]);
}

/// Returns the lifetimes of the first parameter: that of its memory, that of its memory on the device, and that of the
/// memory to which its memory refers.
fn lifetimes(params: &[(&str, &str, &str)], stated: &Stated<'_>) -> [Option<Until>; 3] {
    let major = major();
    let types = types(&major);
    let facts = Facts { types: Types { types: &types }, bound: BTreeSet::new(), group: None };
    let mut plan = plan(params);
    time::decide(&mut plan, &facts, stated, &Default::default());
    let first = plan.params.remove(0).lifetimes;
    [first.itself, first.on_device, first.reached].map(|time| time.map(|time| time.until))
}

#[test]
fn targets_of_pointers_outlive_the_pointers() {
    let (call, work) = (Some(Until::Return), Some(stream("hStream")));
    let none = Stated::default();
    let kernel = ("void **", "params", "kernel_params");
    assert_eq!(lifetimes(&[kernel, STREAM], &none), [call.clone(), None, work.clone()]);
    let record = ("const CUcopy *", "copy", "in");
    assert_eq!(lifetimes(&[record, STREAM], &none), [call.clone(), None, work.clone()]);
    let addresses = ("CUdeviceptr *", "dsts", "{role: in_array, count: n}");
    assert_eq!(lifetimes(&[addresses, N, STREAM], &none), [call.clone(), None, work.clone()]);
    let numbers = ("const int *", "sizes", "{role: in_array, count: n}");
    assert_eq!(lifetimes(&[numbers, N, STREAM], &none), [call.clone(), None, None]);
    let on_device = ("const float *const *", "arrays", "device");
    assert_eq!(lifetimes(&[on_device, STREAM], &none), [work.clone(), None, work.clone()]);
    let scalar = ("const float *", "alpha", "in_scalar");
    assert_eq!(lifetimes(&[scalar, STREAM], &none), [call.clone(), work.clone(), None]);
    let buffer = ("const void *", "from", "{role: in_buffer, bytes: n}");
    assert_eq!(lifetimes(&[buffer, N, STREAM], &none), [work.clone(), None, None]);
    let freed = Stated { arguments: BTreeMap::from([("p", &ArgumentUse::Freed)]), ..Stated::default() };
    assert_eq!(lifetimes(&[("void *", "p", "address"), STREAM], &freed), [None, None, None]);
}

#[test]
fn an_entry_sets_both_lifetimes_or_only_that_of_the_targets() {
    let record = ("const CUcopy *", "copy", "in");
    let forever = Lifetime::Forever;
    let mut stated = Stated::default();
    stated.valid_until.insert("copy".to_owned(), ("cuKeep", &forever));
    assert_eq!(lifetimes(&[record, STREAM], &stated), [Some(Until::Forever), None, Some(Until::Forever)]);
    let mut stated = Stated::default();
    stated.leads_to.insert("copy".to_owned(), ("cuKeep", &forever));
    assert_eq!(lifetimes(&[record, STREAM], &stated), [Some(Until::Return), None, Some(Until::Forever)]);
    let by_place = Lifetime::ByPlace;
    let mut stated = Stated::default();
    stated.valid_until.insert("param".to_owned(), ("cuRotate", &by_place));
    let param = ("float *", "param", "{role: address, reads: 5}");
    assert_eq!(lifetimes(&[param, STREAM], &stated), [Some(Until::Return), Some(stream("hStream")), None]);
}

#[test]
fn the_data_of_a_callback_lives_until_its_last_call() {
    let with = |scope: &str| {
        let callback = format!("{{role: callback, data: data, scope: {scope}}}");
        let params = [("void *", "data", "user_data"), ("CUhostFn", "fn", callback.as_str())];
        lifetimes(&params, &Stated::default())
    };
    assert_eq!(with("once"), [Some(Until::LastCall("fn".to_owned())), None, None]);
    assert_eq!(with("call"), [Some(Until::Return), None, None]);
    assert_eq!(with("forever"), [Some(Until::Forever), None, None]);
}

#[test]
fn lengths_without_a_comparison_are_queried() {
    let of_call = ("char *", "ptx", "{role: out_buffer, bytes: {call: cuSize}}");
    let length = of(ObligationKind::Length(Count::Call("cuSize".to_owned())), &["ptx"], Until::Return);
    assert_eq!(obligations(&[of_call]), [length]);
}

#[test]
fn callbacks_have_an_obligation_until_their_last_call() {
    let callback = ("CUhostFn", "fn", "{role: callback, data: data, scope: once}");
    let no_cuda = ArgumentUse::Callback(vec![CallbackFact::NoCuda]);
    let stated = Stated { arguments: BTreeMap::from([("fn", &no_cuda)]), ..Stated::default() };
    let asked = obligations_as(&[callback, ("void *", "data", "user_data")], &stated).0;
    let called = ObligationKind::Called {
        data: Some("data".to_owned()),
        calls: Calls::Once { repeats_if: None },
        no_cuda: true,
        skipped_on_error: false,
    };
    assert_eq!(asked, [of(called, &["fn"], Until::LastCall("fn".to_owned()))]);
}

#[test]
fn retained_and_borrowed_memory_has_a_lifetime() {
    let made = ("CUstream *", "made", "out");
    let retained = ("CUparams *", "params", "{role: in_place, retained: true}");
    let kept = memory(&["params"], MemoryKind::Borrowed, Direction::InOut, Until::Lifetime("made".to_owned()));
    assert_eq!(obligations(&[made, retained]), [kept]);
    let next = Lifetime::NextCall("hStream".to_owned());
    let mut stated = Stated::default();
    stated.valid_until.insert("array".to_owned(), ("cuNext", &next));
    let lent = of(ObligationKind::Lent, &["array"], Until::NextCall("hStream".to_owned()));
    let array = ("int **", "array", "{role: borrowed_array, count: n}");
    assert_eq!(obligations_as(&[STREAM, array, ("size_t *", "n", "out")], &stated).0, [live(&["hStream"]), lent]);
}

#[test]
fn freed_addresses_have_an_obligation_and_looked_up_ones_have_none() {
    let address = ("void *", "p", "address");
    let stated = Stated { arguments: BTreeMap::from([("p", &ArgumentUse::Freed)]), ..Stated::default() };
    assert_eq!(obligations_as(&[address], &stated).0, [of(ObligationKind::Freed, &["p"], Until::Return)]);
    let stated = Stated { arguments: BTreeMap::from([("p", &ArgumentUse::LookedUp)]), ..Stated::default() };
    assert_eq!(obligations_as(&[address], &stated).0, []);
}
