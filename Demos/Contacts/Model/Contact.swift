import Foundation

/// A person, with the ways to reach them.
struct Contact: Codable, Equatable, Identifiable {
    let id: Int
    var firstName = ""
    var lastName = ""
    var phone = ""
    var email = ""

    var fullName: String { [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ") }

    /// The first letters of both names; empty for someone without any.
    var initials: String { [firstName, lastName].compactMap { $0.first.map { String($0).uppercased() } }.joined() }

    /// The key by which contacts are sorted: the last name, else the first.
    var sortName: String {
        (lastName.isEmpty ? firstName : lastName + " " + firstName)
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// The heading of the contact in the list: a letter, or a number sign for names that begin with none.
    var letter: String {
        guard let first = sortName.first?.uppercased(), ("A"..."Z").contains(first) else { return "#" }
        return first
    }
}
