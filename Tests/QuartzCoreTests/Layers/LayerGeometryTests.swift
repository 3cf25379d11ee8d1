import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct LayerGeometryTests {
    @Test func `a frame set on a turned layer is its box afterwards`() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))

        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 60)

        #expect(abs(layer.bounds.width - 60) < 1e-9)
        #expect(abs(layer.bounds.height - 30) < 1e-9)
        #expect(abs(layer.frame.minX - 10) < 1e-9)
        #expect(abs(layer.frame.minY - 20) < 1e-9)
    }

    @Test func `points convert between branches of a tree`() {
        let (root, a, b) = (CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        a.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        b.frame = CGRect(x: 30, y: 40, width: 50, height: 50)
        b.bounds.origin.y = 5
        root.addSublayer(a)
        root.addSublayer(b)

        #expect(a.convert(CGPoint(x: 0, y: 0), to: b) == CGPoint(x: -20, y: -25))
        #expect(b.convert(CGPoint(x: -20, y: -25), to: a) == .zero)
    }

    @Test func `hit testing is from front to back and stops at masks`() {
        let (root, a, inner) = (CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        a.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        inner.frame = CGRect(x: 10, y: 0, width: 40, height: 10)
        a.addSublayer(inner)
        root.addSublayer(a)

        let outside = root.hitTest(CGPoint(x: 30, y: 5))
        a.masksToBounds = true
        let masked = root.hitTest(CGPoint(x: 30, y: 5))

        #expect(outside === inner)
        #expect(masked === root)
    }
}
