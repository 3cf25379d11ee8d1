import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The button at the end of a text field that empties it. Keys do that otherwise, so the focus passes it by.
final class FieldClearButton: UIButton {
    /// The side of the square that it takes, in points.
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

    /// A little larger than it looks.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -5, dy: -12).contains(point)
    }
}
