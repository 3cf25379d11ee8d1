public import Foundation

nonisolated extension String {
    /// A text to be translated: its key in tables, and its values.
    ///
    /// A literal with values becomes a key with their specifiers: `"\(3) cats"` has the key `%lld cats`.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let key: String
        let arguments: [Argument]

        /// A value and its conversion in a format.
        enum Argument: Equatable, Sendable {
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)
            case text(String)

            var value: any FormatArgument {
                switch self {
                case .integer(let number): number
                case .unsigned(let number): number
                case .number(let number): number
                case .text(let text): text
                }
            }
        }

        /// Makes a text without values, of a key as a value that was put together while the program runs.
        public init(_ value: String) { (key, arguments) = (value, []) }

        /// Makes a text of a literal without values: its key is the literal's value.
        public init(stringLiteral value: String) { self.init(value) }

        /// Makes a text of a literal with values, whose interpolation has collected them.
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// Collects the pieces of a literal with values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            /// Begins a literal with a capacity of some bytes and a count of values.
            public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

            /// Appends a literal piece, in which a percent sign is escaped.
            public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

            /// Appends a string.
            public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

            /// Appends a part of a string.
            public mutating func appendInterpolation(_ string: Substring) { append(.text(String(string)), "%@") }

            /// Appends a whole number.
            public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
                let isLong = Number.bitWidth > 32
                if Number.isSigned {
                    append(.integer(Int64(truncatingIfNeeded: number)), isLong ? "%lld" : "%d")
                } else {
                    append(.unsigned(UInt64(truncatingIfNeeded: number)), isLong ? "%llu" : "%u")
                }
            }

            /// Appends a number with a fraction.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
                append(.number(Double(number)), Number.self == Float.self ? "%f" : "%lf")
            }

            /// Appends a whole number with a specifier of the app's own, such as `%02lld`.
            public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number, specifier: String) {
                append(
                    Number.isSigned
                        ? .integer(Int64(truncatingIfNeeded: number)) : .unsigned(UInt64(truncatingIfNeeded: number)),
                    specifier)
            }

            /// Appends a number with a fraction and a specifier of the app's own, such as `%.2f`.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number, specifier: String) {
                append(.number(Double(number)), specifier)
            }

            /// Appends a value in the form that a style gives it.
            public mutating func appendInterpolation<Value, Style: FormatStyle>(_ value: Value, format: Style)
            where Style.FormatInput == Value, Style.FormatOutput == String {
                append(.text(format.format(value)), "%@")
            }

            private mutating func append(_ argument: Argument, _ specifier: String) {
                key += specifier
                arguments.append(argument)
            }
        }
    }

    /// Makes the text of a literal in the user's language.
    ///
    /// Status: partial – without attributes, markdown and grammar agreement.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key in tables, and the text where no table has it.
    ///   - table: the table; nil means `Localizable`.
    ///   - bundle: the bundle whose tables are searched; nil means the main one.
    ///   - locale: the locale that numbers are written for.
    ///   - comment: a remark for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = Self.text(
            of: keyAndValue.key, default: keyAndValue, table: table, bundle: bundle ?? .main, locale: locale)
    }

    /// Makes the text of a key in the user's language.
    ///
    /// - Parameters:
    ///   - key: the key in tables.
    ///   - defaultValue: the text where no table has the key, and its values.
    ///   - table: the table; nil means `Localizable`.
    ///   - bundle: the bundle whose tables are searched; nil means the main one.
    ///   - locale: the locale that numbers are written for.
    ///   - comment: a remark for translators.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = Self.text(
            of: "\(key)", default: defaultValue, table: table, bundle: bundle ?? .main, locale: locale)
    }

    static func text(
        of key: String, default value: LocalizationValue, table: String?, bundle: Bundle, locale: Locale,
        wanted: [String] = []
    ) -> String {
        let format = localizedText(key, tableName: table, bundle: bundle, value: value.key, wanted: wanted)
        let arguments = value.arguments.map(\.value)
        // A text without values is no format: a percent sign in it is one.
        guard !arguments.isEmpty else { return format }
        return formatted(format, locale: locale, arguments)
    }
}
