import Foundation

/// The index of a glyph within its font.
public typealias CGGlyph = UInt16

/// One face of a typeface, without a size.
///
/// Measures are in units of which `unitsPerEm` make an em, with y pointing up. Two fonts are equal when they name the same face.
///
/// Unlike iOS: the lengths that belong to the whole face are those of its file, with any variations.
public final class CGFont: Hashable, Sendable {
    /// The face's PostScript name, such as `Inter-SemiBold`.
    public let postScriptName: String?

    /// The adapter's own face object; nil for the box typesetter, whose glyphs are squares.
    package let face: (any FontFace)?
    /// The values of the axes that were set, by the names of these.
    let axisValues: [String: CGFloat]

    package init(postScriptName: String, face: (any FontFace)?) {
        self.postScriptName = postScriptName
        self.face = face
        axisValues = [:]
    }

    init(varying font: CGFont, face: any FontFace, axisValues: [String: CGFloat]) {
        postScriptName = font.postScriptName
        self.face = face
        self.axisValues = axisValues
    }

    /// Makes a font of the first face in a font file's bytes; nil when they are none.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let face = installedFontReader.current.face(in: data) else { return nil }
        self.init(postScriptName: FontTables(face).name(.postScript) ?? "", face: face)
    }

    /// Finds the font of the machine with a PostScript or full name; nil when there is none.
    public convenience init?(_ name: CFString) {
        guard let font = installedFontReader.current.face(named: name) else { return nil }
        self.init(postScriptName: font.postScriptName ?? "", face: font.face)
    }

    public static func == (left: CGFont, right: CGFont) -> Bool {
        left === right || (left.postScriptName == right.postScriptName && left.face === right.face)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}
