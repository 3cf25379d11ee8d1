extension UIApplication {
    /// The duration in seconds of a change of the status bar by the app.
    private static let statusBarDuration = 0.35

    func wantStatusBar(hidden: Bool, animation: UIStatusBarAnimation) {
        guard canDecideAboutStatusBar("isStatusBarHidden") else { return }
        (wantedStatusBar.isHidden, wantedStatusBar.animation) = (hidden, animation)
        updateStatusBar(animated: animation != .none)
    }

    func wantStatusBar(style: UIStatusBarStyle, animated: Bool) {
        guard canDecideAboutStatusBar("statusBarStyle") else { return }
        wantedStatusBar.style = style
        updateStatusBar(animated: animated)
    }

    private func canDecideAboutStatusBar(_ property: String) -> Bool {
        guard ApplicationRuntime.current?.information.hasControllerBasedStatusBar == true else { return true }
        Diagnostics.log(
            "UIApplication.\(property) was set, which has no effect: controllers decide about the status bar. Override "
                + "prefersStatusBarHidden and preferredStatusBarStyle in them, or set UIViewControllerBasedStatusBarAppearance to "
                + "false in the app's Info.plist.")
        return false
    }

    private func updateStatusBar(animated: Bool) {
        let update = { ApplicationRuntime.current?.updateStatusBar() }
        if animated {
            UIView.animate(withDuration: Self.statusBarDuration) { update() }
        } else {
            UIView.performWithoutAnimation { update() }
        }
    }
}
