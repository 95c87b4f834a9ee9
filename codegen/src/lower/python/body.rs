//! What a function's parameters become, by their roles.
//!
//! The order of what happens is the order of the lists in [`Body`]: all arguments are bound, numbers are converted
//! before the arrays whose length they tell, room is made for outputs, then comes the call.

use super::{
    Scope,
    function::{Flag, PyOutput, PyParam},
    types::{Kind, number, rust},
};
use crate::{
    api::Function,
    ctype::{Builtin, CType},
    names,
    roles::{Direction, Param, Role},
    spec::{Count, Host},
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

/// What the parameters become, in lists: each is printed in its order.
pub(super) struct Body<'a> {
    pub(super) scope: &'a Scope<'a>,
    pub(super) function: &'a Function,
    pub(super) params: Vec<PyParam>,
    pub(super) numbers: Vec<TokenStream>,
    pub(super) conversions: Vec<TokenStream>,
    /// Conversions that look at arrays converted before.
    pub(super) late: Vec<TokenStream>,
    pub(super) arguments: Vec<TokenStream>,
    pub(super) outputs: Vec<PyOutput>,
    pub(super) pushes: Vec<TokenStream>,
    /// What happens between the call and the making of its results.
    pub(super) after: Vec<TokenStream>,
    /// What happens between the last conversion and the call.
    pub(super) before: Vec<TokenStream>,
    /// The callback that is kept for a handle.
    pub(super) retained_callback: Option<Ident>,
    /// The buffer of the caller's that is returned if an int stood in its place.
    pub(super) optional: Option<Ident>,
    pub(super) sized: Option<String>,
}

impl<'a> Body<'a> {
    /// Of all of a function's parameters.
    pub(super) fn of(scope: &'a Scope<'a>, function: &'a Function) -> Self {
        let mut body = Self {
            scope,
            function,
            params: Vec::new(),
            numbers: Vec::new(),
            conversions: Vec::new(),
            late: Vec::new(),
            arguments: Vec::new(),
            outputs: Vec::new(),
            pushes: Vec::new(),
            after: Vec::new(),
            before: Vec::new(),
            retained_callback: None,
            optional: None,
            sized: None,
        };
        for param in &function.params {
            body.add(param);
        }
        body
    }
}

/// The variable that holds a parameter's Python object.
pub(super) fn object(name: &str) -> Ident {
    format_ident!("object_{}", names::identifier(name))
}

/// The variable that holds its value in C.
pub(super) fn local(name: &str) -> Ident {
    format_ident!("c_{}", names::identifier(name))
}

impl Body<'_> {
    /// Adds a Python parameter, and gives the variable of its object and its name as a literal.
    pub(super) fn param(&mut self, param: &Param, flag: Flag, hint: &str) -> (Ident, String) {
        let name = names::python_parameter(&param.name);
        let hint = hint.to_owned();
        self.params.push(PyParam { name: name.clone(), flag, hint });
        (object(&name), name)
    }

    fn push(&mut self, param: &Param, hint: &str, value: TokenStream) {
        self.outputs.push(PyOutput { name: param.name.clone(), hint: hint.to_owned() });
        self.pushes.push(quote!(tuple.push(#value)?;));
    }

    pub(super) fn flag(param: &Param) -> Flag {
        if param.python_optional { Flag::Omittable } else { Flag::Required }
    }

    fn add(&mut self, param: &Param) {
        let scope = self.scope;
        let to = param.ty.pointee().map_or(CType::Void, |(to, _)| to.clone());
        let local = local(&param.name);
        match &param.role {
            Role::In => self.input(param, &to),
            Role::Out { is_static: _, pointee } => self.out(param, pointee.as_ref().unwrap_or(&to)),
            Role::InOut => self.in_out(param, &to),
            Role::InPlace => match scope.kind(&to) {
                Kind::Record(table) => self.record(param, &table),
                Kind::Value(table, _) => {
                    let (object, name) = self.param(param, Self::flag(param), "object");
                    self.conversions.push(quote!(let #local = args::variable(#object, #name, &#table, &arena)?;));
                    self.arguments.push(quote!(#local));
                }
                Kind::Number(_) | Kind::Enum(_) | Kind::CString | Kind::Callback | Kind::Pointer | Kind::Array(..) => {
                    self.address(param);
                }
            },
            Role::Array { direction: direction @ (Direction::In | Direction::InOut), count } => {
                self.in_array(param, *direction, count, &to)
            }
            Role::Array { direction: Direction::Out, count } => self.out_array(param, count, &to),
            Role::Buffer { direction, bytes } => match (direction, &to) {
                (Direction::Out | Direction::InOut, CType::Builtin(_)) => {
                    let (object, name) = self.param(param, Self::flag(param), "_typing.Output");
                    let needed = self.asked_size(param, bytes).unwrap_or_else(|| self.length(bytes));
                    self.conversions.push(quote!(let mut #local = args::OutputBuffer::new(#object, #name, #needed)?;));
                    self.arguments.push(quote!(#local.pointer()));
                    // An int in its place asks for new bytes: only then is there something to return.
                    self.optional = Some(local.clone());
                    self.sized = Some(name);
                }
                (direction, _) => {
                    // What only another function knows is not known here.
                    let bytes = self.known(bytes).unwrap_or(quote!(0));
                    self.memory(param, *direction != Direction::In, &bytes);
                }
            },
            Role::InString => {
                let hint = if param.nullable { "_typing.Text | None" } else { "_typing.Text" };
                let convert =
                    if param.nullable { format_ident!("optional_c_string") } else { format_ident!("c_string") };
                let (object, _) = self.param(param, Self::flag(param), hint);
                self.conversions.push(quote!(let #local = args::#convert(#object, &arena)?;));
                self.arguments.push(quote!(#local));
            }
            Role::OutString { capacity } => {
                let length = self.number(capacity);
                let size = format_ident!("{}_size", local);
                self.conversions.push(quote! {
                    let #size: usize = #length;
                    let #local = args::output_memory(py, #size, 1, &arena)?;
                });
                self.arguments.push(quote!(#local.cast()));
                self.push(param, "bytes", quote!(unsafe { out::memory(py, #local, #size) }?));
            }
            Role::Attribute { direction: Direction::In, selector, types, bytes: _ } => {
                let (object, _) = self.param(param, Self::flag(param), "object");
                let (selector, table) = (self::local(selector), self.attribute_table(types));
                let size = format_ident!("{}_size", local);
                self.late.push(quote! {
                    #[allow(unused_variables)]
                    let (#local, #size) = attributes::attribute_in(#object, #selector, &#table, &arena)?;
                });
                self.arguments.push(quote!(#local));
            }
            Role::Attribute { direction: Direction::Out | Direction::InOut, selector, types, bytes } => {
                let (selector, table) = (self::local(selector), self.attribute_table(types));
                let bytes = bytes.as_ref().filter(|bytes| !self.is_hidden_size(bytes));
                let bytes = bytes.map_or(quote!(None), |bytes| self.length(bytes));
                let size = format_ident!("{}_size", local);
                self.late.push(quote! {
                    let mut #local = attributes::attribute_out(py, #selector, &#table, #bytes)?;
                    #[allow(unused_variables)]
                    let #size = #local.size();
                });
                self.arguments.push(quote!(#local.pointer()));
                self.push(param, "_Any", quote!(unsafe { #local.value(py) }?));
            }
            Role::Attributes { direction: Direction::In | Direction::InOut, selector, count, types, sizes: _ } => {
                let (object, _) = self.param(param, Self::flag(param), "_Sequence[object] | None");
                let (selector, table, length) =
                    (self::local(selector), self.attribute_table(types), self.number(count));
                self.late.push(quote!(
                    let #local = unsafe {
                        attributes::attributes_in(
                            #object, #selector.cast(), #length, &#table, &arena
                        )
                    }?;
                ));
                self.arguments.push(quote!(#local.cast()));
            }
            Role::Attributes { direction: Direction::Out, selector, count, types, sizes } => {
                let sizes = sizes.as_ref().map_or(quote!(core::ptr::null()), |sizes| {
                    let sizes = self::local(sizes);
                    quote!(#sizes.cast())
                });
                let (selector, table, length) =
                    (self::local(selector), self.attribute_table(types), self.number(count));
                self.late.push(quote!(
                    let mut #local =
                        unsafe { attributes::attributes_out(py, #selector.cast(), #sizes, #length, &#table) }?;
                ));
                self.arguments.push(quote!(#local.pointers().cast()));
                self.push(param, "list[_Any]", quote!(unsafe { #local.value(py) }?));
            }
            Role::BorrowedArray { count } => {
                let length = self.number(count);
                let element = to.pointee().map_or(CType::Void, |(element, _)| element.clone());
                let ty = scope.ty(&element);
                self.conversions.push(quote!(let mut #local: *mut c_void = core::ptr::null_mut();));
                self.arguments.push(quote!((&raw mut #local).cast()));
                let hint = format!("list[{}]", scope.hint_out(&element));
                self.push(param, &hint, quote!(unsafe { out::list(py, &#ty, #local.cast(), #length) }?));
            }
            Role::Callback { data, scope, repeats_if } => {
                self.callback(param, data.as_ref(), *scope, repeats_if.as_ref());
            }
            Role::UserData if let Some(callback) = self.function.called_with(&param.name) => {
                self.user_data(param, callback);
            }
            Role::UserData | Role::Address => match scope.kind(&param.ty) {
                // A device address by an integer type of its own.
                Kind::Value(..) | Kind::Number(_) => self.input(param, &to),
                Kind::Enum(_) | Kind::Record(_) | Kind::CString | Kind::Callback | Kind::Pointer | Kind::Array(..) => {
                    self.address(param);
                }
            },
            Role::KernelParams => {
                let (object, _) = self.param(param, Self::flag(param), "_typing.KernelParams");
                let space = format_ident!("{}_space", local);
                self.conversions.push(quote! {
                    let mut #space = LaunchBuffer::new();
                    let #local = args::kernel_params(#object, &mut #space, &arena)?;
                });
                self.arguments.push(quote!(#local.cast()));
            }
        }
    }

    /// `void *`: an address, or memory, which must have so many bytes.
    fn memory(&mut self, param: &Param, writes: bool, bytes: &TokenStream) {
        let local = local(&param.name);
        let (object, name) = self.param(param, Self::flag(param), "_typing.Pointer");
        let convert = if writes { format_ident!("pointer_to_write") } else { format_ident!("pointer_to_read") };
        self.conversions.push(quote!(let #local = args::#convert(#object, #name, #bytes, &arena)?;));
        self.arguments.push(quote!(#local.cast()));
    }

    /// `void *`: an address, or something that has one.
    fn address(&mut self, param: &Param) {
        if let Some(Host { reads, writes, rows, pitch }) = &param.host
            && let Some(bytes) = writes.as_ref().or(reads.as_ref())
        {
            let bytes = self.length_of(bytes);
            let bytes = match (rows, pitch) {
                (Some(rows), Some(pitch)) => {
                    let (rows, pitch) = (self.length_of(rows), self.length_of(pitch));
                    quote!(args::bytes_of_rows(#bytes, #rows, #pitch))
                }
                (Some(_) | None, _) => bytes,
            };
            self.memory(param, writes.is_some(), &bytes);
            return;
        }
        let local = local(&param.name);
        let (object, _) = self.param(param, Self::flag(param), "_typing.Pointer");
        self.conversions.push(quote!(let #local = args::pointer(#object, &arena)?;));
        self.arguments.push(quote!(#local.cast()));
    }

    fn record(&mut self, param: &Param, table: &TokenStream) {
        let local = local(&param.name);
        let class = self.scope.hint_in(param.ty.pointee().map_or(&param.ty, |(to, _)| to));
        let (object, name) = self.param(param, Self::flag(param), &format!("{class} | None"));
        // None is NULL everywhere: what C forbids, CUDA answers with an error code.
        self.conversions.push(quote!(let #local = args::optional_record(#object, #name, &#table)?;));
        self.arguments.push(quote!(#local.cast()));
    }

    fn input(&mut self, param: &Param, to: &CType) {
        let scope = self.scope;
        let local = local(&param.name);
        match scope.kind(&param.ty) {
            Kind::Number(builtin) => {
                let (converter, hint) = converter(builtin);
                let (object, name) = self.param(param, Self::flag(param), hint);
                let name = is_integer(builtin).then(|| quote!(, #name));
                self.numbers.push(quote!(let #local = args::#converter(#object #name)?;));
                self.arguments.push(quote!(#local));
            }
            Kind::Enum(table) => {
                let (object, name) = self.param(param, Self::flag(param), &scope.hint_in(&param.ty));
                self.numbers.push(quote!(let #local = args::enumeration(#object, #name, &#table)?;));
                self.arguments.push(quote!(#local));
            }
            Kind::Value(table, builtin) => {
                let ty = rust(builtin);
                let (object, name) = self.param(param, Self::flag(param), &scope.hint_in(&param.ty));
                self.numbers.push(quote!(let #local = args::value::<#ty>(#object, #name, &#table)?;));
                self.arguments.push(quote!(#local));
            }
            Kind::Record(table) => {
                let (object, name) = self.param(param, Self::flag(param), &scope.hint_in(&param.ty));
                self.conversions.push(quote!(let #local = args::record(#object, #name, &#table)?;));
                let by_value = scope.abi(&param.ty);
                self.arguments.push(quote!(#local.cast::<#by_value>().read_unaligned()));
            }
            Kind::CString => {
                let (object, _) = self.param(param, Self::flag(param), "_typing.Text | None");
                self.conversions.push(quote!(let #local = args::optional_c_string(#object, &arena)?;));
                self.arguments.push(quote!(#local));
            }
            Kind::Pointer => match scope.kind(to) {
                Kind::Record(table) => self.record(param, &table),
                Kind::Number(_) | Kind::Enum(_) | Kind::Value(..) => {
                    // One value that CUDA reads through a pointer.
                    let ty = scope.ty(to);
                    let (object, _) = self.param(param, Self::flag(param), &scope.hint_in(to));
                    self.conversions.push(quote!(let #local = args::pointer_to_one(#object, &#ty, &arena)?;));
                    self.arguments.push(quote!(#local.cast()));
                }
                Kind::CString | Kind::Callback | Kind::Pointer | Kind::Array(..) => self.address(param),
            },
            Kind::Callback | Kind::Array(..) => self.address(param),
        }
    }

    /// Room for one value, its address as the argument, and the value as an output.
    fn out(&mut self, param: &Param, to: &CType) {
        let scope = self.scope;
        let local = local(&param.name);
        let hint = scope.hint_out(to);
        if let Kind::Record(table) = scope.kind(to) {
            let place = format_ident!("{}_place", local);
            self.conversions.push(quote!(let (#local, #place) = out::new_record(py, &#table)?;));
            self.arguments.push(quote!(#place.cast()));
            self.push(param, &hint, quote!(#local.into_any()));
            return;
        }
        let (ty, zero, value) = scope.variable(to, &local);
        self.conversions.push(quote!(let mut #local: #ty = #zero;));
        self.arguments.push(quote!((&raw mut #local).cast()));
        self.push(param, &hint, value);
    }

    fn in_out(&mut self, param: &Param, to: &CType) {
        let scope = self.scope;
        let local = local(&param.name);
        let counts_outputs = self.function.params.iter().any(|other| {
            param.counts.contains(&other.name) && matches!(other.role, Role::Array { direction: Direction::Out, .. })
        });
        let flag = if counts_outputs { Flag::Optional } else { Self::flag(param) };
        let (_, _, value) = scope.variable(to, &local);
        let hint = scope.hint_out(to);
        // The size of an attribute's value is the attribute's: Python neither gives nor gets it.
        let sizes_attribute = self.function.params.iter().find(|other| {
            param.counts.contains(&other.name) || matches!(&other.role, Role::Attribute { bytes: Some(Count::Param { name, .. }), .. } if *name == param.name)
        });
        if let Some((attribute, Role::Attribute { .. })) = sizes_attribute.map(|other| (&other.name, &other.role)) {
            let value = format_ident!("{}_size", self::local(attribute));
            let (ty, _, _) = scope.variable(to, &local);
            self.late.push(quote!(let mut #local = #value as #ty;));
            self.arguments.push(quote!((&raw mut #local).cast()));
            return;
        }
        match scope.kind(to) {
            Kind::Number(builtin) => {
                let (converter, hint) = converter(builtin);
                let (object, name) = self.param(param, flag, hint);
                let name = is_integer(builtin).then(|| quote!(, #name));
                let convert = if flag == Flag::Optional {
                    quote!(args::optional(#object, 0, |object| args::#converter(object #name))?)
                } else {
                    quote!(args::#converter(#object #name)?)
                };
                self.numbers.push(quote!(let mut #local = #convert;));
            }
            Kind::Enum(table) => {
                let (object, name) = self.param(param, flag, &hint);
                self.numbers.push(quote!(let mut #local = args::enumeration(#object, #name, &#table)?;));
            }
            Kind::Value(table, builtin) => {
                let ty = rust(builtin);
                let (object, name) = self.param(param, flag, &hint);
                self.numbers.push(quote!(let mut #local = args::value::<#ty>(#object, #name, &#table)?;));
                self.after.push(quote!(values::update(#object, &#table, #local as u64);));
                if param.nullable {
                    let pointer =
                        quote!(if #object.is_none() { core::ptr::null_mut() } else { (&raw mut #local).cast() });
                    self.arguments.push(pointer);
                    // Where nothing went in, nothing comes out.
                    let value = quote!(if #object.is_none() { out::none(py) } else { #value });
                    self.push(param, &format!("{hint} | None"), value);
                    return;
                }
            }
            Kind::Record(_) | Kind::CString | Kind::Callback | Kind::Pointer | Kind::Array(..) => {
                self.address(param);
                return;
            }
        }
        self.arguments.push(quote!((&raw mut #local).cast()));
        self.push(param, &hint, value);
    }

    /// A list or a tuple, copied into an array; records that CUDA writes as well are copied back into the list's.
    fn in_array(&mut self, param: &Param, direction: Direction, count: &Count, to: &CType) {
        let scope = self.scope;
        let local = local(&param.name);
        let element = scope.hint_element(to);
        let one = match (param.accepts_scalar, scope.kind(to)) {
            (true, Kind::Value(..)) => format!("{element} | int | "),
            (true, _) => format!("{element} | "),
            (false, _) => String::new(),
        };
        let (object, name) = self.param(param, Self::flag(param), &format!("{one}_Sequence[{element}] | None"));
        let (length, ty) = (self.length(count), scope.ty(to));
        let updated = direction == Direction::InOut && matches!(scope.kind(to), Kind::Record(_));
        let convert = match (updated, param.accepts_scalar, param.optional) {
            (true, true, _) => format_ident!("updated_array_or_one"),
            (true, false, _) => format_ident!("updated_array"),
            (false, true, _) => format_ident!("array_or_one"),
            (false, false, true) => format_ident!("optional_array"),
            (false, false, false) => format_ident!("array"),
        };
        if updated {
            let element = format_ident!("{}_type", local);
            self.conversions.push(quote! {
                let #element = #ty;
                let #local = args::#convert(#object, #name, &#element, #length, &arena)?;
            });
            self.arguments.push(quote!(#local.pointer().cast()));
            self.after.push(quote!(#local.update();));
        } else {
            self.conversions.push(quote!(let #local = args::#convert(#object, #name, &#ty, #length, &arena)?;));
            self.arguments.push(quote!(#local.cast()));
        }
    }

    /// Room for as many elements as the count says, and a list of them as an output.
    fn out_array(&mut self, param: &Param, count: &Count, to: &CType) {
        let scope = self.scope;
        let local = local(&param.name);
        let (ty, hint) = (scope.ty(to), scope.hint_out(to));
        if let Count::Call(other) = count {
            // Another function tells how many: it is asked first.
            let slot = Literal::usize_unsuffixed(scope.slot(other));
            let result = scope.result_table();
            self.conversions.push(quote! {
                let asked: unsafe extern "system" fn(*mut i32) -> i32 = call.symbol(#slot)?;
                let mut length = 0i32;
                let status = unsafe { released(py, || asked(&mut length)) };
                if status != 0 {
                    return returned(py, &#result, status, 1, |_| Ok(()));
                }
                let length = length.max(0) as usize;
                let #local = args::output_memory(py, length, #ty.size(), &arena)?;
            });
            self.arguments.push(quote!(#local.cast()));
            self.push(param, &format!("list[{hint}]"), quote!(unsafe { out::list(py, &#ty, #local.cast(), length) }?));
            return;
        }
        let length = self.number(count);
        let fixed_text = matches!((count, to), (Count::Fixed(_), CType::Builtin(Builtin::Char)));
        let size = format_ident!("{}_length", local);
        self.conversions.push(quote! {
            let #size: usize = #length;
            let #local = args::output_memory(py, #size, #ty.size(), &arena)?;
        });
        self.arguments.push(quote!(#local.cast()));
        if fixed_text {
            self.push(param, "bytes", quote!(unsafe { out::memory(py, #local, #size) }?));
        } else {
            // After the call the count is what CUDA made of it.
            let filled = if param.truncate_to_count { quote!(#size.min(#length)) } else { quote!(#size) };
            self.push(param, &format!("list[{hint}]"), quote!(unsafe { out::list(py, &#ty, #local.cast(), #filled) }?));
        }
    }

    /// Where another function tells how large a buffer must be, it is asked before: CUDA would write past a smaller one.
    fn asked_size(&mut self, param: &Param, bytes: &Count) -> Option<TokenStream> {
        let Count::Call(other) = bytes else { return None };
        let asked = self.scope.major.symbols.get(other)?;
        let slot = Literal::usize_unsuffixed(self.scope.slot(other));
        let types = asked.params.values().map(|ty| self.scope.abi(ty));
        let size = format_ident!("{}_needed", local(&param.name));
        let arguments = asked.params.iter().map(|(name, ty)| {
            let given = self.function.params.iter().any(|own| own.name == *name && own.ty == *ty);
            let local = local(name);
            if given { quote!(#local) } else { quote!((&raw mut #size).cast()) }
        });
        self.conversions.push(quote! {
            let mut #size = 0usize;
            let asked: unsafe extern "system" fn(#(#types),*) -> i32 = call.symbol(#slot)?;
            // If that fails, the call itself will say so.
            let #size = (unsafe { asked(#(#arguments),*) } == 0).then_some(#size);
        });
        Some(quote!(#size))
    }

    /// The number that a count means, as an `Option<usize>`.
    fn length(&self, count: &Count) -> TokenStream {
        self.known(count).map_or(quote!(None), |known| quote!(Some(#known)))
    }

    /// The number that a count means; 0 where only another function knows.
    fn number(&self, count: &Count) -> TokenStream {
        self.known(count).unwrap_or(quote!(0))
    }

    fn known(&self, count: &Count) -> Option<TokenStream> {
        match count {
            Count::Fixed(number) => {
                let number = Literal::u64_unsuffixed(*number);
                Some(quote!(#number))
            }
            Count::Call(_) => None,
            Count::DivCeil { name, by } => {
                let (dividend, divisor) = (self.length_of(name), self.length_of(by));
                Some(quote!(args::div_ceil(#dividend, #divisor)))
            }
            Count::Param { name, minus: 0 } => Some(self.length_of(name)),
            Count::Param { name, minus } => {
                let (length, minus) = (self.length_of(name), Literal::u64_unsuffixed(*minus));
                Some(quote!((#length).saturating_sub(#minus)))
            }
        }
    }

    /// The number that a parameter means: one that is negative means none, and is refused.
    fn length_of(&self, name: &str) -> TokenStream {
        let local = local(name);
        let param = self.function.params.iter().find(|param| param.name == name);
        let to = param.map(|param| param.ty.pointee().map_or(&param.ty, |(to, _)| to));
        match to.map(|to| self.scope.kind(to)) {
            Some(Kind::Number(builtin)) if matches!(number(builtin), "I8" | "I16" | "I32" | "I64") => {
                quote!(args::length(py, #local.into(), #name)?)
            }
            _ => quote!(#local as usize),
        }
    }
}

impl Body<'_> {
    fn attribute_table(&self, types: &str) -> TokenStream {
        let name = self.scope.attribute_table(types);
        quote!(attribute_types::#name)
    }

    /// Whether a size is that of an attribute's value, which Python neither gives nor gets.
    fn is_hidden_size(&self, bytes: &Count) -> bool {
        let Count::Param { name, minus: _ } = bytes else { return false };
        self.function.params.iter().any(|param| param.name == *name && matches!(param.role, Role::InOut))
    }
}

/// Whether the converter of a number is told the parameter's name, for its messages.
fn is_integer(builtin: Builtin) -> bool {
    !matches!(number(builtin), "Bool" | "F32" | "F64")
}

/// The converter of a number, and what stubs say of it.
fn converter(builtin: Builtin) -> (Ident, &'static str) {
    let hint = if matches!(builtin, Builtin::Float | Builtin::Double) { "float" } else { "_SupportsInt" };
    let name = match number(builtin) {
        "Bool" => "boolean".to_owned(),
        name => name.to_lowercase(),
    };
    (format_ident!("{name}"), hint)
}

impl Scope<'_> {
    /// A variable that CUDA writes: its type, its zero, and the Python value made from it.
    fn variable(&self, ty: &CType, local: &Ident) -> (TokenStream, TokenStream, TokenStream) {
        match self.kind(ty) {
            Kind::Number(builtin) => {
                let (out, _) = converter(builtin);
                let zero = match number(builtin) {
                    "Bool" => quote!(false),
                    "F32" | "F64" => quote!(0.0),
                    _ => quote!(0),
                };
                (rust(builtin), zero, quote!(out::#out(py, #local)?))
            }
            Kind::Enum(table) => (quote!(i32), quote!(0), quote!(out::enumeration(py, &#table, #local)?)),
            Kind::Value(table, builtin) => (rust(builtin), quote!(0), quote!(out::value(py, &#table, #local as u64)?)),
            Kind::CString => {
                (quote!(*const c_char), quote!(core::ptr::null()), quote!(unsafe { out::c_string(py, #local) }?))
            }
            Kind::Record(_) | Kind::Callback | Kind::Pointer | Kind::Array(..) => {
                (quote!(*mut c_void), quote!(core::ptr::null_mut()), quote!(out::pointer(py, #local)?))
            }
        }
    }

    /// The value that a function without a status returns, as an output.
    pub(super) fn value_of_call(&self, ty: &CType) -> (TokenStream, String) {
        let local = format_ident!("value");
        if let Kind::Record(table) = self.kind(ty) {
            return (
                quote!(tuple.push(unsafe { out::record(py, &#table, (&raw const value).cast()) }?)?;),
                self.hint_out(ty),
            );
        }
        let (_, _, value) = self.variable(ty, &local);
        (quote!(tuple.push(#value)?;), self.hint_out(ty))
    }
}
