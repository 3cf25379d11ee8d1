extension UIViewController {
    /// Has the status bar decided anew; in an animation block, what hangs on the safe area moves along with it.
    func updateStatusBar() {
        guard let runtime = ApplicationRuntime.current else { return }
        let former = runtime.scene.canvasInsets
        runtime.updateStatusBar()
        // A transition that has not begun yet lays out what arrives by itself.
        guard runtime.scene.canvasInsets != former, ViewAnimation.current != nil,
            nearestCoordinator?.hasBegun != false
        else { return }
        _ = LayoutPass.run(runtime.scene.windowStack)
    }
}
