extension UIViewController {
    /// Releases the view as iOS 5 did: when the app asks for that, the view is off screen and can be made again.
    func purgeViewIfAllowed() {
        guard UIApplication.sharedIfRunning?.purgesOffscreenViewsOnMemoryWarning == true, isPurgeable else { return }
        sendUnload { self.view = nil }
        ApplicationRuntime.current?.traceUnload(self)
    }

    /// Apart from the release, which nothing here may delay by holding the view.
    private var isPurgeable: Bool {
        guard let storedView, loading == .loaded else { return false }
        return storedView.window == nil && storedView.superview == nil && !appearance.isChanging
            && nearestCoordinator == nil
    }
}
