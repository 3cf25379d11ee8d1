import CPango
import CoreGraphics

/// Glyphs of a face that may look different for a word beyond a space, found in the face's tables.
///
/// Substitutions and positions of glyphs are made by lookups. One that does not mention the space cannot see beyond it. One that
/// does has effects only where one of its input glyphs is. Pairs of a glyph with the space beside it are not covered here.
final class WordNeighbours {
    /// False for faces whose tables are of another kind.
    let areKnown: Bool
    private let glyphs: OpaquePointer

    /// Reads the tables of a font's face, as far as they are used for scripts of `WordScript`.
    init(of font: OpaquePointer?) {
        glyphs = hb_set_create()
        guard let font, let face = hb_font_get_face(font), !Self.hasTables(ofOtherKinds: face) else {
            areKnown = false
            return
        }
        var space: hb_codepoint_t = 0
        areKnown = hb_font_get_nominal_glyph(font, 0x20, &space) != 0
        guard areKnown else { return }
        let substitutions = LookupTypes(of: face, Self.tag("GSUB"), extensionType: 7)
        Self.collect(from: face, "GSUB", substitutions, contextualFrom: 4, space: space, into: glyphs)
        let positions = LookupTypes(of: face, Self.tag("GPOS"), extensionType: 9)
        Self.collect(from: face, "GPOS", positions, contextualFrom: 7, space: space, into: glyphs)
        hb_set_del(glyphs, space)
    }

    deinit { hb_set_destroy(glyphs) }

    /// Whether some of a word's glyphs may depend on other words.
    func matter(to glyphs: some Sequence<hb_codepoint_t>) -> Bool {
        glyphs.contains { hb_set_has(self.glyphs, $0) != 0 }
    }

    // MARK: Tables

    /// Apple's and Graphite's tables have rules that cannot be asked for.
    private static func hasTables(ofOtherKinds face: OpaquePointer) -> Bool {
        if hb_aat_layout_has_substitution(face) != 0 || hb_aat_layout_has_positioning(face) != 0 { return true }
        if hb_aat_layout_has_tracking(face) != 0 { return true }
        let graphite = hb_face_reference_table(face, tag("Silf"))
        defer { hb_blob_destroy(graphite) }
        return hb_blob_get_length(graphite) > 0
    }

    /// Adds the input glyphs of a table's lookups that mention the space and look at more than one glyph.
    private static func collect(
        from face: OpaquePointer, _ table: StaticString, _ types: LookupTypes, contextualFrom: Int,
        space: hb_codepoint_t, into glyphs: OpaquePointer
    ) {
        let lookups = hb_set_create()
        let sets = (0..<3).map { _ in hb_set_create() }
        defer { for set in sets + [lookups] { hb_set_destroy(set) } }
        hb_ot_layout_collect_lookups(face, tag(table), scripts, nil, features, lookups)
        var lookup = hb_codepoint_t.max
        while hb_set_next(lookups, &lookup) != 0 {
            guard (types[Int(lookup)] ?? .max) >= contextualFrom else { continue }
            for set in sets { hb_set_clear(set) }
            hb_ot_layout_lookup_collect_glyphs(face, tag(table), lookup, sets[0], sets[1], sets[2], nil)
            if sets.contains(where: { hb_set_has($0, space) != 0 }) { hb_set_union(glyphs, sets[1]) }
        }
    }

    private static func tag(_ name: StaticString) -> hb_tag_t {
        name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } }
    }

    private static let scripts = [tag("DFLT"), tag("dflt"), tag("latn"), tag("grek"), tag("cyrl"), 0]

    /// The features that HarfBuzz turns on for horizontal text of these scripts, and digits of one width.
    private static let features = [
        tag("rvrn"), tag("ltra"), tag("ltrm"), tag("rand"), tag("abvm"), tag("blwm"), tag("ccmp"), tag("locl"),
        tag("mark"), tag("mkmk"), tag("rlig"), tag("calt"), tag("clig"), tag("curs"), tag("dist"), tag("kern"),
        tag("liga"), tag("rclt"), tag("tnum"), 0,
    ]
}
