import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// The values that a layout gives to a view.
extension UICollectionReusableView {
    /// Gives the view a look, in the animation around if there is one.
    func show(_ look: ElementLook) {
        let isPlain = look.transform == CATransform3DIdentity
        if isPlain, CATransform3DIsIdentity(layer.transform) {
            let goal = look.frame.offsetBy(dx: shift, dy: 0)
            if frame != goal { frame = goal }
        } else {
            if bounds.size != look.size { bounds.size = look.size }
            if center != look.center { center = look.center }
            transform3D = look.transform
        }
        if alpha != look.alpha { alpha = look.alpha }
        let hides = look.isHidden || isVeiled
        if isHidden != hides { isHidden = hides }
    }

    /// The attributes with the size that constraints say, in whole pixels; the same object where that is no other.
    func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard sizesItself else { return attributes }
        let former = attributes.size
        let fitting = systemLayoutSizeFitting(
            former, withHorizontalFittingPriority: attributes.keepsWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: attributes.keepsHeight ? .required : .fittingSizeLevel)
        let scale = contentScaleFactor
        // A solved length may exceed a whole number by an invisible rounding error.
        func whole(_ length: CGFloat) -> CGFloat { ((length - 0.0001) * scale).rounded(.up) / scale }
        let size = CGSize(
            width: attributes.keepsWidth ? former.width : whole(fitting.width),
            height: attributes.keepsHeight ? former.height : whole(fitting.height))
        guard size != former else { return attributes }
        let copy = attributes.copied()
        copy.size = size
        return copy
    }
}
