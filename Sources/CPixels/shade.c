#include "CPixels.h"
#include "lanes.h"

static inline __attribute__((always_inline)) void shade_row(
    uint32_t *to, const uint32_t *from, size_t count, uint32_t color) {
    const uint16_t rest = 0xFF - (color >> 24);
    uint32_t colors[PIXELS];
    for (size_t i = 0; i < PIXELS; i++) colors[i] = color;
    const lanes added = *(const lanes *)colors;
    size_t done = 0;
    for (; done + PIXELS <= count; done += PIXELS) {
        const lanes pair = *(const lanes *)(from + done);
        *(lanes *)(to + done) = (DIVIDED((pair & 0xFF) * rest) | DIVIDED((pair >> 8) * rest) << 8) + added;
    }
    for (; done < count; done++) {
        uint32_t pixel = 0;
        for (int shift = 0; shift < 32; shift += 8)
            pixel |= (divided((from[done] >> shift & 0xFF) * rest) + (color >> shift & 0xFF)) << shift;
        to[done] = pixel;
    }
}

WIDEST void cpixels_shade(
    uint32_t *to, size_t to_stride, const uint32_t *from, size_t from_stride, size_t width, size_t height,
    uint32_t color) {
    for (size_t y = 0; y < height; y++, to += to_stride, from += from_stride) {
        if (y + AHEAD < height)
            for (size_t x = 0; x < width; x += LINE) __builtin_prefetch(from + AHEAD * from_stride + x);
        shade_row(to, from, width, color);
    }
}
