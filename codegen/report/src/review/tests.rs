//! Tests of the review of a small library, with a change of each kind.

mod inventory;

use super::*;
use std::collections::BTreeMap;

const SPEC: &str = include_str!("tests/spec.yaml");
const BASE: &str = include_str!("tests/base.yaml");
const HEAD: &str = include_str!("tests/head.yaml");
/// The additional entry that the new toolkit requires.
const DECIDED: &str = "  tNew: {params: {odd: in_place}}\n";

/// The entry for a record whose size increases in the new toolkit.
const GROWS: &str = "types: {tBox: {changes: tFill looks at the first field alone}}\n";

/// A revision that contains this spec and this registry.
fn state(spec: &str, registry: &str) -> State {
    let spec = &if registry.contains("'13.1'") { format!("{spec}{GROWS}") } else { spec.to_owned() };
    let files =
        [("specs/tiny.yaml", spec.as_str()), ("specs/registry/tiny.yaml", registry), ("specs/toolkits.yaml", "a: b")];
    State::read(files.map(|(path, text)| (path.to_owned(), text.to_owned())).into())
}

/// The spec with an additional entry.
fn decided() -> String {
    SPEC.replace("skip:\n", &format!("{DECIDED}skip:\n"))
}

/// The review of a change, with signatures in both languages.
fn review_of(base: &State, head: &State, against: &str) -> Review {
    review(base, head, against, &[codegen_rust::LANGUAGE, codegen_python::LANGUAGE])
}

/// The review of a change from one spec and registry to another.
fn reviewed(before: (&str, &str), after: (&str, &str)) -> Review {
    let review = review_of(&state(before.0, before.1), &state(after.0, after.1), "`main`");
    assert!(review.text.lines().all(|line| line.trim_end() == line), "no line ends in spaces:\n{}", review.text);
    review
}

/// The review of a change that adds toolkit 13.1 with this registry between 13.0 and 13.2.
fn reviewed_between(registry: &str) -> Review {
    let before = registry.replace("'13.1']", "'13.2']").replace("13.1..", "13.2..");
    let after = registry.replace("'13.1']", "'13.1', '13.2']");
    reviewed((&decided(), &before), (&decided(), &after))
}

/// The text below a heading.
fn section<'a>(review: &'a Review, heading: &str) -> &'a str {
    let (_, behind) = review.text.split_once(&format!("\n## {heading}\n\n")).unwrap();
    behind.split("\n## ").next().unwrap()
}

/// Asserts that the parts occur in the text in this order.
#[track_caller]
fn has(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let (_, behind) = rest.split_once(part).unwrap_or_else(|| panic!("no `{part}` at its place in\n{text}"));
        rest = behind;
    }
}

#[test]
fn reviewed_files_are_recognized_by_their_paths() {
    let read = ["specs/driver.yaml", "specs/registry/driver.yaml", "specs/toolkits.yaml"];
    for path in read.into_iter().chain(["specs/api/driver.txt"]) {
        assert!(reads(path), "{path}");
    }
    for path in ["specs/README.md", "specs/api/README.md", "driver.yaml", "specs/registry/README.md", "specs/api"] {
        assert!(!reads(path), "{path}");
    }
}

#[test]
fn toolkits_that_are_only_listed_or_only_scanned_are_reported() {
    let hash = "d".repeat(64);
    let listed = |versions: &[&str]| {
        let entry = |version: &&str| {
            let wheel = format!("{{package: x, version: '1', provides: [headers], sha256: {{x86_64: {hash}}}}}");
            format!("  '{version}':\n    - {wheel}\n")
        };
        let toolkits: String = versions.iter().map(entry).collect();
        let mut texts = state(SPEC, BASE).texts;
        let libclang = "libclang: {package: libclang, version: '1', wheels: {}}\n";
        texts.insert("specs/toolkits.yaml".to_owned(), format!("toolkits:\n{toolkits}{libclang}"));
        State::read(texts)
    };
    let (one, two) = (listed(&["12.9"]), listed(&["12.9", "13.0"]));
    let text = review_of(&two, &one, "`main`").text;
    has(&text, &["⚠ **CUDA 13.0** is no longer listed in `specs/toolkits.yaml`, but the registry still has its facts"]);
    let text = review_of(&two, &listed(&["12.9", "13.0", "13.1"]), "`main`").text;
    has(
        &text,
        &[
            "⚠ **CUDA 13.1** is listed in `specs/toolkits.yaml`, but not in the registry: run `cargo xtask regen --cuda 13.1`.",
        ],
    );
    assert!(!review_of(&one, &two, "`main`").text.contains("**CUDA 13.0**"), "the registry has it");
}

#[test]
fn an_unchanged_repository_needs_no_review() {
    let review = reviewed((SPEC, BASE), (SPEC, BASE));
    assert_eq!(review.undecided, 0);
    has(&review.text, &["# Review of `specs/`\n\nThe working tree against `main`.\n\nNo library changed.\n"]);
    for heading in ["New functions", "Roles that changed", "Entries", "Undecided", "Worth a look"] {
        assert_eq!(section(&review, heading), "Nothing.\n", "{heading}");
    }
    assert_eq!(section(&review, "Skips"), "Nothing.\n", "what is as before is not told");
}

#[test]
fn equal_libraries_are_resolved_once() {
    let user = SPEC.replace("name: tiny", "name: user").replace("loads:", "uses: [tiny]\n  loads:");
    let texts = |registry: &str| {
        let mut texts = state(&decided(), registry).texts;
        texts.insert("specs/user.yaml".to_owned(), user.clone());
        texts
    };
    let [base, head] = [BASE, HEAD].map(|registry| State::read(texts(registry)));
    assert_eq!(base.differing(&base), BTreeSet::new());
    let both = ["tiny", "user"].map(str::to_owned);
    assert_eq!(base.differing(&head), BTreeSet::from(both), "a library that uses a changed one may differ");
    for (before, after) in [(BASE, HEAD), (HEAD, HEAD), (HEAD, BASE)] {
        let [one, other] = [before, after].map(|registry| state(&decided(), registry));
        let [shared, head] = State::read_both(one.texts.clone(), other.texts.clone());
        assert_eq!(review_of(&shared, &head, "`main`"), review_of(&one, &other, "`main`"));
        assert_eq!(format!("{:?}", shared.api), format!("{:?}", one.api));
    }
}

/// A revision whose file in `specs/api` contains these lines about functions.
fn with_outcome(functions: &[&str]) -> State {
    let mut texts = state(SPEC, BASE).texts;
    let functions: String = functions.iter().map(|line| format!("{line}\n")).collect();
    texts.insert("specs/api/tiny.txt".to_owned(), format!("# A head.\n\n{functions}"));
    State::read(texts)
}

#[test]
fn a_review_begins_with_the_open_decisions() {
    let gone = "tGone() -> (tResult,) | since CUDA 13.0, until CUDA 13.0";
    let list = "tList(size: usize) -> (tResult,) | unsafe | since CUDA 13.0";
    let base = with_outcome(&[gone, list]);
    let made = "tMake() -> (tResult, tThing) | safe | since CUDA 13.1";
    let head = with_outcome(&[list, made]);
    let review = review_of(&base, &head, "`main`");
    let outcome = format!("\n### tiny\n\n```diff\n@@ specs/api/tiny.txt @@\n-{gone}\n+{made}\n```\n");
    assert_eq!(format!("\n{}", section(&review, "Changes of signatures")), outcome);
    let mut headings = review.text.lines().filter(|line| line.starts_with("## "));
    assert_eq!(headings.clone().next(), Some("## Undecided"), "it begins with this");
    assert_eq!(headings.next_back(), Some("## New functions"), "what is long is last, so that the rest is not cut off");
    let same = review_of(&head, &with_outcome(&[list, made]), "`main`");
    assert_eq!(section(&same, "Changes of signatures"), "Nothing.\n");
}

#[test]
fn all_changes_for_programs_are_shown_if_they_fit() {
    let functions = |count: usize| {
        let functions: Vec<String> = (0..count).map(|number| format!("t{number}() -> (tResult,) | safe")).collect();
        let head = with_outcome(&functions.iter().map(String::as_str).collect::<Vec<_>>());
        review_of(&state(SPEC, BASE), &head, "`main`")
    };
    let outcome = functions(1000).text;
    has(&outcome, &["+t0() ->", "+t999() ->"]);
    assert!(outcome.len() < 60_000, "{}", outcome.len());
    let cut = functions(5000).text;
    has(&cut, &["+t0() ->", "+t1200() ->", "more: read `specs/tiny.yaml` and `specs/api/tiny.txt`"]);
    assert!(!cut.contains("+t4999() ->") && cut.len() < 60_000, "{}", cut.len());
}

#[test]
fn a_form_in_one_more_major_version_is_counted() {
    let line = |majors: &str| format!("tList() -> (tResult,) | safe; this form in CUDA {majors}");
    let outcome = |before: &str, after: &str| {
        let review = review_of(&with_outcome(&[&line(before)]), &with_outcome(&[&line(after)]), "`main`");
        section(&review, "Changes of signatures").to_owned()
    };
    let more = outcome("13", "13 and 14");
    has(&more, &["@@ 1 function: the same form in one more major version @@"]);
    assert!(!more.contains("tList"), "{more}");
    has(&outcome("12 and 13", "12"), &["-tList() ->", "+tList() ->"]);
}

#[test]
fn new_functions_have_roles_origins_and_signatures() {
    let review = reviewed((SPEC, BASE), (&decided(), HEAD));
    assert_eq!(review.undecided, 0, "{}", review.text);
    has(
        &review.text,
        &[
            "| tiny | 2 |  | 2 added |  |",
            "**CUDA 13.1** is new in the registry. `cargo xtask diff 13.0 13.1 --format md`",
        ],
    );
    has(
        section(&review, "New functions"),
        &[
            "#### `tNew`\n\n`t.h`, group `T_NEW`, since CUDA 13.1, 2 documented results.\n\n```c\ntResult tNew(const tBox *box, \
             int *made, int *odd);\n```\n\n| parameter | role | decided by | used until |",
            "| `const tBox *box` | `in` | rule “const record” | return by call |\n",
            "| `int *made` | `out` | rule “documentation” ⚠ |  |\n",
            "| `int *odd` | `in_place` | `specs/tiny.yaml:17` | return by call |\n",
            "```rust\npub unsafe fn tNew(r#box: &tBox, odd: &mut i32) -> (tResult, i32)\n```",
            "```python\ndef tNew(",
            ") -> tuple[tResult, int]\n```",
            "#### `tHidden`, documented as `tShown`\n\n`t.h`, since at least CUDA 13.0, no documented results; the symbol is \
             not new.",
        ],
    );
}

#[test]
fn functions_of_one_shape_have_one_example_and_no_review_is_too_long() {
    let function = |number: usize| {
        let params: String =
            (0..=number % 40).map(|index| format!("a{index}: const tBox *, b{index}: int, ")).collect();
        format!("  tMore{number}: {{header: t.h, in: 13.1.., returns: tResult, params: {{{params}}}}}\n")
    };
    let alike: String = (0..50).map(|number| function(number * 40)).collect();
    let registry = HEAD.replace("  tOld:", &format!("{alike}  tOld:"));
    let review = reviewed((SPEC, BASE), (&decided(), &registry));
    let new = section(&review, "New functions");
    has(new, &["<code>tMore0</code> and 49 more: in</summary>", "#### `tMore0`", "Likewise: `tMore1000`, "]);
    assert_eq!(new.matches("#### `tMore").count(), 1, "{new}");
    let many: String = (0..400).map(function).collect();
    let registry = HEAD.replace("  tOld:", &format!("{many}  tOld:"));
    let review = reviewed((SPEC, BASE), (&decided(), &registry));
    assert!(review.text.len() < 60_000, "{} bytes", review.text.len());
    let undecided = reviewed((SPEC, BASE), (SPEC, &registry.replace("const tBox *", "int *")));
    assert!(undecided.undecided > 400 && undecided.text.len() < 60_000, "{} bytes", undecided.text.len());
    has(section(&undecided, "Undecided"), &[" more: read what `cargo xtask regen` prints.\n"]);
}

#[test]
fn changes_of_headers_are_worth_a_look() {
    let review = reviewed((SPEC, BASE), (&decided(), HEAD));
    has(
        section(&review, "Worth a look"),
        &[
            "### tiny\n\n- CUDA 13.0 → 13.1: functions that are no longer declared: `tGone`.\n",
            "- CUDA 13.0 → 13.1: functions that became legacy: `tOld`.\n",
            "- ⚠ New functions with outputs that were inferred only from the wording of the documentation; read it again: `tNew` (`made`).\n",
        ],
    );
    // Only one section contains the change.
    assert!(!section(&review, "Worth a look").contains("tBox"), "{}", review.text);
    has(section(&review, "Breaking changes"), &["`tBox` has 8 bytes; previously 4; taken by `tFill`"]);
    let head = HEAD
        .replace("T_BAD: 1}", "T_BAD: {'13.0': 1, 13.1..: 303}}, deprecated: {T_OK: 13.1..}")
        .replace("first: int @0", "first: {'13.0': 'char [4] @0', 13.1..: 'char [3] @0'}")
        .replace(
            "tSecret: {header: t.h, in: 13.0..,",
            "tSecret: {header: t.h, in: 13.0.., will_be_deprecated: {13.1..: tFill},",
        );
    has(
        section(&reviewed((SPEC, BASE), (&decided(), &head)), "Worth a look"),
        &["- ⚠ CUDA 13.0 → 13.1: members of the enum `tResult` changed: `T_OK` (not deprecated → deprecated).\n"],
    );
    // An older toolkit does not change any generated modules.
    has(
        section(&reviewed_between(&head), "Worth a look"),
        &[
            "functions whose deprecation is announced: `tSecret` (instead: `tFill`).\n",
            "- ⚠ CUDA 13.0 → 13.1: members of the enum `tResult` changed: `T_BAD` (1 → 303), `T_OK` (not deprecated → \
             deprecated).\n",
            "fields of the record `tBox` changed: `char first[4] at 0` → `char first[3] at 0`; taken by `tFill`",
            "- CUDA 13.0 → 13.1: the record `tBox` changed size: 4 bytes → 8 bytes; taken by `tFill`",
        ],
    );
    let macros = "constants: {T_FLAG: {header: t.h, in: RANGE, type: int, value: 4}}\n";
    let before = format!("{BASE}{}", macros.replace("RANGE", "13.0.."));
    let kinds = "enums:\n  tFlags: {header: t.h, in: 13.1.., values: {T_FLAG: 4}}\n";
    let after = HEAD.replace("enums:\n", kinds) + &macros.replace("RANGE", "'13.0'");
    has(
        section(&reviewed((SPEC, &before), (&decided(), &after)), "Breaking changes"),
        &["declared until 13.0: `T_FLAG` (now a member of `tFlags`).\n"],
    );
    let moved = HEAD.replace("tTouch: {header: t.h,", "tTouch: {header: {'13.0': t.h, 13.1..: u.h},");
    has(
        section(&reviewed((SPEC, BASE), (&decided(), &moved)), "Worth a look"),
        &["CUDA 13.0 → 13.1: functions that `u.h` declares; previously `t.h`: `tTouch`.\n"],
    );
    let back = reviewed((&decided(), HEAD), (SPEC, BASE));
    has(section(&back, "Worth a look"), &["CUDA 13.1 is no longer in the registry."]);
    let rescanned = BASE.replace("size: 4", "size: 8");
    has(
        section(&reviewed((SPEC, BASE), (SPEC, &rescanned)), "Worth a look"),
        &["The facts of CUDA 13.0.. differ from the base (1 record changed: tBox): check that"],
    );
}

#[test]
fn values_that_changed_are_worth_a_look() {
    let registry = HEAD.replace("T_BAD: 1}", "T_BAD: {'13.0': 1, 13.1..: 3}}");
    has(
        section(&reviewed_between(&registry), "Worth a look"),
        &["- ⚠ CUDA 13.0 → 13.1: members of the enum `tResult` changed: `T_BAD` (1 → 3).\n"],
    );
}

#[test]
fn entries_that_look_wrong_are_worth_a_look() {
    let params = "params: {ops: int *, numOps: int, flags: int, outClass: int *, tagged: int *, many: int *}";
    let facts = "documented: {tagged: in}\n    arrays: ops\n    mentions: {ops: numOps, many: numOps}\n";
    let function =
        format!("  tMore:\n    header: t.h\n    in: 13.1..\n    returns: tResult\n    {params}\n    {facts}");
    let registry = HEAD.replace("  tOld:", &format!("{function}  tOld:"));
    let signatures = |roles: &str, read: &str| {
        let spec = decided().replace(DECIDED, &format!("  tMore: {{params: {{{roles}}}}}\n{DECIDED}"));
        let read_only = format!("library:\n  reads_only: {{\"the header has no const\": [{read}]}}\n");
        let spec = spec.replace("library:\n", &read_only);
        let review = reviewed((SPEC, BASE), (&spec, &registry));
        assert_eq!(review.undecided, 0, "{}", review.text);
        let lines = section(&review, "Worth a look").lines().filter(|line| line.contains("`tMore`"));
        lines.map(str::to_owned).collect::<Vec<String>>()
    };
    let right =
        "ops: {role: in_array, count: numOps}, outClass: out, tagged: in, many: {role: in_array, count: numOps}";
    assert_eq!(signatures(right, "tMore.ops, tMore.many"), Vec::<String>::new());
    let wrong = "ops: {role: in_array, count: flags}, outClass: in, tagged: out, many: in";
    assert_eq!(
        signatures(wrong, "tMore.ops, tMore.many, tMore.outClass"),
        [
            "- ⚠ `tMore`: the length of `ops` is `flags`, but its documentation names `numOps`; read it again.",
            "- ⚠ `tMore`: `numOps` is not used as a length, although `ops` may be an array; read it again.",
            "- ⚠ `tMore`: `outClass` has the role of an input, but the name of an output; read it again.",
            "- ⚠ `tMore`: `tagged` has the role of an output, but its documentation tags it as an input; read it again.",
            "- ⚠ `tMore`: `many` has no length, but its documentation names `numOps`; read it again.",
        ]
    );
    let flags =
        "ops: {role: in_array, count: numOps}, outClass: out, tagged: in, many: {role: in_array, count: numOps}";
    let facts_gone = registry.replace("    mentions: {ops: numOps, many: numOps}\n", "");
    let spec = decided().replace(
        DECIDED,
        &format!(
            "  tMore: {{params: {{{}}}}}\n{DECIDED}",
            flags.replace("ops: {role: in_array, count: numOps}", "ops: {role: in_array, count: flags}")
        ),
    );
    has(
        section(&reviewed((SPEC, BASE), (&spec, &facts_gone)), "Worth a look"),
        &["`tMore`: the length of `ops` is `flags`, which has the name of flags"],
    );
}

#[test]
fn undecided_roles_are_listed_and_the_rest_is_shown() {
    let review = reviewed((SPEC, BASE), (SPEC, HEAD));
    has(&review.text, &["**1 finding needs a decision**"]);
    assert_eq!(review.undecided, 1);
    has(
        section(&review, "Undecided"),
        &[
            "```text\nspecs/tiny.yaml:10: error[unresolved-role]: no rule and no spec entry determines the role of `odd` of tNew\n",
            "= help: ",
            "tNew: {params: {odd: ROLE}}",
        ],
    );
    has(section(&review, "New functions"), &["#### `tNew`", "| `int *odd` | **undecided** | nothing yet |"]);
    assert!(!review.text.contains("```rust"), "what is undecided has no signature");
}

#[test]
fn roles_are_compared_with_their_sources() {
    let spec = SPEC.replace("tTouch: {params: {value: inout}}", "tTouch: {params: {value: in_place}}");
    let review = reviewed((SPEC, BASE), (&spec, BASE));
    has(
        section(&review, "Roles that changed"),
        &[
            "#### `tTouch`\n\n| parameter | before | after | decided by |\n",
            "| `value` | `inout by spec` | **`in_place by spec`** | `specs/tiny.yaml:16` |\n",
        ],
    );
    let undecided = reviewed((SPEC, BASE), (&SPEC.replace("  tTouch: {params: {value: inout}}\n", ""), BASE));
    has(section(&undecided, "Roles that changed"), &["| `value` | `inout by spec` | **undecided** | nothing yet |"]);
    // The lifetime is a part of the entry, like the role.
    let touch = "tTouch: {params: {value: inout}";
    let kept = SPEC.replace(touch, &format!("{touch}, safety: {{valid_until: {{value: forever}}}}"));
    has(
        section(&reviewed((SPEC, BASE), (&kept, BASE)), "Roles that changed"),
        &["| `value` | `inout by spec` | `inout by spec; until end of process by tTouch` |"],
    );
    // A parameter that is only renamed keeps its role.
    let renamed = HEAD.replace(
        "tTouch: {header: t.h, in: 13.0.., returns: tResult, params: {value: int *}}",
        "tTouch: {header: t.h, in: 13.0.., returns: tResult, params: {'13.0': {value: int *}, 13.1..: {amount: int *}}}",
    );
    assert_ne!(renamed, HEAD);
    let both = decided().replace(
        "tTouch: {params: {value: inout}}",
        "tTouch: [{in: '..13.0', params: {value: inout}}, {in: 13.1.., params: {amount: inout}}]",
    );
    assert_eq!(section(&reviewed((&decided(), HEAD), (&both, &renamed)), "Roles that changed"), "Nothing.\n");
    // The role from before has the names of its own declaration.
    let renamed = HEAD.replace(
        "tList: {header: t.h, in: 13.0.., returns: tResult, params: {items: int *, size: int}}",
        "tList: {header: t.h, in: 13.0.., returns: tResult, params: {'13.0': {items: int *, size: int}, 13.1..: {items: int *, amount: int}}}",
    );
    assert_ne!(renamed, HEAD);
    let review = reviewed((&decided(), HEAD), (&decided(), &renamed));
    let row = section(&review, "Roles that changed").lines().find(|line| line.starts_with("| `items`"));
    assert!(row.is_some_and(|row| row.contains("size") && !row.contains("amount")), "{}", review.text);
    // The same symbol is declared differently.
    let registry = HEAD.replace(
        "tTouch: {header: t.h, in: 13.0.., returns: tResult, params: {value: int *}}",
        "tTouch: {header: t.h, in: 13.0.., returns: tResult, params: {'13.0': {value: int *}, 13.1..: {amount: int *, by: int}}}",
    );
    let review = reviewed((&decided(), HEAD), (&both, &registry));
    has(
        section(&review, "Roles that changed"),
        &[
            "#### `tTouch`\n\nCUDA 13.1.. has a different declaration:\n\n| parameter |",
            "| `int *amount` | `inout` | `specs/tiny.yaml:16` |",
        ],
    );
}

/// A single entry that decides the roles of many functions.
#[test]
fn roles_by_families_name_the_family_and_its_place() {
    let spec = format!("{SPEC}families:\n  odds: {{params: {{odd: in_place}}}}\n");
    let line = SPEC.lines().count() + 2;
    let review = reviewed((SPEC, BASE), (&spec, HEAD));
    let row = format!("| `int *odd` | `in_place` | `specs/tiny.yaml:{line}` (family odds) |");
    has(section(&review, "New functions"), &["#### `tNew`", &row]);
    has(section(&review, "Entries"), &["families: odds (added)\n+  odds: {params: {odd: in_place}}\n"]);
}

#[test]
fn entries_are_shown_as_written() {
    let spec = decided()
        .replace("      items: {role", "      # Never NULL.\n      items: {nullable: true, role")
        .replace("  tTouch: {params: {value: inout}}\n", "")
        .replace("# Fills as many", "# Writes as many");
    let review = reviewed((SPEC, BASE), (&spec, HEAD));
    has(
        section(&review, "Entries"),
        &[
            "### tiny\n\n```diff\n@@ specs/tiny.yaml:13 @@ functions: tList (changed)\n-  # Fills as many as there are.\n",
            "+      # Never NULL.\n+      items: {nullable: true, role: out_array, count: size}\n",
            "@@ specs/tiny.yaml:17 @@ functions: tNew (added)\n+  tNew: {params: {odd: in_place}}\n",
            "@@ specs/tiny.yaml @@ functions: tTouch (removed)\n-  tTouch: {params: {value: inout}}\n```\n",
        ],
    );
    has(&review.text, &["| 2 added, 1 changed, 1 removed |"]);
    // A change to a comment is not reported.
    let review = reviewed((SPEC, BASE), (&SPEC.replace("# Fills", "# Writes"), BASE));
    assert_eq!(section(&review, "Entries"), "Nothing.\n");
}

#[test]
fn new_skips_come_first() {
    let spec = decided().replace("skip:\n", "skip:\n  tNew: {reason: nobody needs it}\n").replace(DECIDED, "");
    let review = reviewed((SPEC, BASE), (&spec, HEAD));
    has(section(&review, "Skips"), &["- **new** `tNew`: nobody needs it (`specs/tiny.yaml:18`)\n"]);
    has(section(&review, "New functions"), &["#### `tNew`", "**Skipped**: nobody needs it"]);
    has(&review.text, &["| 1 |"]);
    let other = SPEC.replace("reason: for tools only", "in: \"13\", reason: for  tools");
    has(section(&reviewed((SPEC, BASE), (&other, BASE)), "Skips"), &["- **changed** `tSecret`: for tools (CUDA 13"]);
    has(section(&reviewed((&spec, HEAD), (&decided(), HEAD)), "Skips"), &["- **no longer** `tNew`: nobody needs it\n"]);
}

#[test]
fn the_review_continues_if_a_revision_cannot_be_read() {
    let review = reviewed(("library: [", BASE), (&decided(), HEAD));
    has(&review.text, &["| tiny | 2 | not compared |"]);
    has(section(&review, "New functions"), &["#### `tNew`"]);
    has(section(&review, "Roles that changed"), &["The base's specs cannot be read: roles are not compared."]);
    assert_eq!(review.undecided, 0, "the base's errors are not the working tree's");
    let review = reviewed((SPEC, BASE), ("library: [", HEAD));
    assert_eq!(review.undecided, 1);
    has(section(&review, "Undecided"), &["specs/tiny.yaml:", "error[spec-syntax]"]);
    has(section(&review, "New functions"), &["#### `tNew`", "```c\ntResult tNew("]);
    has(section(&review, "Worth a look"), &["`tGone`"]);
    // One revision is an empty repository. The other is a repository whose registry is not valid YAML.
    let review = review_of(&State::read(BTreeMap::new()), &state(&decided(), HEAD), "`main`");
    has(section(&review, "New functions"), &["#### `tDescribe`", "#### `tTouch`"]);
    has(section(&reviewed((SPEC, BASE), (SPEC, "- [")), "Undecided"), &["specs/registry/tiny.yaml"]);
}

/// A revision with several major versions. The registry contains version 11 only for its history.
fn with_majors(majors: &str, registry: &str) -> State {
    with_spec(SPEC, majors, registry)
}

fn with_spec(spec: &str, majors: &str, registry: &str) -> State {
    let files = [("specs/majors.yaml", majors), ("specs/tiny.yaml", spec), ("specs/registry/tiny.yaml", registry)];
    State::read(files.map(|(path, text)| (path.to_owned(), text.to_owned())).into())
}

#[test]
fn a_new_major_version_is_compared_with_the_one_before() {
    const MAJORS: &str = "default: 13\nmajors:\n  13: {cuda_bindings: '13.0.0', extra: [a]}\n";
    let majors = format!("{MAJORS}  14: {{cuda_bindings: '14.0.0', extra: [a], loads_like: 13}}\n");
    let registry = BASE
        .replace("toolkits: ['13.0']", "toolkits: ['13.0', '14.0']")
        .replace("tGone: {header: t.h, in: 13.0..", "tGone: {header: t.h, in: '13.0'")
        .replace("fields: {first: int @0}", "fields: {first: {'13.0': int @0}, only: {14.0..: int @0}}");
    assert!(registry.contains("only: {14.0"), "{registry}");
    let told = review_of(&with_majors(MAJORS, BASE), &with_majors(&majors, &registry), "`main`");
    has(
        section(&told, "Breaking changes"),
        &[
            "⚠ CUDA 13 → 14: removed functions: `tGone`.",
            "⚠ CUDA 13 → 14: the field `first` of `tBox` was removed; `only` has its offset.",
        ],
    );
    assert!(!section(&told, "Worth a look").contains("tGone"), "a removed function is in one section: {}", told.text);
    // The new name of a type is known by its content.
    let record = |name: &str, toolkits: &str| {
        format!(
            "  {name}: {{header: t.h, in: {toolkits}, kind: struct, size: 8, align: 4, fields: {{one: int @0, two: int @4}}}}\n"
        )
    };
    let before = format!("{BASE}{}", record("tPlain", "13.0.."));
    let after = format!("{registry}{}{}", record("tCase", "14.0.."), record("tPlain", "'13.0'"));
    let told = review_of(&with_majors(MAJORS, &before), &with_majors(&majors, &after), "`main`");
    has(section(&told, "Breaking changes"), &["⚠ CUDA 13 → 14: removed types: `tPlain` (now `tCase`).\n"]);
    // Both major versions share this enum.
    let after = registry
        .replace("T_BAD: 1}", "T_BAD: {'13.0': 1}, T_WORSE: {14.0..: 1}}")
        .replace("only: {14.0", "more: {14.0..: int @4}, only: {14.0");
    let told = review_of(&with_majors(MAJORS, BASE), &with_majors(&majors, &after), "`main`");
    let renamed = "members of `tResult` that are declared until 13.0: `T_BAD` (now `T_WORSE`).\n";
    has(section(&told, "Breaking changes"), &[renamed]);
    has(section(&told, "Types and constants"), &["new in `tBox`: `int more`"]);
}

/// A library that remains in every toolkit, and the library `tiny`.
fn with_other(spec: &str, registry: &str, toolkits: &str) -> State {
    const MAJORS: &str = "default: 13\nmajors:\n  13: {cuda_bindings: '13.0.0', extra: [a]}\n";
    let majors = match toolkits.contains("'14.0'") {
        true => format!("{MAJORS}  14: {{cuda_bindings: '14.0.0', extra: [a], loads_like: 13}}\n"),
        false => MAJORS.to_owned(),
    };
    let other = "library: {name: other, title: Other, headers: [o.h], min_functions: 1, \
                 loads: {\"12..\": {linux: [libo.so.1], windows: [o.dll]}}, \
                 result: {type: oResult, success: O_OK, missing_library: O_BAD, missing_symbol: O_BAD, invalid_argument: O_BAD}, \
                 docs: https://example.org}\n";
    let declared = format!(
        "library: other\ntoolkits: [{toolkits}]\nfunctions:\n  oGo: {{header: o.h, in: 13.0.., returns: oResult, params: {{}}}}\n\
         enums:\n  oResult: {{header: o.h, in: 13.0.., values: {{O_OK: 0, O_BAD: 1}}}}\n"
    );
    let files = [
        ("specs/majors.yaml", majors.as_str()),
        ("specs/other.yaml", other),
        ("specs/tiny.yaml", spec),
        ("specs/registry/other.yaml", &declared),
        ("specs/registry/tiny.yaml", registry),
    ];
    let files = files.into_iter().filter(|(_, text)| !text.is_empty());
    State::read(files.map(|(path, text)| (path.to_owned(), text.to_owned())).collect())
}

#[test]
fn a_library_that_a_toolkit_lacks_is_a_breaking_change() {
    let ended = SPEC.replace("  title: Tiny\n", "  title: Tiny\n  in: \"..13.0\"\n");
    let base = with_other(SPEC, BASE, "'13.0'");
    let lost = base.library("tiny").unwrap().majors[&13].functions.len();
    assert!(base.findings.is_empty() && lost > 1, "{:?}", base.findings);
    for (toolkits, label, version) in [("'13.0', '14.0'", "13 → 14", "14.0"), ("'13.0', '13.1'", "13", "13.1")] {
        let review = review_of(&base, &with_other(&ended, BASE, toolkits), "`main`");
        let line = format!(
            "⚠ CUDA {label}: the library is not in {version}; the last toolkit with it is 13.0; programs lose {lost} functions.\n"
        );
        has(section(&review, "Breaking changes"), &["### tiny", &line]);
        // The spec does not declare that the library ended.
        let review = review_of(&base, &with_other(SPEC, BASE, toolkits), "`main`");
        let line = format!(
            "⚠ CUDA {label}: the registry has no facts about the library in {version}: run `cargo xtask regen --cuda {version} --library tiny`.\n"
        );
        has(section(&review, "Breaking changes"), &["### tiny", &line]);
        // A library that ended earlier is not reported again.
        let head = with_other(&ended, BASE, toolkits);
        assert_eq!(section(&review_of(&head, &head, "`main`"), "Breaking changes"), "Nothing.\n");
    }
    let review = review_of(&base, &with_other("", "", "'13.0'"), "`main`");
    let line = format!("⚠ The library no longer has a spec: programs lose {lost} functions.\n");
    has(section(&review, "Breaking changes"), &["### tiny", &line]);
}

#[test]
fn history_only_versions_take_a_line_and_are_compared() {
    const MAJORS: &str = "default: 13\nmajors:\n  13: {cuda_bindings: '13.0.0', extra: [a]}\n";
    let base = with_majors(MAJORS, BASE);
    let majors = format!("{MAJORS}  11: {{unbound: old}}\n");
    let registry = BASE.replace("toolkits: ['13.0']", "toolkits: ['11.8', '13.0']");
    assert_ne!(registry, BASE);
    let head = with_majors(&majors, &registry);
    let told = review_of(&base, &head, "`main`").text;
    assert!(told.contains("**CUDA 11.8** is in the registry only for its history"), "{told}");
    assert!(!told.contains("findings need"), "{told}");
    // The registry file was edited by hand.
    let other = with_majors(&majors, &registry.replacen("in: 13.0..", "in: 11.8..", 1));
    let told = review_of(&head, &other, "`main`").text;
    assert!(told.contains("The facts of CUDA 11.8 differ from the base"), "{told}");
}
