import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct InterpolationTests {
    @Test func `geometry interpolates component by component`() {
        let from = AnimatableValue.rect(CGRect(x: 0, y: 10, width: 100, height: 0))
        let to = AnimatableValue.rect(CGRect(x: 10, y: 20, width: 0, height: 50))

        #expect(
            from.interpolated(to: to, at: 0.5) == .rect(CGRect(x: 5, y: 15, width: 50, height: 25)))
    }

    @Test func `a distance between rectangles keeps the signs of its lengths`() {
        let distance = AnimatableValue.rect(
            CGRect(origin: CGPoint(x: 0, y: 4), size: CGSize(width: -20, height: -40)))

        let half = distance.interpolated(to: distance.zero, at: 0.5)

        #expect(half == .rect(CGRect(origin: CGPoint(x: 0, y: 2), size: CGSize(width: -10, height: -20))))
    }

    @Test func `a missing colour fades without a tinge`() {
        let red = RGBAColor(red: 1, green: 0, blue: 0)

        let half = AnimatableValue.color(nil).interpolated(to: .color(red), at: 0.5)

        #expect(half == .color(RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    }

    @Test func `a turn interpolates by its angle`() {
        let from = AnimatableValue.transform(.identity)
        let to = AnimatableValue.transform(CGAffineTransform(rotationAngle: 1))

        guard case .transform(let half) = from.interpolated(to: to, at: 0.5) else {
            Issue.record("A transform became something else.")
            return
        }
        let expected = CGAffineTransform(rotationAngle: 0.5)
        #expect(abs(half.a - expected.a) < 1e-9)
        #expect(abs(half.b - expected.b) < 1e-9)
    }

    @Test func `the shorter way round is taken`() {
        let from = AnimatableValue.transform(CGAffineTransform(rotationAngle: 3))
        let to = AnimatableValue.transform(CGAffineTransform(rotationAngle: -3))

        guard case .transform(let half) = from.interpolated(to: to, at: 0.5) else {
            Issue.record("A transform became something else.")
            return
        }
        // From 3 to −3 by way of π.
        #expect(abs(half.a + 1) < 1e-9)
        #expect(abs(half.b) < 1e-9)
    }

    @Test func `transform parts put together give the transform`() {
        let transform = CGAffineTransform(a: 1.5, b: 0.5, c: -0.25, d: 2, tx: 7, ty: -3)

        guard
            case .transform(let same) = AnimatableValue.transform(transform).interpolated(
                to: .transform(transform), at: 0.3)
        else {
            Issue.record("A transform became something else.")
            return
        }
        for (a, b) in [(same.a, transform.a), (same.b, transform.b), (same.c, transform.c), (same.d, transform.d)] {
            #expect(abs(a - b) < 1e-9)
        }
    }

    @Test func `a difference added back gives the value`() {
        let (old, new) = (
            AnimatableValue.transform(CGAffineTransform(scaleX: 2, y: 3)),
            AnimatableValue.transform(CGAffineTransform(rotationAngle: 0.5))
        )

        guard let distance = old.subtracting(new), case .transform(let sum)? = new.adding(distance) else {
            Issue.record("Transforms could not be subtracted.")
            return
        }
        #expect(abs(sum.a - 2) < 1e-9)
        #expect(abs(sum.d - 3) < 1e-9)
    }
}
