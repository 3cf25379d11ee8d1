/// The order of all items that can be a bar's tabs, those first that are.
struct TabOrder {
    private(set) var items: [UITabBarItem]
    private let count: Int
    /// The tab that leads to those without one, and stays the last.
    private let more: UITabBarItem?

    /// Takes tabs and the items that have none, in order, and what follows the tabs in the bar.
    init(_ tabs: [UITabBarItem], others: [UITabBarItem], more: UITabBarItem? = nil) {
        (items, count, self.more) = (tabs + others, tabs.count, more)
    }

    /// The tabs of the bar.
    var tabs: [UITabBarItem] { items.prefix(count) + (more.map { [$0] } ?? []) }

    /// Whether an item is a tab that can change places with others.
    func hasTab(_ item: UITabBarItem) -> Bool { items.prefix(count).contains { $0 === item } }

    /// Has two items change places.
    mutating func exchange(_ one: UITabBarItem, _ other: UITabBarItem) {
        guard let first = items.firstIndex(where: { $0 === one }),
            let second = items.firstIndex(where: { $0 === other })
        else { return }
        items.swapAt(first, second)
    }

    /// Whether another order has the same items at the same places.
    func isSame(as other: TabOrder) -> Bool { items.elementsEqual(other.items, by: { $0 === $1 }) }

    /// Whether another order has the same items in the bar.
    func showsSame(as other: TabOrder) -> Bool { tabs.elementsEqual(other.tabs, by: { $0 === $1 }) }
}
