//! Packing of lists into as few lines as possible.
//!
//! prettyplease prints each element of a long list on a separate line. CUDA functions have up to forty parameters, and
//! each parameter occurs in four lists. Packing reduces a function body to a third of its lines, so that the steps of
//! the function are easier to see.

/// The layout of the parameters in a function's signature.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Signatures {
    /// Each parameter is on a separate line.
    Kept,
    /// The parameters are packed, like other lists.
    Packed,
}

/// The maximum width of a line.
const WIDTH: usize = 120;
/// The indentation of one level.
const LEVEL: &str = "    ";

/// Formats Rust items with packed lists. The contents of braces keep their lines.
pub(super) fn packed(text: &str, signatures: Signatures) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        lines.push(line.to_owned());
        close_list(&mut lines, signatures);
        close_call(&mut lines);
        close_block(&mut lines);
        close_block_of_call(&mut lines);
        close_macro(&mut lines);
        join_call(&mut lines);
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Packs the elements of a list if the last line ends the list. Nested lists are already packed.
fn close_list(lines: &mut Vec<String>, signatures: Signatures) {
    let Some(closing) = lines.last().filter(|line| line.trim_start().starts_with([')', ']'])) else { return };
    let indent = indentation(closing);
    let Some(start) = lines[..lines.len() - 1].iter().rposition(|line| indentation(line) <= indent) else { return };
    let opening = &lines[start];
    let is_head = opening.trim_start().starts_with("fn ") || opening.contains(" fn ");
    if indentation(opening) != indent || !opening.ends_with(['(', '[']) || is_head && signatures == Signatures::Kept {
        return;
    }
    let elements = &lines[start + 1..lines.len() - 1];
    if !elements.iter().all(|element| is_element(element, indent + LEVEL.len())) {
        return;
    }
    let elements: Vec<&str> = elements.iter().map(|element| element.trim_start()).collect();
    let joined = elements.join(" ");
    let whole = format!("{opening}{}{}", joined.trim_end_matches(','), closing.trim_start());
    let packed = if whole.len() <= WIDTH && !joined.ends_with("..") {
        vec![whole]
    } else {
        let filled = fill(&elements, indent + LEVEL.len());
        [vec![opening.clone()], filled, vec![closing.clone()]].concat()
    };
    lines.truncate(start);
    lines.extend(packed);
}

/// If the last element of a list is a call and the only element with several lines, moves the call's brackets to the
/// lines of the list's brackets. The last line must end the list.
fn close_call(lines: &mut Vec<String>) {
    let Some(closing) = lines.last().filter(|line| line.trim_start().starts_with(')')) else { return };
    let indent = indentation(closing);
    let Some(start) = lines[..lines.len() - 1].iter().rposition(|line| indentation(line) <= indent) else { return };
    let inner = indent + LEVEL.len();
    let [before @ .., inner_closing] = &lines[start + 1..lines.len() - 1] else { return };
    let Some(call) = before.iter().rposition(|line| indentation(line) == inner) else { return };
    let (elements, call, inside) = (&before[..call], &before[call], &before[call + 1..]);
    let is_alone = lines[start].ends_with('(') && indentation(&lines[start]) == indent && !inside.is_empty();
    let is_call = call.ends_with('(') && inner_closing.trim_start() == "),";
    if !is_alone || !is_call || !elements.iter().all(|element| is_element(element, inner)) {
        return;
    }
    let elements = elements.iter().map(|element| format!("{} ", element.trim_start())).collect::<String>();
    let opening = format!("{}{elements}{}", lines[start], call.trim_start());
    if opening.len() > WIDTH || !inside.iter().all(|element| is_filled(element, inner + LEVEL.len())) {
        return;
    }
    let inside: Vec<&str> = inside.iter().map(|line| line.trim_start()).collect();
    let inside = fill(&split(&inside.join(" ")), inner);
    let closing = format!("{}){}", " ".repeat(indent), closing.trim_start());
    lines.truncate(start);
    lines.push(opening);
    lines.extend(inside);
    lines.push(closing);
}

/// Returns true if a line contains one or more elements of a list, but no strings.
fn is_filled(line: &str, indent: usize) -> bool {
    is_element(line, indent) && !line.contains('"')
}

/// The elements of a list that a line contains.
fn split(line: &str) -> Vec<&str> {
    line.split_inclusive(", ").map(str::trim_end).collect()
}

/// Returns true if a line contains exactly one element of a list.
fn is_element(line: &str, indent: usize) -> bool {
    indentation(line) == indent && line.ends_with(',') && !line.contains("//") && !line.contains("=>")
}

/// Prints as many elements on each line as the width permits.
fn fill(elements: &[&str], indent: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for element in elements {
        match lines.last_mut().filter(|line| line.len() + 1 + element.len() <= WIDTH) {
            Some(line) => {
                line.push(' ');
                line.push_str(element);
            }
            None => lines.push(format!("{}{element}", " ".repeat(indent))),
        }
    }
    lines
}

/// If the last line ends an `unsafe` block whose only expression fits between the braces on one line, joins the lines
/// of the block.
fn close_block(lines: &mut Vec<String>) {
    let [.., opening, inside, closing] = lines.as_slice() else { return };
    let whole = format!("{opening} {} {}", inside.trim_start(), closing.trim_start());
    let is_block = opening.ends_with("unsafe {") && closing.trim_start().starts_with('}');
    if is_block && !inside.ends_with([';', '{']) && whole.len() <= WIDTH {
        lines.truncate(lines.len() - 3);
        lines.push(whole);
    }
}

/// If the last line ends an `unsafe` block that contains one multi-line call, moves the block's braces to the lines of
/// the call's brackets.
fn close_block_of_call(lines: &mut Vec<String>) {
    let Some(closing) = lines.last().filter(|line| line.trim_start().starts_with('}')) else { return };
    let indent = indentation(closing);
    let Some(start) = lines[..lines.len() - 1].iter().rposition(|line| indentation(line) <= indent) else { return };
    let [call, arguments @ .., end] = &lines[start + 1..lines.len() - 1] else { return };
    let opening = format!("{} {}", lines[start], call.trim_start());
    let is_call = lines[start].ends_with("unsafe {") && call.ends_with('(') && end.trim_start().starts_with(')');
    let inner = indent + 2 * LEVEL.len();
    if !is_call || end.ends_with([';', '{', '(']) || opening.len() > WIDTH || arguments.is_empty() {
        return;
    }
    if !arguments.iter().all(|line| is_filled(line, inner)) {
        return;
    }
    let arguments: Vec<&str> = arguments.iter().map(|line| line.trim_start()).collect();
    let arguments = fill(&split(&arguments.join(" ")), indent + LEVEL.len());
    let closing = format!("{}{} {}", " ".repeat(indent), end.trim_start(), closing.trim_start());
    lines.truncate(start);
    lines.push(opening);
    lines.extend(arguments);
    lines.push(closing);
}

/// If the last line ends the input of a macro that contains no strings, fills the lines of the input with as many words
/// as the width permits.
fn close_macro(lines: &mut Vec<String>) {
    let Some(closing) = lines.last().filter(|line| line.trim_start() == ");") else { return };
    let indent = indentation(closing);
    let Some(start) = lines[..lines.len() - 1].iter().rposition(|line| indentation(line) <= indent) else { return };
    let (opening, inside) = (&lines[start], &lines[start + 1..lines.len() - 1]);
    let is_alike = |line: &String| !line.contains(['"', '{', '|']) && indentation(line) == indent + LEVEL.len();
    if !opening.ends_with("!(") || indentation(opening) != indent || !inside.iter().all(is_alike) {
        return;
    }
    let words: Vec<&str> = inside.iter().flat_map(|line| line.split_whitespace()).collect();
    let words = words.join(" ");
    let whole = format!("{opening}{words});");
    let parts = split(&words);
    let room = WIDTH - indent - LEVEL.len();
    let parts = if parts.iter().all(|part| part.len() <= room) { parts } else { words.split(' ').collect() };
    let packed = if whole.len() <= WIDTH {
        vec![whole]
    } else {
        [vec![opening.clone()], fill(&parts, indent + LEVEL.len()), vec![closing.clone()]].concat()
    };
    lines.truncate(start);
    lines.extend(packed);
}

/// If the last line is a method call on the value in the preceding line, joins the two lines.
fn join_call(lines: &mut Vec<String>) {
    let [.., value, call] = lines.as_slice() else { return };
    let is_whole = call.ends_with([';', ',']) || call.ends_with(")?") || call.ends_with(')');
    let joined = value.len() + call.trim_start().len();
    if call.trim_start().starts_with('.')
        && is_whole
        && indentation(call) == indentation(value) + LEVEL.len()
        && !value.trim_start().starts_with('.')
        && joined <= WIDTH
    {
        let joined = format!("{value}{}", call.trim_start());
        lines.truncate(lines.len() - 2);
        lines.push(joined);
    }
}

fn indentation(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(text: &str) -> String {
        packed(text, Signatures::Packed)
    }

    #[test]
    fn a_call_that_ends_a_list_shares_its_lines() {
        let long = "a_long_argument, ".repeat(8);
        let one_a_line: String =
            long.split_inclusive(", ").map(|it| format!("            {}\n", it.trim_end())).collect();
        let text = format!("    released(\n        py,\n        || function(\n{one_a_line}        ),\n    );\n");
        let two = "a_long_argument, ".repeat(6);
        let expected = format!(
            "    released(py, || function(\n        {}\n        a_long_argument, a_long_argument,\n    ));\n",
            two.trim_end()
        );
        assert_eq!(whole(&text), expected);
        // If other calls follow a call, the call stays on a separate line.
        let other = format!("    released(\n        || function(\n{one_a_line}        ),\n        py,\n    );\n");
        assert!(whole(&other).starts_with("    released(\n        || function(\n"), "{}", whole(&other));
    }

    #[test]
    fn an_unsafe_block_is_around_its_call() {
        let arguments = |count: usize| "argument, ".repeat(count).trim_end().to_owned();
        let text = format!("    let it = unsafe {{\n        f(\n            {}\n        )\n    }};\n", arguments(13));
        let expected =
            format!("    let it = unsafe {{ f(\n        {}\n        {}\n    ) }};\n", arguments(11), arguments(2));
        assert_eq!(whole(&text), expected);
        let two = text.replace("        )\n", "        );\n        other\n");
        assert!(whole(&two).starts_with("    let it = unsafe {\n        f(\n"), "{}", whole(&two));
    }

    #[test]
    fn arguments_of_macros_take_as_few_lines_as_possible() {
        let short = "    bind!(\n        py = call, f(one two)\n    );\n";
        assert_eq!(whole(short), "    bind!(py = call, f(one two));\n");
        let words = "several_words ".repeat(9);
        let long = format!("    bind!(\n        {words}\n        more\n    );\n");
        let first = "several_words ".repeat(8);
        assert_eq!(
            whole(&long),
            format!("    bind!(\n        {}\n        several_words more\n    );\n", first.trim_end())
        );
        let text = "    write!(\n        \"a  b\"\n    );\n";
        assert_eq!(whole(text), text);
    }
}
