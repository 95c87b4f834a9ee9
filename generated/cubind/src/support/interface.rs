//! The interface between generated code and this crate: the module `__gen1`. The generated code of this crate uses it,
//! and so do crates that `cubind generate` writes.
//!
//! The module is not part of the public interface, and the number in its name is its version. A change that would break
//! existing generated code or alter its behavior increments the number in the names of the module and its macros. If a
//! crate was generated for another number, the compiler's error then contains the version that the crate needs
//! (`unresolved import ::cubind::__gen1`). Additions do not change the number.
//!
//! *Architecture invariant:* generated code and macros use only this module and public items of this crate.

// Re-exported as modules, because `count`, `get` and `args` are also names of parameters.
pub use super::{args, bits, extent, flag_set, grow, history, output, refusal, transform};

pub use super::device::CuPtr;
pub use super::error::{Called, Error, checked, checked_with_log, created};
pub use super::keys::{AttributeValue, Key};
pub use super::last_message::LastMessage;
pub use super::layout::assert_layout;
pub use super::library::Library;
pub use super::names::{debug_value, name_of};
pub use super::output::{Input, Output, ValueSize, Zeroed, zeroed};
pub use super::scalar::{AnyScalar, HostScalar, Scalar, ScalarMut, ScalarType};
pub use super::status::sealed::Generated;
pub use super::status::{Status, display_code as display_status, explain_code as explain_status};
pub use super::status::{code_of_count, copied_text, text};
pub use super::symbol::{Missing, Symbol};
pub use super::toolkit::Toolkit;
pub use super::trusted::Trusted;
pub use super::wchar_t;
pub use super::{bf16, f16};
#[cfg(feature = "num-complex")]
pub use num_complex;

#[rustfmt::skip]
pub use crate::{
    __gen1_called as called, __gen1_checked as checked, __gen1_code_of_error as code_of_error, __gen1_complex as complex,
    __gen1_complex_of_others as complex_of_others, __gen1_device_pointer as device_pointer, __gen1_element as element,
    __gen1_element_of_complex as element_of_complex, __gen1_element_of_half as element_of_half, __gen1_elements as elements,
    __gen1_enumeration as enumeration,
    __gen1_flag_set as flag_set, __gen1_form as form, __gen1_forms as forms, __gen1_handle as handle, __gen1_keys as keys, __gen1_layout as layout, __gen1_opaque as opaque,
    __gen1_outcome as outcome, __gen1_record as record, __gen1_record_status as record_status, __gen1_scalar as scalar,
    __gen1_status as status, __gen1_sys as sys, __gen1_trusted as trusted,
};

/// Imported by generated modules with one `use`.
pub mod prelude {
    #[rustfmt::skip]
    pub use super::{
        AnyScalar, AttributeValue, CuPtr, HostScalar, Input, Key, LastMessage, Library, Missing, Output, Scalar, ScalarMut, Status,
        Symbol, Toolkit, ValueSize, bf16, f16, wchar_t,
    };
    #[rustfmt::skip]
    pub use super::{
        args, bits, called, code_of_error, complex, device_pointer, elements, enumeration, flag_set, form, forms, grow, handle, keys, layout, opaque,
        outcome, output, record, record_status, refusal, scalar, status, sys,
    };
    // All other items are available under this name, as in `support::checked(…)`.
    pub use crate::__gen1 as support;
    pub use crate::__gen1_checked as checked;
    pub use alloc::{ffi::CString, vec::Vec};
    pub use core::ffi::{CStr, c_void};
}

/// Imports of generated modules that contain owners of handles.
#[cfg(feature = "owned")]
pub mod owned {
    pub use super::transform::Layout;
    pub use crate::Element;
    pub use crate::owned::{AsHandle, Borrowed, LendHandle, MaybeHandle, Owned, OwnedWith};
    #[rustfmt::skip]
    pub use crate::{
        __gen1_all_ranks as all_ranks, __gen1_any_thread as any_thread, __gen1_attributes as attributes, __gen1_bytes as bytes, __gen1_destroy as destroy,
        __gen1_destroy_in_context as destroy_in_context, __gen1_destroy_with as destroy_with, __gen1_check_len as check_len,
        __gen1_borrow as borrow, __gen1_group as group, __gen1_hold as hold, __gen1_keep as keep, __gen1_keeps as keeps,
        __gen1_keeps_nothing as keeps_nothing, __gen1_launched as launched, __gen1_matrix as matrix, __gen1_measured as measured,
        __gen1_no_plans as no_plans, __gen1_one_rank as one_rank, __gen1_owned as owned, __gen1_planned as planned,
        __gen1_plans as plans, __gen1_rank_count as rank_count, __gen1_ranks as ranks, __gen1_record_use as record_use, __gen1_set_in as set_in, __gen1_thread_safe as thread_safe,
        __gen1_destroy_then_release as destroy_then_release, __gen1_ungrouped as ungrouped,
    };
}
