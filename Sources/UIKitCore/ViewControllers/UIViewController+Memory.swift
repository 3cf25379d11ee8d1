extension UIViewController {
    /// Releases the view as iOS 5 did, if the app allows it, the view is off screen and can be loaded again.
    func purgeViewIfAllowed() {
        guard UIApplication.sharedIfRunning?.purgesOffscreenViewsOnMemoryWarning == true, isPurgeable else { return }
        sendUnload { self.view = nil }
        ApplicationRuntime.current?.traceUnload(self)
    }

    /// A function of its own, so that no local reference to the view delays its release.
    private var isPurgeable: Bool {
        guard let storedView, loading == .loaded else { return false }
        return storedView.window == nil && storedView.superview == nil && !appearance.isChanging
            && nearestCoordinator == nil
    }
}
