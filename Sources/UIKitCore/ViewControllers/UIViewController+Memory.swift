extension UIViewController {
    /// Releases the view as iOS 5 did: when the app asks for that, the view is off screen and can be made again.
    func purgeViewIfAllowed() {
        guard UIApplication.sharedIfRunning?.purgesOffscreenViewsOnMemoryWarning == true, let view = storedView,
            loading == .loaded, view.window == nil, view.superview == nil, !appearance.isChanging,
            transitionCoordinator == nil
        else { return }
        sendUnload { self.view = nil }
        ApplicationRuntime.current?.traceUnload(self)
    }
}
