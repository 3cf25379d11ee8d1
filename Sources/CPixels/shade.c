#include "CPixels.h"

// Each lane of 16 bits holds two channels; compilers turn the operations into those of the machine, whichever it is.
enum { LANES = 16, PIXELS = LANES / 2 };

// Rows of a part of a picture are too short for processors to see coming; memory is slow enough that it shows.
enum { AHEAD = 4, LINE = 64 / sizeof(uint32_t) };

typedef uint16_t lanes __attribute__((vector_size(2 * LANES), aligned(1), may_alias));
typedef uint32_t products __attribute__((vector_size(4 * LANES)));

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

// The one compiled function runs with wider vectors where the processor has them. The choice is made before a sanitizer has
// begun, and what a sanitizer writes into the choosing function would crash there.
#if defined(__x86_64__) && !defined(IS_SANITIZED)
#define WIDEST __attribute__((target_clones("avx2", "default")))
#else
#define WIDEST
#endif

// (t + t / 256) / 256, for t = product + 128, is the product divided by 255 and rounded; 0x101 does both divisions at once.
#define DIVIDED(product) \
    __builtin_convertvector((__builtin_convertvector((product) + 0x80, products) * 0x101) >> 16, lanes)

static uint8_t shaded(uint8_t channel, uint8_t rest, uint8_t added) {
    return (uint8_t)(((channel * rest + 0x80) * 0x101 >> 16) + added);
}

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
            pixel |= (uint32_t)shaded(from[done] >> shift & 0xFF, (uint8_t)rest, color >> shift & 0xFF) << shift;
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
