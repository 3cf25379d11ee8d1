/// The names before the braces of a class or an extension, or those of a typealias.
struct TypeHeader: Sendable {
    /// The first is the type's own.
    var names: [WordHash]
    /// Whether an attribute exposes all members of the class, and of the classes below it.
    var exposesAll: Bool

    /// The classes that expose all their members, and other types whose headers have the name of one.
    static func exposing(among headers: [TypeHeader]) -> Set<WordHash> {
        var found = Set(headers.filter(\.exposesAll).compactMap(\.names.first))
        var isDone = found.isEmpty
        while !isDone {
            isDone = true
            for header in headers {
                guard let name = header.names.first, header.names.dropFirst().contains(where: found.contains) else {
                    continue
                }
                if found.insert(name).inserted { isDone = false }
            }
        }
        return found
    }
}
