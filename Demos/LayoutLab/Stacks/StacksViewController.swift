import UIKit

/// A stack of four blocks with all its settings.
final class StacksViewController: StageViewController {
    private let blocks = [
        BlockView("A", style: .title1, color: .systemBlue), BlockView("Bee", style: .footnote, color: .systemOrange),
        BlockView("Sea", style: .title3, color: .systemGreen), BlockView("D", style: .body, color: .systemPurple),
    ]
    private lazy var stack = UIStackView(arrangedSubviews: blocks)

    init() { super.init(title: "Stacks") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func buildStage() {
        stack.backgroundColor = .tertiarySystemFill
        stack.spacing = 8
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        stage.embed(stack, insets: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    }

    override func makeCards() -> [UIView] {
        [
            CardView("Arrangement", rows: [axisRow, distributionRow, alignmentRow]),
            CardView("Spacing", rows: [spacingRow, ownSpacingRow, marginsRow]),
            CardView("Arranged views", rows: [visibilityRow], remark: "A hidden view leaves no gap."),
        ]
    }

    /// Changes the stack and lets the blocks move to where they are then.
    private func change(_ settings: @escaping (UIStackView) -> Void) {
        let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: options
        ) { [self] in
            settings(stack)
            stage.layoutIfNeeded()
        }
    }

    // MARK: Rows

    private var axisRow: ControlRow {
        .segments("Axis", [("Row", ".horizontal", .horizontal), ("Column", ".vertical", .vertical)]) {
            [weak self] (axis: NSLayoutConstraint.Axis) in self?.change { $0.axis = axis }
        }
    }

    private var distributionRow: ControlRow {
        .segments(
            "Distribution",
            [
                ("Fill", ".fill", .fill), ("Equal", ".fillEqually", .fillEqually),
                ("Ratio", ".fillProportionally", .fillProportionally), ("Gaps", ".equalSpacing", .equalSpacing),
                ("Mids", ".equalCentering", .equalCentering),
            ]
        ) { [weak self] (distribution: UIStackView.Distribution) in self?.change { $0.distribution = distribution } }
    }

    private var alignmentRow: ControlRow {
        .segments(
            "Alignment",
            [
                ("Fill", ".fill", .fill), ("Start", ".leading", .leading), ("Mid", ".center", .center),
                ("End", ".trailing", .trailing), ("First", ".firstBaseline", .firstBaseline),
                ("Last", ".lastBaseline", .lastBaseline),
            ]
        ) { [weak self] (alignment: UIStackView.Alignment) in self?.change { $0.alignment = alignment } }
    }

    private var spacingRow: ControlRow {
        .slider("Spacing", 0...40, 8, text: { "\(Int($0.rounded()))" }) { [weak self] spacing in
            self?.stack.spacing = CGFloat(spacing.rounded())
        }
    }

    private var ownSpacingRow: ControlRow {
        .slider("After Bee", -1...60, -1, text: { $0 < 0 ? "default" : "\(Int($0.rounded()))" }) {
            [weak self] spacing in
            guard let self else { return }
            stack.setCustomSpacing(
                spacing < 0 ? UIStackView.spacingUseDefault : CGFloat(spacing.rounded()), after: blocks[1])
        }
    }

    private var marginsRow: ControlRow {
        .toggle("Within margins") { [weak self] isOn in
            self?.change { $0.isLayoutMarginsRelativeArrangement = isOn }
        }
    }

    private var visibilityRow: UIView {
        let switches = blocks.map { block in
            let toggle = UISwitch.switching(true) { [weak self] isOn in self?.change { _ in block.isHidden = !isOn } }
            toggle.onTintColor = block.backgroundColor
            return toggle
        }
        let row = UIStackView(arrangedSubviews: switches)
        row.distribution = .equalSpacing
        return row.padded(.row)
    }
}
