package import Foundation
import QuartzCore

/// One property of an object, by its key.
package nonisolated struct KeyedProperty {
    /// The way that setting ended whose mistakes are for the caller to report.
    package enum Outcome {
        case done
        /// An object along the keys, or the last one, has no property of a key.
        case unknownKey(String, of: AnyObject)
        /// A property along the keys has a value without keys.
        case noObject(String, of: AnyObject)
        /// The property has values of another type.
        case otherType(Any.Type, of: AnyObject)
    }

    /// The last property of a key path, on its object.
    enum End {
        case property(KeyedProperty)
        /// An object along the keys is nil.
        case nothing
        /// A property along the keys has a value without keys.
        case value(Any, KeyedProperty)
    }

    let key: String
    let object: NSObject
    private let property: ExposedProperty?

    init(_ key: String, of object: NSObject) {
        (self.key, self.object) = (key, object)
        property = ExposedClasses.shared.property(key, of: type(of: object))
    }

    /// Finds the property that an app's class of layers exposes; nil where the layer itself has the value.
    init?(_ key: String, ofClassOf layer: CALayer) {
        guard let property = ExposedClasses.shared.ownProperty(key, of: type(of: layer)) else { return nil }
        (self.key, object, self.property) = (key, layer, property)
    }

    // MARK: Key paths

    /// Sets the value at the end of keys that are joined by dots; no value is set where an object along the keys is nil.
    ///
    /// Mistakes are answered, where ``set(_:)`` stops the program: they are in a file.
    @MainActor package static func set(_ value: Any?, at keyPath: String, of object: NSObject) -> Outcome {
        var outcome = Outcome.done
        let refusal = RefusedKeys.first {
            switch end(of: keyPath, from: object) {
            case .property(let property): property.set(value)
            case .nothing: break
            case .value(_, let property): outcome = .noObject(property.key, of: property.object)
            }
        }
        guard let refusal else { return outcome }
        guard let type = refusal.valueType else { return .unknownKey(refusal.key, of: refusal.owner) }
        return .otherType(ExposedValue.wrapped(type), of: refusal.owner)
    }

    /// The objects that a property has, such as the outlets of a collection; empty where it has none.
    package static func objects(for key: String, of object: NSObject) -> [AnyObject] {
        let property = ExposedClasses.shared.property(key, of: type(of: object))
        return property?.read(object) as? [AnyObject] ?? []
    }

    /// Follows a key path to its last property.
    static func end(of keyPath: String, from object: NSObject) -> End {
        var object = object
        var rest = keyPath[...]
        while let dot = rest.firstIndex(of: ".") {
            let property = KeyedProperty(String(rest[..<dot]), of: object)
            if property.hasPaths { break }
            guard let value = property.value else { return .nothing }
            guard let next = value as? NSObject, !(value is NSValue) else { return .value(value, property) }
            object = next
            rest = rest[rest.index(after: dot)...]
        }
        return .property(KeyedProperty(String(rest), of: object))
    }

    /// Stops the program at a value along the keys that has no keys.
    static func refuse(_ value: Any, at keyPath: String) -> Never {
        fatalError(
            "The key path \(keyPath) goes through a value of type \(type(of: value)), which has no keys. End it there, or make it "
                + "an object.")
    }

    /// Whether the object has the values of key paths from the key itself, as layers have the parts of their values.
    private var hasPaths: Bool {
        if object is CAAnimation { return true }
        guard object is CALayer else { return false }
        // Values are objects too where they are asked for one, but their types are not.
        return value.map { !(type(of: $0) is AnyClass) } ?? true
    }

    // MARK: Values

    /// The object's value.
    var value: Any? {
        if let layer = object as? CALayer {
            return onMain(layer) { $1.contains(".") ? $0.value(forKeyPath: $1) : $0.value(forKey: $1) }
        }
        if let animation = object as? CAAnimation { return onMain(animation) { $0.value(forKey: $1) } }
        return exposedValue
    }

    /// The value that the object's class exposes.
    var exposedValue: Any? {
        if let property { return Self.boxed(property.read(object)) }
        if let object = object as? ConstructibleObject { return onMain(object) { $0.value(forUndefinedKey: $1) } }
        let answer = ExposedClasses.shared.send("valueForUndefinedKey:", to: object, [key])
        return answer.isSent ? answer.result : object.value(forUndefinedKey: key)
    }

    /// A number as an object, which casts to all of Swift's kinds of number but `CGFloat`, which stays one.
    static func boxed(_ value: Any?) -> Any? { value is CGFloat ? value : value as? NSNumber ?? value }

    /// Sets it. Nil for a property that is not optional, and values of another type, stop the program.
    func set(_ value: Any?) {
        nonisolated(unsafe) let value = value
        if let layer = object as? CALayer {
            return onMain(layer) {
                $1.contains(".") ? $0.setValue(value, forKeyPath: $1) : $0.setValue(value, forKey: $1)
            }
        }
        if let animation = object as? CAAnimation { return onMain(animation) { $0.setValue(value, forKey: $1) } }
        setExposed(value)
    }

    /// Sets a property that the object's class exposes.
    func setExposed(_ value: Any?) {
        nonisolated(unsafe) let value = value
        guard let property, let write = property.write else {
            if let object = object as? ConstructibleObject {
                return onMain(object) { $0.setValue(value, forUndefinedKey: $1) }
            }
            if ExposedClasses.shared.send("setValue:forUndefinedKey:", to: object, [value, key]).isSent { return }
            return object.setValue(value, forUndefinedKey: key)
        }
        if write(object, value) { return }
        if value == nil, let object = object as? ConstructibleObject {
            guard RefusedKeys.isCollecting else { return onMain(object) { $0.setNilValueForKey($1) } }
            if RefusedKeys.first(in: { onMain(object) { $0.setNilValueForKey($1) } }) == nil { return }
        }
        if value == nil, ExposedClasses.shared.send("setNilValueForKey:", to: object, [key]).isSent { return }
        if RefusedKeys.collect(key, of: object, valueType: property.valueType) { return }
        let found = value.map { "\(type(of: $0))" } ?? "nil"
        fatalError(
            "The key \(key) of \(type(of: object)) has values of type \(property.valueType), but was set to \(found). Set it to a "
                + "value of its type.")
    }

    /// Stops the program since the class has no such key.
    func refuse(_ method: String) {
        if RefusedKeys.collect(key, of: object) { return }
        fatalError(
            "[<\(type(of: object))> \(method):]: this class is not key value coding-compliant for the key \(key). Declare the "
                + "property with @objc or @IBOutlet, or correct the key.")
    }

    /// Calls a method of the main actor on this thread, which is for the caller to choose, as on iOS.
    private func onMain<Owner: AnyObject, Result>(
        _ owner: Owner, _ body: @MainActor (Owner, String) -> Result
    ) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Owner, String) -> Result).self)(owner, key) }
    }
}
