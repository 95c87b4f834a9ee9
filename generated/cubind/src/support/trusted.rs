//! The permission of a crate to invoke macros with `unsafe` code, which the lint `unsafe_code` does not check.

/// Permits a crate to invoke the macros of `__gen1` that contain `unsafe` code. Each of these macros uses the constant
/// `__TRUSTED` at the root of that crate:
///
/// ```compile_fail,E0425
/// cubind::__gen1::handle! { Thing }
/// struct Thing(*mut core::ffi::c_void);
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Trusted;

impl Trusted {
    /// Grants the permission to invoke these macros.
    ///
    /// # Safety
    ///
    /// The arguments that the crate passes to these macros must have been written by cubind's generator: each handle,
    /// type, function and length is declared as in a C header, and safe functions have no requirements on their
    /// callers.
    #[must_use]
    pub const unsafe fn new() -> Self {
        Self
    }
}
