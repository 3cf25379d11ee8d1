import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Items and sections that are inserted, deleted and moved.
@Suite(.application) struct CollectionUpdateTests {
    /// Rows of 40 points.
    private func stage(_ names: [[String]]) -> CollectionStage {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let stage = CollectionStage(names, layout: layout)
        stage.calls = []
        return stage
    }

    private func alphabet(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

    private func seen(_ stage: CollectionStage, _ name: String) -> CGFloat? {
        (stage.cell(name)?.layer.presentation()?.frame.minY).map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func `numbers and cells are those of after when the call returns`() {
        let stage = stage([["A", "B", "C"]])
        let cell = stage.cell("B")

        stage.batch {
            stage.names = [["X", "B", "C"]]
            stage.collection.insertItems(at: [.item(0)])
            stage.collection.deleteItems(at: [.item(0)])
        }

        #expect(stage.collection.numberOfItems(inSection: 0) == 3)
        #expect(stage.shown == ["X", "B", "C"])
        #expect(stage.cell("B") === cell)
        #expect(stage.calls == ["cell 0.0"])
        #expect(stage.completions == [])
        stage.tester.settle()
        #expect(stage.completions == [true])
        #expect(stage.cellViews.count == 3)
    }

    @Test func `items that move slide there, and keep their cells`() {
        let stage = stage([["A", "B", "C"]])
        let cell = stage.cell("A")

        stage.batch {
            stage.names = [["B", "C", "A"]]
            stage.collection.moveItem(at: .item(0), to: .item(2))
        }
        stage.tester.pump()

        #expect(stage.cell("A") === cell)
        #expect(cell?.frame.minY == 80)
        #expect(seen(stage, "A") == 0)
        stage.tester.pump(by: 0.1)
        #expect((seen(stage, "A") ?? 0) > 5)
        stage.tester.settle()
        #expect(stage.shown == ["B", "C", "A"])
    }

    @Test func `the spring of updates is that of tables`() {
        let stage = stage([["A", "B"]])

        stage.batch {
            stage.names = [["B"]]
            stage.collection.deleteItems(at: [.item(0)])
        }
        stage.tester.pump()
        stage.tester.pump(by: 0.1)

        // Critically damped with ω = 2π / 0.3 s: of 40 points 40 · (1 + ω · 0.1) · e^(−ω · 0.1) = 15.242 are left.
        #expect(abs((seen(stage, "B") ?? 0) - 15.242) < 0.01)
        stage.tester.settle()
    }

    @Test func `inserted items fade in, and deleted ones fade out at their positions`() {
        let stage = stage([["A", "B"]])
        let gone = stage.cell("A")

        stage.batch {
            stage.names = [["X", "B"]]
            stage.collection.deleteItems(at: [.item(0)])
            stage.collection.insertItems(at: [.item(0)])
        }
        stage.tester.pump()
        stage.tester.pump(by: 0.1)

        #expect(stage.cell("X")?.alpha == 1)
        // The spring has (1 + ω · 0.1) · e^(−ω · 0.1) = 0.381 of its way left, with ω = 2π / 0.3 s.
        #expect(abs((stage.cell("X")?.layer.presentation()?.opacity ?? 0) - 0.619) < 0.001)
        #expect(gone?.alpha == 0)
        #expect(abs((gone?.layer.presentation()?.opacity ?? 0) - 0.381) < 0.001)
        #expect(gone?.frame.minY == 0)
        stage.tester.settle()
        #expect(gone?.superview == nil)
        #expect(stage.cellViews.count == 2)
    }

    @Test func `an update asks the layout in the order of UIKit`() {
        let layout = NotingLayout()
        let stage = CollectionStage([alphabet(4)], layout: layout)
        stage.ignored = ["sections", "count", "highlight"]
        (layout.calls, stage.calls) = ([], [])

        stage.batch {
            layout.calls.append("block")
            stage.names[0].remove(at: 1)
            stage.names[0].append("X")
            stage.collection.deleteItems(at: [.item(1)])
            stage.collection.insertItems(at: [.item(3)])
        }
        stage.tester.settle()

        let calls = layout.calls.filter { $0 != "bounds" && $0 != "elements" && $0 != "size" }
        #expect(
            calls == [
                "block", "invalidate", "prepare", "updates 1 0", "final 1", "final 0", "final 2", "final 3",
                "initial 0",
                "initial 1", "initial 2", "initial 3", "finalize",
            ])
        #expect(stage.calls == ["cell 0.3", "willDisplay 0.3", "didEnd 0.1"])
        #expect(stage.completions == [true])
    }

    @Test func `a layout sets the first and last attributes of items`() {
        let layout = NotingLayout()
        let stage = CollectionStage([["A", "B"]], layout: layout)
        layout.initial = { path in
            guard path.item == 2 else { return nil }
            let attributes = layout.layoutAttributesForItem(at: path)
            attributes?.center.x += 500
            return attributes
        }
        layout.final = { path in
            guard path.item == 0 else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: -320, y: 0, width: 320, height: 40)
            return attributes
        }
        let gone = stage.cell("A")

        stage.batch {
            stage.names = [["B", "C", "D"]]
            stage.collection.deleteItems(at: [.item(0)])
            stage.collection.insertItems(at: [.item(1), .item(2)])
        }
        stage.tester.pump()

        #expect(gone?.frame.minX == -320)
        #expect(gone?.alpha == 1)
        #expect(stage.cell("D")?.frame.minX == 0)
        // The frame is computed from the position, which begins there but for rounding.
        #expect(abs((stage.cell("D")?.layer.presentation()?.frame.minX ?? 0) - 500) < 0.001)
        stage.tester.settle()
    }

    @Test func `items that an update moves on screen begin at their former positions`() {
        let stage = stage([alphabet(30)])
        // Eleven rows show; two that are deleted bring the next two in.
        stage.batch {
            stage.names[0].removeFirst(2)
            stage.collection.deleteItems(at: [.item(0), .item(1)])
        }
        stage.tester.pump()

        #expect(seen(stage, "12") == 480)
        #expect(stage.cell("12")?.frame.minY == 400)
        stage.tester.settle()
        #expect(stage.shown == (2...12).map { "\($0)" })
    }

    @Test func `items that are pushed off the screen stay until the motion ends`() {
        let stage = stage([alphabet(30)])
        stage.batch {
            stage.names[0].insert(contentsOf: ["X", "Y"], at: 0)
            stage.collection.insertItems(at: [.item(0), .item(1)])
        }
        stage.tester.pump()

        #expect(stage.cell("10")?.frame.minY == 480)
        stage.tester.settle()
        #expect(stage.cell("10") == nil)
        #expect(stage.cellViews.count == 11)
    }

    @Test func `items that leave the screen during a motion are where another width has them`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.minimumLineSpacing = 0
        let stage = CollectionStage([alphabet(60)], layout: layout)
        stage.batch {
            stage.names[0].remove(at: 0)
            stage.collection.deleteItems(at: [.item(0)])
        }
        stage.tester.pump()

        // Two in a line instead of three: eleven lines show twenty-two items instead of thirty-three.
        stage.collection.frame.size.width = 200
        stage.tester.pump()

        #expect(stage.shown == (1...22).map { "\($0)" })
        for item in [0, 21, 22, 32] {
            let path = IndexPath.item(item)
            guard let cell = stage.collection.cellForItem(at: path) else { continue }
            #expect(cell.frame == stage.collection.layoutAttributesForItem(at: path)?.frame)
        }
        #expect(stage.collection.cellForItem(at: .item(32))?.frame.minY == 640)
        stage.tester.settle()
        #expect(stage.cellViews.count == 22)
    }

    @Test func `the selection follows its items, and ends with them`() {
        let stage = stage([alphabet(30), ["a"]])
        stage.collection.allowsMultipleSelection = true
        for item in [1, 3, 25] { stage.collection.selectItem(at: .item(item), animated: false, scrollPosition: []) }

        stage.batch {
            stage.names[0].remove(at: 1)
            stage.names[0].insert("X", at: 0)
            stage.collection.deleteItems(at: [.item(1)])
            stage.collection.insertItems(at: [.item(0)])
        }
        stage.tester.settle()

        #expect(stage.collection.indexPathsForSelectedItems == [.item(3), .item(25)])
        #expect(stage.cell("3")?.isSelected == true)
        #expect(!stage.calls.contains { $0.contains("elect") })
    }

    @Test func `reloaded items get other cells and are asked for anew`() {
        let stage = stage([["A", "B"]])
        let cell = stage.cell("B")
        stage.names = [["A", "C"]]

        stage.collection.reloadItems(at: [.item(1)])
        stage.tester.settle()

        #expect(stage.shown == ["A", "C"])
        #expect(stage.cell("C") !== cell)
        #expect(stage.calls == ["cell 0.1"])
    }

    @Test func `sections are inserted, deleted, moved and reloaded`() {
        let stage = stage([["A"], ["B"], ["C", "D"]])
        let cell = stage.cell("C")

        stage.batch {
            stage.names = [["C", "D"], ["X"], ["E", "F", "G"]]
            stage.collection.moveSection(2, toSection: 0)
            stage.collection.reloadSections([1])
            stage.collection.deleteSections([0])
            stage.collection.insertSections([1])
        }
        stage.tester.settle()

        #expect(stage.shown == ["C", "D", "X", "E", "F", "G"])
        #expect(stage.cell("C") === cell)
        #expect(stage.collection.numberOfSections == 3)
    }

    @Test func `a content that got short takes the offset along`() {
        let stage = stage([alphabet(30)])
        stage.scroll(to: 760)

        stage.batch {
            stage.names[0].removeLast(10)
            stage.collection.deleteItems(at: (20..<30).map { .item($0) })
        }
        stage.tester.settle()

        #expect(stage.collection.contentOffset.y == 360)
        #expect(stage.shown == (9..<20).map { "\($0)" })
    }

    @Test func `without window an update completes with false, and the data is right`() {
        let layout = UICollectionViewFlowLayout()
        let stage = CollectionStage([["A"]], layout: layout, isShown: false)

        stage.batch {
            stage.names = [["A", "B"]]
            stage.collection.insertItems(at: [.item(1)])
        }
        stage.tester.pump()

        #expect(stage.completions == [false])
        #expect(stage.collection.numberOfItems(inSection: 0) == 2)
    }

    @Test func `without animation the update is shown at once, and completes in the next turn`() {
        let stage = stage([["A", "B"]])

        UIView.performWithoutAnimation {
            stage.batch {
                stage.names = [["B"]]
                stage.collection.deleteItems(at: [.item(0)])
            }
        }

        #expect(stage.cellViews.map(\.name) == ["B"])
        #expect(stage.completions == [])
        stage.tester.pump()
        #expect(stage.completions == [true])
    }

    @Test func `nested batches are one`() {
        let stage = stage([["A"]])

        stage.batch {
            stage.names[0].append("B")
            stage.collection.insertItems(at: [.item(1)])
            stage.batch {
                stage.names[0].append("C")
                stage.collection.insertItems(at: [.item(2)])
            }
            #expect(stage.collection.numberOfItems(inSection: 0) == 1)
        }
        stage.tester.settle()

        #expect(stage.shown == ["A", "B", "C"])
        #expect(stage.completions == [true, true])
    }

    @Test func `an empty batch completes`() {
        let stage = stage([["A"]])

        stage.collection.performBatchUpdates(nil) { stage.completions.append($0) }
        stage.tester.settle()

        #expect(stage.completions == [true])
        #expect(stage.shown == ["A"])
    }

    @Test func `a second batch begins at the targets of the first one`() {
        let stage = stage([["A", "B", "C"]])
        stage.batch {
            stage.names = [["B", "C"]]
            stage.collection.deleteItems(at: [.item(0)])
        }
        stage.tester.pump(by: 0.1)
        stage.batch {
            stage.names = [["C"]]
            stage.collection.deleteItems(at: [.item(0)])
        }
        stage.tester.pump()

        #expect(stage.cell("C")?.frame.minY == 0)
        #expect((seen(stage, "C") ?? 0) > 40)
        stage.tester.settle()
        #expect(stage.shown == ["C"])
        #expect(stage.completions == [true, true])
    }

    @Test func `headers move with their sections`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let stage = CollectionStage([["A"], ["B"]], layout: layout)
        func header(_ section: Int) -> UICollectionReusableView? {
            stage.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        }
        let (first, second) = (header(0), header(1))
        stage.calls = []

        stage.batch {
            stage.names = [["B"], ["C"]]
            stage.collection.deleteSections([0])
            stage.collection.insertSections([1])
        }
        stage.tester.settle()

        #expect(header(0) === second)
        #expect(header(0)?.frame.minY == 0)
        #expect(first?.superview == nil || first === header(1))
        #expect(
            stage.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
    }

    @Test func `the layout and then the delegate say where the content is after an update`() {
        let layout = NotingLayout()
        let stage = CollectionStage([alphabet(40)], layout: layout)
        stage.offset = { CGPoint(x: 0, y: $0.y + 40) }

        stage.batch {
            stage.names[0].insert("X", at: 0)
            stage.collection.insertItems(at: [.item(0)])
        }
        stage.tester.settle()

        #expect(stage.collection.contentOffset.y == 40)
    }
}
