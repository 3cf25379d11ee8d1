/// A position in a file that cannot be read, with the text found there and the expected one.
package struct ProjectFault: Error, Equatable, CustomStringConvertible {
    package let path: String
    /// The line, from 1 on.
    package let line: Int
    package let found: String
    package let expected: String

    package init(path: String, line: Int, found: String, expected: String) {
        (self.path, self.line, self.found, self.expected) = (path, line, found, expected)
    }

    package var description: String { "\(path):\(line): error: found \(found), expected \(expected)." }
}
