//! The test step `crate interface`: compares the public items in the crate's hand-written code with a list, so that
//! changes to the public interface are visible in a diff.

use crate::{hidden::documented, test::Context, tools::Tool};
use codegen::{diag::Failure, spec};
use std::{fs, path::Path};

const TOOL: Tool = Tool { name: "cargo-public-api", version: "0.52.0" };
const LIST: &str = "tests/rust/interface.txt";
/// Features that are enabled in addition to those of libraries with hand-written code. The features of other libraries
/// would only add generated functions.
const FEATURES: &str = "std,cuda-13,owned,bytemuck,dlpack,half,ndarray,num-complex,tracing";
/// Modules that are excluded from the list: the generated modules, whose declarations are in `specs/registry`, and
/// `__gen1`, which is not part of the public interface.
const GENERATED: [&str; 6] = ["cuda12", "cuda13", "sys", "shared", "checked", "__gen1"];

/// Compares the crate's public items with the list, or writes the list if `--bless` is given.
pub(crate) fn run(context: &Context<'_>) -> Result<(), Failure> {
    let (root, programs) = (context.root, &context.programs);
    let tool = TOOL.installed(programs)?;
    let items = documented(programs, "interface", &features(root)?, &[])?;
    // Auto traits, and implementations that follow from other implementations, are omitted.
    let all = programs.read(programs.program(tool).args(["-sss", "--rustdoc-json"]).arg(&items))?;
    let list: String = all.lines().filter(|line| is_written_by_hand(line)).flat_map(|line| [line, "\n"]).collect();
    let file = root.join(LIST);
    if context.options.bless {
        return fs::write(&file, list).map_err(|error| Failure::Check(format!("{LIST}: {error}")));
    }
    let listed = fs::read_to_string(&file).map_err(|error| Failure::Check(format!("{LIST}: {error}")))?;
    let (before, now) = (lines(&listed), lines(&list));
    let differences: Vec<String> = before
        .iter()
        .filter(|line| !now.contains(*line))
        .map(|line| format!("- {line}"))
        .chain(now.iter().filter(|line| !before.contains(*line)).map(|line| format!("+ {line}")))
        .collect();
    if differences.is_empty() {
        println!("{LIST}: all {} items match the list", now.len());
        return Ok(());
    }
    Err(Failure::Check(format!(
        "{LIST} does not match the items of the crate. To update the list, run cargo xtask test \"crate interface\" \
        --bless\n{}",
        differences.join("\n")
    )))
}

/// Returns the features that enable all hand-written code.
fn features(root: &Path) -> Result<String, Failure> {
    let libraries = spec::load(root)?.libraries;
    let by_hand = libraries.iter().filter(|spec| spec.content.rust.is_some());
    Ok(by_hand.fold(FEATURES.to_owned(), |features, spec| features + "," + spec.name()))
}

fn lines(text: &str) -> std::collections::BTreeSet<&str> {
    text.lines().collect()
}

/// Returns true if the item in this line is not in an excluded module. An impl belongs to the module of its type.
fn is_written_by_hand(line: &str) -> bool {
    let path = match line.strip_prefix("impl").and_then(|rest| rest.rsplit_once(" for ")) {
        // An impl for a type of another crate belongs to the module of the last type in the trait.
        Some((of, owner)) => owner.split_once("cubind::").or_else(|| of.rsplit_once("cubind::")),
        None => line.split_once("cubind::"),
    };
    let Some((_before, path)) = path else { return true };
    let module: String = path.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
    !GENERATED.contains(&module.as_str())
}

#[cfg(test)]
mod tests {
    use super::is_written_by_hand;

    #[test]
    fn items_belong_to_the_first_module_of_their_path() {
        assert!(is_written_by_hand(
            "pub fn cubind::owned::Stream::new() -> Result<Self, cubind::cuda13::driver::CUresult>"
        ));
        assert!(!is_written_by_hand("pub unsafe fn cubind::cuda13::driver::cuInit(flags: u32) -> (CUresult,)"));
        assert!(is_written_by_hand("impl<T> core::convert::From<cubind::cuda13::driver::X> for cubind::CuPtr<T>"));
        assert!(!is_written_by_hand("impl cubind::Status for cubind::cuda13::driver::CUresult"));
        assert!(!is_written_by_hand("impl core::convert::From<cubind::cuda13::driver::CUresult> for i32"));
        assert!(!is_written_by_hand("impl cubind::Element<cubind::cuda13::runtime::cudaDataType> for f32"));
        assert!(is_written_by_hand("impl cubind::Element<cubind::owned::dlpack::DLDataType> for f32"));
    }
}
