import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Behaviour of phones that people report, about layout by constraints.
@Suite(.application) struct ConstraintReportTests {
    private let stage = ConstraintStage()

    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    @Test func `a pinned view that is scaled stays centred, without a conflict`() {
        let view = stage.add(UIView())
        stage.pin(view, to: stage.root, inset: 0)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        stage.tester.pump()
        let first = view.frame

        stage.root.frame.size = CGSize(width: 200, height: 100)
        stage.tester.pump()

        #expect(first == CGRect(x: 80, y: 120, width: 160, height: 240))
        #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
        #expect(stage.tester.diagnostics.isEmpty)
    }

    @Test func `a view that is moved straight to another superview loses its constraints with the first`() {
        let (left, right) = (stage.add(UIView()), stage.add(UIView()))
        let view = stage.add(UIView(), to: left)
        let inner = stage.add(UIView(), to: view)
        activate(
            view.leftAnchor.constraint(equalTo: left.leftAnchor), inner.topAnchor.constraint(equalTo: left.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 5))
        stage.tester.pump()

        right.addSubview(view)

        #expect(left.constraints.isEmpty && view.constraints.count == 1)
    }

    @Test func `a section is closed by a required height of zero, against heights inside just below required`() {
        let (section, below) = (stage.add(UIView()), stage.add(UIView()))
        let content = stage.label("ab", in: section)
        let bottom = content.bottomAnchor.constraint(equalTo: section.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        let closed = section.heightAnchor.constraint(equalToConstant: 0)
        activate(
            section.topAnchor.constraint(equalTo: stage.root.topAnchor),
            content.topAnchor.constraint(equalTo: section.topAnchor), bottom,
            below.topAnchor.constraint(equalTo: section.bottomAnchor))
        stage.tester.pump()
        let open = below.frame.minY

        closed.isActive = true
        stage.tester.pump()
        let shut = (below.frame.minY, content.frame.height)
        closed.isActive = false
        stage.tester.pump()

        #expect(open == 17 && shut == (0, 0) && below.frame.minY == 17)
        #expect(stage.tester.diagnostics.isEmpty)
    }

    @Test func `middles at thirds of the width, and a fixed proportion of the sides`() {
        let views = (0..<2).map { _ in stage.add(UIView()) }
        for (view, part) in zip(views, [2.0 / 3, 4.0 / 3]) {
            activate(
                NSLayoutConstraint(
                    item: view, attribute: .centerX, relatedBy: .equal, toItem: stage.root, attribute: .centerX,
                    multiplier: part, constant: 0),
                view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 16.0 / 9),
                view.heightAnchor.constraint(equalTo: stage.root.heightAnchor, multiplier: 0.1, constant: -3))
        }
        stage.root.frame.size.width = 300
        stage.tester.pump()

        #expect(views.map(\.center.x) == [100, 200])
        #expect(views[0].bounds.size == CGSize(width: 80, height: 45))
    }

    @Test func `short text keeps its width below a limit, and long text ends at it`() {
        let label = stage.label("ab")
        activate(
            label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor, constant: -10))
        stage.tester.pump()
        let short = label.frame.width

        label.text = String(repeating: "a", count: 50)
        stage.tester.pump()

        #expect(short == 34)
        #expect(label.frame.width == 300)
    }

    @Test func `hidden views keep their room`() {
        let (first, second) = (stage.label("abc"), stage.label("d"))
        activate(
            first.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8))
        first.isHidden = true
        stage.tester.pump()

        #expect(second.frame.minX == 59)
    }

    @Test func `content smaller than its scroll view is stretched to it, and larger content scrolls`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentInsetAdjustmentBehavior = .never
        stage.root.addSubview(scroll)
        let content = stage.add(UIView(), to: scroll)
        let label = stage.label("aaaa", lines: 0, in: content)
        stage.pin(content, to: scroll, inset: 0)
        stage.pin(label, to: content, inset: 0)
        activate(
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.heightAnchor))
        stage.tester.pump()
        let small = scroll.contentSize

        label.text = Array(repeating: "aaaa", count: 20).joined(separator: " ")
        stage.tester.pump()

        #expect(small == CGSize(width: 100, height: 200))
        #expect(scroll.contentSize == CGSize(width: 100, height: 340))
    }

    @Test func `text beside an image wraps in the remaining width, and the row is as high as the higher one`() {
        let row = stage.add(UIView())
        let (image, text) = (stage.add(UIView(), to: row), stage.label("aaaa aaaa aaaa", lines: 0, in: row))
        let small = row.heightAnchor.constraint(equalToConstant: 0)
        small.priority = .fittingSizeLevel
        activate(
            row.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            image.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            image.widthAnchor.constraint(equalToConstant: 40), image.heightAnchor.constraint(equalToConstant: 40),
            image.topAnchor.constraint(equalTo: row.topAnchor),
            image.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor),
            text.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            text.topAnchor.constraint(equalTo: row.topAnchor),
            text.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor), small)
        stage.tester.pump()
        let wide = row.frame.height

        stage.root.frame.size.width = 120
        stage.tester.pump()

        #expect(wide == 40)
        #expect(row.frame.height == 51 && text.frame == CGRect(x: 50, y: 0, width: 70, height: 51))
    }

    @Test func `two texts share a width, and the higher one decides about the height of the row`() {
        let row = stage.add(UIView())
        let (first, second) = (
            stage.label("aaaa aaaa", lines: 0, in: row), stage.label("aaaa aaaa aaaa aaaa", lines: 0, in: row)
        )
        activate(
            row.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            row.widthAnchor.constraint(equalToConstant: 160),
            first.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            second.widthAnchor.constraint(equalTo: first.widthAnchor))
        for text in [first, second] {
            activate(
                text.topAnchor.constraint(equalTo: row.topAnchor),
                text.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor))
        }
        let small = row.heightAnchor.constraint(equalToConstant: 0)
        small.priority = .fittingSizeLevel
        small.isActive = true

        stage.tester.pump()

        #expect(first.frame == CGRect(x: 0, y: 0, width: 80, height: 34))
        #expect(second.frame == CGRect(x: 80, y: 0, width: 80, height: 68))
        #expect(row.frame.height == 68)
    }

    @Test func `a width that follows the height of another text is found in the same frame`() {
        let (first, second) = (stage.label("aaaa aaaa", lines: 0), stage.label("bb bb bb", lines: 0))
        // Else the first text would be stretched so that the second one needs no second line.
        second.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
        activate(
            first.widthAnchor.constraint(equalToConstant: 70),
            second.widthAnchor.constraint(equalTo: first.heightAnchor, constant: 6),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            first.topAnchor.constraint(equalTo: stage.root.topAnchor))

        stage.tester.pump()
        let frames = (first.frame.size, second.frame)
        stage.root.setNeedsLayout()
        stage.tester.pump()

        #expect(frames.0 == CGSize(width: 70, height: 34))
        #expect(frames.1 == CGRect(x: 0, y: 34, width: 40, height: 51))
        #expect(second.frame == frames.1)
    }

    @Test func `a priority that becomes required while a constraint is active counts at the next layout, and back`() {
        let view = stage.add(UIView())
        let (width, limit) = (
            view.widthAnchor.constraint(equalToConstant: 100),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
        )
        limit.priority = .defaultLow
        width.priority = .defaultHigh
        activate(width, limit)
        stage.tester.pump()
        let first = view.frame.width

        limit.priority = .required
        stage.tester.pump()
        let limited = view.frame.width
        limit.priority = .defaultLow
        stage.tester.pump()

        #expect(first == 100 && limited == 60 && view.frame.width == 100)
        #expect(stage.tester.diagnostics.isEmpty)
    }

    @Test func `queries about pending layout leave it unchanged`() {
        let view = stage.add(UIView())
        let left = view.leftAnchor.constraint(equalTo: stage.root.leftAnchor)
        NSLayoutConstraint.activate([left, view.widthAnchor.constraint(equalToConstant: 5)])
        stage.tester.pump()

        left.constant = 30
        let couldMove = view.hasAmbiguousLayout
        let affecting = view.constraintsAffectingLayout(for: .horizontal)
        stage.tester.pump()

        #expect(couldMove && affecting.count == 2)
        #expect(view.frame.minX == 30)
    }

    /// A view whose upper edge follows from a view inside, and is at a third of a point.
    private func viewLedFromInside() -> (view: UIView, level: NSLayoutConstraint, others: [NSLayoutConstraint]) {
        let (view, other) = (stage.add(UIView()), stage.add(UIView()))
        let inner = stage.add(UIView(), to: view)
        let level = other.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10.3)
        let others = [
            view.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
            view.topAnchor.constraint(greaterThanOrEqualTo: stage.root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
        ]
        NSLayoutConstraint.activate(others)
        activate(
            level, inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            inner.topAnchor.constraint(equalTo: other.topAnchor))
        stage.tester.pump()
        return (view, level, others)
    }

    @Test func `a view follows constraints of its subview, without a conflict`() {
        let (view, other) = (stage.add(UIView()), stage.add(UIView()))
        let inner = stage.add(UIView(), to: view)
        activate(
            view.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
            other.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 30),
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            inner.topAnchor.constraint(equalTo: other.topAnchor))

        stage.tester.pump()

        #expect(view.frame == CGRect(x: 0, y: 20, width: 50, height: 50))
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `exchanged constraints leave the others in force, without a conflict in between`() {
        let (view, level, others) = viewLedFromInside()
        NSLayoutConstraint.deactivate(others)
        NSLayoutConstraint.activate(others)

        level.constant = 30.3
        stage.tester.pump()

        #expect(view.frame == CGRect(x: 0, y: 20, width: 50, height: 50))
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `a contradiction that ends before the layout is not reported under another constraint's name`() {
        let (view, _, others) = viewLedFromInside()
        NSLayoutConstraint.deactivate(others)
        let inside = stage.root.constraints
        NSLayoutConstraint.deactivate(inside)

        NSLayoutConstraint.activate(others)
        stage.tester.pump()

        #expect(view.frame.size == CGSize(width: 50, height: 50))
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `a view that is too small for its constraints measures itself by all of them`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(block)
        NSLayoutConstraint.activate([
            block.heightAnchor.constraint(equalToConstant: 70),
            block.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
            block.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
        ])

        let size = box.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        #expect(size == CGSize(width: 320, height: 90))
    }
}
