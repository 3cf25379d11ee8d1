/// Follows the layout of each frame.
protocol LayoutObserver: AnyObject {
    /// Everything stands where the frame's picture shows it.
    func layoutDidEnd()
}
