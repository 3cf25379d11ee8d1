#pragma once
#include <stddef.h>
#include <stdint.h>

/// Lays a colour over a rectangle of pixels: the result is the pixel times what the colour's alpha leaves, plus the colour.
///
/// Strides are in pixels. Pixels and colour are 0xAARRGGBB with the colours multiplied by alpha. Products are divided by 255
/// and rounded as pixman does, so that it cannot be seen which of the two did the work. `to` may be `from`; otherwise they do
/// not overlap.
void cpixels_shade(
    uint32_t *to, size_t to_stride, const uint32_t *from, size_t from_stride, size_t width, size_t height,
    uint32_t color);
