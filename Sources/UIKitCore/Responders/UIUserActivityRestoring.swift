/// An object that goes on with what the user did.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
    /// Adopts the state that an activity holds.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
