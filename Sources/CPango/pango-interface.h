// The part of Pango 1.50's C interface that the typesetter uses.
//
// Pango's own headers need two include paths that only pkg-config knows, and SwiftPM warns at every build about another
// flag (-pthread) in Pango's pkg-config files. These declarations follow the stable binary interface of Pango 1 instead.
#ifndef PANGO_INTERFACE_H
#define PANGO_INTERFACE_H

#include <fontconfig/fontconfig.h>
#include <harfbuzz/hb-aat.h>
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#include <stdint.h>

typedef int gboolean;

typedef struct _GSList {
    void *data;
    struct _GSList *next;
} GSList;

void *g_object_ref(void *object);
void g_object_unref(void *object);
void g_free(void *memory);

typedef struct _cairo_font_options cairo_font_options_t;
typedef struct _cairo_scaled_font cairo_scaled_font_t;

typedef struct _cairo_font_face cairo_font_face_t;

// Of FreeType 2 and of Cairo's way to its faces, as much as fonts that are not files need.
typedef struct FT_LibraryRec_ FT_LibraryRec;
typedef struct FT_FaceRec_ FT_FaceRec;
int FT_Init_FreeType(FT_LibraryRec **library);
int FT_New_Memory_Face(FT_LibraryRec *library, const uint8_t *bytes, long size, long index, FT_FaceRec **face);
int FT_Done_Face(FT_FaceRec *face);
int FT_Set_Var_Design_Coordinates(FT_FaceRec *face, unsigned int count, long *values);
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(FT_FaceRec *face, int load_flags);

int memfd_create(const char *name, unsigned int flags);

typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontFamily PangoFontFamily;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;

enum { PANGO_SCALE = 1024 };

typedef enum { PANGO_STYLE_NORMAL, PANGO_STYLE_OBLIQUE, PANGO_STYLE_ITALIC } PangoStyle;
typedef enum { PANGO_WRAP_WORD, PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR } PangoWrapMode;
typedef enum {
    PANGO_ELLIPSIZE_NONE,
    PANGO_ELLIPSIZE_START,
    PANGO_ELLIPSIZE_MIDDLE,
    PANGO_ELLIPSIZE_END
} PangoEllipsizeMode;
typedef enum {
    PANGO_DIRECTION_LTR,
    PANGO_DIRECTION_RTL,
    PANGO_DIRECTION_TTB_LTR,
    PANGO_DIRECTION_TTB_RTL,
    PANGO_DIRECTION_WEAK_LTR,
    PANGO_DIRECTION_WEAK_RTL,
    PANGO_DIRECTION_NEUTRAL
} PangoDirection;

typedef struct {
    int x;
    int y;
    int width;
    int height;
} PangoRectangle;

typedef struct {
    void *shape_engine;
    void *lang_engine;
    PangoFont *font;
    uint8_t level;
    uint8_t gravity;
    uint8_t flags;
    uint8_t script;
    PangoLanguage *language;
    GSList *extra_attrs;
} PangoAnalysis;

enum { PANGO_ANALYSIS_FLAG_IS_ELLIPSIS = 1 << 1 };
enum { PANGO_ANALYSIS_FLAG_NEED_HYPHEN = 1 << 2 };

typedef struct {
    int offset;
    int length;
    int num_chars;
    PangoAnalysis analysis;
} PangoItem;

typedef struct {
    int width;
    int x_offset;
    int y_offset;
} PangoGlyphGeometry;

typedef struct {
    unsigned int is_cluster_start : 1;
    unsigned int is_color : 1;
} PangoGlyphVisAttr;

typedef struct {
    uint32_t glyph;
    PangoGlyphGeometry geometry;
    PangoGlyphVisAttr attr;
} PangoGlyphInfo;

enum { PANGO_GLYPH_EMPTY = 0x0FFFFFFF, PANGO_GLYPH_UNKNOWN_FLAG = 0x10000000 };

typedef struct {
    int num_glyphs;
    PangoGlyphInfo *glyphs;
    int *log_clusters;
    int space;
} PangoGlyphString;

typedef struct {
    PangoItem *item;
    PangoGlyphString *glyphs;
    int y_offset;
    int start_x_offset;
    int end_x_offset;
} PangoGlyphItem;

typedef struct {
    PangoLayout *layout;
    int start_index;
    int length;
    GSList *runs;
    unsigned int is_paragraph_start : 1;
    unsigned int resolved_dir : 3;
} PangoLayoutLine;

PangoItem *pango_item_copy(PangoItem *item);
void pango_item_free(PangoItem *item);
PangoGlyphString *pango_glyph_string_new(void);
void pango_glyph_string_free(PangoGlyphString *string);
void pango_shape_full(
    const char *item_text, int item_length, const char *paragraph_text, int paragraph_length,
    const PangoAnalysis *analysis, PangoGlyphString *glyphs);

PangoFontMap *pango_cairo_font_map_new(void);
void pango_fc_font_map_cache_clear(PangoFontMap *map);
void pango_fc_font_map_set_config(PangoFontMap *map, FcConfig *config);
void pango_fc_font_map_config_changed(PangoFontMap *map);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void pango_font_map_list_families(PangoFontMap *map, PangoFontFamily ***families, int *count);
const char *pango_font_family_get_name(PangoFontFamily *family);

void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
void pango_context_set_round_glyph_positions(PangoContext *context, gboolean round);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
PangoFont *pango_context_load_font(PangoContext *context, const PangoFontDescription *description);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *description, int weight);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);

PangoFontMetrics *pango_font_get_metrics(PangoFont *font, PangoLanguage *language);
void pango_font_metrics_unref(PangoFontMetrics *metrics);
int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
int pango_font_metrics_get_height(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_thickness(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_thickness(PangoFontMetrics *metrics);

hb_font_t *pango_font_get_hb_font(PangoFont *font);
FcPattern *pango_fc_font_get_pattern(PangoFont *font);
cairo_scaled_font_t *pango_cairo_font_get_scaled_font(PangoFont *font);

struct _PangoAttribute {
    const void *klass;
    unsigned int start_index;
    unsigned int end_index;
};
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_foreground_new(uint16_t red, uint16_t green, uint16_t blue);
PangoAttribute *pango_attr_insert_hyphens_new(gboolean inserts);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
PangoAttribute *pango_attr_rise_new(int rise);
PangoAttribute *pango_attr_shape_new(const PangoRectangle *ink, const PangoRectangle *logical);

typedef struct _PangoTabArray PangoTabArray;
typedef enum { PANGO_TAB_LEFT, PANGO_TAB_RIGHT, PANGO_TAB_CENTER, PANGO_TAB_DECIMAL } PangoTabAlign;
PangoTabArray *pango_tab_array_new(int size, gboolean positions_in_pixels);
void pango_tab_array_set_tab(PangoTabArray *tabs, int index, PangoTabAlign alignment, int location);
void pango_tab_array_set_decimal_point(PangoTabArray *tabs, int index, uint32_t decimal_point);
void pango_tab_array_free(PangoTabArray *tabs);
void pango_layout_set_tabs(PangoLayout *layout, PangoTabArray *tabs);
void pango_layout_set_indent(PangoLayout *layout, int indent);

typedef struct {
    unsigned int is_line_break : 1;
    unsigned int is_mandatory_break : 1;
    unsigned int is_char_break : 1;
    unsigned int is_white : 1;
    unsigned int is_cursor_position : 1;
    unsigned int is_word_start : 1;
    unsigned int is_word_end : 1;
    unsigned int is_sentence_boundary : 1;
    unsigned int is_sentence_start : 1;
    unsigned int is_sentence_end : 1;
    unsigned int backspace_deletes_character : 1;
    unsigned int is_expandable_space : 1;
    unsigned int is_word_boundary : 1;
    unsigned int break_inserts_hyphen : 1;
    unsigned int break_removes_preceding : 1;
    unsigned int reserved : 17;
} PangoLogAttr;
PangoLanguage *pango_language_get_default(void);
void pango_get_log_attrs(
    const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attributes, int attributes_length);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode wrap);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode mode);
void pango_layout_set_justify(PangoLayout *layout, gboolean justify);
void pango_layout_set_auto_dir(PangoLayout *layout, gboolean automatic);
int pango_layout_get_line_count(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
int pango_layout_get_unknown_glyphs_count(PangoLayout *layout);
gboolean pango_layout_is_ellipsized(PangoLayout *layout);
void pango_layout_line_get_extents(PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical);

#endif
