import CoreGraphics

/// A section in a composition, with the room behind it.
nonisolated struct SectionStretch: Stretch {
    var extent: CGFloat

    var count: Int { 1 }

    mutating func split(at index: Int) -> SectionStretch { preconditionFailure("A section cannot be cut.") }

    mutating func absorb(_ neighbour: SectionStretch) -> Bool { false }
}
