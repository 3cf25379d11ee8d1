import UIKit

/// Two boxes, of which one is a multiple of the other, at a distance.
final class ProportionCard: UIView {
    private let strip = StripView(
        BlockView("A", style: .title3, color: .systemBlue), BlockView("B", style: .title3, color: .systemOrange))
    private lazy var gap = strip.second.leadingAnchor.constraint(
        equalTo: strip.first.trailingAnchor, constant: 16)
    private lazy var ratio = proportion(1.5)

    init() {
        super.init(frame: .zero)
        strip.first.heightAnchor.constraint(equalToConstant: 64).isActive = true
        for box in [strip.first, strip.second] {
            box.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            box.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        }
        NSLayoutConstraint.activate([gap, ratio])
        let card = CardView(
            "Constant and multiplier",
            rows: [
                strip,
                ControlRow.slider("Constant", 0...96, 16, text: { "\(Int($0.rounded())) pt" }) { [weak self] value in
                    self?.gap.constant = CGFloat(value.rounded())
                },
                ControlRow.slider("Multiplier", 0.25...4, 1.5, text: { "A = \(Self.rounded($0)) × B" }) {
                    [weak self] value in self?.show(Self.rounded(value))
                },
            ],
            remark: "A constant can be changed; for another multiplier a constraint is made anew.")
        embed(card)
    }

    required init?(coder: NSCoder) { fatalError("ProportionCard is made in code.") }

    /// Steps of a twentieth.
    private static func rounded(_ value: Float) -> CGFloat { (CGFloat(value) * 20).rounded() / 20 }

    private func proportion(_ multiplier: CGFloat) -> NSLayoutConstraint {
        strip.first.widthAnchor.constraint(equalTo: strip.second.widthAnchor, multiplier: multiplier)
    }

    private func show(_ multiplier: CGFloat) {
        guard multiplier != ratio.multiplier else { return }
        ratio.isActive = false
        ratio = proportion(multiplier)
        ratio.isActive = true
    }
}
