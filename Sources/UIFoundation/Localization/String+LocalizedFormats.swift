public import Foundation

nonisolated extension String {
    /// Makes a text of a format and arguments, with the plural forms of the user's language.
    ///
    /// Status: partial – `init(format:arguments:)` is Foundation's alone and knows no plurals.
    public init(format: String, _ arguments: any FormatArgument...) {
        self = Self.formatted(format, locale: nil, arguments)
    }

    /// Makes a text of a format and arguments, with the plural forms of the user's language and the digits of a locale.
    public init(format: String, locale: Locale?, _ arguments: any FormatArgument...) {
        self = Self.formatted(format, locale: locale, arguments)
    }

    /// A text of a format and arguments, with the plural forms and the digits of the user's language.
    public static func localizedStringWithFormat(_ format: String, _ arguments: any FormatArgument...) -> String {
        let locale = InterfaceLanguages.current.first.map { Locale(identifier: $0) } ?? .current
        return formatted(format, locale: locale, arguments)
    }

    private static func formatted(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        guard let expanded = LocalizedFormats.shared.expanded(format, arguments) else {
            return String(format: format, locale: locale, arguments: arguments)
        }
        return String(format: expanded.format, locale: locale, arguments: expanded.arguments)
    }
}
