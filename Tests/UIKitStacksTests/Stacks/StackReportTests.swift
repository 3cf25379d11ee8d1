import CoreGraphics
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitStacks
import UIKitTesting

/// Behaviour of phones that people report, about stacks.
@Suite(.application) struct StackReportTests {
    @Test func `a custom space is removed with the view that leaves the stack`() {
        let views = [SizedView(10), SizedView(20), SizedView(30)]
        let stage = StackStage(views)
        stage.stack.spacing = 2
        stage.stack.setCustomSpacing(32, after: views[0])
        let first = stage.columns

        stage.stack.removeArrangedSubview(views[0])
        stage.stack.insertArrangedSubview(views[0], at: 0)

        #expect(first == [[0, 10], [42, 20], [64, 30]])
        #expect(stage.columns == [[0, 10], [12, 20], [34, 30]])
    }

    @Test func `the space of a hidden view is closed with it, whichever it is`() {
        let views = [SizedView(10), SizedView(20), SizedView(30)]
        let stage = StackStage(views)
        stage.stack.spacing = 2
        stage.stack.setCustomSpacing(32, after: views[1])
        let first = stage.columns

        views[1].isHidden = true
        let middle = stage.columns
        views[1].isHidden = false
        views[2].isHidden = true

        #expect(first == [[0, 10], [12, 20], [64, 30]])
        #expect([middle[0], middle[2]] == [[0, 10], [12, 30]])
        #expect(stage.columns[..<2] == [[0, 10], [12, 20]] && stage.stack.frame.width == 32)
    }

    @Test func `a stack with equal spaces is no longer than it needs where its end is only a limit`() {
        let stage = StackStage([SizedView(20), SizedView(40), SizedView(30)])
        (stage.stack.distribution, stage.stack.alignment, stage.stack.spacing) = (.equalSpacing, .center, 5)
        stage.stack.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor, constant: -5).isActive =
            true

        #expect(stage.columns == [[0, 20], [25, 40], [70, 30]])
        #expect(stage.stack.frame.size == CGSize(width: 100, height: 10))
    }

    @Test func `a view that is shown again among equal spaces is where it was`() {
        let views = [SizedView(20), SizedView(40), SizedView(30)]
        let stage = StackStage(views, width: 150)
        stage.stack.distribution = .equalSpacing
        let first = stage.columns
        views[1].isHidden = true
        let hidden = stage.columns
        views[1].isHidden = false

        #expect(first == [[0, 20], [50, 40], [120, 30]])
        #expect([hidden[0], hidden[2]] == [[0, 20], [120, 30]])
        #expect(stage.columns == first)
    }

    @Test func `proportional lengths fill the room between spaces, by the contents alone`() {
        let stage = StackStage([SizedView(100), SizedView(200), SizedView(300)], width: 320)
        (stage.stack.distribution, stage.stack.spacing) = (.fillProportionally, 10)

        #expect(stage.columns == [[0, 50], [60, 100], [170, 150]])
    }

    @Test func `a view that is no longer arranged keeps its frame, and its hiding changes no other`() {
        let views = [SizedView(30), SizedView(40)]
        let stage = StackStage(views)
        _ = stage.columns
        stage.stack.removeArrangedSubview(views[0])
        let kept = views[0].frame
        views[0].isHidden = true
        let rest = stage.columns

        #expect(kept == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(rest == [[0, 40]])
        #expect(views[0].superview === stage.stack)
    }

    @Test func `a column in a scroll view is as wide as that and scrolls when it is higher`() {
        let stage = StackStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        scroll.contentInsetAdjustmentBehavior = .never
        stage.root.addSubview(scroll)
        let views = [SizedView(30, 40), SizedView(30, 50), SizedView(30, 60)]
        let column = UIStackView(arrangedSubviews: views)
        (column.axis, column.spacing) = (.vertical, 5)
        column.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        stage.tester.pump()
        let all = (scroll.contentSize, views.map(\.frame.minY))

        views[1].isHidden = true
        stage.tester.pump()

        #expect(all.0 == CGSize(width: 200, height: 160) && all.1 == [0, 45, 100])
        #expect(scroll.contentSize == CGSize(width: 200, height: 105))
        #expect(views[2].frame == CGRect(x: 0, y: 45, width: 200, height: 60))
    }

    @Test func `a spacer stretches a column to the height of the scroll view, and none is there when it is higher`() {
        let stage = StackStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentInsetAdjustmentBehavior = .never
        stage.root.addSubview(scroll)
        let (above, below, spacer) = (SizedView(30, 40), SizedView(30, 50), UIView())
        let column = UIStackView(arrangedSubviews: [above, spacer, below])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            column.topAnchor.constraint(equalTo: scroll.topAnchor),
            column.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            column.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            column.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
        ])
        stage.tester.pump()
        let low = (spacer.frame, below.frame.minY, scroll.contentSize.height)

        above.size.height = 170
        stage.tester.pump()

        #expect(low.0 == CGRect(x: 0, y: 40, width: 100, height: 110) && low.1 == 150 && low.2 == 200)
        #expect(spacer.frame.height == 0 && below.frame.minY == 170 && scroll.contentSize.height == 220)
    }

    @Test func `text wraps in a column whose width a limit decides`() {
        let label = UILabel()
        (label.text, label.numberOfLines) = ("aaaa aaaa aaaa", 0)
        let stage = StackStage([label, SizedView(20, 20)])
        (stage.stack.axis, stage.stack.alignment) = (.vertical, .leading)
        stage.stack.widthAnchor.constraint(lessThanOrEqualToConstant: 160).isActive = true

        // Nine letters a line.
        #expect(stage.rows == [[0, 34], [34, 20]])
        #expect(stage.frames.map(\.minX) == [0, 0])
    }

    @Test func `a picture that is set later counts as content from then on`() {
        let picture = UIImageView()
        let other = UIView()
        let stage = StackStage([picture, SizedView(40), other], width: 200)
        let before = stage.columns

        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 10))
        picture.image = renderer.image { _ in }
        let with = stage.columns
        picture.image = nil

        #expect(before == [[0, 0], [0, 40], [40, 160]])
        #expect(with == [[0, 60], [60, 40], [100, 100]])
        #expect(stage.columns == before)
    }

    @Test func `the last of several views without content is stretched after one lost its content`() {
        let picture = UIImageView()
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 10))
        picture.image = renderer.image { _ in }
        let stage = StackStage([picture, SizedView(40), UIView()], width: 200)
        let with = stage.columns

        picture.image = nil

        #expect(with == [[0, 60], [60, 40], [100, 100]])
        #expect(stage.columns == [[0, 0], [0, 40], [40, 160]])
    }

    @Test func `a stack that is measured before it is shown is as large as then`() {
        let views = [SizedView(30, 20), SizedView(50, 40)]
        let stack = UIStackView(arrangedSubviews: views)
        (stack.spacing, stack.alignment) = (8, .center)
        let measured = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        views[1].isHidden = true
        let smaller = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let margins = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

        #expect(measured == CGSize(width: 88, height: 40))
        #expect(smaller == CGSize(width: 30, height: 20))
        #expect(margins == CGSize(width: 36, height: 24))
    }

    @Test func `views below a stack move with it when a view is hidden in an animation block`() {
        let views = [SizedView(30, 40), SizedView(30, 60)]
        let stage = StackStage(views)
        stage.stack.axis = .vertical
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(below)
        NSLayoutConstraint.activate([
            below.topAnchor.constraint(equalTo: stage.stack.bottomAnchor, constant: 5),
            below.heightAnchor.constraint(equalToConstant: 10),
        ])
        _ = stage.rows
        let before = below.frame.minY

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            views[0].isHidden = true
            stage.root.layoutIfNeeded()
        }
        stage.tester.pump(by: 0.5)
        let shown = below.layer.presentation()?.frame.minY
        stage.tester.pump(by: 0.6)

        #expect(before == 105 && below.frame.minY == 65)
        #expect(shown.map { $0 > 65 && $0 < 105 } == true)
        #expect(stage.rows == [[0, 0], [0, 60]])
    }
}
