import Foundation
import UIKitCore

@testable import CoreStages

/// Gives stacks and tabs animators of several kinds or none, and now and then a hand to lead them.
final class WalkTransitions: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let interactionController = UIPercentDrivenInteractiveTransition()
    private var numbers: WalkNumbers

    init(_ numbers: WalkNumbers) { self.numbers = numbers }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

    private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: TestAnimator()
        case 1: InterruptibleTestAnimator()
        default: nil
        }
    }

    private func interaction() -> (any UIViewControllerInteractiveTransitioning)? {
        Bool.random(using: &numbers) ? interactionController : nil
    }
}
