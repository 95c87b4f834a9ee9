//! Tests of comparisons in both formats. They use a small registry that contains a change of each kind, and this
//! repository's registry.

use super::*;
use codegen_core::repository;

/// A registry that contains every possible kind of difference between 12.9 and 13.0.
const TINY: &str = include_str!("tests/tiny.yaml");

fn version(text: &str) -> Version {
    text.parse().unwrap()
}

fn tiny() -> Vec<Registry> {
    let registry = Registry::parse("tiny", TINY, "tiny.yaml").unwrap_or_else(|failure| panic!("{failure}"));
    vec![registry]
}

fn text(registries: &[Registry], old: &str, new: &str, format: Format) -> String {
    let diff = diff(registries, &Specs::default(), None, (version(old), version(new)))
        .unwrap_or_else(|failure| panic!("{failure}"));
    let text = render(&diff, format);
    assert!(text.lines().all(|line| line.trim_end() == line), "no line ends in spaces:\n{text}");
    text
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
fn every_kind_of_change_is_reported() {
    has(
        &text(&tiny(), "12.9", "13.0", Format::Text),
        &[
            "CUDA 12.9 → 13.0\n\n  library  names moved",
            "Documented names that refer to another symbol (3)",
            "  txGo: txGo → txGo_v2\n    12.9  int txGo(int count)\n    13.0  int txGo_v2(char how, long count)\n",
            "    ~ int count → long count\n    + char how, as parameter 1\n",
            "    The symbol txGo remains only for binary compatibility; cubind has it in sys.\n",
            "  txMake: txMake_v2 → txMake_v3\n",
            "    The signature is the same. txMake_v2 remains only for binary compatibility; cubind has it under",
            "  txSink: txSink_v2 → txSink\n",
            "txSink_v2 is no longer declared.",
            "Changed signatures under the same symbol (2)",
            "  txShape\n    12.9  int txShape(void *to, int at)\n    13.0  void txShape(const void *to)\n",
            "    ~ returns int → void\n    ~ void *to → const void *to\n    - int at\n",
            "  txSwap\n",
            "    ~ the order of the parameters changed\n",
            "The types are the same in the same order, so a compiler does not report the change.",
            "Removed functions (2)",
            "  txDrop\n",
            "  txSink_v2  txSink\n",
            "Kept for binary compatibility only (2)",
            "  function   instead\n  txGo       txGo_v2\n",
            "  txMake_v2  txMake_v3\n",
            "Newly deprecated functions (1)\n  function  instead\n  txOld     txOld_v2\n",
            "Added functions (2)\n",
            "  int txGo_v2(char how, long count);  // documented as txGo\n",
            "  int txNew(void);\n",
            "Other changes to functions (5)\n",
            "txBack    public; previously only for binary compatibility",
            "txSpare   no longer deprecated",
            "txSpare   also called txReserve",
            "txName    only names: value is renamed to given",
            "Enums that changed (2)\n\n  txHue\n    ~ name: txHue → txTint; the content is the same, but the old name is not a typedef\n\n  txKind\n    - TX_B = 1\n    ~ TX_MAX: 2 → 3\n    + TX_C = 2\n",
            "Enums removed (1)\n  enum txLost { TX_LOST = 0 }\n",
            "Enums added (1)\n  enum txFound { TX_FOUND = 0 }\n",
            "Structs and unions that changed (2)\n\n  txBox\n    ~ size: 16 bytes → 24 bytes\n    - int gone at 4\n",
            "    ~ kept: int kept at 8 → long kept at 16\n",
            "    ~ flag: unsigned int flag : 1 at 15, bit 0 → unsigned int flag : 2 at 15, bit 1\n    + int fresh at 0\n",
            "    ~ first to second (2 fields): the offset increases by 4 bytes\n    ~ tail: the offset decreases by 4 bytes\n",
            "    Used by txOpen.\n",
            "\n  txFirst\n    ~ name: txFirst → txSecond; the old name is a typedef\n\n",
            "Structs and unions added (1)\n  struct txNest { struct { int value; } in; } (4 bytes)\n",
            "Typedefs, callbacks, constants and helpers (4)\n",
            "  - typedef int txId;\n  + typedef long txId;\n",
            "  + typedef void (*txHook)(void *data);\n",
            "  - int TX_VERSION = 1\n  + int TX_VERSION = 2\n",
            "  + txBox make_txBox(int first)\n",
            "Other changes to the documentation\n",
            "  the listed result codes of 1 function: txSpare\n  the header (t.h → u.h) of 1 function: txSpare\n",
        ],
    );
}

#[test]
fn the_other_direction_is_the_reverse() {
    has(
        &text(&tiny(), "13.0", "12.9", Format::Text),
        &[
            "CUDA 13.0 → 12.9\n",
            "  txGo: txGo_v2 → txGo\n    13.0  int txGo_v2(char how, long count)\n    12.9  int txGo(int count)\n",
            "txGo_v2 is no longer declared.",
            "  txMake: txMake_v3 → txMake_v2\n",
            "txMake_v3 remains.",
            "Removed functions (2)\n  function  instead\n  txGo_v2   txGo\n  txNew\n",
            "Kept for binary compatibility only (2)",
            "  txBack\n",
            "Added functions (2)\n",
            "txDrop",
            "no longer called txReserve",
            "TX_C = 2",
            "\n  txSecond\n    ~ name: txSecond → txFirst; the new name was a typedef\n",
        ],
    );
    let count = |old, new| {
        diff(&tiny(), &Specs::default(), None, (version(old), version(new)))
            .unwrap()
            .libraries
            .remove(0)
            .changes
            .unwrap()
    };
    let (there, back) = (count("12.9", "13.0"), count("13.0", "12.9"));
    assert_eq!(there.functions.added.len(), back.functions.removed.len());
    assert_eq!(there.functions.moved.len(), back.functions.moved.len());
    assert_eq!(there.items.enums.added, back.items.enums.removed);
}

#[test]
fn markdown_has_the_same_content() {
    has(
        &text(&tiny(), "12.9", "13.0", Format::Markdown),
        &[
            "# CUDA 12.9 → 13.0\n\n| library | names moved |",
            "|---|---|",
            "| tiny | 3 | 2 | 2 | 2 | 1 | 0 | 2 | 4 | 3 | 4 |",
            "## tiny\n\n### Documented names that refer to another symbol (3)\n\n",
            "#### `txGo`: `txGo` → `txGo_v2`\n\n```c\n// 12.9\nint txGo(int count);\n// 13.0\n",
            "```diff\n! int count → long count\n+ char how, as parameter 1\n```\n",
            "| function | instead |\n|---|---|\n| `txDrop` |  |\n| `txSink_v2` | `txSink` |\n",
            "```c\nint txGo_v2(char how, long count);  // documented as txGo\nint txNew(void);\n```\n",
            "#### `txKind`\n\n```diff\n- TX_B = 1\n",
        ],
    );
}

#[test]
fn a_toolkit_does_not_differ_from_itself() {
    assert!(text(&tiny(), "13.0", "13.0", Format::Text).ends_with("\nnothing changed in tiny\n"));
    assert!(text(&tiny(), "13.0", "13.0", Format::Markdown).ends_with("\nNothing changed in tiny.\n"));
}

#[test]
fn an_unknown_toolkit_is_wrong_use() {
    for (old, new) in [("12.9", "14.1"), ("14.1", "12.9"), ("14.1", "14.1")] {
        let failure = diff(&tiny(), &Specs::default(), None, (version(old), version(new))).unwrap_err();
        assert_eq!(failure.exit_code(), 2);
        has(
            &failure.to_string(),
            &["CUDA 14.1 is not in the registry; it has 12.9, 13.0", "`cargo xtask regen --cuda 14.1`"],
        );
    }
}

#[test]
fn a_library_without_one_of_the_toolkits_is_not_compared() {
    let mut registries = tiny();
    registries.push(Registry::new("other"));
    let said = text(&registries, "12.9", "13.0", Format::Text);
    assert!(said.ends_with("\nother: the registry has no CUDA 12.9 and no 13.0\n"), "{said}");
    let said = text(&registries, "12.9", "13.0", Format::Markdown);
    assert!(said.ends_with("Not compared: the registry has no CUDA 12.9 and no 13.0.\n"), "{said}");
}

/// The spec decides whether a toolkit lacks a library or was not scanned for it.
#[test]
fn a_library_that_a_toolkit_lacks_is_removed_or_added() {
    let (_, registries) = repository::read();
    let specs = |range: &str| {
        let (mut specs, _) = repository::load_common(repository::root()).unwrap_or_else(|failure| panic!("{failure}"));
        let nvrtc = specs.libraries.iter_mut().find(|spec| spec.name() == "nvrtc").unwrap();
        nvrtc.content.library.r#in = (!range.is_empty()).then(|| range.parse().unwrap());
        specs
    };
    let mut registries = registries.clone();
    let nvrtc = registries.iter_mut().find(|registry| registry.library == "nvrtc").unwrap();
    let count = nvrtc.toolkits[&version("13.4")].functions.len();
    nvrtc.toolkits.remove(&version("13.5"));
    let text = |range: &str, old: &str, new: &str| {
        let diff = diff(&registries, &specs(range), None, (version(old), version(new))).unwrap();
        [Format::Text, Format::Markdown].map(|format| render(&diff, format))
    };
    let [plain, markdown] = text("..13.4", "13.4", "13.5");
    let row = |text: &str| {
        let row = text.lines().find(|line| line.trim_start_matches([' ', '|']).starts_with("nvrtc ")).unwrap();
        row.split([' ', '|']).filter(|cell| !cell.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    let count = count.to_string();
    assert_eq!(row(&plain)[..4], ["nvrtc", "0", "0", &count]);
    assert_eq!(row(&markdown)[..4], ["nvrtc", "0", "0", &count]);
    has(&plain, &["\nnvrtc\n=====\n\nThe library is not in CUDA 13.5.\n\n", &format!("Removed functions ({count})\n")]);
    has(&markdown, &["\n## nvrtc\n\nThe library is not in CUDA 13.5.\n\n", &format!("Removed functions ({count})\n")]);
    let [plain, _] = text("..13.4", "13.5", "13.4");
    has(&plain, &["The library is not in CUDA 13.5.\n\n", &format!("Added functions ({count})\n")]);
    assert!(!text("..13.4", "13.5", "13.5")[0].contains("nvrtc"), "neither version contains it");
    has(&text("", "13.4", "13.5")[0], &["\nnvrtc: the registry has no CUDA 13.5\n"]);
}

#[test]
fn a_function_that_moved_to_another_library_names_the_library() {
    let (mut registries, mut other) = (tiny(), Registry::new("other"));
    let (old, new) = (version("13.0"), version("12.9"));
    let moved = registries[0].toolkits[&old].functions["txNew"].clone();
    other.toolkits.insert(old, registries[0].toolkits[&old].clone());
    other.toolkits.get_mut(&old).unwrap().functions.clear();
    other.toolkits.insert(new, other.toolkits[&old].clone());
    other.toolkits.get_mut(&new).unwrap().functions.insert("txNew".to_owned(), moved);
    registries.push(other);
    let text = text(&registries, "13.0", "12.9", Format::Text);
    has(&text, &["Removed functions (2)", "  txNew     txNew of other\n"]);
}

#[test]
fn specs_name_successors_that_the_headers_do_not() {
    let registry = tiny().remove(0);
    let [old, new] = ["12.9", "13.0"].map(|text| &registry.toolkits[&version(text)]);
    let instead = |old, new, symbol: &str, said: Replacements<'_>| {
        let removed = compare(old, new, &said).functions.removed;
        let gone = removed.into_iter().find(|gone| gone.form.symbol == symbol).unwrap();
        gone.successor.map(|successor| successor.symbol)
    };
    assert_eq!(instead(old, new, "txDrop", Replacements::from([("txDrop", "txNew")])).as_deref(), Some("txNew"));
    assert_eq!(instead(old, new, "txDrop", Replacements::from([("txDrop", "txLater")])), None, "not there yet");
    // Names in the headers take precedence over the specs.
    let said = Replacements::from([("txSink_v2", "txNew")]);
    assert_eq!(instead(old, new, "txSink_v2", said).as_deref(), Some("txSink"));
}

/// The differences in a library of this repository.
fn real(library: &str, old: &str, new: &str) -> Changes {
    let (specs, registries) = repository::read();
    let diff =
        diff(registries, specs, None, (version(old), version(new))).unwrap_or_else(|failure| panic!("{failure}"));
    diff.libraries.into_iter().find(|it| it.name == library).unwrap().changes.unwrap()
}

#[test]
fn the_driver_of_13_has_fifteen_names_for_other_symbols() {
    let functions = real("driver", "12.9", "13.0").functions;
    assert_eq!(functions.moved.len(), 15);
    assert_eq!(functions.moved.iter().filter(|moved| !moved.params.is_empty()).count(), 13);
    assert!(functions.moved.iter().all(|moved| moved.old_form == OldFunction::Legacy));
    assert!(functions.changed.is_empty() && functions.removed.is_empty());
    // Every symbol that is now declared only for binary compatibility has a replacement.
    assert!(functions.made_legacy.iter().all(|gone| gone.successor.is_some()));
}

#[test]
fn the_runtime_of_13_has_other_signatures_and_layouts() {
    let Changes { functions, items } = real("runtime", "12.9", "13.0");
    // Three other functions were previously declared for binary compatibility only. In one of them, two parameters
    // swapped their names.
    let public = functions.changed.iter().filter(|it| !it.before.legacy && !it.after.legacy);
    let (same_types, others): (Vec<_>, Vec<_>) = public.partition(|it| it.same_types);
    assert_eq!((functions.changed.len(), others.len(), same_types.len()), (15, 11, 1));
    let instead = |symbol: &str| {
        let gone = functions.removed.iter().find(|gone| gone.form.symbol == symbol).unwrap();
        gone.successor.as_ref().map(|successor| successor.symbol.as_str())
    };
    assert_eq!(instead("cudaThreadExit"), Some("cudaDeviceReset"));
    assert_eq!(instead("cudaGetDeviceProperties_v2"), Some("cudaGetDeviceProperties"));
    let sizes = |name: &str| {
        let record = items.records.changed.iter().find(|record| record.name == name).unwrap();
        record.parts.iter().find_map(|part| match part {
            Part::Changed { what, before, after } if what == "size" => Some(format!("{before} → {after}")),
            Part::Added(_) | Part::Removed(_) | Part::Changed { .. } | Part::Shifted { .. } => None,
        })
    };
    assert_eq!(sizes("cudaDeviceProp").as_deref(), Some("1032 bytes → 1008 bytes"));
    assert_eq!(sizes("cudaPointerAttributes").as_deref(), Some("24 bytes → 88 bytes"));
}

#[test]
fn the_driver_of_13_5_announces_deprecations() {
    let Changes { functions, items } = real("driver", "13.4", "13.5");
    assert_eq!((functions.announced.len(), functions.deprecated.len()), (44, 0));
    let instead = |symbol: &str| {
        let gone = functions.announced.iter().find(|gone| gone.form.symbol == symbol).unwrap();
        gone.successor.as_ref().and_then(|successor| successor.name.clone())
    };
    assert_eq!(instead("cuGraphAddMemsetNode").as_deref(), Some("cuGraphAddNode"));
    assert_eq!(real("runtime", "13.4", "13.5").functions.announced.len(), 40);
    let option = items.enums.changed.iter().find(|item| item.name == "CUjit_option").unwrap();
    let (before, after) = ("not deprecated".to_owned(), "deprecated".to_owned());
    let what = "CU_JIT_POSITION_INDEPENDENT_CODE".to_owned();
    assert!(option.parts.contains(&Part::Changed { what, before, after }), "{option:?}");
    let operand = items.records.added.iter().find(|item| item.name.starts_with("CUfabricCpyOperand")).unwrap();
    assert!(operand.declared.contains("locHint") && operand.declared.contains("union {"), "{}", operand.declared);
}

#[test]
fn an_announced_replacement_is_named_for_a_removed_function() {
    let (_, registries) = repository::read();
    let driver = registries.iter().find(|registry| registry.library == "driver").unwrap();
    let old = &driver.toolkits[&version("13.5")];
    let mut new = old.clone();
    new.functions.remove("cuGraphAddMemsetNode").unwrap();
    let removed = compare(old, &new, &Replacements::new()).functions.removed;
    let successor = removed[0].successor.as_ref().unwrap();
    assert_eq!((removed.len(), successor.name.as_deref()), (1, Some("cuGraphAddNode")));
}

/// By default, each version is compared only with itself, the next version and the newest one. A fault that occurs only
/// between two other versions is found at night, when all pairs are compared.
#[test]
fn pairs_of_versions_have_the_same_differences_in_both_directions() {
    let (specs, registries) = repository::read();
    // Compare toolkits, and the releases of every independently versioned library.
    let mut versions: BTreeMap<Option<&str>, BTreeSet<Version>> = BTreeMap::new();
    for (spec, registry) in specs.libraries.iter().zip(registries) {
        let own = spec.content.library.has_own_versions().then(|| spec.name());
        versions.entry(own).or_default().extend(registry.toolkits.keys());
    }
    let pairs = versions.iter().flat_map(|(of, versions)| {
        versions.iter().flat_map(move |old| {
            let newer: Vec<Version> = versions.range(*old..).copied().collect();
            let is_compared = move |at: usize, count: usize| at < 2 || at + 1 == count || repository::all_toolkits();
            let count = newer.len();
            let compared = newer.into_iter().enumerate().filter(move |(at, _)| is_compared(*at, count));
            compared.map(move |(_, new)| (*of, *old, new))
        })
    });
    for (of, old, new) in pairs {
        let [there, back] = [(old, new), (new, old)].map(|(old, new)| diff(registries, specs, of, (old, new)).unwrap());
        for (there, back) in there.libraries.iter().zip(&back.libraries) {
            let (Ok(there), Ok(back)) = (&there.changes, &back.changes) else { continue };
            let counts = |it: &Changes| {
                let Functions { moved, changed, removed, added, .. } = &it.functions;
                let AllItems { enums, records, .. } = &it.items;
                (moved.len(), changed.len(), [removed.len(), added.len()], [enums.count(), records.count()])
            };
            let (moved, changed, [removed, added], items) = counts(there);
            assert_eq!(counts(back), (moved, changed, [added, removed], items), "{old} {new}");
            assert!(old != new || *there == Changes::default(), "{old} differs from itself");
        }
        for format in [Format::Text, Format::Markdown] {
            assert!(render(&there, format).lines().all(|line| line.trim_end() == line), "{old} {new}");
        }
    }
}
