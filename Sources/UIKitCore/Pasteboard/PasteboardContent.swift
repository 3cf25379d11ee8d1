/// The content of a pasteboard, shared by every object that represents it.
final class PasteboardContent {
    /// The values of each item by type.
    var items: [[String: Any]] = []
    var changeCount = 0
    /// The types of another program's content that was not fetched yet; nil when `items` are complete.
    var announcedTypes: [String]?
    /// The types before the first change that observers were not notified of; nil when there is none.
    private var reportedTypes: [String]?

    /// The types of the first item.
    var types: [String] {
        // Hash order: sorted.
        announcedTypes ?? items.first?.keys.sorted() ?? []
    }

    /// Called before the content changes.
    func noteTypes() { reportedTypes = reportedTypes ?? types }

    /// The types that were added and removed since the last notification, each in order.
    func consumeTypeChanges() -> (added: [String], removed: [String]) {
        let (before, after) = (reportedTypes ?? types, types)
        reportedTypes = nil
        return (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
    }

    /// The change count at the last notification.
    var reportedCount = 0
}
