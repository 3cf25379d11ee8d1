import DarwinCompatibility
import Foundation
import UIKitCore

/// The values that predicates read by key: those that key-value coding finds.
nonisolated struct ExposedValueReader: KeyedValueReader {
    func value(of object: Any, key: String) -> Any? {
        guard let object = object as? NSObject else {
            fatalError(
                "A predicate reads the key \(key) of \(type(of: object)), which is no object of a class below NSObject. Derive its "
                    + "class from NSObject and declare the property with @objc, or use a predicate with a closure.")
        }
        return object.value(forKey: key)
    }
}
