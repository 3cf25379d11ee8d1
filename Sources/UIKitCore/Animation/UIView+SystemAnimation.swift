import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// The final scale of a view that is deleted.
    private static let deletedScale: CGFloat = 0.01
    private static let deletionDuration: TimeInterval = 0.25

    /// Runs one of the system's animations on views, with animations of the app's beside it.
    ///
    /// It takes a quarter of a second, unless it runs in another block; the options set its curve and its other properties.
    /// Views that are deleted have left their superviews when `completion` is called, with the opacity and the transform that
    /// they had.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let looks = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
        animate(withDuration: deletionDuration, delay: 0, options: options) {
            switch animation {
            case .delete:
                for look in looks {
                    look.view.alpha = 0
                    look.view.transform = look.transform.scaledBy(x: deletedScale, y: deletedScale)
                }
            }
            parallelAnimations?()
        } completion: { finished in
            for look in looks { look.view.removeFromSuperview() }
            performWithoutAnimation {
                for look in looks { (look.view.alpha, look.view.transform) = (look.alpha, look.transform) }
            }
            completion?(finished)
        }
    }
}
