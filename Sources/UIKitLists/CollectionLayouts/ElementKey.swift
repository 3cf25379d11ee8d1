import Foundation

/// The name of one element of a layout: its category, its kind and its position.
nonisolated struct ElementKey: Hashable, Comparable, Sendable {
    var category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; empty for cells.
    var kind: String
    var position: ItemPosition

    static func cell(_ position: ItemPosition) -> ElementKey {
        ElementKey(category: .cell, kind: "", position: position)
    }

    static func supplementary(_ kind: String, _ position: ItemPosition) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, position: position)
    }

    static func decoration(_ kind: String, _ position: ItemPosition) -> ElementKey {
        ElementKey(category: .decorationView, kind: kind, position: position)
    }

    static func < (first: ElementKey, second: ElementKey) -> Bool {
        if first.category != second.category { return first.category.rawValue < second.category.rawValue }
        if first.kind != second.kind { return first.kind < second.kind }
        return first.position < second.position
    }

    /// The element with its position in sentences.
    var label: String {
        let position = "[\(position.section), \(position.item)]"
        switch category {
        case .cell: return "item \(position)"
        case .supplementaryView: return "supplementary view \"\(kind)\" at \(position)"
        case .decorationView: return "decoration view \"\(kind)\" at \(position)"
        }
    }
}
