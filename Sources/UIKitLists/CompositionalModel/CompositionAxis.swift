/// A direction that a composition measures along.
nonisolated enum CompositionAxis: Hashable, Sendable {
    case horizontal, vertical

    /// The other direction.
    var across: CompositionAxis { self == .horizontal ? .vertical : .horizontal }
}
