/// The layout managers of a storage in the order of their addition.
///
/// The storage owns them, except the hidden ones: a layout manager of TextKit 2 owns each of these and releases it with itself.
nonisolated struct StorageLayouts {
    private struct Entry {
        weak var manager: NSLayoutManager?
        var owned: NSLayoutManager?

        init(_ manager: NSLayoutManager) {
            self.manager = manager
            owned = manager.isHidden ? nil : manager
        }
    }

    private var entries: [Entry] = []

    var all: [NSLayoutManager] { entries.compactMap(\.manager) }

    mutating func append(_ manager: NSLayoutManager) {
        entries.removeAll { $0.manager == nil }
        entries.append(Entry(manager))
    }

    mutating func remove(_ manager: NSLayoutManager) { entries.removeAll { $0.manager === manager } }

    /// Owns a layout manager from here on that has been shown, and not one that has been hidden.
    mutating func visibilityChanged(of manager: NSLayoutManager) {
        guard let index = entries.firstIndex(where: { $0.manager === manager }) else { return }
        entries[index] = Entry(manager)
    }
}
