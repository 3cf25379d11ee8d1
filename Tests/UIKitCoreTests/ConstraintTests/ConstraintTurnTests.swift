import CoreGraphics
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// Constraints that change in the middle of a layout.
@Suite(.application) struct ConstraintTurnTests {
    private let stage = ConstraintStage()

    /// Calls closures where subclasses may act.
    private final class ActingView: UIView {
        var updates: ((ActingView) -> Void)?
        var before: ((ActingView) -> Void)?
        var after: ((ActingView) -> Void)?
        var layouts = 0

        override func updateConstraints() {
            updates?(self)
            super.updateConstraints()
        }

        override func layoutSubviews() {
            layouts += 1
            before?(self)
            super.layoutSubviews()
            after?(self)
        }
    }

    private final class ActingController: UIViewController {
        var updates: ((ActingController) -> Void)?
        var before: ((ActingController) -> Void)?
        var after: ((ActingController) -> Void)?
        override func updateViewConstraints() {
            updates?(self)
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { before?(self) }
        override func viewDidLayoutSubviews() { after?(self) }
    }

    private func once<Subject>(_ work: @escaping (Subject) -> Void) -> (Subject) -> Void {
        var isDone = false
        return { subject in
            guard !isDone else { return }
            isDone = true
            work(subject)
        }
    }

    @Test(arguments: 0..<3) func `constraints that a view makes while it updates or lays out count in the same frame`(
        moment: Int
    ) {
        let view = ActingView(frame: stage.root.bounds)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        let make: (ActingView) -> Void = once { view in
            view.addSubview(inner)
            inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 11).isActive = true
            inner.widthAnchor.constraint(equalToConstant: 22).isActive = true
        }
        switch moment {
        case 0: view.updates = make
        case 1: view.before = make
        default: view.after = make
        }
        view.setNeedsUpdateConstraints()
        stage.root.addSubview(view)

        stage.tester.pump()

        #expect(inner.frame == CGRect(x: 11, y: 0, width: 22, height: 0))
        let layouts = view.layouts
        stage.tester.pump()
        #expect(view.layouts == layouts)
    }

    @Test(arguments: 0..<3) func `constraints that a controller changes in its callbacks count in the same frame`(
        moment: Int
    ) {
        let page = ActingController()
        let inner = stage.add(UIView(), to: page.view)
        let left = inner.leftAnchor.constraint(equalTo: page.view.leftAnchor)
        NSLayoutConstraint.activate([left, inner.widthAnchor.constraint(equalToConstant: 22)])
        switch moment {
        case 0: page.updates = { _ in left.constant = 50 }
        case 1: page.before = { _ in left.constant = 50 }
        default:
            page.after = { page in
                left.constant = 50
                page.view.layoutIfNeeded()
            }
        }
        page.view.setNeedsUpdateConstraints()

        stage.tester.show(page)

        #expect(inner.frame.minX == 50)
    }

    @Test func `a constant changed after layout and laid out at once is applied at once`() {
        let view = ActingView(frame: stage.root.bounds)
        stage.root.addSubview(view)
        let inner = stage.add(UIView(), to: view)
        let left = inner.leftAnchor.constraint(equalTo: view.leftAnchor)
        left.isActive = true
        var seen: CGFloat?
        view.after = { view in
            left.constant = 30
            view.layoutIfNeeded()
            seen = inner.frame.minX
        }

        stage.tester.pump()

        #expect(inner.frame.minX == 30)
        #expect(seen == 30)
    }

    @Test func `views pinned to one that is moved in layoutSubviews follow it in the same frame`() {
        let view = ActingView(frame: stage.root.bounds)
        stage.root.addSubview(view)
        let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(fixed)
        let follower = stage.add(UIView(), to: view)
        follower.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 1).isActive = true
        let outside = stage.add(UIView())
        outside.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 2).isActive = true
        view.after = { _ in fixed.center.x = 100 }

        stage.tester.pump()

        #expect(follower.frame.minX == 106)
        #expect(outside.frame.minX == 107)
    }

    @Test func `views pinned to one that is moved after their own layout follow it in the same frame`() {
        let view = ActingView(frame: stage.root.bounds)
        stage.root.addSubview(view)
        let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(fixed)
        let follower = stage.add(UIView(), to: view)
        follower.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 1).isActive = true
        stage.tester.pump()
        view.after = { _ in fixed.center.x = 100 }
        view.setNeedsLayout()

        stage.tester.pump()

        #expect(follower.frame.minX == 106)
    }

    @Test func `a view that leaves while it is laid out or updated takes its constraints along`() {
        for moment in 0..<3 {
            let view = ActingView()
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.root.addSubview(view)
            stage.pin(view, to: stage.root, inset: 10)
            let inner = stage.add(ActingView(), to: view)
            stage.pin(inner, to: view, inset: 10)
            let leave: (ActingView) -> Void = { $0.removeFromSuperview() }
            switch moment {
            case 0: inner.updates = leave
            case 1: inner.before = leave
            default: inner.after = leave
            }
            inner.setNeedsUpdateConstraints()
            stage.tester.pump()

            #expect(inner.superview == nil && view.constraints.isEmpty)
            #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 460))

            view.updates = leave
            view.setNeedsUpdateConstraints()
            stage.tester.pump()
            #expect(view.superview == nil && stage.root.constraints.isEmpty)
        }
    }

    @Test func `a sibling that leaves during the layout of its superview does no harm`() {
        let view = ActingView(frame: stage.root.bounds)
        stage.root.addSubview(view)
        let (first, second) = (stage.add(UIView(), to: view), stage.add(UIView(), to: view))
        second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 5).isActive = true
        first.widthAnchor.constraint(equalToConstant: 20).isActive = true
        first.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 1).isActive = true
        second.widthAnchor.constraint(equalToConstant: 20).isActive = true
        view.before = { _ in first.removeFromSuperview() }

        stage.tester.pump()

        #expect(second.frame.width == 20 && second.constraints.count == 1 && view.constraints.isEmpty)
    }

    @Test func `constraints between moved content and its new superview are laid out in an animation block`() {
        let (left, right) = (stage.add(UIView()), stage.add(UIView()))
        for (view, x) in [(left, 0.0), (right, 100)] {
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: x),
                view.topAnchor.constraint(equalTo: stage.root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
        let box = stage.add(UIView(), to: left)
        let inner = stage.add(UIView(), to: box)
        stage.pin(box, to: left, inset: 10)
        stage.pin(inner, to: box, inset: 5)
        stage.tester.pump()

        UIView.animate(withDuration: 1) {
            right.addSubview(box)
            stage.pin(box, to: right, inset: 20)
            stage.root.layoutIfNeeded()
        }
        let model = (box.frame, inner.frame)
        stage.tester.pump(by: 1.1)

        #expect(model.0 == CGRect(x: 20, y: 20, width: 60, height: 10))
        #expect(model.1 == CGRect(x: 5, y: 5, width: 50, height: 0))
        #expect(left.constraints.count == 2 && right.constraints.count == 6)
    }

    @Test func `a view whose frame waits in one superview gets the one that it has in another`() {
        let former = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = stage.add(UIView(), to: former)
        stage.pin(view, to: former, inset: 5)
        former.layoutIfNeeded()
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

        stage.root.addSubview(view)
        stage.pin(view, to: stage.root, inset: 10)
        stage.tester.pump()

        #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
    }

    @Test func `a view with a pending frame in a released superview gets its frame in the next superview`() {
        let view = UIView()
        do {
            let former = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.pin(stage.add(view, to: former), to: former, inset: 5)
            former.layoutIfNeeded()
            view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        }

        stage.root.addSubview(view)
        stage.pin(view, to: stage.root, inset: 10)
        stage.tester.pump()

        #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
    }

    @Test func `constraints place the center and ignore the anchor point, so that the view moves by the difference`() {
        let view = stage.add(UIView())
        stage.pin(view, to: stage.root, inset: 10)
        stage.tester.pump()

        view.anchorPoint = .zero
        stage.root.setNeedsLayout()
        stage.tester.pump()

        // The center of 10...310 and 10...470 is where the corner is now.
        #expect(view.center == CGPoint(x: 160, y: 240))
        #expect(view.frame == CGRect(x: 160, y: 240, width: 300, height: 460))
    }

    @Test func `a card that turns about its lower edge stays when its constraint grows by half of its height`() {
        let card = stage.add(UIView())
        let top = card.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 8)
        NSLayoutConstraint.activate([
            top, card.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            card.widthAnchor.constraint(equalToConstant: 100), card.heightAnchor.constraint(equalToConstant: 160),
        ])

        card.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        top.constant += 80
        stage.tester.pump()

        #expect(card.frame == CGRect(x: 0, y: 8, width: 100, height: 160))
        #expect(card.center == CGPoint(x: 50, y: 168))
    }
}
