import UIKit

/// A row with a constraint's state, a switch that puts it in force, and a slider for its priority.
final class WishRow: UIView {
    let wish: Wish
    private let header = UIStackView()
    private let dot = UIView()
    private let stateLabel = UILabel(style: .footnote, color: .secondaryLabel)
    private let onChange: () -> Void

    init(_ title: String, _ wish: Wish, onChange: @escaping () -> Void) {
        (self.wish, self.onChange) = (wish, onChange)
        super.init(frame: .zero)
        dot.layer.cornerRadius = 5
        let toggle = UISwitch.switching(wish.constraint.isActive) { [unowned self] isOn in
            wish.constraint.isActive = isOn
            self.onChange()
        }
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (1, 1000, wish.constraint.priority.rawValue)
        slider.addAction(
            UIAction { [unowned self, unowned slider] _ in change(to: slider.value.rounded()) }, for: .valueChanged)
        let texts = UIStackView(arrangedSubviews: [UILabel(title, style: .body), stateLabel])
        texts.axis = .vertical
        texts.spacing = 2
        for label in texts.arrangedSubviews { label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal) }
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
        for part in [dot, texts, toggle] { header.addArrangedSubview(part) }
        header.spacing = 12
        let column = UIStackView(arrangedSubviews: [header, slider])
        column.axis = .vertical
        column.spacing = 8
        embed(column, insets: .row)
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10), dot.heightAnchor.constraint(equalToConstant: 10),
        ])
        arrange()
        update()
    }

    required init?(coder: NSCoder) { fatalError("WishRow is made in code.") }

    /// Text that is very large does not share its line.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        header.axis = isLarge ? .vertical : .horizontal
        header.alignment = isLarge ? .leading : .center
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    private func change(to priority: Float) {
        wish.constraint.priority = UILayoutPriority(priority)
        onChange()
    }

    /// Shows the state as the frames say it now.
    func update() {
        let state = wish.state
        dot.backgroundColor = state.color
        let priority = wish.constraint.priority
        let strength = priority == .required ? "required" : "priority \(Int(priority.rawValue))"
        stateLabel.text = "\(strength) – \(state.rawValue)"
    }
}
