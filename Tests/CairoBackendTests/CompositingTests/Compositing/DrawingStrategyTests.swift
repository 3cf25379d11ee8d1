import CoreGraphics
import QuartzCore
import Testing

@testable import CairoBackend

/// The choice among copied, stretched and replayed drawings, of 20 by 10 points with ink in a part of them.
@Suite struct DrawingStrategyTests {
    private static let size = CGSize(width: 20, height: 10)
    private static let whole = CGRect(x: 5.3, y: 6.7, width: 20, height: 10)
    private static let double = CGAffineTransform(scaleX: 2, y: 2)

    private func drawing(
        _ gravity: ContentsGravity = .resize, scale: CGFloat = 1, size: CGSize = Self.size,
        ink: CGRect = CGRect(x: 3, y: 2, width: 4, height: 5), isEmpty: Bool = false
    ) -> DrawnContents {
        let context = CGContext(bounds: CGRect(origin: .zero, size: size))
        if !isEmpty { context.fill(ink) }
        return DrawnContents(
            version: 1, list: context.finishedList(), ink: ink, size: size, origin: .zero, gravity: gravity,
            scale: scale)
    }

    private func choice(
        _ drawing: DrawnContents, in destination: CGRect = Self.whole, _ transform: CGAffineTransform = .identity,
        density: CGFloat = 1
    ) -> String {
        func text(_ pixels: DrawingStrategy.Pixels) -> String {
            let ink = pixels.ink
            return "\(ink.x),\(ink.y) \(ink.width)x\(ink.height) at \(pixels.scale)"
        }
        return switch DrawingStrategy(drawing, in: destination, transform: transform, density: density) {
        case .none: "none"
        case .replay: "replay"
        case .copy(let pixels): "copy \(text(pixels))"
        case .stretch(let pixels): "stretch \(text(pixels))"
        }
    }

    @Test func `an upright drawing at the target's scale is copied, wherever it lies`() {
        let single = choice(drawing())
        let double = choice(drawing(scale: 2), Self.double)
        let letterboxed = choice(drawing(scale: 2), density: 0.5)

        #expect(single == "copy 3,2 4x5 at 1.0")
        #expect(double == "copy 6,4 8x10 at 2.0")
        #expect(letterboxed == "copy 3,2 4x5 at 1.0")
    }

    @Test(arguments: [double, CGAffineTransform(rotationAngle: 1), CGAffineTransform(scaleX: -1, y: 1)])
    func `a drawing at another scale, turned or mirrored is stretched`(transform: CGAffineTransform) {
        #expect(choice(drawing(), transform) == "stretch 3,2 4x5 at 1.0")
    }

    @Test func `a drawing of another size than its layer is stretched`() {
        let wide = CGRect(x: 0, y: 0, width: 40, height: 10)

        #expect(choice(drawing(), in: wide) == "stretch 3,2 4x5 at 1.0")
    }

    @Test func `a shape is copied at the target's scale, and replayed where that is not the same along both axes`() {
        let enlarged = choice(drawing(.asDrawn), Self.double)
        let turned = choice(drawing(.asDrawn), CGAffineTransform(rotationAngle: 1))
        let stretched = choice(drawing(.asDrawn), CGAffineTransform(scaleX: 2, y: 3))

        #expect(enlarged == "copy 6,4 8x10 at 2.0")
        #expect([turned, stretched] == ["replay", "replay"])
    }

    @Test func `a drawing whose bitmap would be too large is replayed`() {
        let size = CGSize(width: 1e6, height: 1e6)

        #expect(choice(drawing(size: size), in: CGRect(origin: .zero, size: size)) == "replay")
    }

    @Test func `a drawing without commands, scale or visible ink is not painted`() {
        let empty = choice(drawing(isEmpty: true))
        let unscaled = choice(drawing(scale: 0))
        let outside = choice(drawing(ink: CGRect(x: 30, y: 2, width: 4, height: 5)))

        #expect([empty, unscaled, outside] == ["none", "none", "none"])
    }
}
