/// An object that is notified of changed values by a method of its own.
///
/// Responders, layers and bar items conform. Another class that observes values adds the protocol, and has the method without
/// `override`: Swift cannot override a method of `NSObject` that an extension declares.
public protocol AnoleKeyValueObserver: AnyObject {
    /// Hears that a value changed.
    ///
    /// - Parameters:
    ///   - keyPath: The keys to the value, joined by dots.
    ///   - object: The object that is observed.
    ///   - change: Its kind, with the old and the new value where they were asked for.
    ///   - context: The pointer that was given along with the observer.
    @MainActor func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
