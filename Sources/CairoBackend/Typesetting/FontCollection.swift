import CCairo
import CPango
import CoreText
import Foundation

/// Fonts that texts can be set in: a Pango font map and context over one fontconfig configuration.
final class FontCollection {
    private let configuration: FontconfigConfiguration?
    private let map: OpaquePointer
    let context: OpaquePointer
    /// True when some characters or families may be found only in another collection.
    let isPartial: Bool
    private lazy var faces: [FaceRecord] = configuration?.faces() ?? []
    private lazy var facesByName: [String: FaceRecord] = Dictionary(
        faces.compactMap { face in face.postScriptName.map { ($0.lowercased(), face) } },
        uniquingKeysWith: { first, _ in first })
    private lazy var familyKeys: Set<String> = Set(faces.lazy.flatMap(\.families).map { $0.lowercased() })

    /// Makes a collection of a configuration's fonts, or of Pango's default ones when there is none.
    init(configuration: FontconfigConfiguration?, isPartial: Bool) {
        self.configuration = configuration
        self.isPartial = isPartial
        configuration?.makeCurrent()
        map = pango_cairo_font_map_new()
        if let configuration { pango_fc_font_map_set_config(map, configuration.pointer) }
        context = pango_font_map_create_context(map)
        pango_cairo_context_set_font_options(context, CairoFontOptions.text.pointer)
        // Positions must not depend on the device, so nothing is rounded to its pixels.
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
    }

    /// One name per family, sorted.
    var familyNames: [String] { Set(faces.compactMap(\.families.first)).sorted() }

    /// Whether a request finds the very face it asks for here.
    func knows(_ font: FontRequest) -> Bool {
        guard let family = font.family?.lowercased() else { return !isPartial || !font.isMonospaced }
        return familyKeys.contains(family) || facesByName[family] != nil
    }

    /// The description that makes Pango choose what a request asks for.
    func description(for font: FontRequest) -> PangoFontChoice {
        let choice = PangoFontChoice(size: font.size)
        let weight = WeightScale.openTypeWeight(for: font.weight)
        if let name = font.family, !familyKeys.contains(name.lowercased()), let face = facesByName[name.lowercased()] {
            // A PostScript name stands for one face; only what the request asks for beyond it changes that.
            choice.set(
                families: face.families[0] + ",sans-serif", weight: font.weight == 0 ? Int(face.weight) : weight,
                isItalic: face.isItalic || font.isItalic)
        } else {
            choice.set(families: families(for: font), weight: weight, isItalic: font.isItalic)
        }
        return choice
    }

    private func families(for font: FontRequest) -> String {
        if let family = font.family { return family + (font.isMonospaced ? ",monospace" : ",sans-serif") }
        if font.isMonospaced { return "monospace" }
        return font.size >= SystemFont.displaySize
            ? "\(SystemFont.displayFamily),\(SystemFont.family),sans-serif" : "\(SystemFont.family),sans-serif"
    }
}
