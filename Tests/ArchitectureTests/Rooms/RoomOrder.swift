@testable import SourceScanning

/// The order of a target's folders as the plan has it: each should mention only those before it.
struct RoomOrder {
    /// Lowest first.
    let rooms: [String]

    /// Reads the first code block below a heading, which lists names in order, separated by commas and line ends.
    init(page: String, heading: String) {
        let section = page.split(separator: "## \(heading)\n", maxSplits: 1, omittingEmptySubsequences: false)
            .dropFirst()
        let block = section.first?.split(separator: "```", omittingEmptySubsequences: false).dropFirst().first ?? ""
        rooms = block.split { $0 == "," || $0.isNewline }.map(\.trimmed).filter { !$0.isEmpty }
    }

    /// Whether an arrow leads to a folder above; false for folders that are not in the order.
    func pointsUp(_ arrow: RoomArrow) -> Bool {
        guard let from = rooms.firstIndex(of: arrow.from), let to = rooms.firstIndex(of: arrow.to) else { return false }
        return to > from
    }
}
