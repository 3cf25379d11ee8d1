import Testing
import UIKitLists
import UIKitTesting

/// Mistakes in snapshots stop the program with a sentence.
@Suite(.application) struct SnapshotErrorTests {
    /// A mistake, and a part of the sentence about it.
    nonisolated enum Mistake: String, CaseIterable, Codable {
        case sectionTwice, sectionAgain, sectionInserted, unknownNeighbour, sectionBesideItself, unknownMovedSection
        case itemTwice, noSection, unknownSection, unknownAnchor, anchorAmongItems, unknownMovedItem, itemBesideItself
        case unknownReload, unknownReconfigure, unknownReloadedSection, countOfUnknown, itemsOfUnknown

        func make() {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["A", "B"])
            snapshot.appendItems([1, 2], toSection: "A")
            switch self {
            case .sectionTwice: snapshot.appendSections(["C", "C"])
            case .sectionAgain: snapshot.appendSections(["A"])
            case .sectionInserted: snapshot.insertSections(["B"], beforeSection: "A")
            case .unknownNeighbour: snapshot.insertSections(["C"], afterSection: "X")
            case .sectionBesideItself: snapshot.moveSection("A", afterSection: "A")
            case .unknownMovedSection: snapshot.moveSection("X", beforeSection: "A")
            case .itemTwice: snapshot.appendItems([3, 4, 3])
            case .noSection:
                snapshot.deleteAllItems()
                snapshot.appendItems([1])
            case .unknownSection: snapshot.appendItems([3], toSection: "X")
            case .unknownAnchor: snapshot.insertItems([3], beforeItem: 9)
            case .anchorAmongItems: snapshot.insertItems([3, 1], afterItem: 1)
            case .unknownMovedItem: snapshot.moveItem(9, afterItem: 1)
            case .itemBesideItself: snapshot.moveItem(1, beforeItem: 1)
            case .unknownReload: snapshot.reloadItems([1, 9])
            case .unknownReconfigure: snapshot.reconfigureItems([9])
            case .unknownReloadedSection: snapshot.reloadSections(["X"])
            case .countOfUnknown: _ = snapshot.numberOfItems(inSection: "X")
            case .itemsOfUnknown: _ = snapshot.itemIdentifiers(inSection: "X")
            }
        }

        var sentence: String {
            switch self {
            case .sectionTwice: "Section C was to be added to a snapshot that has it already, or is twice in the list."
            case .sectionAgain: "Section A was to be added to a snapshot that has it already, or is twice in the list."
            case .sectionInserted: "Section B was to be added to a snapshot that has it already"
            case .unknownNeighbour:
                "Sections were to be inserted after one, but section X is not in the snapshot. Append it first"
            case .sectionBesideItself:
                "A section was to be moved after another one, but section A is itself to be put there."
            case .unknownMovedSection:
                "A section was to be moved before another one, but section X is not in the snapshot."
            case .itemTwice: "Item 3 is twice in the list of those that were to be added to a snapshot."
            case .noSection: "Items were to be appended to a snapshot without sections. Append a section first."
            case .unknownSection: "Items were to be appended to it, but section X is not in the snapshot."
            case .unknownAnchor: "Items were to be inserted before one, but item 9 is not in the snapshot."
            case .anchorAmongItems: "Items were to be inserted after one, but item 1 is itself to be put there."
            case .unknownMovedItem: "An item was to be moved after another one, but item 9 is not in the snapshot."
            case .itemBesideItself: "An item was to be moved before another one, but item 1 is itself to be put there."
            case .unknownReload: "An item was to be reloaded, but item 9 is not in the snapshot."
            case .unknownReconfigure: "An item was to be configured anew, but item 9 is not in the snapshot."
            case .unknownReloadedSection: "A section was to be reloaded, but section X is not in the snapshot."
            case .countOfUnknown: "The number of items in it was asked for, but section X is not in the snapshot."
            case .itemsOfUnknown: "Its items were asked for, but section X is not in the snapshot."
            }
        }
    }

    @Test(arguments: Mistake.allCases) func `mistakes in snapshots stop the program`(_ mistake: Mistake) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [mistake = mistake as Mistake] in
            mistake.make()
        }

        let output = result.sentence
        #expect(output.contains(mistake.sentence))
    }
}
