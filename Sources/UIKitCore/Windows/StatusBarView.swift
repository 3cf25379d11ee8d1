import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The status bar: the time in the middle, over the app's content.
///
/// A tap scrolls to the top if a scroll view allows it; else the app gets the tap.
final class StatusBarView: UIView {
    static let height: CGFloat = 20

    private let clock: () -> Date
    private let calendar: Calendar
    private var text = ""
    private(set) var style = UIStatusBarStyle.default
    /// Returns the scroll view that a tap would scroll.
    var tapTarget: () -> UIScrollView? = { nil }

    init(clock: @escaping () -> Date, calendar: Calendar) {
        (self.clock, self.calendar) = (clock, calendar)
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        contentMode = .center
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard event?.type == .touches, let hit = super.hitTest(point, with: event) else { return nil }
        return tapTarget() == nil ? nil : hit
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        // Hash order: it is only asked whether there is one.
        if touches.contains(where: { $0.tapCount > 0 }) { tapTarget()?.scrollToTop() }
    }

    override func draw(_ rect: CGRect) {
        let color: UIColor =
            switch style {
            case .default: .label
            case .lightContent: .white
            case .darkContent: .black
            }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12, weight: .semibold), .foregroundColor: color,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), withAttributes: attributes)
    }

    /// Shows the present minute, in the bar's style.
    func refresh(style: UIStatusBarStyle) {
        let parts = calendar.dateComponents([.hour, .minute], from: clock())
        let minute = parts.minute ?? 0
        let text = "\(parts.hour ?? 0):" + (minute < 10 ? "0" : "") + "\(minute)"
        guard (text, style) != (self.text, self.style) else { return }
        (self.text, self.style) = (text, style)
        setNeedsDisplay()
    }

    /// The time in seconds until the next minute.
    var secondsToNextMinute: Double {
        60 - clock().timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
    }

    // MARK: Showing and hiding

    /// Sets the width, even while the bar is being shown or hidden.
    func apply(width: CGFloat) {
        guard bounds.width != width else { return }
        bounds.size.width = width
        center.x = width / 2
    }

    /// Hides the bar, by the end state of an animation.
    func withdraw(by kind: UIStatusBarAnimation) {
        if kind == .slide { transform = CGAffineTransform(translationX: 0, y: -Self.height) } else { alpha = 0 }
    }

    /// Shows the bar at its final position.
    func present() { (alpha, transform) = (1, .identity) }

    /// Shows the bar at once, and ends its animations.
    func settle() {
        layer.removeAllAnimations()
        present()
    }
}
