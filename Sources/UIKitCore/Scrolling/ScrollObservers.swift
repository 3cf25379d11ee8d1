/// The observers of one scroll view, held weakly.
struct ScrollObservers {
    private struct Entry {
        weak var observer: (any ScrollObserver)?
    }

    private var entries: [Entry] = []

    /// The observer that determines the top limit; nil for none.
    var top: (any ScrollObserver)? {
        guard let first = entries.first?.observer, first.setsTopLimit else { return nil }
        return first
    }

    func contains(_ observer: any ScrollObserver) -> Bool { entries.contains { $0.observer === observer } }

    /// Adds an observer. One that determines the top limit is inserted first and replaces the former one.
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

    /// Calls the remaining observers, in the order in which they were added.
    func notify(_ call: (any ScrollObserver) -> Void) {
        for entry in entries { if let observer = entry.observer { call(observer) } }
    }
}
