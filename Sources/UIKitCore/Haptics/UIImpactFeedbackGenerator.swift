public import Foundation

/// Taps like the impact of two objects.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight and the stuff of the things that hit each other.
    public nonisolated enum FeedbackStyle: Int, Sendable {
        /// Small and light.
        case light = 0
        /// Between light and heavy.
        case medium = 1
        /// Large and heavy.
        case heavy = 2
        /// Soft, so that the tap is long.
        case soft = 3
        /// Hard, so that the tap is short.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Makes a generator for things of medium weight.
    public convenience override init() { self.init(style: .medium) }

    /// Makes a generator.
    /// - Parameter style: The weight and the stuff of the things that hit each other.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Taps once, as strongly as possible.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Taps once.
    /// - Parameter intensity: The strength from 0 to 1; others count as the nearer of the two.
    open func impactOccurred(intensity: CGFloat) {
        note("\(style)", intensity: min(max(intensity, 0), 1))
    }
}
