import CoreGraphics

/// Default answers for methods that the delegate of a flow layout does not implement.
nonisolated enum FlowAnswers {
    /// A size that no delegate gives.
    static let noSize = CGSize(width: -CGFloat.greatestFiniteMagnitude, height: -CGFloat.greatestFiniteMagnitude)
}
