import CPango
import CoreGraphics
import CoreText
import Foundation

/// The typesetter's state: font collections and the cached properties of their fonts. Used by one thread at a time.
final class TypesettingEngine {
    /// The system font alone; nil when it is not installed where it is expected.
    private let systemFonts: FontCollection?
    private var allFontsLoaded: FontCollection?
    let faces = FaceTable()
    let hyphenator = Hyphenator()
    @exclusivity(unchecked) private var fonts: [FontRequest: LoadedFont] = [:]
    /// Sizes may be animated, and each takes some twenty kilobytes in all libraries, so all are forgotten after this many.
    private static let capacity = 256
    @exclusivity(unchecked) private(set) var words = WordShapers()
    /// The files that were added to the machine's fonts, the oldest first.
    private var registered: [RegisteredFont] = []

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

    /// Forgets all fonts at sizes when there are many. A text in work would lose its lines with its fonts.
    func forgetSizesIfMany() {
        if max(faces.count, fonts.count, words.count) >= Self.capacity { forgetSizes() }
    }

    /// Forgets all fonts at sizes with the words that were shaped in them. No text may be in work.
    func forgetSizes() {
        fonts = [:]
        words.forgetSizes()
        faces.forgetSizes()
        systemFonts?.forgetSizes()
        allFontsLoaded?.forgetSizes()
    }

    /// Adds the fonts of a file to the machine's; false for a file without fonts, and for one that was added already.
    func register(file path: String) -> Bool { register(RegisteredFont(path: path, name: path)) }

    /// Adds the fonts in a font file's bytes, kept under a name; false when they are none, and for a name that is there already.
    func register(data: Data, name: String) -> Bool { RegisteredFont(data, name: name).map(register) ?? false }

    private func register(_ font: RegisteredFont) -> Bool {
        guard !registered.contains(where: { $0.name == font.name }), allFonts.add(file: font.path) else { return false }
        registered.append(font)
        forgetSizes()
        return true
    }

    /// Takes the fonts of a file back; false for a file that was not added.
    func unregister(file path: String) -> Bool { unregister(name: path) }

    /// Takes fonts back that are kept under a name; false when there are none.
    func unregister(name: String) -> Bool {
        guard registered.contains(where: { $0.name == name }) else { return false }
        registered.removeAll { $0.name == name }
        allFonts.keepOnly(files: registered.map(\.path))
        forgetSizes()
        return true
    }

    /// Lays out a text; from words that were shaped before where these decide its layout.
    func layout(_ request: TextRequest) -> TextLayout {
        WordBreaker(request: request, engine: self).layout() ?? layoutByPango(request)
    }

    /// Lays out a text; with the system font alone as long as that has every character.
    func layoutByPango(_ request: TextRequest) -> TextLayout {
        let text = StyledText(request)
        guard !request.string.isEmpty else { return emptyLayout(text.spans[0].span.font, request) }
        let collection = collection(for: text.spans.map(\.span.font))
        if let layout = TextBreaker(text: text, collection: collection, engine: self).layout() {
            return layout
        }
        return TextBreaker(text: text, collection: allFonts, engine: self).layout()
            ?? emptyLayout(text.spans[0].span.font, request)
    }

    /// The shaper of words in a font and a script; nil where Pango does not set the script's letters in one font.
    func wordShaper(for font: FontRequest, _ script: WordScript) -> WordShaper? {
        words.shaper(for: font, script) {
            let sample = StyledText(TextRequest(script.sample, font: font))
            let shaped = ShapedText(
                TextExcerpt(0..<sample.bytes.count, of: sample), collection: collection(for: [font]), width: nil,
                style: TextParagraphStyle(), isFirst: true,
                isRightToLeft: nil)
            return WordShaper(sample: shaped, faces: faces, size: font.size)
        }
    }

    /// The glyphs of a face whose words depend on each other.
    func wordNeighbours(of font: CGFont) -> WordNeighbours { words.neighbours(of: font) }

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
