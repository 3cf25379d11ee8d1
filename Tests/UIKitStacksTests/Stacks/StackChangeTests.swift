import CoreGraphics
import QuartzCore
import Testing
import UIKitCore
import UIKitStacks
import UIKitTesting

/// Views that are inserted, removed and hidden.
@Suite(.application) struct StackChangeTests {
    @Test func `a hidden view leaves no gap, and waits in the middle of it`() {
        let views = [SizedView(30), SizedView(40), SizedView(50)]
        let stage = StackStage(views)
        stage.stack.spacing = 10
        views[1].isHidden = true
        let hidden = stage.columns
        let width = stage.stack.frame.width

        views[1].isHidden = false

        #expect(hidden == [[0, 30], [35, 0], [40, 50]])
        #expect(width == 90)
        #expect(stage.columns == [[0, 30], [40, 40], [90, 50]])
    }

    @Test func `hidden views at the ends, and all`() {
        let views = [SizedView(30), SizedView(40), SizedView(50)]
        let stage = StackStage(views, height: 20)
        for index in [0, 2] { views[index].isHidden = true }
        let ends = stage.columns

        views[1].isHidden = true

        #expect(ends == [[0, 0], [0, 40], [40, 0]])
        #expect(stage.columns.map(\.[1]) == [0, 0, 0])
        #expect(stage.stack.frame.size == CGSize(width: 0, height: 20))
    }

    @Test func `a length that the app requires gives way to hiding, and counts again afterwards`() {
        let views = [SizedView(30), SizedView(40)]
        let stage = StackStage(views)
        views[0].widthAnchor.constraint(equalToConstant: 77).isActive = true
        let before = stage.columns
        views[0].isHidden = true
        let hidden = stage.columns

        views[0].isHidden = false

        #expect(before == [[0, 77], [77, 40]])
        #expect(hidden == [[0, 0], [0, 40]])
        #expect(stage.columns == before)
    }

    @Test func `hiding in an animation block animates the moved views`() {
        let views = [SizedView(100), SizedView(40)]
        let stage = StackStage(views)
        stage.tester.pump()

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = true }
        stage.tester.pump(by: 0.5)
        let shown = views[1].layer.presentation()?.frame.minX
        stage.tester.pump(by: 0.6)

        #expect(shown.map { $0 > 40 && $0 < 60 } == true)
        #expect(views[1].frame.minX == 0)
    }

    @Test func `a view hidden in an animation block shrinks on screen, and touches do not find it`() {
        let views = [SizedView(100), SizedView(40)]
        let stage = StackStage(views)
        stage.tester.pump()

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = true }
        let isHiddenAtOnce = views[0].isHidden
        stage.tester.pump(by: 0.5)
        let width = views[0].layer.presentation()?.bounds.width
        let isDrawn = !views[0].layer.isHidden
        let hit = stage.stack.hitTest(CGPoint(x: 10, y: 5), with: nil)
        stage.tester.pump(by: 0.6)

        #expect(isHiddenAtOnce && isDrawn && hit !== views[0])
        #expect(width.map { abs($0 - 50) < 4 } == true)
        #expect(views[0].isHidden && views[0].layer.isHidden)
    }

    @Test func `a view shown again before it has vanished stays`() {
        let views = [SizedView(100), SizedView(40)]
        let stage = StackStage(views)
        stage.tester.pump()

        UIView.animate(withDuration: 1) { views[0].isHidden = true }
        stage.tester.pump(by: 0.5)
        UIView.animate(withDuration: 1) { views[0].isHidden = false }
        stage.tester.pump(by: 3)

        #expect(!views[0].isHidden && !views[0].layer.isHidden)
        #expect(stage.columns == [[0, 100], [100, 40]])
    }

    @Test func `arranged views are subviews, and removing them from the stack is not removing them from it`() {
        let views = [SizedView(30), SizedView(40), SizedView(50)]
        let stage = StackStage(views)
        let plain = UIView()
        stage.stack.addSubview(plain)
        stage.tester.pump()

        stage.stack.removeArrangedSubview(views[0])
        let afterFirst = (stage.stack.arrangedSubviews, views[0].superview, stage.columns)
        views[1].removeFromSuperview()

        #expect(afterFirst.0 == [views[1], views[2]] && afterFirst.1 === stage.stack)
        #expect(afterFirst.2 == [[0, 40], [40, 50]])
        #expect(stage.stack.arrangedSubviews == [views[2]])
        #expect(stage.columns == [[0, 50]])
        #expect(plain.translatesAutoresizingMaskIntoConstraints && !views[0].translatesAutoresizingMaskIntoConstraints)
    }

    @Test func `inserting moves a view that is arranged already`() {
        let views = [SizedView(30), SizedView(40), SizedView(50)]
        let stage = StackStage(views)

        stage.stack.insertArrangedSubview(views[2], at: 0)
        stage.stack.addArrangedSubview(views[0])
        let order = stage.stack.arrangedSubviews
        stage.stack.insertArrangedSubview(views[2], at: 2)

        #expect(order == [views[2], views[1], views[0]])
        #expect(stage.stack.arrangedSubviews == [views[1], views[2], views[0]])
        #expect(stage.stack.subviews == views)
        #expect(stage.columns == [[0, 40], [40, 50], [90, 30]])
    }

    @Test func `a view that another stack adds leaves the first`() {
        let view = SizedView(30)
        let first = StackStage([view])
        let second = UIStackView()
        first.root.addSubview(second)

        second.addArrangedSubview(view)

        #expect(first.stack.arrangedSubviews.isEmpty && second.arrangedSubviews == [view])
    }

    @Test func `stacks in stacks`() {
        let rows = (0..<2).map { index in
            UIStackView(arrangedSubviews: [SizedView(20), SizedView(30 + 10 * CGFloat(index))])
        }
        for row in rows { row.spacing = 2 }
        let stage = StackStage(rows)
        stage.stack.axis = .vertical
        stage.stack.alignment = .trailing

        #expect(
            stage.frames == [CGRect(x: 10, y: 0, width: 52, height: 10), CGRect(x: 0, y: 10, width: 62, height: 10)])
        #expect(rows.map { $0.arrangedSubviews[1].frame.minX } == [22, 22])
    }

    @Test func `a stack measures itself, and wraps texts in a width`() {
        let label = UILabel()
        (label.text, label.numberOfLines) = ("aaaa aaaa", 0)
        let stack = UIStackView(arrangedSubviews: [label, SizedView(10, 10)])
        stack.axis = .vertical
        stack.spacing = 5

        let natural = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let narrow = stack.systemLayoutSizeFitting(
            CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        #expect(natural == CGSize(width: 153, height: 32))
        #expect(narrow == CGSize(width: 80, height: 49))
    }

    @Test func `a stack with a frame of its own lays out within it`() {
        let (first, second) = (SizedView(30), SizedView(40))
        let stack = UIStackView(arrangedSubviews: [first, second])
        let stage = StackStage()
        stack.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        stack.distribution = .fillEqually
        stage.root.addSubview(stack)
        stage.tester.pump()

        #expect(stack.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect([first, second].map(\.frame.minX) == [0, 50])
        #expect(second.frame.size == CGSize(width: 50, height: 50))
    }

    @Test func `an index that is none stops the program with the number of views`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
        }
    }
}
