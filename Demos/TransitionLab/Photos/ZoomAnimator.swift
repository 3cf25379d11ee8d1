import UIKit

/// Lets a photo grow out of its thumbnail, or shrink back into it, while everything around turns dark or light.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let thumbnail: UIView
    private let isPresentation: Bool

    init(thumbnail: UIView, isPresentation: Bool) {
        (self.thumbnail, self.isPresentation) = (thumbnail, isPresentation)
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let page = context.viewController(forKey: isPresentation ? .to : .from) as? PhotoViewController else {
            return context.completeTransition(false)
        }
        if isPresentation {
            page.view.frame = context.finalFrame(for: page)
            context.containerView.addSubview(page.view)
            page.view.layoutIfNeeded()
            show(page, isLarge: false)
        }
        page.isZooming = true
        thumbnail.isHidden = true
        UIView.animate(withDuration: transitionDuration(using: context)) { [self] in
            show(page, isLarge: isPresentation)
        } completion: { [self] _ in
            let isLarge = isPresentation != context.transitionWasCancelled
            show(page, isLarge: isLarge)
            thumbnail.isHidden = false
            page.isZooming = false
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Brings the photo to one of its two places.
    private func show(_ page: PhotoViewController, isLarge: Bool) {
        page.backdrop.alpha = isLarge ? 1 : 0
        page.imageView.frame = isLarge ? page.restingFrame : thumbnail.convert(thumbnail.bounds, to: page.view)
    }
}
