import Foundation
import Observation
import UIKit

/// All contacts, in a file of their own where the session keeps any.
@Observable final class ContactStore {
    /// All letters that contacts can be below, in the order of the list.
    static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]

    /// Contacts below the letter that they have in common.
    struct Section: Equatable {
        let letter: String
        let contacts: [Contact]
    }

    /// In the order of the list.
    private(set) var contacts: [Contact] { didSet { sections = Self.sections(of: contacts) } }
    private(set) var sections: [Section]
    @ObservationIgnored private let file: URL?

    /// Reads the contacts of a folder; without one, or with none in it, there are some to begin with.
    init(folder: URL?) {
        file = folder?.appendingPathComponent("contacts.json")
        let contacts = Self.sorted(Self.read(file) ?? Contact.samples)
        (self.contacts, sections) = (contacts, Self.sections(of: contacts))
    }

    private static func sections(of contacts: [Contact]) -> [Section] {
        var letters: [String] = []
        var groups: [String: [Contact]] = [:]
        for contact in contacts {
            if groups[contact.letter] == nil { letters.append(contact.letter) }
            groups[contact.letter, default: []].append(contact)
        }
        return letters.map { Section(letter: $0, contacts: groups[$0] ?? []) }
    }

    subscript(id: Contact.ID) -> Contact? { contacts.first { $0.id == id } }

    /// A contact without a name, with an identity of its own.
    func makeContact() -> Contact { Contact(id: (contacts.map(\.id).max() ?? 0) + 1) }

    /// Adds a contact, or replaces the one with its number.
    func save(_ contact: Contact) { write(contacts.filter { $0.id != contact.id } + [contact]) }

    /// Takes a contact out; `undoManager` can bring it back.
    func remove(_ contact: Contact, undoManager: UndoManager?) {
        write(contacts.filter { $0.id != contact.id })
        undoManager?.registerUndo(withTarget: self) { $0.restore(contact, undoManager: undoManager) }
        undoManager?.setActionName("Delete Contact")
    }

    private func restore(_ contact: Contact, undoManager: UndoManager?) {
        save(contact)
        undoManager?.registerUndo(withTarget: self) { $0.remove(contact, undoManager: undoManager) }
    }

    // MARK: The file

    private func write(_ changed: [Contact]) {
        contacts = Self.sorted(changed)
        guard let file else { return }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(contacts).write(to: file, options: .atomic)
        } catch {
            report("The contacts could not be saved in \(file.path): \(error)")
        }
    }

    /// nil when there is no file, or one that cannot be read, which is put aside.
    private static func read(_ file: URL?) -> [Contact]? {
        guard let file, let data = FileManager.default.contents(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode([Contact].self, from: data)
        } catch {
            let aside = file.appendingPathExtension("damaged")
            rename(file.path, aside.path)
            report("The contacts could not be read, so they were put aside as \(aside.path): \(error)")
            return nil
        }
    }

    private static func sorted(_ contacts: [Contact]) -> [Contact] {
        contacts.map { (contact: $0, isLast: $0.letter == "#", name: $0.sortName) }
            .sorted { left, right in
                if left.isLast != right.isLast { return right.isLast }
                return left.name == right.name ? left.contact.id < right.contact.id : left.name < right.name
            }
            .map(\.contact)
    }

    private static func report(_ sentence: String) {
        FileHandle.standardError.write(Data("Contacts: \(sentence)\n".utf8))
    }

    private func report(_ sentence: String) { Self.report(sentence) }
}
