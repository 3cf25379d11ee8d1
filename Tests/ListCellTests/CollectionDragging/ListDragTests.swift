import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Items that are dragged from one list to another.
@Suite(.application) struct ListDragTests {
    /// A table with a row "t" of 44 points, below the collection of a stage.
    private final class TableSide: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
        let table = UITableView(frame: CGRect(x: 0, y: 300, width: 320, height: 140), style: .plain)
        var names = ["t"]
        var sources: [IndexPath?] = []
        var destinations: [IndexPath?] = []

        override init() {
            super.init()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 44
            table.contentInsetAdjustmentBehavior = .never
            (table.dataSource, table.dragDelegate, table.dropDelegate) = (self, self, self)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "t" as NSString))] }

        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }

        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            destinations.append(coordinator.destinationIndexPath)
            sources.append(coordinator.items.first?.sourceIndexPath)
            names.append("new")
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            if let item = coordinator.items.first?.dragItem {
                coordinator.drop(item, toRowAt: IndexPath(row: 0, section: 0))
            }
        }
    }

    @Test func `a row of a table is dropped between items of a collection`() {
        let stage = ItemDragStage([["a", "b", "c"]])
        let side = TableSide()
        stage.collection.superview?.addSubview(side.table)
        stage.tester.pump()
        stage.perform = { [unowned stage] coordinator in
            let path = IndexPath(item: 1, section: 0)
            stage.names[0].insert("new", at: 1)
            stage.collection.insertItems(at: [path])
            coordinator.drop(coordinator.items[0].dragItem, toItemAt: path)
        }

        let touch = stage.tester.touch(at: CGPoint(x: 100, y: 322))
        stage.tester.pump(by: 0.6)
        stage.move(touch, to: 120, 40)
        let parted = stage.corners
        stage.drop(touch)

        #expect(parted["b"] == CGPoint(x: 160, y: 0))
        #expect(stage.coordinator?.destinationIndexPath == IndexPath(item: 1, section: 0))
        #expect(stage.coordinator?.items.first?.sourceIndexPath == nil)
        #expect(stage.shown == ["a", "new", "b", "c"])
    }

    @Test func `an item of a collection is dropped between rows of a table`() {
        let stage = ItemDragStage([["a", "b", "c"]])
        let side = TableSide()
        stage.collection.superview?.addSubview(side.table)
        stage.tester.pump()

        let touch = stage.drag(1, to: 100, 310)
        let height = side.table.contentSize.height
        stage.drop(touch)

        #expect(height == 88)
        #expect(side.destinations == [IndexPath(row: 0, section: 0)])
        #expect(side.sources == [nil])
        #expect(side.table.numberOfRows(inSection: 0) == 2)
        #expect(stage.shown == ["a", "b", "c"])
    }
}
