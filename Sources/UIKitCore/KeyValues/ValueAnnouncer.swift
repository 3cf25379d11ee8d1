import Foundation
import QuartzCore

/// An object of the framework that reports changes of its properties only once it has an observer.
nonisolated protocol ValueAnnouncer: AnyObject {
    /// The first observer was added; later calls have no effect.
    func beginAnnouncing()
}

extension NSObject {
    /// Notifies the object's observers of a property of the framework's; costs one test where there are none.
    ///
    /// - Parameters:
    ///   - key: The property's key.
    ///   - old: Its value before.
    ///   - new: Its value now.
    nonisolated func announce(_ key: String, from old: @autoclosure () -> Any?, to new: @autoclosure () -> Any?) {
        guard let observers = PropertyObservers.of(self) else { return }
        observers.notify(ObservedValueChange(key: key, old: old(), new: new()), of: self)
    }
}

extension ConstructibleObject {
    /// Whether the object has or had observers.
    final var isObserved: Bool { belongings?.observers != nil }
}

extension CALayer: ValueAnnouncer {
    nonisolated func beginAnnouncing() {
        MainActor.assumeIsolated {
            guard watcher == nil else { return }
            let made = LayerWatcher()
            watcher = made
            made.didChange = { [unowned self] change in
                announce(change.key, from: change.old, to: change.new)
                (delegate as? any LayerOwner)?.layerDidChange(change)
            }
        }
    }
}
