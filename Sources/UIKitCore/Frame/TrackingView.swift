/// A view that the user can scroll.
protocol TrackingView: AnyObject {
    /// Whether a finger scrolls it, or it decelerates after the finger.
    var isInTrackingMode: Bool { get }
}
