//! Suggestions that are based on the names of parameters: arrays with their counts, and device memory.

use crate::{ctype::CType, ordered::Ordered};

/// Returns true if the name of a pointer indicates device memory: `d_values`, `device_ptrs`, `dValuesPtr`.
pub(super) fn indicates_device(name: &str) -> bool {
    let capital = |rest: &str| rest.starts_with(|c: char| c.is_ascii_uppercase());
    let pointer = |rest: &str| rest == "Ptr" || capital(rest) && ["Ptr", "Ptrs"].iter().any(|end| rest.ends_with(end));
    // A pointer to the number of devices refers to host memory.
    let of_devices =
        ["id", "ids", "index", "indices", "ordinals", "list", "count", "name", "names", "props", "properties"];
    let plain = |rest: &str| !of_devices.iter().any(|end| rest.ends_with(end));
    name.starts_with("d_")
        || name.strip_prefix("device_").is_some_and(plain)
        || name.strip_prefix("device").or(name.strip_prefix("dev")).is_some_and(pointer)
        || name.strip_prefix('d').is_some_and(pointer)
}

/// Returns the name of the integer parameter that counts the elements of the pointer at `index`, according to the name
/// of the integer. The name of the count contains the name of the pointer. Alternatively, the count is the first `n…`
/// or `…Len` after the pointer, if all parameters in between have the same type. For example, the count of the 32-bit
/// elements of `bitOrdering` is not the count of the preceding 64-bit elements of `bitStrings`.
pub(super) fn count_of(index: usize, params: &Ordered<CType>) -> Option<&str> {
    let (name, ty) = params.get_index(index)?;
    let counts = |(_, ty): &(&String, &CType)| ty.is_integer();
    let named = params.iter().filter(counts).find(|(count, _)| is_count_of(count, name));
    let constant = ty.pointee().is_some_and(|(_, constant)| constant);
    let behind = || {
        // Several inputs may share one count, but the count of an output directly follows the output.
        let between = |(_, other): &(&String, &CType)| constant && *other == ty;
        let mut behind = params.iter().skip(index + 1).skip_while(between);
        behind.next().filter(counts).filter(|(count, _)| indicates_count(count))
    };
    named.or_else(behind).map(|(count, _)| count.as_str())
}

/// Returns true for names of the count of an array `targets`: `nTargets`, `numTargets`, `num_targets`, `targetsLen` and
/// `targetCount`.
fn is_count_of(count: &str, array: &str) -> bool {
    let plain = |name: &str| name.replace('_', "").to_lowercase();
    let (count, array) = (plain(count), plain(array));
    let before = ["number", "num", "n"].iter().filter_map(|word| count.strip_prefix(word));
    let behind = ["length", "len", "count", "cnt"].iter().filter_map(|word| count.strip_suffix(word));
    let singular = |name: &str| name.strip_suffix('s').unwrap_or(name).to_owned();
    before.chain(behind).any(|counted| !counted.is_empty() && singular(counted) == singular(&array))
}

/// Returns true for any name of a count, such as `nControls` or `maskLen`.
fn indicates_count(name: &str) -> bool {
    let of_things = name.strip_prefix('n').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
    of_things || name.ends_with("Len") || name.ends_with("_len")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ctype::Builtin;

    #[test]
    fn names_indicate_device_memory() {
        for name in ["d_A", "device_compressed_ptrs", "dValuesPtr", "devicePtr", "dPtr", "devPtr"] {
            assert!(indicates_device(name), "{name}");
        }
        for name in ["data", "d", "device", "descPtr", "dst", "devices", "deviceCount", "dim", "device_indices"] {
            assert!(!indicates_device(name), "{name}");
        }
    }

    #[test]
    fn counts_are_named_after_their_elements() {
        let params = |names: &[&str]| -> Ordered<CType> {
            let ty = |name: &&str| match name.strip_prefix('*') {
                Some(name) => {
                    let to = Box::new(CType::Builtin(Builtin::Int));
                    (name.to_owned(), CType::Pointer { to, constant: true })
                }
                None => ((*name).to_owned(), CType::Builtin(Builtin::Int)),
            };
            names.iter().map(ty).collect()
        };
        let table: [(&[&str], Option<&str>); 10] = [
            (&["*targets", "nTargets"], Some("nTargets")),
            (&["*nodes", "edges", "numNodes"], Some("numNodes")),
            (&["*ptr", "num_ptrs"], Some("num_ptrs")),
            (&["*bitOrdering", "x", "bitOrderingLen"], Some("bitOrderingLen")),
            (&["*device", "deviceCount"], Some("deviceCount")),
            (&["*maskBitString", "*maskOrdering", "maskLen"], Some("maskLen")),
            (&["*controlBits", "nControls"], Some("nControls")),
            (&["*targets", "n"], None),
            (&["*targets", "name"], None),
            (&["*targets", "x", "nOthers"], None),
        ];
        for (names, expected) in table {
            assert_eq!(count_of(0, &params(names)), expected, "{names:?}");
        }
        // The type of the pointer is different from that of the array before the count.
        let mut others = params(&["*bitStrings", "*bitOrdering", "bitOrderingLen"]);
        let wide = CType::Pointer { to: Box::new(CType::Named("fxIndex_t".to_owned())), constant: true };
        others.insert("bitStrings".to_owned(), wide);
        assert_eq!(count_of(0, &others), None);
        assert_eq!(count_of(1, &others), Some("bitOrderingLen"));
    }
}
