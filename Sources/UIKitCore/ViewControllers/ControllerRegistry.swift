/// Knows every living controller, for what concerns all of them: memory warnings.
enum ControllerRegistry {
    // Controllers come and go on the main thread, as views do, and take themselves out: a weak reference to each would make every
    // counting of references to controllers slow.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var count: UInt64 = 0

    private struct Entry {
        let number: UInt64
        let controller: Unmanaged<UIViewController>
    }

    static func add(_ controller: UIViewController) {
        count += 1
        entries[ObjectIdentifier(controller)] = Entry(number: count, controller: .passUnretained(controller))
    }

    nonisolated static func remove(_ controller: UIViewController) { entries[ObjectIdentifier(controller)] = nil }

    /// The living controllers in the order in which they were made.
    static var all: [UIViewController] {
        entries.values.sorted { $0.number < $1.number }.map { $0.controller.takeUnretainedValue() }
    }
}
