import QuartzCore
import Testing
import UIKitLists
import UIKitTesting

/// The items of one section as a tree.
@Suite(.application) struct SectionSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    /// Fruit with apple and pear, of which apple has two kinds; then bread.
    private var filled: Snapshot {
        var snapshot = Snapshot()
        snapshot.append(["fruit", "bread"])
        snapshot.append(["apple", "pear"], to: "fruit")
        snapshot.append(["red", "green"], to: "apple")
        return snapshot
    }

    private func items(after change: (inout Snapshot) -> Void) -> String {
        var snapshot = filled
        change(&snapshot)
        return snapshot.items.map { String(repeating: "-", count: snapshot.level(of: $0)) + $0 }.joined(separator: " ")
    }

    // MARK: Reading

    @Test func `items are listed before their children`() {
        #expect(items { _ in } == "fruit -apple --red --green -pear bread")
        #expect(filled.rootItems == ["fruit", "bread"])
        #expect(filled.index(of: "green") == 3)
        #expect(filled.index(of: "milk") == nil)
        #expect(filled.contains("pear") && !filled.contains("milk"))
    }

    @Test func `an item has a level and a parent`() {
        #expect(["bread", "pear", "red"].map { filled.level(of: $0) } == [0, 1, 2])
        #expect(filled.parent(of: "red") == "apple")
        #expect(filled.parent(of: "bread") == nil)
    }

    @Test func `items begin collapsed, and show when all parents are expanded`() {
        var snapshot = filled
        #expect(snapshot.visibleItems == ["fruit", "bread"])

        snapshot.expand(["apple"])
        #expect(snapshot.visibleItems == ["fruit", "bread"])
        #expect(!snapshot.isVisible("red"))

        snapshot.expand(["fruit"])
        #expect(snapshot.visibleItems == ["fruit", "apple", "red", "green", "pear", "bread"])
        #expect(snapshot.isVisible("red"))

        snapshot.collapse(["fruit"])
        #expect(snapshot.visibleItems == ["fruit", "bread"])
        #expect(snapshot.isExpanded("apple") && !snapshot.isExpanded("fruit"))
    }

    @Test func `an item can be expanded before it has children`() {
        var snapshot = Snapshot()
        snapshot.append(["a"])
        snapshot.expand(["a"])
        snapshot.append(["b"], to: "a")

        #expect(snapshot.visibleItems == ["a", "b"])
    }

    @Test func `equal snapshots have the same trees with the same items expanded`() {
        var expanded = filled
        expanded.expand(["fruit"])
        var flat = Snapshot()
        flat.append(filled.items)

        #expect(filled == Snapshot(filled))
        #expect(filled != expanded)
        #expect(filled != flat)
    }

    // MARK: Changing

    @Test func `items are inserted beside another one, with its parent`() {
        #expect(items { $0.insert(["plum"], before: "pear") } == "fruit -apple --red --green -plum -pear bread")
        #expect(items { $0.insert(["plum"], after: "apple") } == "fruit -apple --red --green -plum -pear bread")
        #expect(items { $0.insert(["milk"], after: "fruit") } == "fruit -apple --red --green -pear milk bread")
    }

    @Test func `an item is deleted with all that is below it`() {
        #expect(items { $0.delete(["apple"]) } == "fruit -pear bread")
        #expect(items { $0.delete(["fruit", "red", "bread"]) } == "")
        #expect(items { $0.deleteAll() } == "")
    }

    @Test func `a deleted item can be added again, and is collapsed then`() {
        var snapshot = filled
        snapshot.expand(["fruit", "apple"])
        snapshot.delete(["fruit"])
        snapshot.append(["fruit", "red"])
        snapshot.append(["apple"], to: "fruit")

        #expect(snapshot.items == ["bread", "fruit", "apple", "red"])
        #expect(snapshot.visibleItems == ["bread", "fruit", "red"])
    }

    @Test func `children are replaced by those of another snapshot`() {
        var other = Snapshot()
        other.append(["pear", "plum"])
        other.append(["blue"], to: "plum")
        other.expand(["plum"])
        var snapshot = filled
        snapshot.replace(childrenOf: "fruit", using: other)
        snapshot.expand(["fruit"])

        #expect(snapshot.items == ["fruit", "pear", "plum", "blue", "bread"])
        #expect(snapshot.visibleItems == snapshot.items)
        #expect(snapshot.level(of: "blue") == 2)
    }

    @Test func `a snapshot is inserted beside an item`() {
        var other = Snapshot()
        other.append(["milk", "water"])
        other.append(["cream"], to: "milk")

        #expect(
            items { $0.insert(other, before: "bread") } == "fruit -apple --red --green -pear milk -cream water bread")
        #expect(
            items { $0.insert(other, after: "apple") } == "fruit -apple --red --green -milk --cream -water -pear bread")
    }

    @Test func `a part is a snapshot of its own, with or without its parent`() {
        var snapshot = filled
        snapshot.expand(["fruit", "apple"])
        let without = snapshot.snapshot(of: "fruit")
        let with = snapshot.snapshot(of: "fruit", includingParent: true)

        #expect(without.items == ["apple", "red", "green", "pear"])
        #expect(without.rootItems == ["apple", "pear"])
        #expect(without.isExpanded("apple"))
        #expect(with.items == ["fruit", "apple", "red", "green", "pear"])
        #expect(with.rootItems == ["fruit"])
        #expect(with.visibleItems == with.items)
    }

    @Test func `a tree of 20,000 levels is read, copied and deleted`() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        snapshot.append([0])
        for level in 1..<20_000 { snapshot.append([level], to: level - 1) }
        snapshot.expand(snapshot.items)

        #expect(snapshot.visibleItems == Array(0..<20_000))
        #expect(snapshot.level(of: 19_999) == 19_999)
        #expect(snapshot.snapshot(of: 0).items.count == 19_999)
        snapshot.delete([1])
        #expect(snapshot.items == [0])
    }

    // MARK: Mistakes

    /// A mistake, and a part of the sentence about it.
    nonisolated enum Mistake: String, CaseIterable, Codable {
        case again, twice, unknownParent, unknownAnchor, deleted, expanded, level, parent, copied, replaced

        func make() {
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["a", "b"])
            switch self {
            case .again: snapshot.append(["a"], to: "b")
            case .twice: snapshot.append(["c", "c"])
            case .unknownParent: snapshot.append(["c"], to: "x")
            case .unknownAnchor: snapshot.insert(["c"], before: "x")
            case .deleted: snapshot.delete(["x"])
            case .expanded: _ = snapshot.isExpanded("x")
            case .level: _ = snapshot.level(of: "x")
            case .parent: _ = snapshot.parent(of: "x")
            case .copied: _ = snapshot.snapshot(of: "x")
            case .replaced: snapshot.replace(childrenOf: "a", using: snapshot)
            }
        }

        var sentence: String {
            let unknown = "but item x is not in the section snapshot. Append it first"
            return switch self {
            case .again, .replaced: "Item a was to be added to a section snapshot that has it already"
            case .twice: "Item c was to be added to a section snapshot that has it already, or is twice in the list."
            case .unknownParent: "Items were to be appended to one, \(unknown)"
            case .unknownAnchor: "Items were to be inserted before one, \(unknown)"
            case .deleted: "An item was to be deleted, \(unknown)"
            case .expanded: "Whether an item is expanded was asked for, \(unknown)"
            case .level: "The level of an item was asked for, \(unknown)"
            case .parent: "The parent of an item was asked for, \(unknown)"
            case .copied: "A snapshot of an item was asked for, \(unknown)"
            }
        }
    }

    @Test(arguments: Mistake.allCases) func `mistakes in section snapshots stop the program`(_ mistake: Mistake) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [mistake = mistake as Mistake] in
            mistake.make()
        }

        let output = result.sentence
        #expect(output.contains(mistake.sentence))
    }

    @Test func `expanding and collapsing unknown items is logged without stopping the program`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["a"])
            snapshot.expand(["x", "a"])
            snapshot.collapse(["y"])
            precondition(snapshot.isExpanded("a"))
        }

        let output = result.sentence
        #expect(output.contains("Item x was to be expanded, which is not in the section snapshot."))
        #expect(output.contains("Item y was to be collapsed, which is not in the section snapshot."))
    }
}
