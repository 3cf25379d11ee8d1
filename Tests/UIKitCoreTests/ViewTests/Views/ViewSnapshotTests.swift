import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ViewSnapshotTests {
    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    /// A red view of 30 by 30 with a blue stripe of 10 points along its left side.
    private func striped() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        stripe.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(stripe)
        return view
    }

    @Test func `a snapshot keeps the picture that the view showed`() throws {
        let tester = ViewTester()
        let view = striped()
        tester.show(view, at: CGPoint(x: 10, y: 10))

        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        view.subviews[0].removeFromSuperview()
        let frame = snapshot.frame
        tester.show(snapshot, at: CGPoint(x: 100, y: 100))

        #expect(frame == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(tester.pixel(x: 10, y: 10) == red)
        #expect(tester.pixel(x: 100, y: 100) == blue && tester.pixel(x: 110, y: 129) == red)
    }

    @Test func `changes without a frame are in a snapshot only with afterScreenUpdates`() throws {
        let tester = ViewTester()
        let view = striped()
        tester.show(view, at: CGPoint(x: 10, y: 10))

        view.subviews[0].frame.origin.x = 20
        let before = try #require(view.snapshotView(afterScreenUpdates: false))
        let after = try #require(view.snapshotView(afterScreenUpdates: true))
        tester.show(before, at: CGPoint(x: 100, y: 100))
        tester.show(after, at: CGPoint(x: 200, y: 100))

        #expect(tester.pixel(x: 100, y: 100) == blue && tester.pixel(x: 120, y: 100) == red)
        #expect(tester.pixel(x: 200, y: 100) == red && tester.pixel(x: 220, y: 100) == blue)
        // The view itself changed in the frame too.
        #expect(tester.pixel(x: 10, y: 10) == red && tester.pixel(x: 30, y: 10) == blue)
    }

    @Test func `a view that was never shown has an empty snapshot until updates are asked for`() throws {
        let tester = ViewTester()
        let view = striped()
        tester.pump()

        let empty = try #require(view.snapshotView(afterScreenUpdates: false))
        let full = try #require(view.snapshotView(afterScreenUpdates: true))
        tester.show(empty, at: CGPoint(x: 100, y: 100))
        let background = tester.pixel(x: 300, y: 100)
        tester.show(full, at: CGPoint(x: 200, y: 100))

        #expect(empty.frame.size == view.bounds.size && tester.pixel(x: 100, y: 100) == background)
        #expect(tester.pixel(x: 200, y: 100) == blue)
    }

    @Test func `a part of a view stretches but for its caps`() throws {
        let tester = ViewTester()
        let view = striped()
        tester.show(view, at: CGPoint(x: 10, y: 10))

        let snapshot = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 5, y: 0, width: 20, height: 20), afterScreenUpdates: false,
                withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)))
        snapshot.frame.size = CGSize(width: 80, height: 40)
        tester.show(snapshot, at: CGPoint(x: 100, y: 100))

        // Five points of the stripe are in the part, and all of them in its cap.
        for (x, color) in [(100, blue), (104, blue), (105, red), (179, red)] {
            #expect(tester.pixel(x: x, y: 139) == color)
        }
        #expect(tester.pixel(x: 180, y: 139) != red && tester.pixel(x: 150, y: 140) != red)
    }

    @Test func `a hierarchy is drawn stretched over a rectangle of the context`() {
        let tester = ViewTester()
        let view = striped()
        tester.show(view, at: CGPoint(x: 10, y: 10))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        var isDrawn = false

        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 70), format: format).image { _ in
            isDrawn = view.drawHierarchy(in: CGRect(x: 0, y: 10, width: 60, height: 60), afterScreenUpdates: false)
        }.cgImage

        #expect(isDrawn)
        #expect(image?.pixel(x: 19, y: 10) == blue && image?.pixel(x: 20, y: 69) == red)
        #expect(image?.pixel(x: 0, y: 9) == 0)
    }

    @Test func `a hierarchy is not drawn without a context or without a picture`() {
        let tester = ViewTester()
        let view = striped()
        tester.show(view)

        let withoutContext = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        view.isHidden = true
        var isHiddenDrawn = true
        _ = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
            isHiddenDrawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        tester.pump()

        #expect(!withoutContext && !isHiddenDrawn)
    }

    @Test func `a scroll view's layer is drawn where its content scrolled`() {
        let tester = ViewTester()
        let view = striped()
        view.bounds.origin = CGPoint(x: 0, y: 5)
        tester.show(view)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1

        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { context in
            view.layer.render(in: context.cgContext)
        }.cgImage

        // The bounds begin five points below the origin of their space.
        #expect(image?.pixel(x: 15, y: 4) == 0 && image?.pixel(x: 15, y: 5) == red && image?.pixel(x: 15, y: 34) == red)
        #expect(image?.pixel(x: 0, y: 0) == blue)
    }
}
