import Foundation

/// A value that an expression has, as objects see it: a number is a number however Swift stores it, and `NSNull` is nil.
struct PredicateValue {
    /// The value; nil for nil and for `NSNull`.
    let object: Any?

    init(_ value: Any?) {
        guard let value else { object = nil; return }
        // Optionals in a value of type `Any` are peeled by the cast.
        let peeled = (value as? any PeeledOptional).map(\.peeled) ?? value
        object = peeled is NSNull ? nil : peeled
    }

    var isNil: Bool { object == nil }

    /// Nil in a set. On Linux two objects of `NSNull` are equal but have hashes of their own, so that a set takes them for
    /// different ones.
    private static let null = NSNull()

    /// The value as a member of a set, where nil is one too.
    var member: Any { bridged ?? Self.null }

    var number: NSNumber? {
        if let object, type(of: object) == CGFloat.self, let width = object as? CGFloat {
            return NSNumber(value: Double(width))
        }
        return object as? NSNumber
    }

    var string: String? { object as? String }

    var date: Date? { object as? Date }

    /// The elements of an array or a set, and the values of a dictionary; nil for other values.
    var elements: [Any]? {
        switch object {
        case nil, is String, is NSNumber: nil
        case let array as [Any]: array
        // Hash order: whether an element is there, and whether all are so, does not depend on it.
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSOrderedSet: set.array
        // Hash order: whether a value is there does not depend on it.
        case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
        default: nil
        }
    }

    /// The elements of an array or a set, which unlike a dictionary have keys themselves.
    var listElements: [Any]? { object is NSDictionary ? nil : elements }

    /// The elements for results that show their order: those of sets are sorted by their descriptions.
    var orderedElements: [Any]? {
        guard let elements, !(object is NSArray || object is NSOrderedSet) else { return elements }
        return Self.sorted(elements)
    }

    static func sorted(_ elements: [Any]) -> [Any] {
        elements.map { (String(describing: $0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The value as an object, as constants are kept: collections are bridged once.
    var bridged: Any? {
        if let number { return number }
        return switch object {
        case let text as String: text
        case let array as NSArray: array
        case let set as NSSet: set
        case let dictionary as NSDictionary: dictionary
        default: object
        }
    }

    /// The sum, mean and other results of numbers are doubles, but for those of whole numbers alone.
    static func numbers(of values: [Any?], for name: String) -> [NSNumber] {
        values.compactMap { value in
            let value = PredicateValue(value)
            if value.isNil { return nil }
            guard let number = value.number ?? value.string.map({ NSNumber(value: NSString(string: $0).doubleValue) })
            else {
                fatalError(
                    "\(name) needs numbers, but a value is \(type(of: value.object!)). Give it a key path to numbers.")
            }
            return number
        }
    }
}

private protocol PeeledOptional {
    var peeled: Any? { get }
}

extension Optional: PeeledOptional {
    fileprivate var peeled: Any? {
        guard let self else { return nil }
        return (self as? any PeeledOptional).map(\.peeled) ?? self
    }
}

extension NSNumber {
    /// Whether it has no fraction and fits 64 bits.
    var isWhole: Bool {
        guard !(self is NSDecimalNumber) else { return false }
        return switch Character(UnicodeScalar(UInt8(bitPattern: objCType.pointee))) {
        case "f", "d": false
        case "Q", "L": uint64Value <= UInt64(Int64.max)
        default: true
        }
    }
}
