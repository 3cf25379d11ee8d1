/// One `import` line.
struct SwiftImport {
    var module: String
    /// Access level and attributes.
    var modifiers: [String]
    /// Counted from 1.
    var line: Int
}
