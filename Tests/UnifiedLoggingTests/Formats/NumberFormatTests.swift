import Testing

@testable import UnifiedLogging

@Suite struct NumberFormatTests {
    private func text(_ message: OSLogMessage) -> String {
        message.text(for: LogOutput(mode: nil, showsPrivateParts: false) { _ in })
    }

    @Test func `whole numbers are written in digits of the base that is asked for`() {
        #expect(text("\(255, format: .hex)") == "ff")
        #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))") == "0x00FF")
        #expect(text("\(8, format: .octal)") == "10")
        #expect(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+007")
        #expect(text("\(-7, format: .decimal(minDigits: 3))") == "-007")
    }

    @Test func `fractions have as many digits as are asked for`() {
        #expect(text("\(1.0 / 3, format: .fixed(precision: 2))") == "0.33")
        #expect(text("\(1234.5, format: .exponential(precision: 1))") == "1.2e+03")
        #expect(text("\(0.5, format: .hybrid)") == "0.5")
        #expect(text("\(0.5, format: .hex)") == "0x1p-1")
        #expect(text("\(2.0, format: .fixed(precision: 0, explicitPositiveSign: true))") == "+2")
    }

    @Test func `columns are filled with spaces`() {
        #expect(text("[\(7, align: .right(columns: 3))]") == "[  7]")
        #expect(text("[\("ab", align: .left(columns: 4), privacy: .public)]") == "[ab  ]")
        #expect(text("[\("abc", align: .left(columns: 2), privacy: .public)]") == "[abc]")
    }

    @Test func `truths have two pairs of words`() {
        #expect(text("\(true, format: .answer) \(false, format: .answer) \(false)") == "YES NO false")
    }
}
