/// The digits of a whole number.
public struct OSLogIntegerFormatting {
    private let radix: Int
    private let hasSign: Bool
    private let prefix: String
    private let isUppercase: Bool
    private let minDigits: () -> Int

    /// Decimal digits.
    public static var decimal: OSLogIntegerFormatting { decimal() }
    /// Hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { hex() }
    /// Octal digits.
    public static var octal: OSLogIntegerFormatting { octal() }

    /// Decimal digits.
    /// - Parameters:
    ///   - explicitPositiveSign: Whether numbers that are not negative have a plus.
    ///   - minDigits: As many digits as there are at least.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 10, hasSign: explicitPositiveSign, prefix: "", isUppercase: false, minDigits: minDigits)
    }

    /// Hexadecimal digits.
    /// - Parameters:
    ///   - explicitPositiveSign: Whether numbers that are not negative have a plus.
    ///   - includePrefix: Whether `0x` is written first.
    ///   - uppercase: Whether letters are large.
    ///   - minDigits: As many digits as there are at least.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, hasSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
            minDigits: minDigits)
    }

    /// Octal digits.
    /// - Parameters:
    ///   - explicitPositiveSign: Whether numbers that are not negative have a plus.
    ///   - includePrefix: Whether `0o` is written first.
    ///   - uppercase: Octal digits have no letters.
    ///   - minDigits: As many digits as there are at least.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, hasSign: explicitPositiveSign, prefix: includePrefix ? "0o" : "", isUppercase: uppercase,
            minDigits: minDigits)
    }

    func text<T: FixedWidthInteger>(of number: T) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minDigits() - digits.count))
        return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
    }
}
