import CoreGraphics
import QuartzCore
import UIFoundation
import UIKitCore

/// A yellow rectangle behind the current match that swells and fades out.
final class FindPulse: UIView {
    private static let (scale, duration): (CGFloat, Double) = (1.4, 0.3)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .systemYellow
        layer.cornerRadius = 3
    }

    required init?(coder: NSCoder) { nil }

    /// Animates once and then removes the view.
    func run() {
        UIView.animate(withDuration: Self.duration) {
            self.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
