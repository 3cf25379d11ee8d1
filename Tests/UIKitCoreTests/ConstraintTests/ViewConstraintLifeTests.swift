import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// When constraints count, whom they call, and how they end.
@Suite(.application) struct ViewConstraintLifeTests {
    private let tester = ViewTester(size: CGSize(width: 320, height: 480))
    private let root = BookView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() { tester.show(root, at: .zero) }

    /// Books its callbacks.
    private final class BookView: UIView {
        static var book: [String] = []
        var name = "root"

        override func updateConstraints() {
            Self.book.append("\(name) updates")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            Self.book.append("\(name) lays out")
        }
    }

    private func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    private func named(_ name: String, in superview: UIView? = nil) -> BookView {
        let view = add(BookView(), to: superview)
        view.name = name
        return view
    }

    @Test func `a changed constant lays out the views around the moved one, and no others`() {
        let (left, right) = (named("left"), named("right"))
        let inner = named("inner", in: left)
        let constant = inner.widthAnchor.constraint(equalToConstant: 10)
        constant.isActive = true
        right.widthAnchor.constraint(equalToConstant: 10).isActive = true
        left.widthAnchor.constraint(equalToConstant: 100).isActive = true
        tester.pump()
        BookView.book = []

        constant.constant = 20
        tester.pump()

        #expect(BookView.book == ["left lays out", "inner lays out"])
        #expect(inner.frame.width == 20)
    }

    @Test func `constraints are updated from the deepest view up, before layout`() {
        let outer = named("outer")
        let inner = named("inner", in: outer)
        tester.pump()
        BookView.book = []

        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        root.setNeedsLayout()
        tester.pump()

        #expect(BookView.book == ["inner updates", "outer updates", "root lays out"])
    }

    @Test func `layoutIfNeeded of a view follows constraints that its update changes, up to where they are solved`() {
        final class GrowingView: UIView {
            var width: NSLayoutConstraint?
            override func updateConstraints() {
                width?.constant = 60
                super.updateConstraints()
            }
        }
        let view = add(GrowingView())
        view.width = view.widthAnchor.constraint(equalToConstant: 10)
        view.width?.isActive = true
        tester.pump()

        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()

        #expect(view.frame.width == 60)
    }

    @Test func `the direct subviews have their frames after the call of super in layoutSubviews`() {
        final class CardView: UIView {
            let label = UILabel()
            var seen: CGRect?
            override func layoutSubviews() {
                super.layoutSubviews()
                seen = label.frame
            }
        }
        let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        root.addSubview(card)
        _ = add(card.label, to: card)
        card.label.text = "ab"
        card.label.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true

        tester.pump()

        #expect(card.seen == CGRect(x: 33, y: 0, width: 34, height: 17))
    }

    @Test func `layoutIfNeeded in an animation block animates a changed constant`() {
        let view = add(UIView())
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        left.isActive = true
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        tester.pump()

        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
        tester.pump(by: 0.5)
        let shown = view.layer.presentation()?.position.x
        tester.pump(by: 0.6)

        #expect(view.frame.minX == 100)
        // The animation begins with the next frame, a sixtieth of a second later.
        #expect(shown.map { abs($0 - (5 + 100 * (0.5 - 1.0 / 60))) < 0.001 } == true)
    }

    @Test func `a removed view takes constraints out of force that lead out of it, and keeps those inside`() {
        let box = add(UIView())
        let inner = add(UIView(), to: box)
        let outward = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
        let deep = inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 9)
        let inward = inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3)
        NSLayoutConstraint.activate([outward, deep, inward])
        tester.pump()

        box.removeFromSuperview()
        let states = [outward, deep, inward].map(\.isActive)
        root.addSubview(box)
        box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50).isActive = true
        tester.pump()

        #expect(states == [false, false, true])
        #expect(root.constraints.count == 1 && box.constraints == [inward])
        #expect(box.frame.minX == 50 && inner.frame.minX == 3)
    }

    @Test func `constraints of a view that is in no window yet count as soon as it is`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = add(UIView(), to: box)
        inner.rightAnchor.constraint(equalTo: box.rightAnchor).isActive = true
        inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
        box.layoutIfNeeded()
        let outside = inner.frame.minX

        box.frame.size.width = 50
        root.addSubview(box)
        tester.pump()

        #expect(outside == 90)
        #expect(inner.frame.minX == 40)
    }

    @Test func `released views and constraints are freed`() {
        weak var view: UIView?
        weak var inner: UIView?
        weak var constraint: NSLayoutConstraint?
        var kept: NSLayoutConstraint?
        do {
            let box = UIView()
            let content = add(UIView(), to: box)
            let width = content.widthAnchor.constraint(equalTo: box.widthAnchor)
            let height = content.heightAnchor.constraint(equalToConstant: 5)
            NSLayoutConstraint.activate([width, height])
            box.layoutIfNeeded()
            (view, inner, constraint, kept) = (box, content, width, height)
        }

        kept?.constant = 7
        kept?.isActive = false

        #expect(view == nil && inner == nil && constraint == nil)
        #expect(kept?.isActive == false && kept?.firstItem == nil)
    }

    @Test func `content that outlives its view can be laid out elsewhere`() {
        let content = UIView()
        let inner = add(UIView(), to: content)
        inner.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 4).isActive = true
        do {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            _ = add(content, to: box)
            content.rightAnchor.constraint(equalTo: box.rightAnchor).isActive = true
            box.layoutIfNeeded()
        }
        content.superview?.setNeedsLayout()

        root.addSubview(content)
        content.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30).isActive = true
        tester.pump()

        #expect(content.frame.minX == 30 && inner.frame.minX == 4)
    }

    @Test func `constraints are added and removed a hundred thousand times without a trace`() {
        let view = add(UIView())
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        for _ in 0..<1000 {
            width.isActive = true
            root.layoutIfNeeded()
            width.isActive = false
            root.layoutIfNeeded()
        }

        #expect(root.constraints.isEmpty && view.constraints.isEmpty)
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func `a view measures itself by its subviews`() {
        let box = UIView()
        let label = add(UILabel(), to: box)
        (label.text, label.numberOfLines) = ("aaaa aaaa", 0)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
            label.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
        ])

        let natural = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let narrow = box.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        #expect(natural == CGSize(width: 173, height: 37))
        #expect(narrow == CGSize(width: 100, height: 54))
        #expect(box.frame == .zero && label.frame == .zero)
    }

    @Test func `a view laid out with its surroundings measures itself without them`() {
        let box = add(UIView())
        let label = add(UILabel(), to: box)
        label.text = "ab"
        for (view, other) in [(box, root as UIView), (label, box)] {
            view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 3).isActive = true
            view.rightAnchor.constraint(equalTo: other.rightAnchor, constant: -3).isActive = true
        }
        tester.pump()

        let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

        #expect(size == CGSize(width: 40, height: 0))
        #expect(box.frame.width == 314 && label.frame.width == 308)
        #expect(label.systemLayoutSizeFitting(.zero) == CGSize(width: 34, height: 17))
    }

    @Test func `switching to the frame and back`() {
        let view = add(UIView())
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        tester.pump()

        NSLayoutConstraint.deactivate(root.constraints + [width])
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        tester.pump()
        let given = view.frame
        view.translatesAutoresizingMaskIntoConstraints = false
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40).isActive = true
        tester.pump()

        #expect(given == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.frame.minX == 40)
    }

    @Test func `which constraints affect a view, and whether it could be elsewhere`() {
        let view = add(UIView())
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([left, width])
        tester.pump()

        #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [left, width])
        #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
        #expect(view.hasAmbiguousLayout)

        view.exerciseAmbiguityInLayout()
        tester.pump()
        let (moved, couldStillMove) = (view.frame, view.hasAmbiguousLayout)
        view.exerciseAmbiguityInLayout()
        tester.pump()
        #expect(moved == CGRect(x: 0, y: 0, width: 5, height: 20))
        #expect(couldStillMove)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 5, height: 0))
    }

    @Test func `margins that the safe area changes move the views constrained to them in the same frame`() {
        let page = UIViewController()
        let view = add(UIView(), to: page.view)
        view.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor).isActive = true
        tester.show(page)

        page.additionalSafeAreaInsets.top = 30
        tester.pump()

        #expect(view.frame.minY == page.view.safeAreaInsets.top)
        #expect(page.view.safeAreaInsets.top >= 30)
    }

    // MARK: Contradictions

    @Test func `the last of contradicting constraints is left out, reported once, and counts again when it can`() {
        let view = add(UIView())
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let wider = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
        wider.identifier = "wider"
        wider.isActive = true
        tester.pump()
        let first = (view.frame.width, tester.diagnostics.count)
        let message = tester.diagnostics.first ?? ""

        view.constraints[0].constant = 90
        tester.pump()

        #expect(first == (50, 1))
        #expect(message.contains("UIView.width == 50 (active)>"))
        #expect(message.contains("without <NSLayoutConstraint: 'wider' UIView.width >= 80 (active)>"))
        #expect(view.frame.width == 90 && tester.diagnostics.count == 1)
    }

    @Test func `a constant that contradicts others is left out`() {
        let view = add(UIView())
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([width, view.widthAnchor.constraint(lessThanOrEqualToConstant: 60)])
        tester.pump()

        width.constant = 70
        tester.pump()
        let contradicting = view.frame.width
        width.constant = 40
        tester.pump()

        // Without it no constraint gives the view a width.
        #expect(contradicting == 0)
        #expect(view.frame.width == 40 && tester.diagnostics.count == 1)
    }

    @Test func `a view that keeps its frame against constraints is reported`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true

        tester.pump()

        #expect(view.frame.width == 10)
        #expect(tester.diagnostics.first?.contains("translatesAutoresizingMaskIntoConstraints") == true)
    }

    @Test func `room that a view without size does not have yet is no contradiction`() {
        let box = UIView()
        root.addSubview(box)
        let inner = add(UIView(), to: box)
        for (side, distance) in [(NSLayoutConstraint.Attribute.left, 20.0), (.right, -20)] {
            box.addConstraint(
                NSLayoutConstraint(
                    item: inner, attribute: side, relatedBy: .equal, toItem: box, attribute: side, multiplier: 1,
                    constant: distance))
        }
        tester.pump()

        box.frame.size.width = 100
        tester.pump()

        #expect(tester.diagnostics.isEmpty)
        #expect(inner.frame == CGRect(x: 20, y: 0, width: 60, height: 0))
    }

    @Test func `a contradiction with a size that is too small ends when it grows`() {
        let inner = add(UIView())
        let left = inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
        let right = inner.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20)
        NSLayoutConstraint.activate([left, right])
        tester.pump()

        root.frame.size.width = 30
        tester.pump()
        let told = tester.diagnostics.count
        root.frame.size.width = 200
        tester.pump()

        #expect(told == 1)
        #expect(inner.frame.minX == 20 && inner.frame.width == 160)
    }
}
