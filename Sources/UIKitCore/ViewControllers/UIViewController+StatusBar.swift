extension UIViewController {
    /// Updates the status bar; in an animation block, layout that depends on the safe area animates, too.
    func updateStatusBar() {
        guard let runtime = ApplicationRuntime.current else { return }
        let former = runtime.scene.canvasInsets
        runtime.updateStatusBar()
        // A transition that has not begun yet lays out the arriving view itself.
        guard runtime.scene.canvasInsets != former, ViewAnimation.current != nil,
            nearestCoordinator?.hasBegun != false
        else { return }
        _ = LayoutPass.run(runtime.scene.windowStack)
    }
}
