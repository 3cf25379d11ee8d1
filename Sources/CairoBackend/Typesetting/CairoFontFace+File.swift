import CoreGraphics
import Foundation

// Properties of the font's file, read by HarfBuzz.
extension CairoFontFace {
    var tableTags: [UInt32] { shape?.tableTags ?? [] }
    func table(_ tag: UInt32) -> Data? { shape?.table(tag) }
    func glyph(for character: Unicode.Scalar) -> CGGlyph { shape?.glyph(for: character) ?? 0 }
    func advance(of glyph: CGGlyph) -> Int { shape?.advance(of: glyph) ?? 0 }
    func box(of glyph: CGGlyph) -> CGRect { shape?.box(of: glyph) ?? .zero }
    func outline(of glyph: CGGlyph) -> PathGeometry? { shape?.outline(of: glyph) }
    func name(of glyph: CGGlyph) -> String? { shape?.name(of: glyph) }
    func glyph(named name: String) -> CGGlyph? { shape?.glyph(named: name) }
    func varied(_ values: [UInt32: CGFloat]) -> (any FontFace)? { fileData.flatMap { CairoFontFace($0, axes: values) } }
    var fileData: Data? { shape?.fileData }
}
