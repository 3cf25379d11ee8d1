import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import CairoBackend

/// Lays out texts from words and with Pango alone, and compares.
final class WordAgreement {
    private let engine = TypesettingEngine()
    /// The number of layouts that words decided.
    private(set) var decided = 0

    /// Has words shaped one by one from the next text of a font on.
    func warmUp(_ font: FontRequest) {
        for script in WordScript.allCases {
            for _ in 0...WordShaper.requestsBeforeWords { _ = fromWords(TextRequest(script.sample, font: font)) }
        }
        decided = 0
    }

    private func fromWords(_ request: TextRequest) -> TextLayout? {
        WordBreaker(request: request, engine: engine).layout()
    }

    /// Expects that words give Pango's lines to the last bit, or none.
    func check(_ request: TextRequest) {
        guard let own = fromWords(request) else { return }
        decided += 1
        let pango = engine.layoutByPango(request)
        guard own.lines != pango.lines || own.size != pango.size || own.isTruncated != pango.isTruncated else { return }
        Issue.record("\(request.string) in \(request.spans[0].font), \(request.width ?? -1): \(difference(own, pango))")
    }

    private func difference(_ own: TextLayout, _ pango: TextLayout) -> String {
        if own.isTruncated != pango.isTruncated { return "truncated \(own.isTruncated)" }
        if own.lines.map(\.range) != pango.lines.map(\.range) {
            return "lines \(own.lines.map(\.range)) instead of \(pango.lines.map(\.range))"
        }
        for (own, pango) in zip(own.lines, pango.lines) where own != pango {
            let (glyphs, others) = (own.runs.map(\.glyphs), pango.runs.map(\.glyphs))
            if glyphs.map(\.glyphs) != others.map(\.glyphs) {
                return "glyphs \(glyphs.map(\.glyphs)) instead of \(others.map(\.glyphs))"
            }
            if glyphs != others { return "places \(glyphs) instead of \(others)" }
            return "\(own) instead of \(pango)"
        }
        return "size \(own.size) instead of \(pango.size)"
    }
}
