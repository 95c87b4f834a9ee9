//! An archive that libarchive writes to memory and reads back.

use it::archive::*;

fn main() {
    let (mut memory, mut used) = (vec![0u8; 20000], 0);
    // SAFETY: the buffers live until the archives are closed, and the sizes are those of the buffers.
    unsafe {
        let writer = archive_write_new();
        assert_eq!(archive_write_set_format_ustar(writer), 0);
        assert_eq!(archive_write_open_memory(writer, memory.as_mut_ptr().cast(), memory.len(), &raw mut used), 0);
        let entry = archive_entry_new();
        archive_entry_set_pathname(entry, c"a/b.txt".as_ptr());
        archive_entry_set_size(entry, 5);
        archive_entry_set_filetype(entry, 0o100000);
        assert_eq!(archive_write_header(writer, entry), 0);
        assert_eq!(archive_write_data(writer, b"hello".as_ptr().cast(), 5), 5);
        archive_entry_free(entry);
        assert_eq!((archive_write_close(writer), archive_write_free(writer)), (0, 0));
        let reader = archive_read_new();
        assert_eq!(archive_read_support_format_all(reader), 0);
        assert_eq!(archive_read_open_memory(reader, memory.as_ptr().cast(), used), 0);
        let mut entry = std::mem::zeroed();
        assert_eq!(archive_read_next_header(reader, &raw mut entry), 0);
        assert_eq!(archive_entry_pathname(entry).unwrap().to_str(), Ok("a/b.txt"));
        let mut text = [0u8; 8];
        assert_eq!(archive_read_data(reader, text.as_mut_ptr().cast(), 8), 5);
        assert_eq!((&text[..5], archive_read_next_header(reader, &raw mut entry)), (&b"hello"[..], ARCHIVE_EOF as i32));
        archive_read_free(reader);
    }
}
