//! The permission of a crate to invoke macros with `unsafe` code: the lint `unsafe_code` does not see what they contain.

/// Permits a crate to invoke the macros of `__gen1` that contain `unsafe` code. Each of them names the constant `__TRUSTED` at the
/// root of that crate:
///
/// ```compile_fail,E0425
/// cubind::__gen1::handle! { Thing }
/// struct Thing(*mut core::ffi::c_void);
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Trusted;

impl Trusted {
    /// Permits it.
    ///
    /// # Safety
    ///
    /// What the crate passes to these macros was written by the generator of cubind: each handle, type, function and length is
    /// what a C header declares, and a safe function asks nothing of its callers.
    #[must_use]
    pub const unsafe fn new() -> Self {
        Self
    }
}
