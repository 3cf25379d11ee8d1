import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite struct HitTestingTests {
    private func tree() -> (root: UIView, back: UIView, front: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        root.addSubview(back)
        root.addSubview(front)
        return (root, back, front)
    }

    @Test func `the front-most view at the point is hit`() {
        let (root, back, front) = tree()

        let hits = [CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 60), CGPoint(x: 10, y: 150)].map {
            root.hitTest($0, with: nil)
        }

        #expect(hits == [back, front, root])
    }

    @Test func `lower edges are inside and upper edges are not`() {
        let (root, back, _) = tree()

        #expect(root.hitTest(CGPoint(x: 0, y: 0), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
    }

    @Test(arguments: [(0.009, false), (0.01, true)]) func `a view is touchable from an alpha of one hundredth`(
        alpha: CGFloat, isHit: Bool
    ) {
        let (root, _, front) = tree()
        front.alpha = alpha

        let hit = root.hitTest(CGPoint(x: 140, y: 140), with: nil)

        #expect((hit === front) == isHit)
    }

    @Test func `hidden and disabled views are skipped with everything in them`() {
        let (root, back, front) = tree()
        front.isHidden = true
        back.isUserInteractionEnabled = false
        back.addSubview(UIView(frame: back.bounds))

        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
    }

    @Test func `a subview outside its superview cannot be reached, clipped or not`() {
        let (root, back, _) = tree()
        let outside = UIView(frame: CGRect(x: 0, y: 150, width: 20, height: 20))
        back.addSubview(outside)

        #expect(root.hitTest(CGPoint(x: 5, y: 160), with: nil) === root)
    }

    @Test func `a scrolled and a turned view are hit where they show`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let turned = UIView(frame: CGRect(x: 50, y: 90, width: 100, height: 20))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(turned)
        root.bounds.origin.y = 30

        // Turned about its middle (100, 100) the view stands 20 wide and 100 high.
        #expect(root.hitTest(CGPoint(x: 100, y: 55), with: nil) === turned)
        #expect(root.hitTest(CGPoint(x: 60, y: 100), with: nil) === root)
    }

    @Test func `the model's place counts while an animation shows another`() {
        let tester = ViewTester()
        tester.leavesWorkBehind = true
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        tester.show(view)
        UIView.animate(
            withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.frame.origin.x = 200 })
        tester.pump()

        let hit = tester.window.hitTest(CGPoint(x: 210, y: 10), with: nil)

        #expect(hit === view)
    }

    @Test func `a view that animates gets no touches unless they are allowed`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        tester.show(view)
        UIView.animate(withDuration: 0.2) { view.frame.origin.x = 200 }
        tester.pump()

        let during = tester.window.hitTest(CGPoint(x: 210, y: 10), with: nil)
        tester.settle()
        let afterwards = tester.window.hitTest(CGPoint(x: 210, y: 10), with: nil)

        #expect(during !== view)
        #expect(afterwards === view)
    }
}
