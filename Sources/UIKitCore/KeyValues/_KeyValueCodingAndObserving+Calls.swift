import Foundation
public import QuartzCore

// Rewritten sources have these without `override` where a class begins with NSObject alone, and call them with `super` all the
// same.
nonisolated extension _KeyValueCodingAndObserving {
    /// Called for each object of an interface file when all of its connections are made, where its class has such a method.
    public func awakeFromNib() {}

    /// Called by Xcode when it shows the object in its editor; never here.
    public func prepareForInterfaceBuilder() {}

    /// Hears that a value changed, without having asked for it: the program stops.
    ///
    /// - Parameters:
    ///   - keyPath: The keys to the value, joined by dots.
    ///   - object: The object that is observed.
    ///   - change: Its kind, with the old and the new value where they were asked for.
    ///   - context: The pointer that was given along with the observer.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        fatalError(
            "An observeValue(forKeyPath:of:change:context:) message was received by \(type(of: self)) but not handled. Key path: "
                + "\(keyPath ?? "nil"). Handle it, and call super only for contexts that are not your own.")
    }

    /// Sets a number to nil, which it cannot be: the program stops.
    public func setNilValueForKey(_ key: String) {
        fatalError(
            "[<\(type(of: self))> setNilValueForKey]: could not set nil as the value for the key \(key). Give it a value, or "
                + "override setNilValueForKey(_:).")
    }
}
