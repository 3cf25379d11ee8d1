import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import PixelFunctions

@Suite struct GlyphMaskTests {
    private let typesetter = PangoTypesetter()

    /// The darkness of a picture, column by column.
    private func columns(_ image: CGImage) -> [Int] {
        (0..<image.width).map { x in (0..<image.height).reduce(0) { $0 + channels(image.pixel(x: x, y: $1))[0] } }
    }

    private func center(_ image: CGImage) -> CGFloat {
        let columns = columns(image)
        let moment = columns.enumerated().reduce(0) { $0 + $1.offset * $1.element }
        return CGFloat(moment) / CGFloat(columns.reduce(0, +))
    }

    @Test(arguments: [CGFloat(11), 17, 30, 40])
    func `a glyph moved by a part of a pixel is drawn there, within a quarter`(size: CGFloat) {
        let layout = typesetter.layout(TextRequest("o", font: FontRequest(size: size)))
        func drawn(_ x: CGFloat) -> CGFloat {
            center(raster(80, 80) { layout.draw(in: $0, at: CGPoint(x: x, y: 10), color: .black) })
        }

        let start = drawn(5)

        for shift in [CGFloat(0.25), 0.5, 0.75, 1, 1.5] { #expect(abs(drawn(5 + shift) - start - shift) <= 0.27) }
    }

    @Test func `moving by whole pixels does not change a glyph`() {
        let layout = typesetter.layout(TextRequest("agm", font: FontRequest(size: 13)))
        func drawn(_ x: CGFloat) -> [Int] {
            columns(raster(80, 40) { layout.draw(in: $0, at: CGPoint(x: x, y: 5), color: .black) })
        }

        #expect(Array(drawn(3.3).dropLast(20)) == Array(drawn(23.3).dropFirst(20)))
    }

    @Test func `a clip cuts a run in the middle of a glyph`() {
        let layout = typesetter.layout(TextRequest("HHHH", font: FontRequest(size: 20)))
        func drawn(_ clip: CGRect) -> CGImage {
            raster(80, 40) { context in
                context.clip(to: clip)
                layout.draw(in: context, at: CGPoint(x: -4, y: -3), color: .black)
            }
        }
        let whole = drawn(CGRect(x: 0, y: 0, width: 80, height: 40))

        let cut = drawn(CGRect(x: 7, y: 5, width: 11, height: 9))

        for y in 0..<40 {
            for x in 0..<80 {
                let isInside = (7..<18).contains(x) && (5..<14).contains(y)
                #expect(cut.pixel(x: x, y: y) == (isInside ? whole.pixel(x: x, y: y) : 0))
            }
        }
    }

    @Test func `text in a colour with alpha is that colour where it is solid`() {
        let layout = typesetter.layout(TextRequest("█", font: FontRequest(size: 30)))

        let image = raster(40, 40) {
            layout.draw(in: $0, at: CGPoint(x: 5, y: 2), color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        }

        #expect(isClose(image.pixel(x: 14, y: 20), 0x8080_0000))
    }

    @Test func `turned text is drawn`() {
        let layout = typesetter.layout(TextRequest("turned", font: FontRequest(size: 17)))

        let image = raster(80, 80) { context in
            context.rotate(by: .pi / 4)
            layout.draw(in: context, at: CGPoint(x: 20, y: 0), color: .black)
        }

        #expect(columns(image).reduce(0, +) > 5000)
    }
}
