import QuartzCore
import Synchronization

/// Lists all living controllers, for memory warnings.
///
/// Controllers remove themselves when they are deallocated, which can happen on any thread. A permanent weak reference to
/// each would slow down every retain and release of controllers, so weak references are made only while the list is read,
/// which is rare.
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

    /// Removes a controller that is being deallocated and must not be retained any more.
    nonisolated static func remove(_ controller: UIViewController) {
        BackReference.expectNone(to: controller)
        let key = ObjectIdentifier(controller)
        entries.withLock { $0.byController[key] = nil }
    }

    /// The living controllers in the order in which they were made; those whose deallocation has begun are left out.
    static var all: [UIViewController] {
        entries.withLock { entries in
            // Hash order: sorted by number.
            entries.byController.values.sorted { $0.number < $1.number }.compactMap { living($0.controller) }
        }
    }

    /// A strong reference to a controller with an entry; nil when its deallocation has begun.
    ///
    /// Must be called under the lock: a controller that is being deallocated waits for the lock in `remove(_:)`, so its memory
    /// is valid.
    private static func living(_ controller: Unmanaged<UIViewController>) -> UIViewController? {
        // Retained until the weak reference is read: otherwise the release here could be the last one, and would wait for
        // the lock.
        let held = controller.takeUnretainedValue()
        return withExtendedLifetime(held) { Probe(held).controller }
    }

    /// Asks the runtime whether an object's deallocation has begun; then the weak reference is nil.
    private final class Probe {
        private(set) weak var controller: UIViewController?

        @inline(never)
        init(_ controller: UIViewController) { self.controller = controller }
    }
}
