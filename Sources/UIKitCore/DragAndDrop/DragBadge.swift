import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The sign at a corner of what is dragged: a plus for a copy, a bar for what is forbidden, the number of several items.
final class DragBadge: UIView {
    static let size = CGSize(width: 24, height: 24)

    private let label = UILabel(frame: .zero)
    private(set) var text = ""

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        layer.cornerRadius = Self.size.height / 2
        label.frame = bounds
        label.textAlignment = .center
        label.textColor = .white
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        addSubview(label)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Shows what a drop would do with a number of items.
    func show(_ operation: UIDropOperation, count: Int) {
        switch operation {
        case .forbidden: (text, backgroundColor) = ("–", .systemGray)
        case .copy: (text, backgroundColor) = (count > 1 ? "\(count)" : "+", .systemGreen)
        case .move, .cancel: (text, backgroundColor) = (count > 1 ? "\(count)" : "", .systemRed)
        }
        label.text = text
        isHidden = text.isEmpty
    }
}
