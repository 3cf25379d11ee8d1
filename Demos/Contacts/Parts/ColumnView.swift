import UIKit

/// Views one below the other, each as high as it needs to be, that scroll where they do not fit.
final class ColumnView: UIScrollView {
    private static let greatestWidth: CGFloat = 640
    private static let spacing: CGFloat = 20

    init(_ column: [UIView]) {
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        alwaysBounceVertical = true
        let stack = UIStackView(arrangedSubviews: column)
        stack.axis = .vertical
        stack.spacing = Self.spacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let width = stack.widthAnchor.constraint(
            equalTo: safeAreaLayoutGuide.widthAnchor, constant: -2 * GroupView.margin)
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            width, stack.widthAnchor.constraint(lessThanOrEqualToConstant: Self.greatestWidth),
            stack.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -Self.spacing),
            contentLayoutGuide.widthAnchor.constraint(equalTo: safeAreaLayoutGuide.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Columns are made in code.") }
}
