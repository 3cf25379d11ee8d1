import Foundation

/// A note with the date of its last change.
struct Note: Codable, Equatable, Identifiable {
    let id: Int
    var text = NoteText()
    var changed: Date

    var title: String { text.lines.first ?? "New Note" }

    /// The line below the title.
    var preview: String { text.lines.dropFirst().first ?? "No additional text" }
}
