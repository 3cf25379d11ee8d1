import Foundation
public import QuartzCore

/// The value of a layer's property that Core Animation stores by its name: rewritten sources call it for `@NSManaged`.
///
/// It is the value given to `setValue(_:forKey:)`, on a copy that shows the value of the moment while an animation moves it,
/// else the class's `defaultValue(forKey:)`, else nil or zero, as for properties that Objective-C calls dynamic. A class
/// without a zero, such as `String`, needs one of the others: reading its property stops the program then.
///
/// - Parameters:
///   - layer: The layer.
///   - key: The property's name.
@preconcurrency @MainActor public func anoleManagedValue<Value>(of layer: CALayer, _ key: String) -> Value {
    if let value = layer.value(forKey: key) as? Value { return value }
    if let empty = Value.self as? any ExpressibleByNilLiteral.Type { return empty.init(nilLiteral: ()) as! Value }
    if let number = NSNumber(value: 0) as? Value { return number }
    guard _isPOD(Value.self) else {
        fatalError(
            "The property \(key) of \(type(of: layer)) was read before it had a value. Declare it as \(Value.self)?, or give it "
                + "one in defaultValue(forKey:).")
    }
    // Points, sizes and transforms of Objective-C begin as zeros in memory.
    return withUnsafeTemporaryAllocation(byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    {
        memory in
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        return memory.load(as: Value.self)
    }
}
