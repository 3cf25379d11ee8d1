// The part of GdkPixbuf 2.42's C interface that the image codec uses.
//
// Its own headers need include paths that only pkg-config knows, and SwiftPM warns at every build about another flag
// (-pthread) in its pkg-config files. These declarations follow the stable binary interface of GdkPixbuf 2 instead.
#ifndef PIXBUF_INTERFACE_H
#define PIXBUF_INTERFACE_H

#include <stddef.h>
#include <stdint.h>

typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufLoader GdkPixbufLoader;

typedef struct {
    uint32_t domain;
    int code;
    char *message;
} PixbufError;

typedef struct _GdkPixbufFormat GdkPixbufFormat;

GdkPixbufLoader *gdk_pixbuf_loader_new(void);
GdkPixbufLoader *gdk_pixbuf_loader_new_with_type(const char *type, PixbufError **error);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
GdkPixbufFormat *gdk_pixbuf_loader_get_format(GdkPixbufLoader *loader);
char *gdk_pixbuf_format_get_name(GdkPixbufFormat *format);
int gdk_pixbuf_loader_write(GdkPixbufLoader *loader, const uint8_t *bytes, size_t count, PixbufError **error);
int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, PixbufError **error);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);

GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *pixbuf);
int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_bits_per_sample(const GdkPixbuf *pixbuf);
const uint8_t *gdk_pixbuf_read_pixels(const GdkPixbuf *pixbuf);

typedef void (*PixbufRelease)(uint8_t *pixels, void *data);
GdkPixbuf *gdk_pixbuf_new_from_data(
    const uint8_t *data, int colorspace, int has_alpha, int bits_per_sample, int width, int height, int rowstride,
    PixbufRelease release, void *release_data);
int gdk_pixbuf_save_to_bufferv(
    GdkPixbuf *pixbuf, char **buffer, size_t *size, const char *type, char **option_keys, char **option_values,
    PixbufError **error);

typedef void (*PixbufSizePrepared)(GdkPixbufLoader *loader, int width, int height, void *data);
unsigned long g_signal_connect_data(
    void *instance, const char *signal, PixbufSizePrepared handler, void *data, void *destroy, int flags);

void g_clear_error(PixbufError **error);

#endif
