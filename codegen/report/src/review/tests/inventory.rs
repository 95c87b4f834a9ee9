//! Tests of reviews of changes other than new functions: names removed from a module, new types and constants, owned
//! handles, and links to documentation.

use super::{BASE, SPEC, has, review_of, reviewed, section, with_spec};

/// The small library with additional declarations: handles, an unused enum, a record and constants.
const ITEMS: &str = include_str!("items.yaml");

/// The spec with the additional entries that the handles require.
fn with_entries() -> String {
    format!("{SPEC}types:\n  tThing: {{threads: {{stays: \"no document, no test\"}}}}\n")
}

#[test]
fn new_types_and_constants_are_listed_by_kind() {
    let review = reviewed((SPEC, BASE), (&with_entries(), ITEMS));
    assert_eq!(review.undecided, 0, "{}", review.text);
    has(
        section(&review, "Types and constants"),
        &[
            "⚠ No function, record or table uses these enums: `tKind`. Check for integer parameters",
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
fn names_that_left_a_module_are_reported() {
    let gone = BASE.replace("  tGone: {header: t.h, in: 13.0.., returns: tResult, params: {}}\n", "");
    let review = reviewed((SPEC, ITEMS), (SPEC, &gone));
    has(
        section(&review, "Breaking changes"),
        &[
            "⚠ CUDA 13: removed functions: `tGone`, `tThingCreate`, `tThingDestroy`.",
            "⚠ CUDA 13: removed types: `tKind`, ",
            "⚠ CUDA 13: removed constants: `T_LIMIT`, ",
        ],
    );
}

#[test]
fn handles_have_owners_or_a_warning() {
    let owned = reviewed((SPEC, BASE), (&with_entries(), ITEMS));
    let text = section(&owned, "Handles and their owners");
    has(text, &["- `tThing` can be owned; dropping it calls `tThingDestroy`.\n", "Safe in `owned`", "`tThingCreate`"]);
    assert!(!text.contains('⚠'), "{text}");
    let endless = ITEMS.replace("tThingDestroy:", "tThingLook:");
    let ownerless = reviewed((SPEC, BASE), (SPEC, &endless));
    let text = section(&ownerless, "Handles and their owners");
    has(text, &["⚠ `tThingCreate` creates a `tThing`, which cannot be owned: programs must destroy it."]);
    assert!(!text.contains("can be owned; dropping it"), "{text}");
    // If the creating function is skipped, programs cannot create the handle.
    let skipped = with_entries().replace("skip:\n", "skip:\n  tThingCreate: {reason: for tools only}\n");
    let text = reviewed((SPEC, BASE), (&skipped, ITEMS)).text;
    has(&text, &["⚠ Functions take a `tThing`, but no function creates or returns one."]);
    // A new major version may lack the destroying function.
    let ended = ITEMS
        .replace("toolkits: ['13.0']", "toolkits: ['13.0', '14.0']")
        .replace("tThingDestroy: {header: t.h, in: 13.0..", "tThingDestroy: {header: t.h, in: '13.0'");
    let majors = |more: &str| format!("default: 13\nmajors:\n  13: {{cuda_bindings: '13.0.0', extra: [a]}}\n{more}");
    let fourteen = majors("  14: {cuda_bindings: '14.0.0', extra: [a], loads_like: 13}\n");
    let [before, after] = [(majors(""), ITEMS), (fourteen, ended.as_str())]
        .map(|(majors, registry)| with_spec(&with_entries(), &majors, registry));
    let review = review_of(&before, &after, "`main`");
    let lost = "⚠ CUDA 13 → 14: `tThing` can no longer be owned; previously `tThingDestroy` destroyed it.\n";
    has(section(&review, "Handles and their owners"), &[lost]);
    // A reviewer must check which of two handles is destroyed.
    let both = ITEMS.replace("params: {thing: tThing}", "params: {parent: tThing, thing: tThing}");
    let spec = with_entries()
        .replace("functions:\n", "functions:\n  tThingDestroy: {params: {thing: {role: in, destroys: true}}}\n");
    let review = reviewed((SPEC, BASE), (&spec, &both));
    let line = section(&review, "Handles and their owners").lines().find(|line| line.contains("its handles:"));
    assert!(line.is_some_and(|line| line.contains("`tThingDestroy` destroys `thing`")), "{}", review.text);
    // A function that did not change is not reported again.
    assert_eq!(
        section(&reviewed((&with_entries(), ITEMS), (&with_entries(), ITEMS)), "Handles and their owners"),
        "Nothing.\n"
    );
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
    let both = with_entries().replace("types:\n", "types:\n  tDoor: {threads: {stays: no test}}\n");
    let review = reviewed((SPEC, BASE), (&both, &doors));
    let text = section(&review, "Handles and their owners");
    has(
        text,
        &[
            "`tDoorDestroy` destroys `door`",
            "- `tDoor` can be owned; dropping it calls `tDoorDestroy`.\n",
            "`tDoorCreate`",
        ],
    );
    assert!(!text.contains("no owner"), "{text}");
    // The handle has no owner, because the object may be created without an owner.
    let optional = with_entries().replace("tThing: {threads", "tThing: {handle: {null_is: the first thing}, threads");
    let review = reviewed((SPEC, BASE), (&optional, &doors));
    let text = section(&review, "Handles and their owners");
    has(text, &["⚠ `tDoorCreate` creates a `tDoor`, which cannot be owned: programs must destroy it."]);
    assert!(!text.contains("`tDoor` can be owned"), "{text}");
}

#[test]
fn an_entry_has_a_link_to_the_page_of_its_function() {
    let spec = SPEC.replace("tTouch: {params: {value: inout}}", "tTouch: {params: {value: in_place}}");
    let registry = BASE.replace("  tTouch: {header: t.h, ", "  tTouch: {header: t.h, group: T_TOUCH, ");
    let review = reviewed((SPEC, &registry), (&spec, &registry));
    has(section(&review, "Entries"), &["[`tTouch`](https://example.org/T__TOUCH.html#:~:text=tTouch)"]);
}

/// A change of each kind of item to which programs refer by name.
#[test]
fn changes_under_the_same_name_are_reported() {
    let before = ITEMS.replace("\nconstants:\n", "\ncallbacks:\n  tCall: {header: t.h, in: 13.0.., returns: void, params: {data: void *, text: char *}}\nconstants:\n");
    assert_ne!(before, ITEMS);
    let changes = [
        (
            "text: char *",
            "text: const char *",
            "the callback `tCall` is `void (*tCall)(void *data, const char *text)`; previously `void (*tCall)(void *data, char *text)`",
        ),
        ("T_RED: 0", "T_RUBY: 0", "members of `tKind` that were removed: `T_RED` (now `T_RUBY`)"),
        ("T_BLUE: 1", "T_BLUE: 2", "members of `tKind` with a changed value: `T_BLUE` (1 → 2)"),
        ("data: void * @0", "bytes: void * @0", "the field `data` of `tPart` was removed; `bytes` has its offset"),
        ("size: int @8", "size: long long @8", "the field `long long size` of `tPart` was previously `int size`"),
        ("value: 7", "value: 8", "constants with a changed value: `T_LIMIT` (7 → 8)"),
        (
            "params: {items: int *, size: int}",
            "params: {entries: int *, size: int}",
            "the parameter `items` is renamed to `entries`, also as a keyword argument in Python: `tList`",
        ),
        (
            "tFill: {header: t.h, in: 13.0.., returns: tResult, params: {box: tBox *}",
            "tFill: {header: t.h, in: 13.0.., returns: tResult, params: {box: tBox *, more: int}",
            "`tFill` is declared as `tResult tFill(tBox *box, int more)`; previously `tResult tFill(tBox *box)`",
        ),
    ];
    for (old, new, text) in changes {
        let after = before.replace(old, new);
        assert_ne!(before, after, "{old}");
        let spec = with_entries()
            .replace("items: {role", if new.contains("entries") { "entries: {role" } else { "items: {role" });
        let review = reviewed((&with_entries(), &before), (&spec, &after));
        has(section(&review, "Breaking changes"), &[&format!("⚠ CUDA 13: {text}.\n")]);
    }
    // A member and a field are new. A parameter keeps its role although it is renamed.
    let more = before.replace("T_BLUE: 1", "T_BLUE: 1, T_GREEN: 5");
    has(
        section(&reviewed((&with_entries(), &before), (&with_entries(), &more)), "Types and constants"),
        &["new in `tKind`: `T_GREEN` = 5"],
    );
    let renamed = before.replace("params: {items: int *, size: int}", "params: {entries: int *, size: int}");
    let review =
        reviewed((&with_entries(), &before), (&with_entries().replace("items: {role", "entries: {role"), &renamed));
    assert_eq!(section(&review, "Roles that changed"), "Nothing.\n");
}
