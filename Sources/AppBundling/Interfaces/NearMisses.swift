/// The search for names that resemble one that is not there.
enum NearMisses {
    /// Up to three names that differ from one by little, the nearest first.
    static func of(_ name: String, among candidates: [String]) -> [String] {
        let written = Array(name.lowercased().utf8)
        let most = max(1, min(3, written.count / 3))
        var seen: Set<String> = []
        let near = candidates.compactMap { candidate -> (distance: Int, name: String)? in
            guard seen.insert(candidate).inserted else { return nil }
            let other = Array(candidate.lowercased().utf8)
            guard abs(other.count - written.count) <= most else { return nil }
            let distance = distance(written, other)
            return distance <= most ? (distance, candidate) : nil
        }
        return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// The number of letters that are added, left out, changed or swapped with the next one.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
        var before = Array(repeating: 0, count: second.count + 1)
        var above = Array(0...second.count)
        for row in 1...first.count {
            var current = [row]
            for column in 1...second.count {
                let isSame = first[row - 1] == second[column - 1]
                var best = min(above[column] + 1, current[column - 1] + 1, above[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    best = min(best, before[column - 2] + 1)
                }
                current.append(best)
            }
            (before, above) = (above, current)
        }
        return above[second.count]
    }
}
