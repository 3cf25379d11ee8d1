import Observation
import UIKit

/// All notes, the one changed last in front, in a file where the session keeps any.
@Observable final class NoteStore {
    private(set) var notes: [Note]
    @ObservationIgnored private let file: URL?

    /// Reads the notes of a folder; without one, or with none in it, there are samples.
    init(folder: URL?) {
        file = folder?.appendingPathComponent("notes.json")
        notes = Self.inOrder(Self.read(file) ?? Note.samples(before: Date()))
    }

    subscript(id: Note.ID) -> Note? { notes.first { $0.id == id } }

    /// Makes an empty note, which is kept from its first change on.
    func makeNote() -> Note { Note(id: (notes.map(\.id).max() ?? 0) + 1, changed: Date()) }

    /// Keeps the text of a note; an empty one is removed.
    func save(_ text: NoteText, of note: Note) {
        guard text != note.text else { return }
        var others = notes.filter { $0.id != note.id }
        if !text.parts.isEmpty { others.append(Note(id: note.id, text: text, changed: Date())) }
        write(others)
    }

    /// Removes a note; undoing brings it back.
    func remove(_ note: Note, undoManager: UndoManager?) {
        write(notes.filter { $0.id != note.id })
        undoManager?.registerUndo(withTarget: self) { $0.bringBack(note, undoManager: undoManager) }
        undoManager?.setActionName("Delete Note")
    }

    private func bringBack(_ note: Note, undoManager: UndoManager?) {
        write(notes.filter { $0.id != note.id } + [note])
        undoManager?.registerUndo(withTarget: self) { $0.remove(note, undoManager: undoManager) }
    }

    private static func inOrder(_ notes: [Note]) -> [Note] {
        notes.sorted { ($1.changed, $1.id) < ($0.changed, $0.id) }
    }

    // MARK: The file

    private func write(_ changed: [Note]) {
        notes = Self.inOrder(changed)
        guard let file else { return }
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(notes).write(to: file, options: .atomic)
        } catch {
            Self.warn("The notes could not be saved in \(file.path): \(error)")
        }
    }

    /// nil when there is no file, or one that cannot be read, which is renamed.
    private static func read(_ file: URL?) -> [Note]? {
        guard let file, let data = FileManager.default.contents(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode([Note].self, from: data)
        } catch {
            let damaged = file.appendingPathExtension("damaged")
            try? FileManager.default.moveItem(at: file, to: damaged)
            warn("The notes could not be read. Their file is \(damaged.path) now: \(error)")
            return nil
        }
    }

    private static func warn(_ sentence: String) { FileHandle.standardError.write(Data("Notes: \(sentence)\n".utf8)) }
}
