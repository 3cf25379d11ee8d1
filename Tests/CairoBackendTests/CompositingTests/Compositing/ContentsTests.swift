import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct ContentsTests {
    private let full = CGRect(x: 0, y: 0, width: 40, height: 40)

    private func shown(
        _ contents: RenderNode.Contents, in rect: CGRect = CGRect(x: 10, y: 10, width: 20, height: 20),
        on surface: RenderFrame.Surface = surface(), renderer: CairoFrameRenderer = CairoFrameRenderer(),
        style change: (inout RenderNode.Style) -> Void = { _ in }
    ) -> CGImage {
        let child = node(rect, nil, id: 2) { style in
            style.contents = contents
            change(&style)
        }
        return paint([node(full, 0xFFFFFF, children: [child])], on: surface, renderer: renderer)
    }

    private func picture(_ width: Int, _ height: Int, _ color: UInt32 = red) -> CGImage {
        image(width: width, [UInt32](repeating: color, count: width * height))
    }

    @Test(arguments: [(1, 100_000), (100_000, 1)])
    func `a picture longer than a surface fills its layer`(width: Int, height: Int) {
        let image = shown(.image(ImageContents(image: picture(width, height))))

        #expect(
            image.pixel(x: 10, y: 10) == red && image.pixel(x: 29, y: 29) == red && image.pixel(x: 9, y: 9) == white)
    }

    @Test(arguments: [
        (ContentsGravity.center, CGRect(x: 18, y: 19, width: 4, height: 2)),
        (.topLeft, CGRect(x: 10, y: 10, width: 4, height: 2)),
        (.bottomRight, CGRect(x: 26, y: 28, width: 4, height: 2)),
        (.top, CGRect(x: 18, y: 10, width: 4, height: 2)), (.resize, CGRect(x: 10, y: 10, width: 20, height: 20)),
        (.resizeAspect, CGRect(x: 10, y: 15, width: 20, height: 10)),
        (.resizeAspectFill, CGRect(x: 0, y: 10, width: 40, height: 20)),
    ])
    func `gravity positions a picture of four by two`(gravity: ContentsGravity, expected: CGRect) {
        let image = shown(.image(ImageContents(image: picture(4, 2), gravity: gravity)))

        for y in 0..<40 {
            for x in 0..<40 {
                let isInside = expected.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
                #expect(image.pixel(x: x, y: y) == (isInside ? red : white))
            }
        }
    }

    @Test func `a scaled picture that is replaced by another shows the new one`() {
        let renderer = CairoFrameRenderer()
        let first = shown(.image(ImageContents(image: picture(4, 4))), renderer: renderer)

        let second = shown(.image(ImageContents(image: picture(4, 4, blue))), renderer: renderer)

        #expect(first.pixel(x: 20, y: 20) == red && second.pixel(x: 20, y: 20) == blue)
    }

    @Test func `a scaled picture keeps its tint and opacity apart from its kept pixels`() {
        let renderer = CairoFrameRenderer()
        let plain = ImageContents(image: picture(4, 4))
        _ = shown(.image(plain), renderer: renderer)
        var tinted = plain
        tinted.tint = RGBAColor(hex: 0x00FF00)

        let image = shown(.image(tinted), renderer: renderer) { $0.opacity = 0.5 }

        #expect(isClose(image.pixel(x: 20, y: 20), 0xFF7F_FF7F))
    }

    @Test func `a picture of two pixels per point is half as large`() {
        let image = shown(.image(ImageContents(image: picture(8, 8), gravity: .topLeft, scale: 2)))

        #expect(image.pixel(x: 13, y: 13) == red && image.pixel(x: 14, y: 14) == white)
    }

    @Test func `a tint colours the opaque pixels of the picture`() {
        let stencil = image(width: 2, [0xFF00_0000, 0])

        let image = shown(
            .image(ImageContents(image: stencil, gravity: .topLeft, tint: RGBAColor(hex: 0x00FF00))))

        #expect(image.pixel(x: 10, y: 10) == green && image.pixel(x: 11, y: 10) == white)
    }

    @Test func `only the center of a picture stretches`() {
        let frame = image(width: 3, [red, green, red, blue, white, blue, red, green, red])

        let result = shown(
            .image(
                ImageContents(
                    image: frame, gravity: .resize,
                    center: CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3))))

        for (x, y) in [(10, 10), (29, 10), (10, 29), (29, 29)] { #expect(result.pixel(x: x, y: y) == red) }
        for x in 11..<29 { #expect(result.pixel(x: x, y: 10) == green && result.pixel(x: x, y: 29) == green) }
        for y in 11..<29 { #expect(result.pixel(x: 10, y: y) == blue && result.pixel(x: 20, y: y) == white) }
    }

    @Test func `clipping cuts contents that reach out of the bounds`() {
        let image = shown(.image(ImageContents(image: picture(40, 40), gravity: .center))) { $0.clipsToBounds = true }

        #expect(image.pixel(x: 10, y: 10) == red && image.pixel(x: 9, y: 10) == white)
    }

    @Test func `a drawing is copied to whole pixels`() {
        let contents = drawing(
            CGSize(width: 20, height: 20), 0xFF0000, inner: CGRect(x: 3, y: 4, width: 1, height: 1))

        let image = shown(contents, in: CGRect(x: 9.6, y: 10.3, width: 20, height: 20))

        #expect(image.pixel(x: 13, y: 14) == white)
        #expect([12, 14].allSatisfy { image.pixel(x: $0, y: 14) == red })
        #expect(image.pixel(x: 29, y: 29) == red && image.pixel(x: 30, y: 29) == white)
    }

    @Test func `a drawing's own origin lies at the top left`() {
        let contents = drawing(
            CGSize(width: 20, height: 20), 0xFF0000, inner: CGRect(x: 100, y: 200, width: 2, height: 2),
            origin: CGPoint(x: 100, y: 200))

        let image = shown(contents)

        #expect(image.pixel(x: 11, y: 11) == white && image.pixel(x: 12, y: 12) == red)
    }

    @Test func `on a letterboxed canvas a drawing has the pixels of the screen`() {
        // A checkerboard of single points at half the size would be gray if it were shrunk from a bitmap.
        let size = CGSize(width: 20, height: 20)
        let contents = drawing(size, 0xFF0000, inner: CGRect(x: 4, y: 4, width: 2, height: 2))
        let surface = RenderFrame.Surface(
            size: CGSize(width: 40, height: 40), scale: 1, canvasSize: CGSize(width: 40, height: 40), canvasScale: 0.5)

        let image = shown(contents, in: CGRect(x: 10, y: 10, width: 20, height: 20), on: surface)

        #expect(image.pixel(x: 7, y: 7) == white)
        #expect([6, 8].allSatisfy { image.pixel(x: $0, y: 7) == red })
    }

    @Test func `a stretched drawing fills the bounds that it has got since`() {
        let image = shown(drawing(CGSize(width: 10, height: 10), 0xFF0000))

        #expect(image.pixel(x: 11, y: 11) == red && image.pixel(x: 28, y: 28) == red)
    }

    @Test func `a new version replaces the pixels kept for the old one`() {
        let renderer = CairoFrameRenderer()
        let size = CGSize(width: 20, height: 20)
        let first = shown(drawing(size, 0xFF0000, version: 1), renderer: renderer)

        let second = shown(drawing(size, 0x0000FF, version: 2), renderer: renderer)

        #expect(first.pixel(x: 20, y: 20) == red && second.pixel(x: 20, y: 20) == blue)
    }

    @Test func `after a change of scale a drawing is made anew`() {
        let renderer = CairoFrameRenderer()
        _ = shown(drawing(CGSize(width: 20, height: 20), 0xFF0000), renderer: renderer)
        let contents = drawing(
            CGSize(width: 20, height: 20), 0xFF0000, inner: CGRect(x: 0.5, y: 0, width: 0.5, height: 20), scale: 2)

        let image = shown(contents, on: surface(scale: 2), renderer: renderer)

        #expect(image.pixel(x: 20, y: 30) == red && image.pixel(x: 21, y: 30) == white)
    }

    @Test func `a drawing that is too large for a bitmap is shown all the same`() {
        let contents = drawing(
            CGSize(width: 20, height: 50000), 0xFF0000, inner: CGRect(x: 5, y: 5, width: 2, height: 2))

        let image = shown(contents, in: CGRect(x: 10, y: 10, width: 20, height: 50000))

        #expect(image.pixel(x: 15, y: 15) == white && image.pixel(x: 20, y: 39) == red)
        #expect(image.pixel(x: 9, y: 15) == white)
    }

    @Test func `a drawing without a budget is made each time`() {
        let image = shown(
            drawing(CGSize(width: 20, height: 20), 0xFF0000), renderer: CairoFrameRenderer(bitmapBudget: 0))

        #expect(image.pixel(x: 20, y: 20) == red)
    }
}
