/// What objects of a nib note down, in order.
@MainActor enum Journal {
    private(set) static var lines: [String] = []

    static func note(_ line: String) { lines.append(line) }

    /// What a function has noted down.
    static func lines(of action: () -> Void) -> [String] {
        lines = []
        action()
        return lines
    }
}
