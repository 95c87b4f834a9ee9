//! Conversion of names to snake case.

/// Converts a mixed-case name to snake case, the style of Python's functions and parameters: `getLinkedLTOIRSize`
/// becomes `get_linked_ltoir_size`. Each of `words`, such as `NvLink`, counts as one word.
pub fn snake(name: &str, words: &[String]) -> String {
    let mut parts: Vec<String> = vec![name.to_owned()];
    for word in words {
        let cut = |part: &String| if words.contains(part) { vec![part.clone()] } else { around(part, word) };
        parts = parts.iter().flat_map(cut).collect();
    }
    let parts = parts.iter().map(|part| if words.contains(part) { part.to_lowercase() } else { snake_part(part) });
    let parts: Vec<String> = parts.map(|part| part.trim_matches('_').to_owned()).collect();
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("_")
}

/// Splits a name around each occurrence of a word that is not followed by lower-case letters.
fn around(name: &str, word: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut done = 0;
    for (at, _) in name.match_indices(word) {
        let end = at + word.len();
        if !name[end..].starts_with(|next: char| next.is_ascii_lowercase()) {
            parts.extend([name[done..at].to_owned(), word.to_owned()]);
            done = end;
        }
    }
    parts.push(name[done..].to_owned());
    parts
}

fn snake_part(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let mut text = String::new();
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| letters[before]);
        let begins = letter.is_ascii_uppercase()
            && before.is_some_and(|before| {
                let ends_acronym =
                    before.is_ascii_uppercase() && letters.get(at + 1).is_some_and(char::is_ascii_lowercase);
                before.is_ascii_lowercase() || before.is_ascii_digit() || ends_acronym
            });
        if begins {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn python_functions_are_in_snake_case() {
        let words = ["NvLink".to_owned(), "P2P".to_owned(), "Link".to_owned()];
        let table = [
            ("AddData", "add_data"),
            ("GetLinkedLTOIRSize", "get_linked_ltoir_size"),
            ("IRVersion", "ir_version"),
            ("AddTileIR", "add_tile_ir"),
            ("Init_v2", "init_v2"),
            ("memoryClockMHz", "memory_clock_m_hz"),
            ("devPtr_base", "dev_ptr_base"),
            ("num_options", "num_options"),
            ("DeviceGetNvLinkVersion", "device_get_nvlink_version"),
            ("DeviceGetP2PStatus", "device_get_p2p_status"),
            ("NvLinkinfo", "nv_linkinfo"),
            ("NvLinkinfoOfNvLink", "nv_linkinfo_of_nvlink"),
            ("P2P", "p2p"),
        ];
        for (name, expected) in table {
            assert_eq!(snake(name, &words), expected);
        }
    }
}
