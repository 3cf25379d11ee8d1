/// An entry of a project file: a target, a group, a file, a phase or another thing.
package struct ProjectObject {
    package let id: String
    /// The kind of thing, such as `PBXGroup`.
    package let kind: String
    /// The line of the project file on which the entry begins.
    package let line: Int
    private let fields: [String: Any]

    init(id: String, kind: String, line: Int, fields: [String: Any]) {
        (self.id, self.kind, self.line, self.fields) = (id, kind, line, fields)
    }

    func string(_ key: String) -> String? { fields[key] as? String }

    /// A list of texts; a single text counts as a list of one.
    func strings(_ key: String) -> [String] {
        if let text = fields[key] as? String { return [text] }
        return (fields[key] as? [Any] ?? []).compactMap { $0 as? String }
    }

    func dictionary(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }
}
