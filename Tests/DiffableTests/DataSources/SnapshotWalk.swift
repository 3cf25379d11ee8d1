import QuartzCore

@testable import UIKitLists

/// Random operations on a snapshot, and the same on plain arrays.
struct SnapshotWalk {
    private(set) var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    private(set) var model: [(section: Int, items: [Int])] = []
    private var random: SeededNumbers
    private var nextName = 0

    init(seed: Int) { random = SeededNumbers(seed: UInt64(seed)) }

    private mutating func names(_ count: Int) -> [Int] {
        nextName += count
        return Array(nextName - count..<nextName)
    }

    private var items: [Int] { model.flatMap(\.items) }

    /// Some of a list, in any order.
    private mutating func some(of list: [Int]) -> [Int] {
        Array(list.shuffled(using: &random).prefix(random.below(4)))
    }

    mutating func step() {
        switch random.below(11) {
        case 0: addSections()
        case 1: deleteSections()
        case 2: moveSection()
        case 3: deleteItems()
        case 4, 5: moveItem()
        case 6, 7: insertItems()
        default: appendItems()
        }
    }

    // MARK: Sections

    private mutating func addSections() {
        let added = names(1 + random.below(2)).map { (section: $0, items: [Int]()) }
        guard model.count < 6, !model.isEmpty, random.below(2) == 0 else {
            if model.count < 6 {
                model += added
                snapshot.appendSections(added.map(\.section))
            }
            return
        }
        let (index, isAfter) = (random.below(model.count), random.below(2) == 0)
        let anchor = model[index].section
        model.insert(contentsOf: added, at: index + (isAfter ? 1 : 0))
        let identifiers = added.map(\.section)
        if isAfter {
            snapshot.insertSections(identifiers, afterSection: anchor)
        } else {
            snapshot.insertSections(identifiers, beforeSection: anchor)
        }
    }

    private mutating func deleteSections() {
        guard random.below(3) == 0 else { return }
        let deleted = some(of: model.map(\.section))
        model.removeAll { deleted.contains($0.section) }
        snapshot.deleteSections(deleted)
    }

    private mutating func moveSection() {
        guard model.count > 1 else { return }
        let moved = model.remove(at: random.below(model.count))
        let (index, isAfter) = (random.below(model.count), random.below(2) == 0)
        let anchor = model[index].section
        model.insert(moved, at: index + (isAfter ? 1 : 0))
        if isAfter {
            snapshot.moveSection(moved.section, afterSection: anchor)
        } else {
            snapshot.moveSection(moved.section, beforeSection: anchor)
        }
    }

    // MARK: Items

    private mutating func remove(_ removed: [Int]) {
        for index in model.indices { model[index].items.removeAll { removed.contains($0) } }
    }

    private mutating func deleteItems() {
        let deleted = some(of: items)
        remove(deleted)
        snapshot.deleteItems(deleted)
    }

    private mutating func moveItem() {
        guard items.count > 1 else { return }
        let two = items.shuffled(using: &random).prefix(2)
        let (moved, isAfter) = (two[0], random.below(2) == 0)
        remove([moved])
        insert([moved], beside: two[1], isAfter)
        if isAfter {
            snapshot.moveItem(moved, afterItem: two[1])
        } else {
            snapshot.moveItem(moved, beforeItem: two[1])
        }
    }

    private mutating func insert(_ inserted: [Int], beside anchor: Int, _ isAfter: Bool) {
        let section = model.firstIndex { $0.items.contains(anchor) }!
        let index = model[section].items.firstIndex(of: anchor)!
        model[section].items.insert(contentsOf: inserted, at: index + (isAfter ? 1 : 0))
    }

    private mutating func insertItems() {
        guard let anchor = items.randomElement(using: &random) else { return }
        let inserted = some(of: items).filter { $0 != anchor } + names(random.below(3))
        let isAfter = random.below(2) == 0
        remove(inserted)
        insert(inserted, beside: anchor, isAfter)
        if isAfter {
            snapshot.insertItems(inserted, afterItem: anchor)
        } else {
            snapshot.insertItems(inserted, beforeItem: anchor)
        }
    }

    private mutating func appendItems() {
        guard !model.isEmpty else { return }
        let appended = (some(of: items) + names(random.below(5))).shuffled(using: &random)
        let index = random.below(model.count)
        remove(appended)
        model[index].items += appended
        snapshot.appendItems(appended, toSection: index == model.count - 1 ? nil : model[index].section)
    }
}
