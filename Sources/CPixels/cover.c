#include "CPixels.h"
#include "lanes.h"

typedef uint8_t coverages __attribute__((vector_size(PIXELS)));
typedef uint32_t words __attribute__((vector_size(4 * PIXELS)));

static uint32_t covered(uint32_t pixel, uint32_t coverage, uint32_t color) {
    const uint32_t rest = 0xFF - divided((color >> 24) * coverage);
    uint32_t result = 0;
    for (int shift = 0; shift < 32; shift += 8)
        result |= (divided((color >> shift & 0xFF) * coverage) + divided((pixel >> shift & 0xFF) * rest)) << shift;
    return result;
}

// Black and white, the colours of most text: each channel is empty or full, whose products with coverage need no division.
static int has_pure_channels(uint32_t color) { return color >> 24 == 0xFF && (color & 0x01010101) * 0xFF == color; }

static inline __attribute__((always_inline)) void cover_group(
    uint32_t *to, uint64_t group, uint32_t color, const lanes *all, int is_pure) {
    // Most of a line of text is empty, and most of a shape is full.
    if (group == 0) return;
    const uint16_t alpha = color >> 24;
    if (group == UINT64_MAX && alpha == 0xFF) {
        *(lanes *)to = *all;
        return;
    }
    coverages narrow;
    __builtin_memcpy(&narrow, &group, sizeof narrow);
    const lanes coverage = (lanes)(__builtin_convertvector(narrow, words) * 0x10001);
    const lanes rest = 0xFF - (is_pure ? coverage : DIVIDED(coverage * alpha));
    const lanes pair = *(const lanes *)to;
    const lanes even = *all & 0xFF, odd = *all >> 8;
    *(lanes *)to = ((is_pure ? even & coverage : DIVIDED(even * coverage)) + DIVIDED((pair & 0xFF) * rest))
        | ((is_pure ? odd & coverage : DIVIDED(odd * coverage)) + DIVIDED((pair >> 8) * rest)) << 8;
}

static inline __attribute__((always_inline)) void cover_row(
    uint32_t *to, const uint8_t *mask, size_t count, uint32_t color, int is_pure) {
    if (count < PIXELS) {
        for (size_t i = 0; i < count; i++) to[i] = covered(to[i], mask[i], color);
        return;
    }
    uint32_t colors[PIXELS];
    for (size_t i = 0; i < PIXELS; i++) colors[i] = color;
    const lanes all = *(const lanes *)colors;
    uint64_t group;
    size_t done = 0;
    for (; done + PIXELS <= count; done += PIXELS) {
        __builtin_memcpy(&group, mask + done, sizeof group);
        cover_group(to + done, group, color, &all, is_pure);
    }
    if (done == count) return;
    // The last pixels are taken with some that are done, whose coverage is made 0.
    uint8_t last[PIXELS] = {0};
    for (; done < count; done++) last[done + PIXELS - count] = mask[done];
    __builtin_memcpy(&group, last, sizeof group);
    cover_group(to + count - PIXELS, group, color, &all, is_pure);
}

WIDEST void cpixels_cover(
    uint32_t *to, size_t to_stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height,
    uint32_t color) {
    const int is_pure = has_pure_channels(color);
    for (size_t y = 0; y < height; y++, to += to_stride, mask += mask_stride) {
        if (y + AHEAD < height)
            for (size_t x = 0; x < width; x += LINE) __builtin_prefetch(to + AHEAD * to_stride + x, 1);
        if (is_pure) {
            cover_row(to, mask, width, color, 1);
        } else {
            cover_row(to, mask, width, color, 0);
        }
    }
}

WIDEST void cpixels_fill(uint32_t *to, size_t stride, size_t width, size_t height, uint32_t color) {
    if (stride == width) {
        width *= height;
        height = 1;
    }
    for (size_t y = 0; y < height; y++, to += stride)
        for (size_t x = 0; x < width; x++) to[x] = color;
}
