import UIKit

/// Sliders: values, pictures at the ends, colours, thumbs.
final class SlidersViewController: PageViewController {
    init() { super.init(title: "Sliders") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView(
                "Values",
                rows: [
                    row("From 0 to 1", 0.4),
                    row("From −50 to 50", 10) {
                        $0.minimumValue = -50
                        $0.maximumValue = 50
                    },
                    row("Only when lifted", 0.7) { $0.isContinuous = false },
                    row("Disabled", 0.5) { $0.isEnabled = false },
                ]),
            CardView(
                "Pictures",
                rows: [
                    row("At the ends", 0.3) {
                        $0.minimumValueImage = UIImage(systemName: "speaker.fill")
                        $0.maximumValueImage = UIImage(systemName: "speaker.wave.2.fill")
                        $0.tintColor = .systemGray
                        $0.minimumTrackTintColor = .systemBlue
                    },
                    row("As the thumb", 0.6) {
                        $0.setThumbImage(.disc(side: 24, color: .systemPink), for: .normal)
                        $0.setThumbImage(.disc(side: 32, color: .systemPink), for: .highlighted)
                        $0.minimumTrackTintColor = .systemPink
                    },
                ]),
            CardView(
                "Colours",
                rows: [
                    row("Track", 0.5) {
                        $0.minimumTrackTintColor = .systemGreen
                        $0.maximumTrackTintColor = .systemRed
                    },
                    row("Thumb", 0.5) { $0.thumbTintColor = .systemYellow },
                ]),
            CardView("By code", rows: [animatedRow]),
        ]
    }

    private func row(_ title: String, _ value: Float, change: (UISlider) -> Void = { _ in }) -> WideRow {
        let slider = UISlider()
        change(slider)
        slider.value = value
        let row = WideRow(title, slider)
        row.value = Self.text(slider)
        slider.addAction(
            UIAction { [weak slider, weak row] _ in
                if let slider { row?.value = Self.text(slider) }
            }, for: .valueChanged)
        return row
    }

    private static func text(_ slider: UISlider) -> String {
        String(format: slider.maximumValue > 1 ? "%.0f" : "%.2f", Double(slider.value))
    }

    private var animatedRow: WideRow {
        let slider = UISlider()
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Other end"
        button.addAction(
            UIAction { _ in slider.setValue(slider.value > 0.5 ? 0 : 1, animated: true) }, for: .touchUpInside)
        return WideRow("Animated", SideBySideView([(slider, nil), (button, 120)]))
    }
}
