import Foundation
import QuartzCore
import UIFoundation

/// A function that gives the frames of a custom group's items, for the group's size as the container of its environment.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items of a compositional layout in a row, in a column, or as an app arranges them.
///
/// A section repeats its group until all its items have a position. A group is an item itself, so groups can contain groups.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The room between items along the group's direction; nil for none.
    @NSCopying open var interItemSpacing: NSCollectionLayoutSpacing?

    // MARK: Rows

    /// Makes a row that repeats a subitem, in its own size, as many times as the count if it fits.
    ///
    /// Fractions of the width do not count the room between items.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .repeated(.horizontal, subitem, count: checked(count)))
    }

    /// Makes a row in which `count` copies of a subitem share the width evenly, regardless of their own widths.
    @available(*, deprecated, message: "Use horizontal(layoutSize:repeatingSubitem:count:).")
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .shared(.horizontal, subitem, count: checked(count)))
    }

    /// Makes a row that repeats a list of subitems until one does not fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .list(.horizontal, checked(subitems)))
    }

    // MARK: Columns

    /// Makes a column that repeats a subitem, in its own size, as many times as the count if it fits.
    ///
    /// Fractions of the height do not count the room between items.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .repeated(.vertical, subitem, count: checked(count)))
    }

    /// Makes a column in which `count` copies of a subitem share the height evenly, regardless of their own heights.
    @available(*, deprecated, message: "Use vertical(layoutSize:repeatingSubitem:count:).")
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(layoutSize, .shared(.vertical, subitem, count: checked(count)))
    }

    /// Makes a column that repeats a list of subitems until one does not fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .list(.vertical, checked(subitems)))
    }

    // MARK: Custom groups

    /// Makes a group whose items' frames a provider gives; it is asked once for each size that the group has in a section.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        make(layoutSize, .custom(itemProvider))
    }

    private class func make(_ size: NSCollectionLayoutSize, _ arrangement: GroupArrangement) -> Self {
        make(self, beginningWith: LayoutItemBeginning(size: size, arrangement: arrangement))
    }

    private static func checked(_ count: Int) -> Int {
        guard count > 0 else {
            fatalError("A collection layout group got the count \(count). Give one from 1 on.")
        }
        return count
    }

    private static func checked(_ subitems: [NSCollectionLayoutItem]) -> [NSCollectionLayoutItem] {
        guard !subitems.isEmpty else { fatalError("A collection layout group got no subitems. Give one at least.") }
        return subitems
    }

    // MARK: Items

    /// The list that the group repeats; none in a custom group.
    open var subitems: [NSCollectionLayoutItem] {
        switch beginning.arrangement {
        case .list(_, let items): items
        case .repeated(_, let item, _), .shared(_, let item, _): [item]
        case .custom: []
        }
    }

    /// Views that are attached to the group as a whole, each of a kind of its own.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { storedSupplementaryItems }
        set { storedSupplementaryItems = newValue }
    }

    override func adopt(_ original: NSCollectionLayoutItem) {
        super.adopt(original)
        if let original = original as? NSCollectionLayoutGroup { interItemSpacing = original.interItemSpacing }
    }

    override func composed(_ traits: UITraitCollection) -> CompositionItem {
        var item = super.composed(traits)
        item.content = .group(
            CompositionGroup(
                axis: axis, filling: filling(traits), spacing: interItemSpacing?.room ?? .none))
        return item
    }

    private var axis: CompositionAxis {
        switch beginning.arrangement {
        case .list(let axis, _), .repeated(let axis, _, _), .shared(let axis, _, _): axis
        case .custom: .horizontal
        }
    }

    private func filling(_ traits: UITraitCollection) -> CompositionGroup.Filling {
        switch beginning.arrangement {
        case .list(_, let items): return .list(items.map { $0.composed(traits) })
        case .repeated(_, let item, let count): return .repeated(item.composed(traits), count: count)
        case .shared(_, let item, let count): return .shared(item.composed(traits), count: count)
        case .custom(let provider):
            return .custom(name: Int(bitPattern: ObjectIdentifier(self))) { container in
                provider(LayoutEnvironment(container, traits: traits)).map(\.solved)
            }
        }
    }

    /// A drawing of the group in characters, for debugging; custom groups and estimates as if the view were 300 points wide.
    open func visualDescription() -> String { GroupDrawing(composed(UITraitCollection())).text }
}
