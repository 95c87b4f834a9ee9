//! A crate's permission to invoke macros with `unsafe` code, which the lint `unsafe_code` does not check.

/// Permits a crate to invoke the macros of `__gen1` that contain `unsafe` code. Each of them uses the constant `__TRUSTED` at the
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
    /// Grants the permission.
    ///
    /// # Safety
    ///
    /// The arguments that the crate passes to these macros were written by the generator of cubind: each handle, type,
    /// function and length is as a C header declares it. A safe function has no requirements on its callers.
    #[must_use]
    pub const unsafe fn new() -> Self {
        Self
    }
}
