import Synchronization

/// Knows every living controller, for what concerns all of them: memory warnings.
///
/// Controllers take themselves out when they go, which may happen on any thread. A weak reference to each would make every counting
/// of references to controllers slow.
enum ControllerRegistry {
    private struct Entry: Sendable {
        let number: UInt64
        let controller: Unmanaged<UIViewController>
    }

    private struct Entries: Sendable {
        var byController: [ObjectIdentifier: Entry] = [:]
        var count: UInt64 = 0
    }

    nonisolated private static let entries = Mutex(Entries())

    static func add(_ controller: UIViewController) {
        let (key, reference) = (ObjectIdentifier(controller), Unmanaged.passUnretained(controller))
        entries.withLock { entries in
            entries.count += 1
            entries.byController[key] = Entry(number: entries.count, controller: reference)
        }
    }

    nonisolated static func remove(_ controller: UIViewController) {
        let key = ObjectIdentifier(controller)
        entries.withLock { $0.byController[key] = nil }
    }

    /// The living controllers in the order in which they were made.
    static var all: [UIViewController] {
        entries.withLock { $0.byController.values.sorted { $0.number < $1.number } }
            .map { $0.controller.takeUnretainedValue() }
    }
}
