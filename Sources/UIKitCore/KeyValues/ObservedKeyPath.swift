import Foundation

/// A key path in a program's text, with the keys that it stands for.
nonisolated struct ObservedKeyPath {
    /// The keys, joined by dots; nil for a property of a class that exposes nothing, which only tells by its key path.
    let key: String?

    /// Finds out about a key path from an object. One that nobody could tell of stops the program.
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
