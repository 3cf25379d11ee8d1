package import Foundation

/// An adapter's own data for a font face, with the measures in its file; lengths are in units of the em, y points up.
package protocol FontFace: AnyObject, Sendable {
    /// The tags of the file's tables as four characters in a number; empty when the file has none.
    var tableTags: [UInt32] { get }

    /// The bytes of a table; nil for one that is not there.
    func table(_ tag: UInt32) -> Data?

    /// The glyph that shows a character by itself; 0, the sign for missing ones, when there is none.
    func glyph(for character: Unicode.Scalar) -> CGGlyph

    /// From a glyph's origin to the next one's.
    func advance(of glyph: CGGlyph) -> Int

    /// The rectangle around a glyph's ink; empty for a blank one.
    func box(of glyph: CGGlyph) -> CGRect

    /// A glyph's outline; nil for one that is none, such as a picture.
    func outline(of glyph: CGGlyph) -> PathGeometry?

    /// The name of a glyph; nil when the file does not name it.
    func name(of glyph: CGGlyph) -> String?

    /// The glyph of a name; nil when the file has none.
    func glyph(named name: String) -> CGGlyph?

    /// The same face with values for axes of variation, by their tags; nil when it cannot be made.
    func varied(_ values: [UInt32: CGFloat]) -> (any FontFace)?

    /// The bytes of the file; nil when they cannot be read.
    var fileData: Data? { get }
}
