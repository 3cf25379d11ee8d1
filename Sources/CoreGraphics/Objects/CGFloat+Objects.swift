public import Foundation

// As on Apple's platforms: a number in a list of objects or under a key casts to `CGFloat`, as it does to `Double`.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The class of objects that numbers become.
    public typealias _ObjectiveCType = NSNumber

    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        source.map { CGFloat($0.doubleValue) } ?? 0
    }
}
