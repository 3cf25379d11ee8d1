import QuartzCore
import Synchronization

/// Knows every living controller, for what concerns all of them: memory warnings.
///
/// Controllers take themselves out when they go, which may happen on any thread. A weak reference to each would make every
/// counting of references to controllers slow, so there are such only for a moment: when all are asked for, which is rare.
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

    /// Takes out a controller that goes, and to which nothing may refer any more.
    nonisolated static func remove(_ controller: UIViewController) {
        BackReference.expectNone(to: controller)
        let key = ObjectIdentifier(controller)
        entries.withLock { $0.byController[key] = nil }
    }

    /// The living controllers in the order in which they were made; one whose end has begun is not among them.
    static var all: [UIViewController] {
        entries.withLock { entries in
            // Hash order: sorted by number.
            entries.byController.values.sorted { $0.number < $1.number }.compactMap { living($0.controller) }
        }
    }

    /// A reference that counts to a controller with an entry; nil when its end has begun. To be called under the lock, for which
    /// a controller that goes has to wait: so its memory is still there.
    private static func living(_ controller: Unmanaged<UIViewController>) -> UIViewController? {
        // Held until it is known to live: else the release here could be the last one, and its end would wait for the lock.
        let held = controller.takeUnretainedValue()
        return withExtendedLifetime(held) { Probe(held).controller }
    }

    /// Asks the runtime whether an object's end has begun: no weak reference is made to such a one.
    private final class Probe {
        private(set) weak var controller: UIViewController?

        @inline(never)
        init(_ controller: UIViewController) { self.controller = controller }
    }
}
