import UIKit

/// Steppers: limits, steps, wrapping, own pictures.
final class SteppersViewController: PageViewController {
    init() { super.init(title: "Steppers") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView(
                "Behaviour",
                rows: [
                    row("From 0 to 100", 5),
                    row("By 0.5", 1) { $0.stepValue = 0.5 },
                    row("Wraps from 0 to 3", 3) {
                        $0.maximumValue = 3
                        $0.wraps = true
                    },
                    row("Steps once", 10) { $0.autorepeat = false },
                    row("Tells when lifted", 20) { $0.isContinuous = false },
                ], remark: "Hold a side to go on by itself."),
            CardView(
                "States",
                rows: [
                    row("At the lower limit", 0), row("At the upper limit", 100),
                    row("Disabled", 50) { $0.isEnabled = false },
                ]),
            CardView(
                "Pictures",
                rows: [
                    row("Own signs", 2) {
                        $0.setDecrementImage(UIImage(systemName: "chevron.down"), for: .normal)
                        $0.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal)
                    }
                ]),
        ]
    }

    private func row(_ title: String, _ value: Double, change: (UIStepper) -> Void = { _ in }) -> ControlRow {
        let stepper = UIStepper()
        change(stepper)
        stepper.value = value
        let row = ControlRow(title, stepper)
        row.value = Self.text(value)
        stepper.addAction(
            UIAction { [weak stepper, weak row] _ in row?.value = stepper.map { Self.text($0.value) } },
            for: .valueChanged)
        return row
    }

    private static func text(_ value: Double) -> String { String(format: "%g", value) }
}
