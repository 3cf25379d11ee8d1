import Foundation
import QuartzCore

// In an extension of the protocol, since of methods that one of NSObject declared no class below could have an overridable one.
nonisolated extension _KeyValueCodingAndObserving {
    /// The value of the property that has a key.
    ///
    /// Status: partial – properties that rewritten sources expose, and those of the framework that interface files set; no
    /// operators for collections.
    public func value(forKey key: String) -> Any? { KeyedProperty(key, of: self).value }

    /// Sets the property that has a key. A value of another type stops the program, as does nil for a number.
    ///
    /// - Parameters:
    ///   - value: The value; numbers become those of another kind.
    ///   - key: The key.
    public func setValue(_ value: Any?, forKey key: String) {
        KeyedProperty(key, of: self).set(value)
    }

    /// The value at the end of a path of keys that are joined by dots; nil where an object along the keys is nil.
    public func value(forKeyPath keyPath: String) -> Any? {
        switch KeyedProperty.end(of: keyPath, from: self) {
        case .property(let property): property.value
        case .nothing: nil
        case .value(let value, _): KeyedProperty.refuse(value, at: keyPath)
        }
    }

    /// Sets the value at the end of keys that are joined by dots; has no effect where an object along the keys is nil.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - keyPath: The keys.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        switch KeyedProperty.end(of: keyPath, from: self) {
        case .property(let property): property.set(value)
        case .nothing: break
        case .value(let value, _): KeyedProperty.refuse(value, at: keyPath)
        }
    }

    /// The values of some keys; nil becomes `NSNull`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
    }

    /// Sets the properties of all keys of a dictionary, in the order of the keys; `NSNull` becomes nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        // Hash order: the keys are sorted.
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    /// Answers the value of a key that the class has no property for: the program stops.
    ///
    /// Unlike iOS: responders, layers and bar items override it, and classes of rewritten sources.
    public func value(forUndefinedKey key: String) -> Any? {
        KeyedProperty(key, of: self).refuse("valueForUndefinedKey")
        return nil
    }

    /// Sets the value of a key that the class has no property for: the program stops.
    ///
    /// Unlike iOS: responders, layers and bar items override it, and classes of rewritten sources.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyedProperty(key, of: self).refuse("setValue:forUndefinedKey")
    }
}
