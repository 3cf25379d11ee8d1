/// A view that the user can scroll.
protocol TrackingView: AnyObject {
    /// Whether a finger scrolls it, or what the finger has set going moves it on.
    var isInTrackingMode: Bool { get }
}
