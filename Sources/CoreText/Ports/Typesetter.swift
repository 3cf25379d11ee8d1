package import CoreGraphics
package import Foundation

/// Finds fonts, shapes text and breaks it into lines.
///
/// Adapters keep no layouts themselves; callers use `TextLayout.make(_:)`, which does.
package protocol Typesetter: Sendable {
    /// The measures of the face found for a request.
    func metrics(for font: FontRequest) -> FontMetrics

    /// The PostScript name of the face found for a request, such as `Inter-Bold`.
    func faceName(for font: FontRequest) -> String

    /// The face found for a request.
    func font(for request: FontRequest) -> CGFont

    /// Lets the fonts of a file be asked for from now on; false when it is no font file or was registered before.
    func register(file path: String) -> Bool

    /// Lets the fonts in a font file's bytes be asked for from now on, kept under a name; false when they are none.
    func register(data: Data, name: String) -> Bool

    /// Takes the fonts of a file back; false for a file that was not registered.
    func unregister(file path: String) -> Bool

    /// Takes the fonts that are kept under a name back; false when there are none.
    func unregister(name: String) -> Bool

    /// The family names that can be asked for, sorted.
    var familyNames: [String] { get }

    /// The faces of a family, by weight and upright before italic; none for an unknown one.
    func faces(ofFamily family: String) -> [FontFaceName]

    /// The face with a PostScript name; nil when there is none.
    func face(named name: String) -> FontFaceName?

    /// Lays out a text. A width of zero or less, or one that is not a number, gives one character or word per line.
    /// An empty string gives one empty line with the first span's (or a 17-point system) font's height.
    func layout(_ request: TextRequest) -> TextLayout

    /// The rectangle that the glyphs of a run may touch, from the run's origin in points, y pointing down; null for none.
    func inkBounds(of run: GlyphRun) -> CGRect

    /// Forgets what can be made again: the system is short of memory.
    func dropCaches()

    /// The UTF-16 ranges of the words of a text, without spaces and punctuation, as they are selected one by one.
    func wordRanges(in string: String) -> [Range<Int>]
}

extension Typesetter {
    package func font(for request: FontRequest) -> CGFont { CGFont(postScriptName: faceName(for: request), face: nil) }
    package func register(file path: String) -> Bool { false }
    package func register(data: Data, name: String) -> Bool { false }
    package func unregister(file path: String) -> Bool { false }
    package func unregister(name: String) -> Bool { false }
    package func dropCaches() {}
}

/// The text system that fonts, labels and string drawing use.
package let installedTextSystem = PortSlot<TextSystem>("Typesetter")

extension TextLayout {
    /// The layout of a text by the installed typesetter, shaped only if it was not lately.
    package static func make(_ request: TextRequest) -> TextLayout {
        let system = installedTextSystem.current
        return system.cache.layout(for: request, make: system.typesetter.layout)
    }
}
