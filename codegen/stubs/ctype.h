/* <ctype.h>: its functions say nothing about a library's declarations. */
