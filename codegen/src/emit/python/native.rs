//! The hand-written part of the extension module: `templates/python/native/`.

macro_rules! support {
    ($($name:literal),* $(,)?) => {
        &[
            ("lib.rs", include_str!("../../../../templates/python/native/lib.rs")),
            $((concat!("support/", $name), include_str!(concat!("../../../../templates/python/native/", $name)))),*
        ]
    };
}

/// Path below `src/` → text.
pub(super) const FILES: &[(&str, &str)] = support![
    "args.rs",
    "arrays.rs",
    "attributes.rs",
    "buffers.rs",
    "c.rs",
    "call.rs",
    "capi.rs",
    "callback.rs",
    "class.rs",
    "closure.rs",
    "entry.rs",
    "enums.rs",
    "errors.rs",
    "foreign.rs",
    "gil.rs",
    "hold.rs",
    "integers.rs",
    "keep.rs",
    "kept.rs",
    "kernel.rs",
    "kernel_types.rs",
    "kernel_values.rs",
    "library.rs",
    "load.rs",
    "mod.rs",
    "modules.rs",
    "more.rs",
    "numbers.rs",
    "out.rs",
    "record_copy.rs",
    "record_fields.rs",
    "records.rs",
    "refs.rs",
    "store.rs",
    "symbol.rs",
    "tables.rs",
    "text.rs",
    "trampoline.rs",
    "values.rs",
];
