/// A fault in a resource file: the file, the line, the text found there, and the expected one.
package struct ResourceFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    package var file: String
    /// The line, counted from 1; nil where a file has no lines, such as a binary one.
    package var line: Int?
    package var found: String
    package var expected: String

    package init(file: String, line: Int?, found: String, expected: String) {
        (self.file, self.line, self.found, self.expected) = (file, line, found, expected)
    }

    /// The sentence without the file.
    package var sentence: String { "found \(found), expected \(expected)." }

    package var description: String { file + (line.map { ":\($0)" } ?? "") + ": " + sentence }

    /// A piece of a file as a sentence shows it: in quotes, on one line and not too long.
    package static func quoted(_ text: some StringProtocol) -> String {
        let line = text.prefix(41).map { $0.isNewline ? " " : String($0) }.joined()
        return "\"" + (line.count > 40 ? line.prefix(39) + "…" : line) + "\""
    }
}
