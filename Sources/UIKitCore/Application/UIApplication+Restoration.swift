extension UIApplication {
    /// Where the coder of the app itself has the bundle's version, if there is one.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    /// Where the coder of the app itself has the idiom as a number.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiom"
    /// Where the coder of the app itself has the system's version.
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
    /// Where the coder of the app itself has the date on which the state was saved.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    /// Where a controller's coder has the storyboard that the controller is from, if it is from one.
    public nonisolated static let stateRestorationViewControllerStoryboardKey =
        "UIStateRestorationViewControllerStoryboardKey"
}
