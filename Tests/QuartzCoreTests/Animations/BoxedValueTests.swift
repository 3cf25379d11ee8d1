import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct BoxedValueTests {
    @Test(arguments: [
        (NSValue(cgPoint: CGPoint(x: 1, y: 2)), AnimatableValue.point(CGPoint(x: 1, y: 2))),
        (NSValue(cgSize: CGSize(width: 1, height: 2)), .size(CGSize(width: 1, height: 2))),
        (
            NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
            .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
        ),
        (
            NSValue(caTransform3D: CATransform3DMakeRotation(1, 1, 0, 0)),
            .transform3D(CATransform3DMakeRotation(1, 1, 0, 0))
        ),
        (
            NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)),
            .transform(CGAffineTransform(scaleX: 2, y: 3))
        ),
    ])
    func `structures in objects animate like structures`(value: NSValue, expected: AnimatableValue) {
        #expect(AnimatableValue(value) == expected)
    }

    @Test func `objects give back the structures that were put in`() {
        let rect: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        let transform = CATransform3DMakeTranslation(5, 6, 7)

        #expect(rect as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(rect as? CGPoint == nil)
        #expect((CGPoint(x: 1, y: 2) as NSValue).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: transform).caTransform3DValue, transform))
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue == .zero)
    }

    @Test func `numbers in objects cast to every kind of number`() {
        let number: Any = NSNumber(value: 0.5)

        #expect(number as? CGFloat == 0.5)
        #expect(number as? Double == 0.5)
        #expect(CGFloat(2) as NSNumber == 2)
    }
}
