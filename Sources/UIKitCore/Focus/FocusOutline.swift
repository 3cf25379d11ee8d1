package import CoreGraphics
package import Foundation
package import QuartzCore

/// The outline that a focus ring follows, in the space of the view that it belongs to.
package enum FocusOutline {
    case roundedRect(CGRect, radius: CGFloat, curve: CALayerCornerCurve)
    /// A ring drawn along a path.
    case path(CGPath)

    /// The rectangle of a view with the corners of its layer.
    init(of view: UIView) {
        self = .roundedRect(view.bounds, radius: view.layer.cornerRadius, curve: view.layer.cornerCurve)
    }

    /// The rectangle around.
    var bounds: CGRect {
        switch self {
        case .roundedRect(let rect, _, _): rect
        case .path(let path): path.boundingBoxOfPath
        }
    }
}
