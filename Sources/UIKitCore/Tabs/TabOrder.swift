import CoreGraphics

/// The order of all items that can be tabs, with the bar's tabs first.
struct TabOrder {
    private(set) var items: [UITabBarItem]
    private let count: Int
    /// The "More" tab, which always stays last.
    private let more: UITabBarItem?

    /// Makes the order of tabs and of items without tabs; `more` follows the tabs in the bar.
    init(_ tabs: [UITabBarItem], others: [UITabBarItem], more: UITabBarItem? = nil) {
        (items, count, self.more) = (tabs + others, tabs.count, more)
    }

    /// The tabs of the bar.
    var tabs: [UITabBarItem] { items.prefix(count) + (more.map { [$0] } ?? []) }

    /// Whether an item is a tab that can be exchanged with others.
    func hasTab(_ item: UITabBarItem) -> Bool { items.prefix(count).holds(item) }

    /// Exchanges two items.
    mutating func exchange(_ one: UITabBarItem, _ other: UITabBarItem) {
        guard let first = items.firstIndex(where: { $0 === one }),
            let second = items.firstIndex(where: { $0 === other })
        else { return }
        items.swapAt(first, second)
    }

    /// Whether another order has the same items in the same order.
    func isSame(as other: TabOrder) -> Bool { items.elementsEqual(other.items, by: { $0 === $1 }) }

    /// Whether another order has the same items in the bar.
    func showsSame(as other: TabOrder) -> Bool { tabs.elementsEqual(other.tabs, by: { $0 === $1 }) }
}
