//! Memory whose size is specified in bytes: buffers, strings that CUDA writes, and memory addresses with a known size.

use super::{Body, Given, local};
use crate::pytype::PyType;
use codegen_core::{
    api::{
        plan::{HostExtent, ParamPlan, Rows},
        roles::Direction,
    },
    spec::Count,
};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

impl Body<'_> {
    /// A buffer that the program passes. Its size must be the size that the other arguments determine.
    pub(super) fn buffer(&mut self, param: &ParamPlan, direction: Direction) {
        // If another function returns the size, the size is unknown at this point.
        let bytes = self.number(param.length.as_ref());
        self.memory(param, direction != Direction::In, &bytes);
    }

    /// An address that may refer to host memory. Host memory must have the size that CUDA accesses, and the element
    /// type that the header declares.
    pub(super) fn host_memory(
        &mut self,
        param: &ParamPlan,
        HostExtent { written, element, amount, rows }: &HostExtent,
    ) {
        let ty = element.as_ref().and_then(|element| self.number_type(element));
        let element_size = ty.as_ref().map(|ty| quote!(#ty.size()));
        let bytes = self.amount(amount, element_size.as_ref());
        let bytes = match (bytes, rows) {
            (Some(bytes), Some(Rows { count, pitch })) => {
                let (rows, pitch) = (self.amount(count, None), self.amount(pitch, element_size.as_ref()));
                Some(quote!(args::bytes_of_rows(#bytes, #rows, #pitch)))
            }
            (bytes, _) => bytes,
        };
        match bytes {
            Some(bytes) if element.is_none() => self.memory(param, *written, &bytes),
            bytes => {
                let bytes = bytes.map_or(quote!(None), |bytes| quote!(Some(#bytes)));
                self.either(param, ty, *written, &bytes);
            }
        }
    }

    /// Converts host or device memory to an address. Checks the element type and the size in bytes if they are known.
    pub(super) fn either(&mut self, param: &ParamPlan, ty: Option<TokenStream>, writes: bool, bytes: &TokenStream) {
        let local = local(&param.name);
        let Given { object, name } = self.param(param, PyType::Pointer);
        let ty = ty.map_or(quote!(None), |ty| quote!(Some(&#ty)));
        let given = quote!(args::either(#object, #name, #ty, #writes, #bytes, &arena)?);
        self.conversions.push(quote!(let #local = #given;));
        self.arguments.push(quote!(#local.cast()));
    }

    /// A `void *` parameter: an address, or memory with this size in bytes.
    fn memory(&mut self, param: &ParamPlan, writes: bool, bytes: &TokenStream) {
        if !self.scope.library.spec.follows_bindings() {
            return self.either(param, None, writes, &quote!(Some(#bytes)));
        }
        let local = local(&param.name);
        let Given { object, name } = self.param(param, PyType::Pointer);
        let convert = if writes { format_ident!("pointer_to_write") } else { format_ident!("pointer_to_read") };
        self.conversions.push(quote!(let #local = args::#convert(#object, #name, #bytes, &arena)?;));
        self.arguments.push(quote!(#local.cast()));
    }

    /// Bytes that CUDA writes to a buffer of the program, or to a new `bytes` object. The program specifies the size of
    /// the new object.
    pub(super) fn output_buffer(&mut self, param: &ParamPlan) {
        let local = local(&param.name);
        let ty = if param.nullable { PyType::OutputBuffer.or(PyType::None) } else { PyType::OutputBuffer };
        let Given { object, name } = self.param(param, ty);
        let needed = match &param.length {
            Some(Count::Call(other)) => self.queried_size(param, other),
            Some(Count::Fixed(_) | Count::Param { .. } | Count::DivCeil { .. } | Count::KnownBy(_)) | None => None,
        };
        let needed = needed.unwrap_or_else(|| self.length(param.length.as_ref()));
        self.conversions.push(quote!(let mut #local = args::OutputBuffer::new(#object, #name, #needed)?;));
        self.arguments.push(quote!(#local.pointer()));
        // The call returns the buffer only if the program passes an int in place of the buffer.
        self.optional = Some(local);
        self.sized = Some(name);
    }

    /// First calls the function that returns the required size of a buffer. If the program's buffer is too small, CUDA
    /// would otherwise write past the end of the buffer.
    fn queried_size(&mut self, param: &ParamPlan, other: &str) -> Option<TokenStream> {
        let asked = self.scope.major.symbols.get(other)?;
        let slot = self.scope.slot(other);
        let types = asked.params.values().map(|ty| self.scope.abi(ty));
        let size = format_ident!("{}_needed", local(&param.name));
        let arguments = asked.params.iter().map(|(name, ty)| {
            let given = self.plan.params.iter().any(|own| own.name == *name && own.ty == *ty);
            let local = local(name);
            if given { quote!(#local) } else { quote!((&raw mut #size).cast()) }
        });
        let result = self.scope.abi(&asked.returns);
        let status = self.scope.status_of(&quote!(unsafe { asked(#(#arguments),*) }));
        self.conversions.push(quote! {
            let mut #size = 0usize;
            let asked: unsafe extern "system" fn(#(#types),*) -> #result = call.symbol(#slot)?;
            #status
            // If the size query fails, the call itself reports the error.
            let #size = (status == 0).then_some(#size);
        });
        Some(quote!(#size))
    }

    /// A string that CUDA writes, with this maximum length in bytes. The string is returned as `bytes`.
    pub(super) fn out_string(&mut self, param: &ParamPlan) {
        let (local, length) = (local(&param.name), self.number(param.length.as_ref()));
        let size = format_ident!("{}_size", local);
        self.conversions.push(quote!(let #size: usize = #length;));
        // Like cuda.bindings, include the zero bytes that follow the string.
        if self.scope.library.spec.is_in_cuda_bindings() {
            return self.output_bytes(param, &size);
        }
        self.conversions.push(quote!(let #local = args::output_memory(py, #size, 1, &arena)?;));
        self.arguments.push(quote!(#local.cast()));
        self.push(param, PyType::Bytes, quote!(unsafe { out::text(py, #local, #size) }?));
    }

    /// A buffer to which CUDA writes this number of bytes. All of these bytes are returned.
    pub(super) fn output_bytes(&mut self, param: &ParamPlan, size: &Ident) {
        let local = local(&param.name);
        let bytes = format_ident!("{}_bytes", local);
        self.conversions.push(quote!(let (#bytes, #local) = args::output_bytes(py, #size)?;));
        self.arguments.push(quote!(#local.cast()));
        self.push(param, PyType::Bytes, quote!(#bytes.into_any()));
    }
}
