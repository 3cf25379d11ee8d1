import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ViewGeometryTests {
    @Test func `a frame is a center and a size`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    @Test func `a bounds size grows about the center`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

        view.bounds.size = CGSize(width: 50, height: 40)

        #expect(view.frame == CGRect(x: 0, y: 20, width: 50, height: 40))
    }

    @Test func `a turned view's frame surrounds it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

        view.transform = CGAffineTransform(rotationAngle: .pi / 2)

        #expect(abs(view.frame.minX - 40) < 1e-9)
        #expect(abs(view.frame.minY + 40) < 1e-9)
        #expect(abs(view.frame.width - 20) < 1e-9)
        #expect(abs(view.frame.height - 100) < 1e-9)
    }

    @Test func `the anchor stays at the center when it is moved`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        view.layer.anchorPoint = .zero

        #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    }

    @Test func `negative sizes are standardised`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: -10, height: 5))

        #expect(view.frame == CGRect(x: 0, y: 10, width: 10, height: 5))
    }

    @Test func `points convert through scrolled, scaled and nested views`() {
        let (root, scrolled, scaled) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)),
            UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)),
            UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        )
        scrolled.bounds.origin = CGPoint(x: 0, y: 30)
        scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(scrolled)
        scrolled.addSubview(scaled)

        let corner = scaled.convert(CGPoint.zero, to: root)
        let back = root.convert(corner, to: scaled)

        // Scaled about its middle (40, 40) its corner lies at (0, 0) of the scrolled view, which shows from y = 30.
        #expect(corner == CGPoint(x: 10, y: -20))
        #expect(back == .zero)
        #expect(
            scaled.convert(scaled.bounds, to: root) == CGRect(x: 10, y: -20, width: 80, height: 80))
    }

    @Test func `nil means the window`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 15, y: 25, width: 10, height: 10))
        tester.show(view)

        #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 27))
        #expect(view.convert(CGPoint(x: 16, y: 27), from: nil) == CGPoint(x: 1, y: 2))
    }
}
