//! Calls to libusb that need no device.

use it::usb::*;
use std::ptr;

fn main() {
    // SAFETY: the version is a static of the library, and the transfer is freed once.
    unsafe {
        assert_eq!(libusb_error_name(-4).unwrap(), c"LIBUSB_ERROR_NO_DEVICE");
        assert_eq!((*libusb_get_version()).major, 1);
        assert_eq!(libusb_error::LIBUSB_ERROR_NO_DEVICE.0, -4);
        let transfer = libusb_alloc_transfer(2);
        assert_eq!((*transfer).num_iso_packets, 0);
        assert_eq!(std::mem::size_of_val(&*transfer), 64);
        libusb_free_transfer(transfer);
        let mut context = libusb_context(ptr::null_mut());
        let code = libusb_init(&mut context).0;
        if code == libusb_error::LIBUSB_SUCCESS {
            libusb_exit(context);
        } else {
            // In a container without USB, the library returns one of its own errors.
            let name = libusb_error_name(code.0).unwrap();
            assert!(name.to_bytes().starts_with(b"LIBUSB_ERROR_"), "{name:?}");
        }
    }
}
