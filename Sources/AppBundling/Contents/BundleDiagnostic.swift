package import ResourceFiles

/// A remark on a resource, at a line where it has lines.
package struct BundleDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// Whether the app can be built nevertheless.
    package enum Severity: String, Sendable { case warning, error }

    package var file: String
    package var line: Int?
    package var severity: Severity
    package var message: String

    package init(file: String, line: Int? = nil, severity: Severity, message: String) {
        (self.file, self.line, self.severity, self.message) = (file, line, severity, message)
    }

    package init(_ fault: ResourceFault, severity: Severity) {
        self.init(
            file: fault.file, line: fault.line, severity: severity,
            message: "found \(fault.found), expected \(fault.expected)")
    }

    /// The remark as compilers print it.
    package var description: String { "\(file):\(line ?? 1): \(severity.rawValue): \(message)" }
}
