import Foundation

extension CGFont {
    /// The key of an axis' name in `variationAxes`.
    public static let variationAxisName: CFString = "kCGFontVariationAxisName"
    /// The key of an axis' least value.
    public static let variationAxisMinValue: CFString = "kCGFontVariationAxisMinValue"
    /// The key of an axis' greatest value.
    public static let variationAxisMaxValue: CFString = "kCGFontVariationAxisMaxValue"
    /// The key of the value that an axis has at first.
    public static let variationAxisDefaultValue: CFString = "kCGFontVariationAxisDefaultValue"

    /// A dictionary for each axis along which the face can be varied; nil for a face that cannot.
    public var variationAxes: CFArray? {
        let axes = axes
        guard !axes.isEmpty else { return nil }
        return axes.map { axis -> CFDictionary in
            [
                Self.variationAxisName: axis.name, Self.variationAxisMinValue: axis.range.lowerBound,
                Self.variationAxisMaxValue: axis.range.upperBound, Self.variationAxisDefaultValue: axis.initial,
            ]
        }
    }

    /// The values of all axes by their names; nil for a face that cannot be varied.
    public var variations: CFDictionary? {
        let axes = axes
        guard !axes.isEmpty else { return nil }
        return CFDictionary(
            axes.map { (AnyHashable($0.name), axisValues[$0.name] ?? $0.initial) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The same face with other values for axes, by their names and cut to their ranges; axes that are not named have their first
    /// values. Nil for a face that cannot be varied.
    public func copy(withVariations variations: CFDictionary?) -> CGFont? {
        let axes = axes
        guard let face, !axes.isEmpty else { return nil }
        var (values, named): ([UInt32: CGFloat], [String: CGFloat]) = ([:], [:])
        for axis in axes {
            let wish = variations?[axis.name].flatMap {
                ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat
            }
            let value = wish.map { min(max($0, axis.range.lowerBound), axis.range.upperBound) } ?? axis.initial
            values[axis.tag] = value
            named[axis.name] = value
        }
        return face.varied(values).map { CGFont(varying: self, face: $0, axisValues: named) }
    }

    private struct Axis {
        let tag: UInt32
        let name: String
        let range: ClosedRange<CGFloat>
        let initial: CGFloat
    }

    /// The axes that the table `fvar` has.
    private var axes: [Axis] {
        let tables = FontTables(face)
        guard let bytes = tables.table("fvar"), let start = FontTables.word(bytes, at: 4),
            let count = FontTables.word(bytes, at: 8), let size = FontTables.word(bytes, at: 10)
        else { return [] }
        return (0..<count).compactMap { index in
            let place = start + index * size
            let values = [4, 8, 12].compactMap { FontTables.long(bytes, at: place + $0) }.map {
                CGFloat(Int32(truncatingIfNeeded: $0)) / 65536
            }
            guard values.count == 3, values[0] <= values[2], let tag = FontTables.long(bytes, at: place),
                let id = FontTables.word(bytes, at: place + 18)
            else { return nil }
            let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
            return Axis(
                tag: UInt32(truncatingIfNeeded: tag),
                name: tables.name(withID: id) ?? String(decoding: letters, as: UTF8.self),
                range: values[0]...values[2], initial: values[1])
        }
    }
}
