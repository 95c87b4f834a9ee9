#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| cubind_fuzz::grammar(data));
