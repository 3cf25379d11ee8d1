import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Frames that constraints give to views. A label's letters are squares of 17 points.
@Suite(.application) struct ViewConstraintTests {
    private let tester = ViewTester(size: CGSize(width: 320, height: 480))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() { tester.show(root, at: .zero) }

    private func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    private func pin(_ view: UIView, to other: UIView, inset: CGFloat) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }

    private func label(_ text: String, lines: Int = 1, in superview: UIView? = nil) -> UILabel {
        let label = add(UILabel(), to: superview)
        (label.text, label.numberOfLines) = (text, lines)
        return label
    }

    // MARK: Edges and sizes

    @Test func `a view pinned to its superview fills it, and follows its size in the same frame`() {
        let view = add(UIView())
        pin(view, to: root, inset: 10)
        tester.pump()
        let first = view.frame

        root.frame.size = CGSize(width: 100, height: 60)
        tester.pump()

        #expect(first == CGRect(x: 10, y: 10, width: 300, height: 460))
        #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
    }

    @Test func `frames change with the next layout and not before`() {
        let view = add(UIView())
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let before = view.frame

        root.layoutIfNeeded()

        #expect(before == .zero)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 0))
    }

    @Test func `content inside decides about the size of a view that is pinned at its origin alone`() {
        let box = add(UIView())
        let inner = add(UIView(), to: box)
        pin(inner, to: box, inset: 7)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            inner.widthAnchor.constraint(equalToConstant: 40),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5, constant: 1),
        ])

        tester.pump()

        #expect(box.frame == CGRect(x: 20, y: 30, width: 54, height: 35))
        #expect(inner.frame == CGRect(x: 7, y: 7, width: 40, height: 21))
    }

    @Test func `the older style makes, adds and removes constraints, and the view that holds them lists them`() {
        let view = add(UIView())
        let width = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 30)
        let center = NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.5,
            constant: 10)
        view.addConstraint(width)
        root.addConstraints([center])
        let active = (width.isActive, center.isActive)
        tester.pump()
        let first = view.frame

        root.removeConstraint(center)
        tester.pump()

        #expect(active == (true, true) && !center.isActive)
        #expect(view.constraints == [width] && root.constraints.isEmpty)
        #expect(first == CGRect(x: 155, y: 0, width: 30, height: 0))
        #expect(width.firstItem === view && width.secondItem == nil && width.secondAttribute == .notAnAttribute)
        #expect(center.secondItem === root && center.relation == .equal && center.multiplier == 0.5)
    }

    @Test func `a view that keeps its frame has constraints follow it`() {
        let fixed = UIView(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
        root.addSubview(fixed)
        let view = add(UIView())
        pin(view, to: fixed, inset: -5)
        tester.pump()
        let first = view.frame

        fixed.frame = CGRect(x: 100, y: 60, width: 10, height: 10)
        tester.pump()
        let second = view.frame
        fixed.center.x += 30
        tester.pump()

        #expect(first == CGRect(x: 45, y: 55, width: 80, height: 90))
        #expect(second == CGRect(x: 95, y: 55, width: 20, height: 20))
        #expect(view.frame.minX == 125)
    }

    @Test func `a frame that an app gives such a view lasts until the next layout of the superview`() {
        let view = add(UIView())
        pin(view, to: root, inset: 10)
        tester.pump()

        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let given = view.frame
        root.setNeedsLayout()
        tester.pump()

        #expect(given == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
    }

    @Test func `origins are rounded to points, halves away from zero, and sizes to pixels`() {
        let views = (0..<3).map { _ in add(UIView()) }
        for (index, view) in views.enumerated() {
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            if index > 0 {
                view.leftAnchor.constraint(equalTo: views[index - 1].rightAnchor, constant: 10).isActive = true
                view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
            }
        }
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        views[2].rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20).isActive = true
        tester.pump()

        // 280 points shared by three, at one pixel a point.
        #expect(views.map(\.frame.minX) == [0, 103, 207])
        #expect(views.map(\.frame.width) == [93, 93, 93])
    }

    @Test func `a transform is left alone, and layout works on the frame without it`() {
        let view = add(UIView())
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        pin(view, to: root, inset: 10)

        tester.pump()

        #expect(view.bounds.size == CGSize(width: 300, height: 460))
        #expect(view.center == CGPoint(x: 160, y: 240))
    }

    @Test func `alignment rectangles are what constraints mean`() {
        final class ShadowedView: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let (view, inner) = (add(ShadowedView()), UIView())
        pin(view, to: root, inset: 10)
        pin(add(inner, to: view), to: view, inset: 0)

        tester.pump()

        #expect(view.frame == CGRect(x: 8, y: 9, width: 306, height: 464))
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 300, height: 460))
    }

    // MARK: Content

    @Test func `labels are as large as their text, and hug or give way by their priorities`() {
        let (name, value) = (label("Name"), label("Value"))
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            value.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        ])
        name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        tester.pump()
        let wide = (name.frame, value.frame)

        root.frame.size.width = 100
        name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        tester.pump()

        #expect(wide.0.size == CGSize(width: 68, height: 17))
        #expect(wide.1 == CGRect(x: 76, y: 0, width: 244, height: 17))
        #expect(name.frame.width == 7)
        #expect(value.frame == CGRect(x: 15, y: 0, width: 85, height: 17))
    }

    @Test func `a label's text change moves what depends on it`() {
        let (name, value) = (label("ab"), label("c"))
        name.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        value.leadingAnchor.constraint(equalTo: name.trailingAnchor).isActive = true
        tester.pump()
        let first = value.frame.minX

        name.text = "abcd"
        tester.pump()

        #expect(first == 34)
        #expect(value.frame.minX == 68)
    }

    @Test func `a label of several lines gets its height in the width that the layout finds, in one frame`() {
        let text = label("aaaa aaaa aaaa", lines: 0)
        let below = label("b")
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.widthAnchor.constraint(equalToConstant: 100),
            below.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 30),
        ])

        tester.pump()

        // Three lines of four letters in the room for five.
        #expect(text.frame == CGRect(x: 20, y: 0, width: 100, height: 51))
        // The last baseline is 34 points below the first, as the text is set.
        #expect(below.frame.minY == 64)
    }

    @Test func `a container follows the height of a wrapped label inside when its width changes`() {
        let box = add(UIView())
        let text = label("aaaa aaaa aaaa", lines: 0, in: box)
        pin(text, to: box, inset: 10)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        tester.pump()
        let first = box.frame.height

        root.frame.size.width = 120
        tester.pump()

        #expect(first == 37)
        #expect(box.frame == CGRect(x: 0, y: 0, width: 120, height: 71))
    }

    @Test func `a label that adds room to its intrinsic size has it in every line count`() {
        final class PaddedLabel: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 8, height: size.height + 6)
            }
        }
        let text = add(PaddedLabel())
        (text.text, text.numberOfLines) = ("aaaa aaaa", 0)
        text.widthAnchor.constraint(equalToConstant: 80).isActive = true

        tester.pump()

        #expect(text.frame.size == CGSize(width: 80, height: 40))
    }

    @Test func `baselines are the text's, and edges without text`() {
        let (small, large, plain) = (label("a"), label("a"), add(UIView()))
        large.font = .systemFont(ofSize: 32)
        plain.heightAnchor.constraint(equalToConstant: 10).isActive = true
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
            plain.lastBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])

        tester.pump()

        // The larger baseline is at 24, the smaller one at 12.75, which is rounded to 13.
        #expect(small.frame.minY == 11)
        #expect(plain.frame.maxY == 24)
    }

    @Test func `a button's baseline is its title's`() {
        let button = add(UIButton(type: .system))
        button.setTitle("ab", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 16)
        let text = label("c")
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor), button.heightAnchor.constraint(equalToConstant: 60),
            text.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
        ])

        tester.pump()
        let title = button.titleLabel?.convert(CGPoint(x: 0, y: 12), to: root)

        #expect(title?.y == 34)
        #expect(text.frame.minY == 21)
    }

    @Test func `a view forwards its baselines to one inside`() {
        final class Badge: UIView {
            let text = UILabel()
            override var forLastBaselineLayout: UIView { text }
        }
        let badge = add(Badge())
        badge.text.text = "a"
        pin(add(badge.text, to: badge), to: badge, inset: 5)
        let other = label("b")
        badge.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        other.firstBaselineAnchor.constraint(equalTo: badge.firstBaselineAnchor).isActive = true

        tester.pump()

        #expect(badge.frame.height == 27)
        #expect(other.frame.minY == 5)
    }

    // MARK: Guides

    @Test func `guides share room between views, and say where they are`() {
        let guides = (0..<2).map { _ in UILayoutGuide() }
        for guide in guides { root.addLayoutGuide(guide) }
        let view = add(UIView())
        NSLayoutConstraint.activate([
            guides[0].topAnchor.constraint(equalTo: root.topAnchor),
            view.topAnchor.constraint(equalTo: guides[0].bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: 80),
            guides[1].topAnchor.constraint(equalTo: view.bottomAnchor),
            guides[1].bottomAnchor.constraint(equalTo: root.bottomAnchor),
            guides[1].heightAnchor.constraint(equalTo: guides[0].heightAnchor, multiplier: 3),
            guides[0].widthAnchor.constraint(equalToConstant: 12),
        ])

        tester.pump()

        #expect(view.frame.minY == 100)
        #expect(guides[0].layoutFrame == CGRect(x: 0, y: 0, width: 12, height: 100))
        #expect(guides[1].layoutFrame == CGRect(x: 0, y: 180, width: 0, height: 300))
    }

    @Test func `margins follow a view that follows its content`() {
        let box = add(UIView())
        box.insetsLayoutMarginsFromSafeArea = false
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let inner = add(UIView(), to: box)
        let margins = box.layoutMarginsGuide
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            inner.topAnchor.constraint(equalTo: margins.topAnchor),
            NSLayoutConstraint(
                item: inner, attribute: .bottom, relatedBy: .equal, toItem: box, attribute: .bottomMargin,
                multiplier: 1, constant: 0),
            inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 60),
        ])
        tester.pump()
        let first = (box.frame.size, inner.frame.origin)

        box.directionalLayoutMargins.top = 11
        tester.pump()

        #expect(first.0 == CGSize(width: 56, height: 64))
        #expect(first.1 == CGPoint(x: 2, y: 1))
        #expect(box.frame.height == 74)
        #expect(inner.frame.minY == 11)
    }

    @Test func `a scroll view's content is as large as its constraints say, and its frame guide stays in sight`() {
        let scroll = add(UIScrollView())
        scroll.contentInsetAdjustmentBehavior = .never
        let (content, header) = (add(UIView(), to: scroll), UIView())
        pin(scroll, to: root, inset: 0)
        pin(content, to: scroll, inset: 10)
        _ = add(header, to: scroll)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 900),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
            header.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        tester.pump()
        let first = (scroll.contentSize, content.frame, header.frame.minY)

        scroll.contentOffset.y = 100
        tester.pump()

        #expect(first.0 == CGSize(width: 320, height: 920))
        #expect(first.1 == CGRect(x: 10, y: 10, width: 300, height: 900))
        #expect(first.2 == 5)
        #expect(content.frame == first.1)
        #expect(header.frame.minY == 105 && header.frame.width == 320)
    }

    @Test func `a content size that constraints say nothing about is the app's`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(scroll)
        scroll.contentSize = CGSize(width: 500, height: 600)
        let view = add(UIView(), to: scroll)
        view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5).isActive = true
        view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 150).isActive = true
        view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true

        tester.pump()

        #expect(scroll.contentSize == CGSize(width: 150, height: 600))
        #expect(view.frame.minY == 5)
    }

    // MARK: Directions

    @Test func `leading is at the right where the view around reads from there, and follows a change of that`() {
        let (view, inner) = (add(UIView()), UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])
        _ = add(inner, to: view)
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4).isActive = true
        inner.widthAnchor.constraint(equalToConstant: 8).isActive = true
        tester.pump()
        let first = (view.frame.minX, inner.frame.minX)

        root.semanticContentAttribute = .forceRightToLeft
        tester.pump()

        #expect(first == (10, 4))
        #expect(view.frame.minX == 260)
        #expect(inner.frame.minX == 4)
    }

    @Test func `distances between anchors are compared in the reading direction`() {
        let (first, second, third) = (add(UIView()), add(UIView()), add(UIView()))
        for view in [first, second, third] { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            third.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            second.leadingAnchor.anchorWithOffset(to: third.leadingAnchor).constraint(
                equalTo: first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor), multiplier: 2),
        ])
        tester.pump()
        let normal = second.frame.minX

        root.semanticContentAttribute = .forceRightToLeft
        tester.pump()

        #expect(normal == 100)
        #expect(second.frame.minX == 200)
    }
}
