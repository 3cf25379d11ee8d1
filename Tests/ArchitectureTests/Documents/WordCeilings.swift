@testable import SourceScanning

/// The shares of comment lines, in percent, that may have a word of each family of `VagueWords`, by target.
struct WordCeilings {
    /// The ceiling of every family in a target without a line in the list.
    static let usual = 1

    /// The ceilings that are higher, in the order of the families.
    let byTarget: [String: [Int]]

    /// Reads a list with one target on a line: its name, then a number for each family. Lines that begin with # are comments.
    init(_ text: String) {
        var byTarget: [String: [Int]] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ").map(String.init)
            let numbers = words.dropFirst().compactMap { Int($0) }
            if let target = words.first, numbers.count == VagueWords.families.count { byTarget[target] = numbers }
        }
        self.byTarget = byTarget
    }

    /// The number of lines, rounded up, that may have a word of the family at an index.
    func limit(of family: Int, in target: String, lines: Int) -> Int {
        let percent = byTarget[target]?[family] ?? Self.usual
        return (lines * percent + 99) / 100
    }
}
