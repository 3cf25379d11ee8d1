import UIKit

/// Segmented controls: texts and pictures, widths, states.
final class SegmentsViewController: PageViewController {
    init() { super.init(title: "Segments") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView(
                "Content",
                rows: [
                    row("Texts", ["Day", "Week", "Month", "Year"], 1),
                    row("Pictures", symbols("text.alignleft", "text.aligncenter", "text.alignright"), 0),
                    row("Both", ["Photos", symbols("photo")[0], "Maps", symbols("map")[0]], 2),
                ]),
            CardView(
                "Widths",
                rows: [
                    row("All equal", ["A", "Some more", "C"], 1),
                    row("By content", ["A", "Some more", "C"], 1) { $0.apportionsSegmentWidthsByContent = true },
                    row("The first one set to 60", ["A", "Some more", "C"], 1) {
                        $0.setWidth(60, forSegmentAt: 0)
                    },
                ]),
            CardView(
                "States",
                rows: [
                    row("None selected", ["One", "Two", "Three"], UISegmentedControl.noSegment),
                    row("Momentary", ["Cut", "Copy", "Paste"], UISegmentedControl.noSegment) { $0.isMomentary = true },
                    row("The last one disabled", ["One", "Two", "Three"], 0) { $0.setEnabled(false, forSegmentAt: 2) },
                    row("Disabled", ["One", "Two", "Three"], 1) { $0.isEnabled = false },
                ]),
            CardView(
                "Colours",
                rows: [
                    row("Selected segment", ["One", "Two", "Three"], 0) {
                        $0.selectedSegmentTintColor = .systemIndigo
                        $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
                    },
                    row("Text", ["One", "Two", "Three"], 1) {
                        $0.setTitleTextAttributes(
                            [
                                .foregroundColor: UIColor.systemPink,
                                .font: UIFont.systemFont(ofSize: 15, weight: .bold),
                            ],
                            for: .normal)
                    },
                ]),
            CardView("By code", rows: [changingRow]),
        ]
    }

    private func symbols(_ names: String...) -> [Any] { names.compactMap { UIImage(systemName: $0) } }

    private func row(
        _ title: String, _ items: [Any], _ selected: Int, change: (UISegmentedControl) -> Void = { _ in }
    ) -> WideRow {
        let control = UISegmentedControl(items: items)
        control.selectedSegmentIndex = selected
        change(control)
        let row = WideRow(title, control)
        row.value = Self.text(selected)
        control.addAction(
            UIAction { [weak control, weak row] _ in row?.value = control.map { Self.text($0.selectedSegmentIndex) } },
            for: .valueChanged)
        return row
    }

    private static func text(_ index: Int) -> String { index < 0 ? "none" : "\(index)" }

    private var changingRow: WideRow {
        let control = UISegmentedControl(items: ["1", "2"])
        control.selectedSegmentIndex = 0
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (1, 6, 2)
        stepper.addAction(
            UIAction { [weak stepper, weak control] _ in
                guard let stepper, let control else { return }
                let wanted = Int(stepper.value)
                while control.numberOfSegments < wanted {
                    let number = control.numberOfSegments
                    control.insertSegment(withTitle: "\(number + 1)", at: number, animated: true)
                }
                while control.numberOfSegments > wanted {
                    control.removeSegment(at: control.numberOfSegments - 1, animated: true)
                }
            }, for: .valueChanged)
        return WideRow("Segments come and go", SideBySideView([(control, nil), (stepper, 94)]))
    }
}
