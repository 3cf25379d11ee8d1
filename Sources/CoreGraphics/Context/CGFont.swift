/// The index of a glyph within its font.
public typealias CGGlyph = UInt16

/// One face of a typeface, without a size.
///
/// Made by the typesetter, which keeps in `face` what the renderer needs to draw the glyphs. Two fonts are equal when
/// they name the same face.
public final class CGFont: Hashable, Sendable {
    /// The face's PostScript name, such as `Inter-SemiBold`.
    public let postScriptName: String?

    /// The adapter's own face object; nil for the box typesetter, whose glyphs are squares.
    package let face: (any FontFace)?

    package init(postScriptName: String, face: (any FontFace)?) {
        self.postScriptName = postScriptName
        self.face = face
    }

    public static func == (left: CGFont, right: CGFont) -> Bool {
        left === right || (left.postScriptName == right.postScriptName && left.face === right.face)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}
