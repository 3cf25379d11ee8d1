/// Hears of an activity of the user.
@preconcurrency @MainActor public protocol NSUserActivityDelegate: AnyObject {
    /// The activity's state is about to be brought up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
