import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct HitTestingTests {
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

    @Test func `hidden and disabled views are skipped with all their subviews`() {
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

        // Turned about its middle (100, 100) the view is 20 wide and 100 high.
        #expect(root.hitTest(CGPoint(x: 100, y: 55), with: nil) === turned)
        #expect(root.hitTest(CGPoint(x: 60, y: 100), with: nil) === root)
    }

    @Test func `the model's position counts while an animation shows another`() {
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

    @Test(arguments: [8, 40])
    func `among siblings, every change of position, order or class counts at once`(count: Int) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let views = (0..<count).map { UIView(frame: CGRect(x: $0 % 20 * 10, y: $0 / 20 * 10, width: 10, height: 10)) }
        for view in views { root.addSubview(view) }
        let point = CGPoint(x: 5, y: 105)
        var hits: [UIView?] = [root.hitTest(point, with: nil)]
        func note(_ change: () -> Void) {
            change()
            hits.append(root.hitTest(point, with: nil))
        }

        note { views[3].center = point }
        note { views[4].frame = CGRect(x: 0, y: 100, width: 10, height: 10) }
        note { root.bringSubviewToFront(views[3]) }
        note { views[3].isHidden = true }
        note { views[4].alpha = 0 }
        note { views[7].transform = CGAffineTransform(translationX: -70, y: 100) }
        note { views[7].layer.anchorPoint = CGPoint(x: 2, y: 0.5) }
        note { root.bounds.origin.y = 100 }
        note { root.layer.sublayerTransform = CATransform3DMakeTranslation(0, 100, 0) }

        let expected = [root, views[3], views[4], views[3], views[4], root, views[7], root, root]
        #expect(hits.dropLast().elementsEqual(expected) { $0 === $1 })
        // The sublayers are moved about the root's middle, so the first view of the first row is seen there.
        #expect(hits.last! === views[0])
    }

    @Test func `a class that decides for itself is asked wherever the point is`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let wide = ScriptedHitView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(wide)
        for index in 0..<40 { root.addSubview(UIView(frame: CGRect(x: index * 5, y: 50, width: 5, height: 5))) }

        let hits = [CGPoint(x: 150, y: 150), CGPoint(x: 12, y: 52)].map { root.hitTest($0, with: nil) }

        #expect(hits == [wide, root.subviews[3]])
        #expect(wide.asked == [CGPoint(x: 150, y: 150)])
    }

    @Test(arguments: [3, 40])
    func `a view that takes others away while it is asked ends the search safely`(count: Int) {
        var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let asked = ScriptedHitView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for _ in 0..<count { root?.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
        root?.addSubview(asked)
        asked.answer = { [unowned asked] in
            for view in asked.superview?.subviews ?? [] { view.removeFromSuperview() }
            root = nil
            return false
        }

        let hit = root?.hitTest(CGPoint(x: 5, y: 5), with: nil)

        #expect(asked.asked == [CGPoint(x: 5, y: 5)])
        #expect(hit.map { $0 !== asked && $0.subviews.isEmpty } == true)
    }

    @Test func `a view that removes its superview during hit testing ends the search safely`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let asked = ScriptedHitView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        weak var container: UIView?
        do {
            let made = UIView(frame: root.bounds)
            made.addSubview(UIView(frame: made.bounds))
            made.addSubview(asked)
            root.addSubview(made)
            container = made
        }
        asked.answer = { [unowned root] in
            for view in root.subviews { view.removeFromSuperview() }
            return false
        }

        let hit = root.hitTest(CGPoint(x: 5, y: 5), with: nil)

        #expect(asked.asked == [CGPoint(x: 5, y: 5)])
        #expect(hit?.frame == root.bounds && hit !== root)
        #expect(root.subviews.isEmpty && container?.superview == nil)
    }

    @Test func `views outlive the ones that they lay in`() {
        let view = UIView()
        var superview: UIView? = UIView()
        superview?.addSubview(view)
        let layer = view.layer

        superview = nil

        #expect(view.superview == nil && layer.superlayer == nil && view.window == nil)
    }

    @Test func `a layer outlives its view`() {
        var view: UIView? = UIView()
        let layer = view!.layer
        let hadDelegate = layer.delegate === view

        view = nil

        #expect(hadDelegate)
        #expect(layer.delegate == nil)
    }
}

/// A view that takes every touch by default, and notes the points of hit tests.
private final class ScriptedHitView: UIView {
    var asked: [CGPoint] = []
    var answer: () -> Bool = { true }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        asked.append(point)
        return answer()
    }
}
