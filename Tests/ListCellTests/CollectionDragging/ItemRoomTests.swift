import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Positions on screen and in the data while items of a grid of four columns make room, and how that ends.
@Suite(.application) struct ItemRoomTests {
    private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// A delegate that calls a closure once, when the next cell scrolls into sight.
    private final class SightDelegate: NSObject, UICollectionViewDelegate {
        var willDisplay: (() -> Void)?
        var isDone: Bool { willDisplay == nil }

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            let action = willDisplay
            willDisplay = nil
            action?()
        }
    }

    /// Gives one item that has no picture.
    private final class UnseenItem: NSObject, UIDragInteractionDelegate {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "unseen" as NSString))

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [item] }

        func dragInteraction(
            _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
        ) -> UITargetedDragPreview? { nil }
    }

    /// A stage whose items part for a copy, and that ignores drops.
    private func copyStage(_ names: [String]) -> ItemDragStage {
        let stage = ItemDragStage([names])
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        stage.perform = { _ in }
        return stage
    }

    /// A diffable data source for the collection of a stage without items and drops, that lets all items be moved.
    private func source(of stage: ItemDragStage) -> UICollectionViewDiffableDataSource<Int, String> {
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.collection) {
            collection, path, item in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? DraggedCell)?.name = item
            return cell
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        return source
    }

    // MARK: Diffable data sources

    @Test func `a snapshot that is applied when an item was moved leaves the item there`() {
        let stage = ItemDragStage([[]], drops: false)
        let source = source(of: stage)
        stage.names = [["a", "b", "c"]]
        source.reorderingHandlers.didReorder = { [unowned source] _ in
            var snapshot = source.snapshot()
            snapshot.reconfigureItems(["a"])
            source.apply(snapshot)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot)
        stage.tester.settle()

        stage.drop(stage.drag(0, to: 200, 40))

        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
        #expect(stage.shown == ["b", "c", "a"])
        #expect(stage.corners["a"] == CGPoint(x: 160, y: 0))
    }

    @Test func `an expanded item stays so when another one is moved beside it`() {
        let stage = ItemDragStage([[]], drops: false)
        let source = source(of: stage)
        stage.names = [["a", "b", "b1", "c"]]
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "b", "c"])
        tree.append(["b1"], to: "b")
        tree.expand(["b"])
        source.apply(tree, to: 0)
        stage.tester.settle()
        let before = stage.cell("b")?.configurationState.isExpanded

        stage.drop(stage.drag(0, to: 280, 40))

        #expect(before == true)
        #expect(source.snapshot(for: 0).rootItems == ["b", "c", "a"])
        #expect(stage.shown == ["b", "b1", "c", "a"])
        #expect(stage.cell("b")?.configurationState.isExpanded == true)
        #expect(stage.cell("b1")?.configurationState.isExpanded == false)
    }

    // MARK: Selection

    @Test func `items are selected and deselected by their paths in the data while others make room`() {
        let stage = copyStage(["a", "b", "c", "d"])
        let touch = stage.drag(0, to: 120, 40)

        stage.collection.selectItem(at: Self.path(3), animated: false, scrollPosition: [])
        let selected = stage.collection.indexPathsForSelectedItems
        let names = stage.cellViews.filter(\.isSelected).map(\.name)
        stage.collection.deselectItem(at: Self.path(3), animated: false)
        stage.drop(touch)

        #expect(selected == [Self.path(3)])
        #expect(names == ["d"])
        #expect(stage.cellViews.filter(\.isSelected).isEmpty)
        #expect(stage.collection.indexPathsForSelectedItems == [])
    }

    @Test func `another finger chooses no item while items make room`() {
        let stage = ItemDragStage([["a", "b", "c", "d"]])
        let touch = stage.drag(0, to: 200, 40)

        stage.tester.tap(at: CGPoint(x: 40, y: 40))
        stage.tester.pump(by: 0.6)
        let selected = stage.collection.indexPathsForSelectedItems
        let highlighted = stage.cellViews.filter(\.isHighlighted)
        stage.drop(touch)

        #expect(selected == [])
        #expect(highlighted.isEmpty)
        #expect(stage.shown == ["b", "c", "a", "d"])
    }

    // MARK: Layouts that wait

    @Test func `a collection that a cell reloads while items leave shows its items`() {
        let stage = copyStage((0..<100).map { "\($0)" })
        let delegate = SightDelegate()
        stage.collection.delegate = delegate
        let touch = stage.drag(0, to: 120, 40)
        delegate.willDisplay = { [unowned stage] in
            stage.names = [["x", "y"]]
            stage.collection.reloadData()
        }

        // Lines of 80 points from 400 on have no cells yet.
        stage.collection.contentOffset.y = 400
        stage.move(touch, to: 100, 460)
        stage.drop(touch)

        #expect(delegate.isDone)
        #expect(stage.shown == ["x", "y"])
        #expect(!stage.collection.hasUncommittedUpdates)
    }

    @Test func `a collection that a cell reloads while an item is moved shows its items`() {
        let stage = copyStage((0..<100).map { "\($0)" })
        let delegate = SightDelegate()
        stage.mayMove = { _ in true }
        stage.collection.delegate = delegate
        stage.tester.pump()
        #expect(stage.collection.beginInteractiveMovementForItem(at: Self.path(0)))
        delegate.willDisplay = { [unowned stage] in
            stage.names = [["x", "y"]]
            stage.collection.reloadData()
        }

        stage.collection.contentOffset.y = 400
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 440))
        stage.collection.endInteractiveMovement()
        stage.tester.settle()

        #expect(delegate.isDone)
        #expect(stage.calls.isEmpty)
        #expect(stage.shown == ["x", "y"])
        #expect(!stage.collection.hasUncommittedUpdates)
    }

    // MARK: The end

    @Test func `animations alongside an item without a picture run at the end`() {
        let stage = copyStage(["a", "b"])
        let (view, unseen) = (UIView(frame: CGRect(x: 0, y: 440, width: 320, height: 40)), UnseenItem())
        view.addInteraction(UIDragInteraction(delegate: unseen))
        stage.collection.superview?.addSubview(view)
        stage.tester.pump()
        var ends: [UIViewAnimatingPosition] = []
        var animations = 0
        stage.perform = { [unowned stage] coordinator in
            stage.names[0].insert("new", at: 1)
            stage.collection.insertItems(at: [Self.path(1)])
            let animator = coordinator.drop(coordinator.items[0].dragItem, toItemAt: Self.path(1))
            animator.addAnimations { animations += 1 }
            animator.addCompletion { ends.append($0) }
        }

        let touch = stage.tester.touch(at: CGPoint(x: 100, y: 460))
        stage.tester.pump(by: 0.6)
        stage.move(touch, to: 120, 40)
        stage.drop(touch)

        #expect(stage.shown == ["a", "new", "b"])
        #expect(stage.coordinator?.items.first?.dragItem === unseen.item)
        #expect(animations == 1)
        #expect(ends == [.end])
    }

    @Test func `a coordinator that an app keeps may outlive its collection`() throws {
        var stage: ItemDragStage? = copyStage(["a", "b"])
        let tester = try #require(stage?.tester)
        if let stage { stage.drop(stage.drag(0, to: 120, 40)) }
        let coordinator = try #require(stage?.coordinator)
        stage?.collection.removeFromSuperview()
        stage = nil
        tester.settle()
        var ends: [UIViewAnimatingPosition] = []

        let animator = coordinator.drop(coordinator.items[0].dragItem, toItemAt: Self.path(7))
        animator.addCompletion { ends.append($0) }

        #expect(ends == [.end])
    }
}
