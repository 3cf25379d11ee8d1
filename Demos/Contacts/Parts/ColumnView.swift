import UIKit

/// Views one below the other, each as high as it needs to be, that scroll where they do not fit.
final class ColumnView: UIScrollView {
    private static let greatestWidth: CGFloat = 640
    private static let spacing: CGFloat = 20
    private let column: [UIView]

    init(_ column: [UIView]) {
        self.column = column
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        alwaysBounceVertical = true
        for view in column { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Columns are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = safeAreaInsets
        let room = bounds.width - insets.left - insets.right - 2 * GroupView.margin
        let width = min(room, Self.greatestWidth)
        let x = insets.left + GroupView.margin + ((room - width) / 2).rounded()
        var y: CGFloat = 12
        for view in column where !view.isHidden {
            let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            view.frame = CGRect(x: x, y: y, width: width, height: height)
            y += height + Self.spacing
        }
        contentSize = CGSize(width: bounds.width - insets.left - insets.right, height: y)
    }
}
