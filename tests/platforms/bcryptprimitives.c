/* The only Windows function that Rust's standard library needs and that older versions of Wine (8.0, in Debian 12) lack. A Wine
 * that has the library uses its own version of the function. */
unsigned char SystemFunction036(void *, unsigned long);
__declspec(dllexport) int ProcessPrng(unsigned char *bytes, unsigned long long size) {
    return SystemFunction036(bytes, (unsigned long)size);
}
