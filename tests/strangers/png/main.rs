//! Calls to libpng: writes an image into memory, and reads it again.
use it::png::*;
use std::{ffi::CStr, ptr::null_mut};

unsafe extern "system" fn write(png: png_structp, data: *mut png_byte, length: usize) {
    unsafe {
        let out = &mut *png_get_io_ptr(png).0.cast::<Vec<u8>>();
        out.extend_from_slice(std::slice::from_raw_parts(data, length));
    }
}
unsafe extern "system" fn read(png: png_structp, data: *mut png_byte, length: usize) {
    unsafe {
        let source = &mut *png_get_io_ptr(png).0.cast::<&[u8]>();
        std::ptr::copy_nonoverlapping(source.as_ptr(), data, length);
        *source = &source[length..];
    }
}

fn main() {
    // SAFETY: the structs are created and destroyed here, and the callbacks get the memory of their own variables.
    unsafe {
        assert_eq!(png_access_version_number(), PNG_LIBPNG_VER as u32);
        assert_eq!(png_get_libpng_ver(png_structp(null_mut())).unwrap().to_str().unwrap(), PNG_LIBPNG_VER_STRING);
        let mut four = [0; 4];
        png_save_uint_32(four.as_mut_ptr(), 0x0102_0304);
        assert_eq!((four, png_get_uint_32(four.as_ptr())), ([1, 2, 3, 4], 0x0102_0304));
        let version = c"1.6.39";
        let mut png = png_create_write_struct(version.as_ptr(), png_voidp(null_mut()), None, None);
        let mut info = png_create_info_struct(png);
        let mut file: Vec<u8> = Vec::new();
        png_set_write_fn(png, png_voidp((&raw mut file).cast()), Some(write), None);
        png_set_IHDR(png, info, 3, 2, 8, PNG_COLOR_TYPE_RGB as i32, 0, 0, 0);
        let mut key = *b"Title\0";
        let mut text = *b"stranger\0";
        let mut entry: png_text = std::mem::zeroed();
        entry.compression = PNG_TEXT_COMPRESSION_NONE as i32;
        entry.key = key.as_mut_ptr().cast();
        entry.text = text.as_mut_ptr().cast();
        entry.text_length = 8;
        png_set_text(png, info, &entry, 1);
        png_write_info(png, info);
        let rows: [[u8; 9]; 2] = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [10, 20, 30, 40, 50, 60, 70, 80, 90]];
        for row in &rows {
            png_write_row(png, row.as_ptr());
        }
        png_write_end(png, info);
        png_destroy_write_struct(&mut png, &mut info);
        assert_eq!(png_sig_cmp(file.as_ptr(), 0, 8), 0);
        assert_ne!(png_sig_cmp(b"no image".as_ptr(), 0, 8), 0);

        let mut png = png_create_read_struct(version.as_ptr(), png_voidp(null_mut()), None, None);
        let mut info = png_create_info_struct(png);
        let mut source = &file[..];
        png_set_read_fn(png, png_voidp((&raw mut source).cast()), Some(read));
        png_read_info(png, info);
        let (mut width, mut height, mut depth, mut color) = (0, 0, 0, 0);
        assert_eq!(
            png_get_IHDR(
                png,
                info,
                &mut width,
                &mut height,
                &mut depth,
                &mut color,
                null_mut(),
                null_mut(),
                null_mut()
            ),
            1
        );
        assert_eq!((width, height, depth, color), (3, 2, 8, 2));
        assert_eq!((png_get_image_width(png, info), png_get_rowbytes(png, info)), (3, 9));
        for row in &rows {
            let mut back = [0; 9];
            png_read_row(png, back.as_mut_ptr(), null_mut());
            assert_eq!(back, *row);
        }
        let (mut texts, mut count) = (null_mut(), 0);
        assert_eq!(png_get_text(png, info, &mut texts, &mut count), 1);
        assert_eq!((count, CStr::from_ptr((*texts).key), CStr::from_ptr((*texts).text)), (1, c"Title", c"stranger"));
        png_destroy_read_struct(&mut png, &mut info, null_mut());

        let mut image: png_image = std::mem::zeroed();
        image.version = PNG_IMAGE_VERSION as u32;
        assert_eq!(png_image_begin_read_from_memory(&mut image, file.as_ptr().cast(), file.len()), 1);
        assert_eq!((image.width, image.height), (3, 2));
        image.format = PNG_FORMAT_RGB as u32;
        let mut pixels = [0u8; 18];
        assert_eq!(png_image_finish_read(&mut image, null_mut(), pixels.as_mut_ptr().cast(), 9, null_mut()), 1);
        assert_eq!(pixels, *rows.as_flattened());
        let bad = png_image_begin_read_from_memory(&mut image, b"no image".as_ptr().cast(), 8);
        assert_eq!(bad, 0);
        assert_eq!(CStr::from_ptr(image.message.as_ptr()), c"Not a PNG file");
    }
}
