import CoreGraphics
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// Views that keep their frames and follow their superview's size by a mask, among views that constraints place.
@Suite(.application) struct FollowedSizeTests {
    private let stage = ConstraintStage()

    /// A view at the upper left that constraints place, without a size.
    private func box<View: UIView>(_ view: View) -> View {
        let box = stage.add(view)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
        ])
        return box
    }

    /// Adds a view that keeps its distances from the superview's edges.
    private func fill(_ superview: UIView, inset: CGFloat = 0) -> UIView {
        let view = UIView(frame: superview.bounds.insetBy(dx: inset, dy: inset))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(view)
        return view
    }

    // MARK: Content that determines the size

    @Test func `an effect view is as large as the label in its content view, and follows its text`() throws {
        let effect = box(UIVisualEffectView(effect: UIBlurEffect(style: .light)))
        let label = stage.label("abcd", in: effect.contentView)
        stage.pin(label, to: effect.contentView, inset: 8)
        stage.tester.pump()
        let first = (effect.frame, effect.contentView.frame, label.frame)

        label.text = "ab"
        stage.tester.pump()

        #expect(first.0 == CGRect(x: 10, y: 20, width: 84, height: 33))
        #expect(first.1 == CGRect(x: 0, y: 0, width: 84, height: 33))
        #expect(first.2 == CGRect(x: 8, y: 8, width: 68, height: 17))
        #expect(effect.frame == CGRect(x: 10, y: 20, width: 50, height: 33))
        #expect(effect.contentView.frame.size == effect.frame.size)
        #expect(stage.tester.diagnostics.isEmpty)
    }

    @Test func `content determines a size through several views with margins`() {
        let outer = box(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let middle = fill(outer, inset: 5)
        let inner = fill(middle, inset: 10)
        let label = stage.label("abcdefgh", in: inner)
        stage.pin(label, to: inner, inset: 0)
        stage.tester.pump()

        #expect(outer.frame == CGRect(x: 10, y: 20, width: 136 + 30, height: 17 + 30))
        #expect(middle.frame == CGRect(x: 5, y: 5, width: 156, height: 37))
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 136, height: 17))
        #expect(label.frame == CGRect(x: 0, y: 0, width: 136, height: 17))
    }

    @Test func `a wrapped label in a view that fills another one has its height in the width of that`() {
        let outer = box(UIView())
        let inner = fill(outer)
        let label = stage.label("aaaa aaaa aaaa", lines: 0, in: inner)
        stage.pin(label, to: inner, inset: 0)
        outer.widthAnchor.constraint(equalToConstant: 80).isActive = true
        stage.tester.pump()

        #expect(outer.frame.size == CGSize(width: 80, height: 51))
        #expect(label.frame.size == CGSize(width: 80, height: 51))
    }

    @Test func `only the axis along which the mask changes the size takes part`() {
        let outer = box(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = [.flexibleHeight]
        outer.addSubview(inner)
        let label = stage.label("abcd", lines: 0, in: inner)
        stage.pin(label, to: inner, inset: 0)
        outer.widthAnchor.constraint(equalToConstant: 200).isActive = true
        stage.tester.pump()

        // Two letters fit into 40 points; the word is broken.
        #expect(outer.frame.size == CGSize(width: 200, height: 34))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 40, height: 34))
    }

    @Test func `a view that takes a part of its superview's size determines that by it`() {
        let outer = box(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let inner = UIView(frame: CGRect(x: 25, y: 20, width: 50, height: 80))
        inner.autoresizingMask = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight,
        ]
        outer.addSubview(inner)
        let label = stage.label("abcdef", in: inner)
        stage.pin(label, to: inner, inset: 0)
        stage.tester.pump()

        // Half of the width, and all of the height but 20 points.
        #expect(outer.frame == CGRect(x: 10, y: 20, width: 204, height: 37))
        #expect(inner.frame == CGRect(x: 51, y: 20, width: 102, height: 17))
    }

    @Test(arguments: ["constraints first", "content first", "mask last", "inserted last", "kept again", "use of masks"])
    func `the order in which views, constraints and masks are there does not matter`(order: String) {
        let outer = stage.add(UIView())
        let inner = UIView()
        if order != "mask last" { inner.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        if order == "kept again" { inner.translatesAutoresizingMaskIntoConstraints = false }
        if order == "use of masks" { outer.autoresizesSubviews = false }
        if order != "inserted last" { outer.addSubview(inner) }
        func place() {
            NSLayoutConstraint.activate([
                outer.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                outer.topAnchor.constraint(equalTo: stage.root.topAnchor),
            ])
        }
        if order != "content first" {
            place()
            stage.tester.pump()
        }
        let label = stage.label("abcd", in: inner)
        stage.pin(label, to: inner, inset: 1)
        stage.tester.pump()

        switch order {
        case "content first": place()
        case "mask last": inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        case "inserted last": outer.addSubview(inner)
        case "kept again": inner.translatesAutoresizingMaskIntoConstraints = true
        case "use of masks": outer.autoresizesSubviews = true
        default: break
        }
        inner.frame = outer.bounds
        stage.tester.pump()

        #expect(outer.frame == CGRect(x: 0, y: 0, width: 70, height: 19))
        #expect(inner.frame == outer.bounds)
        #expect(label.frame == CGRect(x: 1, y: 1, width: 68, height: 17))
    }

    @Test func `content that leaves leaves no size behind, and determines that of its next superview`() {
        let (first, second) = (box(UIView()), box(UIView()))
        for view in [first, second] {
            for anchor in [view.widthAnchor, view.heightAnchor] {
                let wish = anchor.constraint(equalToConstant: 7)
                wish.priority = .defaultLow
                wish.isActive = true
            }
        }
        let inner = fill(first)
        let label = stage.label("abcd", in: inner)
        stage.pin(label, to: inner, inset: 0)
        stage.tester.pump()
        let before = (first.frame.size, second.frame.size)

        inner.removeFromSuperview()
        inner.frame = second.bounds
        stage.tester.pump()
        let between = first.frame.size
        second.addSubview(inner)
        stage.tester.pump()

        #expect(before.0 == CGSize(width: 68, height: 17) && before.1 == CGSize(width: 7, height: 7))
        #expect(between == CGSize(width: 7, height: 7))
        #expect(first.frame.size == between && second.frame.size == CGSize(width: 68, height: 17))
        #expect(stage.tester.diagnostics.isEmpty)
    }

    @Test func `the view of a controller that fills a container view determines its height`() {
        let parent = UIViewController()
        let container = UIView()
        container.translatesAutoresizingMaskIntoConstraints = false
        parent.view.addSubview(container)
        NSLayoutConstraint.activate([
            container.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
            container.topAnchor.constraint(equalTo: parent.view.topAnchor),
        ])
        let child = UIViewController()
        parent.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: parent)
        let label = stage.label("abcd", in: child.view)
        stage.pin(label, to: child.view, inset: 4)
        stage.tester.show(parent)

        #expect(container.frame == CGRect(x: 0, y: 0, width: 320, height: 25))
        #expect(child.view.frame == container.bounds)
    }

    @Test func `margins survive a superview that is too small for them for a while`() {
        let outer = box(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let height = outer.heightAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([outer.widthAnchor.constraint(equalToConstant: 100), height])
        let inner = fill(outer, inset: 10)
        let content = stage.add(UIView(), to: inner)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: inner.topAnchor),
            content.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
            content.heightAnchor.constraint(greaterThanOrEqualTo: inner.heightAnchor),
        ])
        stage.tester.pump()

        height.constant = 12
        stage.tester.pump()
        let small = (outer.frame.size, inner.frame, content.frame.height)
        height.constant = 60
        stage.tester.pump()

        #expect(small.0 == CGSize(width: 100, height: 12))
        #expect(small.1 == CGRect(x: 10, y: 10, width: 80, height: 0) && small.2 == 0)
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(content.frame.size.width == 80 && content.frame.height >= 40)
        #expect(stage.tester.diagnostics.isEmpty)
    }

    @Test func `a root that is too small for margins in it has its size again when there is room`() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(page)
        let inner = fill(page, inset: 10)
        let neighbour = stage.add(UIView(), to: page)
        NSLayoutConstraint.activate([
            neighbour.topAnchor.constraint(equalTo: inner.bottomAnchor),
            neighbour.bottomAnchor.constraint(equalTo: page.bottomAnchor),
            neighbour.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            neighbour.widthAnchor.constraint(equalTo: page.widthAnchor),
        ])
        stage.tester.pump()

        page.frame.size.height = 5
        stage.tester.pump()
        page.frame.size.height = 90
        stage.tester.pump()

        #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 70))
        #expect(neighbour.frame == CGRect(x: 0, y: 80, width: 100, height: 10))
        #expect(stage.tester.diagnostics.isEmpty)
    }

    // MARK: Measuring

    @Test func `a view that keeps its frame is measured through the view that fills it`() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let loaded = fill(header)
        let label = stage.label("aaaa aaaa aaaa", lines: 0, in: loaded)
        stage.pin(label, to: loaded, inset: 5)

        let compressed = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let narrow = header.systemLayoutSizeFitting(
            CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        #expect(compressed == CGSize(width: 14 * 17 + 10, height: 27))
        #expect(narrow == CGSize(width: 90, height: 61))
        #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    }

    @Test func `a view with constraints of its own is measured with the view that fills it`() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let loaded = fill(header, inset: 10)
        let (label, beside) = (stage.label("abcd", in: loaded), stage.label("ab", in: header))
        stage.pin(label, to: loaded, inset: 0)
        beside.heightAnchor.constraint(lessThanOrEqualTo: header.heightAnchor, constant: -30).isActive = true
        stage.tester.pump()

        let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

        #expect(size == CGSize(width: 68 + 20, height: 17 + 30))
        #expect(loaded.frame == CGRect(x: 10, y: 10, width: 280, height: 24))
    }

    // MARK: Neighbours

    /// Masks, and the frames in a superview that was 100 points wide and is 150, of a view 40 wide at 10.
    private nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
        (.flexibleLeftMargin, CGRect(x: 60, y: 10, width: 40, height: 20)),
        (.flexibleWidth, CGRect(x: 10, y: 10, width: 90, height: 20)),
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 10 + 50.0 / 6, y: 10, width: 40, height: 20)),
        (
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
            CGRect(x: 15, y: 10, width: 60, height: 20)
        ),
        ([], CGRect(x: 10, y: 10, width: 40, height: 20)),
    ]

    @Test(arguments: masks)
    func `a neighbour is beside a view that follows the superview in the same solution`(
        mask: UIView.AutoresizingMask, frame: CGRect
    ) {
        let outer = box(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
        let width = outer.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([width, outer.heightAnchor.constraint(equalToConstant: 50)])
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        view.autoresizingMask = mask
        outer.addSubview(view)
        let neighbour = stage.add(UIView(), to: outer)
        NSLayoutConstraint.activate([
            neighbour.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            neighbour.widthAnchor.constraint(equalTo: view.widthAnchor),
            neighbour.topAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        stage.tester.pump()
        let first = (view.frame, neighbour.frame.minX, neighbour.frame.width)
        let solved = LayoutIsland.solvedConstraintCount

        width.constant = 150
        stage.tester.pump()
        let count = stage.root.island.map { LayoutIsland.solvedConstraintCount - solved == $0.installed.count }

        #expect(first.0 == CGRect(x: 10, y: 10, width: 40, height: 20) && first.1 == 10 && first.2 == 40)
        #expect(abs(view.frame.minX - frame.minX) < 1e-9 && view.frame.size == frame.size)
        // Origins that constraints determine are whole points.
        #expect(neighbour.frame.minX == frame.minX.rounded() && neighbour.frame.width == frame.width)
        #expect(count == true)
        #expect(stage.tester.diagnostics.isEmpty)
    }

    // MARK: Separate problems

    @Test func `what scrolls, and what no constraint places, stays a problem of its own`() {
        let scroll = box(UIScrollView())
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.addSubview(page)
        let frame = fill(stage.root)
        for view in [page, frame] {
            let label = stage.label("abcd", in: view)
            stage.pin(label, to: view, inset: 0)
        }
        stage.tester.pump()

        #expect(page.layoutState?.island != nil && frame.layoutState?.island != nil)
        #expect(frame.frame == stage.root.bounds)
    }

    @Test func `content too large for a size that is given is reported, and the size stays`() {
        let outer = box(UIView())
        NSLayoutConstraint.activate([
            outer.widthAnchor.constraint(equalToConstant: 50), outer.heightAnchor.constraint(equalToConstant: 50),
        ])
        let inner = fill(outer)
        let content = stage.add(UIView(), to: inner)
        stage.pin(content, to: inner, inset: 0)
        content.widthAnchor.constraint(equalToConstant: 60).isActive = true
        stage.tester.pump()

        #expect(outer.frame.size == CGSize(width: 50, height: 50) && inner.frame == outer.bounds)
        #expect(stage.tester.diagnostics.count == 1)
    }
}
