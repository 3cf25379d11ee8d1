/// An error in a recording: its line, the text that was found, and the text that belongs there.
package nonisolated struct RecordingError: Error, Hashable, CustomStringConvertible {
    package let file: String
    /// Counted from 1.
    package let line: Int
    package let found: String
    package let expected: String
    /// Whether a file is missing that the line names.
    package let lacksFile: Bool

    package init(file: String, line: Int, found: String, expected: String, lacksFile: Bool = false) {
        self.lacksFile = lacksFile
        self.file = file
        self.line = line
        self.found = found
        self.expected = expected
    }

    package var description: String { "\(file), line \(line): found \(found), expected \(expected)." }
}
