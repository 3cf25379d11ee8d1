import Foundation
import Synchronization
import _FoundationICU

/// The plural categories of languages, by the rules of the Unicode project in Foundation.
package enum PluralRules {
    /// The rules are opened once for each language; they are read by one thread at a time.
    private struct Opened: @unchecked Sendable { var rules: OpaquePointer? }

    private static let opened = Mutex<[String: Opened]>([:])

    /// The category of a number in a language, such as `one`; `other` where a language has no rules.
    package static func category(of number: Double, language: String) -> String {
        opened.withLock { opened in
            let rules: OpaquePointer?
            if let known = opened[language] {
                rules = known.rules
            } else {
                var status = U_ZERO_ERROR
                rules = swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status)
                opened[language] = Opened(rules: status.rawValue <= U_ZERO_ERROR.rawValue ? rules : nil)
            }
            guard let rules else { return "other" }
            var status = U_ZERO_ERROR
            var units = [UInt16](repeating: 0, count: 16)
            let count = swift_uplrules_select(rules, number, &units, Int32(units.count), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, count <= 16 else { return "other" }
            return String(decoding: units[..<Int(count)], as: UTF16.self)
        }
    }

    /// The categories of an argument, the best first: `zero` for the number 0, then that of its language.
    ///
    /// Tables may have a text for zero in languages whose rules have no such category. None for values that are no numbers.
    package static func categories(of argument: Any, language: String) -> [String] {
        let number: Double
        switch argument {
        case let whole as any BinaryInteger: number = Double(whole)
        case let fraction as any BinaryFloatingPoint: number = Double(fraction)
        case let object as NSNumber: number = object.doubleValue
        default: return []
        }
        return (number == 0 ? ["zero"] : []) + [category(of: number, language: language)]
    }
}
