import CairoBackend
import CoreGraphics
import CoreText
import Dispatch
import Foundation
import Testing

/// Texts measured on several threads, as apps do that make images beside the main one.
@Suite struct FontThreadTests {
    @Test func `more faces than Cairo keeps open are used by several threads at once`() {
        let typesetter = PangoTypesetter()
        let weights: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        let fonts = weights.flatMap { weight in
            [12, 30].flatMap { size in
                [false, true].map { FontRequest(size: size, weight: weight, isItalic: $0) }
            }
        }
        let runs = fonts.map { typesetter.layout(TextRequest("Sphinx", font: $0)).lines[0].runs[0].glyphs }

        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for round in 0..<40 {
                for run in runs {
                    let resized = GlyphRun(
                        font: run.font, size: 5 + CGFloat(thread * 40 + round) / 4, glyphs: run.glyphs,
                        positions: run.positions, text: run.text, width: run.width, ascent: run.ascent,
                        descent: run.descent)
                    _ = typesetter.inkBounds(of: resized)
                }
            }
        }

        #expect(runs.allSatisfy { !typesetter.inkBounds(of: $0).isEmpty })
    }
}
