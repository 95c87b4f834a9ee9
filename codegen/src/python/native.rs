//! The hand-written part of the extension module: `templates/python/native/`.

macro_rules! support {
    ($($name:literal),* $(,)?) => {
        &[
            ("lib.rs", include_str!("../../../templates/python/native/lib.rs")),
            $((concat!("support/", $name), include_str!(concat!("../../../templates/python/native/", $name)))),*
        ]
    };
}

/// Path below `src/` → text.
pub(super) const FILES: &[(&str, &str)] = support![
    "args.rs",
    "arena_object.rs",
    "arrays.rs",
    "attributes.rs",
    "bit_fields.rs",
    "buffers.rs",
    "c_api.rs",
    "c_string.rs",
    "call.rs",
    "call_arena.rs",
    "callback.rs",
    "capsules.rs",
    "class.rs",
    "class_text.rs",
    "collect.rs",
    "closure.rs",
    "device.rs",
    "elements.rs",
    "enums.rs",
    "environment.rs",
    "errors.rs",
    "field_owners.rs",
    "floats.rs",
    "from_c.rs",
    "gil.rs",
    "handle_keepalive.rs",
    "instances.rs",
    "integers.rs",
    "interop.rs",
    "interpreter.rs",
    "kernel.rs",
    "kernel_types.rs",
    "kernel_values.rs",
    "library.rs",
    "mod.rs",
    "modules.rs",
    "native_module.rs",
    "numbers.rs",
    "out.rs",
    "panics.rs",
    "place.rs",
    "presented.rs",
    "record_copy.rs",
    "record_fields.rs",
    "record_results.rs",
    "records.rs",
    "refs.rs",
    "rows.rs",
    "scalars.rs",
    "symbol.rs",
    "tables.rs",
    "to_c.rs",
    "trampoline.rs",
    "types.rs",
    "values.rs",
];
