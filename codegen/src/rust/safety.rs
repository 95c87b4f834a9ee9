//! The section "Safety" of a function's documentation: what the caller promises, in a CUDA programmer's words.

use crate::{
    analysis::{
        params::{HostExtent, Rows},
        roles::Direction,
        safety::{Calls, Memory, Obligation, Obligations, Place, Until},
    },
    spec::{Count, Ends, Group},
};

/// The section, with its heading.
pub(super) fn section(obligations: &Obligations) -> Vec<String> {
    let mut lines = ["# Safety", ""].map(str::to_owned).to_vec();
    match sentences(obligations).as_slice() {
        [] => lines.push("Nothing is asked of the caller: a wrong argument is an error value.".to_owned()),
        [only] => lines.push(only.clone()),
        several => lines.extend(several.iter().map(|sentence| format!("- {sentence}"))),
    }
    lines
}

/// The section of a C function, below `sys`.
pub(super) fn section_of_symbol() -> [String; 3] {
    ["# Safety", "", "As in C."].map(str::to_owned)
}

/// One for each thing that is asked; memory behind addresses is one thing, whoever reads and writes it.
fn sentences(obligations: &Obligations) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut addresses = Some(addresses(obligations));
    for obligation in obligations.iter() {
        if let Obligation::Memory { memory: Memory { place: Place::Device | Place::Address, .. }, .. } = obligation {
            let addresses = addresses.take().unwrap_or_default();
            sentences.extend(addresses.iter().map(|(params, memory)| there(params, memory)));
        } else {
            sentences.push(sentence(obligation));
        }
    }
    sentences
}

/// The addresses, those together of which the same is asked.
fn addresses(obligations: &Obligations) -> Vec<(Vec<String>, Memory)> {
    let size = |memory: &Memory| memory.extent.as_ref().map(|it| (it.bytes.clone(), it.rows.clone()));
    let mut found: Vec<(Vec<String>, Memory)> = Vec::new();
    for obligation in obligations.iter() {
        let Obligation::Memory { params, memory } = obligation else { continue };
        let is_alike = |it: &Memory| it.place == memory.place && size(it) == size(memory) && it.until == memory.until;
        if matches!(memory.place, Place::Borrowed | Place::Variable) {
            continue;
        } else if let Some((names, _)) = found.iter_mut().find(|(_, it)| is_alike(it)) {
            names.extend(params.clone());
        } else {
            found.push((params.clone(), memory.clone()));
        }
    }
    found
}

fn sentence(obligation: &Obligation) -> String {
    match obligation {
        Obligation::Live { params } => {
            format!("{}: {}.", list(params), if params.len() == 1 { "a live handle" } else { "live handles" })
        }
        Obligation::Ended { params } => {
            format!("Nothing uses {}, or what belongs to it, from this call on, on any thread.", list(params))
        }
        Obligation::Freed { params } => {
            format!(
                "{}: what the library returned or registered; nothing uses it that is not ordered before this call.",
                list(params)
            )
        }
        Obligation::Unmapped { params } => {
            format!("{}: nothing uses what was mapped or bound by it from this call on.", list(params))
        }
        Obligation::Released { params } => {
            format!("{}: the references that the call gives back are the caller's.", list(params))
        }
        Obligation::Code { params, until } => format!(
            "{}: the address of PTX that ends with NUL, or of a whole cubin or fatbin{}.",
            list(params),
            lasting(until)
        ),
        Obligation::AsToldBy { params, selector } => {
            format!("{}: what `{selector}` asks for, or its address.", list(params))
        }
        Obligation::EndsAll(Ends::PrimaryContext) => {
            "Nothing in the process uses what was made in the primary context of the device from this call on."
                .to_owned()
        }
        Obligation::EndsAll(Ends::Library) => {
            "Nothing uses what the library has returned from this call on, on any thread.".to_owned()
        }
        Obligation::Memory { params, memory } => match memory.place {
            Place::Borrowed => borrowed(params, memory),
            Place::Device | Place::Address => there(params, memory),
            Place::Variable => format!(
                "{}: {} in {} place{}.",
                list(params),
                number(params, "a variable that stays", "variables that stay"),
                number(params, "its", "their"),
                lasting(&memory.until)
            ),
        },
        Obligation::Length { params, length } => unchecked(params, length),
        Obligation::Strings { params } => format!("{}: NUL-terminated text.", list(params)),
        Obligation::KernelArguments { param, until } => kernel_arguments(param, until),
        Obligation::Selected { param, selector, written, sizes } => {
            selected(param, selector, *written, sizes.as_deref())
        }
        Obligation::AsModeSays { params } => {
            format!("{}: on the host or on the device, as the library's mode says.", list(params))
        }
        Obligation::Called { param, data, calls, no_cuda, skipped_on_error } => {
            called(param, data.as_deref(), calls, *no_cuda, *skipped_on_error)
        }
        Obligation::UserData { param } => format!("`{param}`: what the callback expects."),
        Obligation::Inside { params, until: Until::Return } => {
            format!("Pointers, handles and lengths in {} are valid.", list(params))
        }
        Obligation::Inside { params, until } => {
            format!("Pointers, handles and lengths in {} are valid {}.", list(params), limit(until))
        }
        Obligation::Kept { params, until } => format!(
            "{} and what {} to are used after the call, {}.",
            list(params),
            number(params, "it refers", "they refer"),
            limit(until),
        ),
        Obligation::Lent { params, until } => lent(params, until),
        Obligation::Context { param } => {
            format!("Destroying `{param}` destroys what is made in it: nothing uses that afterwards.")
        }
        Obligation::Runs { param, until } => {
            format!("All that `{param}` runs is valid, and the memory that it uses is there{}.", lasting(until))
        }
    }
}

fn kernel_arguments(param: &str, until: &Until) -> String {
    format!(
        "`{param}`: one address for each parameter of the kernel, of a value of its type; the number is not checked, and a \
         shorter slice is read past its end. What the kernel accesses is valid {}.",
        limit(until)
    )
}

/// Values in `void *`s, whose types the elements of another array select.
fn selected(param: &str, selector: &str, written: bool, sizes: Option<&str>) -> String {
    let sizes = sizes.map_or(String::new(), |sizes| format!(", of the size in `{sizes}`"));
    let what = if written { "the address of room for the value" } else { "the value, or the address of the value," };
    format!("Each element of `{param}` is {what} that `{selector}` names at the same index{sizes}.")
}

/// What outputs point to.
fn lent(params: &[String], until: &Until) -> String {
    if *until == Until::Owner {
        return format!(
            "Pointers in {} may dangle: what they point to belongs to the library, or to whoever set them.",
            list(params)
        );
    }
    format!("{} {} to memory of the library, valid {}.", list(params), number(params, "points", "point"), limit(until))
}

/// Memory that the caller's slice gives for the call only.
fn borrowed(params: &[String], memory: &Memory) -> String {
    let untouched = match memory.access {
        Direction::In => "unwritten",
        Direction::Out | Direction::InOut => "unread and unwritten",
    };
    format!(
        "{} {} used after the call: keep {} alive and {untouched} {}.",
        list(params),
        number(params, "is", "are"),
        number(params, "it", "them"),
        limit(&memory.until)
    )
}

/// Memory behind addresses.
fn there(params: &[String], Memory { place, access: _, extent, until }: &Memory) -> String {
    let size = match extent {
        None => "as large as the call needs".to_owned(),
        Some(HostExtent { written: _, bytes, rows: None }) => format!("of `{bytes}` bytes"),
        Some(HostExtent { written: _, bytes, rows: Some(Rows { count, pitch }) }) => {
            format!("of `{count}` rows of `{bytes}` bytes, `{pitch}` apart")
        }
    };
    let place = match place {
        Place::Device => "memory on the device",
        Place::Address | Place::Borrowed | Place::Variable => "memory",
    };
    format!("{}: {place} {size}{}.", list(params), lasting(until))
}

fn unchecked(params: &[String], length: &Count) -> String {
    let told = match length {
        Count::Call(function) => format!("`{function}` returns"),
        Count::KnownBy(param) => format!("`{param}` needs"),
        other @ (Count::Param { .. } | Count::DivCeil { .. } | Count::Fixed(_)) => format!("`{other}`"),
    };
    format!("{}: at least as long as {told}; that is not checked.", list(params))
}

fn called(param: &str, data: Option<&str>, calls: &Calls, no_cuda: bool, skipped_on_error: bool) -> String {
    let with = data.map_or(String::new(), |data| format!(" with `{data}`"));
    let when = match calls {
        Calls::Once { repeats_if: None } => "once, later, on another thread".to_owned(),
        Calls::Once { repeats_if: Some(_) } => {
            "once, later, on another thread (if the stream captures, whenever the graph runs)".to_owned()
        }
        Calls::Until(Until::Return) => "during the call".to_owned(),
        Calls::Until(Until::Forever) => "at any time from now on, on any thread".to_owned(),
        Calls::Until(until) => format!("{}, on any thread", limit(until)),
    };
    let cuda = if no_cuda { ", nor call CUDA" } else { "" };
    let kept = match (data, calls) {
        (None, _) | (_, Calls::Until(Until::Return)) => String::new(),
        (Some(data), Calls::Once { .. }) => format!(" `{data}` must live until then."),
        (Some(data), Calls::Until(_)) => format!(" `{data}` must live as long."),
    };
    let skipped = if skipped_on_error { " It is not called if the context has failed." } else { "" };
    format!("`{param}` is called{with} {when}: it must not unwind{cuda}.{kept}{skipped}")
}

/// `, until …`; nothing where the call ends it.
fn lasting(until: &Until) -> String {
    match until {
        Until::Return => String::new(),
        Until::Copied => format!(" {}", limit(until)),
        Until::Stream(_)
        | Until::Devices
        | Until::StreamInGroup { .. }
        | Until::GroupEnd(_)
        | Until::StreamOf(_)
        | Until::Lifetime(_)
        | Until::SetIn(_)
        | Until::WithCopies(_)
        | Until::ToldBy(_)
        | Until::NextCall(_)
        | Until::Call(_)
        | Until::Forever
        | Until::Owner => format!(", {}", limit(until)),
    }
}

fn limit(until: &Until) -> String {
    match until {
        Until::Return => "until it returns".to_owned(),
        Until::Copied => "during the call, which copies what it needs".to_owned(),
        Until::Stream(stream) => format!("until `{stream}` has passed this call"),
        Until::Devices => "until the program has synchronized every device that the library uses".to_owned(),
        Until::StreamInGroup { stream, ends } => {
            format!("until `{stream}` has passed this call (in a group, what `{ends}` puts into it)")
        }
        Until::GroupEnd(Group { ends, asks, pending }) => {
            format!("until the call has returned (in a group, `{ends}`) and `{asks}` does not say `{pending}` any more")
        }
        Until::StreamOf(handle) => format!("until the stream of `{handle}` has passed this call"),
        Until::Lifetime(handle) => format!("as long as `{handle}` exists"),
        Until::SetIn(handle) => format!("as long as `{handle}` exists and has it"),
        Until::WithCopies(handle) => format!("as long as `{handle}`, or a copy of it, exists"),
        Until::ToldBy(param) => format!("as long as `{param}` says"),
        Until::NextCall(handle) => format!("until the next call with `{handle}`"),
        Until::Call(function) => format!("until `{function}` is called"),
        Until::Forever => "as long as the process runs".to_owned(),
        Until::Owner => "until its owner is changed or destroyed".to_owned(),
    }
}

fn list(params: &[String]) -> String {
    let names: Vec<String> = params.iter().map(|param| format!("`{param}`")).collect();
    names.join(", ")
}

fn number<'a>(params: &[String], one: &'a str, several: &'a str) -> &'a str {
    if params.len() == 1 { one } else { several }
}
