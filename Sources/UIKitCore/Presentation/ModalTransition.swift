import CoreGraphics
package import Foundation

/// One animated presentation or dismissal.
///
/// It starts after the layout that follows the request, so that the arriving view is laid out and alongside animations can be
/// added until then.
package final class ModalTransition: TransitionContext {
    let presentation: Presentation
    let isPresentation: Bool

    init(
        of presentation: Presentation, isPresentation: Bool, in container: UIView, coordinator: TransitionCoordinator,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?, onEnd: @escaping (Bool) -> Void
    ) {
        (self.presentation, self.isPresentation) = (presentation, isPresentation)
        super.init(
            isPresentation ? "present" : "dismiss", in: container, coordinator: coordinator, animator: animator,
            interaction: interaction, onEnd: onEnd)
    }

    package override var presentationStyle: UIModalPresentationStyle { presentation.controller.presentationStyle }

    package override func initialFrame(for vc: UIViewController) -> CGRect {
        let arrives = vc === viewController(forKey: .to)
        return arrives && (isPresentation || presentation.isPresenterOut) ? .zero : frame(of: vc)
    }

    package override func finalFrame(for vc: UIViewController) -> CGRect {
        let leaves = vc === viewController(forKey: .from)
        return leaves && (!isPresentation || presentation.isPresenterOut) ? .zero : frame(of: vc)
    }

    private func frame(of controller: UIViewController) -> CGRect {
        if controller === presentation.presented { return presentation.controller.frameOfPresentedViewInContainerView }
        guard controller === presentation.presenter, let view = presentation.presenterView else { return .zero }
        return containerView.convert(view.bounds, from: view)
    }
}
