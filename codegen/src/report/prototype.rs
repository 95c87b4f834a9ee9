//! A function as C declares it.

use crate::{ctype::CType, ordered::Ordered};

/// `CUresult cuDeviceGet(CUdevice *device, int ordinal)`.
pub(super) fn prototype(returns: &CType, name: &str, params: &Ordered<CType>) -> String {
    let params: Vec<String> = params.iter().map(|(name, ty)| ty.declare(name)).collect();
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    returns.declare(&format!("{name}({params})"))
}
