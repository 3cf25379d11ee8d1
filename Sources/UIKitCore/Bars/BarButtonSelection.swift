import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The filled ground behind the content of a selected button in a bar; the button's position and width do not change.
final class BarButtonSelection: UIView {
    /// The distance that it extends beyond the content, in points, at each side.
    private static let reach: CGFloat = 3
    private static let height: CGFloat = 30
    private static let compactHeight: CGFloat = 26
    private static let cornerRadius: CGFloat = 7

    /// Shows a background in a colour behind all other content of a button; nil removes the former one.
    static func show(_ color: UIColor?, in former: BarButtonSelection?, of button: UIView) -> BarButtonSelection? {
        guard let color else {
            former?.removeFromSuperview()
            return nil
        }
        let background = former ?? BarButtonSelection(frame: .zero)
        background.backgroundColor = color
        if background.superview == nil {
            background.isUserInteractionEnabled = false
            background.layer.cornerRadius = cornerRadius
            background.layer.cornerCurve = .continuous
            button.insertSubview(background, at: 0)
            button.setNeedsLayout()
        }
        return background
    }

    override var drawsContent: Bool { false }

    /// Sets its frame behind some content.
    func layOut(behind content: UIView, isCompact: Bool) {
        let height = max(isCompact ? Self.compactHeight : Self.height, content.bounds.height)
        bounds.size = CGSize(width: content.bounds.width + 2 * Self.reach, height: height)
        center = content.center
    }

    /// The background of a button that is switched off.
    static let disabledColor = UIColor.secondarySystemFill

    /// The colour that can be read on `background`: white, but black where that is light.
    static func contentColor(on background: UIColor) -> UIColor {
        UIColor { traits in
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            guard background.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil) else {
                return .white
            }
            // Weights of Rec. 709.
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue > lightest ? .black : .white
        }
    }

    /// The luma of a background, 0 to 1, up to which white can be read on it.
    private static let lightest: CGFloat = 0.7
}
