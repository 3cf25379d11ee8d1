public import Foundation

extension NSValue {
    /// Makes an object of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Makes an object of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Makes an object of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Makes an object of a vector.
    public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

    /// Makes an object of a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// The point that was put in; zero for another kind of value.
    public var cgPointValue: CGPoint { holds("{CGPoint=dd}") ? pointValue : .zero }

    /// The size that was put in; zero for another kind of value.
    public var cgSizeValue: CGSize { holds("{CGSize=dd}") ? sizeValue : .zero }

    /// The rectangle that was put in; zero for another kind of value.
    public var cgRectValue: CGRect { holds("{CGRect={CGPoint=dd}{CGSize=dd}}") ? rectValue : .zero }

    /// The vector that was put in; zero for another kind of value.
    public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

    /// The transform that was put in; the identity for another kind of value.
    public var cgAffineTransformValue: CGAffineTransform {
        numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }

    // Foundation on Linux knows no other structures than points, sizes, rectangles and insets, but arrays of numbers.

    /// Makes an object of the numbers of a structure that consists only of these.
    package convenience init(numbers: [CGFloat]) {
        let doubles = numbers.map { Double($0) }
        self.init(bytes: doubles, objCType: "[\(doubles.count)d]")
    }

    /// The numbers of a structure that has that many; nil for another kind of value.
    package func numbers(_ count: Int) -> [CGFloat]? {
        guard holds("[\(count)d]") else { return nil }
        var doubles = [Double](repeating: 0, count: count)
        getValue(&doubles)
        return doubles.map { CGFloat($0) }
    }

    /// Whether the value is of a type, in Objective-C's encoding.
    package func holds(_ encoding: String) -> Bool { String(cString: objCType) == encoding }
}

// As on Apple's platforms: objects cast to the structures that are in them, and back.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// The class of objects that they become.
    public typealias _ObjectiveCType = NSValue

    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.holds("{CGPoint=dd}") ? source.cgPointValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.cgPointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// The class of objects that they become.
    public typealias _ObjectiveCType = NSValue

    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = source.holds("{CGSize=dd}") ? source.cgSizeValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source?.cgSizeValue ?? .zero
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The class of objects that they become.
    public typealias _ObjectiveCType = NSValue

    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.holds("{CGRect={CGPoint=dd}{CGSize=dd}}") ? source.cgRectValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.cgRectValue ?? .zero
    }
}
