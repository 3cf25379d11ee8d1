import Testing
import UIKitLists
import UIKitTesting

/// Operations on snapshots of sections and items.
@Suite(.application) struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// Two sections: A with 1, 2, 3, and B with 4, 5.
    private var filled: Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2, 3], toSection: "A")
        snapshot.appendItems([4, 5], toSection: "B")
        return snapshot
    }

    private func content(_ snapshot: Snapshot) -> String {
        snapshot.sectionIdentifiers.map { section in
            section + snapshot.itemIdentifiers(inSection: section).map { " \($0)" }.joined()
        }.joined(separator: ", ")
    }

    private func content(after change: (inout Snapshot) -> Void) -> String {
        var snapshot = filled
        change(&snapshot)
        return content(snapshot)
    }

    // MARK: Reading

    @Test func `a new snapshot is empty`() {
        let snapshot = Snapshot()

        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
        #expect(snapshot.sectionIdentifiers.isEmpty && snapshot.itemIdentifiers.isEmpty)
    }

    @Test func `a snapshot counts its sections and items`() {
        #expect(filled.numberOfSections == 2)
        #expect(filled.numberOfItems == 5)
        #expect(filled.numberOfItems(inSection: "B") == 2)
        #expect(filled.sectionIdentifiers == ["A", "B"])
        #expect(filled.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(filled.itemIdentifiers(inSection: "A") == [1, 2, 3])
    }

    @Test func `an item's index counts across sections`() {
        #expect(filled.indexOfItem(1) == 0)
        #expect(filled.indexOfItem(5) == 4)
        #expect(filled.indexOfItem(6) == nil)
        #expect(filled.indexOfSection("B") == 1)
        #expect(filled.indexOfSection("C") == nil)
        #expect(filled.sectionIdentifier(containingItem: 4) == "B")
        #expect(filled.sectionIdentifier(containingItem: 9) == nil)
    }

    @Test func `equal snapshots have the same identifiers in the same order, with any marks`() {
        var marked = filled
        marked.reloadItems([1])
        marked.reconfigureItems([2])
        marked.reloadSections(["A"])
        var turned = filled
        turned.moveItem(1, afterItem: 2)
        var other = filled
        other.moveItem(4, afterItem: 3)

        #expect(marked == filled)
        #expect(turned != filled)
        #expect(other.itemIdentifiers == filled.itemIdentifiers)
        #expect(other != filled)
    }

    @Test func `a copy keeps its content`() {
        let original = filled
        var copy = original
        copy.deleteItems([1, 4])

        #expect(content(original) == "A 1 2 3, B 4 5")
        #expect(content(copy) == "A 2 3, B 5")
    }

    @Test func `sections and items may have the same identifiers`() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems([2, 1], toSection: 1)

        #expect(snapshot.itemIdentifiers(inSection: 1) == [2, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 2) == 1)
    }

    // MARK: Items

    @Test func `items are appended to the last section unless one is named`() {
        #expect(content { $0.appendItems([6, 7]) } == "A 1 2 3, B 4 5 6 7")
        #expect(content { $0.appendItems([6], toSection: "A") } == "A 1 2 3 6, B 4 5")
        #expect(content { $0.appendItems([]) } == "A 1 2 3, B 4 5")
    }

    @Test func `an appended item that is there already moves to the end`() {
        #expect(content { $0.appendItems([2, 6]) } == "A 1 3, B 4 5 2 6")
        #expect(content { $0.appendItems([4]) } == "A 1 2 3, B 5 4")
        #expect(content { $0.appendItems([3, 1], toSection: "A") } == "A 2 3 1, B 4 5")
    }

    @Test func `items are inserted beside another one`() {
        #expect(content { $0.insertItems([6, 7], beforeItem: 4) } == "A 1 2 3, B 6 7 4 5")
        #expect(content { $0.insertItems([6, 7], afterItem: 3) } == "A 1 2 3 6 7, B 4 5")
        #expect(content { $0.insertItems([1, 6], afterItem: 4) } == "A 2 3, B 4 1 6 5")
        #expect(content { $0.insertItems([1], beforeItem: 3) } == "A 2 1 3, B 4 5")
    }

    @Test func `items move within their section and to another one`() {
        #expect(content { $0.moveItem(3, beforeItem: 1) } == "A 3 1 2, B 4 5")
        #expect(content { $0.moveItem(1, afterItem: 3) } == "A 2 3 1, B 4 5")
        #expect(content { $0.moveItem(1, beforeItem: 5) } == "A 2 3, B 4 1 5")
        #expect(content { $0.moveItem(1, beforeItem: 2) } == "A 1 2 3, B 4 5")
    }

    @Test func `deleted items are removed, and unknown ones are skipped`() {
        #expect(content { $0.deleteItems([5, 1, 99, 1]) } == "A 2 3, B 4")
        #expect(content { $0.deleteItems([]) } == "A 1 2 3, B 4 5")
    }

    @Test func `a deleted item can be added again`() {
        let result = content {
            $0.deleteItems([1, 2, 3])
            $0.appendItems([3, 8, 1])
        }

        #expect(result == "A, B 4 5 3 8 1")
    }

    @Test func `deleting all items deletes the sections too`() {
        #expect(content { $0.deleteAllItems() } == "")
    }

    @Test func `an item that is added again has the new value of its identifier`() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Person>()
        snapshot.appendSections([0])
        snapshot.appendItems([Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")])
        snapshot.appendItems([Person(id: 1, name: "Anna")])

        #expect(snapshot.itemIdentifiers.map(\.name) == ["Bob", "Anna"])
    }

    // MARK: Sections

    @Test func `sections are added at the end and beside others`() {
        #expect(content { $0.appendSections(["C", "D"]) } == "A 1 2 3, B 4 5, C, D")
        #expect(content { $0.insertSections(["C", "D"], beforeSection: "B") } == "A 1 2 3, C, D, B 4 5")
        #expect(content { $0.insertSections(["C"], afterSection: "A") } == "A 1 2 3, C, B 4 5")
    }

    @Test func `sections move with their items`() {
        #expect(content { $0.moveSection("B", beforeSection: "A") } == "B 4 5, A 1 2 3")
        #expect(content { $0.moveSection("A", afterSection: "B") } == "B 4 5, A 1 2 3")
        #expect(content { $0.moveSection("A", beforeSection: "B") } == "A 1 2 3, B 4 5")
    }

    @Test func `a deleted section is removed with its items, which can be added again`() {
        #expect(content { $0.deleteSections(["A", "X"]) } == "B 4 5")
        let again = content {
            $0.deleteSections(["A"])
            $0.appendSections(["C", "A"])
            $0.appendItems([2], toSection: "A")
        }

        #expect(again == "B 4 5, C, A 2")
    }

    // MARK: Marks

    @Test func `marks are listed once each, in the order in which they were made`() {
        var snapshot = filled
        snapshot.reloadItems([3, 1])
        snapshot.reloadItems([1, 2])
        snapshot.reconfigureItems([5, 4, 5])
        snapshot.reloadSections(["B", "A", "B"])

        #expect(snapshot.reloadedItemIdentifiers == [3, 1, 2])
        #expect(snapshot.reconfiguredItemIdentifiers == [5, 4])
        #expect(snapshot.reloadedSectionIdentifiers == ["B", "A"])
    }

    @Test func `marks are removed with deleted items and sections`() {
        var snapshot = filled
        snapshot.reloadItems([3, 4])
        snapshot.reconfigureItems([5, 1])
        snapshot.reloadSections(["B", "A"])
        snapshot.deleteItems([3])
        snapshot.deleteSections(["B"])
        snapshot.appendItems([3, 4, 5])

        #expect(snapshot.reloadedItemIdentifiers.isEmpty)
        #expect(snapshot.reconfiguredItemIdentifiers == [1])
        #expect(snapshot.reloadedSectionIdentifiers == ["A"])
    }
}

/// A person identified by a number; the name may change.
private nonisolated struct Person: Hashable {
    var id: Int
    var name: String

    static func == (first: Person, second: Person) -> Bool { first.id == second.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
