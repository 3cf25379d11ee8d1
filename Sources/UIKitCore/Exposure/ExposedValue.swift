import Foundation

/// Values of any type on their way to a property or a parameter of a certain type.
nonisolated enum ExposedValue {
    /// The value in the type that is wanted; nil where it is not one of it.
    ///
    /// Numbers become those of any other kind, and enumerations that are made of numbers or texts are made of theirs, as in
    /// Objective-C, where they are the same.
    static func cast<Wanted>(_ value: Any?, to type: Wanted.Type) -> Wanted? {
        if let value = value as? Wanted { return value }
        if let optional = type as? any ExposedOptional.Type {
            // A cast of no value at all would succeed: as the optional's nil.
            guard let found = optional.cast(value) else { return nil }
            return found as? Wanted
        }
        guard let value else { return nil }
        if let kind = type as? any ExposedNumber.Type {
            return (value as? NSNumber).flatMap { kind.init(exposing: $0) as? Wanted }
        }
        if let kind = type as? any RawRepresentable.Type { return make(kind, from: value) as? Wanted }
        return nil
    }

    private static func make<Kind: RawRepresentable>(_ kind: Kind.Type, from value: Any) -> Kind? {
        cast(value, to: Kind.RawValue.self).flatMap { Kind(rawValue: $0) }
    }

    /// The type without the optionals around it.
    static func wrapped(_ type: Any.Type) -> Any.Type {
        (type as? any ExposedOptional.Type).map { wrapped($0.wrapped) } ?? type
    }

    /// The value without the optionals around it.
    static func flatten(_ value: Any) -> Any? {
        guard let optional = value as? any ExposedOptional else { return value }
        return optional.flattened
    }
}

/// An optional, whose wrapped type is asked.
private nonisolated protocol ExposedOptional {
    static func cast(_ value: Any?) -> Self?
    static var wrapped: Any.Type { get }
    var flattened: Any? { get }
}

nonisolated extension Optional: ExposedOptional {
    fileprivate static func cast(_ value: Any?) -> Wrapped?? { ExposedValue.cast(value, to: Wrapped.self).map { $0 } }

    fileprivate static var wrapped: Any.Type { Wrapped.self }

    fileprivate var flattened: Any? { flatMap { ExposedValue.flatten($0) } }
}

/// A number that can be made from an object.
private nonisolated protocol ExposedNumber {
    init(exposing number: NSNumber)
}

nonisolated extension Bool: ExposedNumber { fileprivate init(exposing number: NSNumber) { self = number.boolValue } }
nonisolated extension Double: ExposedNumber {
    fileprivate init(exposing number: NSNumber) { self = number.doubleValue }
}
nonisolated extension Float: ExposedNumber { fileprivate init(exposing number: NSNumber) { self = number.floatValue } }
nonisolated extension CGFloat: ExposedNumber {
    fileprivate init(exposing number: NSNumber) { self.init(number.doubleValue) }
}
nonisolated extension Int: ExposedNumber { fileprivate init(exposing number: NSNumber) { self = number.intValue } }
nonisolated extension Int8: ExposedNumber { fileprivate init(exposing number: NSNumber) { self = number.int8Value } }
nonisolated extension Int16: ExposedNumber { fileprivate init(exposing number: NSNumber) { self = number.int16Value } }
nonisolated extension Int32: ExposedNumber { fileprivate init(exposing number: NSNumber) { self = number.int32Value } }
nonisolated extension Int64: ExposedNumber { fileprivate init(exposing number: NSNumber) { self = number.int64Value } }
nonisolated extension UInt: ExposedNumber { fileprivate init(exposing number: NSNumber) { self = number.uintValue } }
nonisolated extension UInt8: ExposedNumber { fileprivate init(exposing number: NSNumber) { self = number.uint8Value } }
nonisolated extension UInt16: ExposedNumber {
    fileprivate init(exposing number: NSNumber) { self = number.uint16Value }
}
nonisolated extension UInt32: ExposedNumber {
    fileprivate init(exposing number: NSNumber) { self = number.uint32Value }
}
nonisolated extension UInt64: ExposedNumber {
    fileprivate init(exposing number: NSNumber) { self = number.uint64Value }
}
