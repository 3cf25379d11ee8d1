import UIKit

/// Constants, multipliers and priorities of a few constraints, each with its slider.
final class PrioritiesViewController: ColumnViewController {
    init() { super.init(title: "Priorities") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeViews() -> [UIView] {
        [
            ProportionCard(), ContentCard(.hugging), ContentCard(.compression),
        ]
    }
}
