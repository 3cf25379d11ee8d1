import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

/// The characters behind a layout's glyphs.
@Suite struct GlyphGroupTests {
    private static let typesetter = PangoTypesetter()

    private func lines(_ string: String, width: CGFloat? = nil) -> [TextLine] {
        Self.typesetter.layout(TextRequest(string, font: FontRequest(size: 17), width: width)).lines
    }

    @Test func `letters with a glyph each need no list`() {
        let run = lines("Hello")[0].runs[0]

        #expect(run.groups == .oneEach)
        #expect(run.clusters.map(\.offset) == [0, 1, 2, 3, 4])
        #expect(run.clusters.map(\.x) == run.glyphs.positions.map { Float($0.x) })
    }

    @Test func `the space at which a line breaks is at the line's end without a glyph`() {
        let run = lines("one two", width: 40)[0].runs[0]

        #expect(run.groups == .oneEach)
        #expect(run.glyphs.glyphs.count == 3)
        #expect(run.clusters.map(\.offset) == [0, 1, 2, 3])
        #expect(run.clusters.last?.x == Float(run.glyphs.width))
    }

    @Test func `characters that one glyph shows together are listed`() {
        let clusters = lines("क्षa")[0].runs.flatMap(\.clusters)

        #expect(clusters.map(\.offset) == [0, 3])
    }

    @Test func `offsets fall from left to right in text from right to left`() {
        let clusters = lines("שלום")[0].runs[0].clusters

        #expect(clusters.map(\.offset) == [3, 2, 1, 0])
    }

    @Test func `digits in text from right to left run from left to right`() {
        let runs = lines("אב 123")[0].runs

        #expect(runs[0].groups == .oneEach)
        #expect(runs[0].clusters.map(\.offset) == [3, 4, 5])
    }
}
