public import Foundation

extension CGPoint {
    /// The coordinates under the keys `X` and `Y`.
    public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

    /// Takes a dictionary as of `dictionaryRepresentation`; nil when a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict.number("X"), let y = dict.number("Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// The lengths under the keys `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

    /// Takes a dictionary as of `dictionaryRepresentation`; nil when a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict.number("Width"), let height = dict.number("Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// The origin and the size under the keys `X`, `Y`, `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { first, _ in first }
    }

    /// Takes a dictionary as of `dictionaryRepresentation`; nil when a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension CFDictionary {
    fileprivate func number(_ key: String) -> CGFloat? {
        switch self[key] {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
