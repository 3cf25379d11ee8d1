import CoreGraphics
import Foundation
import UIKitAlerts
import UIKitCore
import UIKitTesting

/// Makes controllers of every style to be presented, alerts among them, and is the delegate of their presentations.
final class WalkPresentations: NSObject, UIViewControllerTransitioningDelegate,
    UIAdaptivePresentationControllerDelegate
{
    let interactionController = UIPercentDrivenInteractiveTransition()
    private let book: AppearanceBook
    private var numbers: WalkNumbers
    /// The controller with the views that popovers point to.
    private unowned let root: UIViewController
    /// Hears of every controller that is made.
    var onMake: (UIViewController) -> Void = { _ in }

    init(_ book: AppearanceBook, over root: UIViewController, _ numbers: WalkNumbers) {
        (self.book, self.root, self.numbers) = (book, root, numbers)
    }

    /// A controller, or an alert.
    func make() -> UIViewController {
        if Int.random(in: 0..<5, using: &numbers) == 0 { return makeAlert() }
        return prepare(BookedViewController(book))
    }

    /// Chooses how a controller is to be presented.
    func prepare(_ controller: UIViewController) -> UIViewController {
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet,
            .popover,
        ]
        let transitions: [UIModalTransitionStyle] = [.coverVertical, .crossDissolve, .flipHorizontal]
        controller.modalPresentationStyle = styles.randomElement(using: &numbers) ?? .fullScreen
        controller.modalTransitionStyle = transitions.randomElement(using: &numbers) ?? .coverVertical
        if Int.random(in: 0..<4, using: &numbers) == 0 { controller.transitioningDelegate = self }
        controller.presentationController?.delegate = self
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        controller.popoverPresentationController?.sourceView = root.view
        controller.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 30, height: 30)
        onMake(controller)
        return controller
    }

    /// An alert or an action sheet, which the user's taps may choose from.
    private func makeAlert() -> UIViewController {
        let style: UIAlertController.Style = Bool.random(using: &numbers) ? .alert : .actionSheet
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for title in ["One", "Two"].prefix(Int.random(in: 0...2, using: &numbers)) {
            alert.addAction(UIAlertAction(title: title, style: .default))
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if style == .alert, Bool.random(using: &numbers) { alert.addTextField() }
        alert.popoverPresentationController?.sourceView = root.view
        onMake(alert)
        return alert
    }

    // MARK: Answers

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { ModalSlide(isPresentation: true) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        ModalSlide(isPresentation: false)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        Int.random(in: 0..<4, using: &numbers) > 0
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        let content = controller.presentedViewController
        guard content.parent == nil, content is BookedViewController, Bool.random(using: &numbers) else { return nil }
        let stack = UINavigationController(rootViewController: content)
        onMake(stack)
        return stack
    }
}
