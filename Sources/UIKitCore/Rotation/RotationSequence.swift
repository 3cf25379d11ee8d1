import CoreGraphics
import Foundation
import UIFoundation

/// One change of the canvas with all its callbacks, in the order of the reference.
final class RotationSequence {
    private let runtime: ApplicationRuntime
    private let old: UIInterfaceOrientation
    private let new: UIInterfaceOrientation
    private let canvas: CGSize
    private let duration: Double
    private var end: (() -> Void)?

    init(
        runtime: ApplicationRuntime, from old: UIInterfaceOrientation, to new: UIInterfaceOrientation, canvas: CGSize,
        duration: Double
    ) {
        (self.runtime, self.old, self.new) = (runtime, old, new)
        (self.canvas, self.duration) = (canvas, UIView.areAnimationsEnabled ? duration : 0)
    }

    private var isTurn: Bool { old != new }

    /// Sends the first callbacks, changes the canvas, lays out and animates; `completion` runs at the end.
    func run(completion: @escaping () -> Void) {
        runtime.scene.presentations.canvasWillChange(isTurn: isTurn)
        let levels = runtime.scene.windows.flatMap { $0.rootViewController?.visibleChain ?? [] }
        let window = levels.last?.controller.viewIfLoaded?.window ?? runtime.scene.windows.first
        let coordinator = TransitionCoordinator(
            duration: duration, container: window ?? UIView(), targetTransform: Self.turn(from: old, to: new))
        for level in levels { level.controller.join(coordinator) }

        let screen = runtime.screen
        let (oldTraits, newTraits) = (screen.traitCollection, screen.traits(for: canvas))
        let sizeClassChanges =
            oldTraits.horizontalSizeClass != newTraits.horizontalSizeClass
            || oldTraits.verticalSizeClass != newTraits.verticalSizeClass
        if sizeClassChanges { for level in levels { level.sendWillTransition(to: newTraits, with: coordinator) } }
        for level in levels where level.controller.isViewLoaded {
            level.sendViewWillTransition(to: canvas, with: coordinator)
        }
        let rotating = isTurn ? coordinator.rotating : []
        for controller in rotating { controller.sendWillRotate(to: new, duration: duration) }

        let change = { [self] in
            if isTurn {
                post(UIApplication.willChangeStatusBarOrientationNotification, new)
                runtime.scene.interfaceOrientation = new
            }
            screen.bounds.size = canvas
            for window in runtime.scene.windowStack {
                window.frame = screen.bounds
                window.rootController.windowDidResize()
            }
            runtime.updateStatusBar()
            runtime.updateTraits()
            coordinator.runAlongside()
            for controller in rotating { controller.sendWillAnimateRotation(to: new, duration: duration) }
            _ = LayoutPass.run(runtime.scene.windowStack)
        }
        end = { [self] in
            for level in levels { level.controller.leave(coordinator) }
            coordinator.finish()
            UIViewController.endTurn(of: rotating, from: old)
            if isTurn { post(UIApplication.didChangeStatusBarOrientationNotification, old) }
            completion()
        }
        if duration > 0 {
            UIView.animate(withDuration: duration, animations: change) { [self] _ in finishImmediately() }
        } else {
            UIView.performWithoutAnimation(change)
            finishImmediately()
        }
    }

    /// Runs the end of the sequence now, once; another change of the canvas does not wait for this one's animation.
    func finishImmediately() {
        let end = end
        self.end = nil
        end?()
    }

    private func post(_ name: NSNotification.Name, _ orientation: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: name, object: runtime.application,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
    }

    /// The rotation of the content between two orientations.
    private static func turn(
        from old: UIInterfaceOrientation, to new: UIInterfaceOrientation
    ) -> CGAffineTransform {
        func angle(_ orientation: UIInterfaceOrientation) -> CGFloat {
            switch orientation {
            case .landscapeRight: .pi / 2
            case .portraitUpsideDown: .pi
            case .landscapeLeft: -.pi / 2
            case .portrait, .unknown: 0
            }
        }
        return old == new ? .identity : CGAffineTransform(rotationAngle: angle(new) - angle(old))
    }
}
