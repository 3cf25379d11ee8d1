public import Foundation

/// The text of a key in the user's language, which `NSLocalizedString` of an app's module returns.
///
/// Foundation's own function crashes where there are plurals and chooses languages by rules of its own, and one that is declared
/// in a framework would be ambiguous; so the build gives each module a function of this name that leads here. The language is
/// that of the launch, else the first of those in `LANGUAGE` and `LANG` that the bundle has; a key that the chosen one lacks is
/// looked up in `Base.lproj` and in the development language.
///
/// Status: partial – a launch has one language, the first of the system's list.
///
/// A text that numbers vary is a format: `String.localizedStringWithFormat(_:_:)` and `String(format:_:)` choose its parts
/// where the arguments are numbers and texts.
///
/// - Parameters:
///   - key: the key in the table.
///   - tableName: the table, a file's name without its end; nil or an empty name means `Localizable`.
///   - bundle: the bundle whose tables are searched.
///   - value: the text where no table has the key; the key itself where this is empty.
public nonisolated func anoleLocalizedString(
    _ key: String, tableName: String?, bundle: Bundle, value: String
) -> String {
    localizedText(key, tableName: tableName, bundle: bundle, value: value)
}

/// The text of a key in the user's language, or in one that is wanted more.
nonisolated func localizedText(
    _ key: String, tableName: String?, bundle: Bundle, value: String, wanted: [String] = []
) -> String {
    let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    switch LocalizedTables.shared.text(key, table: table, in: bundle, wanted: wanted) {
    case .plain(let text)?: return text
    case .varied(let text, let language)?: return LocalizedFormats.shared.format(for: text, language: language)
    case nil: return value.isEmpty ? key : value
    }
}
