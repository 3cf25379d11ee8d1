import CoreGraphics

/// Answers that stand for methods which the delegate of a flow layout leaves out.
nonisolated enum FlowAnswers {
    /// A size that no delegate gives.
    static let noSize = CGSize(width: -CGFloat.greatestFiniteMagnitude, height: -CGFloat.greatestFiniteMagnitude)
}
