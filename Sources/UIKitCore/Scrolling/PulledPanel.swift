import CoreGraphics

/// A panel at a window's bottom that follows the finger of a scroll view.
protocol PulledPanel: AnyObject {
    /// Keeps the panel below a finger at a distance from the top of its window, in points.
    func pull(to y: CGFloat, in window: UIWindow)
    /// The finger has left. The panel returns if the finger moved upwards or its touch was cancelled.
    func endPull(returning: Bool)
}
