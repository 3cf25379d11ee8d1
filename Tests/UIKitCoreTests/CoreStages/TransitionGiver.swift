import Foundation
import UIKitCore
import UIKitTesting

/// Gives containers and presentations an animator and an interaction.
final class TransitionGiver: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) var asked: [String] = []
    private let log: RecordingViewController.Log?

    init(
        _ animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil, log: RecordingViewController.Log? = nil
    ) { (self.animator, self.interaction, self.log) = (animator, interaction, log) }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log?.calls.append("didShow(\(viewController.title ?? ""))") }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("\(fromVC.title ?? "") \(toVC.title ?? "")")
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
