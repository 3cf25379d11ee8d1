extension UIApplication {
    /// The key of the bundle's version in the app's own coder, if there is one.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    /// The key of the idiom, as a number, in the app's own coder.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiom"
    /// The key of the system's version in the app's own coder.
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
    /// The key of the date on which the state was saved in the app's own coder.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    /// The key of a controller's storyboard in its coder, if it is from one.
    public nonisolated static let stateRestorationViewControllerStoryboardKey =
        "UIStateRestorationViewControllerStoryboardKey"
}
