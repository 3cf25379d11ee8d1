/// The content of a pasteboard, shared by every object that represents it.
final class PasteboardContent {
    /// For each item its values by type.
    var items: [[String: Any]] = []
    var changeCount = 0
    /// The types of what another program has copied while its content was not fetched; nil when `items` are everything.
    var announcedTypes: [String]?
    /// The types before the first change of which observers have not heard; nil when there is none.
    private var reportedTypes: [String]?

    /// The types of the first item.
    var types: [String] {
        // Hash order: sorted.
        announcedTypes ?? items.first?.keys.sorted() ?? []
    }

    /// The content is about to change.
    func noteTypes() { reportedTypes = reportedTypes ?? types }

    /// The types that have come and gone since observers heard last, each in order.
    func consumeTypeChanges() -> (added: [String], removed: [String]) {
        let (before, after) = (reportedTypes ?? types, types)
        reportedTypes = nil
        return (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
    }

    /// The change count of which observers have heard.
    var reportedCount = 0
}
