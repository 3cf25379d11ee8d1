import UIKit

/// A box with three constraints along one axis that cannot all hold, and the layout's view of them.
final class ConflictViewController: StageViewController {
    private let box = BlockView("Box", style: .headline, color: .systemBlue)
    private let affecting = UILabel(style: .footnote, color: .secondaryLabel)
    private let ambiguity = UILabel(style: .subheadline)
    private lazy var leading = box.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 16)
    private lazy var width = box.widthAnchor.constraint(equalToConstant: 120)
    private lazy var trailing = stage.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 16)
    private lazy var rows = [
        row("Leading edge at 16", leading) { [unowned self] in leadingDistance - 16 },
        row("Width of 120", width) { [unowned self] in box.frame.width - 120 },
        row("Trailing edge at 16", trailing) { [unowned self] in
            stage.bounds.width - leadingDistance - box.frame.width - 16
        },
    ]

    init() { super.init(title: "Conflict") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    private var leadingDistance: CGFloat {
        let isMirrored = stage.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? stage.bounds.maxX - box.frame.maxX : box.frame.minX
    }

    override func buildStage() {
        for edge in [UIView(), UIView()] {
            edge.backgroundColor = .separator
            edge.translatesAutoresizingMaskIntoConstraints = false
            stage.addSubview(edge)
            NSLayoutConstraint.activate([
                edge.widthAnchor.constraint(equalToConstant: 1), edge.topAnchor.constraint(equalTo: stage.topAnchor),
                edge.bottomAnchor.constraint(equalTo: stage.bottomAnchor),
            ])
        }
        stage.subviews[0].leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 15).isActive = true
        stage.trailingAnchor.constraint(equalTo: stage.subviews[1].trailingAnchor, constant: 15).isActive = true
        box.translatesAutoresizingMaskIntoConstraints = false
        stage.addSubview(box)
        (leading.identifier, width.identifier, trailing.identifier) = ("leading", "width", "trailing")
        trailing.priority = UILayoutPriority(500)
        let height = box.heightAnchor.constraint(equalToConstant: 64)
        height.priority = .defaultHigh
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            box.setContentCompressionResistancePriority(UILayoutPriority(2), for: axis)
            box.setContentHuggingPriority(UILayoutPriority(2), for: axis)
        }
        NSLayoutConstraint.activate([
            leading, width, trailing, height, box.centerYAnchor.constraint(equalTo: stage.centerYAnchor),
            box.leadingAnchor.constraint(greaterThanOrEqualTo: stage.leadingAnchor),
            stage.trailingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor),
        ])
    }

    override func makeCards() -> [UIView] {
        var exercise = UIButton.Configuration.tinted()
        exercise.title = "Exercise ambiguity"
        let button = UIButton(configuration: exercise)
        button.addAction(UIAction { [unowned self] _ in exerciseAmbiguity() }, for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [ambiguity, button])
        column.axis = .vertical
        column.spacing = 12
        return [
            CardView(
                "Along the horizontal axis", rows: rows,
                remark:
                    "Make all three required, and the last one that is put in force is left out. The log on standard error says which."
            ),
            CardView("Ambiguity", rows: [column.padded(.row)]),
            CardView("Constraints that affect the box", rows: [affecting.padded(.row)]),
        ]
    }

    private func row(
        _ title: String, _ constraint: NSLayoutConstraint, error: @escaping @MainActor () -> CGFloat
    ) -> WishRow {
        WishRow(title, Wish(constraint: constraint, error: error)) { [weak self] in self?.settle() }
    }

    /// Lets the box move to where the constraints put it now.
    private func settle() {
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            [self] in stage.layoutIfNeeded()
        }
        report()
    }

    private func exerciseAmbiguity() {
        UIView.animate(withDuration: 0.25) { [self] in
            box.exerciseAmbiguityInLayout()
            stage.layoutIfNeeded()
        }
        report()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The stage is deeper, and would be laid out only after this.
        stage.layoutIfNeeded()
        report()
    }

    private func report() {
        for row in rows { row.update() }
        let isAmbiguous = box.hasAmbiguousLayout
        ambiguity.text =
            isAmbiguous
            ? "Other frames would meet the constraints as well."
            : "There is no other frame that meets the constraints as well."
        affecting.text = box.constraintsAffectingLayout(for: .horizontal).map(\.description).joined(separator: "\n\n")
    }
}
