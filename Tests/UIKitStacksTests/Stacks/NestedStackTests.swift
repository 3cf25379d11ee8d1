import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitStacks
import UIKitTesting

/// Stacks in stacks, and stacks among other views.
@Suite(.application) struct NestedStackTests {
    private func stack(
        _ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat = 0,
        _ alignment: UIStackView.Alignment = .fill
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.spacing, stack.alignment) = (axis, spacing, alignment)
        return stack
    }

    private func label(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, lines)
        return label
    }

    @Test func `a row of a picture and a column of two texts`() {
        let (picture, title, detail) = (SizedView(40, 40), label("aaa"), label("aaaaa"))
        picture.setContentHuggingPriority(.required, for: .horizontal)
        let column = stack(.vertical, [title, detail], spacing: 2)
        let stage = StackStage([picture, column], width: 200)
        (stage.stack.spacing, stage.stack.alignment) = (10, .center)

        #expect(
            stage.frames == [CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 50, y: 2, width: 150, height: 36)])
        #expect(
            [title, detail].map(\.frame) == [
                CGRect(x: 0, y: 0, width: 150, height: 17), CGRect(x: 0, y: 19, width: 150, height: 17),
            ])
    }

    @Test func `a grid of columns that are all equally wide`() {
        let rows = (0..<3).map { row in
            let made = stack(.horizontal, (0..<3).map { SizedView(CGFloat(10 + 7 * row + $0)) }, spacing: 4)
            made.distribution = .fillEqually
            return made
        }
        let stage = StackStage(rows, width: 308, height: 98)
        (stage.stack.axis, stage.stack.spacing, stage.stack.distribution) = (.vertical, 4, .fillEqually)

        #expect(stage.rows == [[0, 30], [34, 30], [68, 30]])
        for row in rows {
            #expect(row.arrangedSubviews.map(\.frame.minX) == [0, 104, 208])
            #expect(
                row.arrangedSubviews.map(\.frame.size) == Array(repeating: CGSize(width: 100, height: 30), count: 3))
        }
    }

    @Test(arguments: [UIStackView.Alignment.center, .top, .bottom, .firstBaseline])
    func `a row in a column at the top of a wide row is as high as its own views`(alignment: UIStackView.Alignment) {
        let inner = stack(.horizontal, [SizedView(10, 20), SizedView(10, 30)], alignment)
        let column = stack(.vertical, [SizedView(40, 4), inner], spacing: 6)
        let other = stack(.vertical, [SizedView(60, 200)])
        let stage = StackStage([column, other], width: 300)
        (stage.stack.alignment, stage.stack.distribution) = (.top, .fillEqually)

        #expect(stage.rows == [[0, 40], [0, 200]])
        #expect(inner.frame == CGRect(x: 0, y: 10, width: 150, height: 30))
    }

    @Test func `views without content are small in a row that they do not fill`() {
        let (plain, sized) = (UIView(), SizedView(10, 30))
        let stage = StackStage([plain, sized], width: 100, height: 80)
        stage.stack.alignment = .center

        #expect(stage.rows == [[40, 0], [25, 30]])
    }

    @Test func `texts that wrap make the row as high as the higher column`() {
        let (left, right) = (label("aaaa aaaa"), label("aaaa aaaa aaaa aaaa"))
        let columns = [stack(.vertical, [left, SizedView(10, 10)]), stack(.vertical, [right, SizedView(10, 10)])]
        let stage = StackStage(columns, width: 160)
        (stage.stack.distribution, stage.stack.alignment) = (.fillEqually, .top)

        // Four letters a line: two lines of 17 points, and four.
        #expect(
            stage.frames == [CGRect(x: 0, y: 0, width: 80, height: 44), CGRect(x: 80, y: 0, width: 80, height: 78)])
        #expect(stage.stack.frame.height == 78)
    }

    @Test func `a hidden stack within a stack takes its room along, and no constraint is left out`() {
        let inner = stack(.vertical, [SizedView(20, 10), SizedView(20, 10)], spacing: 8)
        let stage = StackStage([SizedView(20, 10), inner, SizedView(20, 10)])
        (stage.stack.axis, stage.stack.spacing) = (.vertical, 5)
        let shown = stage.rows

        inner.isHidden = true
        let hidden = (stage.rows, stage.stack.frame.height)
        inner.isHidden = false

        #expect(shown == [[0, 10], [15, 28], [48, 10]])
        #expect(hidden.0[0] == [0, 10] && hidden.0[2] == [15, 10] && hidden.1 == 25)
        #expect(stage.rows == shown)
        #expect(inner.arrangedSubviews.map(\.frame.minY) == [0, 18])
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `content that resists as strongly as it can is hidden without a contradiction`() {
        let views = [SizedView(30), SizedView(40)]
        for view in views { view.setContentCompressionResistancePriority(.required, for: .horizontal) }
        let stage = StackStage(views)
        views[0].isHidden = true
        let hidden = stage.columns
        views[0].isHidden = false

        #expect(hidden == [[0, 0], [0, 40]])
        #expect(stage.columns == [[0, 30], [30, 40]])
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `a view whose content fills it just below required is hidden without a contradiction`() {
        let (box, bar) = (UIView(), SizedView(100, 30))
        bar.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(bar)
        let bottom = box.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: box.topAnchor, constant: 8), bottom,
            bar.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
            box.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 8),
        ])
        let stage = StackStage([SizedView(20, 10), box])
        stage.stack.axis = .vertical
        let shown = stage.frames

        box.isHidden = true
        let hidden = (stage.frames, stage.tester.diagnostics)
        box.isHidden = false

        #expect(shown == [CGRect(x: 0, y: 0, width: 116, height: 10), CGRect(x: 0, y: 10, width: 116, height: 46)])
        #expect(hidden.0[1].height == 0 && hidden.1 == [])
        #expect(stage.frames == shown)
    }

    @Test func `views that are hidden before they are arranged, and shown afterwards`() {
        let views = [SizedView(30), SizedView(40), SizedView(50)]
        for view in views { view.isHidden = true }
        let stage = StackStage(views)
        stage.stack.spacing = 10
        let none = stage.columns.map(\.[1])
        views[2].isHidden = false
        let one = stage.columns[2]
        views[0].isHidden = false

        #expect(none == [0, 0, 0] && one == [0, 50])
        #expect(stage.columns == [[0, 30], [35, 0], [40, 50]])
    }

    @Test func `a view removed while it is hidden leaves no gap, and has its former size in another stack`() {
        let views = [SizedView(30), SizedView(40), SizedView(50)]
        let stage = StackStage(views)
        stage.stack.spacing = 10
        views[1].isHidden = true
        _ = stage.columns

        stage.stack.removeArrangedSubview(views[1])
        let without = stage.columns
        views[1].removeFromSuperview()
        views[1].isHidden = false
        stage.stack.insertArrangedSubview(views[1], at: 2)

        #expect(without == [[0, 30], [40, 50]])
        #expect(stage.columns == [[0, 30], [40, 50], [100, 40]])
    }

    @Test func `text that is changed while it is hidden counts when it is shown`() {
        let (first, second) = (label("aa"), label("aaa"))
        let stage = StackStage([first, second])
        first.isHidden = true
        _ = stage.columns
        first.text = "aaaa"
        let hidden = stage.columns
        first.isHidden = false

        #expect(hidden == [[0, 0], [0, 51]])
        #expect(stage.columns == [[0, 68], [68, 51]])
    }

    @Test func `text that grows in a stack beside a view of required width compresses the weaker text`() {
        let (name, value) = (label("aa", lines: 1), label("aaaa", lines: 1))
        value.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        let icon = SizedView(10)
        icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
        let stage = StackStage([icon, name, value])
        stage.stack.spacing = 5
        stage.stack.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
        let short = stage.columns

        name.text = "aaaaaaaa"
        let long = stage.columns
        value.text = "aaaaaaaaaaaa"

        #expect(short == [[0, 20], [25, 34], [64, 68]])
        #expect(long == [[0, 20], [25, 52], [82, 68]])
        #expect(stage.columns == [[0, 20], [25, 0], [30, 120]])
    }

    @Test func `the last baseline of a column is that of the text that is last in sight`() {
        let (title, detail, other) = (label("a"), label("b"), label("c"))
        let column = stack(.vertical, [title, detail])
        let stage = StackStage([column, other])
        stage.stack.alignment = .lastBaseline
        let both = stage.rows

        detail.isHidden = true
        let one = stage.rows
        detail.isHidden = false

        #expect(both == [[0, 34], [17, 17]])
        #expect(one == [[0, 17], [0, 17]])
        #expect(stage.rows == both)
    }

    @Test func `the first baseline of a column follows views inserted before it`() {
        let (title, other) = (label("a"), label("c"))
        let column = stack(.vertical, [title])
        let stage = StackStage([column, other])
        stage.stack.alignment = .firstBaseline
        let alone = stage.rows

        column.insertArrangedSubview(SizedView(10, 30), at: 0)

        #expect(alone == [[0, 17], [0, 17]])
        // The first view has no text: its upper edge counts, 13 points above which the other text begins.
        #expect(stage.rows == [[13, 47], [0, 17]])
    }

    @Test func `a row stays aligned by the baselines of a column whose first view is removed`() {
        let views = [label("a"), label("b"), label("c"), label("d")]
        let column = stack(.vertical, Array(views[..<3]))
        let stage = StackStage([column, views[3]])
        stage.stack.alignment = .firstBaseline
        let before = stage.rows

        views[0].removeFromSuperview()
        views[1].text = "b\nb"
        let removed = stage.rows
        column.removeArrangedSubview(views[1])
        column.insertArrangedSubview(SizedView(9, 20), at: 0)
        views[1].removeFromSuperview()

        #expect(before == [[0, 51], [0, 17]])
        #expect(removed == [[0, 51], [0, 17]])
        #expect(stage.rows == [[13, 37], [0, 17]])
    }

    @Test func `a row stays aligned by baselines when texts become empty and when they wrap`() {
        let (short, long, box) = (label("", lines: 1), label("aaaa bbbb cccc dddd"), SizedView(48, 14))
        long.setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
        let stage = StackStage([short, long, box])
        stage.stack.alignment = .firstBaseline
        let limit = long.widthAnchor.constraint(lessThanOrEqualToConstant: 105)
        limit.isActive = true
        stage.stack.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor).isActive = true
        let before = stage.rows

        limit.constant = 155
        short.text = "aaaa"
        let written = stage.rows
        short.text = ""
        limit.constant = 70

        #expect(before[1] == [0, 68] && before[2] == [13, 14])
        #expect(written == [[0, 17], [0, 34], [13, 14]])
        #expect(stage.rows == before)
    }

    @Test func `a column of stretched rows from the other side`() {
        let rows = (0..<2).map { stack(.horizontal, [SizedView(20), SizedView(CGFloat(30 + 10 * $0))], spacing: 6) }
        for row in rows { row.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal) }
        let stage = StackStage(rows, width: 100)
        stage.stack.axis = .vertical
        stage.root.traitOverrides.layoutDirection = .rightToLeft
        stage.stack.spacing = 3

        #expect(stage.frames.map(\.minY) == [0, 13])
        for row in rows {
            #expect(
                row.arrangedSubviews.map(\.frame) == [
                    CGRect(x: 80, y: 0, width: 20, height: 10), CGRect(x: 0, y: 0, width: 74, height: 10),
                ])
        }
    }

    @Test func `views of a stack within margins, in a stack that is moved and turned`() {
        let stage = StackStage([SizedView(30, 20), SizedView(40, 20)])
        stage.stack.insetsLayoutMarginsFromSafeArea = false
        stage.stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 6)
        stage.stack.isLayoutMarginsRelativeArrangement = true
        let normal = stage.columns
        stage.root.traitOverrides.layoutDirection = .rightToLeft

        #expect(normal == [[20, 30], [50, 40]])
        #expect(stage.columns == [[46, 30], [6, 40]])
        #expect(stage.stack.frame == CGRect(x: 224, y: 0, width: 96, height: 23))
    }

    @Test func `a spacer that does not mind pushes the others to the ends`() {
        let spacer = UIView()
        let stage = StackStage([SizedView(30), spacer, SizedView(40)], width: 150)
        stage.stack.spacing = 5

        #expect(stage.columns == [[0, 30], [35, 70], [110, 40]])
    }

    @Test func `two spacers about a view keep it in the middle when they are equally long`() {
        let spacers = [UIView(), UIView()]
        let stage = StackStage([spacers[0], SizedView(40), spacers[1]], width: 140)
        spacers[0].widthAnchor.constraint(equalTo: spacers[1].widthAnchor).isActive = true

        #expect(stage.columns == [[0, 50], [50, 40], [90, 50]])
    }

    @Test func `a line of one point between views, across the stack`() {
        let line = UIView()
        line.widthAnchor.constraint(equalToConstant: 1).isActive = true
        let stage = StackStage([SizedView(30, 40), line, SizedView(40, 20)])
        stage.stack.spacing = 6

        #expect(stage.frames.map(\.height) == [40, 40, 40])
        #expect(stage.columns == [[0, 30], [36, 1], [43, 40]])
    }

    @Test func `widths in a proportion that constraints say`() {
        let views = [UIView(), UIView(), UIView()]
        let stage = StackStage(views, width: 120, height: 10)
        views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2).isActive = true
        views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 3).isActive = true

        #expect(stage.columns == [[0, 20], [20, 40], [60, 60]])
    }

    @Test func `a picture keeps its proportion in a column as wide as the screen`() {
        let picture = UIView()
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
        let text = label("aaaa aaaa")
        let stage = StackStage([picture, text])
        (stage.stack.axis, stage.stack.spacing) = (.vertical, 7)
        stage.stack.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor).isActive = true
        let wide = stage.frames

        stage.root.frame.size.width = 100

        #expect(wide == [CGRect(x: 0, y: 0, width: 320, height: 160), CGRect(x: 0, y: 167, width: 320, height: 17)])
        #expect(
            stage.frames == [CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 57, width: 100, height: 34)])
    }
}
