import CoreGraphics
import Foundation
import UIKitCore

/// The motion between two controllers on a stack that share a collection: the other one's layout takes over.
final class LayoutNavigation: UIViewControllerAnimatedTransitioning {
    private let arriving: UICollectionViewController
    private let leaving: UICollectionViewController

    init(to arriving: UICollectionViewController, from leaving: UICollectionViewController) {
        (self.arriving, self.leaving) = (arriving, leaving)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        CollectionEngine.updateDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        arriving.view.frame = transitionContext.finalFrame(for: arriving)
        transitionContext.containerView.addSubview(arriving.view)
        UIView.performWithoutAnimation { arriving.view.layoutIfNeeded() }
        arriving.takeCollection(from: leaving, animated: true) { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
