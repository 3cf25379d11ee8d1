package import UIKitCore

/// Views that were made during a walk, of which each is to be released once nothing shows it and nothing keeps it for later.
@MainActor package final class ViewCensus {
    private struct Entry {
        weak var view: UIView?
    }

    /// By address: one that is used again belongs to the later view.
    private var entries: [ObjectIdentifier: Entry] = [:]

    package init() {}

    /// The number of noted views that have not been released.
    ///
    /// - Complexity: linear in the number of addresses that noted views have had.
    package var count: Int {
        var count = 0
        // Hash order: they are counted.
        for entry in entries.values where entry.view != nil { count += 1 }
        return count
    }

    /// Notes a view; one that is noted already counts once.
    package func note(_ view: UIView) { entries[ObjectIdentifier(view)] = Entry(view: view) }
}
