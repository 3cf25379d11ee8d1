import UIKit

/// Views of progress, determinate or indeterminate.
final class ProgressViewController: PageViewController {
    init() { super.init(title: "Progress") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView(
                "Progress views",
                rows: [
                    row("Nothing", 0), row("A third", 1 / 3), row("All", 1),
                    row("Bar style", 0.5) { $0.progressViewStyle = .bar },
                    row("Colours", 0.6) {
                        $0.progressTintColor = .systemGreen
                        $0.trackTintColor = .systemOrange.withAlphaComponent(0.3)
                    },
                ]),
            CardView("By code", rows: [advancingRow]),
            CardView(
                "Activity",
                rows: [
                    GridRow(
                        [
                            Exhibit("medium", indicator(.medium)), Exhibit("large", indicator(.large)),
                            Exhibit("coloured", indicator(.large) { $0.color = .systemPurple }),
                            Exhibit("stopped", stoppedIndicator()),
                        ], cellWidth: 72),
                    switchRow,
                ]),
        ]
    }

    private func row(_ title: String, _ progress: Float, change: (UIProgressView) -> Void = { _ in }) -> WideRow {
        let view = UIProgressView()
        view.progress = progress
        change(view)
        let row = WideRow(title, view)
        row.value = Self.text(progress)
        return row
    }

    private static func text(_ progress: Float) -> String { "\(Int((progress * 100).rounded())) %" }

    private var advancingRow: WideRow {
        let view = UIProgressView()
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Advance"
        let row = WideRow("Animated", SideBySideView([(view, nil), (button, 110)]))
        row.value = Self.text(0)
        button.addAction(
            UIAction { [weak row] _ in
                let isFull = view.progress > 0.99
                view.setProgress(isFull ? 0 : view.progress + 0.25, animated: true)
                row?.value = Self.text(view.progress)
            }, for: .touchUpInside)
        return row
    }

    // MARK: Activity

    private func indicator(
        _ style: UIActivityIndicatorView.Style, change: (UIActivityIndicatorView) -> Void = { _ in }
    ) -> UIActivityIndicatorView {
        let indicator = UIActivityIndicatorView(style: style)
        change(indicator)
        indicator.startAnimating()
        return indicator
    }

    private func stoppedIndicator() -> UIActivityIndicatorView {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.hidesWhenStopped = false
        return indicator
    }

    private var switchRow: ControlRow {
        let indicator = UIActivityIndicatorView(style: .medium)
        let control = UISwitch()
        control.addAction(
            UIAction { [weak control] _ in
                control?.isOn == true ? indicator.startAnimating() : indicator.stopAnimating()
            }, for: .valueChanged)
        return ControlRow("Hidden when stopped", SideBySideView([(indicator, 20), (control, 51)]))
    }
}
