package import Foundation
import QuartzCore

/// A value set by keys that a file names, where mistakes are for the reader of the file to report.
package enum KeyedAssignment {
    /// The way that it ended.
    package enum Outcome {
        case done
        /// An object on the way, or the last one, has no property of a key.
        case unknownKey(String, of: AnyObject)
        /// The property has values of another type.
        case otherType(Any.Type, of: AnyObject)
    }

    /// Sets the value at the end of keys that are joined by dots; nothing is set where an object on the way is nil.
    package static func set(_ value: Any?, at keyPath: String, of object: NSObject) -> Outcome {
        var object = object
        var keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.popLast() else { return .unknownKey(keyPath, of: object) }
        for key in keys {
            switch next(key, of: object) {
            case .refused: return .unknownKey(key, of: object)
            case .found(nil): return .done
            case .found(let next?): object = next
            }
        }
        return set(value, for: last, of: object)
    }

    /// The objects that a property has, such as the outlets of a collection; empty where it has none.
    package static func objects(for key: String, of object: NSObject) -> [AnyObject] {
        let property = ExposedClasses.shared.property(key, of: type(of: object))
        return property?.read(object) as? [AnyObject] ?? []
    }

    /// The next object of a path.
    private enum Step {
        case found(NSObject?)
        /// The object has no property of the key, or one that is no object.
        case refused
    }

    private static func next(_ key: String, of object: NSObject) -> Step {
        if let property = ExposedClasses.shared.property(key, of: type(of: object)) {
            guard let value = property.read(object) else { return .found(nil) }
            return (value as? NSObject).map { Step.found($0) } ?? .refused
        }
        if let layer = object as? CALayer { return .found(layer.value(forKey: key) as? NSObject) }
        guard let object = object as? ConstructibleObject else { return .refused }
        let (value, isRefused) = collectingRefusals { object.value(forUndefinedKey: key) }
        return isRefused ? .refused : .found(value as? NSObject)
    }

    private static func set(_ value: Any?, for key: String, of object: NSObject) -> Outcome {
        let property = ExposedClasses.shared.property(key, of: type(of: object))
        if let write = property?.write {
            if write(object, value) { return .done }
        }
        if let layer = object as? CALayer {
            layer.setValue(value, forKey: key)
            return .done
        }
        let constructible = object as? ConstructibleObject
        if let property, property.write != nil {
            if value == nil, let constructible,
                !collectingRefusals({ constructible.setNilValueForKey(key) }).isRefused
            {
                return .done
            }
            return .otherType(property.valueType, of: object)
        }
        guard let constructible else { return .unknownKey(key, of: object) }
        let isRefused = collectingRefusals { constructible.setValue(value, forUndefinedKey: key) }.isRefused
        return isRefused ? .unknownKey(key, of: object) : .done
    }

    /// Calls a method that a class may override; the framework's own says that it knows no such key.
    private static func collectingRefusals<Value>(_ action: () -> Value) -> (value: Value, isRefused: Bool) {
        let former = ConstructibleObject.refusedKeys
        ConstructibleObject.refusedKeys = []
        defer { ConstructibleObject.refusedKeys = former }
        let value = action()
        return (value, ConstructibleObject.refusedKeys?.isEmpty == false)
    }
}
