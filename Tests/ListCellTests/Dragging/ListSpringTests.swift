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

    // MARK: Odd cases

    @Test func `an item on which a drop would be stays highlighted after it was chosen, until the items leave it`() {
        let stage = makeStage()
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        stage.collection.isSpringLoaded = true
        let touch = stage.drag(0, to: 120, 40)
        stage.tester.pump(by: 1)
        let (chosen, after) = (chooser.chosen, stage.cell("b")?.isHighlighted)
        stage.move(touch, to: 120, 300)
        let left = stage.cell("b")?.isHighlighted
        stage.drop(touch)

        #expect(chosen == [IndexPath(item: 1, section: 0)])
        #expect(after == true)
        #expect(left == false)
        #expect(stage.cellViews.filter(\.isHighlighted).isEmpty)
    }

    @Test func `a row on which a drop would be stays highlighted after it was chosen`() throws {
        let stage = RowDropStage([["a", "b", "c"]])
        (stage.table.delegate, stage.table.dropDelegate) = (chooser, dropper)
        stage.table.isSpringLoaded = true
        let touch = stage.tester.touch(at: CGPoint(x: 100, y: 22))
        stage.tester.pump(by: 0.6)
        touch.move(to: CGPoint(x: 120, y: 110))
        stage.tester.pump(by: 1.2)
        let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 2, section: 0)))
        let after = cell.isHighlighted
        touch.move(to: CGPoint(x: 120, y: 66))
        stage.tester.pump(by: 0.1)
        let left = cell.isHighlighted
        touch.lift()
        stage.tester.settle()

        #expect(chooser.chosen == [IndexPath(row: 2, section: 0)])
        #expect(after)
        #expect(!left)
        #expect(stage.cellViews.filter(\.isHighlighted).isEmpty)
    }

    private let dropper = IntoRows()

    private final class IntoRows: NSObject, UITableViewDropDelegate {
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        }

        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    }

    private final class Data: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private let data = Data()

    /// A spring-loaded list at the lower end of a stage.
    private func makeOther(isTable: Bool) -> UIScrollView {
        let frame = CGRect(x: 0, y: 240, width: 320, height: 200)
        guard isTable else {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 44)
            let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (collection.dataSource, collection.delegate, collection.isSpringLoaded) = (data, chooser, true)
            return collection
        }
        let table = UITableView(frame: frame)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate, table.isSpringLoaded) = (data, chooser, true)
        return table
    }

    @Test(arguments: [true, false], [0.3, 0.9])
    func `a list that is freed while items rest above it chooses no row`(isTable: Bool, start: Double) {
        let stage = makeStage()
        var list: UIScrollView? = makeOther(isTable: isTable)
        weak var freed = list
        stage.collection.superview?.addSubview(list!)
        stage.tester.pump()
        let touch = stage.lift(0)
        touch.move(to: CGPoint(x: 100, y: 262))
        stage.tester.pump(by: start)
        let asked = chooser.asked
        list?.removeFromSuperview()
        list = nil
        stage.tester.pump()
        let isFreed = freed == nil
        stage.tester.pump(by: 3)
        touch.move(to: CGPoint(x: 100, y: 100))
        stage.drop(touch)

        #expect(asked.last == IndexPath(item: 0, section: 0))
        #expect(isFreed)
        #expect(chooser.chosen.isEmpty)
    }

    @Test func `an item that an update puts below resting items is waited for from then on`() {
        let stage = makeStage()
        stage.collection.isSpringLoaded = true
        stage.proposal = UICollectionViewDropProposal(operation: .copy)
        let touch = stage.lift(0)
        touch.move(to: CGPoint(x: 120, y: 40))
        stage.tester.pump(by: 0.4)
        stage.collection.performBatchUpdates {
            stage.names[0].remove(at: 1)
            stage.collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        // The warning would be at 0.7; the item that is there now is chosen a second later.
        stage.tester.pump(by: 1.2)
        let early = chooser.chosen
        stage.tester.pump(by: 0.2)
        stage.drop(touch)

        #expect(early.isEmpty)
        #expect(chooser.chosen == [IndexPath(item: 1, section: 0)])
        #expect(stage.names == [["a", "c", "d"]])
    }
}
