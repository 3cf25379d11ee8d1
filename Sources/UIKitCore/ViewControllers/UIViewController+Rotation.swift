import Foundation
import UIFoundation

extension UIViewController {
    /// Notifies the visible children that get another size, and notes this controller for the older callbacks.
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

    /// Notes what keeps its size in a turn, with everything shown in it, for the older callbacks.
    private func joinTurn(with coordinator: TransitionCoordinator) {
        for level in visibleChain where level.controller.usesOlderCallbacks {
            if level.controller.isNotifiedOfRotation { coordinator.rotating.append(level.controller) }
            for child in level.controller.childrenInView { child.joinTurn(with: coordinator) }
        }
    }

    /// Notifies the visible children of the traits to come, each of its own.
    func forwardTraits(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childrenInView {
            for level in child.visibleChain {
                level.sendWillTransition(to: child.overriding(traits), with: coordinator)
            }
        }
    }

    /// The controllers that are being told that a turn is over, each by itself.
    private static var turned: [UIViewController] = []

    /// Notifies controllers that a turn is over.
    static func endTurn(of controllers: [UIViewController], from orientation: UIInterfaceOrientation) {
        turned = controllers
        for controller in controllers { controller.sendDidRotate(from: orientation) }
        turned = []
    }

    /// Whether no ancestor keeps the older callbacks from it.
    private var isNotifiedOfRotation: Bool {
        guard let parent else { return true }
        return parent.shouldAutomaticallyForwardRotationMethods && parent.isNotifiedOfRotation
    }

    /// The coordinator in force, without having anything begin that waits.
    var nearestCoordinator: TransitionCoordinator? { runningCoordinator ?? parent?.nearestCoordinator }

    /// Whether a turn that is going on tells this controller itself.
    private var isInTurn: Bool {
        var controller: UIViewController? = self
        while let current = controller {
            for coordinator in current.runningCoordinators where coordinator.rotating.contains(where: { $0 === self }) {
                return true
            }
            controller = current.parent
        }
        return Self.turned.contains { $0 === self }
    }

    /// Passes an older callback on to the visible children when a parent has made it by hand; else the turn itself tells them.
    func forwardRotation(_ call: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardRotationMethods, !storedChildren.isEmpty, !isInTurn else { return }
        for child in childrenInView where child.usesOlderCallbacks { call(child) }
    }
}
