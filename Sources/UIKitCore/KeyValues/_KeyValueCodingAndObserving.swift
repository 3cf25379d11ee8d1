public import Foundation

/// An object whose properties can be reached by keys, and observed by key paths that begin with its own class.
public nonisolated protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: nonisolated _KeyValueCodingAndObserving {}

nonisolated extension _KeyValueCodingAndObserving {
    /// Calls a closure after each change of a property, until the observation that is returned is invalidated or deallocated.
    ///
    /// Properties that rewritten sources declare with `@objc dynamic` report each value that is set. Of the framework's own,
    /// views and layers report their geometry when it changes, for any cause.
    ///
    /// Status: partial – key paths of one property or two, without optionals between them; no dependent keys.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: The values that are wanted, and whether to call at once.
    ///   - changeHandler: The closure, which is called on the thread that sets the property.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let notify: (ObservedValueChange) -> Void = { [weak self] change in
            guard let self else { return }
            let new = options.contains(.new) && !change.isPrior ? change.new : nil
            let old = options.contains(.old) ? change.old : nil
            let isNewWanted = options.contains(.new) && !change.isPrior
            let notified = NSKeyValueObservedChange<Value>(
                kind: .setting, newValue: isNewWanted ? ExposedValue.cast(new, to: Value.self) : nil,
                oldValue: options.contains(.old) ? ExposedValue.cast(old, to: Value.self) : nil, indexes: nil,
                isPrior: change.isPrior)
            changeHandler(self, notified)
        }
        let observer: PropertyObserver
        if let key = ObservedKeyPath(keyPath, of: self).key {
            observer = PropertyObserver(keyPath: key, options: options, notify: notify)
        } else {
            observer = PropertyObserver(identity: PropertyIdentity(keyPath), options: options, notify: notify)
        }
        PropertyObservers.make(for: self).add(observer, to: self)
        return NSKeyValueObservation(self, observer)
    }

    /// Announces that a property will change; each call needs one of `didChangeValue(for:)`.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let key = ObservedKeyPath(keyPath, of: self).key { willChangeValue(forKey: key) }
    }

    /// Notifies observers that a property has changed, after `willChangeValue(for:)`.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let key = ObservedKeyPath(keyPath, of: self).key { didChangeValue(forKey: key) }
    }
}
