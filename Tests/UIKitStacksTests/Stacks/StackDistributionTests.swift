import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitStacks
import UIKitTesting

/// How a stack shares its length out.
@Suite(.application) struct StackDistributionTests {
    @Test func `a stack is as large as its views with the spaces between them`() {
        let stage = StackStage([SizedView(30, 20), SizedView(50, 40)])
        stage.stack.spacing = 8

        #expect(stage.columns == [[0, 30], [38, 50]])
        #expect(stage.stack.frame == CGRect(x: 0, y: 0, width: 88, height: 40))
        #expect(stage.frames.map(\.height) == [40, 40])
    }

    @Test func `surplus room is given to the view that hugs its content the weakest`() {
        let views = [SizedView(30), SizedView(30), SizedView(30)]
        views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        let stage = StackStage(views, width: 200)

        #expect(stage.columns == [[0, 30], [30, 140], [170, 30]])
    }

    @Test func `of equals the first is stretched, and compressed`() {
        let views = [SizedView(30), SizedView(40), SizedView(50)]
        let stage = StackStage(views, width: 200)
        let wide = stage.columns

        stage.stack.constraints.first { $0.firstAttribute == .width && $0.firstItem === stage.stack }?.constant = 100

        #expect(wide == [[0, 110], [110, 40], [150, 50]])
        #expect(stage.columns == [[0, 10], [10, 40], [50, 50]])
    }

    @Test func `a view without content is stretched before one with content, the last of several`() {
        let stage = StackStage([UIView(), SizedView(40), UIView()], width: 200)

        #expect(stage.columns == [[0, 0], [0, 40], [40, 160]])
    }

    @Test func `equal lengths share the room between spaces, each rounded`() {
        let stage = StackStage([SizedView(3), UIView(), SizedView(200)], width: 300)
        stage.stack.distribution = .fillEqually
        stage.stack.spacing = 10

        // 93.33 each; origins are whole points.
        #expect(stage.columns == [[0, 93], [103, 93], [207, 93]])
    }

    @Test func `lengths in proportion to the contents`() {
        let views = [SizedView(10), SizedView(20), SizedView(30)]
        let stage = StackStage(views, width: 130)
        stage.stack.distribution = .fillProportionally
        stage.stack.spacing = 5
        let first = stage.columns

        views[0].size.width = 70

        #expect(first == [[0, 20], [25, 40], [70, 60]])
        #expect(stage.columns == [[0, 70], [75, 20], [100, 30]])
    }

    @Test func `without contents proportional lengths are equal`() {
        let stage = StackStage([UIView(), UIView()], width: 100)
        stage.stack.distribution = .fillProportionally

        #expect(stage.columns == [[0, 50], [50, 50]])
    }

    @Test func `equal spaces between views that keep their lengths`() {
        let stage = StackStage([SizedView(20), SizedView(40), SizedView(30)], width: 150)
        stage.stack.distribution = .equalSpacing
        let wide = stage.columns

        stage.stack.spacing = 40

        #expect(wide == [[0, 20], [50, 40], [120, 30]])
        #expect(stage.frames[1].minX - stage.frames[0].maxX == 40)
        #expect(stage.frames[2].minX - stage.frames[1].maxX == 40)
        #expect(stage.frames[2].maxX == 150)
    }

    @Test func `equal distances of the middles where the spacing allows it`() {
        let stage = StackStage([SizedView(20), SizedView(40), SizedView(20)], width: 200)
        stage.stack.distribution = .equalCentering

        #expect(stage.columns == [[0, 20], [80, 40], [180, 20]])
    }

    @Test(arguments: [
        UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    func `a single view fills the stack, and no view none`(distribution: UIStackView.Distribution) {
        let view = SizedView(20)
        let stage = StackStage([view], width: 100, height: 50)
        stage.stack.distribution = distribution
        let single = stage.frames

        view.removeFromSuperview()

        #expect(single == [CGRect(x: 0, y: 0, width: 100, height: 50)])
        #expect(stage.frames.isEmpty)
        #expect(stage.stack.frame.size == CGSize(width: 100, height: 50))
    }

    @Test func `a column`() {
        let stage = StackStage([SizedView(30, 20), SizedView(50, 40)], height: 100)
        stage.stack.axis = .vertical
        stage.stack.spacing = 4

        #expect(stage.rows == [[0, 56], [60, 40]])
        #expect(stage.stack.frame.width == 50)
        #expect(stage.frames.map(\.width) == [50, 50])
    }

    @Test func `spaces of their own, the system's among them`() {
        let views = [SizedView(10), SizedView(10), SizedView(10), SizedView(10)]
        let stage = StackStage(views)
        stage.stack.spacing = 3
        stage.stack.setCustomSpacing(20, after: views[0])
        stage.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        let first = stage.columns.map(\.[0])
        let own = views.map(stage.stack.customSpacing)

        stage.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])

        #expect(first == [0, 30, 48, 61])
        #expect(
            own == [20, UIStackView.spacingUseSystem, UIStackView.spacingUseDefault, UIStackView.spacingUseDefault])
        #expect(stage.columns.map(\.[0]) == [0, 13, 31, 44])
    }

    @Test func `a row is read from the right where the stack is`() {
        let stage = StackStage([SizedView(30), SizedView(50)], width: 100)
        stage.stack.distribution = .equalSpacing
        stage.stack.semanticContentAttribute = .forceRightToLeft

        #expect(stage.columns == [[70, 30], [0, 50]])
    }
}
