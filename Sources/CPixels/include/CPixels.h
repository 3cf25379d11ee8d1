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

/// Lays a colour over a rectangle of pixels through a mask of coverage, a byte for each pixel; otherwise as `cpixels_shade`.
///
/// The mask's stride is in bytes. No byte behind `width` of a row is read.
void cpixels_cover(
    uint32_t *to, size_t to_stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height,
    uint32_t color);

/// Sets each pixel of a rectangle to a colour. The stride is in pixels.
void cpixels_fill(uint32_t *to, size_t stride, size_t width, size_t height, uint32_t color);
