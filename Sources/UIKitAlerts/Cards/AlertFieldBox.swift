import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore
import UIKitText

/// The text fields of an alert, one below the other in one box.
final class AlertFieldBox: UIView {
    static let fontSize: CGFloat = 13
    private static let rowHeight: CGFloat = 30
    private static let padding: CGFloat = 8
    private var lines: [Hairline] = []

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 7
        layer.cornerCurve = .continuous
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// From top to bottom.
    var fields: [UITextField] = [] {
        didSet {
            guard fields != oldValue else { return }
            for field in oldValue where !fields.contains(field) { field.removeFromSuperview() }
            for field in fields where field.superview !== self { addSubview(field) }
            lines.forEach { $0.removeFromSuperview() }
            lines = fields.dropFirst().map { _ in Hairline() }
            lines.forEach(addSubview)
            setNeedsLayout()
        }
    }

    /// The height that shows every field.
    var height: CGFloat { CGFloat(fields.count) * Self.rowHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: Self.padding, y: CGFloat(index) * Self.rowHeight, width: max(0, bounds.width - 2 * Self.padding),
                height: Self.rowHeight)
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: 0, y: CGFloat(index + 1) * Self.rowHeight, width: bounds.width, height: Hairline.width)
        }
    }
}
