import UIKit

/// The heading of a section, which rows pass behind.
final class SectionHeading: UIView {
    private let label: UILabel

    init(_ title: String) {
        label = UILabel(title, size: 15, weight: .semibold, color: .secondaryLabel)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Headings are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.textAlignment = leadingAlignment
        label.frame = mirrored(bounds.insetBy(dx: ListRow.margin, dy: 0))
    }
}
