import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The clear button of a text field. It cannot be focused, because the keyboard has other ways to delete the text.
final class FieldClearButton: UIButton {
    /// The side length of the button, in points.
    static let side: CGFloat = 19
    private static let symbolSize: CGFloat = 15

    init() {
        super.init(frame: .zero)
        let configuration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
        setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration), for: .normal)
        tintColor = .tertiaryLabel
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { false }

    /// Enlarges the touch area beyond the bounds.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -5, dy: -12).contains(point)
    }
}
