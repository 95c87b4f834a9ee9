/* <ctype.h> is empty, because no declaration of a library depends on its functions. */
