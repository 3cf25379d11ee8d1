import CoreGraphics

/// Neighbouring groups of a section that are laid out alike, or one group with an arrangement of its own.
nonisolated struct GroupRun: Stretch {
    /// How the groups are arranged; on its own in memory, for the tree copies its pieces often.
    private indirect enum Arrangement {
        case shared
        case own(SolvedGroup)
    }

    private(set) var groupCount: Int
    /// The number of items in each group.
    let itemCount: Int
    /// The distance between the beginnings of two groups, in points.
    let pitch: CGFloat
    private let arrangement: Arrangement

    /// Groups that share their arrangement.
    init(groupCount: Int, itemCount: Int, pitch: CGFloat) {
        (self.groupCount, self.itemCount, self.pitch, arrangement) = (groupCount, itemCount, pitch, .shared)
    }

    /// A group with an arrangement of its own.
    init(_ solution: SolvedGroup, pitch: CGFloat) {
        (groupCount, itemCount, self.pitch, arrangement) = (1, solution.leaves.count, pitch, .own(solution))
    }

    /// The arrangement of a single group; nil for the one that all groups share.
    var solution: SolvedGroup? { if case .own(let solution) = arrangement { solution } else { nil } }

    private var isShared: Bool { if case .shared = arrangement { true } else { false } }

    var count: Int { groupCount * itemCount }
    var extent: CGFloat { CGFloat(groupCount) * pitch }

    mutating func split(at index: Int) -> GroupRun {
        precondition(index % itemCount == 0, "A group cannot be cut.")
        var rest = self
        rest.groupCount = groupCount - index / itemCount
        groupCount = index / itemCount
        return rest
    }

    mutating func absorb(_ neighbour: GroupRun) -> Bool {
        guard isShared, neighbour.isShared, itemCount == neighbour.itemCount, pitch == neighbour.pitch
        else { return false }
        groupCount += neighbour.groupCount
        return true
    }
}
