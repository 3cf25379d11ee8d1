import CoreGraphics
import Foundation
import UIFoundation

extension UIViewController {
    /// Notifies the visible children whose size changes, and notes this controller for the deprecated rotation callbacks.
    func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        usesOlderCallbacks = true
        if isNotifiedOfRotation { (coordinator as? TransitionCoordinator)?.rotating.append(self) }
        for child in childrenInView {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard childSize != child.embeddedView?.bounds.size else {
                (coordinator as? TransitionCoordinator).map(child.joinTurn)
                continue
            }
            for level in child.visibleChain { level.sendViewWillTransition(to: childSize, with: coordinator) }
        }
    }

    /// Notes a controller whose size stays in a rotation, and its visible children, for the deprecated callbacks.
    private func joinTurn(with coordinator: TransitionCoordinator) {
        for level in visibleChain where level.controller.usesOlderCallbacks {
            if level.controller.isNotifiedOfRotation { coordinator.rotating.append(level.controller) }
            for child in level.controller.childrenInView { child.joinTurn(with: coordinator) }
        }
    }

    /// Notifies the visible children of the new traits, each of its own.
    func forwardTraits(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childrenInView {
            for level in child.visibleChain {
                level.sendWillTransition(to: child.overriding(traits), with: coordinator)
            }
        }
    }

    /// The controllers that are being sent `didRotate(from:)`.
    private static var turned: [UIViewController] = []

    /// Sends `didRotate(from:)` to controllers.
    static func endTurn(of controllers: [UIViewController], from orientation: UIInterfaceOrientation) {
        turned = controllers
        for controller in controllers { controller.sendDidRotate(from: orientation) }
        turned = []
    }

    /// Whether no ancestor withholds the deprecated callbacks from the controller.
    private var isNotifiedOfRotation: Bool {
        guard let parent else { return true }
        return parent.shouldAutomaticallyForwardRotationMethods && parent.isNotifiedOfRotation
    }

    /// The running coordinator; unlike `transitionCoordinator` it does not begin pending changes.
    var nearestCoordinator: TransitionCoordinator? { runningCoordinator ?? parent?.nearestCoordinator }

    /// Whether a running rotation sends this controller the deprecated callbacks itself.
    private var isInTurn: Bool {
        var controller: UIViewController? = self
        while let current = controller {
            for coordinator in current.runningCoordinators where coordinator.rotating.holds(self) {
                return true
            }
            controller = current.parent
        }
        return Self.turned.holds(self)
    }

    /// Forwards a deprecated callback to the visible children, if a parent has called it by hand outside a rotation.
    func forwardRotation(_ call: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardRotationMethods, !storedChildren.isEmpty, !isInTurn else { return }
        for child in childrenInView where child.usesOlderCallbacks { call(child) }
    }
}
