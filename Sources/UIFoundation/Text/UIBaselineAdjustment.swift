/// The vertical position of a line of text that was made smaller to fit.
public nonisolated enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// On the baseline that the text would have at its full size.
    case alignBaselines = 0
    /// In the middle of the height.
    case alignCenters = 1
    /// With its top where that of the full-size text would be.
    case none = 2
}
