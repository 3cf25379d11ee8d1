import UIKit

/// Lets a photo grow out of its thumbnail, or shrink back into it, while the views around turn dark or light.
///
/// A finger that touches while the photo flies by itself stops it; when the finger leaves, the photo turns around.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let page: PhotoViewController
    private let thumbnail: UIView
    private let isPresentation: Bool
    /// The animations while the transition runs.
    private var animator: UIViewPropertyAnimator?
    private var context: (any UIViewControllerContextTransitioning)?
    private lazy var touch = UILongPressGestureRecognizer(target: self, action: ZoomAnimator.follow)

    init(_ page: PhotoViewController, thumbnail: UIView, isPresentation: Bool) {
        (self.page, self.thumbnail, self.isPresentation) = (page, thumbnail, isPresentation)
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
        touch.minimumPressDuration = 0
        context.containerView.addGestureRecognizer(touch)
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        self.context = context
        if isPresentation {
            page.view.frame = context.finalFrame(for: page)
            context.containerView.addSubview(page.view)
            page.view.layoutIfNeeded()
            show(isLarge: false)
        }
        page.isZooming = true
        thumbnail.isHidden = true
        let made = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeInOut) { [self] in
            show(isLarge: isPresentation)
        }
        made.addCompletion { [self] position in
            show(isLarge: isPresentation == (position == .end))
            page.isZooming = false
            thumbnail.isHidden = false
            context.completeTransition(position == .end)
        }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        touch.view?.removeGestureRecognizer(touch)
        (animator, context) = (nil, nil)
    }

    /// Moves the photo to one of its two frames.
    private func show(isLarge: Bool) {
        page.backdrop.alpha = isLarge ? 1 : 0
        page.imageView.frame = isLarge ? page.restingFrame : thumbnail.convert(thumbnail.bounds, to: page.view)
    }

    /// Stops the photo as long as a finger is down, and turns it around afterwards.
    private func follow(_ touch: UILongPressGestureRecognizer) {
        guard let animator, let context, animator.state == .active else { return }
        switch touch.state {
        case .began:
            animator.pauseAnimation()
            context.pauseInteractiveTransition()
        case .ended, .cancelled, .failed:
            animator.isReversed.toggle()
            if animator.isReversed {
                context.cancelInteractiveTransition()
            } else {
                context.finishInteractiveTransition()
            }
            animator.startAnimation()
        default: break
        }
    }
}
