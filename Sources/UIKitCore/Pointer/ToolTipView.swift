import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// A small card with the text of a tool tip, in front of all views of its window.
final class ToolTipView: UIView {
    // These values are choices after the usual desktops.
    private static let maximumWidth: CGFloat = 280
    private static let padding = CGSize(width: 8, height: 5)
    /// The distance from the pointer's hot spot to the card: the arrow is drawn below the hot spot.
    private static let pointerRoom = CGPoint(x: 8, y: 20)
    private static let margin: CGFloat = 4

    private let label = UILabel(frame: .zero)

    init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 4
        layer.borderWidth = 1 / UIScreen.currentScale
        layer.borderColor = UIColor.separator.cgColor
        label.text = text
        label.font = .systemFont(ofSize: 12)
        label.textColor = .label
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    var text: String? { label.text }

    /// Shows the card below the pointer, or above if there is no room.
    func show(at pointer: CGPoint, in window: UIWindow) {
        let room = window.bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let text = label.sizeThatFits(
            CGSize(width: min(Self.maximumWidth, room.width) - 2 * Self.padding.width, height: .greatestFiniteMagnitude)
        )
        let size = CGSize(width: text.width + 2 * Self.padding.width, height: text.height + 2 * Self.padding.height)
        label.frame = CGRect(
            x: Self.padding.width, y: Self.padding.height, width: text.width, height: text.height)
        let below = pointer.y + Self.pointerRoom.y
        frame = CGRect(
            x: max(room.minX, min(pointer.x + Self.pointerRoom.x, room.maxX - size.width)),
            y: below + size.height <= room.maxY ? below : max(room.minY, pointer.y - size.height - Self.margin),
            width: size.width, height: size.height)
        window.addSubview(self)
    }
}
