import Foundation
import _FoundationICU

/// Numbers with units of time and lists of these, by the tables of the Unicode project in Foundation.
enum DurationWords {
    enum Width: String {
        case full = "unit-width-full-name"
        case short = "unit-width-short"
        case narrow = "unit-width-narrow"
    }

    /// A number with its unit, such as `3 hours`.
    static func text(of count: Int, _ unit: String, digits: Int, _ width: Width, _ language: String) -> String {
        number(count, "unit/\(unit) \(width.rawValue)\(padding(to: digits))", language) ?? "\(count) \(unit)"
    }

    /// A number in the digits of a language.
    static func digits(of count: Int, digits: Int, _ language: String) -> String {
        number(count, "group-off\(padding(to: digits))", language) ?? "\(count)"
    }

    /// A number as it is written beside its unit.
    static func grouped(_ count: Int, _ language: String) -> String {
        number(count, "group-auto", language) ?? "\(count)"
    }

    private static func padding(to digits: Int) -> String {
        digits > 1 ? " integer-width/+" + String(repeating: "0", count: digits) : ""
    }

    private static func number(_ count: Int, _ skeleton: String, _ language: String) -> String? {
        var status = U_ZERO_ERROR
        let skeleton = Array(skeleton.utf16)
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), language, &status)
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatInt(formatter, Int64(count), result, &status)
        var units = [UInt16](repeating: 0, count: 128)
        let length = swift_unumf_resultToString(result, &units, Int32(units.count), &status)
        return text(units, length, status)
    }

    /// Texts with commas and other words between them, as the language lists units.
    static func list(_ texts: [String], _ width: Width, _ language: String) -> String {
        var status = U_ZERO_ERROR
        let width = width == .full ? ULISTFMT_WIDTH_WIDE : ULISTFMT_WIDTH_SHORT
        guard texts.count > 1,
            let formatter = swift_ulistfmt_openForType(language, ULISTFMT_TYPE_UNITS, width, &status)
        else { return texts.joined(separator: ", ") }
        defer { swift_ulistfmt_close(formatter) }
        let pieces = texts.map { Array($0.utf16) }
        let lengths = pieces.map { Int32($0.count) }
        var units = [UInt16](repeating: 0, count: pieces.reduce(64) { $0 + $1.count + 16 })
        let length = pieces.flatMap(\.self).withUnsafeBufferPointer { buffer in
            var end = 0
            let starts = pieces.map { piece in
                defer { end += piece.count }
                return buffer.baseAddress.map { $0 + end }
            }
            return swift_ulistfmt_format(
                formatter, starts, lengths, Int32(pieces.count), &units, Int32(units.count), &status)
        }
        return text(units, length, status) ?? texts.joined(separator: ", ")
    }

    private static func text(_ units: [UInt16], _ length: Int32, _ status: UErrorCode) -> String? {
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0, length <= units.count else { return nil }
        return String(decoding: units[..<Int(length)], as: UTF16.self)
    }
}
