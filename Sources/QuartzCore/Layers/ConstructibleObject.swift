public import Foundation

/// An object that the framework can make when it knows the class only at run time.
///
/// Subclasses need not write the required initializer: the classes that apps build on mark theirs as obsolete, which frees
/// those below from it. One that is unavailable would do so too, but cannot be overridden. It leads to `init()`, or to
/// `init(layer:)` for copies of layers. A class that has neither, because it declares an initializer of its own, stops there
/// with "Use of unimplemented initializer", as on iOS.
@preconcurrency @MainActor open class ConstructibleObject: NSObject, AnoleKeyValueObserver {
    /// nil for most objects. Only the thread that the object is used on reads it.
    package nonisolated(unsafe) final var belongings: ObjectBelongings?

    /// Makes an object.
    public override init() { super.init() }

    // Written out because subclasses' own could not be plain ones otherwise: unwritten, it belongs to the main actor.
    deinit {}

    /// Makes an instance of a class that is known only at run time; only the framework has the key.
    public required convenience init?(_ key: ConstructionKey) { self.init() }

    /// Makes an instance of a class below this one.
    package static func make<Made: ConstructibleObject>(_ type: Made.Type, copying original: Any? = nil) -> Made {
        let constructible: ConstructibleObject.Type = type
        guard let made = constructible.init(ConstructionKey(copying: original)) as? Made else {
            fatalError("\(type) made an object of another class. Return self from its initializers.")
        }
        return made
    }

    /// Makes an instance of a class below this one that reads itself from an archive; nil when its `init(coder:)` answers so.
    ///
    /// A class that has no such initializer, and none above it, is made by `init()`.
    package static func make<Made: ConstructibleObject>(_ type: Made.Type, decoding coder: NSCoder) -> Made? {
        let constructible: ConstructibleObject.Type = type
        return constructible.init(ConstructionKey(decoding: coder)) as? Made
    }

    /// Makes an instance of a class below this one from the values that it begins with, of a type that its class knows.
    package static func make<Made: ConstructibleObject>(_ type: Made.Type, beginningWith values: Any) -> Made {
        let constructible: ConstructibleObject.Type = type
        guard let made = constructible.init(ConstructionKey(beginningWith: values)) as? Made else {
            fatalError("\(type) made an object of another class. Return self from its initializers.")
        }
        return made
    }

    // MARK: Interface files

    /// Called for each object of an interface file when all of its connections are made, but not for the file's owner.
    open func awakeFromNib() {}

    /// Called by Xcode when it shows the object in its editor; never here.
    open func prepareForInterfaceBuilder() {}

    // MARK: Keys

    /// Answers the value of a key that the class has no property for; override it to have one. Otherwise the program stops.
    open func value(forUndefinedKey key: String) -> Any? {
        if RefusedKeys.collect(key, of: self) { return nil }
        fatalError("[<\(type(of: self))> valueForUndefinedKey:]: " + Self.refusal(key))
    }

    /// Sets the value of a key that the class has no property for; override it to take one. Otherwise the program stops.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        if RefusedKeys.collect(key, of: self) { return }
        fatalError("[<\(type(of: self))> setValue:forUndefinedKey:]: " + Self.refusal(key))
    }

    /// Sets a number to nil, which it cannot be; override it to set another value. Otherwise the program stops.
    open func setNilValueForKey(_ key: String) {
        if RefusedKeys.collect(key, of: self) { return }
        fatalError(
            "[<\(type(of: self))> setNilValueForKey]: could not set nil as the value for the key \(key). Give it a value, or "
                + "override setNilValueForKey(_:).")
    }

    private static func refusal(_ key: String) -> String {
        "this class is not key value coding-compliant for the key \(key). Declare the property with @objc or @IBOutlet, or "
            + "correct the key."
    }

    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        fatalError(
            "An observeValue(forKeyPath:of:change:context:) message was received by \(type(of: self)) but not handled. Key path: "
                + "\(keyPath ?? "nil"). Override it, and call super only for contexts that are not your own.")
    }
}
