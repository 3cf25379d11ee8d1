/// The notes that objects of a nib make, in order.
@MainActor enum Journal {
    private(set) static var lines: [String] = []

    static func note(_ line: String) { lines.append(line) }

    /// The notes that are made while a function runs.
    static func lines(of action: () -> Void) -> [String] {
        lines = []
        action()
        return lines
    }
}
