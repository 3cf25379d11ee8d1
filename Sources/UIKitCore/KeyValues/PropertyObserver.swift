import Foundation

/// One observer of one property of an object, or of one at the end of a key path that begins there.
nonisolated final class PropertyObserver {
    /// The key of the object's own property; nil where only its key path is known.
    let key: String?
    let identity: PropertyIdentity?
    /// The keys behind the first one, joined by dots; nil for a property of the object itself.
    private let rest: String?
    let options: NSKeyValueObservingOptions
    private let notify: (ObservedValueChange) -> Void
    /// The observer of the rest of the keys.
    private var next: PropertyObserver?
    /// The object that has the rest of the keys now. It is not retained: a key path may lead up to the owner of this observer.
    private weak var nextObject: NSObject?
    /// The value at the end of the keys in the last notification.
    private var lastValue: Any?

    /// Makes an observer of keys that are joined by dots.
    init(keyPath: String, options: NSKeyValueObservingOptions, notify: @escaping (ObservedValueChange) -> Void) {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        key = keys.first
        rest = keys.count > 1 ? keys[1] : nil
        (self.options, self.notify, identity) = (options, notify, nil)
    }

    /// Makes an observer of a property that has no key.
    init(
        identity: PropertyIdentity, options: NSKeyValueObservingOptions, notify: @escaping (ObservedValueChange) -> Void
    ) {
        (self.options, self.notify, self.identity) = (options, notify, identity)
        (key, rest) = (nil, nil)
    }

    /// Begins to observe an object.
    func begin(with object: NSObject) {
        if rest != nil { follow(object) }
        guard options.contains(.initial) else { return }
        notify(
            ObservedValueChange(key: key, identity: { [identity] in identity }, old: nil, new: currentValue(of: object))
        )
    }

    private func currentValue(of object: NSObject) -> Any? {
        guard let key else { return nil }
        return object.value(forKeyPath: rest.map { "\(key).\($0)" } ?? key)
    }

    /// Observes the rest of the keys from the object that the first one leads to.
    private func follow(_ object: NSObject) {
        end()
        lastValue = currentValue(of: object)
        guard let key, let rest, let value = object.value(forKey: key) as? NSObject else { return }
        let observer = PropertyObserver(keyPath: rest, options: []) { [weak self] change in
            guard let self, !change.isPrior else { return }
            report(from: lastValue, to: change.new)
        }
        (next, nextObject) = (observer, value)
        PropertyObservers.make(for: value).add(observer, to: value)
    }

    /// Ceases to observe the objects along the keys.
    func end() {
        guard let next else { return }
        next.end()
        if let nextObject { PropertyObservers.of(nextObject)?.remove(next) }
        (self.next, nextObject) = (nil, nil)
    }

    func matches(_ change: ObservedValueChange) -> Bool {
        if let key, let other = change.key { return key == other }
        return identity != nil && identity == change.identity()
    }

    /// Hears of the object's own property.
    func observe(_ change: ObservedValueChange, of object: NSObject) {
        if change.isPrior {
            if options.contains(.prior), rest == nil { notify(change) }
            return
        }
        guard rest != nil else { return notify(change) }
        let old = lastValue
        follow(object)
        report(from: old, to: lastValue)
    }

    private func report(from old: Any?, to new: Any?) {
        lastValue = new
        notify(ObservedValueChange(key: key, identity: { [identity] in identity }, old: old, new: new))
    }
}
