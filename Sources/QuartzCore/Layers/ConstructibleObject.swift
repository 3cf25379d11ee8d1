public import Foundation

/// An object that the framework can make when it knows the class only at run time.
///
/// Subclasses need not write the required initializer: the classes that apps build on mark theirs as unavailable, which frees
/// those below from it. It leads to `init()`, or to `init(layer:)` for copies of layers. A class that has neither, because it
/// declares an initializer of its own, stops there with "Use of unimplemented initializer", as on iOS.
@preconcurrency @MainActor open class ConstructibleObject: NSObject {
    /// Makes an object.
    public override init() { super.init() }

    // Written out because subclasses' own could not be plain ones otherwise: unwritten, it belongs to the main actor.
    deinit {}

    /// Makes an instance of a class that is known only at run time; only the framework has the key.
    public required convenience init(_ key: ConstructionKey) { self.init() }

    /// Makes an instance of a class below this one.
    package static func make<Made: ConstructibleObject>(_ type: Made.Type, copying original: Any? = nil) -> Made {
        let constructible: ConstructibleObject.Type = type
        guard let made = constructible.init(ConstructionKey(copying: original)) as? Made else {
            fatalError("\(type) made an object of another class. Return self from its initializers.")
        }
        return made
    }
}
