#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>
