import Foundation

/// A key path in a program's text, with the keys of its properties.
nonisolated struct ObservedKeyPath {
    /// The keys, joined by dots; nil for a property of a class without exposed names, which reports changes only by its
    /// key path.
    let key: String?

    /// Finds the keys of a key path from an object. One whose changes no object reports stops the program.
    init<Root: NSObject, Value>(_ keyPath: KeyPath<Root, Value>, of object: Root) {
        let identity = PropertyIdentity(keyPath)
        let type: AnyClass = Swift.type(of: object)
        let classes = ExposedClasses.shared
        key = classes.key(of: identity, in: type) ?? classes.keyPath(of: identity, to: Value.self, in: type)
        if key == nil, classes.isComplete(type) {
            fatalError(
                "A key path of \(type) with values of \(Value.self) cannot be observed: no property that it leads through is known "
                    + "by a key. Declare them with @objc dynamic, and give optional ones as a string to "
                    + "addObserver(_:forKeyPath:options:context:).")
        }
    }
}
