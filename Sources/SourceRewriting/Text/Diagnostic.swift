/// A message about a position in an original, in the compiler's form, so that build systems and editors show it like the
/// compiler's own.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    package enum Severity: String, Sendable { case error, warning }

    package var file: String
    /// Counted from 1.
    package var line: Int
    /// Counted from 1, in bytes.
    package var column: Int
    package var severity: Severity
    package var message: String

    package var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}
