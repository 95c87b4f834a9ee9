//! Tests of the plans that follow from a parameter's declaration and role.

use super::{major, types};
use crate::{
    analysis::returned::returned,
    api::{
        call::{HolderParam, Returned},
        guards::{Fits, Guard, There},
        plan::{CallPlan, Callback, Derived, Element, Flags, HostExtent, Output, Passing, Rows, SliceLength},
        roles::{Direction, FlagSet, Origin, Param, Selection},
    },
    ctype::Builtin,
    spec::{self, Amount, CallbackScope, Count, FunctionNames, PythonWord},
    types::ValueKind,
};
use indexmap::IndexMap;

/// Returns the plan for parameters. Each parameter has a type, a name, and an entry in the notation of specs.
pub(in crate::analysis) fn plan(params: &[(&str, &str, &str)]) -> CallPlan {
    let params = params.iter().map(|(ty, name, entry)| {
        let entry: spec::Param = serde_yaml::from_str(entry).unwrap_or_else(|error| panic!("{entry}: {error}"));
        let ty = ty.parse().unwrap();
        Param::from_entry(name, &ty, &entry, Origin::Spec).unwrap_or_else(|misfit| panic!("{name}: {}", misfit.message))
    });
    CallPlan::new(&params.collect::<Vec<_>>(), &types(&major()), &|_| None)
}

/// Returns the plan of the first parameter.
#[derive(Debug, PartialEq)]
struct Planned {
    passing: Passing,
    element: Element,
    output: Option<Output>,
    length: Option<Count>,
    derived: Option<Derived>,
}

fn planned(params: &[(&str, &str, &str)]) -> Planned {
    let first = plan(params).params.swap_remove(0);
    let crate::api::plan::ParamPlan { passing, element, output, length, derived, .. } = first;
    Planned { passing, element, output, length, derived }
}

fn input(passing: Passing, element: Element) -> Planned {
    Planned { passing, element, output: None, length: None, derived: None }
}

impl Planned {
    fn output(self, output: Output) -> Self {
        Self { output: Some(output), ..self }
    }

    fn length(self, length: Count) -> Self {
        Self { length: Some(length), ..self }
    }

    fn derived(self, derived: Derived) -> Self {
        Self { derived: Some(derived), ..self }
    }
}

fn typed(ty: &str, kind: ValueKind) -> Element {
    Element::Typed { ty: ty.parse().unwrap(), kind }
}

fn of_param(name: &str) -> Count {
    Count::Param { name: name.to_owned(), minus: 0 }
}

const READ: Passing = Passing::Reference { mutable: false };
const UPDATED: Passing = Passing::Reference { mutable: true };
const ZEROED: Passing = Passing::Slot { given: false };
const GIVEN: Passing = Passing::Slot { given: true };
const N: (&str, &str, &str) = ("size_t", "n", "in");

#[test]
fn parameters_are_passed_by_value_or_by_reference() {
    let number = || typed("int", ValueKind::Number);
    let table = [
        ("int", "in", input(Passing::Value, number())),
        ("CUmode", "in", input(Passing::Value, typed("CUmode", ValueKind::Enum))),
        ("CUparams", "in", input(Passing::Value, typed("CUparams", ValueKind::Record))),
        // In C, a handle is a pointer. The header may declare the handle under its own name, under the name of another
        // typedef, or by its tag.
        ("CUstream", "in", input(Passing::Value, typed("CUstream", ValueKind::Stream))),
        ("cudaStream_t", "in", input(Passing::Value, typed("cudaStream_t", ValueKind::Stream))),
        ("CUstream_st *", "in", input(Passing::Value, typed("CUstream_st *", ValueKind::Stream))),
        ("const int *", "in", input(READ, number())),
        ("const CUparams *", "in", input(READ, typed("CUparams", ValueKind::Record))),
        ("CUparams *", "in_place", input(UPDATED, typed("CUparams", ValueKind::Record))),
        ("int *", "out", input(ZEROED, number()).output(Output::Value)),
        ("CUstream *", "out", input(ZEROED, typed("CUstream", ValueKind::Stream)).output(Output::Value)),
        ("CUparams *", "out", input(ZEROED, typed("CUparams", ValueKind::Record)).output(Output::Value)),
        ("void *", "{role: out, of_type: CUdeviceptr}", {
            input(ZEROED, typed("CUdeviceptr", ValueKind::DeviceAddress)).output(Output::Value)
        }),
        ("const char **", "static_string", {
            input(ZEROED, typed("const char *", ValueKind::CString)).output(Output::StaticString)
        }),
        ("int *", "inout", input(GIVEN, number()).output(Output::Value)),
        ("const char *", "in_string", input(Passing::CString, Element::Bytes)),
        ("void *", "address", input(Passing::Address(None), typed("void *", ValueKind::Pointer))),
        ("const double *", "in_scalar", {
            input(Passing::HostOrDevice(Direction::In), typed("double", ValueKind::Number))
        }),
        ("int *", "out_scalar", input(Passing::HostOrDevice(Direction::Out), typed("int", ValueKind::Number))),
        ("const void *", "{role: in_scalar, of_type: any}", {
            input(Passing::HostOrDevice(Direction::In), Element::Untyped)
        }),
        ("const void *", "{role: host_scalar, of_type: any}", input(Passing::HostNumber, Element::Untyped)),
        ("void **", "kernel_params", input(Passing::Slice(Direction::In), Element::KernelArguments)),
    ];
    for (ty, entry, expected) in table {
        assert_eq!(planned(&[(ty, "x", entry)]), expected, "{ty} x: {entry}");
    }
}

#[test]
fn arrays_buffers_and_strings_are_slices() {
    let numbers = |direction| input(Passing::Slice(direction), typed("int", ValueKind::Number));
    let (bytes, untyped) = (
        |direction| input(Passing::Slice(direction), Element::Bytes),
        |direction| input(Passing::Slice(direction), Element::Untyped),
    );
    let less = Count::Param { name: "n".to_owned(), minus: 1 };
    let asked = Count::Call("cuCount".to_owned());
    let borrowed = Output::BorrowedList { element: "int".parse().unwrap() };
    let table = [
        ("const int *", "{role: in_array, count: n}", numbers(Direction::In).length(of_param("n"))),
        ("const int *", "{role: in_array, count: n - 1}", numbers(Direction::In).length(less)),
        ("const int *", "{role: in_array, count: 4}", numbers(Direction::In).length(Count::Fixed(4))),
        ("int *", "{role: inout_array, count: n}", numbers(Direction::InOut).length(of_param("n"))),
        ("int *", "{role: out_array, count: n}", numbers(Direction::Out).length(of_param("n")).output(Output::List)),
        ("int *", "{role: out_array, count: 4}", {
            numbers(Direction::Out).length(Count::Fixed(4)).output(Output::FixedArray(4))
        }),
        ("int *", "{role: out_array, count: {call: cuCount}}", {
            numbers(Direction::Out).length(asked.clone()).output(Output::List)
        }),
        ("int **", "{role: borrowed_array, count: n}", {
            input(ZEROED, typed("int *", ValueKind::Pointer)).length(of_param("n")).output(borrowed)
        }),
        ("const void *", "{role: in_buffer, bytes: n}", untyped(Direction::In).length(of_param("n"))),
        // Memory that the caller provides is not an output.
        ("void *", "{role: out_buffer, bytes: n}", untyped(Direction::Out).length(of_param("n"))),
        ("char *", "{role: out_buffer, bytes: {call: cuCount}}", bytes(Direction::Out).length(asked)),
        ("char *", "{role: out_string, bytes: n}", bytes(Direction::Out).length(of_param("n")).output(Output::String)),
    ];
    for (ty, entry, expected) in table {
        assert_eq!(planned(&[(ty, "x", entry), N]), expected, "{ty} x: {entry}");
    }
}

/// Only Python uses the keys in this test.
#[test]
fn keys_of_python_are_copied_into_the_plan() {
    let python = |entry: &str| plan(&[("int *", "x", entry), N]).params.swap_remove(0).python.clone();
    assert_eq!(python("{role: out_array, count: n}"), None);
    let table = [
        ("{role: out_array, count: n, python: truncate_to_count}", PythonWord::TruncateToCount),
        ("{role: inout_array, count: n, python: accepts_scalar}", PythonWord::AcceptsScalar),
        ("{role: out_array, count: 4, python: single}", PythonWord::Single),
        ("{role: in, python: optional}", PythonWord::Optional),
    ];
    for (entry, expected) in table {
        assert_eq!(python(entry), Some(expected), "{entry}");
    }
}

#[test]
fn selected_values_have_the_type_of_their_selector() {
    let selection = || Selection { selector: "mode".to_owned(), table: "CUmode".to_owned() };
    let one = |passing| input(passing, Element::Selected(selection()));
    let each = |direction, sizes: Option<&str>| {
        let sizes = sizes.map(str::to_owned);
        input(Passing::Slice(direction), Element::EachSelected { selection: selection(), sizes }).length(of_param("n"))
    };
    let table = [
        ("const void *", "{role: in_attribute, selector: {mode: CUmode}}", one(READ)),
        ("void *", "{role: out_attribute, selector: {mode: CUmode}}", one(ZEROED).output(Output::Value)),
        ("void *", "{role: out_attribute, selector: {mode: CUmode}, bytes: n}", {
            one(ZEROED).output(Output::Value).length(of_param("n"))
        }),
        ("const void *", "{role: in_attribute, selector: {mode: CUmode}, count: n}", {
            one(Passing::Slice(Direction::In)).length(of_param("n"))
        }),
        ("void *", "{role: inout_attribute, selector: {mode: CUmode}, count: n}", {
            one(Passing::Slice(Direction::InOut)).length(of_param("n")).output(Output::List)
        }),
        ("void **", "{role: in_attributes, selector: {mode: CUmode}, count: n}", each(Direction::In, None)),
        ("void **", "{role: out_attributes, selector: {mode: CUmode}, count: n, bytes: sizes}", {
            each(Direction::Out, Some("sizes")).output(Output::List)
        }),
    ];
    for (ty, entry, expected) in table {
        assert_eq!(planned(&[(ty, "x", entry), ("CUmode", "mode", "in"), N]), expected, "{ty} x: {entry}");
    }
}

#[test]
fn counts_and_sizes_are_derived_from_other_arguments() {
    let count = || input(Passing::Value, typed("size_t", ValueKind::Number));
    let length =
        |slice: &str, in_bytes, plus, optional| SliceLength { slice: slice.to_owned(), in_bytes, plus, optional };
    let array = ("const int *", "a", "{role: in_array, count: n}");
    let less = ("const int *", "b", "{role: in_array, count: n - 1, nullable: true}");
    let buffer = ("const void *", "c", "{role: in_buffer, bytes: n}");
    let several = vec![length("a", false, 0, false), length("b", false, 1, true)];
    assert_eq!(planned(&[N, array]), count().derived(Derived::Lengths(vec![length("a", false, 0, false)])));
    assert_eq!(planned(&[N, array, less]), count().derived(Derived::Lengths(several)));
    // If several parameters may be NULL, either all or none must be NULL, unless one of them is optional.
    let null = |name, rest: &'static str| ("const int *", name, rest);
    let both = null("a", "{role: in_array, count: n, nullable: true}");
    let other = null("b", "{role: in_array, count: n, nullable: true}");
    let third = null("c", "{role: in_array, count: n, nullable: with_count}");
    let together = vec![length("a", false, 0, false), length("b", false, 0, false), length("c", false, 0, true)];
    assert_eq!(planned(&[N, both, other, third]), count().derived(Derived::Lengths(together)));
    assert_eq!(planned(&[N, buffer]), count().derived(Derived::Lengths(vec![length("c", true, 0, false)])));
    let value = ("void *", "value", "{role: out_attribute, selector: {mode: CUmode}, bytes: n}");
    assert_eq!(planned(&[N, value]), count().derived(Derived::SizeOf("value".to_owned())));
    // CUDA returns the length of its own memory, so no argument determines the length.
    assert_eq!(planned(&[N, ("int **", "a", "{role: borrowed_array, count: n}")]), count());
}

#[test]
fn flags_have_the_type_of_an_enum() {
    let major = major();
    let resolved = |set: FlagSet, ty: &str| set.resolve(&ty.parse().unwrap(), &types(&major));
    let of = |name: &str| FlagSet::Enum(name.to_owned());
    let bits = |integer| Some(Flags::Enum { ty: "CUmode".parse().unwrap(), integer });
    assert_eq!(resolved(of("CUmode"), "unsigned int"), bits(Builtin::UnsignedInt));
    assert_eq!(resolved(of("CUmode"), "unsigned long long *"), bits(Builtin::UnsignedLongLong));
    assert_eq!(resolved(of("CUmode"), "CUdeviceptr"), None, "an integer with a meaning of its own");
    assert_eq!(resolved(of("CUgone"), "unsigned int"), None, "of another major version");
    let names = |names: &[&str]| FlagSet::Names(names.iter().map(|name| (*name).to_owned()).collect());
    let enums = Flags::Names { constants: Vec::new(), enums: vec!["CUmode".to_owned()] };
    assert_eq!(resolved(names(&["CUmode", "CUgone"]), "int"), Some(enums));
    assert_eq!(resolved(names(&["CU_GONE_*"]), "int"), None);
    assert_eq!(resolved(FlagSet::None, "int"), Some(Flags::None));
}

#[test]
fn callbacks_are_paired_with_their_user_data() {
    let callback = ("CUhostFn", "fn", "{role: callback, data: data, scope: {once_unless: cuIsRetained}}");
    let called = Callback {
        user_data: Some("data".to_owned()),
        scope: CallbackScope::Once,
        repeats_if: Some("cuIsRetained".to_owned()),
    };
    let function = typed("CUhostFn", ValueKind::Function);
    assert_eq!(planned(&[callback, ("void *", "data", "user_data")]), input(Passing::Callback(called), function));
    let data = |callback: Option<&str>| {
        let callback = callback.map(str::to_owned);
        input(Passing::UserData { callback }, typed("void *", ValueKind::Pointer))
    };
    assert_eq!(planned(&[("void *", "data", "user_data"), callback]), data(Some("fn")));
    assert_eq!(planned(&[("void *", "data", "user_data")]), data(None));
}

#[test]
fn addresses_of_host_memory_have_an_extent() {
    let address = |extent| input(Passing::Address(Some(extent)), typed("void *", ValueKind::Pointer));
    let named = |name: &str| Amount::Product(vec![name.to_owned()]);
    let rows = Rows { count: named("height"), pitch: Amount::Product(vec!["pitch".to_owned(), "n".to_owned()]) };
    let extent = |written, rows| HostExtent { written, element: None, amount: named("n"), rows };
    assert_eq!(planned(&[("void *", "x", "{role: address, reads: n}")]), address(extent(false, None)));
    assert_eq!(
        planned(&[("void *", "x", "{role: address, writes: [n, {height: [pitch, n]}]}")]),
        address(extent(true, Some(rows)))
    );
    let counted = |amount| {
        let element = Some("int".parse().unwrap());
        let extent = HostExtent { written: false, element, amount, rows: None };
        input(Passing::Address(Some(extent)), typed("int *", ValueKind::Pointer))
    };
    let more = Amount::Sum { name: "n".to_owned(), plus: 1 };
    assert_eq!(planned(&[("int *", "x", "{role: address, reads: n + 1}")]), counted(more));
    assert_eq!(planned(&[("int *", "x", "{role: address, reads: 5}")]), counted(Amount::Fixed(5)));
    assert_eq!(planned(&[("int *", "x", "{role: address, reads: true}")]), counted(Amount::Untold));
}

#[test]
fn retained_memory_belongs_to_a_handle() {
    let made = ("CUstream *", "made", "out");
    let taken = ("CUstream", "taken", "in");
    let kept = ("CUparams *", "params", "{role: in_place, retained: true}");
    let holder = |param: &str| Some(HolderParam { param: param.to_owned(), handle: "CUstream".parse().unwrap() });
    assert_eq!(plan(&[taken, made, kept]).holder, holder("made"));
    assert_eq!(plan(&[taken, kept]).holder, holder("taken"));
    assert_eq!(plan(&[taken, made]).holder, None);
}

#[test]
fn calls_with_inconsistent_arguments_are_rejected() {
    let array = |name, entry| ("const int *", name, entry);
    let counted = "{role: in_array, count: n}";
    let guards = |params: &[(&str, &str, &str)]| plan(params).guards;
    assert_eq!(guards(&[array("x", counted), N]), [], "the count is the array's length");
    let length = |slice: &str| SliceLength { slice: slice.to_owned(), in_bytes: false, plus: 0, optional: false };
    let lengths = Guard::Lengths { count: "n".to_owned(), of: vec![length("x"), length("y")] };
    assert_eq!(guards(&[array("x", counted), array("y", counted), N]), [lengths]);
    let selected = "{role: in_attribute, selector: {mode: CUmode}}";
    let selection = || Selection { selector: "mode".to_owned(), table: "CUmode".to_owned() };
    let unfit = |there| Guard::Unfit { param: "value".to_owned(), selection: selection(), fits: Fits::Same, there };
    let value = |entry| guards(&[("const void *", "value", entry), ("CUmode", "mode", "in")]);
    assert_eq!(value(selected), [unfit(There::Always)]);
    assert_eq!(value(&selected.replace("}}", "}, nullable: true}")), [unfit(There::IfSome)]);
}

#[test]
fn result_kinds_match_any_name_of_the_function() {
    let major = major();
    let code = String::new;
    let codes = spec::ResultCodes {
        r#type: "CUstatus".to_owned(),
        code: None,
        codes: None,
        returns: IndexMap::from([("fxRead*".to_owned(), spec::Returns::Count)]),
        success: code(),
        missing_library: code(),
        missing_symbol: code(),
        invalid_argument: code(),
        in_progress: None,
        warnings: None,
        last_message: None,
        too_small: None,
        stub_library: None,
        in_child: None,
        description: None,
    };
    let table = [
        ("CUresult", Returned::Status),
        ("CUstatus", Returned::Status),
        ("CUmode", Returned::Value),
        ("void", Returned::Nothing),
        ("const char *", Returned::StaticString),
        ("char *", Returned::Value),
        ("int", Returned::Value),
    ];
    for (ty, expected) in table {
        let names = FunctionNames::of_symbol("fxGet");
        assert_eq!(returned(&ty.parse().unwrap(), &names, &codes, &types(&major)), expected, "{ty}");
    }
    let reads = FunctionNames::of_symbol("fxReadv");
    assert_eq!(returned(&"long".parse().unwrap(), &reads, &codes, &types(&major)), Returned::Count);
}
