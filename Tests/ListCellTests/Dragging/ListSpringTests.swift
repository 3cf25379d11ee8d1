import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Tables and collections whose items are chosen by drags above them.
@Suite(.application) struct ListSpringTests {
    /// Notes questions and choices.
    private final class Chooser: NSObject, UICollectionViewDelegate, UITableViewDelegate {
        var allows: (IndexPath) -> Bool = { _ in true }
        var asked: [IndexPath] = []
        var targets: [UIView?] = []
        var chosen: [IndexPath] = []

        private func ask(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
            asked.append(path)
            targets.append(context.targetView)
            return allows(path)
        }

        func collectionView(
            _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { ask(indexPath, context) }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath)
        }

        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { ask(indexPath, context) }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
    }

    private let chooser = Chooser()

    private func makeStage() -> ItemDragStage {
        let stage = ItemDragStage([["a", "b", "c", "d"]])
        stage.proposal = UICollectionViewDropProposal(operation: .copy)
        stage.perform = { _ in }
        stage.collection.delegate = chooser
        return stage
    }

    @Test func `an item is chosen when a drag has been above it for a second`() {
        let stage = makeStage()
        #expect(!stage.collection.isSpringLoaded)
        stage.collection.isSpringLoaded = true
        // It is there for 0.6 seconds then.
        let touch = stage.drag(0, to: 120, 40)
        let (early, isHighlighted) = (chooser.chosen, stage.cell("b")?.isHighlighted)
        stage.tester.pump(by: 0.6)
        let chosen = chooser.chosen
        stage.move(touch, to: 200, 40)
        stage.tester.pump(by: 0.6)
        stage.drop(touch)

        #expect(early.isEmpty)
        #expect(isHighlighted == true)
        #expect(chosen == [IndexPath(item: 1, section: 0)])
        #expect(chooser.chosen == [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
        #expect(chooser.targets.first.flatMap { $0 } === stage.cell("b"))
        #expect(stage.collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(stage.cellViews.filter(\.isHighlighted).isEmpty)
    }

    @Test func `an item is not chosen that the delegate excludes, nor the one that is dragged, nor without springs`() {
        let stage = makeStage()
        stage.collection.isSpringLoaded = true
        chooser.allows = { $0.item != 1 }
        let touch = stage.drag(0, to: 60, 60)
        stage.tester.pump(by: 2)
        let asked = chooser.asked
        stage.move(touch, to: 120, 40)
        stage.tester.pump(by: 2)
        stage.collection.isSpringLoaded = false
        stage.move(touch, to: 200, 40)
        stage.tester.pump(by: 2)
        stage.drop(touch)

        #expect(asked.isEmpty)
        #expect(Set(chooser.asked) == [IndexPath(item: 1, section: 0)])
        #expect(chooser.chosen.isEmpty)
    }

    @Test func `a row is chosen when a drag has been above it for a second`() {
        let stage = RowDropStage([["a", "b", "c"]])
        (stage.table.delegate, stage.table.dropDelegate) = (chooser, nil)
        stage.table.isSpringLoaded = true
        let touch = stage.tester.touch(at: CGPoint(x: 100, y: 22))
        stage.tester.pump(by: 0.6)
        touch.move(to: CGPoint(x: 120, y: 110))
        stage.tester.pump(by: 0.9)
        let early = chooser.chosen
        stage.tester.pump(by: 0.2)
        touch.lift()
        stage.tester.settle()

        #expect(early.isEmpty)
        #expect(chooser.chosen == [IndexPath(row: 2, section: 0)])
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(stage.cellViews.filter(\.isHighlighted).isEmpty)
    }
}
