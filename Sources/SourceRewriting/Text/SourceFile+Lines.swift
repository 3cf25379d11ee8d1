extension SourceFile {
    /// A `#sourceLocation` directive: the next line is a line of the original.
    func directive(line: Int) -> String {
        let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(escaped)\", line: \(line))\n"
    }

    /// The line and the column of an offset, both counted from 1, the column in bytes.
    func position(of offset: Int) -> (line: Int, column: Int) {
        let before = bytes[..<offset]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return (before.count { $0 == UInt8(ascii: "\n") } + 1, offset - start + 1)
    }
}
