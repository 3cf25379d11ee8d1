/// Follows the layout of each frame.
protocol LayoutObserver: AnyObject {
    /// All views have the frames that the next picture shows.
    func layoutDidEnd()
}
