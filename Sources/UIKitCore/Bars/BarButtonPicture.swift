import CoreGraphics
import Foundation
import UIFoundation

/// The picture behind the content of a button in a bar: as wide as the button, as high as it is itself, and in the middle.
final class BarButtonPicture: UIImageView {
    /// The room in points beside the content, at each side.
    static let padding: CGFloat = 10

    private var offset = UIOffset.zero

    /// Shows a picture behind all other content of a button; nil removes the former one.
    static func show(
        _ image: UIImage?, movedBy offset: UIOffset, in former: BarButtonPicture?, of button: UIView
    ) -> BarButtonPicture? {
        guard let image else {
            former?.removeFromSuperview()
            return nil
        }
        let picture = former ?? BarButtonPicture(frame: .zero)
        picture.image = image
        if picture.offset != offset || former == nil { button.setNeedsLayout() }
        picture.offset = offset
        if picture.superview == nil { button.insertSubview(picture, at: 0) }
        return picture
    }

    /// The width that a button with some content needs.
    func width(around content: CGFloat) -> CGFloat { max(content + 2 * Self.padding, image?.size.width ?? 0) }

    /// Sets its frame in a button.
    func layOut(in bounds: CGRect, scale: CGFloat) {
        let height = min(image?.size.height ?? 0, bounds.height)
        frame = CGRect(
            x: offset.horizontal, y: ((bounds.height - height) / 2 + offset.vertical).roundedToPixels(scale),
            width: bounds.width, height: height)
    }
}
