import Foundation
import QuartzCore

/// One property of an object, by its key.
nonisolated struct KeyedProperty {
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

    /// Whether an object has the values of key paths from a key itself, as layers have the parts of their values.
    static func hasPaths(from first: String, of object: NSObject) -> Bool {
        if object is CAAnimation { return true }
        guard object is CALayer else { return false }
        // Values are objects too where they are asked for one, but their types are not.
        return KeyedProperty(first, of: object).value.map { !(type(of: $0) is AnyClass) } ?? true
    }

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

    /// Sets it. Nil for what cannot be nil, and values of another type stop the program.
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

    /// Sets what the object's class exposes.
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
            return onMain(object) { $0.setNilValueForKey($1) }
        }
        if value == nil, ExposedClasses.shared.send("setNilValueForKey:", to: object, [key]).isSent { return }
        let found = value.map { "\(type(of: $0))" } ?? "nil"
        fatalError(
            "The key \(key) of \(type(of: object)) has values of type \(property.valueType), but was set to \(found). Set it to a "
                + "value of its type.")
    }

    /// Stops the program since the class has no such key.
    func refuse(_ method: String) -> Never {
        fatalError(
            "[<\(type(of: object))> \(method):]: this class is not key value coding-compliant for the key \(key). Declare the "
                + "property with @objc or @IBOutlet, or correct the key.")
    }

    /// The next object of a key path.
    static func object(_ value: Any, at keyPath: String) -> NSObject {
        if let object = value as? NSObject { return object }
        fatalError(
            "The key path \(keyPath) goes through a value of type \(type(of: value)), which has no keys. End it there, or make it "
                + "an object.")
    }

    /// Calls a method of the main actor on this thread, which is for the caller to choose, as on iOS.
    private func onMain<Owner: AnyObject, Result>(
        _ owner: Owner, _ body: @MainActor (Owner, String) -> Result
    ) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Owner, String) -> Result).self)(owner, key) }
    }
}
