/// Knows every living controller, for what concerns all of them: memory warnings.
enum ControllerRegistry {
    private struct Entry {
        weak var controller: UIViewController?
    }

    private static var entries: [Entry] = []
    private static var compactionSize = 64

    static func add(_ controller: UIViewController) {
        if entries.count >= compactionSize {
            entries.removeAll { $0.controller == nil }
            compactionSize = max(64, entries.count * 2)
        }
        entries.append(Entry(controller: controller))
    }

    /// The living controllers in the order in which they were made.
    static var all: [UIViewController] { entries.compactMap(\.controller) }
}
