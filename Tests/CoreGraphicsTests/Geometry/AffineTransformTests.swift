import CoreGraphics
import Foundation
import Testing

@Suite struct AffineTransformTests {
    @Test func `concatenation applies the left transform first`() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        let scale = CGAffineTransform(scaleX: 2, y: 2)

        let point = CGPoint(x: 1, y: 1).applying(move.concatenating(scale))

        #expect(point == CGPoint(x: 22, y: 2))
    }

    @Test func `the shorthands apply before the transform they are called on`() {
        let base = CGAffineTransform(scaleX: 2, y: 3)

        #expect(base.translatedBy(x: 1, y: 1) == CGAffineTransform(translationX: 1, y: 1).concatenating(base))
        #expect(base.scaledBy(x: 4, y: 5) == CGAffineTransform(scaleX: 4, y: 5).concatenating(base))
        #expect(base.rotated(by: 1) == CGAffineTransform(rotationAngle: 1).concatenating(base))
    }

    @Test(arguments: [
        CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: 0.5),
        CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
    ]) func `a transform and its inverse cancel`(transform: CGAffineTransform) {
        let point = CGPoint(x: 7, y: 11)

        let back = point.applying(transform).applying(transform.inverted())

        #expect(abs(back.x - point.x) < 1e-9)
        #expect(abs(back.y - point.y) < 1e-9)
    }

    @Test func `a transform without an area is its own inverse`() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)

        #expect(flat.inverted() == flat)
    }

    @Test func `a quarter turn is clockwise on screen`() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

        #expect(abs(point.x) < 1e-9)
        #expect(abs(point.y - 1) < 1e-9)
    }

    @Test func `a rectangle becomes the box around its turned corners`() {
        let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))

        #expect(abs(box.minX + 20) < 1e-9)
        #expect(abs(box.width - 20) < 1e-9)
        #expect(abs(box.height - 10) < 1e-9)
        #expect(CGRect.null.applying(.init(scaleX: 2, y: 2)).isNull)
    }
}
