import Foundation
import QuartzCore
import UIFoundation

/// The round white handle of switches and sliders, with its shadow.
final class KnobView: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .white
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 4
        layer.shadowOpacity = 0.15
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Sets the frame; the ends are round.
    func layOut(in rect: CGRect) {
        bounds.size = rect.size
        center = CGPoint(x: rect.midX, y: rect.midY)
        layer.cornerRadius = min(rect.width, rect.height) / 2
    }
}
