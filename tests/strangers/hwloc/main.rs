//! The topology of a described machine, and a set of processors, computed with hwloc.

use it::hwloc::*;

fn main() {
    // SAFETY: every handle is live until the end, and the addresses are those of local variables.
    unsafe {
        let mut topology: hwloc_topology_t = std::mem::zeroed();
        assert_eq!(hwloc_topology_init(&raw mut topology), 0);
        assert_eq!(hwloc_topology_set_synthetic(topology, c"pack:2 core:4 pu:2".as_ptr()), 0);
        assert_eq!(hwloc_topology_load(topology), 0);
        let count = |of| hwloc_get_nbobjs_by_depth(topology, hwloc_get_type_depth(topology, of));
        assert_eq!((count(hwloc_obj_type_t::HWLOC_OBJ_CORE), count(hwloc_obj_type_t::HWLOC_OBJ_PU)), (8, 16));
        hwloc_topology_destroy(topology);
        let set = hwloc_bitmap_alloc();
        hwloc_bitmap_set_range(set, 3, 9);
        let mut text = [0u8; 64];
        let length = hwloc_bitmap_snprintf(text.as_mut_ptr().cast(), text.len(), std::mem::transmute_copy(&set));
        assert_eq!(&text[..length as usize], b"0x000003f8");
        hwloc_bitmap_free(set);
    }
    println!("hwloc {:#x}", unsafe { hwloc_get_api_version() });
}
