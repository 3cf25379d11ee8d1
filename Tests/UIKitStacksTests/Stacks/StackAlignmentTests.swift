import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitStacks
import UIKitTesting

/// Where views are across a stack's axis, and within which edges.
@Suite(.application) struct StackAlignmentTests {
    private func stage(_ alignment: UIStackView.Alignment, height: CGFloat? = nil) -> StackStage {
        let stage = StackStage([SizedView(30, 20), SizedView(50, 40)], height: height)
        stage.stack.alignment = alignment
        return stage
    }

    @Test func `views reach from one side to the other`() {
        #expect(stage(.fill, height: 60).rows == [[0, 60], [0, 60]])
    }

    @Test func `at the top, and as high as the highest view`() {
        let stage = stage(.top)

        #expect(stage.rows == [[0, 20], [0, 40]])
        #expect(stage.stack.frame.height == 40)
    }

    @Test func `at the bottom`() {
        #expect(stage(.bottom).rows == [[20, 20], [0, 40]])
        #expect(stage(.trailing, height: 60).rows == [[40, 20], [20, 40]])
    }

    @Test func `in the middle`() {
        let stage = stage(.center)

        #expect(stage.rows == [[10, 20], [0, 40]])
        #expect(stage.stack.frame.height == 40)
    }

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func `texts on one line`(alignment: UIStackView.Alignment) {
        let (small, large) = (UILabel(), UILabel())
        (small.text, large.text) = ("a", "a")
        (small.font, large.font) = (.systemFont(ofSize: 16), .systemFont(ofSize: 32))
        let stage = StackStage([small, large])
        stage.stack.alignment = alignment

        // Three quarters of a letter are above the line.
        #expect(stage.rows == [[12, 16], [0, 32]])
        #expect(stage.stack.frame.size == CGSize(width: 48, height: 32))
    }

    @Test func `columns are aligned by reading direction`() {
        let stage = StackStage([SizedView(30, 20), SizedView(50, 40)])
        stage.stack.axis = .vertical
        stage.stack.alignment = .leading
        let normal = stage.columns

        stage.stack.semanticContentAttribute = .forceRightToLeft

        #expect(normal == [[0, 30], [0, 50]])
        #expect(stage.columns == [[20, 30], [0, 50]])
    }

    @Test func `margins are kept free when asked`() {
        let stage = StackStage([SizedView(30, 20)])
        stage.stack.insetsLayoutMarginsFromSafeArea = false
        stage.stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stage.stack.isLayoutMarginsRelativeArrangement = true

        #expect(stage.frames == [CGRect(x: 2, y: 1, width: 30, height: 20)])
        #expect(stage.stack.frame.size == CGSize(width: 36, height: 24))
    }

    @Test func `spaces of a column between baselines`() {
        let labels = (0..<2).map { _ in UILabel() }
        for label in labels { (label.text, label.font) = ("a", .systemFont(ofSize: 16)) }
        let stage = StackStage(labels)
        stage.stack.axis = .vertical
        stage.stack.isBaselineRelativeArrangement = true
        stage.stack.spacing = 40

        #expect(stage.rows == [[0, 16], [40, 16]])
    }

    @Test func `a stack has the baselines of its views`() {
        let (label, other) = (UILabel(), UILabel())
        (label.text, other.text) = ("a", "b")
        let column = UIStackView(arrangedSubviews: [SizedView(10, 30), label])
        column.axis = .vertical
        let row = StackStage([column, other])
        row.stack.alignment = .lastBaseline

        #expect(row.rows == [[0, 47], [30, 17]])
        #expect(column.forFirstBaselineLayout === column.arrangedSubviews[0])
        #expect(row.stack.forFirstBaselineLayout === column.arrangedSubviews[0])
        #expect(row.stack.forLastBaselineLayout === label)
    }
}
