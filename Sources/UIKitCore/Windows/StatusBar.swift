import Foundation

/// Shows the status bar in a window of its own above the app's, and keeps its clock.
final class StatusBar {
    private unowned let runtime: ApplicationRuntime
    private var window: UIWindow?
    private var view: StatusBarView?
    private var tick: DeadlineQueue.Deadline?

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// Shows or hides the bar across a canvas and takes over the deciding controller's style.
    func update(isHidden: Bool, canvas: CGSize) {
        guard !isHidden else {
            tick?.cancel()
            tick = nil
            window?.isHidden = true
            return
        }
        let window = self.window ?? makeWindow()
        view?.frame = CGRect(x: 0, y: 0, width: canvas.width, height: StatusBarView.height)
        window.isHidden = false
        refresh()
    }

    private func makeWindow() -> UIWindow {
        let window = StatusBarWindow(windowScene: runtime.scene)
        window.windowLevel = .statusBar
        window.isSystemWindow = true
        let view = StatusBarView(clock: { [unowned runtime] in runtime.currentDate }, calendar: runtime.calendar)
        view.tapTarget = { [unowned runtime] in StatusBarTap(in: runtime.scene.windows).target }
        window.addSubview(view)
        (self.window, self.view) = (window, view)
        return window
    }

    private var decidingController: UIViewController? {
        var controller = runtime.statusBarController
        while let child = controller?.childForStatusBarStyle { controller = child }
        return controller
    }

    /// Is light or dark as the deciding controller is.
    func followTraits() {
        window?.overrideUserInterfaceStyle = decidingController?.traitCollection.userInterfaceStyle ?? .unspecified
    }

    private func refresh() {
        view?.refresh(style: decidingController?.preferredStatusBarStyle ?? .default)
        followTraits()
        tick?.cancel()
        tick = runtime.deadlines.schedule(at: runtime.now + (view?.secondsToNextMinute ?? 60), isRoutine: true) {
            [weak self] in self?.refresh()
        }
    }
}
