import Foundation

/// The digits of a number with a fraction.
public struct OSLogFloatFormatting {
    private let letter: String
    private let hasSign: Bool
    private let precision: () -> Int

    /// Six digits behind the point.
    public static var fixed: OSLogFloatFormatting { fixed() }
    /// Hexadecimal digits and a power of two.
    public static var hex: OSLogFloatFormatting { hex() }
    /// Digits and a power of ten.
    public static var exponential: OSLogFloatFormatting { exponential() }
    /// The shorter of fixed and exponential.
    public static var hybrid: OSLogFloatFormatting { hybrid() }

    /// Digits behind the point.
    /// - Parameters:
    ///   - precision: How many.
    ///   - explicitPositiveSign: Whether numbers that are not negative have a plus.
    ///   - uppercase: Whether letters are large.
    public static func fixed(
        precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: uppercase ? "F" : "f", hasSign: explicitPositiveSign, precision: precision)
    }

    /// Hexadecimal digits and a power of two.
    /// - Parameters:
    ///   - explicitPositiveSign: Whether numbers that are not negative have a plus.
    ///   - uppercase: Whether letters are large.
    public static func hex(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: uppercase ? "A" : "a", hasSign: explicitPositiveSign, precision: { -1 })
    }

    /// Digits and a power of ten.
    /// - Parameters:
    ///   - precision: How many digits are behind the point.
    ///   - explicitPositiveSign: Whether numbers that are not negative have a plus.
    ///   - uppercase: Whether letters are large.
    public static func exponential(
        precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: uppercase ? "E" : "e", hasSign: explicitPositiveSign, precision: precision)
    }

    /// The shorter of fixed and exponential.
    /// - Parameters:
    ///   - precision: How many digits there are.
    ///   - explicitPositiveSign: Whether numbers that are not negative have a plus.
    ///   - uppercase: Whether letters are large.
    public static func hybrid(
        precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: uppercase ? "G" : "g", hasSign: explicitPositiveSign, precision: precision)
    }

    func text(of number: Double) -> String {
        let digits = precision()
        let format = "%" + (hasSign ? "+" : "") + (digits < 0 ? "" : ".\(min(digits, 99))") + letter
        return String(format: format, number)
    }
}
