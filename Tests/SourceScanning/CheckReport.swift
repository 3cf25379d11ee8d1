import Testing

/// The number of things that a check looked at, and the mistakes that it found.
struct CheckReport {
    /// How many things were looked at.
    var seen = 0
    /// Sentences that begin with a path and a line.
    var findings: [String] = []

    /// Fails with all findings, and when the check saw too little to prove that there are none.
    func expectClean(atLeast minimum: Int, of what: String, sourceLocation: SourceLocation = #_sourceLocation) {
        if !findings.isEmpty {
            Issue.record(Comment(rawValue: findings.joined(separator: "\n")), sourceLocation: sourceLocation)
        }
        #expect(seen >= minimum, "The check saw only \(seen) \(what).", sourceLocation: sourceLocation)
    }
}
