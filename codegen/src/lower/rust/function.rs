//! Functions as Rust items: the C function below `sys`, and the public one around it.
//!
//! The body of a public function is one call. What stands before it makes room for outputs and lengths, what stands
//! behind it is the tuple.

use super::{Item, Scope, docs, sizes, types::ident};
use crate::{
    api::{Function, Helper, Symbol, TypeKind},
    ctype::{Builtin, CType},
    roles::{Direction, Param, Role},
    spec::Count,
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

/// The function of the library's module below `sys`: the library's own signature, found on first use.
pub(super) fn symbol(scope: &Scope<'_>, symbol: &Symbol) -> Item {
    let mut lines = vec![format!("`{}`", docs::prototype(symbol)), String::new()];
    lines.push(format!("In `{}` {}.", symbol.header, docs::availability(&symbol.availability)));
    if symbol.public.is_none() {
        lines.extend([
            String::new(),
            "The headers give its name to another function: this one is an older form of it.".to_owned(),
        ]);
    }
    let docs = docs::attributes(&lines);
    let name = ident(&symbol.name);
    let library = scope.library_static();
    let (params, types): (Vec<Ident>, Vec<TokenStream>) =
        symbol.params.iter().map(|(param, ty)| (ident(param), scope.ty(ty))).unzip();
    let returns = scope.returns(&symbol.returns);
    let exported = c_literal(&symbol.name);
    let new = if symbol.per_thread.is_empty() {
        quote!(Symbol::new(#exported))
    } else {
        let twin = c_literal(&format!("{}{}", symbol.name, symbol.per_thread));
        quote!(Symbol::with_per_thread(#exported, #twin))
    };
    let new = match symbol.availability.required_version() {
        Some(version) => {
            let version = version.to_string();
            quote!(#new.since(#version))
        }
        None => new,
    };
    let missing = match (&symbol.returns, is_status(scope, symbol)) {
        (_, true) => quote!(Err(missing) => missing.status()),
        (CType::Void, false) => quote!(Err(_) => ()),
        (CType::Pointer { constant: true, .. }, false) => quote!(Err(_) => core::ptr::null()),
        (CType::Pointer { constant: false, .. }, false) => quote!(Err(_) => core::ptr::null_mut()),
        (CType::Builtin(_) | CType::Named(_) | CType::Array { .. } | CType::Function { .. }, false) => {
            quote!(Err(_) => output::zeroed())
        }
    };
    Item(quote! {
        #docs
        #[inline]
        pub unsafe fn #name(#(#params: #types),*) #returns {
            static SYMBOL: Symbol<unsafe extern "system" fn(#(#types),*) #returns> = #new;
            match SYMBOL.get(&#library) {
                Ok(exported) => unsafe { exported(#(#params),*) },
                #missing,
            }
        }
    })
}

fn c_literal(text: &str) -> Literal {
    // A symbol is an identifier: it has no NUL inside.
    Literal::c_string(&std::ffi::CString::new(text).unwrap_or_default())
}

fn is_status(scope: &Scope<'_>, symbol: &Symbol) -> bool {
    scope.resolved(&symbol.returns).is_some_and(|found| found.name == scope.result())
}

/// A function with a body in the header: it makes a record.
pub(super) fn helper(scope: &Scope<'_>, helper: &Helper) -> Item {
    let what = format!("{} {}", helper.returns, helper.name);
    let docs = docs::attributes(&docs::ty(&what, &helper.header, &helper.availability));
    let (name, returns) = (ident(&helper.name), scope.ty(&helper.returns));
    let params = helper.params.iter().map(|(param, ty)| {
        let (param, ty) = (ident(param), scope.ty(ty));
        quote!(#param: #ty)
    });
    let fields = helper.fields.iter().map(|(param, field)| {
        let (param, field) = (ident(param), ident(field));
        if param == field { quote!(#field) } else { quote!(#field: #param) }
    });
    Item(quote! {
        #docs
        #[inline]
        pub const fn #name(#(#params),*) -> #returns {
            #returns { #(#fields),* }
        }
    })
}

/// The public function, and its other names.
pub(super) fn lower(scope: &Scope<'_>, function: &Function) -> Item {
    let symbol = &scope.major.symbols[&function.symbol];
    let mut body = Body::new(scope, symbol, function);
    for param in &function.params {
        body.add(param);
    }
    let Body { generics, params, guard, lets, arguments, outputs, .. } = body;

    let status = is_status(scope, symbol);
    let is_text = matches!(symbol.returns.pointee(), Some((CType::Builtin(Builtin::Char), true)));
    let (first_type, first_c) = match (&symbol.returns, is_text) {
        (CType::Void, _) => (None, None),
        (_, true) => (Some(quote!(Option<&'static CStr>)), Some("text".to_owned())),
        (ty, false) => (Some(scope.ty(ty)), Some(ty.to_string())),
    };
    let docs_outputs: Vec<String> =
        first_c.into_iter().chain(outputs.iter().map(|output| output.docs.clone())).collect();
    let docs = docs::attributes(&docs::function(scope, function, symbol, &docs_outputs, status));

    let values = outputs.iter().map(|output| &output.value);
    let types = outputs.iter().map(|output| &output.ty);
    // Only a function without a status and without outputs returns a value that is no tuple.
    let returns = match (&first_type, status || !outputs.is_empty()) {
        (Some(first), true) => quote!(-> (#first, #(#types),*)),
        (Some(first), false) => quote!(-> #first),
        (None, true) => quote!(-> (#(#types,)*)),
        (None, false) => quote!(),
    };
    let sys = ident(&symbol.name);
    let call = quote!(unsafe { sys::#sys(#(#arguments),*) });
    let call = if is_text { quote!(unsafe { crate::support::text(sys::#sys(#(#arguments),*)) }) } else { call };
    let body = match (&first_type, status || !outputs.is_empty()) {
        (Some(_), true) if outputs.is_empty() => quote!((#call,)),
        (Some(_), true) => {
            // A parameter may have this name as well.
            let taken = function.params.iter().any(|param| param.name == "returned");
            let returned = format_ident!("{}", if taken { "returned_" } else { "returned" });
            quote!(let #returned = #call; (#returned, #(#values),*))
        }
        (Some(_), false) | (None, false) => quote!(#call),
        (None, true) => quote!(#call; (#(#values,)*)),
    };
    let returns = if status && outputs.is_empty() {
        let first = first_type.unwrap_or_default();
        quote!(-> (#first,))
    } else {
        returns
    };
    let name = ident(&function.name);
    let generics = if generics.is_empty() { quote!() } else { quote!(<#(#generics),*>) };
    let aliases = function.aliases.iter().map(|alias| {
        let docs = docs::attributes(&[format!("The symbol behind [`{}`].", function.name)]);
        let alias = ident(alias);
        quote!(#docs pub use self::#name as #alias;)
    });
    Item(quote! {
        #docs
        #[inline]
        pub unsafe fn #name #generics (#(#params),*) #returns {
            #guard
            #(#lets)*
            #body
        }

        #(#aliases)*
    })
}

/// One element of the returned tuple.
struct Output {
    ty: TokenStream,
    value: TokenStream,
    docs: String,
}

/// A public function in the making.
struct Body<'a> {
    scope: &'a Scope<'a>,
    symbol: &'a Symbol,
    function: &'a Function,
    generics: Vec<TokenStream>,
    params: Vec<TokenStream>,
    /// Ends the call early where slices that share a count differ in length.
    guard: TokenStream,
    lets: Vec<TokenStream>,
    arguments: Vec<TokenStream>,
    outputs: Vec<Output>,
}

impl<'a> Body<'a> {
    fn new(scope: &'a Scope<'a>, symbol: &'a Symbol, function: &'a Function) -> Self {
        Self {
            scope,
            symbol,
            function,
            generics: Vec::new(),
            params: Vec::new(),
            guard: quote!(),
            lets: Vec::new(),
            arguments: Vec::new(),
            outputs: Vec::new(),
        }
    }

    /// A type parameter for memory whose type the caller chooses.
    fn generic(&mut self, param: &Param, direction: Direction) -> Ident {
        let name = self.generic_name(param);
        self.generics.push(match direction {
            Direction::In => quote!(#name: Input),
            Direction::Out | Direction::InOut => quote!(#name: Output),
        });
        name
    }

    /// The name of the type parameter of this parameter.
    fn generic_name(&self, param: &Param) -> Ident {
        let before = self.function.params.iter().take_while(|other| other.name != param.name);
        let index = before.filter(|other| is_generic(other)).count();
        format_ident!("{}", ["T", "U", "V", "W"][index.min(3)])
    }

    /// The value whose size this parameter is, where its type says that already.
    fn sized_value(&self, param: &Param) -> Option<&'a Param> {
        self.function.params.iter().find(|other| {
            matches!(&other.role, Role::Attribute { bytes: Some(Count::Param { name, .. }), .. } if *name == param.name)
        })
    }

    /// The size of a value whose type the caller chooses; 0 of one that is not there.
    fn value_size(&self, value: &Param) -> TokenStream {
        let (name, generic) = (ident(&value.name), self.generic_name(value));
        let is_option = value.nullable && matches!(value.role, Role::Attribute { direction: Direction::In, .. });
        if is_option { quote!(#name.map_or(0, size_of_val)) } else { quote!(size_of::<#generic>()) }
    }

    /// Ends the call early where the type that the caller chose has another size than what the selector selects.
    fn check_size(&mut self, param: &Param, selector: &str, types: &str, is_told: bool) {
        if !is_status(self.scope, self.symbol) {
            return;
        }
        let (name, selector, generic) = (ident(&param.name), ident(selector), self.generic_name(param));
        let value_size = sizes::function(types);
        let fits = if is_told { quote!(fits_told) } else { quote!(fits) };
        let is_option = param.nullable && matches!(param.role, Role::Attribute { direction: Direction::In, .. });
        let present = is_option.then(|| quote!(#name.is_some() &&));
        let (guard, failure) = (&self.guard, self.failure());
        self.guard = quote! {
            #guard
            if #present !#value_size(#selector).#fits(size_of::<#generic>()) {
                return #failure;
            }
        };
    }

    /// Ends the call early where a slice is shorter than its count says.
    fn check_parts(&mut self, param: &Param, name: &str, by: &str) {
        let (slice, dividend, divisor) = (ident(&param.name), ident(name), ident(by));
        let (guard, failure) = (&self.guard, self.failure());
        self.guard = quote! {
            #guard
            if #slice.len() < args::div_ceil(#dividend, #divisor) {
                return #failure;
            }
        };
    }

    fn output(&mut self, param: &Param, ty: TokenStream, value: TokenStream, c: &CType) {
        self.outputs.push(Output { ty, value, docs: format!("{}: {c}", param.name) });
    }

    /// Adds one C parameter: its argument, and whatever it becomes in Rust.
    fn add(&mut self, param: &Param) {
        let name = ident(&param.name);
        let scope = self.scope;
        let (to, constant) = match param.ty.pointee() {
            Some((to, constant)) => (to.clone(), constant),
            None => (CType::Void, false),
        };
        // C's signatures often lack the `const` of what is only read.
        let cast = if constant { quote!() } else { quote!(.cast_mut()) };
        match &param.role {
            Role::In if let Some(value) = self.sized_value(param) => {
                let size = self.value_size(value);
                self.arguments.push(quote!(args::count(#size)));
            }
            Role::In if self.is_length(param) => {
                let length = self.length(param);
                self.arguments.push(quote!(args::count(#length)));
            }
            Role::In if self.is_by_value(param) => self.pass(&name, scope.ty(&param.ty)),
            Role::In => {
                let to = scope.ty(&to);
                if param.nullable {
                    self.params.push(quote!(#name: Option<&#to>));
                    self.arguments.push(quote!(args::option_ptr(#name) #cast));
                } else {
                    self.params.push(quote!(#name: &#to));
                    self.arguments.push(quote!(core::ptr::from_ref(#name) #cast));
                }
            }
            Role::Out { is_static, pointee } => {
                self.out(param, *is_static, pointee.as_ref().unwrap_or(&to), pointee.is_some())
            }
            Role::InOut if param.nullable => self.in_place(param, &to),
            Role::InOut => {
                let ty = scope.ty(&to);
                if let Some(value) = self.sized_value(param) {
                    let size = self.value_size(value);
                    self.lets.push(quote!(let mut #name: #ty = args::count(#size);));
                } else if self.is_length(param) {
                    let length = self.length(param);
                    self.lets.push(quote!(let mut #name: #ty = args::count(#length);));
                } else {
                    self.params.push(quote!(mut #name: #ty));
                }
                self.arguments.push(quote!(&mut #name));
                self.output(param, ty, quote!(#name), &to);
            }
            Role::InPlace => self.in_place(param, &to),
            Role::Array { direction, count } => self.array(param, *direction, count, &to, &cast),
            Role::Buffer { direction, bytes: _ } => {
                let element = match &to {
                    CType::Builtin(_) => quote!(u8),
                    CType::Void
                    | CType::Named(_)
                    | CType::Pointer { .. }
                    | CType::Array { .. }
                    | CType::Function { .. } => {
                        let generic = self.generic(param, *direction);
                        quote!(#generic)
                    }
                };
                match direction {
                    Direction::In => {
                        self.params.push(quote!(#name: &[#element]));
                        self.arguments.push(quote!(args::as_ptr(#name) #cast .cast()));
                    }
                    Direction::Out | Direction::InOut => {
                        self.params.push(quote!(#name: &mut [#element]));
                        self.arguments.push(quote!(args::as_mut_ptr(#name).cast()));
                    }
                }
            }
            Role::InString if param.nullable => {
                self.params.push(quote!(#name: Option<&CStr>));
                self.arguments.push(quote!(args::option_text(#name) #cast));
            }
            Role::InString => {
                self.params.push(quote!(#name: &CStr));
                self.arguments.push(quote!(#name.as_ptr() #cast));
            }
            Role::OutString { capacity: _ } => {
                self.params.push(quote!(#name: &mut [u8]));
                self.arguments.push(quote!(args::as_mut_ptr(#name).cast()));
            }
            Role::Attribute { direction: Direction::In, selector, types, bytes } => {
                let generic = self.generic(param, Direction::In);
                self.check_size(param, selector, types, bytes.is_some());
                if param.nullable {
                    self.params.push(quote!(#name: Option<&#generic>));
                    self.arguments.push(quote!(args::option_ptr(#name) #cast .cast()));
                } else {
                    self.params.push(quote!(#name: &#generic));
                    self.arguments.push(quote!(core::ptr::from_ref(#name) #cast .cast()));
                }
            }
            Role::Attribute { direction: direction @ (Direction::Out | Direction::InOut), selector, types, bytes } => {
                let generic = self.generic(param, *direction);
                self.check_size(param, selector, types, bytes.is_some());
                self.lets.push(quote!(let mut #name = output::Slack::<#generic>::new();));
                self.arguments.push(quote!(#name.slot().cast()));
                self.outputs.push(Output {
                    ty: quote!(#generic),
                    value: quote!(#name.take()),
                    docs: format!("{}: T", param.name),
                });
            }
            Role::Attributes { .. } | Role::KernelParams => {
                let element = scope.ty(&to);
                self.params.push(quote!(#name: &mut [#element]));
                self.arguments.push(quote!(args::as_mut_ptr(#name)));
            }
            Role::BorrowedArray { count: _ } => {
                let ty = scope.ty(&to);
                self.lets.push(quote!(let mut #name: #ty = output::zeroed();));
                self.arguments.push(quote!(&mut #name));
                self.output(param, ty, quote!(#name), &to);
            }
            Role::Callback { .. } | Role::UserData | Role::Address => self.pass(&name, scope.ty(&param.ty)),
        }
    }

    /// A parameter that is the same in Rust.
    fn pass(&mut self, name: &Ident, ty: TokenStream) {
        self.params.push(quote!(#name: #ty));
        self.arguments.push(quote!(#name));
    }

    fn in_place(&mut self, param: &Param, to: &CType) {
        let (name, to) = (ident(&param.name), self.scope.ty(to));
        if param.nullable {
            self.params.push(quote!(#name: Option<&mut #to>));
            self.arguments.push(quote!(args::option_mut_ptr(#name)));
        } else {
            self.params.push(quote!(#name: &mut #to));
            self.arguments.push(quote!(#name));
        }
    }

    fn out(&mut self, param: &Param, is_static: bool, to: &CType, retyped: bool) {
        let (name, ty) = (ident(&param.name), self.scope.ty(to));
        let cast = if retyped { quote!(.cast()) } else { quote!() };
        if self.scope.is_record(to) {
            // A newer library may know more of the record than these bindings do.
            self.lets.push(quote!(let mut #name = output::Slack::<#ty>::new();));
            self.arguments.push(quote!(#name.slot() #cast));
            self.output(param, ty, quote!(#name.take()), to);
            return;
        }
        self.lets.push(quote!(let mut #name: #ty = output::zeroed();));
        self.arguments.push(if retyped { quote!((&raw mut #name).cast()) } else { quote!(&mut #name) });
        if is_static {
            self.output(param, quote!(Option<&'static CStr>), quote!(unsafe { crate::support::text(#name) }), to);
        } else {
            self.output(param, ty, quote!(#name), to);
        }
    }

    fn array(&mut self, param: &Param, direction: Direction, count: &Count, to: &CType, cast: &TokenStream) {
        let (name, element) = (ident(&param.name), self.scope.ty(to));
        if let Count::DivCeil { name, by } = count {
            self.check_parts(param, name, by);
        }
        match (direction, count) {
            (Direction::In, Count::Fixed(len)) => {
                let len = Literal::u64_unsuffixed(*len);
                self.params.push(quote!(#name: &[#element; #len]));
                self.arguments.push(quote!(#name.as_ptr() #cast));
            }
            (Direction::Out, Count::Fixed(len)) => {
                let c = CType::Array { of: Box::new(to.clone()), len: *len };
                let len = Literal::u64_unsuffixed(*len);
                self.lets.push(quote!(let mut #name: [#element; #len] = output::zeroed();));
                self.arguments.push(quote!(#name.as_mut_ptr()));
                self.output(param, quote!([#element; #len]), quote!(#name), &c);
            }
            (Direction::InOut, Count::Fixed(len)) => {
                let len = Literal::u64_unsuffixed(*len);
                self.params.push(quote!(#name: &mut [#element; #len]));
                self.arguments.push(quote!(#name.as_mut_ptr()));
            }
            (Direction::In, Count::Param { .. } | Count::DivCeil { .. } | Count::Call(_)) => {
                self.params.push(quote!(#name: &[#element]));
                self.arguments.push(quote!(args::as_ptr(#name) #cast));
            }
            (Direction::Out | Direction::InOut, Count::Param { .. } | Count::DivCeil { .. } | Count::Call(_)) => {
                self.params.push(quote!(#name: &mut [#element]));
                self.arguments.push(quote!(args::as_mut_ptr(#name)));
            }
        }
    }

    /// Whether a role `in` is no pointer: handles are pointers in C, and values here.
    fn is_by_value(&self, param: &Param) -> bool {
        match (&param.ty, self.scope.resolved(&param.ty).map(|found| &found.kind)) {
            (CType::Pointer { to, .. }, None) => {
                let tagged = to.name().and_then(|tag| self.scope.definition(tag));
                // By the struct's name, not the handle's own: `CUstream *` is a pointer to a handle.
                to.name()
                    .zip(tagged)
                    .is_some_and(|(tag, (found, _))| matches!(&found.kind, TypeKind::Handle { tag: of } if of == tag))
            }
            (CType::Pointer { .. }, Some(_)) => false,
            (CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Array { .. } | CType::Function { .. }, _) => {
                true
            }
        }
    }

    /// Whether the caller's slices tell this parameter's value.
    fn is_length(&self, param: &Param) -> bool {
        !self.counted(param).is_empty()
    }

    /// The slices whose length this parameter is.
    fn counted(&self, param: &Param) -> Vec<&'a Param> {
        let counted = self.function.params.iter().filter(|other| param.counts.contains(&other.name));
        counted.collect()
    }

    /// The value of a length; where several slices share it, a check that they agree goes before the call.
    fn length(&mut self, param: &Param) -> TokenStream {
        let counted = self.counted(param);
        let lengths: Vec<(TokenStream, bool)> = counted.iter().map(|of| (length_of(of), of.nullable)).collect();
        if let [(length, _)] = lengths.as_slice() {
            return length.clone();
        }
        // Absent is an empty slice, whatever is taken off the length of one that is there.
        let absent = |(length, nullable): (TokenStream, bool), of: &Param| {
            let name = ident(&of.name);
            let is_less = matches!(of.role.length(), Some(Count::Param { minus: 1.., .. }));
            let length = if nullable && is_less { quote!(if #name.is_empty() { 0 } else { #length }) } else { length };
            (length, nullable)
        };
        let lengths: Vec<_> = lengths.into_iter().zip(&counted).map(|(length, of)| absent(length, of)).collect();
        let of = |optional: bool| -> Vec<&TokenStream> {
            lengths.iter().filter(|(_, nullable)| *nullable == optional).map(|(length, _)| length).collect()
        };
        let (needed, optional) = (of(false), of(true));
        let name = ident(&param.name);
        let failure = self.failure();
        let guard = &self.guard;
        self.guard = quote! {
            #guard
            let Some(#name) = args::same_len([#(#needed),*], [#(#optional),*]) else {
                return #failure;
            };
        };
        quote!(#name)
    }

    /// What the function returns when its arguments do not fit together.
    fn failure(&self) -> TokenStream {
        let status = self.scope.ty(&self.symbol.returns);
        let outputs = self.function.params.iter().filter(|param| self.is_output(param)).map(|param| {
            let is_text = matches!(param.role, Role::Out { is_static: true, .. });
            if is_text { quote!(None) } else { quote!(output::zeroed()) }
        });
        quote!((#status::INVALID_ARGUMENT, #(#outputs),*))
    }

    fn is_output(&self, param: &Param) -> bool {
        match &param.role {
            Role::Out { .. } | Role::BorrowedArray { .. } => true,
            Role::InOut => !param.nullable,
            Role::Attribute { direction, .. } => *direction != Direction::In,
            Role::Array { direction, count } => *direction == Direction::Out && matches!(count, Count::Fixed(_)),
            Role::In
            | Role::InPlace
            | Role::Buffer { .. }
            | Role::InString
            | Role::OutString { .. }
            | Role::Attributes { .. }
            | Role::Callback { .. }
            | Role::UserData
            | Role::Address
            | Role::KernelParams => false,
        }
    }
}

/// Whether the caller chooses the type of what the parameter points to.
fn is_generic(param: &Param) -> bool {
    match &param.role {
        Role::Buffer { .. } => !matches!(param.ty.pointee(), Some((CType::Builtin(_), _))),
        Role::Attribute { .. } => true,
        Role::In
        | Role::Out { .. }
        | Role::InOut
        | Role::InPlace
        | Role::Array { .. }
        | Role::InString
        | Role::OutString { .. }
        | Role::Attributes { .. }
        | Role::BorrowedArray { .. }
        | Role::Callback { .. }
        | Role::UserData
        | Role::Address
        | Role::KernelParams => false,
    }
}

/// The length of a slice, or the size of a value, as the C function counts it.
fn length_of(param: &Param) -> TokenStream {
    let name = ident(&param.name);
    let minus = match param.role.length() {
        Some(Count::Param { minus, .. }) => *minus,
        Some(Count::DivCeil { .. } | Count::Fixed(_) | Count::Call(_)) | None => 0,
    };
    let in_bytes = matches!(param.role, Role::Buffer { .. });
    let length = if in_bytes { quote!(size_of_val(#name)) } else { quote!(#name.len()) };
    match minus {
        0 => length,
        minus => {
            let minus = Literal::u64_unsuffixed(minus);
            quote!(#length + #minus)
        }
    }
}
