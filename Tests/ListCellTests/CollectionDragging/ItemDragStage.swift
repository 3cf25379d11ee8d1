import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// A collection of 320 by 440 points whose items of 80 by 80 points are dragged and dropped on, with delegates that note calls.
@MainActor
final class ItemDragStage: UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
    let collection: UICollectionView
    /// The names of items, section by section, which a test changes together with the collection.
    var names: [[String]]
    var calls: [String] = []
    var proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    /// Whether the data source moves an item by itself.
    var mayMove: (IndexPath) -> Bool = { _ in false }
    /// Whether a tap adds an item to a drag.
    var mayAdd: (IndexPath) -> Bool = { _ in false }
    /// Called for a drop; by default it moves the item.
    var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }
    private(set) var coordinator: (any UICollectionViewDropCoordinator)?

    init(_ names: [[String]], drops: Bool = true, cell: DraggedCell.Type = DraggedCell.self) {
        self.names = names
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(cell, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        collection.dragDelegate = self
        if drops { collection.dropDelegate = self }
        perform = { [unowned self] in moveItem($0) }
        tester.show(collection, at: .zero)
    }

    /// Moves the dropped item as apps do that have no method of the data source for it.
    private func moveItem(_ coordinator: any UICollectionViewDropCoordinator) {
        guard let goal = coordinator.destinationIndexPath, let item = coordinator.items.first,
            let source = item.sourceIndexPath
        else { return }
        collection.performBatchUpdates { [unowned self] in
            let name = names[source.section].remove(at: source.item)
            names[goal.section].insert(name, at: goal.item)
            collection.deleteItems(at: [source])
            collection.insertItems(at: [goal])
        }
        coordinator.drop(item.dragItem, toItemAt: goal)
    }

    /// Lifts an item by a finger, at its middle.
    func lift(_ item: Int, _ section: Int = 0) -> TestTouch {
        let frame = collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .zero
        let touch = tester.touch(at: collection.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
        tester.pump(by: 0.6)
        return touch
    }

    /// Lifts an item and moves it to a point of the window.
    func drag(_ item: Int, _ section: Int = 0, to x: CGFloat, _ y: CGFloat) -> TestTouch {
        let touch = lift(item, section)
        move(touch, to: x, y)
        return touch
    }

    func move(_ touch: TestTouch, to x: CGFloat, _ y: CGFloat) {
        touch.move(to: CGPoint(x: x, y: y))
        tester.pump(by: 0.6)
    }

    func drop(_ touch: TestTouch) {
        touch.lift()
        tester.settle()
    }

    var cellViews: [DraggedCell] { collection.subviews.compactMap { $0 as? DraggedCell } }
    func cell(_ name: String) -> DraggedCell? { cellViews.first { $0.name == name } }

    /// The corners of cells that show, by their names.
    var corners: [String: CGPoint] {
        var corners: [String: CGPoint] = [:]
        for cell in cellViews where !cell.isHidden { corners[cell.name] = cell.frame.origin }
        return corners
    }

    /// The names of cells that show, from corner to corner along the lines.
    var shown: [String] {
        cellViews.filter { !$0.isHidden }.sorted {
            ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
        }.map(\.name)
    }

    func note(_ call: String, _ path: IndexPath?) {
        calls.append(path.map { "\(call) \($0.section).\($0.item)" } ?? call)
    }

    // MARK: Data

    func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? DraggedCell)?.name = names[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        mayMove(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        note("move from \(sourceIndexPath.section).\(sourceIndexPath.item) to", destinationIndexPath)
        let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        names[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }

    // MARK: Drag

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        note("items", indexPath)
        return [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.section][indexPath.item] as NSString))]
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        note("add", indexPath)
        guard mayAdd(indexPath) else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.section][indexPath.item] as NSString))]
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        calls.append("begin")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        calls.append("drag end")
    }

    // MARK: Drop

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        calls.append("can handle")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        calls.append("enter")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        calls.append("exit")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        calls.append("drop end")
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        note("update", destinationIndexPath)
        return proposal
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        calls.append("drop")
        self.coordinator = coordinator
        perform(coordinator)
    }
}

/// A cell with the name of its item, which remembers how far it was dragged.
class DraggedCell: UICollectionViewCell {
    var name = ""
    private(set) var states: [UICollectionViewCell.DragState] = []

    override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
        super.dragStateDidChange(dragState)
        states.append(dragState)
    }
}
