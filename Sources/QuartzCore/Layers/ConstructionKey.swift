package import Foundation

/// The permission to make an instance of a class that is known only at run time, such as a delegate's or a layer's.
///
/// Unlike iOS: there is no Objective-C runtime to call `init` through. `ConstructibleObject` has the initializer that takes one.
public nonisolated struct ConstructionKey {
    /// The object of the same class to copy; nil for a new one.
    package let original: Any?
    /// The archive that the object reads itself from; nil for an object that is not in one.
    package let coder: NSCoder?
    /// The values that the object begins with, of a type that its class knows; nil for none.
    package let beginning: Any?

    package init(copying original: Any? = nil) { (self.original, coder, beginning) = (original, nil, nil) }

    package init(decoding coder: NSCoder) { (original, self.coder, beginning) = (nil, coder, nil) }

    package init(beginningWith values: Any) { (original, coder, beginning) = (nil, nil, values) }
}
