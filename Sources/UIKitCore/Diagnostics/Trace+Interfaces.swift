import HostInterface

extension Trace {
    /// Writes the line of an interface file whose objects were made.
    ///
    /// - Parameters:
    ///   - file: The file's path, of which the name is written.
    ///   - count: The number of the objects that were made.
    ///   - owner: The object for File's Owner; nil for none.
    package func writeInterface(_ file: String, objects count: @autoclosure () -> Int, owner: AnyObject?) {
        write(
            .nib,
            [
                "file": .string(file.lastIndex(of: "/").map { String(file[file.index(after: $0)...]) } ?? file),
                "objects": .number(Double(count())), "owner": name(of: owner),
            ])
    }
}
