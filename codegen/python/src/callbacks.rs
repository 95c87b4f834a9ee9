//! Callbacks: the parameters and results of Python callables, and the steps around a call that takes a callback.

use super::{
    Scope,
    body::{Body, Given, local, object},
    pytype::PyType,
    types::Kind,
};
use codegen_core::{
    analysis::callbacks::{self, CallbackSignature, Received},
    api::{
        Type, TypeKind,
        call::Returned,
        plan::{Callback, ParamPlan},
    },
    ctype::CType,
    spec::CallbackScope,
    types::Definition,
};
use codegen_printing::ident;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// The name of the static that contains the signature of a callback class.
fn static_name(name: &str) -> Ident {
    format_ident!("{}__signature", ident(name))
}

impl Scope<'_> {
    /// The static that contains the signature of a callback class, if Python callables can implement that signature.
    pub(super) fn signature_static(&self, item: &Type) -> Option<(Ident, TokenStream)> {
        let TypeKind::Callback { returns, params, outputs } = &item.kind else { return None };
        let signature = self.signature_of(returns, params.iter().map(|(name, ty)| (ty, outputs.contains(name))))?;
        Some((static_name(&item.name), signature))
    }

    /// The signature of a function pointer, as an expression of type `Option<&_>`; `None` if the pointer type has no
    /// name.
    fn named_signature(&self, ty: &CType) -> Option<TokenStream> {
        let Definition { item: found, library } = self.types.resolved_type(ty)?;
        self.signature_static(found)?;
        let signature = self.table_beside(library, &found.name, &static_name(&found.name));
        Some(quote!(Some(&#signature)))
    }

    /// The table row for a field that is a function pointer.
    pub(super) fn callback_row(&self, ty: &CType) -> TokenStream {
        let signature = self.named_signature(ty).unwrap_or(quote!(None));
        quote!(Ty::Callback(#signature))
    }

    /// The table row of a signature, with the signature's input and output parameters. `None` if some value does not
    /// fit into a machine word.
    fn signature_of<'t>(
        &self,
        returns: &CType,
        params: impl IntoIterator<Item = (&'t CType, bool)>,
    ) -> Option<TokenStream> {
        let CallbackSignature { returns, params } = callbacks::signature(returns, params, &self.types)?;
        let returns = returns.map_or(quote!(None), |ty| {
            let ty = self.word(&ty);
            quote!(Some(#ty))
        });
        let mut given = Vec::new();
        for param in &params {
            given.push(match param {
                Received::UserData => quote!(ArgKind::Data),
                Received::String => quote!(ArgKind::String),
                Received::Record(of) => {
                    let Kind::Record(table) = self.kind(of) else { return None };
                    quote!(ArgKind::Record(&#table))
                }
                Received::Value(ty) => {
                    let ty = self.word(ty);
                    quote!(ArgKind::Value(#ty))
                }
                Received::Output(ty) => {
                    let ty = self.word(ty);
                    quote!(ArgKind::Output(#ty))
                }
            });
        }
        Some(quote!(Signature::new(#returns, &[#(#given),*])))
    }

    /// The table row of a type that fits into a machine word. A function pointer is represented by its address.
    fn word(&self, ty: &CType) -> TokenStream {
        match self.kind(ty) {
            Kind::Callback => quote!(Ty::Pointer),
            Kind::Number(_)
            | Kind::Enum(_)
            | Kind::Value(..)
            | Kind::CString
            | Kind::Pointer
            | Kind::Record(_)
            | Kind::Array(..) => self.ty(ty),
        }
    }
}

impl Body<'_> {
    /// A parameter that takes a callback: a function that CUDA calls.
    pub(super) fn callback(&mut self, param: &ParamPlan, callback: &Callback) {
        let Callback { user_data, scope, repeats_if } = callback;
        let local = local(&param.name);
        let Given { object: given, .. } = self.param(param, PyType::Callback);
        let data = user_data.as_ref().map_or(quote!(None), |data| {
            let data = object(&self.plan.python_name(data));
            quote!(Some(#data))
        });
        let signature = match (self.scope.named_signature(&param.ty), &param.ty) {
            (Some(signature), _) => signature,
            (None, CType::Function { returns, params }) => {
                match self.scope.signature_of(returns, params.iter().map(|ty| (ty, false))) {
                    Some(signature) => {
                        self.conversions.push(quote!(static SIGNATURE: Signature = #signature;));
                        quote!(Some(&SIGNATURE))
                    }
                    None => quote!(None),
                }
            }
            (None, _) => quote!(None),
        };
        // If the callback does not outlive the call, the variable is not modified after the conversion.
        let lasts = *scope != CallbackScope::Call;
        let mutable = (param.retained || lasts).then(|| quote!(mut));
        self.conversions.push(quote!(let #mutable #local = args::callback(#given, #signature, #data, &arena)?;));
        self.arguments.push(quote!(#local.address()));
        let asked = repeats_if.as_ref().and_then(|other| self.asked(&local, other));
        match (param.retained, scope, asked) {
            // The call creates the handle. Therefore, the callback is attached to the handle after the call.
            (true, ..) => self.retained_callback = Some(local.clone()),
            (false, CallbackScope::Call, _) => {}
            // This statement precedes the call, because CUDA may call the callback before the call returns.
            (false, CallbackScope::Once, None) => self.before.push(quote!(#local.once();)),
            (false, CallbackScope::Once, Some(asked)) => self.before.push(asked),
            (false, CallbackScope::Forever, _) => {}
        }
        if lasts && !param.retained {
            let symbol = self.scope.major.symbols.get(&self.function.symbol);
            let fails = symbol.is_some_and(|symbol| symbol.returned == Returned::Status);
            let succeeded = if fails { quote!(status == 0) } else { quote!(true) };
            self.after.push(quote!(#local.left(#succeeded);));
        }
    }

    /// Calls the library's query function for the number of callback calls. The query function returns 0 if CUDA calls
    /// the callback exactly once, and another value if CUDA may call it several times.
    fn asked(&self, callback: &Ident, other: &str) -> Option<TokenStream> {
        let asked = self.scope.major.symbols.get(other)?;
        let slot = self.scope.slot(other);
        let types = asked.params.values().map(|ty| self.scope.abi(ty));
        let arguments = asked.params.iter().map(|(name, ty)| {
            let given = self.plan.params.iter().any(|own| own.name == *name && own.ty == *ty);
            let local = local(name);
            if given { quote!(#local) } else { quote!((&raw mut answer).cast()) }
        });
        Some(quote! {
            if #callback.is_closure() {
                let mut answer = 0u64;
                let asked: unsafe extern "system" fn(#(#types),*) -> i32 = call.symbol(#slot)?;
                let status = unsafe { released(py, || asked(#(#arguments),*)) };
                // If the query fails, the callback may be called several times.
                if status == 0 && answer == 0 {
                    #callback.once();
                }
            }
        })
    }

    /// The parameter for the user data that CUDA passes to a callback.
    pub(super) fn user_data(&mut self, param: &ParamPlan, callback: &str) {
        let (local, function) = (local(&param.name), local(callback));
        let Given { object, .. } = self.param(param, PyType::Object);
        // This conversion follows the others, because the callback may follow its user data in the parameter list.
        self.late.push(quote!(let #local = args::data(#object, #function.is_closure(), &arena)?;));
        self.arguments.push(quote!(#local.cast()));
    }
}
