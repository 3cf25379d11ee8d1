public import Foundation

/// A text that is translated where it is shown: its key, its values, and the location of its table.
///
/// Status: partial – it has no archives, and `AttributedString` is not made of it.
public nonisolated struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
    CustomLocalizedStringResourceConvertible
{
    /// The bundle whose tables have the text.
    public enum BundleDescription: Sendable {
        /// The app's.
        case main
        /// That of a class.
        case forClass(AnyClass)
        /// That of a folder.
        case atURL(URL)

        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let owner): Bundle(for: owner)
            // A folder that is no bundle has no texts; the app's own are the next best.
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// The key in tables.
    public let key: String
    /// The text where no table has the key, and its values.
    public let defaultValue: String.LocalizationValue
    /// The table; nil means `Localizable`.
    public let table: String?
    /// The locale that numbers are written for, and the language that the text is in where the bundle has it.
    public var locale: Locale
    /// The location of the table.
    public let bundle: BundleDescription

    /// Makes a text to be translated of a literal.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key in tables, and the text where no table has it.
    ///   - table: The table; nil means `Localizable`.
    ///   - locale: The locale that it is shown for.
    ///   - bundle: The location of the table.
    ///   - comment: A remark for translators.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table, self.locale, self.bundle) = (
            keyAndValue.key, keyAndValue, table, locale, bundle
        )
    }

    /// Makes a text to be translated of a key.
    ///
    /// - Parameters:
    ///   - key: The key in tables.
    ///   - defaultValue: The text where no table has the key, and its values.
    ///   - table: The table; nil means `Localizable`.
    ///   - locale: The locale that it is shown for.
    ///   - bundle: The location of the table.
    ///   - comment: A remark for translators.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table, self.locale, self.bundle) =
            ("\(key)", defaultValue, table, locale, bundle)
    }

    /// Makes a text of the app's default table, of a literal without values.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Makes a text of the app's default table, of a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }

    /// Whether both have the same key, values, table, location and locale.
    public static func == (first: Self, second: Self) -> Bool {
        first.key == second.key && first.defaultValue == second.defaultValue && first.table == second.table
            && first.locale == second.locale && first.bundle.bundle.bundlePath == second.bundle.bundle.bundlePath
    }

    /// The language of the locale where another one than the user's was asked for.
    var wantedLanguages: [String] { locale.identifier == Locale.current.identifier ? [] : [locale.identifier] }
}

nonisolated extension String {
    /// Makes the text of a resource in its language.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = Self.text(
            of: resource.key, default: resource.defaultValue, table: resource.table, bundle: resource.bundle.bundle,
            locale: resource.locale, wanted: resource.wantedLanguages)
    }
}
