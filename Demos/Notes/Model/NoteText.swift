import Foundation

/// The text of a note as a file keeps it: parts that look the same, one after the other.
struct NoteText: Codable, Equatable {
    /// Text with one look, or a picture.
    struct Part: Codable, Equatable {
        var text = ""
        var kind = ParagraphKind.body
        var isBold: Bool?
        var isItalic: Bool?
        var isUnderlined: Bool?
        var isStruck: Bool?
        var link: URL?
        /// Whether the box of a task, which the part consists of, is checked.
        var isChecked: Bool?
        /// The picture that the part consists of, as a PNG file.
        var picture: Data?
    }

    var parts: [Part] = []

    /// The characters, without boxes and pictures.
    var string: String { parts.map(\.text).joined() }

    /// The lines that have any text.
    var lines: [String] {
        string.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
