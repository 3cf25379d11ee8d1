/// An object that can continue an activity of the user.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
    /// Restores the state that an activity contains.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
