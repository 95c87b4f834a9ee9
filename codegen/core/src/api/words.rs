//! Safety documentation, which is the same in all languages: one sentence for each obligation of a function's caller.

use super::{
    call::Returned,
    ownership::{Hazard, RETURN},
    plan::{HostExtent, ParamPlan, Passing, Rows},
    roles::Direction,
    safety::{Calls, Live, Memory, MemoryKind, Null, Obligation, ObligationKind, Obligations, Until},
    time::{Lifetimes, Part},
};
use crate::{
    ctype::CType,
    spec::{Amount, Count, Ends},
};

/// Returns the documentation of a function without obligations.
pub fn no_preconditions(returned: Returned) -> &'static str {
    match returned {
        Returned::Status | Returned::Count => "No preconditions: invalid arguments return an error code.",
        Returned::Nothing | Returned::StaticString | Returned::Value => "No preconditions.",
    }
}

/// Returns the obligations and hazards of a function that takes owned handles, as sentences.
pub fn of_owners(asked: &Obligations, hazards: &[Hazard]) -> Vec<String> {
    let hazards = hazards.iter().filter_map(|hazard| self::hazard(hazard, asked));
    sentences(asked).into_iter().chain(hazards).collect()
}

/// Returns the name of an output for use in a sentence.
pub fn output(name: &str, the: &str) -> String {
    if name == RETURN { format!("{the} new handle") } else { format!("`{name}`") }
}

/// Returns the sentence for a hazard. Returns `None` if the function's obligations cover the hazard.
fn hazard(hazard: &Hazard, asked: &Obligations) -> Option<String> {
    match hazard {
        Hazard::Keeps => Some(
            "If the object behind one handle keeps a reference to the object behind another, the referenced object must \
             outlive it."
                .to_owned(),
        ),
        Hazard::Needs { made, with } => {
            let with: Vec<String> = with.iter().map(|name| format!("`{name}`")).collect();
            let made = output(made, "The");
            Some(match with.split_last() {
                Some((last, others)) if !others.is_empty() => {
                    format!("{made} must be dropped before {} and {last}.", others.join(", "))
                }
                Some(_) | None => format!("{made} must be dropped before {}.", with.concat()),
            })
        }
        Hazard::Container { made, contents } => Some(format!("{} must outlive {contents}.", output(made, "The"))),
        Hazard::MayKeep { param } => {
            Some(format!("`{param}` must not be moved, changed or freed while the library may hold its address."))
        }
        Hazard::Stated(promise) => Some(promise.clone()),
        Hazard::Selected { param } => Some(format!(
            "`{param}`: a value of the type that the library expects; newer versions may expect types that are not listed here."
        )),
        Hazard::Unowned { param } if asked.iter().any(|it| it.is_of(param)) => None,
        Hazard::Unowned { param } => Some(format!("`{param}`: NULL, or a value that the library's documentation allows.")),
    }
}

/// Returns one sentence for each obligation. The sentence about memory at addresses covers reads and writes together.
pub fn sentences(obligations: &Obligations) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut addresses = Some(addresses(obligations));
    for obligation in obligations.iter() {
        if is_address(&obligation.kind) {
            sentences.extend(addresses.take().unwrap_or_default().iter().map(sentence));
        } else {
            sentences.push(sentence(obligation));
        }
    }
    sentences
}

/// Returns the sentences for the obligations that remain if the function checks its arguments and keeps callables
/// alive. These obligations are about objects that the call destroys, files that must be valid, functions that CUDA
/// calls, and promises from the spec. Lifetimes are documented for each parameter ([`kept_alive`], [`valid`]).
pub fn cautions(obligations: &Obligations) -> Vec<String> {
    let caution = |obligation: &Obligation| match &obligation.kind {
        ObligationKind::Called { data, calls, no_cuda, skipped_on_error } => {
            let with = Callback { data: data.as_deref(), calls, until: &obligation.until };
            Some(called_by_cuda(&list(&obligation.params), &with, *no_cuda, *skipped_on_error))
        }
        ObligationKind::Ended
        | ObligationKind::Freed
        | ObligationKind::Unmapped
        | ObligationKind::Released
        | ObligationKind::EndsAll(_)
        | ObligationKind::File
        | ObligationKind::Context
        | ObligationKind::Unconfirmed
        | ObligationKind::Stated(_)
        | ObligationKind::StatedOfHandles(_) => Some(sentence(obligation)),
        ObligationKind::Live(_)
        | ObligationKind::Memory(_)
        | ObligationKind::Code
        | ObligationKind::SelectedBy { .. }
        | ObligationKind::Length(_)
        | ObligationKind::Strings
        | ObligationKind::KernelArguments
        | ObligationKind::Selected { .. }
        | ObligationKind::AsModeSays(_)
        | ObligationKind::UserData
        | ObligationKind::Inside
        | ObligationKind::Runs
        | ObligationKind::Kept
        | ObligationKind::Lent => None,
    };
    obligations.iter().filter_map(caution).collect()
}

/// Describes the use of an argument after the call returns, with one sentence for each part of the argument's memory.
/// Each sentence states whether the caller or the binding keeps the memory alive. The wording fits one or more
/// parameters.
pub fn kept_alive(lifetimes: &Lifetimes, is_kept: bool) -> Vec<String> {
    let [it, them, all] = if is_kept {
        ["kept alive by cubind", "cubind keeps them alive", "cubind keeps all of them alive"]
    } else {
        ["must be kept alive", "they must be kept alive", "all of them must be kept alive"]
    };
    let parts: Vec<(Part, &Until)> = lifetimes.beyond_the_call().map(|(part, time)| (part, &time.until)).collect();
    if let [(Part::Itself, itself), (Part::Reached, reached)] = parts.as_slice()
        && itself == reached
    {
        return vec![format!(
            "Used after the call returns, together with the memory and handles that it refers to; {all} {}.",
            itself.limit()
        )];
    }
    let sentences = parts.into_iter().map(|(part, until)| {
        let (used, kept) = match part {
            Part::Itself => ("Used", it),
            Part::OnDevice => ("If in device memory, used", it),
            Part::Reached => ("Referenced memory and handles are used", them),
        };
        format!("{used} after the call returns; {kept} {}.", until.limit())
    });
    sentences.collect()
}

/// Describes how long the memory to which an output refers is valid. Returns `None` for a value that does not refer to
/// memory.
pub fn valid(lifetimes: &Lifetimes) -> Option<String> {
    let (_, time) = lifetimes.beyond_the_call().next()?;
    Some(format!("Referenced memory and handles are valid {}.", time.until.limit()))
}

/// Formats the lifetimes of a parameter for a table: `until the call returns; memory and handles that it refers to:
/// until the call's work completes on …`, or `until the call returns, including memory and handles that it refers to`.
pub fn lifetimes(param: &ParamPlan) -> String {
    if let Lifetimes { itself: Some(itself), on_device: None, reached: Some(reached) } = &param.lifetimes
        && itself.until == reached.until
    {
        return format!("{}, including memory and handles that it refers to", itself.until.limit());
    }
    // If an output is written before the call returns, the memory for the output needs no lifetime.
    let is_output = matches!(param.passing, Passing::Slot { given: false });
    let parts = param.lifetimes.iter().filter(|(_, time)| !is_output || time.until.is_beyond_the_call());
    let parts = parts.map(|(part, time)| {
        let of = match part {
            Part::Itself => "",
            Part::OnDevice => "on the device: ",
            Part::Reached => "memory and handles that it refers to: ",
        };
        format!("{of}{}", time.until.limit())
    });
    parts.collect::<Vec<_>>().join("; ")
}

fn is_address(kind: &ObligationKind) -> bool {
    matches!(
        kind,
        ObligationKind::Memory(Memory { place: MemoryKind::Device | MemoryKind::Address | MemoryKind::Elements, .. })
    )
}

/// Returns the obligations about addresses. Parameters with equal obligations are merged.
fn addresses(obligations: &Obligations) -> Vec<Obligation> {
    let mut found: Vec<Obligation> = Vec::new();
    for obligation in obligations.iter().filter(|it| is_address(&it.kind)) {
        match found.iter_mut().find(|it| is_alike(it, obligation)) {
            Some(alike) => alike.params.extend(obligation.params.clone()),
            None => found.push(obligation.clone()),
        }
    }
    found
}

/// Returns true if both obligations require memory at the same location, with the same size and the same end of use.
fn is_alike(one: &Obligation, other: &Obligation) -> bool {
    let (ObligationKind::Memory(one_memory), ObligationKind::Memory(other_memory)) = (&one.kind, &other.kind) else {
        return false;
    };
    let size =
        |memory: &Memory| memory.extent.as_ref().map(|it| (it.element.clone(), it.amount.clone(), it.rows.clone()));
    one_memory.place == other_memory.place && size(one_memory) == size(other_memory) && one.until == other.until
}

fn sentence(Obligation { kind, params, until }: &Obligation) -> String {
    let names = list(params);
    match kind {
        ObligationKind::Live(of) => format!("{names}: {}.", live(params, of)),
        ObligationKind::Ended => {
            let it = number(params, "it", "them");
            format!("No thread may use {names}, or objects that belong to {it}, during or after the call.")
        }
        ObligationKind::Freed => {
            let it = number(params, "it", "them");
            format!(
                "{names} must come from the function that creates, allocates or registers {it}; {}.",
                last_uses(until)
            )
        }
        ObligationKind::Unmapped => {
            let specify = number(params, "specifies", "specify");
            format!("No thread may use the mapped or bound memory that {names} {specify}, during or after the call.")
        }
        ObligationKind::Released => format!("The caller must own the references to {names} that the call releases."),
        ObligationKind::EndsAll(Ends::PrimaryContext) => {
            "Nothing in the process may use objects of the device's primary context during or after the call. Library \
             handles that were created in it must be destroyed first, because destroying one uses the context."
                .to_owned()
        }
        ObligationKind::EndsAll(Ends::Library) => {
            "No thread may use objects that the library has returned, during or after the call.".to_owned()
        }
        ObligationKind::Memory(memory) => match memory.place {
            MemoryKind::Borrowed => borrowed(params, memory, until),
            MemoryKind::Device | MemoryKind::Address | MemoryKind::ByPlace | MemoryKind::Elements => {
                there(params, memory, until)
            }
            MemoryKind::Variable => {
                let [one, several] = ["a variable that is", "variables that are"];
                format!("{names}: {} not moved or freed{}.", number(params, one, several), lasting(until))
            }
        },
        ObligationKind::Code => {
            format!("{names}: the address of NUL-terminated PTX, or of a complete cubin or fatbin{}.", lasting(until))
        }
        ObligationKind::File => {
            format!("{names} must name a complete, valid file; the library does not check the contents.")
        }
        ObligationKind::Unconfirmed => {
            let they = number(params, "the library uses it", "the library uses them");
            format!(
                "{names}: {they} as declared here. This was inferred from the header alone and has not been confirmed."
            )
        }
        ObligationKind::Stated(promise) | ObligationKind::StatedOfHandles(promise) => promise.clone(),
        ObligationKind::SelectedBy { selector } => {
            format!("{names}: the value that `{selector}` requires, or its address{}.", lasting(until))
        }
        ObligationKind::Length(length) => unchecked(params, length),
        ObligationKind::Strings => format!("{names}: NUL-terminated strings."),
        ObligationKind::KernelArguments => kernel_arguments(&names, until),
        ObligationKind::Selected { selector, written, sizes } => selected(&names, selector, *written, sizes.as_deref()),
        ObligationKind::AsModeSays(mode) => location_by_mode(&names, mode.as_deref(), until),
        ObligationKind::Called { data, calls, no_cuda, skipped_on_error } => {
            let with = Callback { data: data.as_deref(), calls, until };
            called(&names, &with, *no_cuda, *skipped_on_error)
        }
        ObligationKind::UserData => format!("{names}: the data that the callback expects."),
        ObligationKind::Inside if *until == Until::Return => {
            format!("Pointers, handles and lengths in {names} must be valid.")
        }
        ObligationKind::Inside => {
            format!("Pointers, handles and lengths in {names} must stay valid {}.", until.limit())
        }
        ObligationKind::Runs => {
            format!("Everything that {names} launches, and the memory that it uses, must stay valid{}.", lasting(until))
        }
        ObligationKind::Kept => {
            let they = number(params, "it refers", "they refer");
            format!(
                "{names}, and the memory and handles that {they} to, must stay valid after the call returns, {}.",
                until.limit()
            )
        }
        ObligationKind::Context => {
            format!("Destroying {names} destroys everything that was created in it, which must not be used afterwards.")
        }
        ObligationKind::Lent => lent(params, until),
    }
}

/// Describes the required end of all uses of memory that the call frees. All uses must end before the memory is freed.
fn last_uses(until: &Until) -> String {
    match until {
        Until::Stream(stream) => format!("all uses must precede this call in the order of `{stream}`"),
        Until::StreamOf(handle) => format!("all uses must precede this call in the order of `{handle}`'s stream"),
        Until::Return
        | Until::Copied
        | Until::Devices
        | Until::StreamInGroup { .. }
        | Until::GroupEnd(_)
        | Until::Lifetime(_)
        | Until::SetIn(_)
        | Until::WithCopies(_)
        | Until::ToldBy(_)
        | Until::NextCall(_)
        | Until::Call(_)
        | Until::LastCall(_)
        | Until::Forever
        | Until::Owner => "all uses, including those by work in streams, must complete before this call".to_owned(),
    }
}

/// Describes scalars whose location, host or device, is selected by a mode of the library.
fn location_by_mode(names: &str, mode: Option<&str>, until: &Until) -> String {
    let mode = mode.map_or("the library's mode requires".to_owned(), |mode| format!("set by `{mode}`"));
    format!("{names}: on the host or on the device, as {mode}{}.", lasting_on_device(until))
}

/// The end of the use of memory, if host memory is used only during the call.
fn lasting_on_device(until: &Until) -> String {
    if until.is_beyond_the_call() {
        format!("; memory on the device must stay valid {}", until.limit())
    } else {
        String::new()
    }
}

fn live(params: &[String], Live { null, alone }: &Live) -> String {
    let handles = number(params, "a live handle", "live handles");
    let alone = if *alone { " that no other thread uses during the call" } else { "" };
    let or_null = match null {
        Null::Refused => String::new(),
        Null::Allowed => ", or NULL".to_owned(),
        Null::Is(meaning) => format!(", or {meaning} (NULL)"),
    };
    format!("{handles}{alone}{or_null}")
}

/// The properties of a callback that its sentence describes.
struct Callback<'a> {
    data: Option<&'a str>,
    calls: &'a Calls,
    until: &'a Until,
}

fn kernel_arguments(name: &str, until: &Until) -> String {
    format!(
        "{name}: one address for each parameter of the kernel, which points to a value of the parameter's type. The \
         number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses \
         must stay valid {}.",
        until.limit()
    )
}

/// Describes values behind the `void *` elements of an array. The elements of another array select the types of these
/// values.
fn selected(name: &str, selector: &str, written: bool, sizes: Option<&str>) -> String {
    let sizes = sizes.map_or(String::new(), |sizes| format!(", of the size in `{sizes}`"));
    let what = if written { "the address of memory for the value" } else { "the value, or the address of the value," };
    format!("Each element of {name} is {what} that the element of `{selector}` at the same index selects{sizes}.")
}

/// Describes the memory to which outputs point.
fn lent(params: &[String], until: &Until) -> String {
    if *until == Until::Owner {
        return format!(
            "Pointers in {} are borrowed: they are valid until the object that owns the data is changed or destroyed.",
            list(params)
        );
    }
    format!("{} {} to memory of the library, valid {}.", list(params), number(params, "points", "point"), until.limit())
}

/// Describes the memory of a slice that the library uses after the call returns. Rust borrows the slice only during the
/// call.
fn borrowed(params: &[String], memory: &Memory, until: &Until) -> String {
    let it = number(params, "it", "them");
    let touch = match memory.access {
        Direction::In => "modify",
        Direction::Out | Direction::InOut => "access",
    };
    format!(
        "{} {} used after the call returns: keep {it} alive and do not {touch} {it} {}.",
        list(params),
        number(params, "is", "are"),
        until.limit()
    )
}

/// Describes the required memory at the addresses in parameters.
fn there(params: &[String], Memory { place, access: _, extent }: &Memory, until: &Until) -> String {
    let size = match extent {
        None | Some(HostExtent { written: _, element: _, amount: Amount::Untold, rows: _ }) => {
            "of the size that the other arguments imply".to_owned()
        }
        Some(HostExtent { written: _, element, amount, rows: None }) => {
            format!("of `{amount}` {}", unit(element.as_ref()))
        }
        Some(HostExtent { written: _, element, amount, rows: Some(Rows { count, pitch }) }) => {
            format!("of `{count}` rows of `{amount}` {}, `{pitch}` apart", unit(element.as_ref()))
        }
    };
    let valid = match place {
        MemoryKind::Device => "valid device memory",
        MemoryKind::Address
        | MemoryKind::ByPlace
        | MemoryKind::Elements
        | MemoryKind::Borrowed
        | MemoryKind::Variable => "valid memory",
    };
    let names = list(params);
    let names =
        if *place == MemoryKind::Elements { format!("Each address in {names} points to") } else { format!("{names}:") };
    let lasting = if *place == MemoryKind::ByPlace { lasting_on_device(until) } else { lasting(until) };
    format!("{names} {valid} {size}{lasting}.")
}

/// Returns the unit in which an amount of memory is counted.
fn unit(element: Option<&CType>) -> &'static str {
    if element.is_some() { "elements" } else { "bytes" }
}

fn unchecked(params: &[String], length: &Count) -> String {
    let length = match length {
        Count::Call(function) => format!("the length that `{function}` returns"),
        Count::KnownBy(param) => format!("`{param}` requires"),
        other @ (Count::Param { .. } | Count::DivCeil { .. } | Count::Fixed(_)) => format!("`{other}`"),
    };
    format!("{}: at least as long as {length}. The length is not checked.", list(params))
}

impl Callback<'_> {
    /// Describes the data with which CUDA calls the function, and when and on which thread the call occurs.
    fn is_called(&self, name: &str) -> String {
        let with = self.data.map_or(String::new(), |data| format!(" with `{data}`"));
        let when = match (self.calls, self.until) {
            (Calls::Once { repeats_if: None }, _) => "once, later, on a driver thread".to_owned(),
            (Calls::Once { repeats_if: Some(_) }, _) => {
                "once, later, on a driver thread (if the stream is being captured, at each launch of the graph)"
                    .to_owned()
            }
            (Calls::Often, Until::Return) => "only before this function returns".to_owned(),
            (Calls::Often, Until::Forever) => "at any time from now on, on any thread".to_owned(),
            (Calls::Often, until) => format!("{}, on any thread", until.limit()),
        };
        let is_called = if matches!(self.calls, Calls::Once { .. }) { "is called" } else { "may be called" };
        format!("{name} {is_called}{with} {when}")
    }
}

/// Describes a callback's obligations, for languages that catch the callback's exceptions and keep the callback and its
/// data alive.
fn called_by_cuda(name: &str, callback: &Callback<'_>, no_cuda: bool, skipped_on_error: bool) -> String {
    let cuda = if no_cuda { "; it must not call CUDA" } else { "" };
    let skipped = if skipped_on_error { " It is not called if the context is in an error state." } else { "" };
    format!("{}{cuda}.{skipped}", callback.is_called(name))
}

fn called(name: &str, callback: &Callback<'_>, no_cuda: bool, skipped_on_error: bool) -> String {
    let Callback { data, calls, until } = callback;
    let is_called = callback.is_called(name);
    let cuda = if no_cuda { " and must not call CUDA" } else { "" };
    let kept = match (data, calls, until) {
        (None, _, _) | (_, Calls::Often, Until::Return) => String::new(),
        (Some(data), Calls::Once { .. }, _) => format!(" `{data}` must live until then."),
        (Some(data), Calls::Often, _) => format!(" `{data}` must live as long as {name} may be called."),
    };
    let skipped = if skipped_on_error { " It is not called if the context is in an error state." } else { "" };
    format!("{is_called}: it must not unwind{cuda}.{kept}{skipped}")
}

/// Returns `, until …`, or an empty string if the use ends when the call returns.
fn lasting(until: &Until) -> String {
    if *until == Until::Return {
        return String::new();
    }
    let comma = if *until == Until::Copied { "" } else { "," };
    format!("{comma} {}", until.limit())
}

fn list(params: &[String]) -> String {
    let names: Vec<String> = params.iter().map(|param| format!("`{param}`")).collect();
    names.join(", ")
}

fn number<'a>(params: &[String], one: &'a str, several: &'a str) -> &'a str {
    if params.len() == 1 { one } else { several }
}
