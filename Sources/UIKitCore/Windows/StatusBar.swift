import Foundation
import QuartzCore
import UIFoundation

/// Shows the status bar in a window of its own above the app's, and updates its clock.
final class StatusBar {
    private unowned let runtime: ApplicationRuntime
    private var window: UIWindow?
    private var view: StatusBarView?
    private var tick: DeadlineQueue.Deadline?
    /// Whether the bar was last decided to be shown; while it is being hidden it is still visible.
    private var isShown = false
    /// The number of times that the bar was shown or hidden.
    private var changes = 0

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// Shows or hides the bar on a canvas and adopts the deciding controllers' style.
    ///
    /// In an animation block, and during an animated transition of a deciding controller, the style cross-fades, and the bar is
    /// shown or hidden with the animation that the controller prefers.
    func update(isHidden: Bool, canvas: CGSize, decider: UIViewController?) {
        if isHidden == isShown {
            isShown = !isHidden
            let motion = motion(by: decider)
            if isHidden { leave(by: motion) } else { come(by: motion, across: canvas.width) }
        } else if isShown {
            view?.apply(width: canvas.width)
            applyLook()
        }
    }

    private func makeWindow() -> UIWindow {
        let window = StatusBarWindow(windowScene: runtime.scene)
        window.windowLevel = .statusBar
        window.isSystemWindow = true
        let view = StatusBarView(clock: { [unowned runtime] in runtime.clock.date }, calendar: runtime.calendar)
        view.tapTarget = { [unowned runtime] in StatusBarTap(in: runtime.scene.windows).target }
        window.addSubview(view)
        (self.window, self.view) = (window, view)
        return window
    }

    // MARK: Frame

    /// The covered part of the canvas after a decision; nil before.
    private var decidedFrame: CGRect?
    /// The part of the canvas that it covers; zero while it is hidden.
    var frame: CGRect { decidedFrame ?? .zero }
    /// The style that was decided last.
    var style: UIStatusBarStyle { look.style }

    /// Runs a change of the bar, and notifies observers before and after a change of its frame, except for the first one.
    func changeFrame(to frame: CGRect, _ change: () -> Void) {
        guard let old = decidedFrame, old != frame else {
            decidedFrame = frame
            return change()
        }
        post(UIApplication.willChangeStatusBarFrameNotification, frame)
        decidedFrame = frame
        change()
        post(UIApplication.didChangeStatusBarFrameNotification, old)
    }

    private func post(_ name: NSNotification.Name, _ frame: CGRect) {
        NotificationCenter.default.post(
            name: name, object: runtime.application, userInfo: [UIApplication.statusBarFrameUserInfoKey: frame])
    }

    // MARK: Style

    /// The deciding controller's properties for the bar's colour.
    private struct Look: Equatable {
        let style: UIStatusBarStyle
        /// The interface style of that controller.
        let traits: UIUserInterfaceStyle
    }

    private var decidingController: UIViewController? {
        var controller = runtime.statusBarController
        while let child = controller?.childForStatusBarStyle { controller = child }
        return controller
    }

    private var look: Look {
        guard runtime.information.hasControllerBasedStatusBar else {
            return Look(style: runtime.application.wantedStatusBar.style, traits: .unspecified)
        }
        let controller = decidingController
        return Look(
            style: controller?.preferredStatusBarStyle ?? .default,
            traits: controller?.traitCollection.userInterfaceStyle ?? .unspecified)
    }

    /// Adopts the deciding controller's interface style.
    func followTraits() {
        window?.overrideUserInterfaceStyle = decidingController?.traitCollection.userInterfaceStyle ?? .unspecified
    }

    /// Applies another style, with the current animation.
    private func applyLook() {
        guard let view, let window else { return }
        let look = look
        guard look != Look(style: view.style, traits: window.overrideUserInterfaceStyle) else { return }
        guard let time = time(), view.layer.isInShownTree else { return show(look) }
        let transition = ViewTransition(
            of: view, duration: time.duration, delay: time.delay,
            options: [.transitionCrossDissolve, .allowUserInteraction])
        transition.run { ViewAnimation.runWithout { show(look) } }
    }

    private func show(_ look: Look) {
        view?.refresh(style: look.style)
        window?.overrideUserInterfaceStyle = look.traits
        tick?.cancel()
        tick = runtime.clock.deadlines.schedule(at: runtime.now + (view?.secondsToNextMinute ?? 60), isRoutine: true) {
            [weak self] in self?.minuteDidPass()
        }
    }

    private func minuteDidPass() { show(look) }

    // MARK: Showing and hiding

    /// The animation with which the bar is shown or hidden, and its duration.
    private struct Motion {
        let kind: UIStatusBarAnimation
        let time: Time
    }

    /// In seconds.
    private struct Time {
        let duration: Double
        var delay = 0.0
    }

    /// The timing of a change made now; nil when it applies at once.
    private func time() -> Time? {
        guard UIView.mayAnimate else { return nil }
        if let block = ViewAnimation.current { return Time(duration: block.duration, delay: block.delay) }
        guard let coordinator = decidingController?.nearestCoordinator, coordinator.isAnimated else { return nil }
        let duration = coordinator.transitionDuration
        return duration > 0 ? Time(duration: duration) : nil
    }

    private func motion(by decider: UIViewController?) -> Motion? {
        guard let time = time() else { return nil }
        let wanted = runtime.application.wantedStatusBar.animation
        let kind =
            runtime.information.hasControllerBasedStatusBar
            ? decider?.preferredStatusBarUpdateAnimation ?? .fade : wanted
        return kind == .none ? nil : Motion(kind: kind, time: time)
    }

    private func come(by motion: Motion?, across width: CGFloat) {
        let window = self.window ?? makeWindow()
        guard let view else { return }
        changes += 1
        UIView.performWithoutAnimation {
            view.apply(width: width)
            show(look)
            if window.isHidden, let motion { view.withdraw(by: motion.kind) }
            window.isHidden = false
            if motion == nil { view.settle() }
        }
        if let motion { run(motion) { view.present() } }
    }

    private func leave(by motion: Motion?) {
        tick?.cancel()
        tick = nil
        changes += 1
        let change = changes
        guard let view, let motion else { return vanish() }
        run(motion) {
            view.withdraw(by: motion.kind)
        } completion: { [weak self] in
            if self?.changes == change { self?.vanish() }
        }
    }

    private func run(_ motion: Motion, _ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: motion.time.duration, delay: motion.time.delay,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: change
        ) { _ in completion() }
    }

    private func vanish() {
        UIView.performWithoutAnimation {
            window?.isHidden = true
            view?.settle()
        }
    }
}
