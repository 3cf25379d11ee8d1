/// The content of a pasteboard, shared by every object that represents it.
final class PasteboardContent {
    /// For each item its values by type.
    var items: [[String: Any]] = []
    var changeCount = 0
    /// The types of what another program has copied while its content was not fetched; nil when `items` are everything.
    var announcedTypes: [String]?
    /// The change count of which observers have heard.
    var reportedCount = 0
}
