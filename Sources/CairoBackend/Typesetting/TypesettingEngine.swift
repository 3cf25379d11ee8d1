import CPango
import CoreGraphics
import CoreText
import Foundation

/// The typesetter's state: font collections and what is known of their fonts. Used by one thread at a time.
final class TypesettingEngine {
    /// The system font alone; nil when it is not installed where it is expected.
    private let systemFonts: FontCollection?
    private var allFontsLoaded: FontCollection?
    let faces = FaceTable()
    private var fonts: [FontRequest: LoadedFont] = [:]
    /// Sizes may be animated, and each takes some twenty kilobytes in all libraries, so all are forgotten after this many.
    private static let capacity = 256

    init() {
        systemFonts = SystemFont.directory.flatMap(FontconfigConfiguration.init(directory:)).map {
            FontCollection(configuration: $0, isPartial: true)
        }
    }

    /// Every font of the machine, loaded on first use.
    private var allFonts: FontCollection {
        if let allFontsLoaded { return allFontsLoaded }
        let collection = FontCollection(configuration: .system(), isPartial: false)
        allFontsLoaded = collection
        return collection
    }

    var familyNames: [String] { allFonts.familyNames }

    func faces(ofFamily family: String) -> [FontFaceName] { allFonts.faces(ofFamily: family) }

    func face(named name: String) -> FontFaceName? { systemFonts?.face(named: name) ?? allFonts.face(named: name) }

    /// The face found for a request and its measures.
    func font(for request: FontRequest) -> LoadedFont {
        if let known = fonts[request] { return known }
        let collection = collection(for: [request])
        let choice = collection.description(for: request)
        let found: LoadedFont
        if let pango = choice.withPointer({ pango_context_load_font(collection.context, $0) }) {
            found = faces.font(for: pango, size: request.size)
            g_object_unref(UnsafeMutableRawPointer(pango))
        } else {
            found = LoadedFont(pango: nil, font: CGFont(postScriptName: "", face: nil), size: request.size)
        }
        fonts[request] = found
        return found
    }

    /// Forgets all fonts at sizes when there are many. No text may be in work, for it loses its lines with its fonts.
    func forgetSizesIfMany() {
        guard max(faces.count, fonts.count) >= Self.capacity else { return }
        fonts = [:]
        faces.forgetSizes()
        systemFonts?.forgetSizes()
        allFontsLoaded?.forgetSizes()
    }

    /// Lays out a text; with the system font alone as long as that has every character.
    func layout(_ request: TextRequest) -> TextLayout {
        let text = StyledText(request)
        guard !request.string.isEmpty else { return emptyLayout(text.spans[0].span.font, request) }
        let collection = collection(for: text.spans.map(\.span.font))
        if let layout = TextBreaker(text: text, collection: collection, engine: self).layout() {
            return layout
        }
        return TextBreaker(text: text, collection: allFonts, engine: self).layout()
            ?? emptyLayout(text.spans[0].span.font, request)
    }

    private func collection(for fonts: [FontRequest]) -> FontCollection {
        if let systemFonts, fonts.allSatisfy(systemFonts.knows) { return systemFonts }
        return allFonts
    }

    private func emptyLayout(_ font: FontRequest, _ request: TextRequest) -> TextLayout {
        let style = request.paragraphStyle(at: 0)
        var lines = LineStack(width: request.width)
        lines.append(
            TextLine(empty: 0, metrics: metrics(ofEmptyLineIn: font), isRightToLeft: style.direction == .rightToLeft),
            style: style, isFirstOfParagraph: true)
        return lines.layout(isTruncated: false)
    }

    /// The measures of a line that has no glyph of its font.
    func metrics(ofEmptyLineIn font: FontRequest) -> FontMetrics { self.font(for: font).metrics }
}
