/// A text on the clipboard in the forms in which X clients ask for one.
///
/// Bytes are handed on unchanged: line ends are kept, and a zero byte is a character like others.
nonisolated enum ClipboardText {
    /// The forms that are offered, the best first.
    static let offered: [ClipboardAtom] = [.utf8PlainText, .utf8String, .plainText, .string, .text]
    /// The forms that are asked for, the best first. `TEXT` is left out: its owners have another one too.
    static let read: [ClipboardAtom] = [.utf8PlainText, .utf8String, .plainText, .string]

    /// The bytes for a form, and the type to name with them; nil for a form that is not offered.
    static func encode(_ text: String, as target: ClipboardAtom) -> (bytes: [UInt8], type: ClipboardAtom)? {
        switch target {
        case .string: (latin1(text), .string)
        // Here the owner chooses.
        case .text: (Array(text.utf8), .utf8String)
        case .utf8PlainText, .utf8String, .plainText: (Array(text.utf8), target)
        default: nil
        }
    }

    /// The text that was given with a type for a form that was asked for.
    static func decode(_ bytes: [UInt8], type: ClipboardAtom?, target: ClipboardAtom) -> String {
        // Owners may answer with another type than was asked for; the type in the answer counts.
        switch type ?? target {
        case .string: latin1(bytes)
        // Without a character set programs of old mean that of their language, which UTF-8 is not by accident.
        case .plainText: String(validating: bytes, as: UTF8.self) ?? latin1(bytes)
        default: String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Latin-1 has the first 256 characters of Unicode; others become question marks.
    private static func latin1(_ text: String) -> [UInt8] {
        text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
    }

    private static func latin1(_ bytes: [UInt8]) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
        return String(scalars)
    }
}
