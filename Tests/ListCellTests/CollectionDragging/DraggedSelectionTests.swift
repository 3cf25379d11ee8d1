import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

/// The selection of a collection while one of its items is dragged.
@Suite(.application) struct DraggedSelectionTests {
    /// Changes of the data of [["a", "b", "c"], ["d"]] that keep the first item.
    enum Change: CaseIterable { case sections, ownSection, item }

    @Test(arguments: Change.allCases)
    func `a selected item that is dragged stays selected when the data changes in the meantime`(change: Change) {
        let stage = ItemDragStage([["a", "b", "c"], ["d"]])
        let collection = stage.collection
        collection.allowsMultipleSelection = true
        for path in [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)] {
            collection.selectItem(at: path, animated: false, scrollPosition: [])
        }
        // It is beside the item of the other section.
        let touch = stage.drag(0, to: 200, 120)

        collection.performBatchUpdates {
            switch change {
            case .sections:
                stage.names.insert(["e"], at: 0)
                collection.insertSections([0])
            case .ownSection:
                stage.names.remove(at: 1)
                collection.deleteSections([1])
            case .item:
                stage.names[0].insert("e", at: 0)
                collection.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        stage.tester.pump()

        let selected = (collection.indexPathsForSelectedItems ?? []).map { stage.names[$0.section][$0.item] }
        #expect(selected == ["a", "c"])
        #expect(stage.cell("a")?.isSelected == true)
        stage.drop(touch)
    }
}
