import Foundation
import QuartzCore
import Synchronization

/// The observers of an object's properties, in the order in which they were added.
nonisolated final class PropertyObservers: @unchecked Sendable {
    /// Those of objects that have no room for them in themselves.
    private static let others = ObjectTable<PropertyObservers>()

    // Observers are notified outside of the lock, since they may be added and removed meanwhile.
    private let lock = NSLock()
    private var observers: [PropertyObserver] = []
    /// The values of keys between the announcement of a change and its end.
    private var changing: [String: [Any?]] = [:]

    /// The observers of an object; nil where it never had one.
    static func of(_ object: AnyObject) -> PropertyObservers? {
        if let object = object as? ConstructibleObject { return object.belongings?.observers as? PropertyObservers }
        return others.isEmpty ? nil : others[object]
    }

    /// The observers of an object, which has none at first.
    static func make(for object: NSObject) -> PropertyObservers {
        guard let owner = object as? ConstructibleObject else {
            return others.update(object) { known in
                let observers = known ?? PropertyObservers()
                known = observers
                return observers
            }
        }
        if let known = of(owner) { return known }
        let (made, belongings) = (PropertyObservers(), owner.belongings ?? ObjectBelongings())
        owner.belongings = belongings
        belongings.observers = made
        return made
    }

    func add(_ observer: PropertyObserver, to object: NSObject) {
        lock.withLock { observers.append(observer) }
        (object as? any ValueAnnouncer)?.beginAnnouncing()
        observer.begin(with: object)
    }

    func remove(_ observer: PropertyObserver) { lock.withLock { observers.removeAll { $0 === observer } } }

    private func all(where matches: (PropertyObserver) -> Bool) -> [PropertyObserver] {
        lock.withLock { observers.filter(matches) }
    }

    /// Notifies the observers of the property that changed.
    func notify(_ change: ObservedValueChange, of object: NSObject) {
        let notified = all { $0.matches(change) }
        if notified.contains(where: { $0.options.contains(.prior) }), !change.isPrior {
            let prior = ObservedValueChange(
                key: change.key, identity: change.identity, isPrior: true, old: change.old, new: nil)
            for observer in notified { observer.observe(prior, of: object) }
        }
        for observer in notified { observer.observe(change, of: object) }
    }

    /// Records the value of a key that will change. The value of a key without observers is not read: the class may not
    /// expose it.
    func willChange(_ key: String, of object: NSObject) {
        let notified = all { $0.key == key }
        guard !notified.isEmpty else { return }
        let change = ObservedValueChange(key: key, isPrior: true, old: object.value(forKey: key), new: nil)
        lock.withLock { changing[key, default: []].append(change.old) }
        for observer in notified { observer.observe(change, of: object) }
    }

    /// Notifies observers that the value of a key has changed since it was announced.
    func didChange(_ key: String, of object: NSObject) {
        guard let old = lock.withLock({ changing[key]?.popLast() }) else { return }
        let notified = all { $0.key == key }
        guard !notified.isEmpty else { return }
        let change = ObservedValueChange(key: key, old: old, new: object.value(forKey: key))
        for observer in notified { observer.observe(change, of: object) }
    }
}
