/// The observers of one scroll view, none of which it keeps alive.
struct ScrollObservers {
    private struct Entry {
        weak var observer: (any ScrollObserver)?
    }

    private var entries: [Entry] = []

    /// The observer that decides where content rests at the top; nil for none.
    var top: (any ScrollObserver)? {
        guard let first = entries.first?.observer, first.setsTopLimit else { return nil }
        return first
    }

    func contains(_ observer: any ScrollObserver) -> Bool { entries.contains { $0.observer === observer } }

    /// Adds an observer, one that decides about the top before all others and in place of the former one.
    mutating func add(_ observer: any ScrollObserver) {
        let isFirst = observer.setsTopLimit
        entries.removeAll { entry in
            guard let other = entry.observer else { return true }
            return other === observer || isFirst && other.setsTopLimit
        }
        entries.insert(Entry(observer: observer), at: isFirst ? 0 : entries.count)
    }

    mutating func remove(_ observer: any ScrollObserver) {
        entries.removeAll { $0.observer === observer || $0.observer == nil }
    }

    /// Calls those that are left, in the order in which they were added.
    func notify(_ call: (any ScrollObserver) -> Void) {
        for entry in entries { if let observer = entry.observer { call(observer) } }
    }
}
