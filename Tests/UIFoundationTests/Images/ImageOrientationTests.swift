import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct ImageOrientationTests {
    /// Two columns and one row: a, b.
    private let bitmap = CGImage(
        width: 2, height: 1,
        pixels: PixelStorage(count: 2) { words in (words[0], words[1]) = (0xFF00_000A, 0xFF00_000B) })

    /// The picture shown, row by row, as letters.
    private func shown(_ image: UIImage) -> String {
        guard let upright = image.uprightImage else { return "" }
        return (0..<upright.height).map { y in
            (0..<upright.width).map { x in upright.pixel(x: x, y: y) == 0xFF00_000A ? "a" : "b" }.joined()
        }.joined(separator: "/")
    }

    @Test(arguments: [
        (UIImage.Orientation.up, "ab"), (.down, "ba"), (.left, "b/a"), (.right, "a/b"), (.upMirrored, "ba"),
        (.downMirrored, "ab"), (.leftMirrored, "a/b"), (.rightMirrored, "b/a"),
    ])
    func `a bitmap is turned and mirrored as its orientation says`(orientation: UIImage.Orientation, rows: String) {
        let image = UIImage(cgImage: bitmap, scale: 2, orientation: orientation)

        #expect(shown(image) == rows)
        #expect(image.size == (rows.contains("/") ? CGSize(width: 0.5, height: 1) : CGSize(width: 1, height: 0.5)))
        #expect(image.cgImage == bitmap && image.imageOrientation == orientation)
    }

    @Test func `mirroring twice gives the same orientation, and mirroring swaps left and right as shown`() {
        for raw in 0..<8 {
            let orientation = UIImage.Orientation(rawValue: raw)
            let image = UIImage(cgImage: bitmap, scale: 1, orientation: orientation ?? .up)
            let mirrored = image.withHorizontallyFlippedOrientation()
            let rows = shown(image).split(separator: "/").map { String($0.reversed()) }.joined(separator: "/")

            #expect(shown(mirrored) == rows)
            #expect(mirrored.withHorizontallyFlippedOrientation().imageOrientation == orientation)
        }
    }

    @Test func `drawing shows the turned bitmap`() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIGraphicsPushContext(context)
        UIImage(cgImage: bitmap, scale: 1, orientation: .right).draw(at: CGPoint(x: 1, y: 1))
        UIGraphicsPopContext()

        #expect(context.finishedList().text.contains("image 1x2 in 1,1,1,2"))
    }

    @Test func `variations keep the rest of the image`() {
        let image = UIImage(cgImage: bitmap, scale: 2, orientation: .left)
            .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            .withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
            .withBaselineOffset(fromBottom: 5)

        #expect(image.alignmentRectInsets.left == 2 && image.renderingMode == .alwaysTemplate && image.scale == 2)
        #expect(image.imageOrientation == .left && image.flipsForRightToLeftLayoutDirection)
        #expect(image.baselineOffsetFromBottom == 5 && image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    }

    @Test func `stretching leaves one point between the caps`() {
        let wide = CGImage(width: 10, height: 4, pixels: PixelStorage(count: 40) { _ in })
        let image = UIImage(cgImage: wide).stretchableImage(withLeftCapWidth: 3, topCapHeight: 0)

        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 6))
        #expect(image.leftCapWidth == 3 && image.topCapHeight == 0 && image.resizingMode == .stretch)
    }

    @Test func `an animated image has its frames and their time, 30 a second when none is said`() {
        let frames = [UIImage(cgImage: bitmap), UIImage(cgImage: bitmap), UIImage(cgImage: bitmap)]

        #expect(UIImage.animatedImage(with: frames, duration: 2)?.duration == 2)
        #expect(UIImage.animatedImage(with: frames, duration: 0)?.duration == 0.1)
        #expect(UIImage.animatedImage(with: frames, duration: 2)?.images?.count == 3)
        #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
    }

    @Test func `a pattern image repeats at its size, and one without pixels is clear`() {
        let color = UIColor(patternImage: UIImage(cgImage: bitmap, scale: 2, orientation: .up))
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setFillColor(color.cgColor)
        context.fill(context.bounds)

        #expect(
            context.finishedList().text
                == "fill pattern 0,0,1,0.5 step 1,0.5 {image 2x1 in 0,0,1,0.5} rect 0,0,10,10")
        #expect(UIColor(patternImage: UIImage()).rgba.alpha == 0)
    }
}
