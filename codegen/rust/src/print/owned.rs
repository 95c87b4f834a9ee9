//! Printing of functions with owned handles.

use super::{
    super::{
        docs,
        owned::length_function,
        rusttype::{HandleType, RustType},
        signature::{
            Argument, Attributes, Conversion, Fit, FitBy, HandlePass, InPlace, KeptStream, Launches, OwnedFn, Pass,
            PlanHandle, PlanMade, PlanSizes, RankCount, RustFn, RustParam, Work,
        },
    },
    call::converted_value,
    ranks::staying,
};
use codegen_core::spec::{RANKS, Side, Unless};
use codegen_printing::{ident, in_braces};
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};

/// The name of the constant with the major version of a module's own handles.
const MAJOR: &str = "MAJOR";

/// The macro input for a function. The function's types contain [`MAJOR`] instead of the module's major version, so
/// that the function has the same text in all major versions.
pub(crate) fn lower(function: &OwnedFn, symbol: Option<&str>, library: &Ident, major: Option<u32>) -> String {
    let (function, symbol) = (self::function(function, library), symbol.map(ident).into_iter());
    let function = quote!(#(#[symbol = #symbol])* #function);
    let function = major.map_or(function.clone(), |major| with_constant(function, &major.to_string()));
    in_braces(&[function]).lines().map(|line| format!("    {line}").trim_end().to_owned() + "\n").collect()
}

/// Replaces the major version by the constant if the version is the last argument of a type: `AsHandle<fxHandle,
/// MAJOR>`.
fn with_constant(tokens: TokenStream, value: &str) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let has = |index: Option<usize>, sign: char| {
        let token = index.and_then(|index| tokens.get(index));
        matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
    };
    let is_argument = |index: usize| has(index.checked_sub(1), ',') && has(Some(index + 1), '>');
    let replaced = tokens.iter().enumerate().map(|(index, token)| match token {
        TokenTree::Literal(literal) if is_argument(index) && literal.to_string() == value => {
            TokenTree::from(format_ident!("{MAJOR}"))
        }
        TokenTree::Group(group) => TokenTree::from(Group::new(group.delimiter(), with_constant(group.stream(), value))),
        TokenTree::Literal(_) | TokenTree::Ident(_) | TokenTree::Punct(_) => token.clone(),
    });
    replaced.collect()
}

/// The body of a function that orders its work after earlier work on the same memory. The function then records its own
/// work, either immediately or at the end of the group.
pub(super) fn remembered(owned: &OwnedFn, body: TokenStream, group: Option<&Ident>) -> TokenStream {
    let OwnedFn { function, work, .. } = owned;
    let memory = function.arguments.iter().filter(|argument| argument.pass.is_memory());
    let memory: Vec<Ident> = memory.map(|argument| ident(&argument.of)).collect();
    if memory.is_empty() {
        return body;
    }
    let argument = |name: &String| function.arguments.iter().find(|argument| argument.of == *name);
    let of_work = match work {
        // No work uses the memory after the call has returned.
        Work::Done => TokenStream::new(),
        Work::Stream(stream) => match argument(stream) {
            Some(Argument { pass: Pass::Handle(HandlePass::OneOrNull), of, .. }) => {
                let stream = ident(of);
                quote!(Work::in_stream(&#stream))
            }
            argument => {
                let argument = argument.into_iter();
                quote!(Work::in_raw(Ok::<_, ()>(#(#argument)*)))
            }
        },
        Work::StreamFor(_, stream) => {
            let stream = ident(stream);
            quote!(Work::in_stream(&#stream))
        }
        Work::StreamOf(handle, gets) => {
            let (handle, gets) = (argument(handle).into_iter(), ident(gets));
            quote!(Work::in_raw(checked::#gets(#(#handle)*)))
        }
        Work::SetIn(handle) => {
            let (major, handle) = (major(function, handle), argument(handle).into_iter());
            quote!(set_in!(#major #(#handle)*))
        }
        Work::Unknown => quote!(Work::Unknown),
    };
    let (called, work) = (called(function), super::variable("work", function));
    // A graph that records the work keeps the handle alive.
    let (in_use, user) = if let Work::StreamFor(handle, _) = &owned.work {
        let (user, major) = (super::variable("user", function), major(function, handle));
        argument(handle).map(|handle| (quote!([#user = #major #handle]), user)).unzip()
    } else {
        (None, None)
    };
    let remember = match group {
        Some(group) => quote!(hold!(#group: #work; #user #(#memory)*)),
        None => quote!(record_use!(#work; #(#memory)*)),
    };
    let (given, remember) = if owned.work == Work::Done {
        (quote!(borrow!(#(#memory)*)), quote!(record_use!(Work::Done; #(#memory)*)))
    } else {
        (quote!(borrow!(#work = #of_work, #called: #in_use #(#memory)*)), remember)
    };
    if function.outputs.is_empty() {
        return quote! {
            #given;
            #body;
            #remember;
        };
    }
    let returned = super::variable("returned", function);
    quote! {
        #given;
        let #returned = { #body };
        #remember;
        #returned
    }
}

/// The major version in the type of a handle, which distinguishes implementations. It is [`MAJOR`], or 0 for a type
/// that all versions share.
fn major(function: &RustFn, handle: &str) -> TokenStream {
    let taken = function.params.iter().find(|param| param.of == *handle).map(|param| &param.ty);
    let is_of_all = !matches!(taken, Some(RustType::Handle(HandleType { major: Some(1..), .. })));
    if is_of_all { quote!(0) } else { format_ident!("{MAJOR}").into_token_stream() }
}

/// Prints one function, whose body calls the function in `checked`.
fn function(owned: &OwnedFn, library: &Ident) -> TokenStream {
    let OwnedFn { function, is_put_off, docs, .. } = owned;
    let docs = docs::attributes(docs);
    let head = super::head(function, Some(function.value()));
    let name = ident(&function.name);
    let alone = is_put_off.then(|| quote!(ungrouped!(#library #name);)).into_iter();
    let (checks, body) = (checks(owned, library, None), remembered(owned, body(function), None));
    let body = owned.keeps.as_ref().map_or(body, |keeps| kept(function, keeps));
    let body = owned.launches.as_ref().map_or(body, |launches| launched(function, launches, library));
    let body = owned.plan.iter().fold(body, |body, plan| planned(function, plan, body));
    let body = naming(owned, library, quote!(#checks #body));
    quote!(#docs #head { #(#alone)* #body })
}

/// The variable that contains the function's name for errors.
fn called(function: &RustFn) -> Ident {
    super::variable("called", function)
}

/// Defines the variable with the function's name before the checks and calls that use the variable.
pub(super) fn naming(owned: &OwnedFn, library: &Ident, body: TokenStream) -> TokenStream {
    let (name, called) = (ident(&owned.function.name), called(&owned.function));
    let defines = mentions(&body, &called).then(|| quote!(let #called = called!(#library, #name);));
    quote!(#defines #body)
}

/// Returns true if a name occurs in the tokens.
fn mentions(tokens: &TokenStream, name: &Ident) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == *name,
        TokenTree::Group(group) => mentions(&group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

/// The body of a function that sets the stream of a handle. The handle keeps the stream alive.
fn kept(function: &RustFn, KeptStream { handle, stream }: &KeptStream) -> TokenStream {
    let (name, arguments, stream) = (ident(&function.name), &function.arguments, ident(stream));
    let (major, handle) = (major(function, handle), arguments.iter().find(|argument| argument.of == *handle));
    quote!(keep!(#major #handle, #stream; checked::#name(#(#arguments),*)))
}

/// The body of a function that launches a graph and records that launch.
fn launched(function: &RustFn, Launches { recorder, graph, stream }: &Launches, library: &Ident) -> TokenStream {
    let (name, arguments, recorder, stream) =
        (ident(&function.name), &function.arguments, ident(recorder), ident(stream));
    let graph = arguments.iter().find(|argument| argument.of == *graph).into_iter();
    quote!(launched!(#recorder #library #name: #(#graph)*, #stream; checked::#name(#(#arguments),*)))
}

/// The body of a function that creates a transform plan and records that plan.
fn planned(function: &RustFn, plan: &PlanMade, body: TokenStream) -> TokenStream {
    let PlanMade { handle, kind, sizes, batch, layouts } = plan;
    let returned = super::variable("returned", function);
    let handle = match handle {
        PlanHandle::Returned => quote!(#returned.handle()),
        PlanHandle::Param(name) => {
            let given = function.arguments.iter().find(|argument| argument.of == *name);
            quote!(#given)
        }
    };
    let sizes = match sizes {
        PlanSizes::Numbers(names) => {
            let names = names.iter().map(|name| ident(name));
            quote!(&[#(#names),*])
        }
        PlanSizes::Array(name) => ident(name).into_token_stream(),
    };
    let batch = batch.as_ref().map_or_else(|| quote!(1), |name| ident(name).into_token_stream());
    let [input, output] = layouts.each_ref().map(|layout| match layout {
        Some(names) => {
            let [room, stride, distance] = names.each_ref().map(|name| ident(name));
            quote!(Layout::new(#room, #stride, #distance))
        }
        None => quote!(Layout::side_by_side()),
    });
    let kind = ident(kind);
    let made = quote!(plan_made(#handle, #kind, #sizes, #batch, [#input, #output]););
    if function.outputs.is_empty() {
        return quote!(#body; #made);
    }
    quote! {
        let #returned = #body;
        #made
        #returned
    }
}

/// The functions whose calls a library may defer, as methods of a group of calls.
pub(crate) fn in_group(functions: &[&OwnedFn], library: &Ident) -> String {
    let put_off = functions.iter().filter(|function| function.is_put_off);
    let methods: Vec<TokenStream> = put_off.map(|function| method(function, library)).collect();
    in_braces(&methods).lines().map(|line| format!("    {line}").trim_end().to_owned() + "\n").collect()
}

/// Prints one method of a group. The method's arguments stay alive until the group has ended.
fn method(owned: &OwnedFn, library: &Ident) -> TokenStream {
    let RustFn { name, generics, params, .. } = &owned.function;
    let name = ident(name);
    let generics = if generics.is_empty() { quote!() } else { quote!(<#(#generics),*>) };
    let params = params.iter().map(|RustParam { of, ty, .. }| {
        let (of, ty) = (ident(of), staying(ty));
        quote!(#of: #ty)
    });
    let value = owned.function.value();
    let body = remembered(owned, body(&owned.function), Some(&format_ident!("self")));
    let checks = checks(owned, library, None);
    let body = naming(owned, library, quote!(#checks #body));
    quote!(fn #name #generics (self #(, #params)*) -> #value { #body })
}

/// The call to the function in `checked`, and the conversion of its outputs.
pub(super) fn body(function: &RustFn) -> TokenStream {
    let (name, arguments) = (ident(&function.name), &function.arguments);
    let rooms = function.outputs.iter().filter_map(|output| {
        let Conversion::Owners { count } = &output.conversion else { return None };
        let (of, count) = (ident(&output.of), ident(count));
        Some(quote!(let mut #of = alloc::vec![support::zeroed(); #count];))
    });
    let rooms: Vec<TokenStream> = rooms.collect();
    let call = quote!(checked::#name(#(#arguments),*)?);
    if let ([of_room], [only]) = (rooms.as_slice(), function.outputs.as_slice()) {
        let made = converted_value(only, &ident(&only.of).into_token_stream());
        return quote!(#of_room #call; #made);
    }
    match function.outputs.as_slice() {
        outputs if outputs.iter().all(|output| output.conversion == Conversion::Same) => call,
        [only] => converted_value(only, &call),
        several => {
            let names: Vec<Ident> = (0..several.len()).map(|index| format_ident!("output{index}")).collect();
            let made = several.iter().zip(&names).map(|(output, name)| converted_value(output, &quote!(#name)));
            quote!(let (#(#names),*) = #call; (#(#made),*))
        }
    }
}

/// The checks that reject arguments before the call, and the statements that rebind memory that is used in place. `all`
/// is the object that owns all ranks, if there is one.
pub(super) fn checks(owned: &OwnedFn, library: &Ident, all: Option<&TokenStream>) -> TokenStream {
    let OwnedFn { function, fits, in_place, attributes, .. } = owned;
    let name = ident(&function.name);
    let called = called(function);
    let attributes = attributes.iter().map(|attributes| self::attributes(attributes, &called));
    let in_place = in_place.iter().map(|InPlace { of, place }| {
        let (of, place) = (ident(of), ident(place));
        quote!(let #of = #of.in_place_of(&#place);)
    });
    let count = fits.iter().find_map(|fit| match &fit.by {
        FitBy::Numbers { ranks: Some(RankCount { rank, gets }), .. } => {
            let (of, gets) = (function.arguments.iter().find(|argument| argument.of == *rank), ident(gets));
            let count = all.map_or_else(|| quote!(checked::#gets(#of)?), |all| quote!(#all.len()));
            let variable = rank_count(function);
            Some(quote!(let #variable = rank_count!(#library #name: #count);))
        }
        FitBy::Numbers { .. } | FitBy::Asked { .. } | FitBy::Plan { .. } => None,
    });
    let (count, fits) = (count.iter(), fits.iter().map(|fit| self::fits(fit, function, &called)));
    quote!(#(#attributes)* #(#in_place)* #(#count)* #(#fits)*)
}

/// The variable that contains the number of ranks.
fn rank_count(function: &RustFn) -> Ident {
    super::variable("rank_count", function)
}

/// The check that rejects attributes that callers of a safe function may not set.
fn attributes(Attributes { key, table, members }: &Attributes, called: &Ident) -> TokenStream {
    let (key, members) = (ident(key), members.iter().map(|member| ident(member)));
    quote!(attributes!(#called: #key in #table [#(#members),*]);)
}

/// The check that rejects memory that is too short.
fn fits(Fit { of, element, by }: &Fit, owned: &RustFn, called: &Ident) -> TokenStream {
    let (memory, element) = (ident(of), element.iter());
    let given = |name: &String| owned.arguments.iter().find(|argument| argument.of == *name);
    let (extent, turned) = match by {
        FitBy::Numbers { extent, turned, ranks: _ } => (extent, turned),
        FitBy::Asked { handle, name } => {
            let (handle, length_function) = (given(handle), length_function(name));
            return quote!(measured!(#called: #memory, #length_function(#called, #handle)?););
        }
        FitBy::Plan { handle, kind: (kinds, kind), is_input } => {
            let (handle, kind) = (given(handle), ident(kind));
            let side = format_ident!("{}", if *is_input { "input" } else { "output" });
            return quote!(planned!(#called: #memory #(as #element)*, #side of plan_of(#handle), #kinds::#kind););
        }
    };
    let side = |Side { count, stride }: &Side| {
        let number = |name: &str| if name == RANKS { rank_count(owned) } else { ident(name) };
        let (count, stride) = (number(count), stride.as_deref().map(number).into_iter());
        quote!(#count #(@ #stride)*)
    };
    let sides = extent.sides.iter().map(side);
    let other = extent.unless.iter().zip(turned).map(|(Unless { param, is, sides, others }, of)| {
        let (param, is, sides) = (ident(param), ident(is), sides.iter().map(side));
        let others = others.iter().map(|other| ident(other));
        quote!(; if #param != #of::#is, [#(#sides),*] if [#(#of::#others),*])
    });
    quote!(check_len!(#called: #memory #(as #element)*, [#(#sides),*] #(#other)*);)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rusttype::{MemoryForm, RustPath},
        signature::{Conversion, Pass, RustOutput, RustParam},
    };
    use codegen_core::{api::safety::Obligations, ctype::Builtin};

    /// A function with two memory parameters and a stream.
    fn copy(work: Work, stream: Pass) -> String {
        copy_with(work, stream, Vec::new(), &[])
    }

    /// A function with two memory parameters, a stream, and outputs.
    fn copy_with(work: Work, stream: Pass, outputs: Vec<RustOutput>, fits: &[Fit]) -> String {
        let form = MemoryForm::Any;
        let memory = |mutable| RustType::Memory { of: Box::new(RustType::number(Builtin::Float)), mutable, form };
        let param = |name: &str, ty| RustParam::new(name, ty);
        let argument = |name: &str, pass| Argument::new(name, pass);
        let function = RustFn {
            name: "fxCopy".to_owned(),
            generics: Vec::new(),
            params: vec![param("from", memory(false)), param("returned", memory(true)), param("s", RustType::byte())],
            arguments: vec![argument("from", Pass::Memory), argument("returned", Pass::Memory), argument("s", stream)],
            outputs,
            is_safe: false,
            asks: Obligations::default(),
            deprecated: None,
        };
        let (hazards, in_place, docs) = (Vec::new(), Vec::new(), Vec::new());
        let (fits, attributes, plan, keeps, launches, is_put_off) = (fits.to_vec(), None, None, None, None, false);
        let owned =
            OwnedFn { function, hazards, work, fits, in_place, attributes, plan, keeps, launches, is_put_off, docs };
        let text = super::function(&owned, &ident("FX")).to_string();
        text.split_whitespace().collect::<String>()
    }

    #[test]
    fn the_modules_own_major_version_is_printed_as_a_constant() {
        let tokens = quote!(
            fn f(a: impl AsHandle<fxA, 13>, b: [u8; 13], c: Owned<fxC, 12>) -> Vec<Owned<fxA, 13>> {
                g(a, 13)
            }
        );
        let expected = quote!(
            fn f(a: impl AsHandle<fxA, MAJOR>, b: [u8; 13], c: Owned<fxC, 12>) -> Vec<Owned<fxA, MAJOR>> {
                g(a, 13)
            }
        );
        assert_eq!(with_constant(tokens, "13").to_string(), expected.to_string());
    }

    #[test]
    fn memory_that_is_too_short_is_rejected() {
        let fit = |extent: &str, turned: Option<&str>, element| {
            let turned = turned.map(|name| RustPath { library: None, name: name.to_owned() });
            let extent = codegen_core::spec::read(extent).unwrap();
            let by = FitBy::Numbers { extent, turned, ranks: None };
            Fit { of: "from".to_owned(), element, by }
        };
        let float = || Some(RustType::number(Builtin::Float));
        let fits = [
            fit("[{n: incx}]", None, float()),
            fit("{op: {OP_N: [m, {k: lda}], OP_T: [k, {m: lda}], OP_C: [k, {m: lda}]}}", Some("fxOp"), float()),
            fit("bytes", None, None),
        ];
        let text = copy_with(Work::Done, Pass::Same, Vec::new(), &fits);
        assert!(
            text.contains(
                "{letcalled=called!(FX,fxCopy);check_len!(called:fromasf32,[n@incx]);\
                 check_len!(called:fromasf32,[m,k@lda];ifop!=fxOp::OP_N,[k,m@lda]if[fxOp::OP_T,fxOp::OP_C]);\
                 check_len!(called:from,[bytes]);borrow!("
            ),
            "{text}"
        );
    }

    #[test]
    fn memory_records_the_work_that_uses_it() {
        let stream = || Pass::Handle(HandlePass::OneOrNull);
        let text = copy(Work::Stream("s".to_owned()), stream());
        assert!(text.contains("from:implDeviceInput<f32>,returned:implDeviceOutput<f32>"), "{text}");
        assert!(text.contains("checked::fxCopy(from.0.into(),returned.0.into(),s.as_handle_or_null())?"), "{text}");
        assert!(text.contains("borrow!(work=Work::in_stream(&s),called:fromreturned);checked::"), "{text}");
        assert!(text.ends_with("record_use!(work;fromreturned);}"), "{text}");

        let output = RustOutput {
            of: "n".to_owned(),
            ty: RustType::byte(),
            conversion: Conversion::Same,
            c: "unsigned char *".to_owned(),
        };
        let text = copy_with(Work::Stream("s".to_owned()), stream(), vec![output], &[]);
        // The variable is renamed, because a parameter has the name `returned`.
        assert!(text.contains("called:fromreturned);letreturned_={checked::"), "{text}");
        assert!(text.contains("record_use!(work;fromreturned);returned_"), "{text}");
    }

    #[test]
    fn streams_are_queried_from_handles() {
        let of = Work::StreamOf("s".to_owned(), "fxGetStream".to_owned());
        let text = copy(of, Pass::Handle(HandlePass::One));
        assert!(text.contains("borrow!(work=Work::in_raw(checked::fxGetStream(s.as_handle())),called:"), "{text}");
        assert!(copy(Work::Unknown, Pass::Same).contains("borrow!(work=Work::Unknown,called:"));
        assert!(copy(Work::SetIn("s".to_owned()), Pass::Same).contains("borrow!(work=set_in!(0s),called:"));
        let with = Work::StreamFor("s".to_owned(), "s".to_owned());
        assert!(copy(with, Pass::Same).contains("borrow!(work=Work::in_stream(&s),called:[user=0s]fromreturned);"));
        let text = copy(Work::Done, Pass::Same);
        assert!(
            text.contains("{borrow!(fromreturned);checked::") && text.contains("record_use!(Work::Done;from"),
            "{text}"
        );
        assert!(copy(Work::Stream("s".to_owned()), Pass::Same).contains("Work::in_raw(Ok::<_,()>(s))"));
    }
}
