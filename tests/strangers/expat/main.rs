//! XML documents with and without an error, parsed with Expat.

use it::expat::*;

fn main() {
    println!("{:?}", unsafe { XML_ExpatVersion() });
    for (text, expected) in [("<a><b/></a>", XML_Error::XML_ERROR_NONE), ("<a><b></a>", XML_Error::XML_ERROR_TAG_MISMATCH)] {
        // SAFETY: the text lives through the call, and no handler is set.
        unsafe {
            let parser = XML_ParserCreate(std::ptr::null());
            XML_Parse(parser, text.as_ptr().cast(), text.len() as i32, 1);
            let (code,) = XML_GetErrorCode(parser);
            XML_ParserFree(parser);
            assert_eq!(code, expected, "{text}");
        }
    }
}
