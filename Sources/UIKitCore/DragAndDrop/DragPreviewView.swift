import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The picture of one dragged item, with a shadow once it is lifted.
final class DragPreviewView: UIView {
    private static let shadowOpacity: Float = 0.25

    /// The view that is pictured.
    let source: UIView
    private let content = UIView()

    init(of source: UIView, _ parameters: UIPreviewParameters) {
        self.source = source
        super.init(frame: CGRect(origin: .zero, size: source.bounds.size))
        let style = source.traitCollection.userInterfaceStyle
        if source.window != nil { overrideUserInterfaceStyle = style }
        content.frame = bounds
        content.backgroundColor = parameters.backgroundColor
        let picture = Self.picture(of: source)
        picture.frame = bounds
        content.addSubview(picture)
        addSubview(content)
        clip(parameters)
    }

    required init?(coder: NSCoder) { nil }

    private static func picture(of source: UIView) -> UIView {
        let alone = source as? any PicturedAlone
        // Parts that a layout adds are to be there already.
        source.layoutIfNeeded()
        alone?.setIsPictured(true)
        defer { alone?.setIsPictured(false) }
        return source.makeSnapshot(of: source.bounds, afterUpdates: true, capInsets: .zero)
    }

    override var drawsContent: Bool { false }

    private func clip(_ parameters: UIPreviewParameters) {
        let visible = parameters.visiblePath.map(placed)
        let radius = source.layer.cornerRadius
        if let visible {
            let mask = CAShapeLayer()
            mask.path = visible.cgPath
            content.layer.mask = mask
        } else if radius > 0 {
            content.layer.cornerRadius = radius
            content.layer.cornerCurve = source.layer.cornerCurve
            content.clipsToBounds = true
        }
        let outline =
            parameters.shadowPath.map(placed) ?? visible ?? UIBezierPath(roundedRect: bounds, cornerRadius: radius)
        layer.shadowPath = outline.cgPath
        layer.shadowOpacity = 0
        (layer.shadowRadius, layer.shadowOffset) = (10, CGSize(width: 0, height: 5))
    }

    /// A path of the pictured view's space in this view's.
    private func placed(_ path: UIBezierPath) -> UIBezierPath {
        let origin = source.bounds.origin
        guard origin != .zero, let copy = path.copy() as? UIBezierPath else { return path }
        copy.apply(CGAffineTransform(translationX: -origin.x, y: -origin.y))
        return copy
    }

    /// Whether it casts a shadow.
    var isRaised: Bool {
        get { layer.shadowOpacity > 0 }
        set { layer.shadowOpacity = newValue ? Self.shadowOpacity : 0 }
    }
}
