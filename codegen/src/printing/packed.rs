//! Lists on as few lines as they need.
//!
//! prettyplease gives each element of a list that is longer than a line a line of its own. Functions of CUDA have up to forty
//! parameters, and each stands in four lists: packed, a body is a third of the lines, and its steps are seen at once.

/// What becomes of the parameters in the head of a function.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Heads {
    /// A line for each.
    Kept,
    /// Packed like other lists.
    Packed,
}

/// How long lines may become.
const WIDTH: usize = 120;
/// What one level is indented by.
const LEVEL: &str = "    ";

/// Formatted Rust items, with lists packed. What stands in braces keeps its lines.
pub(super) fn packed(text: &str, heads: Heads) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        lines.push(line.to_owned());
        close_list(&mut lines, heads);
        close_block(&mut lines);
        join_call(&mut lines);
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// If the last line ends a list: packs the list. What stands in it is packed already.
fn close_list(lines: &mut Vec<String>, heads: Heads) {
    let Some(closing) = lines.last().filter(|line| line.trim_start().starts_with([')', ']'])) else { return };
    let indent = indentation(closing);
    let Some(start) = lines[..lines.len() - 1].iter().rposition(|line| indentation(line) <= indent) else { return };
    let opening = &lines[start];
    let is_head = opening.trim_start().starts_with("fn ") || opening.contains(" fn ");
    if indentation(opening) != indent || !opening.ends_with(['(', '[']) || is_head && heads == Heads::Kept {
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

/// Whether a line is one element of a list, and all of it.
fn is_element(line: &str, indent: usize) -> bool {
    indentation(line) == indent && line.ends_with(',') && !line.contains("//") && !line.contains("=>")
}

/// The elements, as many on a line as have room.
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

/// If the last line ends an `unsafe` block of one expression that has room beside its braces: puts it there.
fn close_block(lines: &mut Vec<String>) {
    let [.., opening, inside, closing] = lines.as_slice() else { return };
    let whole = format!("{opening} {} {}", inside.trim_start(), closing.trim_start());
    let is_block = opening.ends_with("unsafe {") && closing.trim_start().starts_with('}');
    if is_block && !inside.ends_with([';', '{']) && whole.len() <= WIDTH {
        lines.truncate(lines.len() - 3);
        lines.push(whole);
    }
}

/// If the last line is a method call on the value alone in the line above: joins the two.
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
