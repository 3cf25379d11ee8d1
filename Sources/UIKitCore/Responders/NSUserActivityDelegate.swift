/// Is notified of updates of a user activity.
@preconcurrency @MainActor public protocol NSUserActivityDelegate: AnyObject {
    /// The activity is about to be updated.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
