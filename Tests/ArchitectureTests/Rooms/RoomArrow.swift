@testable import SourceScanning

/// One folder of a target that mentions another one.
struct RoomArrow: Hashable, CustomStringConvertible {
    var from: String
    var to: String

    var description: String { "\(from) -> \(to)" }
}

extension RoomArrow {
    /// Reads `Views -> Windows`; nil for any other text.
    init?(_ text: some StringProtocol) {
        let rooms = text.split(separator: " -> ", omittingEmptySubsequences: false).map(\.trimmed)
        guard rooms.count == 2, rooms.allSatisfy({ !$0.isEmpty && !$0.contains(" ") }) else { return nil }
        self.init(from: rooms[0], to: rooms[1])
    }
}
