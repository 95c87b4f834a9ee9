//! Review items other than functions: names that left a module, new types and constants, handles and their owners;
//! links to documentation.

use super::{BASE, SPEC, has, reviewed, section};

/// The tiny library with handles, an enum that nothing uses, a record and constants.
const ITEMS: &str = include_str!("items.yaml");

/// The spec with the additional entries that handles need.
fn judged() -> String {
    format!("{SPEC}types:\n  tThing: {{threads: {{stays: \"no document, no test\"}}}}\n")
}

#[test]
fn new_types_and_constants_are_listed_by_kind() {
    let review = reviewed((SPEC, BASE), (&judged(), ITEMS));
    assert_eq!(review.undecided, 0, "{}", review.text);
    has(
        section(&review, "Types and constants"),
        &[
            "⚠ No function, record or table uses these enums; is there a parameter, or an attribute, that is one: `tKind`?",
            "enum `tKind`: 3 members; `T_RED`, `T_CRIMSON` are all 0",
            "struct `tPart`: 2 fields, 16 bytes; `void *data` (an address)",
            "handles: `tThing`",
            "constants: `T_LIMIT` = 7, `T_NAME` = `\"tiny\"`",
        ],
    );
    let back = reviewed((SPEC, ITEMS), (SPEC, BASE));
    assert_eq!(section(&back, "Types and constants"), "Nothing.\n", "what is gone is not new");
}

#[test]
fn an_enum_that_a_record_holds_is_used() {
    let used = ITEMS.replace("size: int @8", "kind: tKind @8");
    let review = reviewed((SPEC, BASE), (SPEC, &used));
    assert!(!section(&review, "Types and constants").contains('⚠'), "{}", review.text);
}

#[test]
fn what_left_a_module_is_told() {
    let gone = BASE.replace("  tGone: {header: t.h, in: 13.0.., returns: tResult, params: {}}\n", "");
    let review = reviewed((SPEC, ITEMS), (SPEC, &gone));
    has(
        section(&review, "What left a module"),
        &[
            "⚠ CUDA 13: the function `tGone` is not there any more.",
            "⚠ CUDA 13: the function `tThingCreate` is not there any more.",
            "⚠ CUDA 13: the type `tKind` is not there any more.",
            "⚠ CUDA 13: the constant `T_LIMIT` is not there any more.",
        ],
    );
}

#[test]
fn handles_have_owners_or_a_warning() {
    let owned = reviewed((SPEC, BASE), (&judged(), ITEMS));
    let text = section(&owned, "Handles and their owners");
    has(text, &["- `tThing` has an owner, whose end calls `tThingDestroy`.\n", "Safe in `owned`", "`tThingCreate`"]);
    assert!(!text.contains('⚠'), "{text}");
    let endless = ITEMS.replace("tThingDestroy:", "tThingLook:");
    let ownerless = reviewed((SPEC, BASE), (SPEC, &endless));
    let text = section(&ownerless, "Handles and their owners");
    has(text, &["⚠ `tThingCreate` makes a `tThing`, which has no owner: nothing ends it by itself."]);
    assert!(!text.contains("whose end"), "{text}");
    // A reader has to check which of two handles is destroyed.
    let both = ITEMS.replace("params: {thing: tThing}", "params: {parent: tThing, thing: tThing}");
    let spec = judged()
        .replace("functions:\n", "functions:\n  tThingDestroy: {params: {thing: {role: in, destroys: true}}}\n");
    let review = reviewed((SPEC, BASE), (&spec, &both));
    let line = section(&review, "Handles and their owners").lines().find(|line| line.contains("it takes"));
    assert!(line.is_some_and(|line| line.contains("`tThingDestroy` ends `thing`")), "{}", review.text);
    // It is unchanged, so it is not printed again.
    assert_eq!(section(&reviewed((&judged(), ITEMS), (&judged(), ITEMS)), "Handles and their owners"), "Nothing.\n");
}

#[test]
fn a_handle_that_is_destroyed_with_another_has_an_owner_if_that_one_is_always_there() {
    let functions = "  tDoorCreate: {header: t.h, in: 13.0.., returns: tResult, params: {thing: tThing, door: tDoor *}, documented: {door: out}}\n\
        \x20 tDoorDestroy: {header: t.h, in: 13.0.., returns: tResult, params: {thing: tThing, door: tDoor}}\n  tFill:";
    let doors = ITEMS.replacen("  tFill:", functions, 1).replacen(
        "  tThing: {",
        "  tDoor: {header: t.h, in: 13.0.., type: tDoor_st *}\n  tThing: {",
        1,
    );
    let both = judged().replace("types:\n", "types:\n  tDoor: {threads: {stays: no test}}\n");
    let review = reviewed((SPEC, BASE), (&both, &doors));
    let text = section(&review, "Handles and their owners");
    has(
        text,
        &["`tDoorDestroy` ends `door`", "- `tDoor` has an owner, whose end calls `tDoorDestroy`.\n", "`tDoorCreate`"],
    );
    assert!(!text.contains("no owner"), "{text}");
    // No owner can destroy the object of a handle that was made without one.
    let optional = judged().replace("tThing: {threads", "tThing: {handle: {null_is: the first thing}, threads");
    let review = reviewed((SPEC, BASE), (&optional, &doors));
    let text = section(&review, "Handles and their owners");
    has(text, &["⚠ `tDoorCreate` makes a `tDoor`, which has no owner: nothing ends it by itself."]);
    assert!(!text.contains("`tDoor` has an owner"), "{text}");
}

#[test]
fn a_judgement_has_a_link_to_the_page_of_its_function() {
    let spec = SPEC.replace("tTouch: {params: {value: inout}}", "tTouch: {params: {value: in_place}}");
    let registry = BASE.replace("  tTouch: {header: t.h, ", "  tTouch: {header: t.h, group: T_TOUCH, ");
    let review = reviewed((SPEC, &registry), (&spec, &registry));
    has(section(&review, "Entries"), &["[`tTouch`](https://example.org/T__TOUCH.html#:~:text=tTouch)"]);
}
