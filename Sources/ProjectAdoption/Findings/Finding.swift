/// A part of a project that does not work on Linux, or that a developer should check.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// The line, from 1 on.
    package let line: Int
    package let text: String

    package init(path: String, line: Int, text: String) { (self.path, self.line, self.text) = (path, line, text) }

    package var description: String { "\(path):\(line): warning: \(text)." }
}
