public import Foundation
import QuartzCore

nonisolated extension NSObject {
    /// Has an observer's `observeValue(forKeyPath:of:change:context:)` called after each change; the observer is not kept.
    ///
    /// Status: partial – observers are responders, layers and bar items, and classes that adopt `AnoleKeyValueObserver`.
    ///
    /// - Parameters:
    ///   - observer: The object to notify.
    ///   - keyPath: The keys to the value, joined by dots.
    ///   - options: The values that are wanted, and whether to call at once.
    ///   - context: A pointer for the observer to know the observation by.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard observer is any AnoleKeyValueObserver else {
            fatalError(
                "\(type(of: observer)) cannot observe \(keyPath) of \(type(of: self)): it has no observeValue(forKeyPath:of:change:"
                    + "context:) that can be called. Let its class adopt AnoleKeyValueObserver.")
        }
        let entry = KeyPathObservation(observer, of: self, keyPath, options: options, context: context)
        KeyPathObservations.shared.add(entry, to: self)
        PropertyObservers.make(for: self).add(entry.property, to: self)
    }

    /// Ends the last observation that an observer began for some keys; one that there is not stops the program.
    ///
    /// - Parameters:
    ///   - observer: The object that was notified.
    ///   - keyPath: The keys.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        end(KeyPathObservations.shared.remove(observer, keyPath, from: self) { _ in true }, observer, keyPath)
    }

    /// Ends the last observation that an observer began for some keys with a context; one that there is not stops the program.
    ///
    /// - Parameters:
    ///   - observer: The object that was notified.
    ///   - keyPath: The keys.
    ///   - context: The pointer that it was begun with.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        end(KeyPathObservations.shared.remove(observer, keyPath, from: self) { $0 == context }, observer, keyPath)
    }

    private func end(_ entry: KeyPathObservation?, _ observer: NSObject, _ keyPath: String) {
        guard let entry else {
            fatalError(
                "Cannot remove an observer <\(type(of: observer))> for the key path \"\(keyPath)\" from <\(type(of: self))> because "
                    + "it is not registered as an observer. Remove it once for each time that it was added.")
        }
        entry.property.end()
        PropertyObservers.of(self)?.remove(entry.property)
    }

    /// Announces that the value of a key will change; each call needs one of `didChangeValue(forKey:)`.
    public func willChangeValue(forKey key: String) { PropertyObservers.of(self)?.willChange(key, of: self) }

    /// Notifies observers that the value of a key has changed, after `willChangeValue(forKey:)`.
    public func didChangeValue(forKey key: String) { PropertyObservers.of(self)?.didChange(key, of: self) }
}
