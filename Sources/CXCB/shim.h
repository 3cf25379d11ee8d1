#include <xcb/xcb.h>
#include <xcb/xfixes.h>
