import UIKit

/// A row of a group that can be touched: it is grey under a finger.
class GroupRow: UIControl {
    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

    init(_ handler: @escaping () -> Void) {
        super.init(frame: .zero)
        addAction(UIAction { _ in handler() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }
}
