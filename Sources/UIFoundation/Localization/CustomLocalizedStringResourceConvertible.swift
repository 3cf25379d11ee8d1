/// A value that is shown as a text to be translated.
public nonisolated protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}
