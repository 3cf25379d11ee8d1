/// What is on a pasteboard, for every object that stands for it.
final class PasteboardContent {
    /// For each item its values by type.
    var items: [[String: Any]] = []
    var changeCount = 0
    /// The clipboard's text when the general pasteboard last agreed with it.
    var agreedText: String?
}
