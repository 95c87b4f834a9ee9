//! Host functions, queries of streams and events, and the completion of work for which nothing waits, in the stub
//! driver.

use super::state::{
    CAPTURED_EVENT, Done, INVALID_HANDLE, LAUNCH_FAILED, NOT_READY, Object, State, call_back, driver, identity, state,
};
use core::ffi::c_void;
use std::thread;

/// A function of the program that a stream will call.
pub(super) struct Host {
    number: usize,
    stream: usize,
    data: usize,
    call: Call,
}

#[derive(Clone, Copy)]
pub(super) enum Call {
    /// A function that is not called after an error in the context.
    Function(unsafe extern "system" fn(*mut c_void)),
    /// A function that is also called after an error, with the error's code.
    Callback(unsafe extern "system" fn(usize, i32, *mut c_void)),
}

impl State {
    /// Returns true if a stream has unfinished work whose number is at most this number.
    pub(super) fn is_busy(&self, stream: usize, number: usize) -> bool {
        let works = self.work.iter().any(|work| work.stream == stream && work.number <= number);
        let calls = self.hosts.iter().any(|host| host.stream == stream && host.number <= number);
        let mut waits = self.waits.iter().filter(|(waits, from, ..)| *waits == stream && *from <= number);
        works || calls || waits.any(|(.., other, until)| *other != stream && self.is_busy(*other, *until))
    }

    /// Removes and returns the functions that streams have reached.
    fn due(&mut self) -> Vec<(Host, i32)> {
        if self.has_failed {
            let all = core::mem::take(&mut self.hosts);
            let is_told = |host: &Host| matches!(host.call, Call::Callback(_));
            return all.into_iter().filter(is_told).map(|host| (host, LAUNCH_FAILED)).collect();
        }
        let is_due = |host: &&Host| !self.is_busy(host.stream, host.number - 1);
        let due: Vec<usize> = self.hosts.iter().filter(is_due).map(|host| host.number).collect();
        let hosts = core::mem::take(&mut self.hosts).into_iter();
        let (due, later): (Vec<Host>, Vec<Host>) = hosts.partition(|host| due.contains(&host.number));
        self.hosts = later;
        due.into_iter().map(|host| (host, 0)).collect()
    }
}

/// Calls the due functions on a driver thread, until no function is due.
pub(super) fn deliver() {
    loop {
        let due = state().due();
        if due.is_empty() {
            return;
        }
        let call = |(host, status): (Host, i32)| match host.call {
            Call::Function(function) => call_back(|| unsafe { function(host.data as *mut c_void) }),
            Call::Callback(function) => {
                call_back(|| unsafe { function(host.stream, status, host.data as *mut c_void) });
            }
        };
        thread::spawn(move || due.into_iter().for_each(call)).join().expect("no callback panics");
    }
}

/// Completes the oldest work, or all work.
pub(super) fn go_on(is_all: bool) {
    {
        let mut state = state();
        let oldest = state.work.iter().map(|work| work.number).min();
        state.work(|work| is_all || Some(work.number) == oldest);
    }
    deliver();
}

/// Returns "not ready" if a stream has unfinished work whose number is at most this number.
fn query(state: &State, stream: usize, number: usize) -> Done {
    if state.is_busy(stream, number) { Err(NOT_READY) } else { Ok(()) }
}

fn later(stream: usize, data: usize, call: Call) -> Done {
    let mut state = state();
    if stream != 0 {
        state.object("cuLaunchHostFunc", stream)?;
    }
    let number = state.number();
    state.hosts.push(Host { number, stream: identity(stream), data, call });
    Ok(())
}

driver! {
    fn cuLaunchHostFunc(stream: usize, function: unsafe extern "system" fn(*mut c_void), data: usize) {
        later(stream, data, Call::Function(function))
    }
    fn cuStreamAddCallback(
        stream: usize, function: unsafe extern "system" fn(usize, i32, *mut c_void), data: usize, _flags: u32,
    ) {
        later(stream, data, Call::Callback(function))
    }
    fn cuStreamQuery(stream: usize) {
        let mut state = state();
        if stream != 0 {
            state.object("cuStreamQuery", stream)?;
        }
        query(&state, identity(stream), state.latest())
    }
    fn cuEventQuery(event: usize) {
        let mut state = state();
        state.is_allowed("cuEventQuery")?;
        let Object::Event { stream, work, captured } = *state.object("cuEventQuery", event)? else {
            return Err(INVALID_HANDLE);
        };
        if captured.is_some() {
            return Err(CAPTURED_EVENT);
        }
        query(&state, stream, work)
    }
}
