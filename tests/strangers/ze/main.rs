//! Calls to Level Zero's loader, which finds no driver.

use it::ze::*;
use std::ptr;

fn main() {
    // SAFETY: the count is a live variable, and no array is passed.
    unsafe {
        assert_eq!(zeInit(ze_init_flag_t::empty()).0, ze_result_t::ZE_RESULT_ERROR_UNINITIALIZED);
        let mut count = 7u32;
        let code = zeDriverGet(&mut count, ptr::null_mut()).0;
        assert_eq!(code, ze_result_t::ZE_RESULT_ERROR_UNINITIALIZED);
    }
}
