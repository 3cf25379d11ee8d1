import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Views that are no items, and items that leave the screen, in the motion of an update.
@Suite(.application) struct CollectionMotionTests {
    private func lines(_ stage: CollectionStage) -> [UICollectionReusableView] {
        stage.collection.subviews.compactMap { $0 as? UICollectionReusableView }
            .filter { !($0 is UICollectionViewCell) }.sorted { $0.frame.minY < $1.frame.minY }
    }

    private func lined(_ names: [String]) -> (LinedLayout, CollectionStage) {
        let layout = LinedLayout()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
        return (layout, CollectionStage([names], layout: layout))
    }

    private func opacity(_ view: UIView) -> Float {
        ((view.layer.presentation()?.opacity ?? 0) * 1000).rounded() / 1000
    }

    @Test func `views that the layout names as removed fade out, and others fade in instead`() {
        let (layout, stage) = lined(["A", "B", "C"])
        let former = lines(stage)
        layout.removed = [.item(0)]

        stage.batch {
            stage.names = [["B", "C"]]
            stage.collection.deleteItems(at: [.item(0)])
        }
        stage.tester.pump()
        stage.tester.pump(by: 0.1)

        // The third line has no attributes any more; the second one stays.
        #expect(former.map(\.alpha) == [0, 1, 0])
        #expect(former[0].frame.minY == 0)
        let added = lines(stage).filter { !former.contains($0) }
        #expect(added.map(\.frame.minY) == [0])
        #expect(added.map(opacity) == [0.619])
        stage.tester.settle()
        #expect(lines(stage) == added + [former[1]])
        #expect(layout.questions == ["removed", "added"])
    }

    @Test func `views that the layout names as added fade in, also where one was before`() {
        let (layout, stage) = lined(["A", "B"])
        let former = lines(stage)
        layout.added = [.item(0)]

        stage.batch {
            stage.names = [["X", "A", "B"]]
            stage.collection.insertItems(at: [.item(0)])
        }
        stage.tester.pump()
        stage.tester.pump(by: 0.1)

        #expect(former.map(\.alpha) == [0, 1])
        let added = lines(stage).filter { !former.contains($0) }
        #expect(added.map(\.frame.minY) == [0, 80])
        #expect(added.map(opacity) == [0.619, 0.619])
        stage.tester.settle()
        #expect(lines(stage) == [added[0], former[1], added[1]])
    }

    @Test func `a view that the layout adds begins where it says`() {
        let (layout, stage) = lined(["A"])
        layout.added = [.item(1)]
        layout.initialLine = { path in
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
            attributes.frame = CGRect(x: 400, y: 40, width: 320, height: 40)
            return attributes
        }

        stage.batch {
            stage.names = [["A", "B"]]
            stage.collection.insertItems(at: [.item(1)])
        }
        stage.tester.pump()
        stage.tester.pump(by: 0.1)

        let line = lines(stage)[1]
        #expect(line.frame == CGRect(x: 0, y: 40, width: 320, height: 40))
        // Of 400 points 0.38105 are left.
        #expect(abs((line.layer.presentation()?.frame.minX ?? 0) - 152.42) < 0.01)
        stage.tester.settle()
    }

    @Test func `items that an update pushes off the screen end where the layout says`() {
        let layout = NotingLayout()
        let stage = CollectionStage([(0..<30).map { "\($0)" }], layout: layout)
        // Eleven rows show: the last two are pushed out, and the first one stays in sight.
        layout.final = { path in
            guard path.item == 10 || path.item == 0 else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: -320, y: 400, width: 320, height: 40)
            return attributes
        }
        let (first, ninth, last) = (stage.cell("0"), stage.cell("9"), stage.cell("10"))
        stage.ignored.remove("didEnd")
        stage.calls = []

        stage.batch {
            stage.names[0].insert(contentsOf: ["X", "Y"], at: 0)
            stage.collection.insertItems(at: [.item(0), .item(1)])
        }
        stage.tester.pump()

        #expect(first?.frame == CGRect(x: 0, y: 80, width: 320, height: 40))
        #expect(ninth?.frame.minY == 440)
        #expect(last?.frame == CGRect(x: -320, y: 400, width: 320, height: 40))
        #expect(stage.shown == ["X", "Y"] + (0..<9).map { "\($0)" })
        stage.tester.settle()
        #expect(last?.superview == nil)
        #expect(stage.cellViews.count == 11)
        #expect(stage.calls.filter { $0.hasPrefix("didEnd") }.sorted() == ["didEnd 0.11", "didEnd 0.12"])
    }
}

/// Rows with a line behind each, which reports inserted and removed lines.
private class LinedLayout: NotingLayout {
    var removed: [IndexPath] = []
    var added: [IndexPath] = []
    var questions: [String] = []
    var initialLine: (IndexPath) -> UICollectionViewLayoutAttributes? = { _ in nil }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let cells = super.layoutAttributesForElements(in: rect) ?? []
        return cells + cells.compactMap { layoutAttributesForDecorationView(ofKind: "line", at: $0.indexPath) }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let cell = layoutAttributesForItem(at: indexPath) else { return nil }
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        line.frame = cell.frame
        line.zIndex = -1
        return line
    }

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        questions.append("removed")
        return removed
    }

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        questions.append("added")
        return added
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        added.contains(decorationIndexPath) ? initialLine(decorationIndexPath) : nil
    }
}
