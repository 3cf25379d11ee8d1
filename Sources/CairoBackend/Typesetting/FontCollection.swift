import CCairo
import CPango
import CoreText
import Foundation

/// Fonts that texts can be set in: a Pango font map and context over one fontconfig configuration.
final class FontCollection {
    private let configuration: FontconfigConfiguration?
    private let map: OpaquePointer
    let context: OpaquePointer
    private var directedContexts: [Bool: OpaquePointer] = [:]
    /// True when some characters or families may be found only in another collection.
    let isPartial: Bool
    private lazy var catalog = FaceCatalog(configuration)
    /// Whether families were found by name, as they were asked for.
    private var knownFamilies: [String: Bool] = [:]
    /// The last request and its answer, because consecutive texts often have the same font.
    private var lastChoice: (font: FontRequest, choice: PangoFontChoice)?

    /// Makes a collection of a configuration's fonts, or of Pango's default ones when there is none.
    init(configuration: FontconfigConfiguration?, isPartial: Bool) {
        self.configuration = configuration
        self.isPartial = isPartial
        configuration?.makeCurrent()
        map = pango_cairo_font_map_new()
        if let configuration { pango_fc_font_map_set_config(map, configuration.pointer) }
        context = Self.makeContext(map, PANGO_DIRECTION_WEAK_LTR)
    }

    private static func makeContext(_ map: OpaquePointer, _ direction: PangoDirection) -> OpaquePointer {
        let context: OpaquePointer = pango_font_map_create_context(map)
        pango_cairo_context_set_font_options(context, CairoFontOptions.text.pointer)
        // Positions must not depend on the device, so they are not rounded to its pixels.
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, direction)
        return context
    }

    /// The context for text of one direction, or for text that has its direction from its first letter.
    ///
    /// Each has its own, because Pango lays a text out again when its context has changed.
    func context(isRightToLeft: Bool?) -> OpaquePointer {
        guard let isRightToLeft else { return context }
        if let known = directedContexts[isRightToLeft] { return known }
        let made = Self.makeContext(map, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        directedContexts[isRightToLeft] = made
        return made
    }

    deinit {
        // Hash order: only references are released, in any order.
        for context in directedContexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
    }

    /// Releases Pango's cached fonts at sizes, which it would keep for ever.
    func forgetSizes() { pango_fc_font_map_cache_clear(map) }

    /// Adds the fonts of a file; false for a file without fonts.
    func add(file path: String) -> Bool {
        guard let configuration, configuration.add(file: path) else { return false }
        changeFonts()
        return true
    }

    /// Drops all added files but some.
    func keepOnly(files: [String]) {
        configuration?.keepOnly(files: files)
        changeFonts()
    }

    private func changeFonts() {
        pango_fc_font_map_config_changed(map)
        catalog = FaceCatalog(configuration)
        (knownFamilies, lastChoice) = ([:], nil)
    }

    /// One name per family, sorted.
    var familyNames: [String] { catalog.familyNames }

    /// The faces of a family, by weight and upright before italic.
    func faces(ofFamily family: String) -> [FontFaceName] { catalog.faces(ofFamily: family) }

    /// The face with a PostScript name.
    func face(named name: String) -> FontFaceName? { catalog.face(named: name)?.faceName }

    /// Whether a request finds the very face it asks for here.
    func knows(_ font: FontRequest) -> Bool {
        guard let family = font.family else { return !isPartial || !font.isMonospaced }
        if let known = knownFamilies[family] { return known }
        let isKnown = catalog.hasFamily(family) || catalog.face(named: family) != nil
        if knownFamilies.count >= 512 { knownFamilies = [:] }
        knownFamilies[family] = isKnown
        return isKnown
    }

    /// The description with which Pango chooses the requested font.
    func description(for font: FontRequest) -> PangoFontChoice {
        if let lastChoice, lastChoice.font == font { return lastChoice.choice }
        let choice = makeDescription(for: font)
        lastChoice = (font, choice)
        return choice
    }

    private func makeDescription(for font: FontRequest) -> PangoFontChoice {
        let choice = PangoFontChoice(size: font.size)
        let weight = WeightScale.openTypeWeight(for: font.weight)
        if let name = font.family, !catalog.hasFamily(name), let face = catalog.face(named: name) {
            // A PostScript name means one face; only further properties of the request change it.
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
